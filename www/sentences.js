// What has just happened, in one sentence.

import { nameOf } from "./board/squares.js";
import { noTourSentence } from "./puzzle-sentences.js";

/** @typedef {import("./i18n.js").Translator} Translator */
/** @typedef {import("./pkg/joli_echiquier.js").Refusal} Refusal */
/** @typedef {import("./board/board-view.js").Piece} Piece */
/** @typedef {import("./board/board-view.js").Mark} Mark */

/**
 * What a search is doing, or what its last step did.
 * @param {Translator} t
 * @param {import("./session.js").Session} session
 */
export function searchSentence(t, { player, settings, noTour }) {
  if (noTour) return noTourSentence(t, noTour, settings);
  const { state } = player;
  if (state.id === "running") return t.text(`search.running.${state.goal}`);
  if (state.id === "seeking") return t.text("search.seeking", { step: state.target });
  return player.exhausted ? endSentence(t, player.counters) : eventSentence(t, player, settings);
}

/** @param {Translator} t @param {import("./pkg/joli_echiquier.js").Counters} counters */
function endSentence(t, { solutions, tests }) {
  return solutions ? t.text("search.exhausted", { n: solutions }) : t.text("search.none", { n: tests });
}

/** @param {Translator} t @param {import("./player.js").Player} player @param {import("./settings.js").Settings} settings */
function eventSentence(t, player, { method, puzzle, start }) {
  const { lastEvent: event, refusal } = player;
  if (!event) return t.textFor("search.start", puzzle, { start });
  if (event.type === "solution")
    return t.textFor("search.solution", puzzle, { n: player.counters.solutions });
  if (event.type === "dead-end") return t.textFor("search.dead-end", puzzle, { n: player.queens.length + 1 });
  const square = nameOf(event.column, event.row);
  if (refusal) return methodRefusal(t, method, event, refusal) ?? refusalSentence(t, square, refusal);
  if (event.type === "place" && isTold(PLACED, method)) {
    return t.text(`search.place.${method}`, { square, ...PLACED[method](event) });
  }
  return t.textFor(`search.${event.type}`, puzzle, { square, n: player.queens.length });
}

/** @typedef {{ column: number, row: number }} Place */

/**
 * What more there is to tell of a queen that was placed, for methods with a memory worth telling of; in their own numbers.
 * @type {Record<"attack-board" | "four-domains" | "bit-masks", (queen: Place) => Record<string, number>>}
 */
const PLACED = {
  "attack-board": ({ column }) => ({ k: column }),
  "four-domains": ({ column, row }) => ({ y: row + 1, u: column - row, v: column + row + 2 }),
  "bit-masks": () => ({}),
};

/**
 * What a method itself saw when it refused a square.
 * @type {Record<"attack-board" | "four-domains" | "permutation",
 *   (square: Place, by: Extract<Refusal, { reason: "attacked" }>) => Record<string, string | number>>}
 */
const REFUSED = {
  "attack-board": (_, by) => ({ k: by.column }),
  "four-domains": ({ column, row }, { line }) =>
    line === "diagonal"
      ? { name: "U", domain: "u", k: column - row }
      : { name: "V", domain: "v", k: column + row + 2 },
  permutation: ({ column }, by) => ({ n: Math.abs(by.column - column) }),
};

/**
 * @template {object} Table
 * @param {Table} table
 * @param {PropertyKey} method
 * @returns {method is keyof Table}
 */
const isTold = (table, method) => Object.hasOwn(table, method);

/** @param {Translator} t @param {string} method @param {Place} square @param {Refusal} refusal */
function methodRefusal(t, method, square, refusal) {
  if (refusal.reason !== "attacked" || !isTold(REFUSED, method)) return undefined;
  return t.text(`search.reject.${method}`, {
    square: nameOf(square.column, square.row),
    by: nameOf(refusal.column, refusal.row),
    ...REFUSED[method](square, refusal),
  });
}

/** @param {Translator} t @param {string} square @param {Refusal} refusal */
function refusalSentence(t, square, refusal) {
  if (refusal.reason === "tried") return t.text("search.reject.tried", { square });
  if (refusal.reason === "too-few")
    return t.text("search.reject.too-few", { ...refusal, square, n: refusal.left });
  const by = nameOf(refusal.column, refusal.row);
  if (refusal.reason === "stranded") return t.text("search.reject.stranded", { square, by });
  return t.text(`search.reject.${refusal.line}`, { square, by });
}

/**
 * How the game stands.
 * @param {Translator} t
 * @param {import("./game.js").Game} game
 */
export function playSentence(t, { size, queens, examination }) {
  if (examination.puzzle !== "queens") return "";
  const { solution, conflicts } = examination;
  if (solution) return t.text("play.solved", { n: size });
  const [pair] = conflicts;
  if (pair) {
    const { first, second, line } = pair;
    return conflicts.length > 1
      ? t.text("play.conflicts", { n: conflicts.length })
      : t.text("play.conflict", { first, second, line: t.text(`line.${line}`) });
  }
  if (!queens.length) return t.text("play.empty");
  const left = size - queens.length;
  const rest = left > 0 ? t.text("play.left", { n: left }) : t.text("play.surplus", { n: -left });
  return `${t.text("play.standing", { n: queens.length })} ${rest}`;
}

/**
 * What is spoken of a square, such as "c7, queen, just placed".
 * @param {Translator} t
 * @param {string} square
 * @param {Piece | undefined} piece
 * @param {Mark | undefined} mark
 * @param {string} label
 */
export function squareSentence(t, square, piece, mark, label) {
  const words = [square];
  if (piece) words.push(t.text(`square.${piece.kind}`));
  if (piece?.locked) words.push(t.text("square.locked"));
  if (piece?.conflict) words.push(t.text("square.conflict"));
  if (piece?.solution) words.push(t.text("square.solution"));
  if (mark) words.push(t.text(`mark.${mark}`));
  if (label) words.push(label);
  return words.join(", ");
}
