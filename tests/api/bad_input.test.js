// Whatever JavaScript passes in, the answer is an Error that says what is allowed, and the package goes on working.

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { Solver, examine } from "./package.js";

// What a careless caller could pass where a whole number is asked for.
const NOT_NUMBERS = [
  "abc",
  "8",
  "",
  NaN,
  null,
  true,
  {},
  [],
  [8],
  8n,
  Symbol("8"),
  () => 8,
  new Date(0),
  new Proxy({}, {}),
];
const NOT_WHOLE = [8.5, -0.5, 1e-300];
const TOO_LARGE = [1e300, Infinity, 2 ** 53];

/** @param {unknown} value */
const shown = (value) => (typeof value === "object" ? JSON.stringify(value) : String(value));

/** @param {unknown} value @returns {any} */
const anything = (value) => value;

afterEach(() => {
  assert.equal(new Solver("diagonal-numbers", 6).nextSolution(), "solution", "the package still works");
});

for (const size of [0, 27, -1, undefined, ...NOT_NUMBERS, ...NOT_WHOLE, ...TOO_LARGE]) {
  test(`size ${typeof size} ${shown(size)} is refused`, () => {
    assert.throws(() => new Solver("diagonal-numbers", anything(size)), {
      name: "Error",
      message: /^size .+ is not allowed: it must be a whole number from 1 to 26$/,
    });
  });
}

for (const id of [
  "",
  "queens",
  "DIAGONAL-NUMBERS",
  "x".repeat(1e6),
  "\ud800",
  undefined,
  8,
  ...NOT_NUMBERS,
]) {
  test(`method ${typeof id} ${shown(id).slice(0, 20)} is refused`, () => {
    assert.throws(() => new Solver(anything(id), 8), {
      name: "Error",
      message: /^there is no method ".{0,40}"; the methods are diagonal-numbers/s,
    });
  });
}

for (const start of [
  "z9",
  "a0",
  "a9",
  "i1",
  "",
  "a",
  "1",
  "a1b",
  "a99999999999999999999",
  5,
  null,
  {},
  Symbol("a1"),
]) {
  test(`start ${typeof start} ${shown(start)} is refused`, () => {
    assert.throws(() => new Solver("diagonal-numbers", 8, { start: anything(start) }), {
      name: "Error",
      message: /is not (on the 8 × 8 board: its squares go from a1 to h8|a square: write .+ such as a1)$/,
    });
  });
}

/** @type {[unknown, string][]} */
const NOT_OPTIONS = [
  [null, "null"],
  [5, "5"],
  ["a1", '"a1"'],
  [Symbol("a1"), "Symbol(a1)"],
];

for (const [options, named] of NOT_OPTIONS) {
  test(`${named} is refused as options`, () => {
    assert.throws(() => new Solver("diagonal-numbers", 8, anything(options)), {
      name: "Error",
      message: `${named} is not allowed here: it must be an object with options`,
    });
  });
}

for (const step of [-1, undefined, ...NOT_NUMBERS, ...NOT_WHOLE, ...TOO_LARGE]) {
  test(`seek to ${typeof step} ${shown(step)} is refused, and moves nothing`, () => {
    const solver = new Solver("diagonal-numbers", 8);
    solver.seek(100);
    assert.throws(() => solver.seek(anything(step)), {
      name: "Error",
      message: /^step .+ is not allowed: it must be a whole number from 0 up/,
    });
    assert.equal(solver.position, 100);
  });
}

for (const budget of [-1, 86_400_001, ...NOT_NUMBERS, ...NOT_WHOLE, ...TOO_LARGE]) {
  test(`budget ${typeof budget} ${shown(budget)} is refused, and moves nothing`, () => {
    const solver = new Solver("diagonal-numbers", 8);
    const calls = [
      () => solver.nextSolution(anything(budget)),
      () => solver.nextDeadEnd(anything(budget)),
      () => solver.exhaust(anything(budget)),
      () => solver.seek(1, anything(budget)),
    ];
    for (const call of calls) {
      assert.throws(call, {
        name: "Error",
        message: /^budget .+ is not allowed: it must be a whole number from 0 to 86400000$/,
      });
    }
    assert.equal(solver.position, 0);
  });
}

for (const queens of [
  ["z9"],
  ["a1", "a9"],
  ["a1", " b5"],
  [""],
  [5],
  [null],
  [{}],
  [Symbol("a1")],
  Array(2),
]) {
  test(`queens ${queens.map(shown)} are refused`, () => {
    assert.throws(() => examine(8, anything(queens)), {
      name: "Error",
      message: /is not (on the 8 × 8 board: its squares go from a1 to h8|a square: write .+ such as a1)$/,
    });
  });
}

for (const queens of [
  undefined,
  ...NOT_NUMBERS.filter((value) => !Array.isArray(value)),
  8,
  new Set(["a1"]),
]) {
  test(`queens ${typeof queens} ${shown(queens)} are refused`, () => {
    assert.throws(() => examine(8, anything(queens)), {
      name: "Error",
      message: /^.+ is not a list of squares: give an array, such as \["a1", "b5"\]$/,
    });
  });
}

test("a queen on a square that is taken is refused", () => {
  const message = "a1 is named twice: a square holds one queen at most";
  assert.throws(() => examine(8, ["a1", "b3", "a1"]), { name: "Error", message });
});

test("a freed solver throws an Error, whatever is asked of it", () => {
  const solver = new Solver("diagonal-numbers", 8);
  solver.free();
  const uses = [
    () => solver.step(),
    () => solver.stepBack(),
    () => solver.seek(1),
    () => solver.nextSolution(),
    () => solver.nextDeadEnd(),
    () => solver.exhaust(),
    () => solver.reset(),
    () => solver.size,
    () => solver.position,
    () => solver.queens,
    () => solver.lastEvent,
    () => solver.refusal,
    () => solver.variables,
    () => solver.counters,
    () => solver.free(),
  ];
  for (const use of uses) assert.throws(use, { name: "Error" });
});
