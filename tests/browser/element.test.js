// The element in a page of somebody else: several of them, added and removed, commanded from a script.

import assert from "node:assert/strict";
import { scenario } from "./harness.js";

/** @typedef {import("../../www/joli-echiquier.js").JoliEchiquier} JoliEchiquier */

scenario("two elements keep their own state, and events tell each one's", async ({ page }) => {
  await page.goto("");
  const seen = await page.evaluate(async () => {
    await customElements.whenDefined("joli-echiquier");
    const make = async (/** @type {string} */ size) => {
      const board = /** @type {JoliEchiquier} */ (document.createElement("joli-echiquier"));
      board.setAttribute("size", size);
      board.setAttribute("method", "diagonal-numbers");
      document.body.append(board);
      await board.ready;
      return board;
    };
    const [four, eight] = [await make("4"), await make("8")];
    const solved = new Promise((resolve) =>
      eight.addEventListener("solution", (event) => resolve(/** @type {CustomEvent} */ (event).detail)),
    );
    const outcome = await eight.nextSolution();
    four.step();
    return {
      outcome,
      solved: await solved,
      four: four.queens,
      tests: [four.counters.tests, eight.counters.tests],
    };
  });
  assert.deepEqual(seen, {
    outcome: "solution",
    solved: { number: 1, queens: ["a1", "e2", "h3", "f4", "c5", "g6", "b7", "d8"] },
    four: ["a1"],
    tests: [1, 876],
  });
});

scenario("removed and added again, it works from its attributes", async ({ page }) => {
  await page.goto("?size=5&method=diagonal-numbers");
  await page.getByRole("button", { name: "Next solution" }).click();
  await page
    .getByRole("gridcell", { name: /part of a solution/ })
    .first()
    .waitFor();
  await page.evaluate(async () => {
    const board = /** @type {HTMLElement} */ (document.querySelector("joli-echiquier"));
    const parent = board.parentElement;
    for (let i = 0; i < 20; i++) {
      board.remove();
      parent?.append(board);
    }
  });
  await page.getByRole("button", { name: "Step", exact: true }).click();
  await page.getByRole("gridcell", { name: "a1, queen" }).waitFor();
});

scenario("attributes are live", async ({ page }) => {
  await page.goto("");
  await page.getByRole("button", { name: "Step", exact: true }).waitFor();
  const set = (/** @type {string} */ name, /** @type {string} */ value) =>
    page
      .locator("joli-echiquier")
      .evaluate(
        (board, [name, value]) => board.setAttribute(name, value),
        /** @type {const} */ ([name, value]),
      );
  await set("size", "6");
  await page.getByRole("grid", { name: "6 × 6" }).waitFor();
  await set("step", "1");
  await page.getByRole("gridcell", { name: "a1, queen" }).waitFor();
  await set("mode", "play");
  await set("queens", "b2,f3");
  await page.getByRole("gridcell", { name: "f3, queen" }).waitFor();
  await set("controls", "none");
  await page.getByRole("button", { name: "Undo" }).waitFor({ state: "detached" });
  assert.equal(await page.getByRole("radio").count(), 0);
  await set("controls", "compact");
  await page.getByRole("button", { name: "Undo" }).waitFor();
  assert.equal(await page.getByRole("radio").count(), 0);
});

scenario("commands of the element: exhausted, seek, errors that say what is allowed", async ({ page }) => {
  await page.goto("?size=4&method=diagonal-numbers");
  await page.getByRole("button", { name: "Step", exact: true }).waitFor();
  const seen = await page.evaluate(async () => {
    const board = /** @type {JoliEchiquier} */ (document.querySelector("joli-echiquier"));
    const exhausted = new Promise((resolve) =>
      board.addEventListener("exhausted", (event) => resolve(/** @type {CustomEvent} */ (event).detail), {
        once: true,
      }),
    );
    const outcomes = [await board.seek(1e9), await board.stepBack(), await board.nextSolution()];
    const detail = await exhausted;
    const refused = await board.seek(-1).catch((error) => error.message);
    board.reset();
    return { outcomes, detail, refused, step: board.state.step, busy: board.state.busy };
  });
  assert.deepEqual(seen, {
    outcomes: ["exhausted", "arrived", "exhausted"],
    detail: { solutions: 2, tests: 60 },
    refused: "step -1 is not allowed: it must be a whole number from 0 up",
    step: 0,
    busy: false,
  });
});

scenario("the board as a picture, and its solution as text", async ({ page }) => {
  await page.goto("?size=4&queens=a2,b4,c1,d3");
  const made = await page.evaluate(async () => {
    const board = /** @type {JoliEchiquier} */ (document.querySelector("joli-echiquier"));
    await customElements.whenDefined("joli-echiquier");
    await board.ready;
    const svg = new DOMParser().parseFromString(await board.toSVG(), "image/svg+xml");
    const text = await board.toText();
    board.queens = ["a2", "b4"];
    const partial = await board.toText().catch((error) => error.message);
    return {
      root: svg.documentElement.localName,
      title: svg.querySelector("title")?.textContent,
      text,
      partial,
    };
  });
  assert.equal(made.root, "svg");
  assert.equal(made.title, "Board, 4 × 4");
  assert.match(made.text, /a2.*b4.*c1.*d3/);
  assert.match(made.partial, /a queen in each column/);
});
