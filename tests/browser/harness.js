// Browser scenarios. Each runs in every engine, on a fresh page served from www, and fails when the browser has anything
// to complain about: an error or a warning in the console, an uncaught error, a request that fails or that goes to
// another host. The variable ENGINES chooses: ENGINES=chromium,webkit.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { ENGINES, missing } from "../../scripts/browser.js";
import { serve } from "../../scripts/serve.js";
import { openChromium, openFirefox } from "./engines/playwright.js";
import { open as openWebKit } from "./engines/webkit.js";

/** @typedef {import("./engines/page.ts").Engine} Engine */
/** @typedef {import("./engines/page.ts").Page} Page */
/** @typedef {import("./engines/page.ts").Setup} Setup */
/** @typedef {import("./engines/page.ts").Browser} Browser */

/**
 * What a scenario is given.
 * @typedef {object} Scene
 * @property {Page} page  a page before its first `goto`; paths are relative to the served site
 * @property {string} origin  where the site is served
 * @property {Engine} engine
 * @property {string[]} complaints  of the browser so far; a scenario that expects some takes them out
 * @property {() => Promise<void>} settle  waits until all that the browser had to say by now is in `complaints`
 * @property {import("node:test").TestContext} t
 */

/**
 * What a scenario for Chromium alone is given: all that Playwright can do.
 * @typedef {Omit<Scene, "page"> & {
 *   page: import("playwright-core").Page,
 *   context: import("playwright-core").BrowserContext,
 * }} ChromiumScene
 */

/** @typedef {Setup & { only?: undefined }} Options */
/** @typedef {import("playwright-core").BrowserContextOptions & { only: "chromium" }} ChromiumOptions */

/** Milliseconds after which a scenario that waits for something in the page for ever fails; far more than any needs. */
const PATIENCE = 120_000;

const OPEN = { chromium: openChromium, firefox: openFirefox, webkit: openWebKit };

/** @param {string | undefined} text  the value of ENGINES */
function chosen(text) {
  const names = text?.split(",") ?? ENGINES;
  return names.map((name) => {
    const engine = ENGINES.find((known) => known === name.trim());
    if (!engine) throw new Error(`engine ${name} is not allowed: it must be one of ${ENGINES.join(", ")}`);
    return engine;
  });
}

/**
 * Why there is no test in `engine` on this machine; in continuous integration that is a failure.
 * @param {Engine} engine
 */
function absence(engine) {
  const lack = missing(engine);
  if (lack && process.env.CI) throw new Error(lack);
  return lack ?? false;
}

const absences = new Map(chosen(process.env.ENGINES).map((engine) => [engine, absence(engine)]));

/**
 * The server and the browsers of a test file, each started by the first scenario that needs it.
 * @param {string} [folder]  what is served: www when it is not given
 */
function theatre(folder) {
  /** @type {ReturnType<typeof serve> | undefined} */
  let site;
  /** @type {Map<Engine, Promise<Browser>>} */
  const browsers = new Map();
  after(async () => {
    for (const opening of await Promise.allSettled(browsers.values())) {
      if (opening.status === "fulfilled") await opening.value.close();
    }
    await (await site)?.close();
  });
  return async (/** @type {Engine} */ engine) => {
    site ??= serve({ folder });
    const { origin } = await site;
    const browser = browsers.get(engine) ?? OPEN[engine](origin);
    browsers.set(engine, browser);
    return { origin, browser: await browser };
  };
}

/**
 * A function that makes a test of each scenario in each engine.
 * @param {string} [folder]  what is served: www when it is not given
 */
export function scenarios(folder) {
  const enter = theatre(folder);

  /**
   * @param {Engine} engine
   * @param {Setup} setup
   * @param {(scene: any) => Promise<void>} play
   * @param {import("node:test").TestContext} t
   */
  async function perform(engine, setup, play, t) {
    const { origin, browser } = await enter(engine);
    const stage = await browser.stage(setup);
    try {
      await play({ ...stage, origin, engine, t });
      await stage.settle();
      assert.deepEqual(stage.complaints, [], "the browser complained");
    } finally {
      await stage.close();
    }
  }

  /**
   * One test in each engine, or in Chromium alone with `only`, for what no other can be made to do, such as printing.
   * @overload
   * @param {string} name  what a person does and sees, as a sentence
   * @param {(scene: Scene) => Promise<void>} play
   * @returns {void}
   *
   * @overload
   * @param {string} name
   * @param {Options} options
   * @param {(scene: Scene) => Promise<void>} play
   * @returns {void}
   *
   * @overload
   * @param {string} name
   * @param {ChromiumOptions} options
   * @param {(scene: ChromiumScene) => Promise<void>} play
   * @returns {void}
   */
  /** @param {string} name @param {any} optionsOrPlay @param {any} [maybePlay] */
  function scenario(name, optionsOrPlay, maybePlay) {
    const [options, play] = maybePlay ? [optionsOrPlay, maybePlay] : [{}, optionsOrPlay];
    const { only, ...setup } = options;
    for (const [engine, skip] of absences) {
      if (only && only !== engine) continue;
      test(`${name} (${engine})`, { skip, timeout: PATIENCE }, (t) => perform(engine, setup, play, t));
    }
  }
  return scenario;
}

/** Scenarios on the page itself. */
export const scenario = scenarios();
