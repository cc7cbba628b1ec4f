// Chromium and Firefox, driven by Playwright.

import { launch, launchFirefox } from "../../../scripts/browser.js";

/** @typedef {import("./page.ts").Setup} Setup */
/** @typedef {import("playwright-core").BrowserContext} BrowserContext */

/**
 * Everything the browser complains about in `context`, as it comes.
 * @param {BrowserContext} context
 * @param {string} origin
 * @returns {string[]}
 */
function watch(context, origin) {
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

/**
 * A round trip to every open page: what they had to say by now has come.
 * @param {BrowserContext} context
 */
async function settle(context) {
  await Promise.all(context.pages().map((page) => page.evaluate(() => undefined)));
}

/**
 * @param {import("playwright-core").Browser} browser
 * @param {string} origin
 * @param {import("playwright-core").BrowserContextOptions} setup
 */
async function stage(browser, origin, setup) {
  const context = await browser.newContext({ baseURL: `${origin}/`, locale: "en", ...setup });
  const complaints = watch(context, origin);
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  return { page, complaints, context, settle: () => settle(context), close: () => context.close() };
}

/** @param {string} origin */
export async function openChromium(origin) {
  const browser = await launch();
  return {
    stage: (/** @type {import("playwright-core").BrowserContextOptions} */ setup) =>
      stage(browser, origin, setup),
    close: () => browser.close(),
  };
}

/** @param {Setup} setup */
function preferences({ colorScheme, reducedMotion }) {
  return {
    // As strict with files as a reader's own Firefox; Playwright would relax it.
    "security.fileuri.strict_origin_policy": true,
    "layout.css.prefers-color-scheme.content-override": colorScheme === "dark" ? 0 : 1,
    "ui.prefersReducedMotion": reducedMotion === "reduce" ? 1 : 0,
  };
}

/** Firefox writes these in its console, but tells no one: so the page does. */
function tellViolations() {
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    console.error(`Content-Security-Policy: ${effectiveDirective} forbids ${blockedURI}`),
  );
}

/**
 * Firefox takes the colour scheme and reduced motion from its preferences alone, so there is one for each of them.
 * @param {string} origin
 */
export async function openFirefox(origin) {
  /** @type {Map<string, Promise<import("playwright-core").Browser>>} */
  const browsers = new Map();
  /** @param {Setup} setup */
  const browserFor = (setup) => {
    const wanted = preferences(setup);
    const key = JSON.stringify(wanted);
    const browser = browsers.get(key) ?? launchFirefox(wanted);
    browsers.set(key, browser);
    return browser;
  };
  return {
    stage: async (/** @type {Setup} */ setup) => {
      const opened = await stage(await browserFor(setup), origin, setup);
      await opened.context.addInitScript(tellViolations);
      return opened;
    },
    close: async () => {
      for (const browser of browsers.values()) await (await browser).close();
    },
  };
}
