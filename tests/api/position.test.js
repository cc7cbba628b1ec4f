// examine(): compared, on every placement of three queens on a 4 × 4 board, with what the rules of chess say.

import assert from "node:assert/strict";
import { test } from "node:test";
import { examine } from "./package.js";

const SIZE = 4;
const SQUARES = [...Array(SIZE * SIZE).keys()].map((i) => ({ column: i % SIZE, row: Math.floor(i / SIZE) }));
/** @typedef {typeof SQUARES[number]} Square */

/** @param {Square} square */
const name = ({ column, row }) => `${"abcd"[column]}${row + 1}`;

/**
 * The line that two squares share.
 * @param {Square} a
 * @param {Square} b
 */
function line(a, b) {
  const [columns, rows] = [a.column - b.column, a.row - b.row];
  if (columns === 0) return "column";
  if (rows === 0) return "row";
  if (columns === rows) return "diagonal";
  return columns === -rows ? "antidiagonal" : undefined;
}

test("three queens anywhere: every pair on a line, and every free square on a line", () => {
  for (let i = 0; i < SQUARES.length; i++) {
    for (let j = 0; j < i; j++) {
      for (let k = 0; k < j; k++) check([i, j, k].map((index) => /** @type {Square} */ (SQUARES[index])));
    }
  }
});

/** @param {Square[]} queens */
function check(queens) {
  const { conflicts, attacked, solution } = examine(SIZE, queens.map(name));
  const pairs = queens.flatMap((first, i) => queens.slice(i + 1).map((second) => ({ first, second })));
  const expected = pairs
    .filter(({ first, second }) => line(first, second))
    .map(({ first, second }) => ({ first: name(first), second: name(second), line: line(first, second) }));
  assert.deepEqual(new Set(conflicts), new Set(expected));
  const free = SQUARES.filter((square) => !queens.includes(square));
  const reached = free.filter((square) => queens.some((queen) => line(queen, square)));
  assert.deepEqual(attacked.toSorted(), reached.map(name).toSorted());
  assert.equal(solution, false, "three queens are not four");
}

test("n queens that leave each other alone are a solution", () => {
  assert.equal(examine(4, ["b1", "d2", "a3", "c4"]).solution, true);
  assert.equal(examine(4, ["b1", "d2", "a3", "d4"]).solution, false);
  assert.equal(examine(1, ["a1"]).solution, true);
  assert.equal(examine(4, []).solution, false);
});
