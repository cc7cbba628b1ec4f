// What a scenario may do with a page, in any engine: a small part of Playwright's API, with its names and meaning.
// Playwright's own Page and Locator fit these types (Chromium, Firefox); webkit-page.js and webkit-locator.js implement them for WebKit.
// Everything that needs an element waits until there is exactly one and, to click or type, until it is visible, enabled,
// at rest and not covered; it fails after ten seconds.

import type * as Playwright from "playwright-core";

export type { Engine } from "../../../scripts/browser.js";

export type Role = Parameters<Playwright.Page["getByRole"]>[0];
export type RoleOptions = NonNullable<Parameters<Playwright.Page["getByRole"]>[1]>;
export type Box = { x: number; y: number; width: number; height: number };
export type Modifier = "Alt" | "Control" | "Meta" | "Shift";
/** Of the main button: WebKitWebDriver lets go of any other as if it were the main one. */
export type ClickOptions = {
  /** from the top left corner of the element; its centre when not given */
  position?: { x: number; y: number };
  modifiers?: Modifier[];
};

/** Where things are looked for: a page, or what a locator finds. Open shadow trees are looked into. */
export interface Scope {
  getByRole(role: Role, options?: RoleOptions): Locator;
  getByLabel(text: string | RegExp, options?: { exact?: boolean }): Locator;
  getByText(text: string | RegExp, options?: { exact?: boolean }): Locator;
  /** By a CSS selector. */
  locator(selector: string): Locator;
}

/** A way to find elements, looked up afresh at every use. */
export interface Locator extends Scope {
  first(): Locator;
  last(): Locator;
  nth(index: number): Locator;
  filter(options: { hasText: string | RegExp }): Locator;
  /** What both find. */
  and(other: Locator): Locator;

  click(options?: ClickOptions): Promise<void>;
  hover(): Promise<void>;
  focus(): Promise<void>;
  /** Focuses, then presses a key as in `ArrowLeft`, `a` or `Control+Shift+z`. */
  press(key: string): Promise<void>;
  /** Focuses, then strikes the key of each character. */
  pressSequentially(text: string): Promise<void>;
  /** Replaces what is in a text field, or sets a slider; a field may tell it as if a script had done it. */
  fill(value: string): Promise<void>;
  check(): Promise<void>;
  uncheck(): Promise<void>;
  /** By value or by label. */
  selectOption(option: string): Promise<unknown>;

  /** How many there are now; 0 is a result. */
  count(): Promise<number>;
  /** The texts of all there are now. */
  allTextContents(): Promise<string[]>;
  /** Whether there is one and it can be seen; never waits. */
  isVisible(): Promise<boolean>;
  isEnabled(): Promise<boolean>;
  isDisabled(): Promise<boolean>;
  isChecked(): Promise<boolean>;
  textContent(): Promise<string | null>;
  innerText(): Promise<string>;
  inputValue(): Promise<string>;
  getAttribute(name: string): Promise<string | null>;
  boundingBox(): Promise<Box | null>;
  evaluate: Playwright.Locator["evaluate"];
  evaluateAll: Playwright.Locator["evaluateAll"];
  /** Until it is there and can be seen, or as `state` says. */
  waitFor(options?: { state?: "attached" | "detached" | "visible" | "hidden" }): Promise<void>;
}

export interface Keyboard {
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  down(key: string): Promise<void>;
  up(key: string): Promise<void>;
}

/** The pointer, in CSS pixels of the viewport. */
export interface Mouse {
  move(x: number, y: number): Promise<void>;
  down(): Promise<void>;
  up(): Promise<void>;
  click(x: number, y: number): Promise<void>;
}

export interface Page extends Scope {
  readonly keyboard: Keyboard;
  readonly mouse: Mouse;
  /** Opens an address, relative to the served site, and waits until it is loaded. */
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  goBack(): Promise<unknown>;
  title(): Promise<string>;
  /** Until the address matches an expression, or a pattern in which ** stands for anything. */
  waitForURL(pattern: string | RegExp): Promise<void>;
  /** Runs a function in the page; what goes in and comes out is plain data. */
  evaluate: Playwright.Page["evaluate"];
  /** Until the function gives something true in the page. */
  waitForFunction<Argument>(
    condition: (argument: Argument) => unknown,
    argument?: Argument,
  ): Promise<unknown>;
  setViewportSize(size: { width: number; height: number }): Promise<void>;
  screenshot(options?: { path?: string }): Promise<Buffer>;
}

/** How the browser is set up for a scenario. */
export type Setup = {
  viewport?: { width: number; height: number };
  colorScheme?: "light" | "dark";
  reducedMotion?: "reduce" | "no-preference";
  locale?: string;
};

/** A page before its first `goto`, and what the browser has complained about. */
export interface Stage {
  page: Page;
  complaints: string[];
  /** Until all that the browser had to say by now is in `complaints`. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Browser {
  /** A fresh page that shares nothing with those before. */
  stage(setup: Setup): Promise<Stage>;
  close(): Promise<void>;
}
