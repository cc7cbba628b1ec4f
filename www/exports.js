// The board as something to take away. All this needs the whole module, which is loaded when it is first asked for.

import { loadWhole } from "./assets.js";
import { placeOf } from "./board/squares.js";

/** @typedef {import("./board/board-view.js").Scene} Scene */
/** @typedef {import("./pkg/joli_echiquier.js").PictureLook} PictureLook */

/**
 * A scene as an SVG document that needs nothing else.
 * @param {Scene} scene
 * @param {PictureLook} look
 */
export async function drawSVG({ size, pieces, path = [] }, look) {
  const { boardPicture } = await loadWhole();
  const squares = (/** @type {string} */ kind) =>
    [...pieces].filter(([, piece]) => piece.kind === kind).map(([square]) => square);
  return boardPicture(size, { queens: squares("queen"), knights: squares("knight"), path: [...path] }, look);
}

/**
 * A solution in a notation of the sources.
 * @param {string} notation
 * @param {number} size
 * @param {readonly string[]} queens
 * @param {number} [number]  of the solution
 */
export async function writeText(notation, size, queens, number) {
  const { printSolution } = await loadWhole();
  const places = queens.map(placeOf);
  const rows = Array.from(
    { length: size },
    (_, column) => places.find((place) => place.column === column)?.row,
  );
  const all = rows.filter((row) => row !== undefined);
  if (all.length < size) throw new Error("only a solution can be written: a queen in each column");
  return printSolution(notation, all, number);
}
