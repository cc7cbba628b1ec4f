// Solutions as text: every notation of the package, both ways, and its errors.

import assert from "node:assert/strict";
import { test } from "node:test";
import { constructSolution, methods, notations, parseSolution, printSolution } from "./package.js";

const FIRST_OF_EIGHT = [0, 4, 7, 5, 2, 6, 1, 3];

test("the notations name the methods whose source writes so", () => {
  const ids = methods().map(({ id }) => id);
  assert.ok(notations().length >= 7);
  for (const notation of notations()) {
    assert.ok(notation.methods.every((id) => ids.includes(id)));
    assert.ok(notation.largest >= 26);
  }
});

test("the first solution of eight queens as each source writes it", () => {
  const written = notations().map(({ id }) => [id, printSolution(id, FIRST_OF_EIGHT, 92).split("\n")]);
  const { board = [], ...others } = Object.fromEntries(written);
  assert.deepEqual(others, {
    squares: ["a1 b5 c8 d6 e3 f7 g2 h4"],
    digits: ["15863724"],
    letters: ["Solution 92", "A1", "B7", "C5", "D8", "E2", "F4", "G6", "H3"],
    coordinates: ["(0, 0) (1, 4) (2, 7) (3, 5) (4, 2) (5, 6) (6, 1) (7, 3)"],
    pos: ["pos = (1, 7, 5, 8, 2, 4, 6, 3)"],
    list: ["[1,5,8,6,3,7,2,4]"],
  });
  assert.deepEqual([board[0], board[2], board.length], ["case92:", " Q  .  .  .  .  .  .  . ", 11]);
});

for (const { id, largest } of notations()) {
  test(`${id} reads back what it writes`, () => {
    for (const size of [1, 4, 8, 10, 26, 1000].filter((size) => size <= largest)) {
      const rows = constructSolution(size);
      assert.deepEqual(parseSolution(id, printSolution(id, rows), size), rows);
    }
  });
}

/** @param {unknown} value @returns {any} */
const anything = (value) => value;

/** @type {[() => unknown, RegExp | string][]} */
const refused = [
  [() => printSolution("chess", [0]), /^there is no notation "chess"; the notations are squares, digits/],
  [() => printSolution(anything(8), [0]), /^there is no notation "8"/],
  [() => printSolution("list", []), "size 0 is not allowed: it must be a whole number from 1 to 1000000"],
  [
    () => printSolution("list", [0, 2]),
    /^row 2 is not allowed in column 1: the rows of this board go from 0/,
  ],
  [() => printSolution("list", [1, 1]), /^row 1 is not allowed in column 1: an earlier column has it/],
  [() => printSolution("list", [0.5]), /^row 0.5 is not allowed: it must be a whole number from 0 to/],
  [() => printSolution("list", anything(["0"])), /^row "0" is not allowed: it must be a whole number/],
  [() => printSolution("list", anything(7)), /^the rows must be an array of numbers/],
  [() => printSolution("list", [0], 0), /^number 0 is not allowed: it must be a whole number from 1 to/],
  [() => printSolution("squares", constructSolution(27)), /^size 27 is not allowed: .* from 1 to 26$/],
  [() => parseSolution("squares", "a1", 27), /^size 27 is not allowed: .* from 1 to 26$/],
  [
    () => parseSolution("list", anything(undefined), 4),
    /^text undefined is not allowed: it must be a string/,
  ],
  [
    () => parseSolution("squares", "a2\nb4 b1", 4),
    "line 2, character 4: column b is named twice: a column holds one queen",
  ],
];

for (const [call, message] of refused) {
  test(`${String(call).slice(6)} is refused`, () => {
    assert.throws(call, { name: "Error", message });
  });
}
