// WebKitGTK, driven over WebDriver in a window of its own on a display that nobody sees.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { Session } from "./webdriver.js";
import { WebKitPage } from "./webkit-page.js";

/** @typedef {import("./page.ts").Setup} Setup */

const WINDOW = fileURLToPath(new URL("webkit-window.py", import.meta.url));
const HOST = "127.0.0.1";

/**
 * Stops a program, and waits for all it has started that writes where it does.
 * @param {import("node:child_process").ChildProcess} child
 */
async function stop(child) {
  const closed = once(child, "close");
  child.kill();
  await closed;
}

/** A display without a screen, which chooses a free number by itself. */
async function startDisplay() {
  const xvfb = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "2560x2560x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const numbers = /** @type {import("node:stream").Readable} */ (xvfb.stdio[3]);
  const [number] = await once(numbers, "data");
  return { name: `:${String(number).trim()}`, stop: () => stop(xvfb) };
}

/** @param {import("node:http").Server} server */
async function listen(server) {
  await once(server.listen(0, HOST), "listening");
  return /** @type {import("node:net").AddressInfo} */ (server.address()).port;
}

/**
 * A proxy for all hosts but this machine: tells of every request, and lets none through.
 * @param {(url: string) => void} tell
 */
async function startProxy(tell) {
  const server = createServer((request, response) => {
    tell(String(request.url));
    response.writeHead(403, { "Access-Control-Allow-Origin": "*" }).end();
  });
  server.on("connect", (request, socket) => {
    tell(`https://${request.url}/`);
    socket.destroy();
  });
  return { address: `${HOST}:${await listen(server)}`, stop: () => server.close() };
}

async function freePort() {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** @param {string} address */
async function ready(address) {
  const end = Date.now() + 10_000;
  for (;;) {
    try {
      return await fetch(`${address}/status`);
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

/**
 * @param {string} display
 * @param {(line: string) => void} tell  what the browser says
 */
async function startDriver(display, tell) {
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, NO_AT_BRIDGE: "1", GDK_BACKEND: "x11" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  createInterface(driver.stderr).on("line", tell);
  const address = `http://${HOST}:${port}`;
  await ready(address);
  return { address, stop: () => stop(driver) };
}

/**
 * A line of the browser as a complaint, in the words of playwright.js, or nothing.
 * @param {string} line
 */
function complaint(line) {
  const request = /^REQUEST (.*)/.exec(line);
  if (request) return request[1];
  const [, source = "", level = "", text = ""] =
    /CONSOLE (?:([A-Z ]+) )?(ERROR|WARN)(?: (.*))?$/.exec(line) ?? [];
  if (!level) return undefined;
  if (source === "JS") return `uncaught: ${text.replace("Unhandled Promise Rejection: ", "")}`;
  return `console ${level === "WARN" ? "warning" : "error"}: ${text}`;
}

/** In the page. @param {string} text */
function print(text) {
  console.debug(text);
}

/** Hears the lines of a browser, and keeps its complaints. */
function listener() {
  /** @type {string[]} */
  const complaints = [];
  let marks = 0;
  /** @type {(line: string) => void} */
  let onLine = () => undefined;
  return {
    complaints,
    /** @param {string} line */
    hear(line) {
      const text = complaint(line);
      if (text !== undefined) complaints.push(text);
      onLine(line);
    },
    /**
     * The lines come in order: when one written now has come, all before it have.
     * @param {(mark: string) => Promise<unknown>} write
     */
    async settle(write) {
      const mark = `all before mark ${(marks += 1)}`;
      const come = new Promise((resolve) => {
        onLine = (line) => line.endsWith(mark) && resolve(undefined);
      });
      await write(mark);
      await come;
    },
  };
}

/** @param {Setup} setup */
function windowOptions({ colorScheme, reducedMotion, locale = "en" }) {
  return [
    `--language=${locale}`,
    ...(colorScheme === "dark" ? ["--dark"] : []),
    ...(reducedMotion === "reduce" ? ["--reduced-motion"] : []),
  ];
}

/**
 * @param {string} origin
 * @returns {Promise<import("./page.ts").Browser>}
 */
export async function open(origin) {
  /** @type {(line: string) => void} */
  let hear = () => undefined;
  const proxy = await startProxy((url) => hear(`REQUEST another host: ${url}`));
  const display = await startDisplay();
  const driver = await startDriver(display.name, (line) => hear(line));
  const folder = await mkdtemp(join(tmpdir(), "webkit-"));

  /** @param {Setup} setup */
  const startSession = async (setup) => {
    const data = await mkdtemp(join(folder, "page-"));
    const args = [`--data=${data}`, `--proxy=http://${proxy.address}`, ...windowOptions(setup)];
    return Session.start(driver.address, {
      browserName: "webkit",
      "webkitgtk:browserOptions": { binary: WINDOW, args },
    });
  };

  return {
    async stage(setup) {
      const session = await startSession(setup);
      const page = new WebKitPage(session, `${origin}/`);
      await page.setViewportSize(setup.viewport ?? { width: 1280, height: 720 });
      const console = listener();
      hear = console.hear;
      return {
        page,
        complaints: console.complaints,
        settle: () => console.settle((mark) => page.evaluate(print, mark)),
        async close() {
          hear = () => undefined;
          await session.end();
        },
      };
    },
    async close() {
      await driver.stop();
      await display.stop();
      proxy.stop();
      await rm(folder, { recursive: true });
    },
  };
}
