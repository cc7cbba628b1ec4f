// Where a key takes the focus on a board: the grid pattern of the ARIA practices, without wrapping.

/** @typedef {import("./squares.js").Place} Place */

/** @type {Record<string, (at: Place, last: number, corner: boolean) => Partial<Place>>} */
const MOVES = {
  ArrowLeft: ({ column }) => ({ column: column - 1 }),
  ArrowRight: ({ column }) => ({ column: column + 1 }),
  ArrowUp: ({ row }) => ({ row: row + 1 }),
  ArrowDown: ({ row }) => ({ row: row - 1 }),
  Home: (_, last, corner) => (corner ? { column: 0, row: last } : { column: 0 }),
  End: (_, last, corner) => (corner ? { column: last, row: 0 } : { column: last }),
  PageUp: (_, last) => ({ row: last }),
  PageDown: () => ({ row: 0 }),
};

/**
 * The place a key leads to, or nothing when it is not a key of the board.
 * @param {KeyboardEvent} event
 * @param {Place} at
 * @param {number} size
 * @returns {Place | undefined}
 */
export function placeAfterKey(event, at, size) {
  const move = MOVES[event.key];
  if (!move || event.altKey || event.metaKey) return undefined;
  const { column, row } = { ...at, ...move(at, size - 1, event.ctrlKey) };
  return { column: within(column, size), row: within(row, size) };
}

/** The nearest column or row on the board. @param {number} index @param {number} size */
export const within = (index, size) => Math.min(Math.max(index, 0), size - 1);
