// Solver: going back, seeking and pausing lead to exactly the states that going forward led to.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Solver, known, methods } from "./package.js";

/**
 * All that a solver shows.
 * @param {Solver} solver
 */
function state({ position, queens, lastEvent, refusal, counters, variables }) {
  return { position, queens, lastEvent, refusal, counters, variables };
}

/**
 * The states of a run, at its start and after each of its first `length` steps.
 * @param {string} id
 * @param {number} size
 * @param {number} length
 */
function recording(id, size, length) {
  const solver = new Solver(id, size);
  const states = [state(solver)];
  while (states.length <= length && solver.step()) states.push(state(solver));
  return { solver, states };
}

for (const { id } of methods()) {
  // The smallest board on which every method of its kind has something to do.
  const size = id === "knight-closed" ? 6 : 5;

  test(`${id}: back step by step from the end to the start`, () => {
    const { solver, states } = recording(id, size, 1000);
    for (const expected of states.reverse()) {
      assert.deepEqual(state(solver), expected);
      assert.equal(solver.stepBack(), expected.position > 0);
    }
    assert.deepEqual(state(solver), states.at(-1), "it stays at its start");
  });

  test(`${id}: to any step from any other`, () => {
    const { solver, states } = recording(id, size, 1000);
    const jump = 7919; // a prime, so that the jumps come to all steps, in no order
    for (let i = 0; i < states.length; i++) {
      const target = (i * jump) % states.length;
      assert.equal(solver.seek(target), target);
      assert.deepEqual(state(solver), states[target]);
    }
  });
}

test("from far ahead back to a step near the start, and to the end when the target is beyond it", () => {
  const { states } = recording("diagonal-numbers", 10, 500);
  const solver = new Solver("diagonal-numbers", 10);
  solver.exhaust();
  const end = state(solver);
  for (const expected of states) {
    solver.seek(expected.position);
    assert.deepEqual(state(solver), expected);
  }
  assert.equal(solver.seek(Number.MAX_SAFE_INTEGER), end.position);
  assert.deepEqual(state(solver), end);
});

test("a search that pauses all the time comes to the same place as one that never does", () => {
  const tests = known.testsToFirstSolution.bySize[15];
  const patient = new Solver("diagonal-numbers", 16);
  const hurried = new Solver("diagonal-numbers", 16);
  assert.equal(patient.nextSolution(), "solution");
  let pauses = 0;
  while (hurried.nextSolution(0) === "paused") pauses++;
  assert.ok(pauses > 5, `${pauses} pauses`);
  assert.equal(hurried.counters.tests, tests);
  assert.deepEqual(state(hurried), state(patient));
});

test("a seek that runs out of its budget goes on with the next call", () => {
  const solver = new Solver("diagonal-numbers", 12);
  const target = 1_000_000;
  let calls = 1;
  while (solver.seek(target, 0) < target) calls++;
  assert.ok(calls > 5, `${calls} calls`);
  const direct = new Solver("diagonal-numbers", 12);
  direct.seek(target);
  assert.deepEqual(state(solver), state(direct));
});

test("dead end after dead end, then the end", () => {
  const solver = new Solver("diagonal-numbers", 4);
  const positions = [];
  while (solver.nextDeadEnd() === "dead-end") positions.push(solver.position);
  assert.deepEqual(positions, [9, 18, 69, 78]);
  assert.equal(solver.nextDeadEnd(), "exhausted");
});

test("reset goes back to step 0", () => {
  const solver = new Solver("diagonal-numbers", 8);
  const start = state(solver);
  solver.nextSolution();
  solver.reset();
  assert.deepEqual(state(solver), start);
});

test("two solvers do not know each other", () => {
  const [one, other] = [new Solver("diagonal-numbers", 6), new Solver("diagonal-numbers", 6)];
  one.nextSolution();
  assert.equal(other.position, 0);
  one.free();
  assert.equal(other.nextSolution(), "solution");
});
