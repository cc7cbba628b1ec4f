// Runs one program at a time, and answers what it counted and how long that took.

import init, { count, countSlice } from "../../www/pkg/joli_echiquier.js";
import { bitMasks, halfBoard } from "./javascript.js";

/** @typedef {{ program: string, n: number, index?: number, of?: number }} Job */

const RIVALS = new URL("../../target/wasm32-unknown-unknown/release/rivals.wasm", import.meta.url);

await init();
const { instance } = await WebAssembly.instantiateStreaming(fetch(RIVALS));
const countHalfBoard = /** @type {(n: number) => bigint} */ (instance.exports.count_half_board);

/** @type {Record<string, (job: Job) => bigint>} */
const programs = {
  bitMasks: ({ n }) => BigInt(bitMasks(n)),
  halfBoard: ({ n }) => BigInt(halfBoard(n)),
  halfBoardWasm: ({ n }) => countHalfBoard(n),
  engine: ({ n }) => count(n),
  slice: ({ n, index = 0, of = 1 }) => countSlice(n, index, of),
};

// The first calls of any function run in the browser's baseline compiler.
for (const program of Object.values(programs)) {
  for (const n of [8, 10, 11]) program({ program: "", n });
}

self.onmessage = ({ data }) => {
  const start = performance.now();
  const solutions = programs[data.program]?.(data);
  self.postMessage({ solutions, time: performance.now() - start });
};
self.postMessage("ready");
