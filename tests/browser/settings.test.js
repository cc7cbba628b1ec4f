// Links, attributes and languages: what is asked for, what is refused, and what a link says.

import assert from "node:assert/strict";
import { scenario } from "./harness.js";

/** @typedef {import("./engines/page.ts").Page} Page */

/** Until the link ends so. @param {Page} page @param {string} query */
const link = (page, query) => page.waitForFunction((query) => location.search.endsWith(query), query);

for (const given of ["0", "27", "-1", "8.5", "abc", "1e99", "８"]) {
  scenario(`a board of ${given}: a message, and the default`, async ({ page }) => {
    await page.goto(`?size=${encodeURIComponent(given)}`);
    const message = `Size “${given}” is not allowed: it must be a whole number from 1 to 26.`;
    await page.getByRole("status").filter({ hasText: message }).waitFor();
    await page.getByRole("grid", { name: "8 × 8" }).waitFor();
    await page.getByRole("button", { name: "Step", exact: true }).click();
    await page.getByRole("gridcell", { name: "a1, queen" }).waitFor();
  });
}

for (const [query, message] of /** @type {const} */ ([
  ["?method=magic", "method “magic” is not known. Allowed: "],
  ["?mode=sleep", "mode “sleep” is not known. Allowed: search, play"],
  ["?puzzle=go", "puzzle “go” is not known. Allowed: queens"],
  ["?step=-3", "Step “-3” is not allowed: it must be a whole number from 0 up."],
  ["?step=99999999999999999999", "Step “99999999999999999999” is not allowed"],
  ["?queens=a1,i1,zz", "queens: i1, zz — not on this board, whose squares go from a1 to h8."],
  ["?theme=blue", "theme “blue” is not known. Allowed: auto, light, dark."],
])) {
  scenario(`${query} is explained, and the page lives`, async ({ page }) => {
    await page.goto(query);
    await page.getByRole("status").filter({ hasText: message }).waitFor();
    await page.getByRole("gridcell", { name: /^d4/ }).click();
    await page.getByRole("gridcell", { name: /^d4, queen/ }).waitFor();
  });
}

scenario("the message goes when the setting is good again", async ({ page }) => {
  await page.goto("?size=99");
  const message = page.getByRole("status").filter({ hasText: "is not allowed" });
  await message.waitFor();
  await page.getByRole("slider", { name: "Size" }).fill("10");
  await message.waitFor({ state: "detached" });
  await page.getByRole("grid", { name: "10 × 10" }).waitFor();
});

scenario("the link reproduces what is seen", async ({ page }) => {
  const spoken = () =>
    page
      .getByRole("gridcell")
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")).join("; "));
  await page.goto("?size=6");
  await page.getByRole("gridcell", { name: "b3" }).click();
  await page.getByRole("gridcell", { name: "d2" }).click();
  await link(page, "?size=6&mode=play&queens=b3,d2");
  await page.getByRole("radio", { name: "Search" }).check();
  await page.getByRole("button", { name: "Next solution" }).click();
  await page.waitForFunction(() => /step=\d+/.test(location.search));
  const before = await spoken();
  await page.reload();
  await page
    .getByRole("gridcell", { name: /part of a solution/ })
    .first()
    .waitFor();
  assert.equal(await spoken(), before);
});

scenario("another language keeps the board and the search", async ({ page }) => {
  await page.goto("?size=5&step=40");
  await page.getByRole("gridcell", { name: /queen/ }).first().waitFor();
  const squares = () =>
    page
      .locator("[data-piece]")
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("data-square")));
  const before = await squares();
  for (const [language, grid, queen] of [
    ["fr", "Échiquier, 5 × 5", /dame/],
    ["ru", "Доска 5 × 5", /ферзь/],
    ["zh", "棋盘，5 × 5", /皇后/],
    ["en", "Board, 5 × 5", /queen/],
  ]) {
    await page.locator("#language").selectOption(/** @type {string} */ (language));
    await page.getByRole("grid", { name: /** @type {string} */ (grid) }).waitFor();
    await page.getByRole("gridcell", { name: queen }).first().waitFor();
    await page.getByRole("spinbutton").waitFor();
    assert.equal(await page.getByRole("spinbutton").inputValue(), "40");
    assert.equal(await page.locator("html").getAttribute("lang"), language);
    assert.deepEqual(await squares(), before);
  }
});

scenario("the browser's language is taken when there is no other", { locale: "ru-RU" }, async ({ page }) => {
  await page.goto("");
  await page.getByRole("grid", { name: "Доска 8 × 8" }).waitFor();
});

scenario("a theme can be chosen against the system", { colorScheme: "light" }, async ({ page }) => {
  await page.goto("");
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await paper();
  await page.getByRole("combobox", { name: "Theme" }).selectOption("dark");
  await link(page, "?theme=dark");
  assert.notEqual(await paper(), light);
});
