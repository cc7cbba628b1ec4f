// What a visitor of the page waits for, in Chromium: the first board, the longest task while a search runs, Stop, and seeks.
// Times are of this machine and of one run; the best of a few rounds says what the page costs, the worst what a busy machine adds.

import { launch } from "../../scripts/browser.js";
import { serve } from "../../scripts/serve.js";

const ROUNDS = 7;

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {HTMLElement & import("../../www/joli-echiquier.js").JoliEchiquier} Element */

const site = await serve();
const browser = await launch();
try {
  report("first board of 64 squares, empty cache (ms)", await rounds(firstBoard));
  report(
    "longest task while nextSolution runs, 26 × 26 (ms, 50 when none is longer)",
    await rounds(longestTask),
  );
  report("from Stop to rest (ms)", await rounds(stopping));
  report("longest of 60 seeks from the end of 10 × 10 (ms)", await rounds(longestSeek));
} finally {
  await browser.close();
  await site.close();
}

/** @param {string} what @param {number[]} values */
function report(what, values) {
  const sorted = values.toSorted((a, b) => a - b);
  const [best, median, worst] = [sorted[0], sorted[sorted.length >> 1], sorted.at(-1)];
  console.log(`${what}: best ${best?.toFixed(1)}, median ${median?.toFixed(1)}, worst ${worst?.toFixed(1)}`);
}

/** Measures some times over, each in a browser context of its own. @param {(page: Page) => Promise<number>} measure */
async function rounds(measure) {
  const values = [];
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({ locale: "en", baseURL: `${site.origin}/` });
    values.push(await measure(await context.newPage()));
    await context.close();
  }
  return values;
}

/** @param {Page} page */
async function firstBoard(page) {
  await page.addInitScript(() => {
    const look = () => {
      const root = document.querySelector("joli-echiquier")?.shadowRoot;
      const squares = root?.querySelectorAll("[role=gridcell]").length ?? 0;
      if (squares === 64 && root?.adoptedStyleSheets.length) performance.mark("board");
      else requestAnimationFrame(look);
    };
    look();
  });
  await page.goto("");
  await page.waitForFunction(() => performance.getEntriesByName("board").length);
  return page.evaluate(() => performance.getEntriesByName("board")[0]?.startTime ?? Infinity);
}

/** Two seconds of a search that finds nothing so soon. @param {Page} page */
async function longestTask(page) {
  await page.goto("?size=26");
  return page.evaluate(async () => {
    const element = /** @type {Element} */ (document.querySelector("joli-echiquier"));
    await element.ready;
    let longest = 50;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    }).observe({ entryTypes: ["longtask"] });
    void element.nextSolution();
    await new Promise((resolve) => setTimeout(resolve, 2000));
    element.stop();
    return longest;
  });
}

/** @param {Page} page */
async function stopping(page) {
  await page.goto("?size=26");
  return page.evaluate(async () => {
    const element = /** @type {Element} */ (document.querySelector("joli-echiquier"));
    await element.ready;
    const ended = element.nextSolution();
    await new Promise((resolve) => setTimeout(resolve, 500));
    const asked = performance.now();
    // As a click does: queued behind whatever runs.
    setTimeout(() => element.stop());
    await ended;
    return performance.now() - asked;
  });
}

/** @param {Page} page */
async function longestSeek(page) {
  await page.goto("?size=10");
  return page.evaluate(async () => {
    const { loadCore } = await import(new URL("assets.js", location.href).href);
    const solver = new (await loadCore()).Solver("diagonal-numbers", 10);
    solver.exhaust();
    const end = solver.position;
    let longest = 0;
    for (let i = 0; i < 60; i++) {
      solver.seek(end);
      const started = performance.now();
      solver.seek(Math.floor((end * i) / 60));
      longest = Math.max(longest, performance.now() - started);
    }
    solver.free();
    return longest;
  });
}
