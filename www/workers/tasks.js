// What a worker can do. A task takes plain arguments and returns plain data; the same functions run on the page itself
// where workers are refused, so a long one works in slices and reports between them.

import { Solver } from "../pkg/joli_echiquier.js";

/**
 * @typedef {object} Pace
 * @property {number} slice  milliseconds of work between two reports
 * @property {(progress: unknown) => Promise<void>} report  await it: on the page it lets others have their turn, and
 *   rejects when the job has been aborted
 */

/** @typedef {(args: any[], pace: Pace) => unknown} Task */

/** @type {Record<string, Task>} */
export const tasks = { explore };

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
