// Counting in real Chromium: the engine against the usual bit masks, in turns on the same machine, every result checked.
// Prints medians and ratios, and writes them into README.md. With "large" it counts 18, 19 and 20 with two workers instead.

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { format, resolveConfig } from "prettier";
import { launch } from "../../scripts/browser.js";
import { serve } from "../../scripts/serve.js";

/** @typedef {{ solutions: string, time: number }} Result */

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const README = `${ROOT}/README.md`;
const NATIVE = `${ROOT}/target/release/examples/count`;
const KNOWN = JSON.parse(readFileSync(`${ROOT}/tests/known.json`, "utf8")).solutions.bySize;

const TITLES = {
  engine: "engine, one worker",
  together: "engine, two workers",
  native: "engine, native, one thread",
  bitMasks: "bit masks, JavaScript",
  halfBoard: "half board, JavaScript",
  halfBoardWasm: "half board, Rust to wasm",
};
/** @typedef {keyof typeof TITLES} Program */

/** Rounds, and the rivals that end within seconds. @type {Record<number, { rounds: number, rivals: Program[] }>} */
const PLAN = {
  12: { rounds: 9, rivals: ["bitMasks", "halfBoard", "halfBoardWasm"] },
  13: { rounds: 9, rivals: ["bitMasks", "halfBoard", "halfBoardWasm"] },
  14: { rounds: 7, rivals: ["bitMasks", "halfBoard", "halfBoardWasm"] },
  15: { rounds: 5, rivals: ["bitMasks", "halfBoard", "halfBoardWasm"] },
  16: { rounds: 3, rivals: ["halfBoard", "halfBoardWasm"] },
  17: { rounds: 1, rivals: ["halfBoardWasm"] },
};
const LARGE = [18, 19, 20];

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;

/** @param {number} time  in milliseconds */
const shown = (time) => (time < 1000 ? `${time.toPrecision(3)} ms` : `${(time / 1000).toPrecision(3)} s`);

/** @param {number} n @returns {Result} */
function countNatively(n) {
  const { stdout, stderr } = spawnSync(NATIVE, [String(n)], { encoding: "utf8" });
  return { solutions: stdout.trim(), time: parseFloat(stderr) };
}

/**
 * @param {import("playwright-core").Page} page
 * @param {Program} program
 * @param {number} n
 */
async function measure(page, program, n) {
  const result = program === "native" ? countNatively(n) : await countInPage(page, program, n);
  if (result.solutions !== String(KNOWN[n - 1])) {
    throw new Error(
      `${TITLES[program]} counted ${result.solutions} solutions for n = ${n}, not ${KNOWN[n - 1]}`,
    );
  }
  return result.time;
}

/**
 * @param {import("playwright-core").Page} page
 * @param {Program} program
 * @param {number} n
 * @returns {Promise<Result>}
 */
const countInPage = (page, program, n) =>
  page.evaluate(async ([program, n]) => {
    const workers = await import(`${location.origin}/benches/browser/page.js`);
    const { solutions, time } = await (program === "together"
      ? workers.together(n)
      : workers.alone(program, n));
    return { solutions: String(solutions), time };
  }, /** @type {[string, number]} */ ([program, n]));

/**
 * The median time of each program at one size: the programs take turns.
 * @param {import("playwright-core").Page} page
 * @param {number} n
 */
async function medians(page, n) {
  const { rounds, rivals } = /** @type {{ rounds: number, rivals: Program[] }} */ (PLAN[n]);
  /** @type {Program[]} */
  const programs = ["engine", "together", "native", ...rivals];
  /** @type {Partial<Record<Program, number[]>>} */
  const times = {};
  for (let round = 0; round < rounds; round++) {
    for (const program of programs) {
      (times[program] ??= []).push(await measure(page, program, n));
    }
  }
  return new Map(programs.map((program) => [program, median(times[program] ?? [])]));
}

/** @param {Map<number, Map<Program, number>>} results */
function table(results) {
  const rivals = /** @type {Program[]} */ (["bitMasks", "halfBoard", "halfBoardWasm"]);
  const header = ["n", ...["engine", "together", "native"].map((p) => TITLES[/** @type {Program} */ (p)])];
  const titles = [...header, ...rivals.map((program) => TITLES[program])];
  const rows = [...results].map(([n, times]) => {
    const engine = times.get("engine") ?? NaN;
    const ours = ["engine", "together", "native"].map((p) =>
      shown(times.get(/** @type {Program} */ (p)) ?? NaN),
    );
    const ratios = rivals.map((program) => {
      const time = times.get(program);
      return time === undefined ? "" : `${(time / engine).toPrecision(3)} × as long`;
    });
    return [n, ...ours, ...ratios];
  });
  const line = (/** @type {(string | number)[]} */ cells) => `| ${cells.join(" | ")} |`;
  return [line(titles), line(titles.map(() => "--:")), ...rows.map(line)].join("\n");
}

/** @param {string} text  to stand between the two markers of the README, which are added when they are missing */
async function writeReadme(text) {
  const [start, end] = ["<!-- benchmark: written by make bench -->", "<!-- end of benchmark -->"];
  let readme = readFileSync(README, "utf8");
  if (!readme.includes(start)) {
    readme = readme.replace("\n## Architecture", () => `\n## Speed\n\n${start}\n${end}\n\n## Architecture`);
  }
  const [before, rest] = readme.split(start);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error("README.md has lost the markers of its benchmark");
  const written = `${before}${start}\n\n${text}\n\n${end}${after}`;
  const options = await resolveConfig(README);
  writeFileSync(README, await format(written, { ...options, parser: "markdown" }));
}

/** @param {import("playwright-core").Page} page */
async function compare(page) {
  /** @type {Map<number, Map<Program, number>>} */
  const results = new Map();
  for (const n of Object.keys(PLAN).map(Number)) {
    const times = await medians(page, n);
    results.set(n, times);
    console.log(`n = ${n}`);
    for (const [program, time] of times) {
      const ratio = time / (times.get("engine") ?? NaN);
      console.log(`  ${TITLES[program].padEnd(28)} ${shown(time).padStart(9)}  ${ratio.toPrecision(3)}`);
    }
  }
  await writeReadme(table(results));
}

/** @param {import("playwright-core").Page} page */
async function countLarge(page) {
  for (const n of LARGE) {
    console.log(`n = ${n}: ${KNOWN[n - 1]} solutions in ${shown(await measure(page, "together", n))}`);
  }
}

const server = await serve({ folder: ROOT });
const browser = await launch();
try {
  const page = await browser.newPage();
  page.on("pageerror", (error) => console.error(error));
  await page.goto(`${server.origin}/LICENSE`);
  await page.evaluate(async () => (await import(`${location.origin}/benches/browser/page.js`)).start(2));
  await (process.argv[2] === "large" ? countLarge(page) : compare(page));
} finally {
  await browser.close();
  await server.close();
}
