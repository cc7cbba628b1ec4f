// The side of the page: its workers, and a count by one of them or by several together.

/** @typedef {{ solutions: bigint, time: number }} Result */

/** @type {Worker[]} */
const workers = [];

/** How many slices a count is cut into for several workers. */
const SLICES = 48;

/** @param {number} count */
export async function start(count) {
  for (let i = 0; i < count; i++) {
    const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    await answer(worker);
    workers.push(worker);
  }
}

/**
 * @param {Worker} worker
 * @returns {Promise<any>}
 */
const answer = (worker) =>
  new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
  });

/**
 * @param {Worker} worker
 * @param {import("./worker.js").Job} job
 * @returns {Promise<Result>}
 */
function ask(worker, job) {
  const result = answer(worker);
  worker.postMessage(job);
  return result;
}

/**
 * A count by the first worker alone.
 * @param {string} program
 * @param {number} n
 */
export const alone = (program, n) => ask(/** @type {Worker} */ (workers[0]), { program, n });

/**
 * A count by all workers, each taking the next slice when it has done one.
 * @param {number} n
 * @returns {Promise<Result>}
 */
export async function together(n) {
  const start = performance.now();
  let next = 0;
  let solutions = 0n;
  const work = async (/** @type {Worker} */ worker) => {
    while (next < SLICES) {
      const slice = await ask(worker, { program: "slice", n, index: next++, of: SLICES });
      solutions += slice.solutions;
    }
  };
  await Promise.all(workers.map(work));
  return { solutions, time: performance.now() - start };
}
