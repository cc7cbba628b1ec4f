// Calls into a page in WebKit: functions to run in it, and keys to strike.

import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { keysOf } from "./keys.js";

/** @typedef {import("./webdriver.js").Session} Session */
/** @typedef {{ result?: string, retry?: string, error?: string }} Outcome */

const PATIENCE = 10_000;
const TOOLS = `globalThis[Symbol.for("browser test tools")]`;

/** The tools of in-page.js as one script, built once. */
const bundle = build({
  entryPoints: [fileURLToPath(new URL("in-page.js", import.meta.url))],
  bundle: true,
  format: "iife",
  minify: true,
  write: false,
}).then(({ outputFiles }) => outputFiles[0]?.text ?? "");

/**
 * The data that `encode` of in-page.js wrote.
 * @param {string} text
 */
function decode(text) {
  const { data } = JSON.parse(text, (_, value) => {
    if (value?.$ === "bigint") return BigInt(value.text);
    if (value?.$ === "number") return Number(value.text);
    return value;
  });
  return withUndefined(data);
}

/**
 * JSON.parse leaves out what its reviver calls undefined, so that comes last.
 * @param {any} data
 * @returns {any}
 */
function withUndefined(data) {
  if (data?.$ === "undefined") return undefined;
  if (Array.isArray(data)) return data.map(withUndefined);
  if (data === null || typeof data !== "object") return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withUndefined(value)]));
}

/** What a page and its locators have in common. */
export class InPage {
  /** @param {Session} session @param {string} path  selectors joined by >>, empty for the page */
  constructor(session, path) {
    this.session = session;
    this.path = path;
  }

  /**
   * One try to run `source`, a function of the tools and an argument, in the page.
   * @param {string} source
   * @param {unknown} argument
   * @returns {Promise<Outcome>}
   */
  async attempt(source, argument) {
    const call = `return ${TOOLS}.run((argument) => (${source})(${TOOLS}, argument), arguments[0]);`;
    const outcome = await this.session.execute(`if (!${TOOLS}) return null; ${call}`, argument);
    return /** @type {Outcome} */ (
      outcome ?? (await this.session.execute(`${await bundle}; ${call}`, argument))
    );
  }

  /**
   * Runs `play` in the page until it gives a result.
   * @param {string} source
   * @param {unknown} [argument]
   * @returns {Promise<any>}
   */
  async inPage(source, argument = null) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const { result, retry, error } = await this.attempt(source, argument);
      if (result !== undefined) return decode(result);
      if (error !== undefined) throw new Error(`${this.path} in the page: ${error}`);
      if (Date.now() > end) throw new Error(`${this.path}: ${retry}, even after ${PATIENCE / 1000} s`);
    }
  }

  /** @param {string} key @param {"keyDown" | "keyUp"} [only] */
  async strike(key, only) {
    const keys = keysOf(key);
    const down = keys.map((value) => ({ type: "keyDown", value }));
    const up = keys.toReversed().map((value) => ({ type: "keyUp", value }));
    const actions = only === "keyDown" ? down : only === "keyUp" ? up : [...down, ...up];
    await this.session.perform("keyboard", actions);
  }

  /** @param {string} text */
  async write(text) {
    for (const character of text) await this.strike(character);
  }
}
