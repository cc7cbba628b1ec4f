// What is painted on a canvas is looked at pixel by pixel, in the middle of each square.

import assert from "node:assert/strict";
import { scenario } from "./harness.js";

/**
 * Paints in the page and looks at the middles of squares: Q for a queen, # for a dark square, . for a light one, ? for else.
 * @param {import("./engines/page.ts").Page} page
 * @param {"boards" | "far" | "picture"} what
 */
async function painted(page, what) {
  await page.goto("");
  return page.evaluate(async (what) => {
    const assets = new URL("assets.js", document.baseURI).href;
    /** @type {typeof import("../../www/pkg/joli_echiquier.js")} */
    const core = await (await import(assets)).loadWhole();
    const colours = {
      paper: "#ffffff",
      light: "#00ff00",
      dark: "#0000ff",
      ink: "#ff0000",
      cut: "#ff0000",
      quiet: "#000000",
      accent: "#ffff00",
    };
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 264;
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("no context");
    /** @type {Record<string, string>} */
    const names = { "255,0,0,255": "Q", "0,0,255,255": "#", "0,255,0,255": ".", "255,255,0,255": "o" };
    /** @param {number} left @param {number} top @param {number} square @param {number} n */
    const look = (left, top, square, n) =>
      Array.from({ length: n }, (_, y) =>
        Array.from({ length: n }, (_, x) => {
          const [across, down] = [left + (x + 0.5) * square, top + (y + 0.5) * square];
          const pixel = context.getImageData(across, down, 1, 1).data;
          return names[pixel.join()] ?? "?";
        }).join(""),
      );
    if (what === "boards") {
      const list = new core.SolutionList(4);
      list.grow();
      core.paintBoards(context, list.page(0, 2), { size: 4, columns: 1, side: 80, gap: 20 }, colours);
      return [...look(0, 0, 20, 4), ...look(0, 100, 20, 4)];
    }
    if (what === "far") {
      // 4 × 4 squares, from column 500 and row 1 of the thousand on.
      core.paintBoard(
        context,
        core.constructSolution(1000),
        { left: -500 * 8, top: -995 * 8, square: 8 },
        colours,
      );
      return look(0, 0, 8, 4);
    }
    const picture = { queens: ["a2", "b4", "c1", "d3"], marks: ["a1"] };
    core.paintPicture(context, 264, 4, picture, colours);
    return look(32, 32, 50, 4);
  }, what);
}

scenario("small boards stand below each other, each with its queens", async ({ page }) => {
  assert.deepEqual(await painted(page, "boards"), [
    ".Q.#",
    "#.#Q",
    "Q#.#",
    "#.Q.",
    ".#Q#",
    "Q.#.",
    ".#.Q",
    "#Q#.",
  ]);
});

scenario("of a large board, the piece in sight is painted", async ({ page }) => {
  assert.deepEqual(await painted(page, "far"), ["#.Q.", ".#.#", "#Q#.", ".#.#"]);
});

scenario("a picture has its board, its queens and its marks", async ({ page }) => {
  const rows = await painted(page, "picture");
  assert.deepEqual(rows, [".Q.#", "#.#Q", "Q#.#", "o.Q."]);
});
