// Workers that share out jobs. A job that is aborted ends its worker at once; another takes its place when needed. Where
// the browser or the host refuses workers, jobs run here on the page, one at a time and in short slices.

import { loadModule, startWorker } from "../assets.js";
import { tasks } from "./tasks.js";

/**
 * @typedef {object} Options
 * @property {AbortSignal} [signal]  ends the job at once
 * @property {(progress: any) => void} [onProgress]
 */

/**
 * @typedef {object} Job  with whoever waits for it
 * @property {string} task
 * @property {unknown[]} args
 * @property {AbortSignal | undefined} signal
 * @property {(progress: any) => void} onProgress
 * @property {(result: any) => void} resolve
 * @property {(error: unknown) => void} reject
 */

/** Milliseconds that a job on the page may take between two frames. */
const SLICE_ON_PAGE = 8;

/** Workers of one page, shared by all elements on it. */
class Pool {
  /** Workers that may run at the same time. */
  size = Math.max(1, navigator.hardwareConcurrency ?? 1);

  /** Whether jobs have to run on the page, for want of workers; known after the first job has started. */
  refused = false;

  /** @type {Job[]} */
  #waiting = [];
  /** @type {Map<Job, Worker | undefined>} */
  #running = new Map();
  /** @type {Worker[]} */
  #idle = [];

  /**
   * Does one job.
   * @param {string} task  a name of `tasks`
   * @param {unknown[]} args  plain data
   * @param {Options} [options]
   * @returns {Promise<any>} rejects with the signal's reason when aborted
   */
  run(task, args, { signal, onProgress = () => {} } = {}) {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      /** @type {Job} */
      const job = { task, args, signal, onProgress, resolve, reject };
      signal?.addEventListener("abort", () => this.#abort(job), { once: true });
      this.#waiting.push(job);
      this.#next();
    });
  }

  /** Ends the workers that have nothing to do. */
  rest() {
    for (const worker of this.#idle.splice(0)) worker.terminate();
  }

  #next() {
    const places = this.refused ? 1 : this.size;
    while (this.#running.size < places) {
      const job = this.#waiting.shift();
      if (!job) return;
      this.#running.set(job, undefined);
      void this.#do(job);
    }
  }

  /** @param {Job} job */
  async #do(job) {
    try {
      job.resolve(await this.#result(job, await this.#hire()));
    } catch (error) {
      job.reject(error);
    } finally {
      this.#running.delete(job);
      this.#next();
    }
  }

  /**
   * @param {Job} job
   * @param {Worker | undefined} worker
   */
  async #result(job, worker) {
    if (!worker) return onPage(job);
    if (job.signal?.aborted) return void this.#idle.push(worker);
    this.#running.set(job, worker);
    try {
      const result = await inWorker(job, worker);
      this.#idle.push(worker);
      return result;
    } catch (error) {
      // A worker that failed is not trusted again.
      worker.terminate();
      throw error;
    }
  }

  /** @returns {Promise<Worker | undefined>} a worker that is ready, or none where they are refused */
  async #hire() {
    const rested = this.#idle.pop();
    if (rested || this.refused) return rested;
    try {
      return await ready(startWorker(), await loadModule());
    } catch {
      this.refused = true;
      return undefined;
    }
  }

  /** @param {Job} job */
  #abort(job) {
    const place = this.#waiting.indexOf(job);
    if (place >= 0) this.#waiting.splice(place, 1);
    this.#running.get(job)?.terminate();
    this.#running.delete(job);
    job.reject(job.signal?.reason);
    this.#next();
  }
}

/**
 * @param {Worker} worker
 * @param {WebAssembly.Module} module
 * @returns {Promise<Worker>}
 */
function ready(worker, module) {
  return new Promise((resolve, reject) => {
    worker.onmessage = () => resolve(worker);
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      reject(new Error("the worker did not start"));
    };
    worker.postMessage({ module });
  });
}

/**
 * @param {Job} job
 * @param {Worker} worker
 */
function inWorker({ task, args, onProgress }, worker) {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => {
      if ("progress" in data) onProgress(data.progress);
      else if ("error" in data) reject(new Error(data.error));
      else resolve(data.result);
    };
    worker.onerror = (event) => reject(new Error(event.message));
    worker.postMessage({ task, args });
  });
}

/** @param {Job} job */
async function onPage({ task, args, signal, onProgress }) {
  const breath = () => new Promise((resolve) => setTimeout(resolve));
  await breath();
  return tasks[task]?.(args, {
    slice: SLICE_ON_PAGE,
    async report(progress) {
      onProgress(progress);
      await breath();
      signal?.throwIfAborted();
    },
  });
}

export const pool = new Pool();
