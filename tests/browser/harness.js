// Browser scenarios. Each runs in a fresh context of one browser per file, on a page served from www, and fails when
// the browser has anything to complain about: an error or a warning in the console, an uncaught error, a request that
// fails or that goes to another host.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { launch } from "../../scripts/browser.js";
import { serve } from "../../scripts/serve.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").BrowserContext} BrowserContext */
/** @typedef {import("playwright-core").BrowserContextOptions} ContextOptions */

/**
 * @typedef {object} Scene
 * @property {Page} page  a page before its first `goto`; paths are relative to the served site
 * @property {BrowserContext} context  for further pages, which are watched too
 * @property {string} origin  where the site is served
 * @property {import("node:test").TestContext} t
 */

/** @typedef {(scene: Scene) => Promise<void>} Play */

/** The server and the browser of this file, started by its first scenario. */
/** @type {Promise<{ site: Awaited<ReturnType<typeof serve>>, browser: import("playwright-core").Browser }> | undefined} */
let stage;

async function open() {
  const site = await serve();
  try {
    return { site, browser: await launch() };
  } catch (error) {
    await site.close();
    throw error;
  }
}

after(async () => {
  const opened = await stage?.catch(() => undefined);
  await opened?.browser.close();
  await opened?.site.close();
});

/**
 * One test in a browser.
 * @param {string} name  what a person does and sees, as a sentence
 * @param {ContextOptions | Play} optionsOrPlay  the viewport, `colorScheme`, `locale`, `reducedMotion` and so on
 * @param {Play} [maybePlay]
 */
export function scenario(name, optionsOrPlay, maybePlay) {
  const [options, play] = maybePlay ? [optionsOrPlay, maybePlay] : [{}, optionsOrPlay];
  test(name, async (t) => {
    stage ??= open();
    const { site, browser } = await stage;
    const context = await browser.newContext({
      baseURL: `${site.origin}/`,
      locale: "en",
      ...options,
    });
    try {
      const complaints = watch(context, site.origin);
      const page = await context.newPage();
      page.setDefaultTimeout(10_000);
      await /** @type {Play} */ (play)({ page, context, origin: site.origin, t });
      await settle(context);
      assert.deepEqual(complaints, [], "the browser complained");
    } finally {
      await context.close();
    }
  });
}

/**
 * A round trip to every open page: what they had to say by now has come.
 * @param {BrowserContext} context
 */
export async function settle(context) {
  await Promise.all(context.pages().map((page) => page.evaluate(() => undefined)));
}

/**
 * Everything the browser complains about in `context`, as it comes.
 * @param {BrowserContext} context
 * @param {string} origin
 * @returns {string[]}
 */
export function watch(context, origin) {
  /** @type {string[]} */
  const complaints = [];
  context.on("console", (message) => {
    if (["error", "warning", "assert"].includes(message.type())) {
      complaints.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  context.on("weberror", (error) => complaints.push(`uncaught: ${error.error().stack}`));
  context.on("requestfailed", (request) =>
    complaints.push(`failed: ${request.url()} ${request.failure()?.errorText}`),
  );
  context.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`status ${response.status()}: ${response.url()}`);
  });
  context.on("request", (request) => {
    const url = new URL(request.url());
    const local = url.origin === origin || ["about:", "blob:", "data:", "file:"].includes(url.protocol);
    if (!local) complaints.push(`another host: ${url}`);
  });
  return complaints;
}
