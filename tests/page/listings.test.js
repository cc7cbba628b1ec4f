// Every method of the queens has its program in every language, and every kind of step it takes has its lines there.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGUAGES } from "../../www/i18n.js";
import { linesAt, loadListings } from "../../www/listings/listings.js";
import { Solver, methods } from "../api/package.js";

const ids = methods()
  .filter(({ puzzle }) => puzzle === "queens")
  .map(({ id }) => id);
const languages = /** @type {import("../../www/i18n.js").Language[]} */ (Object.keys(LANGUAGES));
const english = await loadListings("en");

for (const language of languages) {
  test(`listings in ${language}: 8 to 15 lines, the same levels as in English`, async () => {
    const listings = await loadListings(language);
    assert.deepEqual(Object.keys(listings), ids);
    for (const id of ids) {
      const lines = listings[id] ?? [];
      assert.ok(lines.length >= 8 && lines.length <= 15, `${id} has ${lines.length} lines`);
      assert.deepEqual(lines.map(depth), english[id]?.map(depth), id);
    }
  });
}

for (const id of ids) {
  test(`every step of ${id} is on a line of its listing, each kind on its own`, () => {
    /** @type {Map<string, string>} */
    const lineOf = new Map();
    const solver = new Solver(id, 6);
    for (let event = solver.step(); event; event = solver.step()) {
      const lines = linesAt(id, event.type, solver.refusal);
      assert.ok(lines.length, `${event.type} has no line`);
      for (const line of lines) assert.ok(english[id]?.[line], `${event.type}: line ${line}`);
      const former = lineOf.get(lines.join());
      assert.ok(former === undefined || former === event.type, `${former} and ${event.type} share a line`);
      lineOf.set(lines.join(), event.type);
    }
    solver.free();
  });
}

/** @param {string} line */
function depth(line) {
  const spaces = line.length - line.trimStart().length;
  assert.equal(spaces % 2, 0, line);
  return spaces / 2;
}
