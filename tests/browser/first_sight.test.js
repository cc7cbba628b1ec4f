// What a newcomer sees before the first click, and that the board is a board.

import assert from "node:assert/strict";
import { scenario } from "./harness.js";

scenario("an empty 8 × 8 board, its search before the first step", async ({ page }) => {
  await page.goto("");
  await page.getByRole("grid", { name: "8 × 8" }).waitFor();
  assert.equal(await page.getByRole("gridcell").count(), 64);
  assert.equal(await page.getByRole("gridcell", { name: /queen/ }).count(), 0);
  assert.equal(await page.getByRole("spinbutton", { name: "Step number" }).inputValue(), "0");
});

for (const { size, width } of [
  { size: 8, width: 1200 },
  { size: 8, width: 320 },
  { size: 26, width: 1200 },
]) {
  scenario(
    `${size} × ${size} at ${width} pixels: all squares are equal and square, whatever stands on them`,
    { viewport: { width, height: 800 } },
    async ({ page }) => {
      await page.goto(`?size=${size}&step=300`);
      await page.getByRole("gridcell", { name: /queen/ }).first().waitFor();
      const boxes = await page
        .getByRole("gridcell")
        .evaluateAll((squares) => squares.map((square) => square.getBoundingClientRect().toJSON()));
      assert.equal(boxes.length, size * size);
      const [first] = boxes;
      for (const { width, height } of boxes) {
        assert.ok(Math.abs(width - height) < 1, `${width} × ${height}`);
        assert.ok(Math.abs(width - first.width) < 1, `${width} beside ${first.width}`);
      }
    },
  );
}
