// Squares by name: columns a, b, c, …, rows 1, 2, 3, …, both counted from 0 in code.

/** @typedef {{ column: number, row: number }} Place */

/** @param {number} column */
export const letter = (column) => String.fromCharCode(97 + column);

const NAMES = Array.from({ length: 26 }, (_, column) =>
  Array.from({ length: 26 }, (_, row) => `${letter(column)}${row + 1}`),
);

/** The name of a square, such as `a1`. @param {number} column @param {number} row */
export const nameOf = (column, row) => /** @type {string} */ (NAMES[column]?.[row]);

/** Where a named square lies. @param {string} name @returns {Place} */
export const placeOf = (name) => ({ column: name.charCodeAt(0) - 97, row: Number(name.slice(1)) - 1 });

/**
 * The names in a flat list of columns and rows.
 * @param {ArrayLike<number>} flat
 */
export const namesOf = (flat) =>
  Array.from({ length: flat.length / 2 }, (_, i) => nameOf(Number(flat[2 * i]), Number(flat[2 * i + 1])));

/**
 * The name in `text` when it is a square of the board, or nothing.
 * @param {string} text
 * @param {number} size
 */
export function readSquare(text, size) {
  const name = text.toLowerCase();
  if (!/^[a-z]([1-9]|1\d|2[0-6])$/.test(name)) return undefined;
  const { column, row } = placeOf(name);
  return column < size && row < size ? name : undefined;
}
