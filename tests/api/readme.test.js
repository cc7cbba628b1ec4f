// The JavaScript of the README does what its comments say.

import assert from "node:assert/strict";
import { readFile, rm, writeFile } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const ROOT = new URL("../../", import.meta.url);

/** A line whose comment is its value becomes a check of it. @param {string} line */
const checked = (line) =>
  line.replace(/^(.+); \/\/ (.+)$/, (_, expression, value) => `assert.deepEqual(${expression}, ${value});`);

test("the JavaScript of the README does what its comments say", async (t) => {
  const readme = await readFile(new URL("README.md", ROOT), "utf8");
  const [, example = ""] = /```js\n([^]*?)```/.exec(readme) ?? [];
  const lines = example.split("\n").map(checked);
  assert.ok(lines.filter((line) => line.startsWith("assert")).length >= 2, "there is something to check");
  // Node's fetch reads no files: the package finds its WebAssembly through this one.
  t.mock.method(globalThis, "fetch", async (/** @type {URL} */ url) => new Response(await readFile(url)));
  const file = new URL(`www/readme-example-${process.pid}.js`, ROOT);
  await writeFile(file, [`import assert from "node:assert/strict";`, ...lines].join("\n"));
  try {
    await import(fileURLToPath(file));
  } finally {
    await rm(file);
  }
});
