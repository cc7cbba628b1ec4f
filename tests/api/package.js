// The package as it is shipped, for the tests: loaded as a page loads it, but from the disk.

import { readFileSync } from "node:fs";
import { initSync } from "../../www/pkg/joli_echiquier.js";

/** @param {string} path */
const read = (path) => readFileSync(new URL(path, import.meta.url));

/** The memory of the WebAssembly instance. */
export const { memory } = initSync({ module: read("../../www/pkg/joli_echiquier_bg.wasm") });

/** @type {typeof import("../known.json")} */
export const known = JSON.parse(read("../known.json").toString());

export * from "../../www/pkg/joli_echiquier.js";
