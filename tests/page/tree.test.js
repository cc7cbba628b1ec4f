// The tree of a whole run, and the numbers it is set against.

import assert from "node:assert/strict";
import { test } from "node:test";
import { placeOf, namesOf } from "../../www/board/squares.js";
import { brute } from "../../www/positions.js";
import { nodeOf, treeOf } from "../../www/tree.js";
import { Solver, methods } from "../api/package.js";

for (const { id } of methods().filter(({ puzzle }) => puzzle === "queens")) {
  test(`the tree of ${id}: its levels, its solutions, and the node of every step`, () => {
    const solver = new Solver(id, 5);
    const nodes = treeOf(solver);
    const perLevel = solver.counters.nodesPerLevel.map(
      (_, k) => nodes.filter(({ level }) => level === k).length,
    );
    assert.deepEqual(perLevel, solver.counters.nodesPerLevel);
    assert.equal(nodes.filter(({ solution }) => solution).length, 10);
    solver.reset();
    for (const node of nodes) {
      solver.seek(node.step);
      assert.equal(nodeOf(nodes, namesOf(solver.queens).map(placeOf), node.step), node);
    }
    solver.free();
  });
}

test("the numbers the texts set against each other", () => {
  assert.deepEqual(brute(8), [
    ["C(64, 8)", 4_426_165_368n],
    ["8^8", 16_777_216n],
    ["8!", 40_320n],
  ]);
});
