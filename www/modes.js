// The modes: for each, what the board shows, what pressing a square does, and the panels beside the board.
// A new mode is one entry here, a `mode.<id>` text in each language, and its panels.

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./board/board-view.js").Scene} Scene */
/** @typedef {import("./board/board-view.js").Mark} Mark */
/** @typedef {import("./board/board-view.js").Piece} Piece */
/** @typedef {import("./panels/panel.js").Context} Context */
/** @typedef {import("./panels/panel.js").Panel} Panel */

/**
 * @typedef {object} Mode
 * @property {string} id
 * @property {string[]} puzzles  in which it exists
 * @property {(session: Session) => Scene} scene
 * @property {(context: Context, square: string) => void} press
 * @property {(() => Promise<{ createPanel: (context: Context) => Panel }>)[]} panels  from the top; the first is the main one
 */

import { coverMarks, coverPlayScene } from "./domination.js";
import { knightPlayScene, knightSearchScene, moveKnight, pressKnightSearch } from "./knight.js";
import { memoryOnBoard } from "./board/memory.js";
import { nameOf } from "./board/squares.js";

/** The first mode of a puzzle is its default. @type {Mode[]} */
export const MODES = [
  {
    id: "search",
    puzzles: ["queens", "domination"],
    scene: searchScene,
    press: takeOver,
    panels: [() => import("./panels/search-panel.js"), () => import("./panels/study-panel.js")],
  },
  {
    id: "play",
    puzzles: ["queens"],
    scene: playScene,
    press: toggle,
    panels: [() => import("./panels/play-panel.js")],
  },
  {
    id: "play",
    puzzles: ["domination"],
    scene: coverPlayScene,
    press: toggle,
    panels: [() => import("./panels/domination-panel.js")],
  },
  {
    id: "search",
    puzzles: ["knight"],
    scene: knightSearchScene,
    press: pressKnightSearch,
    panels: [() => import("./panels/search-panel.js"), () => import("./panels/study-panel.js")],
  },
  {
    id: "play",
    puzzles: ["knight"],
    scene: knightPlayScene,
    press: moveKnight,
    panels: [() => import("./panels/knight-panel.js")],
  },
];

/** The mode that is set, in the puzzle that is set. @param {{ mode: string, puzzle: string }} settings */
export const modeOf = ({ mode, puzzle }) =>
  /** @type {Mode} */ (MODES.find(({ id, puzzles }) => id === mode && puzzles.includes(puzzle)) ?? MODES[0]);

/** @param {Session} session @returns {Scene} */
export function playScene({ game, showAttacked }) {
  const { examination } = game;
  if (examination.puzzle !== "queens") return { size: game.size, pieces: new Map() };
  const { conflicts, attacked, solution } = examination;
  const attackedQueens = new Set(conflicts.flatMap(({ first, second }) => [first, second]));
  /** @param {string} square @returns {[string, Piece]} */
  const piece = (square) => [
    square,
    { kind: "queen", conflict: attackedQueens.has(square), locked: game.locked.has(square), solution },
  ];
  return {
    size: game.size,
    pieces: new Map(game.queens.map(piece)),
    marks: new Map(showAttacked ? attacked.map((square) => [square, "attacked"]) : []),
    lines: conflicts.map(({ first, second }) => ({ from: first, to: second })),
  };
}

/** @param {Session} session @returns {Scene} */
export function searchScene(session) {
  const { player, settings } = session;
  const covering = settings.puzzle === "domination";
  const event = player.exhausted ? undefined : player.lastEvent;
  const solution = event?.type === "solution";
  /** @type {Map<string, Mark>} */
  const marks = covering ? coverMarks(session) : new Map();
  const lines = [];
  if (event && "column" in event) {
    const square = nameOf(event.column, event.row);
    marks.set(square, MARK_OF[event.type]);
    const { refusal } = player;
    if (refusal?.reason === "attacked") {
      const by = nameOf(refusal.column, refusal.row);
      marks.set(by, "attacker");
      lines.push({ from: by, to: square });
    }
  }
  /** @type {[string, Piece][]} */
  const pieces = player.queens.map((square) => [square, { kind: "queen", solution }]);
  const labels = covering ? new Map() : memoryOnBoard(settings.size, player.variables);
  return { size: settings.size, pieces: new Map(pieces), marks, labels, lines };
}

/** @type {Record<"place" | "reject" | "remove", Mark>} */
const MARK_OF = { place: "placed", reject: "refused", remove: "removed" };

/** @param {Context} context @param {string} square */
function toggle({ session }, square) {
  session.game.toggle(square);
  session.changed();
}

/** Whoever touches the board of a search goes on from there alone. @param {Context} context @param {string} square */
function takeOver(context, square) {
  const { session } = context;
  session.player.stop();
  session.game.replace(session.player.queens);
  session.game.toggle(square);
  context.set({ mode: "play" });
}
