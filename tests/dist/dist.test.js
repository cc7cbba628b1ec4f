// What `make dist` hands out works as it is handed out, in every engine.

import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { scenarios } from "../browser/harness.js";

/** @typedef {import("../browser/engines/page.ts").Page} Page */

const DIST = new URL("../../dist/", import.meta.url);

const scenario = scenarios(fileURLToPath(DIST));

/** Runs a search to its first solution. @param {Page} page */
async function solve(page) {
  await page.getByRole("button", { name: "Next solution" }).click();
  await page.getByRole("gridcell", { name: /^h3, queen/ }).focus();
}

scenario("the single file opens from the disk", async ({ page }) => {
  await page.goto(`${new URL("joli-echiquier.html", DIST)}?lang=en`);
  await solve(page);
});

scenario("the single file asks for nothing", { only: "chromium" }, async ({ page }) => {
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("joli-echiquier.html?lang=en");
  await solve(page);
  const others = asked.filter((url) => !/joli-echiquier\.html|^(data|blob):/.test(url));
  assert.deepEqual(others, []);
});

scenario("the site works in a sub-folder", async ({ page }) => {
  await page.goto("site/?lang=en");
  await solve(page);
});
