// A static server for www, on this machine only. Files are read afresh for every request and never cached by the browser.

import { createServer } from "node:http";
import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sirv from "sirv";

const WWW = fileURLToPath(new URL("../www", import.meta.url));

/**
 * Serves the files of `folder` on `port`, or on any free port when it is 0.
 * @param {{ folder?: string, port?: number }} [options]
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function serve({ folder = WWW, port = 0 } = {}) {
  const server = createServer(sirv(folder, { dev: true }));
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(undefined));
  });
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * The port that `text` names.
 * @param {string} text
 */
function portOf(text) {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) {
    throw new Error(`port ${text} is not allowed: it must be a whole number from 0 to 65535`);
  }
  return port;
}

/** @param {unknown} error @param {string} port */
function explanation(error, port) {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE")
    return `port ${port} is in use: choose another with make serve PORT=${Number(port) + 1}`;
  if (code === "EACCES")
    return `port ${port} needs more rights: choose one from 1024 up with make serve PORT=8000`;
  return error instanceof Error ? error.message : String(error);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const port = process.argv[2] ?? "8000";
  try {
    const { origin } = await serve({ port: portOf(port) });
    console.log(`Joli échiquier is at ${origin}/ (Ctrl+C stops it)`);
  } catch (error) {
    console.error(explanation(error, port));
    process.exitCode = 1;
  }
}
