// Solver: what a run does, from its first step to its last, by known numbers and a trace that can be replayed by hand.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Solver, known, memory, methods } from "./package.js";

/** @typedef {import("../../www/pkg/joli_echiquier.js").SearchEvent} SearchEvent */

/** @param {SearchEvent} event */
function notation(event) {
  if (event.type === "dead-end") return "!";
  if (event.type === "solution") return "*";
  const square = `${String.fromCharCode(97 + event.column)}${event.row + 1}`;
  return { place: "+", reject: "x", remove: "-" }[event.type] + square;
}

/**
 * The events from here to the end, one by one.
 * @param {Solver} solver
 */
function* events(solver) {
  for (let event = solver.step(); event; event = solver.step()) yield event;
}

/**
 * The queens as the column of each row, counted from 1.
 * @param {Solver} solver
 */
function columns(solver) {
  const pairs = Array.from({ length: solver.queens.length / 2 }, (_, i) =>
    solver.queens.slice(2 * i, 2 * i + 2),
  );
  pairs.sort(([, row1 = 0], [, row2 = 0]) => row1 - row2);
  return pairs.map(([column = 0]) => column + 1).join("");
}

/** @param {(id: string) => void} body  given the id of each method that places queens */
function forEachQueensMethod(body) {
  for (const { id, puzzle } of methods()) if (puzzle === "queens") body(id);
}

test("four queens by diagonal numbers, step by step to the end", () => {
  const solver = new Solver("diagonal-numbers", 4);
  const trace = [
    "+a1 xa2 xb2 +c2 xa3 xb3 xc3 xd3 !", // a1 and c2 leave no square in row 3
    "-c2 +d2 xa3 +b3 xa4 xb4 xc4 xd4 !", // a1, d2 and b3 leave none in row 4
    "-b3 xc3 xd3 -d2 -a1", // nothing starts with a1
    "+b1 xa2 xb2 xc2 +d2 +a3 xa4 xb4 +c4 *", // the first solution
    "-c4 xd4 -a3 xb3 xc3 xd3 -d2 -b1",
    "+c1 +a2 xa3 xb3 xc3 +d3 xa4 +b4 *", // its mirror image
    "-b4 xc4 xd4 -d3 -a2 xb2 xc2 xd2 -c1",
    "+d1 +a2 xa3 xb3 +c3 xa4 xb4 xc4 xd4 !", // the mirror images of what a1 led to
    "-c3 xd3 -a2 +b2 xa3 xb3 xc3 xd3 ! -b2 xc2 xd2 -d1",
  ];
  assert.equal([...events(solver)].map(notation).join(" "), trace.join(" "));
  assert.equal(solver.step(), undefined, "it stays at its end");
});

test("the variables are those of the article: a column and two diagonal numbers for each queen", () => {
  const solver = new Solver("diagonal-numbers", 4);
  solver.nextSolution();
  assert.deepEqual(solver.variables, [
    { name: "n", kind: "number", value: 5 },
    { name: "col", kind: "list", first: 1, values: [2, 4, 1, 3] },
    { name: "diag1", kind: "list", first: 1, values: [3, 6, 4, 7] },
    { name: "diag2", kind: "list", first: 1, values: [1, 2, -2, -1] },
  ]);
});

test("a refused square comes with the queen that attacks it and the line it holds", () => {
  const solver = new Solver("diagonal-numbers", 4);
  const refusals = [...Array(4)].map(() => solver.step() && solver.refusal);
  assert.deepEqual(refusals, [
    undefined, // +a1
    { reason: "attacked", column: 0, row: 0, line: "column" }, // xa2
    { reason: "attacked", column: 0, row: 0, line: "diagonal" }, // xb2
    undefined, // +c2
  ]);
});

test("eight queens: the first solution takes 876 tests and 113 placements", () => {
  const solver = new Solver("diagonal-numbers", 8);
  const { first, second, testsToFirst, placementsToFirst } = known.eightQueens;
  assert.equal(solver.nextSolution(), "solution");
  assert.equal(columns(solver), first);
  assert.deepEqual(solver.lastEvent, { type: "solution" });
  assert.equal(solver.counters.tests, testsToFirst);
  assert.equal(solver.counters.placements, placementsToFirst);
  assert.equal(solver.nextSolution(), "solution");
  assert.equal(columns(solver), second);
});

test("eight queens: all solutions, tests and nodes of every level", () => {
  const solver = new Solver("diagonal-numbers", 8);
  const found = [];
  while (solver.nextSolution() === "solution") found.push(columns(solver));
  const { first, last, tests, nodes, nodesPerLevel } = known.eightQueens;
  assert.deepEqual([found.length, new Set(found).size, found[0], found.at(-1)], [92, 92, first, last]);
  const { counters } = solver;
  assert.deepEqual([counters.tests, counters.nodes, counters.nodesPerLevel], [tests, nodes, nodesPerLevel]);
});

known.testsToFirstSolution.bySize.forEach((tests, index) => {
  const size = index + 1;
  const exists = size !== 2 && size !== 3;
  test(`n = ${size}: ${exists ? "a solution" : "no solution, proved"} after ${tests} tests`, () => {
    const solver = new Solver("diagonal-numbers", size);
    assert.equal(solver.nextSolution(), exists ? "solution" : "exhausted");
    assert.equal(solver.counters.tests, tests);
    assert.equal(solver.counters.solutions, exists ? 1 : 0);
  });
});

forEachQueensMethod((id) => {
  test(`${id} finds all solutions on every board up to 7 × 7, each once`, () => {
    for (let size = 1; size <= 7; size++) {
      const solver = new Solver(id, size);
      const found = [];
      while (solver.nextSolution() === "solution") found.push(columns(solver));
      assert.equal(found.length, known.solutions.bySize[size - 1], `n = ${size}`);
      assert.equal(new Set(found).size, found.length, `n = ${size}`);
      assert.equal(solver.counters.solutions, found.length);
    }
  });

  test(`${id} counts what its events say`, () => {
    const solver = new Solver(id, 5);
    const count = { place: 0, reject: 0, remove: 0, "dead-end": 0, solution: 0 };
    for (const { type } of events(solver)) count[type]++;
    const { placements, rejections, removals, deadEnds, solutions } = solver.counters;
    assert.deepEqual([placements, rejections, removals, deadEnds, solutions], Object.values(count));
    assert.equal(
      solver.position,
      Object.values(count).reduce((sum, n) => sum + n),
    );
  });
});

test("a run of eleven million steps leaves the memory as it was", () => {
  const solver = new Solver("diagonal-numbers", 12);
  const before = memory.buffer.byteLength;
  assert.equal(solver.exhaust(), "exhausted");
  assert.ok(solver.position > 11e6);
  assert.ok(memory.buffer.byteLength - before <= 2 ** 20, `${memory.buffer.byteLength - before} bytes more`);
});
