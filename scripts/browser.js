// The browsers that tests and pictures are made with. Run as a script, it says which are missing and how to get them.

import { spawnSync } from "node:child_process";
import { accessSync, constants, realpathSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, firefox } from "playwright-core";

/** @typedef {"chromium" | "firefox" | "webkit"} Engine */

/**
 * What an engine needs: programs, each under one of several names, what Python must be able to do, and Debian's packages
 * that have all of it.
 * @typedef {{ title: string, programs: string[][], python?: string, packages: string[] }} Needs
 */

/** @type {Record<Engine, Needs>} */
const NEEDS = {
  chromium: {
    title: "Chromium",
    programs: [
      [
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      ],
    ],
    packages: ["chromium"],
  },
  firefox: {
    title: "Firefox",
    programs: [["firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"]],
    packages: ["firefox-esr"],
  },
  webkit: {
    title: "WebKitGTK",
    programs: [["WebKitWebDriver"], ["Xvfb"], ["python3"]],
    python: 'import gi; gi.require_version("WebKit2", "4.1"); from gi.repository import WebKit2',
    packages: ["webkit2gtk-driver", "gir1.2-webkit2-4.1", "python3-gi", "xvfb"],
  },
};

export const ENGINES = /** @type {Engine[]} */ (Object.keys(NEEDS));

/** @param {string} path */
function isThere(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string[]} names  of one program, on PATH or in full */
function find(names) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const places = names.flatMap((name) =>
    name.startsWith("/") ? [name] : folders.map((folder) => join(folder, name)),
  );
  return places.find(isThere);
}

/** @param {string} program */
const pythonRuns = (program) => spawnSync("/usr/bin/python3", ["-c", program]).status === 0;

/**
 * What to install for `engine`, as one line, or nothing when it is there.
 * @param {Engine} engine
 */
export function missing(engine) {
  const { title, programs, python, packages } = NEEDS[engine];
  const own = process.env[engine.toUpperCase()];
  if (own && isThere(own)) return undefined;
  if (programs.every(find) && (!python || pythonRuns(python))) return undefined;
  const elsewhere =
    engine === "webkit" ? "" : `, or say where it is with ${engine.toUpperCase()}=/path/to/it`;
  return `${title} is missing: install ${packages.join(" ")}${elsewhere}, then try again`;
}

/**
 * Where `engine` is: what the variable CHROMIUM or FIREFOX says, or the first one installed.
 * @param {"chromium" | "firefox"} engine
 */
function pathOf(engine) {
  const lack = missing(engine);
  if (lack) throw new Error(lack);
  return process.env[engine.toUpperCase()] || find(NEEDS[engine].programs[0] ?? []);
}

/** Starts Chromium, without the requests of its own that would disturb a test. */
export function launch() {
  return chromium.launch({
    executablePath: pathOf("chromium"),
    chromiumSandbox: process.getuid?.() !== 0,
    args: ["--disable-background-networking", "--disable-component-update", "--no-first-run"],
  });
}

/**
 * Starts Firefox as it comes from Mozilla or a distribution.
 * @param {Record<string, string | number | boolean>} [preferences]
 */
export function launchFirefox(preferences = {}) {
  return firefox.launch({
    channel: "moz-firefox",
    executablePath: pathOf("firefox"),
    firefoxUserPrefs: preferences,
  });
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const lacking = ENGINES.filter(missing);
  if (process.argv[2] === "packages") {
    console.log(lacking.flatMap((engine) => NEEDS[engine].packages).join(" "));
  } else {
    for (const engine of lacking) console.error(missing(engine));
    if (lacking.includes("chromium")) process.exitCode = 1;
  }
}
