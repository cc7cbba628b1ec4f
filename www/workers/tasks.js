// What a worker can do. A task takes plain arguments and returns plain data; the same functions run on the page itself
// where workers are refused, so a long one works in slices and reports between them.

import { DominationSearch, Solver, tourHint } from "../pkg/joli_echiquier.js";

/**
 * @typedef {object} Pace
 * @property {number} slice  milliseconds of work between two reports
 * @property {(progress: unknown) => Promise<void>} report  await it: on the page it lets others have their turn, and
 *   rejects when the job has been aborted
 */

/** @typedef {(args: any[], pace: Pace) => unknown} Task */

/** @type {Record<string, Task>} */
export const tasks = { explore, hint, dominate };

/**
 * Runs a method to its first or to all solutions; gives its counters and the milliseconds spent.
 * @type {Task}
 */
async function explore([method, size, goal], { slice, report }) {
  const solver = new Solver(method, size);
  let time = 0;
  const go = () => {
    const started = performance.now();
    const outcome = goal === "first" ? solver.nextSolution(slice) : solver.exhaust(slice);
    time += performance.now() - started;
    return outcome;
  };
  try {
    while (go() === "paused") await report({ ...solver.counters, time });
    return { ...solver.counters, time };
  } finally {
    solver.free();
  }
}

/**
 * A move that keeps a knight's tour alive; the last argument is how long it may take, in milliseconds.
 * @type {Task}
 */
function hint([size, path, options, budget]) {
  return tourHint(size, path, options, budget);
}

/**
 * Proves the fewest queens that dominate a board, and counts the ways.
 * @type {Task}
 */
async function dominate([size, independent], { slice, report }) {
  const search = new DominationSearch(size, { independent });
  try {
    while (search.run(slice) === "paused") await report(search.progress);
    return search.result;
  } finally {
    search.free();
  }
}
