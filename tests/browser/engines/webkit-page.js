// A page in WebKit: the Page of page.ts over WebDriver.

import { writeFile } from "node:fs/promises";
import { WebKitScope } from "./webkit-locator.js";

/** @typedef {import("./page.ts").Page} Page */
/** @typedef {import("./webdriver.js").Session} Session */

/**
 * The expression for a pattern in which ** stands for anything, and * for anything without a slash.
 * @param {string} pattern
 */
function expressionOf(pattern) {
  const parts = pattern.split(/(\*\*?)/).map((part) => {
    if (part === "**") return ".*";
    return part === "*" ? "[^/]*" : part.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
  });
  return new RegExp(`^${parts.join("")}$`);
}

/** @implements {Page} */
export class WebKitPage extends WebKitScope {
  #base;

  /** @param {Session} session @param {string} base  what the addresses of `goto` are relative to */
  constructor(session, base) {
    super(session, "");
    this.#base = base;
    this.keyboard = {
      press: (/** @type {string} */ key) => this.strike(key),
      type: (/** @type {string} */ text) => this.write(text),
      down: (/** @type {string} */ key) => this.strike(key, "keyDown"),
      up: (/** @type {string} */ key) => this.strike(key, "keyUp"),
    };
    this.mouse = {
      move: (/** @type {number} */ x, /** @type {number} */ y) => this.#point({ type: "pointerMove", x, y }),
      down: () => this.#point({ type: "pointerDown", button: 0 }),
      up: () => this.#point({ type: "pointerUp", button: 0 }),
      click: async (/** @type {number} */ x, /** @type {number} */ y) => {
        await this.mouse.move(x, y);
        await this.mouse.down();
        await this.mouse.up();
      },
    };
  }

  /** @param {import("./webdriver.js").Action} action */
  #point(action) {
    return this.session.perform("mouse", [action]);
  }

  /** On a busy machine the driver may come back before the page's modules have run. */
  async #loaded() {
    await this.waitForFunction(() => document.readyState === "complete");
  }

  /** @param {string} url */
  async goto(url) {
    await this.session.post("url", { url: new URL(url, this.#base).href });
    await this.#loaded();
  }

  async reload() {
    await this.session.post("refresh");
    await this.#loaded();
  }

  async goBack() {
    await this.session.post("back");
    await this.#loaded();
  }

  /** @param {string | RegExp} pattern */
  async waitForURL(pattern) {
    const { source, flags } = typeof pattern === "string" ? expressionOf(pattern) : pattern;
    await this.waitForFunction(
      (/** @type {string[]} */ [source, flags]) => new RegExp(source ?? "", flags).test(location.href),
      [source, flags],
    );
  }

  async title() {
    return String(await this.session.get("title"));
  }

  /**
   * @param {Function | string} play
   * @param {unknown} [argument]
   * @returns {Promise<any>}
   */
  evaluate(play, argument) {
    return this.inPage(`(_, argument) => (${play})(argument)`, argument);
  }

  /**
   * @param {Function} condition
   * @param {unknown} [argument]
   */
  waitForFunction(condition, argument) {
    const source = `async ({ Retry }, argument) => {
      const result = await (${condition})(argument);
      if (!result) throw new Retry("the page does not get to what is waited for");
    }`;
    return this.inPage(source, argument);
  }

  /** @param {{ width: number, height: number }} size */
  async setViewportSize({ width, height }) {
    await this.session.post("window/rect", { x: 0, y: 0, width, height });
    await this.waitForFunction(
      (/** @type {{ width: number, height: number }} */ size) =>
        innerWidth === size.width && innerHeight === size.height,
      { width, height },
    );
  }

  /** @param {{ path?: string }} [options] */
  async screenshot({ path } = {}) {
    const picture = Buffer.from(String(await this.session.get("screenshot")), "base64");
    if (path) await writeFile(path, picture);
    return picture;
  }
}
