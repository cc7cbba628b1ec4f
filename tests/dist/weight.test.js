// What a first visit of the site that is handed out downloads, compressed as a good server sends it, stays small.

import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { scenarios } from "../browser/harness.js";

const scenario = scenarios(fileURLToPath(new URL("../../dist/site/", import.meta.url)));

/** Kilobytes (of 1000 bytes) that the first load may weigh: HTML, CSS, JavaScript and WebAssembly. */
const LIMIT = 100;

scenario(`the first load weighs at most ${LIMIT} kB`, { only: "chromium" }, async ({ page, origin, t }) => {
  /** @type {Map<string, Promise<Buffer>>} */
  const files = new Map();
  page.on("response", (response) => files.set(response.url().replace(origin, ""), response.body()));
  await page.goto("", { waitUntil: "networkidle" });
  await page.getByRole("grid").waitFor();

  let total = 0;
  for (const [path, body] of files) {
    const size = gzipSync(await body, { level: 9 }).length;
    total += size;
    t.diagnostic(`${(size / 1000).toFixed(1).padStart(6)} kB  ${path}`);
  }
  t.diagnostic(`${(total / 1000).toFixed(1).padStart(6)} kB  in ${files.size} files`);
  assert.ok(
    [...files.keys()].some((path) => path.endsWith(".wasm")),
    "the WebAssembly is a part of it",
  );
  assert.ok(total <= LIMIT * 1000, `${total} bytes`);
});
