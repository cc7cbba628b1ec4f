// Search: every control, and the known figures of the eight queens.

import assert from "node:assert/strict";
import { scenario } from "./harness.js";

/** @typedef {import("./engines/page.ts").Page} Page */

/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole("button", { name, exact: true }).click();

/** @param {Page} page @param {string | RegExp} sentence */
const says = (page, sentence) => page.locator(".sentence").filter({ hasText: sentence }).waitFor();

/** @param {Page} page @param {string} name @returns {Promise<string | undefined>} */
const figure = (page, name) =>
  page.locator(".counters").evaluate((list, name) => {
    const term = [...list.querySelectorAll("dt")].find((dt) => dt.textContent === name);
    return term?.nextElementSibling?.textContent ?? undefined;
  }, name);

/** The column of each row, as the first article writes a solution. @param {Page} page */
const columns = async (page) => {
  const squares = await page
    .getByRole("gridcell", { name: /queen/ })
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("data-square") ?? ""));
  const byRow = squares.sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
  return byRow.map((square) => "abcdefgh".indexOf(square.charAt(0)) + 1).join("");
};

scenario("steps tell what was tried and why it was refused, and can be taken back", async ({ page }) => {
  await page.goto("?method=diagonal-numbers");
  await says(page, "An empty board.");
  await press(page, "Step");
  await says(page, "A queen on a1.");
  await press(page, "Step");
  await says(page, "a2 refused: the queen on a1 holds the column.");
  await page.getByRole("gridcell", { name: "a2, refused" }).waitFor();
  await press(page, "Step");
  await says(page, "b2 refused: the queen on a1 holds the diagonal.");
  await press(page, "Step back");
  await press(page, "Step back");
  await says(page, "A queen on a1.");
  await press(page, "Step back");
  await says(page, "An empty board.");
  await page.getByRole("button", { name: "Step back", disabled: true }).waitFor();
});

scenario(
  "the first of 92 solutions takes 876 tests and 113 placements; then all is explored",
  async ({ page }) => {
    await page.goto("?method=diagonal-numbers");
    await press(page, "Next solution");
    await says(page, "Solution 1.");
    assert.equal(await figure(page, "Tests"), "876");
    assert.equal(await figure(page, "Placements"), "113");
    assert.equal(await columns(page), "15863724");
    for (let n = 2; n <= 92; n++) {
      await press(page, "Next solution");
      await says(page, `Solution ${n}.`);
    }
    await press(page, "Next solution");
    await says(page, "All explored: 92 solutions.");
    assert.equal(await figure(page, "Tests"), "15,720");
    assert.equal(await figure(page, "Nodes of the tree"), "2,057");
    await page.getByRole("button", { name: "Step", exact: true, disabled: true }).waitFor();
  },
);

for (const [size, tests] of /** @type {const} */ ([
  [2, 6],
  [3, 18],
])) {
  scenario(`${size} queens: no solution, proved with ${tests} tests`, async ({ page }) => {
    await page.goto(`?method=diagonal-numbers&size=${size}`);
    await press(page, "Next solution");
    await says(page, `No solution, proved: everything was tried, with ${tests} tests.`);
  });
}

scenario("any step can be sought, and the slider goes back over what was reached", async ({ page }) => {
  await page.goto("?method=diagonal-numbers");
  const number = page.getByRole("spinbutton", { name: "Step number" });
  await number.fill("500");
  await number.press("Enter");
  await says(page, /refused|queen/i);
  assert.equal((await figure(page, "Tests").then(Number)) > 400, true);
  const slider = page.getByRole("slider", { name: "Place in the search" });
  assert.equal(await slider.getAttribute("max"), "500");
  await slider.fill("1");
  await says(page, "A queen on a1.");
  assert.equal(await figure(page, "Tests"), "1");
  await slider.fill("0");
  await says(page, "An empty board.");
});

scenario("a step beyond the end is the end", async ({ page }) => {
  await page.goto("?method=diagonal-numbers&size=4&step=1000000");
  await says(page, "All explored: 2 solutions.");
});

scenario("play goes to the next solution at the chosen speed, and pause stops it", async ({ page }) => {
  await page.goto("?method=diagonal-numbers");
  await page.getByRole("slider", { name: "Speed" }).fill("40");
  await press(page, "Play");
  await says(page, "Solution 1.");
  assert.equal(await figure(page, "Tests"), "876");
  await page.getByRole("slider", { name: "Speed" }).fill("0");
  await press(page, "Play");
  await press(page, "Pause");
  const tests = await figure(page, "Tests");
  await page.getByRole("button", { name: "Play" }).waitFor();
  assert.equal(await figure(page, "Tests"), tests);
});

scenario("a long search shows that it is under way, and once stopped it draws no more", async ({ page }) => {
  await page.goto("?method=diagonal-numbers&size=26");
  await press(page, "Next solution");
  await says(page, "Searching for the next solution…");
  await page.waitForFunction(
    () => /** @type {any} */ (document.querySelector("joli-echiquier")).counters.tests > 100_000,
  );
  await press(page, "Stop");
  const moved = await page.locator("joli-echiquier").evaluate(async (board) => {
    const element = /** @type {import("../../www/joli-echiquier.js").JoliEchiquier} */ (board);
    const { step } = element.state;
    for (let i = 0; i < 5; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
    return element.state.step - step;
  });
  assert.equal(moved, 0);
  await page.getByRole("button", { name: "Stop", disabled: true }).waitFor();
});

scenario("another command takes the place of a search: no two run at once", async ({ page }) => {
  await page.goto("?method=diagonal-numbers&size=26");
  const outcomes = await page.locator("joli-echiquier").evaluate(async (board) => {
    const element = /** @type {import("../../www/joli-echiquier.js").JoliEchiquier} */ (board);
    await element.ready;
    const runs = [element.nextSolution(), element.play(), element.seek(1e12), element.seek(10)];
    return { outcomes: await Promise.all(runs), step: element.state.step };
  });
  assert.deepEqual(outcomes, { outcomes: ["stopped", "stopped", "stopped", "arrived"], step: 10 });
});
