// What an element or a link asks for, read from texts. A bad text is reported and its default used.

import { readSquare } from "./board/squares.js";

/**
 * @typedef {object} Settings
 * @property {"queens" | "domination" | "knight"} puzzle
 * @property {number} size
 * @property {string} method
 * @property {string} mode
 * @property {readonly string[]} queens
 * @property {readonly string[]} locked
 * @property {string} start
 * @property {number} step
 * @property {"auto" | "light" | "dark"} theme
 * @property {"full" | "compact" | "none"} controls
 */

/**
 * A text that was not taken, for a message `bad.<key>` of the language files.
 * @typedef {{ key: "size" | "step" | "choice" | "square", values: Record<string, string | number> }} Problem
 */

/** @typedef {{ methods: { id: string, puzzle: string }[], modes: { id: string, puzzles: string[] }[] }} Known */

export const SIZES = { min: 1, max: 26 };
/** @type {Settings["puzzle"][]} */
const PUZZLES = ["queens", "domination", "knight"];

/** The puzzles that have a method and a mode. @param {Known} known */
export const offeredPuzzles = ({ methods, modes }) =>
  PUZZLES.filter(
    (puzzle) =>
      methods.some((method) => method.puzzle === puzzle) &&
      modes.some(({ puzzles }) => puzzles.includes(puzzle)),
  );

/**
 * Reads all settings.
 * @param {(name: string) => string | null} get  the text of an attribute, `null` when it is absent
 * @param {Known} known
 * @returns {{ settings: Settings, problems: Problem[] }}
 */
export function readSettings(get, known) {
  /** @type {Problem[]} */
  const problems = [];
  const read = reader(get, problems);
  const puzzle = read.choice("puzzle", offeredPuzzles(known));
  const size = read.number("size", SIZES.min, SIZES.max, 8);
  const methods = known.methods.filter((method) => method.puzzle === puzzle).map(({ id }) => id);
  const modes = known.modes.filter(({ puzzles }) => puzzles.includes(puzzle)).map(({ id }) => id);
  const [queens, locked, start] = [
    read.squares("queens", size),
    read.squares("locked", size),
    read.squares("start", size),
  ];
  const settings = {
    puzzle,
    size,
    method: read.choice("method", methods),
    // A position that is given is there to be played with.
    mode: read.choice("mode", modes, queens.length + locked.length ? "play" : modes[0]),
    queens,
    locked,
    start: start[0] ?? "a1",
    step: read.number("step", 0, Number.MAX_SAFE_INTEGER, 0),
    theme: read.choice("theme", /** @type {Settings["theme"][]} */ (["auto", "light", "dark"])),
    controls: read.choice("controls", /** @type {Settings["controls"][]} */ (["full", "compact", "none"])),
  };
  return { settings, problems };
}

/** @param {(name: string) => string | null} get @param {Problem[]} problems */
function reader(get, problems) {
  /** @param {Problem["key"]} key @param {Problem["values"]} values */
  const report = (key, values) => void problems.push({ key, values });
  return {
    /** @param {"size" | "step"} name @param {number} min @param {number} max @param {number} otherwise */
    number(name, min, max, otherwise) {
      const given = get(name)?.trim();
      if (!given) return otherwise;
      const value = Number(given);
      if (/^\d+$/.test(given) && value >= min && value <= max) return value;
      report(name, { given: short(given), min, max, used: otherwise });
      return otherwise;
    },
    /** @template {string} T @param {string} name @param {T[]} allowed @param {T} [otherwise] @returns {T} */
    choice(name, allowed, otherwise = allowed[0]) {
      const given = get(name)?.trim();
      const value = given ? allowed.find((id) => id === given) : otherwise;
      if (value) return value;
      report("choice", {
        name,
        given: short(given ?? ""),
        allowed: allowed.join(", "),
        used: String(otherwise),
      });
      return /** @type {T} */ (otherwise);
    },
    /** @param {string} name @param {number} size */
    squares(name, size) {
      const names = (get(name) ?? "").split(/[\s,;]+/).filter(Boolean);
      const squares = names.map((text) => readSquare(text, size));
      const bad = names.filter((_, i) => !squares[i]);
      const last = `${String.fromCharCode(96 + size)}${size}`;
      if (bad.length) report("square", { name, given: short(bad.join(", ")), last });
      return [...new Set(squares.filter((square) => square !== undefined))];
    },
  };
}

/** @param {string} text */
const short = (text) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
