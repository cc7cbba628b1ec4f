// Remakes docs/picture.png, the picture of the page in the README: a search of eight queens on its way.

import { fileURLToPath } from "node:url";
import { launch } from "./browser.js";
import { serve } from "./serve.js";

const PICTURE = fileURLToPath(new URL("../docs/picture.png", import.meta.url));

const site = await serve();
const browser = await launch();
try {
  const page = await browser.newPage({
    viewport: { width: 1200, height: 725 },
    deviceScaleFactor: 2,
    colorScheme: "light",
    locale: "en",
  });
  await page.goto(`${site.origin}/?size=8&step=300`);
  await page.getByRole("gridcell", { name: /queen/ }).first().waitFor();
  await page.screenshot({ path: PICTURE, animations: "disabled" });
  console.log(`docs/picture.png shows the page at step 300`);
} finally {
  await browser.close();
  await site.close();
}
