// Every example shows what its sentence tells, and every method has one.

import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf } from "../../www/board/squares.js";
import { EXAMPLES } from "../../www/examples.js";
import { Solver, methods } from "../api/package.js";

for (const { id, method, step, queens } of EXAMPLES) {
  test(`${id}: at step ${step} the queens stand on ${queens}`, () => {
    const solver = new Solver(method, 8);
    assert.equal(solver.seek(step), step);
    assert.equal(namesOf(solver.queens).join(" "), queens);
    solver.free();
  });
}

test("the text's dead end: e4 goes to e8, then the queen of the fourth column leaves d2", () => {
  const solver = new Solver("queen-list", 8);
  const at = (/** @type {number} */ step) => (solver.seek(step), solver.lastEvent);
  assert.deepEqual(at(24), { type: "dead-end" });
  assert.deepEqual(at(25), { type: "remove", column: 4, row: 3 });
  assert.deepEqual(at(29), { type: "place", column: 4, row: 7 });
  assert.deepEqual(at(38), { type: "dead-end" });
  assert.deepEqual(at(40), { type: "remove", column: 3, row: 1 });
  solver.free();
});

test("every method of the queens has an example", () => {
  const ids = methods().filter(({ puzzle }) => puzzle === "queens");
  for (const { id } of ids)
    assert.ok(
      EXAMPLES.some(({ method }) => method === id),
      id,
    );
});
