// The harness notices what it is there to notice: otherwise every other scenario could pass for nothing.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch } from "../../scripts/browser.js";
import { settle, watch } from "./harness.js";

/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

/**
 * What the harness has to say about a page with this `body`.
 * @param {string} body
 */
async function complaintsAbout(body) {
  const context = await browser.newContext();
  const complaints = watch(context, "http://site.test");
  await context.route("**/*", (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    if (hostname !== "site.test") return route.fulfill({ body: "" });
    if (pathname !== "/") return route.fulfill({ status: 404, body: "" });
    return route.fulfill({ contentType: "text/html", body: `<!doctype html><title>page</title>${body}` });
  });
  const page = await context.newPage();
  await page.goto("http://site.test/");
  await settle(context);
  await context.close();
  return complaints.join("\n");
}

test("a quiet page has no complaints", async () => {
  assert.equal(await complaintsAbout(`<link rel="icon" href="data:,"><p>peace</p>`), "");
});

for (const [what, script, complaint] of [
  ["an error in the console", `console.error("no")`, /^console error: no$/m],
  ["a warning in the console", `console.warn("careful")`, /^console warning: careful$/m],
  ["an uncaught error", `throw new Error("lost")`, /^uncaught: Error: lost/m],
  ["a rejected promise", `Promise.reject(new Error("broken"))`, /^uncaught: Error: broken/m],
  ["a missing file", `document.write('<img src="gone.png">')`, /^status 404: http:\/\/site.test\/gone.png$/m],
  ["another host", `document.write('<img src="http://far.test/">')`, /^another host: http:\/\/far.test\/$/m],
]) {
  test(`${what} is a complaint`, async () => {
    assert.match(await complaintsAbout(`<script>${script}</script>`), /** @type {RegExp} */ (complaint));
  });
}
