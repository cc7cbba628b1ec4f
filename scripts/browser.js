// The browser that tests and pictures are made with. Run as a script, it prints where it is, or what to install.

import { accessSync, constants, realpathSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const PLACES = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Where Chromium is: what the variable CHROMIUM says, or the first one installed.
 * @returns {string}
 */
export function chromiumPath() {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = [process.env.CHROMIUM ?? "", ...onPath, ...PLACES].filter(Boolean).find(isExecutable);
  if (!found) {
    throw new Error(
      "Chromium is missing: install it, or say where it is with CHROMIUM=/path/to/it, then try again",
    );
  }
  return found;
}

/** Starts Chromium, without the requests of its own that would disturb a test. */
export function launch() {
  return chromium.launch({
    executablePath: chromiumPath(),
    chromiumSandbox: process.getuid?.() !== 0,
    args: ["--disable-background-networking", "--disable-component-update", "--no-first-run"],
  });
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    console.log(chromiumPath());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
