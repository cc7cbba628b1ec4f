// Builds what is handed out, in dist: `site`, a folder for any static host; `joli-echiquier.html`, one file that works from
// the disk; `joli-echiquier.js`, one script that defines the element on any page; `npm`, the package for programmers.

import { cp, mkdir, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import * as esbuild from "esbuild";
import { STYLES } from "../../www/styles.js";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const WWW = `${ROOT}www`;
const DIST = `${ROOT}dist`;
const WASM = "joli_echiquier_bg.wasm";

/** @type {esbuild.TransformOptions} */
const SMALL = {
  minify: true,
  charset: "utf8",
  legalComments: "none",
  logLevel: "warning",
  // Safari 16.4 is the first with wasm SIMD.
  target: ["chrome113", "firefox115", "safari16.4"],
};

/** @type {esbuild.BuildOptions} */
const COMMON = { .../** @type {esbuild.BuildOptions} */ (SMALL), bundle: true };

/** One classic script; the module address that wasm-bindgen offers as a default is never asked for. @type {esbuild.BuildOptions} */
const SINGLE = { ...COMMON, format: "iife", define: { "import.meta.url": '""' } };

await rm(DIST, { recursive: true, force: true });
await mkdir(DIST);
await Promise.all([buildSite(), buildSingles(), buildPackage()]);
for (const part of ["site", "joli-echiquier.html", "joli-echiquier.js", "npm"]) await printSize(part);

/** The files of www, minified; scripts that always come together are one. */
async function buildSite() {
  const site = `${DIST}/site`;
  await esbuild.build({
    ...COMMON,
    entryPoints: ["index.js", "joli-echiquier.js", "workers/worker.js"].map((file) => `${WWW}/${file}`),
    outdir: site,
    outbase: WWW,
    format: "esm",
    splitting: true,
    // Beside index.html, since assets.js finds its files from where it stands.
    chunkNames: "[name]-[hash]",
  });
  await Promise.all(
    [...STYLES, "page.css"].map(async (name) => writeFile(`${site}/${name}`, await style(name))),
  );
  for (const folder of ["core", "pkg"]) {
    await mkdir(`${site}/${folder}`);
    await cp(`${WWW}/${folder}/${WASM}`, `${site}/${folder}/${WASM}`);
  }
  await cp(`${WWW}/icon.svg`, `${site}/icon.svg`);
  await writeFile(`${site}/index.html`, (await page()).replace(/^\s*<link rel="modulepreload".*\n/gm, ""));
}

/** The page and the element, each with everything inside. */
async function buildSingles() {
  const plugins = [await inlinedAssets()];
  const [element, index] = await Promise.all(
    ["joli-echiquier.js", "index.js"].map((file) =>
      bundle({ ...SINGLE, plugins, entryPoints: [`${WWW}/${file}`] }),
    ),
  );
  await writeFile(`${DIST}/joli-echiquier.js`, element ?? "");
  await writeFile(`${DIST}/joli-echiquier.html`, await singlePage(index ?? ""));
}

/** What npm would publish: the bindings with their types. */
async function buildPackage() {
  await cp(`${WWW}/pkg`, `${DIST}/npm`, { recursive: true, filter: (path) => !path.endsWith(".gitignore") });
}

/** @param {esbuild.BuildOptions} options @returns {Promise<string>} */
async function bundle(options) {
  const { outputFiles } = await esbuild.build({ ...options, write: false });
  return outputFiles?.[0]?.text ?? "";
}

/** A style sheet of www, minified. @param {string} name */
async function style(name) {
  const css = await readFile(`${WWW}/${name}`, "utf8");
  return (await esbuild.transform(css, { ...SMALL, loader: "css" })).code;
}

function page() {
  return readFile(`${WWW}/index.html`, "utf8");
}

/** index.html with its styles, icon and script inside. @param {string} script */
async function singlePage(script) {
  const styles = (await Promise.all(["theme.css", "page.css"].map(style))).join("");
  const icon = Buffer.from(await readFile(`${WWW}/icon.svg`)).toString("base64");
  // A replacement is a function, so that a $ in it is only a $.
  return (await page())
    .replace(/^\s*<link rel="(stylesheet|preload|modulepreload)".*\n/gm, "")
    .replace(/href="icon.svg"/, `href="data:image/svg+xml;base64,${icon}"`)
    .replace(/<script type="module" src="index.js"><\/script>/, () => `<style>${styles}</style>`)
    .replace("</body>", () => `<script>${script}</script></body>`);
}

/**
 * Puts assets.js of this folder in the place of the site's, and gives it what it imports.
 * @returns {Promise<esbuild.Plugin>}
 */
async function inlinedAssets() {
  /** @type {Record<string, esbuild.OnLoadResult>} */
  const inlined = {
    styles: { contents: JSON.stringify(await Promise.all(STYLES.map(style))), loader: "json" },
    worker: {
      contents: await bundle({ ...SINGLE, entryPoints: [`${WWW}/workers/worker.js`] }),
      loader: "text",
    },
    wasm: { contents: gzipSync(await readFile(`${WWW}/pkg/${WASM}`), { level: 9 }), loader: "binary" },
  };
  const assets = fileURLToPath(new URL("assets.js", import.meta.url));
  return {
    name: "inlined assets",
    setup(build) {
      build.onResolve({ filter: /\/assets\.js$/ }, () => ({ path: assets }));
      build.onResolve({ filter: /^inline:/ }, ({ path }) => ({ path: path.slice(7), namespace: "inline" }));
      build.onLoad({ filter: /.*/, namespace: "inline" }, ({ path }) => inlined[path]);
    },
  };
}

/** Says how much a part of dist weighs, as it is and compressed. @param {string} part */
async function printSize(part) {
  const path = `${DIST}/${part}`;
  const within = (await stat(path)).isDirectory()
    ? await readdir(path, { recursive: true, withFileTypes: true })
    : undefined;
  const files = within?.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`);
  const contents = await Promise.all((files ?? [path]).map((file) => readFile(file)));
  const kilobytes = (/** @type {(content: Buffer) => number} */ size) =>
    `${(contents.reduce((sum, content) => sum + size(content), 0) / 1000).toFixed(1)} kB`;
  const gzipped = kilobytes((content) => gzipSync(content, { level: 9 }).length);
  console.log(`dist/${part}: ${kilobytes((content) => content.length)}, ${gzipped} with gzip`);
}
