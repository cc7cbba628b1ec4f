// Domination on the board: what the queens leave uncovered, and the square that the search is about to cover.

import { nameOf } from "./board/squares.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./board/board-view.js").Scene} Scene */
/** @typedef {import("./board/board-view.js").Mark} Mark */
/** @typedef {import("./board/board-view.js").Piece} Piece */

/**
 * What a search still has to cover, and the square it has chosen to cover next.
 * @param {Session} session
 * @returns {Map<string, Mark>}
 */
export function coverMarks({ player, settings: { size } }) {
  /** @type {Map<string, Mark>} */
  const marks = new Map();
  for (const variable of player.variables) {
    if (variable.name === "uncovered" && variable.kind === "grid") {
      variable.values.forEach(
        (value, i) => value && marks.set(nameOf(i % size, Math.floor(i / size)), "uncovered"),
      );
    }
  }
  const target = player.variables.find(({ kind }) => kind === "square");
  if (target?.kind === "square" && target.value) {
    marks.set(nameOf(target.value.column, target.value.row), "target");
  }
  return marks;
}

/** @param {Session} session @returns {Scene} */
export function coverPlayScene(session) {
  const { game, cover } = session;
  const { conflict } = cover ?? {};
  /** @param {string} square @returns {[string, Piece]} */
  const piece = (square) => [
    square,
    {
      kind: "queen",
      conflict: square === conflict?.first || square === conflict?.second,
      locked: game.locked.has(square),
      solution: cover?.solution ?? false,
    },
  ];
  return {
    size: game.size,
    pieces: new Map(game.queens.map(piece)),
    marks: new Map(game.queens.length ? cover?.uncovered.map((square) => [square, "uncovered"]) : []),
    lines: conflict ? [{ from: conflict.first, to: conflict.second }] : [],
  };
}
