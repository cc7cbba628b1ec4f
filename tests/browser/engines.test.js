// Each engine does what page.ts says, on a small page of its own: otherwise a scenario would mean something else in it.

import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { scenarios } from "./harness.js";

const SITE = new URL("engines/site/", import.meta.url);

const scenario = scenarios(fileURLToPath(SITE));

/** @typedef {import("./engines/page.ts").Page} Page */

/**
 * The events that reached the page, one a line.
 * @param {Page} page
 */
const events = async (page) => (await page.locator("output").textContent())?.trim().split("\n");

scenario("a click in a shadow tree is found by role and name, and is a real one", async ({ page }) => {
  await page.goto("");
  assert.equal(await page.title(), "A page to try the engines on");
  await page.getByRole("button", { name: "b1, empty" }).click();
  await page.getByRole("button", { name: "b1, queen", exact: true }).waitFor();
  assert.deepEqual(await events(page), ["pointerdown button 0", "click button 0"]);
  assert.equal(await page.getByRole("button", { name: /empty$/ }).count(), 2);
  assert.deepEqual(await page.locator("try-board").getByRole("button").allTextContents(), ["a1", "b1", "c1"]);
});

scenario("a click with a key held, at a place", async ({ page }) => {
  await page.goto("");
  const square = page.getByText("c1");
  await square.click({ modifiers: ["Shift"], position: { x: 5, y: 5 } });
  assert.deepEqual(await events(page), [
    "keydown Shift shiftKey",
    "pointerdown button 0 shiftKey",
    "click button 0 shiftKey",
  ]);
});

scenario("keys by their names, and together", async ({ page }) => {
  await page.goto("");
  await page.getByRole("button", { name: "a1" }).press("ArrowLeft");
  await page.keyboard.press("Control+Shift+Z");
  await page.keyboard.press("Tab");
  assert.deepEqual(await events(page), [
    "keydown ArrowLeft",
    "keydown Control ctrlKey",
    "keydown Shift ctrlKey shiftKey",
    "keydown Z ctrlKey shiftKey",
    "keydown Tab",
  ]);
  const focused = () => document.activeElement?.shadowRoot?.activeElement?.textContent;
  assert.equal(await page.evaluate(focused), "b1");
});

scenario("fields, a list, a box and a slider", async ({ page }) => {
  await page.goto("");
  const name = page.getByLabel("Name");
  await name.fill("Ada");
  await name.fill("Grace");
  assert.equal(await name.inputValue(), "Grace");
  await page.getByRole("combobox", { name: "Size" }).selectOption("nine");
  assert.equal(await page.getByRole("combobox").inputValue(), "9");
  await page.getByRole("checkbox", { name: "Queens" }).check();
  assert.equal(await page.getByRole("checkbox").isChecked(), true);
  await page.getByRole("slider").fill("7");
  assert.equal(await page.getByRole("slider").inputValue(), "7");
});

scenario("text struck key by key tells of a change at Enter", async ({ page }) => {
  await page.goto("");
  await page.getByLabel("Name").pressSequentially("Al");
  await page.keyboard.press("Enter");
  assert.deepEqual(
    (await events(page))?.filter((event) => !event.startsWith("keydown")),
    ["input A", "input Al", "change Al"],
  );
});

scenario("things can be narrowed down, and the address waited for", async ({ page }) => {
  await page.goto("?step=3");
  const squares = page.locator("try-board").getByRole("button");
  assert.equal(await squares.and(page.getByRole("button", { name: "b1" })).textContent(), "b1");
  assert.equal(await squares.filter({ hasText: /^C1$/i }).count(), 1);
  assert.equal(await squares.filter({ hasText: "1" }).last().textContent(), "c1");
  await page.waitForURL("**/?step=3");
  await page.evaluate(() => history.replaceState(null, "", "?step=4&queens=a1,b3"));
  await page.waitForURL(/step=4/);
  await page.waitForURL("**/?step=4&queens=a1,b3");
});

scenario("what is disabled, hidden or absent is told as such", async ({ page }) => {
  await page.goto("");
  assert.equal(await page.getByRole("button", { name: "Never" }).isDisabled(), true);
  assert.equal(await page.getByText("Nobody").isVisible(), false);
  assert.equal(await page.getByRole("table").isVisible(), false);
  assert.equal(await page.getByRole("paragraph").count(), 0);
  assert.equal(await page.getByRole("heading", { name: "Try" }).getAttribute("id"), null);
  await page.getByRole("table").waitFor({ state: "detached" });
  await page.getByText("Nobody").waitFor({ state: "hidden" });
});

scenario("plain data goes into the page and comes out of it", async ({ page }) => {
  await page.goto("");
  const data = [1, "é", null, { square: "a1" }, true];
  assert.deepEqual(await page.evaluate((it) => it, data), data);
  assert.equal(await page.evaluate(() => undefined), undefined);
  assert.equal(await page.evaluate(() => 2n ** 64n), 2n ** 64n);
  assert.equal(await page.evaluate(async () => Infinity), Infinity);
  await assert.rejects(
    () => page.evaluate(() => Reflect.get(Reflect.get(globalThis, "nowhere"), "x")),
    /TypeError/,
  );
  assert.equal(
    await page.getByText("b1").evaluate((square, suffix) => square.textContent + suffix, "!"),
    "b1!",
  );
});

scenario("it waits for what the page does later", async ({ page }) => {
  await page.goto("");
  await page.evaluate(() => {
    setTimeout(
      () => document.body.append(Object.assign(document.createElement("button"), { textContent: "Late" })),
      100,
    );
  });
  await page.getByRole("button", { name: "Late" }).click();
  await page.waitForFunction(
    (word) => document.querySelector("output")?.textContent?.includes(word),
    "click",
  );
});

scenario(
  "the window, the colours, the language and the motion are as asked for",
  { viewport: { width: 320, height: 500 }, colorScheme: "dark", reducedMotion: "reduce", locale: "fr" },
  async ({ page }) => {
    await page.goto("");
    const seen = () => [
      innerWidth,
      innerHeight,
      matchMedia("(prefers-color-scheme: dark)").matches,
      matchMedia("(prefers-reduced-motion: reduce)").matches,
      navigator.language.slice(0, 2),
    ];
    assert.deepEqual(await page.evaluate(seen), [320, 500, true, true, "fr"]);
    await page.setViewportSize({ width: 700, height: 900 });
    assert.deepEqual((await page.evaluate(seen)).slice(0, 2), [700, 900]);
    const picture = await page.screenshot();
    assert.deepEqual([picture.readUInt32BE(16), picture.readUInt32BE(20)], [700, 900]);
  },
);

scenario("a strict content security policy does not hinder it", async ({ page }) => {
  await page.goto("strict.html");
  await page.getByRole("button", { name: "c1, empty" }).click();
  await page.getByRole("button", { name: "c1, queen" }).waitFor();
  assert.equal(await page.evaluate((square) => `${square}${document.links.length}`, "c"), "c0");
  await page.waitForFunction(() => document.readyState === "complete");
});

scenario("a page from the disk gets no modules from beside it", async ({ page, complaints, settle }) => {
  await page.goto(new URL("index.html", SITE).href);
  assert.equal(await page.getByRole("heading").textContent(), "Try me");
  assert.equal(await page.evaluate(() => customElements.get("try-board") === undefined), true);
  await settle();
  assert.match(complaints.splice(0).join("\n"), /page\.js/);
});

for (const time of ["first", "second"]) {
  scenario(`the ${time} of two pages finds nothing that another has stored`, async ({ page }) => {
    await page.goto("");
    assert.equal(await page.evaluate(() => localStorage.getItem("queens")), null);
    await page.evaluate(() => localStorage.setItem("queens", "a1"));
    await page.reload();
    assert.equal(await page.evaluate(() => localStorage.getItem("queens")), "a1");
    assert.deepEqual(await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches), false);
  });
}
