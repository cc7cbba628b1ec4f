// The harness notices what it is there to notice: otherwise every other scenario could pass for nothing.

import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { scenarios } from "./harness.js";

const scenario = scenarios(fileURLToPath(new URL("engines/site", import.meta.url)));

scenario("a quiet page has no complaints", async ({ page, complaints, settle }) => {
  await page.goto("");
  await page.evaluate(() => console.log("all is well"));
  await settle();
  assert.deepEqual(complaints, []);
});

/**
 * In each engine, what a page does is a complaint.
 * @param {string} what
 * @param {() => unknown} act  in the page
 * @param {RegExp} expected
 */
function complains(what, act, expected) {
  scenario(`${what} is a complaint`, async ({ page, complaints, settle }) => {
    await page.goto("");
    await page.evaluate(act);
    await settle();
    assert.match(complaints.splice(0).join("\n"), expected);
  });
}

complains("an error in the console", () => console.error("no"), /^console error: no$/m);
complains("a warning in the console", () => console.warn("careful"), /^console warning: careful$/m);
complains(
  "an uncaught error",
  () =>
    new Promise((resolve) => {
      addEventListener("error", resolve);
      setTimeout(() => {
        throw new Error("lost");
      });
    }).then(() => undefined),
  /^uncaught: Error: lost/m,
);
complains(
  "a rejected promise",
  () =>
    new Promise((resolve) => {
      addEventListener("unhandledrejection", () => setTimeout(resolve));
      setTimeout(() => void Promise.reject(new Error("broken")));
    }).then(() => undefined),
  /^uncaught: Error: broken/m,
);
complains(
  "an error in a worker",
  () =>
    new Promise((resolve) => {
      const script = `addEventListener("error", () => {}); console.error("in here"); close();`;
      const worker = new Worker(URL.createObjectURL(new Blob([`${script}; postMessage(0)`])));
      worker.onmessage = resolve;
    }).then(() => undefined),
  /^console error: in here$/m,
);
complains(
  "a missing picture",
  () =>
    new Promise((resolve) => {
      document.body.append(Object.assign(new Image(), { src: "gone.png", onerror: resolve }));
    }).then(() => undefined),
  /^status 404: http:.*\/gone.png$/m,
);
complains(
  "a missing file",
  // An answer that nobody reads to its end may be broken off, and that would be a second complaint.
  () => fetch("gone.json").then((response) => response.text().then(() => undefined)),
  /^status 404: http:.*\/gone.json$/m,
);
complains(
  "another host",
  () =>
    fetch("http://far.test/", { mode: "no-cors" }).then(
      () => undefined,
      () => undefined,
    ),
  /^another host: http:\/\/far.test\/$/m,
);
complains(
  "what the content security policy forbids",
  () =>
    new Promise((resolve) => {
      addEventListener("securitypolicyviolation", resolve);
      const policy = { httpEquiv: "Content-Security-Policy", content: "img-src 'none'" };
      document.head.append(Object.assign(document.createElement("meta"), policy));
      document.body.append(Object.assign(new Image(), { src: "picture.png" }));
    }).then(() => undefined),
  /^console error: .*Content[- ]Security[- ]Policy/m,
);
