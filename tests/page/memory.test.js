// What is shown of a method's memory: its tables, what changed in them, and what stands in the squares of the board.

import assert from "node:assert/strict";
import { test } from "node:test";
import { memoryOnBoard } from "../../www/board/memory.js";
import { changesOf, tablesOf } from "../../www/panels/variables-panel.js";
import { Player } from "../../www/player.js";
import { Solver } from "../api/package.js";

/** @param {string} method @param {number} size @param {number} step */
function variablesAt(method, size, step) {
  const solver = new Solver(method, size);
  solver.seek(step);
  const { variables } = solver;
  solver.free();
  return variables;
}

test("the integers of the attack board stand in its squares", () => {
  const labels = memoryOnBoard(4, variablesAt("attack-board", 4, 1));
  const row = (/** @type {number} */ n) => ["a", "b", "c", "d"].map((c) => labels.get(`${c}${n}`)).join(" ");
  assert.deepEqual([4, 3, 2, 1].map(row), ["4 4 4 0", "4 4 0 4", "4 0 4 4", "4 0 0 0"]);
});

test("the masks stand in the column at hand: each stroke a line that holds the square", () => {
  const labels = memoryOnBoard(4, variablesAt("bit-masks", 4, 2));
  assert.deepEqual(
    [...labels],
    [
      ["c1", "—"],
      ["c2", "╲"],
      ["c3", "—╱"],
      ["c4", "╱"],
    ],
  );
});

test("a placed queen changes her entry of each array and the number of the next queen, and nothing else", () => {
  const [before, after] = [0, 1].map((step) => tablesOf(variablesAt("diagonal-numbers", 8, step), 8));
  const changes = changesOf(after ?? [], before ?? []);
  assert.deepEqual([...changes], ["n 0 0", "col 0 0", "diag1 0 0", "diag2 0 0"]);
});

for (const method of ["diagonal-numbers", "attack-board", "permutation", "four-domains", "bit-masks"]) {
  test(`${method}: what the last step changed does not depend on how the step was reached`, async () => {
    const player = new Player(new Solver(method, 5), { onChange() {}, frame: setImmediate });
    const states = [];
    do states.push(player.variables);
    while (player.step());
    for (let step = player.position; step > 0; step--) {
      await player.seek(step);
      assert.deepEqual(player.formerVariables, states[step - 1]);
      assert.equal(player.position, step);
    }
    await player.seek(0);
    assert.equal(player.formerVariables, undefined);
    player.destroy();
  });
}
