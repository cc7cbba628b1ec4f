// How fast each method runs in WebAssembly, and how long a seek and the reading of a text take: make bench.
// Times are of the processor, so that other programs on the machine disturb them less. Results are checked on the way.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import {
  Solver,
  constructSolution,
  initSync,
  methods,
  notations,
  parseSolution,
  printSolution,
} from "../www/pkg/joli_echiquier.js";

/** @param {string} path */
const read = (path) => readFileSync(new URL(path, import.meta.url));

initSync({ module: read("../www/pkg/joli_echiquier_bg.wasm") });
const known = JSON.parse(read("../tests/known.json").toString());

/**
 * Milliseconds of processor time.
 * @param {() => unknown} work
 */
function time(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** @param {number} events @param {number} ms */
const rate = (events, ms) => `${(events / ms / 1000).toFixed(1).padStart(6)} million events a second`;

/**
 * The events of `times` whole runs, or of what two seconds see of them, and how long they take.
 * @param {string} id
 * @param {number} size
 * @param {number} times
 */
function runs(id, size, times) {
  let events = 0;
  const ms = time(() => {
    for (let i = 0; i < times; i++) {
      const solver = new Solver(id, size);
      solver.exhaust(2000);
      events += solver.position;
      solver.free();
    }
  });
  return { events, ms };
}

const queens = methods().filter(({ puzzle }) => puzzle === "queens");
for (const { id } of queens) runs(id, 8, 10); // into the engine's optimising compiler

for (const { id } of queens) {
  const small = runs(id, 8, 300);
  const large = runs(id, 20, 1);
  console.log(
    `${id.padEnd(16)} n = 8: ${rate(small.events, small.ms)}; n = 20: ${rate(large.events, large.ms)}`,
  );
}

const first = new Solver("diagonal-numbers", 20);
const ms = time(() => assert.equal(first.nextSolution(), "solution"));
assert.equal(first.counters.tests, known.testsToFirstSolution.bySize[19]);
console.log(
  `first solution of 20 queens: ${first.counters.tests} tests, ${ms.toFixed(0)} ms,${rate(first.position, ms)}`,
);

for (const { id } of queens) {
  const solver = new Solver(id, id === "permutation" ? 8 : 10);
  solver.exhaust();
  assert.equal(solver.counters.solutions, known.solutions.bySize[solver.size - 1]);
  const end = solver.position;
  const times = Array.from({ length: 101 }, (_, percent) => {
    solver.seek(end);
    return time(() => solver.seek(Math.floor((end * percent) / 100)));
  });
  const worst = Math.max(...times).toFixed(1);
  console.log(
    `${id.padEnd(16)} seek from the end of n = ${solver.size} (${end} events): ${worst} ms at most`,
  );
}

/** The first 10,000 characters of a text without end. @param {string} text */
const long = (text) => text.repeat(Math.ceil(10000 / text.length)).slice(0, 10000);

for (const { id, largest } of notations()) {
  const texts = ["9", "a", "é", "\n", ".Q", "(1,"].map(long);
  texts.push(printSolution(id, constructSolution(Math.min(largest, 800))));
  const times = texts.map((text) =>
    time(() => {
      try {
        parseSolution(id, text, largest);
      } catch {
        // most of them are no solutions
      }
    }),
  );
  console.log(`${id.padEnd(16)} reads 10,000 characters in ${Math.max(...times).toFixed(1)} ms at most`);
}
