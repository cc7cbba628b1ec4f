// A worker: one instance of the wasm module that does one job at a time.
//
// It is told { module }, the compiled module, and answers { ready }; then, for each { task, args }, it answers any number
// of { progress } and in the end { result } or { error }.

import init from "../pkg/joli_echiquier.js";
import { tasks } from "./tasks.js";

/** @type {import("./tasks.js").Pace} */
const pace = { slice: 200, report: async (progress) => self.postMessage({ progress }) };

/** @param {{ module: WebAssembly.Module }} hello */
async function start({ module }) {
  await init({ module_or_path: module });
  self.postMessage({ ready: true });
}

/** @param {{ task: string, args: unknown[] }} job */
async function work({ task, args }) {
  try {
    self.postMessage({ result: await tasks[task]?.(args, pace) });
  } catch (error) {
    self.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
}

self.onmessage = ({ data }) => ("module" in data ? start(data) : work(data));
