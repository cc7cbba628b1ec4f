// Play: queens put down and lifted by mouse and by keyboard.

import assert from "node:assert/strict";
import { scenario } from "./harness.js";

/** @typedef {import("./engines/page.ts").Page} Page */

/** @param {Page} page */
const queens = async (page) => {
  const cells = page.getByRole("gridcell", { name: /queen/ });
  return (await cells.evaluateAll((all) => all.map((cell) => cell.getAttribute("data-square")))).sort();
};

/** @param {Page} page @param {string} square */
const square = (page, square) => page.getByRole("gridcell", { name: new RegExp(`^${square}(,|$)`) });

/** @param {Page} page @param {string | RegExp} text */
const says = (page, text) => page.getByRole("status").filter({ hasText: text }).waitFor();

const SOLUTION = ["a1", "b5", "c8", "d6", "e3", "f7", "g2", "h4"];

scenario("a click on the empty board begins a game, and eight good clicks solve it", async ({ page }) => {
  await page.goto("");
  for (const name of SOLUTION) await square(page, name).click();
  await says(page, "Solved: 8 queens, and none attacks another.");
  assert.ok(await page.getByRole("radio", { name: "Play" }).isChecked());
  assert.deepEqual(await queens(page), SOLUTION);
});

scenario("queens that attack each other are named, and marked on the board", async ({ page }) => {
  await page.goto("?mode=play");
  await square(page, "a1").click();
  await says(page, "One queen stands. 7 more to place.");
  assert.equal(await page.getByRole("gridcell", { name: "attacked" }).count(), 21);
  await square(page, "c3").click();
  await says(page, "Two queens attack each other, on a1 and c3, along the diagonal.");
  await page.getByRole("gridcell", { name: "c3, queen, attacked by another queen" }).waitFor();
  await square(page, "a1").click();
  await says(page, "One queen stands.");
  await page.getByRole("checkbox", { name: "Mark attacked squares" }).uncheck();
  await page.getByRole("gridcell", { name: "c4", exact: true }).waitFor();
});

scenario("undo, redo and clear, which can be undone too", async ({ page }) => {
  await page.goto("?mode=play");
  const press = (/** @type {string} */ name) => page.getByRole("button", { name }).click();
  for (const name of ["a1", "b3", "b3", "c5"]) await square(page, name).click();
  await press("Undo");
  await press("Undo");
  await page.getByRole("gridcell", { name: "b3, queen" }).waitFor();
  assert.deepEqual(await queens(page), ["a1", "b3"]);
  await press("Redo");
  await press("Clear");
  await says(page, "An empty board.");
  await press("Undo");
  await says(page, "One queen stands.");
  await square(page, "h8").click();
  await page.getByRole("button", { name: "Redo", disabled: true }).waitFor();
});

scenario("a whole game with the keyboard alone", async ({ page }) => {
  await page.goto("?size=4&mode=play");
  await square(page, "a1").focus();
  for (const key of [
    "ArrowUp",
    "Enter",
    "ArrowRight",
    "PageUp",
    "Space",
    "ArrowRight",
    "PageDown",
    "Enter",
    "End",
    "ArrowUp",
    "ArrowUp",
    "Space",
  ]) {
    await page.keyboard.press(key);
  }
  await says(page, "Solved: 4 queens");
  assert.deepEqual(await queens(page), ["a2", "b4", "c1", "d3"]);
});

scenario("the keys of a grid, and one square in the tab order", async ({ page }) => {
  await page.goto("");
  const focused = () =>
    page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute("data-square"));
  await square(page, "d4").focus();
  for (const [key, reached] of [
    ["ArrowLeft", "c4"],
    ["ArrowDown", "c3"],
    ["ArrowRight", "d3"],
    ["ArrowUp", "d4"],
    ["Home", "a4"],
    ["ArrowLeft", "a4"],
    ["End", "h4"],
    ["PageUp", "h8"],
    ["PageDown", "h1"],
    ["Control+Home", "a8"],
    ["Control+End", "h1"],
  ]) {
    await page.keyboard.press(/** @type {string} */ (key));
    assert.equal(await focused(), reached, key);
  }
  assert.equal(await page.locator('[role="gridcell"][tabindex="0"]').count(), 1);
});

scenario("the focus stays on the board when its size changes", async ({ page }) => {
  await page.goto("");
  await square(page, "h8").focus();
  await page.locator("joli-echiquier").evaluate((board) => board.setAttribute("size", "5"));
  await page.getByRole("grid", { name: "5 × 5" }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("gridcell", { name: "e5, queen" }).waitFor();
});

scenario("queens that fit stay when the size changes; a locked one cannot be lifted", async ({ page }) => {
  await page.goto("?queens=b3,h8&locked=a1");
  await square(page, "a1").click();
  await page.getByRole("slider", { name: "Size" }).fill("6");
  await page.getByRole("grid", { name: "6 × 6" }).waitFor();
  await page.getByRole("gridcell", { name: /a1, queen, fixed/ }).waitFor();
  assert.deepEqual(await queens(page), ["a1", "b3"]);
});

scenario("whoever touches the board of a search goes on from there", async ({ page }) => {
  await page.goto("?size=6&step=10");
  await page.getByRole("gridcell", { name: /queen/ }).first().waitFor();
  const found = await queens(page);
  await square(page, "f6").click();
  await says(page, /queens/);
  assert.deepEqual(await queens(page), [...found, "f6"].sort());
});
