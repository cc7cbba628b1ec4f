// What there is to study beside a search: the memory, the program, and more that is folded away at first.

import assert from "node:assert/strict";
import { scenario } from "./harness.js";

/** @typedef {import("./engines/page.ts").Page} Page */

/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole("button", { name, exact: true }).click();

/** @param {Page} page @param {string} title */
const unfold = (page, title) => page.locator("summary").filter({ hasText: title }).click();

/** @param {Page} page @param {string | RegExp} sentence */
const says = (page, sentence) => page.locator(".sentence").filter({ hasText: sentence }).waitFor();

scenario(
  "the attack board has its integers in the squares, and back again after a step back",
  async ({ page }) => {
    await page.goto("?method=attack-board&size=4&step=1");
    await says(page, "A queen on a1: the free squares she attacks to the right now hold 0.");
    const label = page.locator('[data-square="c3"] .label');
    assert.equal(await label.textContent(), "0");
    await press(page, "Step");
    await says(page, "b1 refused: it holds 0, the column of the queen on a1.");
    await press(page, "Step back");
    await press(page, "Step back");
    await says(page, "An empty board.");
    assert.equal(await label.textContent(), "4");
  },
);

scenario("what the last step changed is marked in the memory, also after a step back", async ({ page }) => {
  await page.goto("?method=queen-list&size=8&step=1");
  const changed = page.locator(".variables .changed");
  await changed.first().waitFor();
  assert.deepEqual(await changed.allTextContents(), ["1", "0"]);
  await press(page, "Step");
  await says(page, "b1 refused: the queen on a1 holds the row.");
  assert.deepEqual(await changed.allTextContents(), ["0"]);
  await press(page, "Step back");
  await says(page, "A queen on a1.");
  assert.deepEqual(await changed.allTextContents(), ["1", "0"]);
});

scenario("the program is folded away; unfolded, it marks the line of each step", async ({ page }) => {
  await page.goto("?method=queen-list&size=4");
  assert.equal(await page.locator(".listing").count(), 0);
  await unfold(page, "The program");
  const current = page.locator('.listing [aria-current="step"]');
  await page.locator(".listing li").first().waitFor();
  assert.equal(await current.count(), 0);
  await press(page, "Step");
  await current.filter({ hasText: "queenList[col] ← row" }).waitFor();
  await press(page, "Next dead end");
  await current.filter({ hasText: "the south wall" }).waitFor();
});

scenario("each method says in its own terms why a square is refused", async ({ page }) => {
  await page.goto("?method=four-domains&step=2");
  await says(page, "b2 refused: U = 0 is no longer in Du, the queen on a1 took it.");
  await page.goto("?method=permutation&step=2");
  await says(page, "g7 refused: the queen on h8 is one column away, and one row.");
  await page.goto("?method=bit-masks&step=2");
  await says(page, "A queen on b3: the lowest bit that is free.");
});

scenario("the tree grows with the search, and pressing a node goes to its step", async ({ page }) => {
  await page.goto("?method=queen-list&size=4&step=1");
  await unfold(page, "Search tree");
  await page.getByRole("treeitem", { name: "a1, step 1" }).waitFor();
  assert.equal(await page.locator(".tree g:not([hidden])").count(), 2);
  await press(page, "Next solution");
  await says(page, "Solution 1.");
  await page.getByRole("treeitem", { name: "a1, step 1" }).press("Enter");
  await says(page, "A queen on a1.");
});

scenario("all methods are compared in the background", async ({ page }) => {
  await page.goto("?size=6");
  await unfold(page, "All methods compared");
  await press(page, "To the last solution");
  await page.getByText("On 6 × 6.", { exact: true }).waitFor();
  assert.match((await page.locator(".figures").textContent()) ?? "", /Permutations/);
  assert.equal(await page.getByText("…").count(), 0);
});

scenario("an example opens the dead end of its text", async ({ page }) => {
  await page.goto("");
  await unfold(page, "Moments worth seeing");
  await press(page, "Five columns in, the sixth has no safe row: the wall. The queen on e4 has to go on.");
  await says(page, "Dead end: queen 6 has no square left.");
});
