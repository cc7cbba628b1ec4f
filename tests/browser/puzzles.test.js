// Domination and the knight's tour: watched, and played on the same board.

import assert from "node:assert/strict";
import { scenario } from "./harness.js";

/** @typedef {import("./engines/page.ts").Page} Page */

/** @param {Page} page @param {string} square */
const square = (page, square) => page.getByRole("gridcell", { name: new RegExp(`^${square}(,|$)`) });

/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole("button", { name, exact: true }).click();

/** @param {Page} page @param {string | RegExp} text */
const says = (page, text) => page.locator(".sentence").filter({ hasText: text }).waitFor();

/** @param {Page} page @param {string | RegExp} text */
const adds = (page, text) => page.getByRole("status").filter({ hasText: text }).waitFor();

/** @param {Page} page @param {string} name */
const seen = (page, name) => page.getByRole("gridcell", { name, exact: true }).waitFor();

/** @param {Page} page */
const step = (page) => press(page, "Step");

scenario(
  "a search for domination marks what is uncovered, and the square to be covered",
  async ({ page }) => {
    await page.goto("?puzzle=domination&size=4");
    await says(page, "An empty board.");
    assert.equal(await page.getByRole("gridcell", { name: "not covered" }).count(), 16);
    await step(page);
    await says(page, "b2 refused: 4 squares would stay open");
    await seen(page, "a1, to be covered next");
    await press(page, "Next solution");
    await says(page, "Solution 1.");
    assert.equal(await page.getByRole("gridcell", { name: "not covered" }).count(), 0);
    assert.equal(await page.getByRole("gridcell", { name: /queen/ }).count(), 2);
  },
);

scenario("a knight's search starts where somebody clicks, and shows its moves", async ({ page }) => {
  await page.goto("?puzzle=knight&size=6");
  await says(page, "The knight starts on a1.");
  await square(page, "c3").click();
  await says(page, "The knight starts on c3.");
  await step(page);
  await says(page, "Square 1: the knight goes to c3.");
  await seen(page, "c3, knight");
  assert.equal(await page.getByRole("gridcell", { name: "one move away" }).count(), 8);
  await press(page, "Next solution");
  await says(page, "Tour 1.");
  assert.equal(await page.getByRole("gridcell", { name: "visited" }).count(), 35);
});

scenario("where there is no tour, the reason stands instead", async ({ page }) => {
  await page.goto("?puzzle=knight&size=3");
  await says(page, "no move leads to its centre");
  await page.getByRole("slider", { name: "Size" }).fill("5");
  await says(page, "The knight starts on a1.");
  await square(page, "a2").click();
  await says(page, "No tour of the 5 × 5 board starts on a2");
  await square(page, "c3").click();
  await says(page, "The knight starts on c3.");
  await page.getByRole("combobox", { name: "Which tour" }).selectOption("knight-closed");
  await says(page, "There is no closed tour of the 5 × 5 board");
});

scenario("queens put down by hand cover the board, in both readings", async ({ page }) => {
  await page.goto("?puzzle=domination&size=4&mode=play");
  await says(page, "Place queens until every square is covered.");
  await square(page, "b2").click();
  await says(page, "4 squares are not covered. One more queen is enough.");
  assert.equal(await page.getByRole("gridcell", { name: "not covered" }).count(), 4);
  await square(page, "c3").click();
  await says(page, "2 squares are not covered. One more queen is enough.");
  await page.getByRole("combobox", { name: "Which queens" }).selectOption("independent-domination");
  await says(page, "Two queens attack each other, on b2 and c3, along the diagonal.");
  await press(page, "Undo");
  await square(page, "d4").click();
  await says(page, "Two queens attack each other");
});

scenario("the fewest queens are proved in the background, and one way is shown", async ({ page }) => {
  await page.goto("?puzzle=domination&mode=play");
  await press(page, "The fewest, proved");
  await adds(page, "5 queens are the fewest. There are 4,860 ways, of 638 different kinds");
  await press(page, "Show one way");
  await says(page, "All is covered, by 5 queens. No fewer can do it.");
  await page.getByRole("combobox", { name: "Which queens" }).selectOption("independent-domination");
  await press(page, "The fewest, proved");
  await adds(page, "There are 728 ways");
});

scenario("a knight is moved by mouse and by keyboard, and taken back", async ({ page }) => {
  await page.goto("?puzzle=knight&mode=play&size=5");
  await says(page, "Choose where the knight starts.");
  await square(page, "a1").click();
  await says(page, "One square of 25 visited. 2 moves are open.");
  await square(page, "b2").click();
  await seen(page, "a1, knight");
  for (const key of ["Home", "ArrowRight", "ArrowUp", "Enter"]) await page.keyboard.press(key);
  await seen(page, "b3, knight");
  await seen(page, "a1, visited, 1");
  await press(page, "Undo");
  await seen(page, "a1, knight");
  await press(page, "Redo");
  await says(page, "2 squares of 25 visited.");
  await press(page, "Clear");
  await says(page, "Choose where the knight starts.");
});

scenario("a hint keeps a tour alive, or says that none begins so", async ({ page }) => {
  await page.goto("?puzzle=knight&mode=play&size=5&queens=a1");
  await press(page, "Hint");
  await adds(page, /^(b3|c2) keeps a tour alive\.$/);
  assert.equal(await page.getByRole("gridcell", { name: "keeps a tour alive" }).count(), 1);
  await page.goto("?puzzle=knight&mode=play&size=5&queens=a2");
  await says(page, "No tour of the 5 × 5 board starts on a2");
  await press(page, "Hint");
  await adds(page, "No tour begins so: undo a move.");
});

scenario("a tour is shown, and its squares in order are in the link", async ({ page }) => {
  await page.goto("?puzzle=knight&mode=play&size=6&method=knight-closed&queens=c3");
  await says(page, "One square of 36 visited.");
  await press(page, "Show a tour");
  await says(page, "A closed tour: all 36 squares are visited, and the start is one move away.");
  await page.waitForURL(/queens=([a-f][1-6],){35}/);
  await page.reload();
  await says(page, "A closed tour");
});

scenario("a link with squares that are no path is told so", async ({ page }) => {
  await page.goto("?puzzle=knight&mode=play&queens=a1,b3,b4");
  await says(page, "From b3 to b4 is not a knight’s move");
  await press(page, "Clear");
  await says(page, "Choose where the knight starts.");
});

scenario("whoever touches the knight of a search rides on from there", async ({ page }) => {
  await page.goto("?puzzle=knight&size=6&step=2");
  await says(page, "Square 2");
  await page.getByRole("gridcell", { name: "one move away" }).first().click();
  await says(page, "3 squares of 36 visited.");
});

scenario("another puzzle begins with its own empty board", async ({ page }) => {
  await page.goto("?puzzle=knight&mode=play&size=6&queens=a1,b3");
  await says(page, "2 squares of 36 visited.");
  await page.getByRole("combobox", { name: "Puzzle" }).selectOption("domination");
  await says(page, "An empty board.");
  await page.getByRole("combobox", { name: "Puzzle" }).selectOption("queens");
  await says(page, "An empty board.");
  assert.equal(await page.getByRole("gridcell", { name: /queen/ }).count(), 0);
});
