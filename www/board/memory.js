// What a method remembers, written in the squares of the board.

import { nameOf } from "./squares.js";

/** @typedef {import("../pkg/joli_echiquier.js").Variable} Variable */

/**
 * The lines that a mask of bits stands for, each by its own stroke.
 * @type {[name: string, stroke: string][]}
 */
const STROKES = [
  ["rows", "—"],
  ["diagonals", "╱"],
  ["antidiagonals", "╲"],
];

/**
 * The labels of the squares: the numbers that a method keeps for them, or the lines that hold those of the column at hand.
 * @param {number} size
 * @param {Variable[]} variables
 * @returns {Map<string, string>}
 */
export function memoryOnBoard(size, variables) {
  const grid = variables.find((variable) => variable.kind === "grid")?.values;
  if (grid) return new Map(grid.map((value, i) => [nameOf(i % size, Math.floor(i / size)), String(value)]));
  return variables.some(({ kind }) => kind === "bits") ? masks(size, variables) : new Map();
}

/** The lines that hold each square of the column at hand, or a ring where none does. @param {number} size @param {Variable[]} variables */
function masks(size, variables) {
  const place = variables.find(({ name }) => name === "column");
  const column = place?.kind === "number" ? (place.value ?? size) : size;
  /** @type {Map<string, string>} */
  const labels = new Map();
  for (let row = 0; row < size && column < size; row++) {
    const strokes = STROKES.filter(([name]) => bitOf(variables, name, row)).map(([, stroke]) => stroke);
    labels.set(nameOf(column, row), strokes.join("") || "○");
  }
  return labels;
}

/** @param {Variable[]} variables @param {string} name @param {number} row */
function bitOf(variables, name, row) {
  const mask = variables.find((variable) => variable.name === name);
  return mask?.kind === "bits" && mask.values[row];
}
