// The server: the right types, nothing cached, nothing but the folder, and a plain word when it cannot start.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { serve } from "../../scripts/serve.js";

const SCRIPT = fileURLToPath(new URL("../../scripts/serve.js", import.meta.url));
const home = mkdtempSync(join(tmpdir(), "serve-"));
/** @type {Awaited<ReturnType<typeof serve>>} */
let site;

before(async () => {
  mkdirSync(join(home, "www/sub"), { recursive: true });
  mkdirSync(join(home, "www-other"));
  writeFileSync(join(home, "secret.txt"), "secret");
  writeFileSync(join(home, "www-other/secret.txt"), "secret");
  for (const name of ["index.html", "sub/a.js", "a.css", "a.wasm", "a.svg"])
    writeFileSync(join(home, "www", name), name);
  site = await serve({ folder: join(home, "www") });
});
after(async () => {
  await site.close();
  rmSync(home, { recursive: true });
});

/**
 * The answer to a path sent as it is: `fetch` would tidy it first.
 * @param {string} path
 * @returns {Promise<{ status: number | undefined, type: string | undefined, cache: string | undefined, body: string }>}
 */
function request(path) {
  const { hostname, port } = new URL(site.origin);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path }, async (response) => {
      const chunks = await response.toArray();
      const { "content-type": type, "cache-control": cache } = response.headers;
      resolve({ status: response.statusCode, type, cache, body: Buffer.concat(chunks).toString() });
    }).on("error", reject);
  });
}

/** @param {string[]} args */
const run = (...args) => spawnSync(process.execPath, [SCRIPT, ...args], { encoding: "utf8" });

for (const [path, type, body] of [
  ["/", "text/html;charset=utf-8", "index.html"],
  ["/sub/a.js?v=1", "text/javascript", "sub/a.js"],
  ["/a.css", "text/css", "a.css"],
  ["/a.wasm", "application/wasm", "a.wasm"],
  ["/a.svg", "image/svg+xml", "a.svg"],
]) {
  test(`${path} is ${type}, never cached`, async () => {
    assert.deepEqual(await request(path ?? ""), { status: 200, type, cache: "no-store", body });
  });
}

for (const path of [
  "/none",
  "/sub/",
  "/../secret.txt",
  "/%2e%2e/secret.txt",
  "/..%2fsecret.txt",
  "/sub/../../secret.txt",
  "/../www-other/secret.txt",
  "/%",
  "//etc/passwd",
]) {
  test(`${path} is not found`, async () => {
    const { status, body } = await request(path);
    assert.deepEqual({ status, body }, { status: 404, body: "" });
  });
}

test("only this machine is served", () => {
  assert.equal(new URL(site.origin).hostname, "127.0.0.1");
});

test("a port in use: one line that says what to do", () => {
  const { port } = new URL(site.origin);
  const { status, stdout, stderr } = run(port);
  const free = Number(port) + 1;
  assert.deepEqual(
    { status, stdout, stderr },
    {
      status: 1,
      stdout: "",
      stderr: `port ${port} is in use: choose another with make serve PORT=${free}\n`,
    },
  );
});

for (const port of ["-1", "65536", "80a", "", "1e3", "8.5"]) {
  test(`port "${port}" is refused in one line`, () => {
    const { status, stderr } = run(port);
    assert.equal(status, 1);
    assert.equal(stderr, `port ${port} is not allowed: it must be a whole number from 0 to 65535\n`);
  });
}
