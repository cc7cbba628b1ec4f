// What is found in a page in WebKit, and what is done with it: the Locator of page.ts over WebDriver.

import { getByLabelSelector, getByRoleSelector, getByTextSelector } from "ivya";
import { InPage } from "./webkit-calls.js";

/** @typedef {import("./page.ts").Page} Page */
/** @typedef {import("./page.ts").Locator} Locator */
/** @typedef {import("./page.ts").ClickOptions} ClickOptions */
/** @typedef {typeof import("./in-page.js").tools} Tools */

/** Where things are looked for. */
export class WebKitScope extends InPage {
  /**
   * @param {string} selector
   * @returns {WebKitLocator}
   */
  locator(selector) {
    return new WebKitLocator(this.session, this.path ? `${this.path} >> ${selector}` : selector);
  }

  /** @type {Page["getByRole"]} */
  getByRole(role, options) {
    return this.locator(getByRoleSelector(role, options));
  }

  /** @type {Page["getByLabel"]} */
  getByLabel(text, options) {
    return this.locator(getByLabelSelector(text, options));
  }

  /** @type {Page["getByText"]} */
  getByText(text, options) {
    return this.locator(getByTextSelector(text, options));
  }
}

/** @implements {Locator} */
class WebKitLocator extends WebKitScope {
  first() {
    return this.nth(0);
  }

  last() {
    return this.nth(-1);
  }

  /** @param {number} index */
  nth(index) {
    return this.locator(`nth=${index}`);
  }

  /** @param {{ hasText: string | RegExp }} options */
  filter({ hasText }) {
    const text = typeof hasText === "string" ? `${JSON.stringify(hasText)}i` : String(hasText);
    return this.locator(`internal:has-text=${text}`);
  }

  /** @param {Locator} other */
  and(other) {
    return this.locator(`internal:and=${JSON.stringify(/** @type {WebKitLocator} */ (other).path)}`);
  }

  /**
   * Runs a function of the element in the page.
   * @param {Function | string} play  a function, or its text, of the element, the argument and the tools
   * @param {unknown} [argument]
   * @returns {Promise<any>}
   */
  evaluate(play, argument) {
    return this.inPage(`(tools, [path, argument]) => (${play})(tools.one(path), argument, tools)`, [
      this.path,
      argument,
    ]);
  }

  /**
   * @param {Function | string} play
   * @param {unknown} [argument]
   * @returns {Promise<any>}
   */
  evaluateAll(play, argument) {
    return this.inPage(`(tools, [path, argument]) => (${play})(tools.all(path), argument)`, [
      this.path,
      argument,
    ]);
  }

  /** @param {ClickOptions} [options] */
  async click({ position, modifiers = [] } = {}) {
    await this.hover({ position });
    for (const key of modifiers) await this.strike(key, "keyDown");
    await this.session.perform("mouse", [
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ]);
    for (const key of modifiers.toReversed()) await this.strike(key, "keyUp");
  }

  /** @param {{ position?: { x: number, y: number } }} [options] */
  async hover({ position } = {}) {
    const point = await this.evaluate(
      "(element, position, tools) => tools.target(element, position ?? undefined)",
      position,
    );
    await this.session.perform("mouse", [{ type: "pointerMove", duration: 0, ...point }]);
  }

  focus() {
    return this.evaluate((/** @type {HTMLElement} */ element) => element.focus());
  }

  /** @param {string} key */
  async press(key) {
    await this.focus();
    await this.strike(key);
  }

  /** @param {string} text */
  async pressSequentially(text) {
    await this.focus();
    await this.write(text);
  }

  /** @param {string} value */
  async fill(value) {
    const isText = await this.evaluate(
      (
        /** @type {HTMLInputElement} */ element,
        /** @type {string} */ value,
        /** @type {Tools} */ { demandReady },
      ) => {
        demandReady(element);
        element.focus();
        if (["range", "color", "date", "time"].includes(element.type)) {
          element.value = value;
          element.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
          element.dispatchEvent(new Event("change", { bubbles: true }));
          return false;
        }
        element.select();
        return true;
      },
      value,
    );
    if (!isText) return;
    if (value === "") await this.strike("Delete");
    await this.write(value);
  }

  check() {
    return this.setChecked(true);
  }

  uncheck() {
    return this.setChecked(false);
  }

  /** @param {boolean} wanted */
  async setChecked(wanted) {
    if ((await this.isChecked()) === wanted) return;
    await this.click();
    if ((await this.isChecked()) !== wanted) throw new Error(`${this.path}: a click did not change it`);
  }

  /** @param {string} option */
  selectOption(option) {
    return this.evaluate(
      (
        /** @type {HTMLSelectElement} */ element,
        /** @type {string} */ wanted,
        /** @type {Tools} */ { Retry, demandReady },
      ) => {
        demandReady(element);
        const found = [...element.options].find(({ value, label }) => value === wanted || label === wanted);
        if (!found) throw new Retry(`it has no option ${wanted}`);
        element.focus();
        element.value = found.value;
        element.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
        element.dispatchEvent(new Event("change", { bubbles: true }));
      },
      option,
    );
  }

  count() {
    return this.evaluateAll((/** @type {Element[]} */ elements) => elements.length);
  }

  allTextContents() {
    return this.evaluateAll((/** @type {Element[]} */ elements) =>
      elements.map((element) => element.textContent),
    );
  }

  isVisible() {
    return this.inPage(
      "(tools, path) => { const [found] = tools.all(path); return Boolean(found) && tools.isElementVisible(tools.one(path)); }",
      this.path,
    );
  }

  isEnabled() {
    return this.evaluate("(element, _, tools) => !tools.getAriaDisabled(element)");
  }

  isDisabled() {
    return this.evaluate("(element, _, tools) => tools.getAriaDisabled(element)");
  }

  isChecked() {
    return this.evaluate("(element, _, tools) => tools.checked(element)");
  }

  textContent() {
    return this.evaluate((/** @type {Element} */ element) => element.textContent);
  }

  innerText() {
    return this.evaluate((/** @type {HTMLElement} */ element) => element.innerText);
  }

  inputValue() {
    return this.evaluate((/** @type {HTMLInputElement} */ element) => element.value);
  }

  /** @param {string} name */
  getAttribute(name) {
    return this.evaluate(
      (/** @type {Element} */ element, /** @type {string} */ name) => element.getAttribute(name),
      name,
    );
  }

  boundingBox() {
    return this.evaluate(
      "(element, _, tools) => tools.isElementVisible(element) ? tools.boxOf(element) : null",
    );
  }

  /** @type {Locator["waitFor"]} */
  async waitFor({ state = "visible" } = {}) {
    await this.inPage(
      `(tools, [path, state]) => {
        const found = state === "hidden" || state === "detached" ? tools.all(path)[0] : tools.one(path);
        const is = { attached: true, detached: !found, hidden: !found, visible: true };
        if (found && state === "visible") is.visible = tools.isElementVisible(found);
        if (found && state === "hidden") is.hidden = !tools.isElementVisible(found);
        if (!is[state]) throw new tools.Retry("it is not " + state);
      }`,
      [this.path, state],
    );
  }
}
