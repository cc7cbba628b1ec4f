// The only module that knows where the parts of the site come from: styles, the compiled core, workers.

import { STYLES } from "./styles.js";

/** What the page starts with. @typedef {typeof import("./core/joli_echiquier.js")} Core */
/** All there is. @typedef {typeof import("./pkg/joli_echiquier.js")} Whole */

/** @param {string} path */
const urlOf = (path) => new URL(path, import.meta.url);

/**
 * A value that is made once, when it is first asked for; a failure is not kept.
 * @template T
 * @param {() => Promise<T>} make
 */
function once(make) {
  /** @type {Promise<T> | undefined} */
  let made;
  return () => {
    made ??= make().catch((error) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/** The style sheets of the element, shared by all of them. */
export const loadStyles = once(() => Promise.all(STYLES.map(loadStyle)));

/** The core, ready to be called: one instance for all elements of the page. */
export const loadCore = once(async () => {
  const [core, module] = await Promise.all([import("./core/joli_echiquier.js"), compile("core")]);
  core.initSync({ module });
  return core;
});

/** The whole module compiled, which a worker can be sent. */
export const loadModule = once(() => compile("pkg"));

/** The whole module, ready to be called: for all that is not seen at first sight. @type {() => Promise<Whole>} */
export const loadWhole = once(async () => {
  const [whole, module] = await Promise.all([import("./pkg/joli_echiquier.js"), loadModule()]);
  whole.initSync({ module });
  return whole;
});

/** It does not depend on the server's MIME type for wasm. @param {"core" | "pkg"} folder */
async function compile(folder) {
  const response = await fetch(urlOf(`${folder}/joli_echiquier_bg.wasm`));
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** @param {string} path */
async function loadStyle(path) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await (await fetch(urlOf(path))).text());
  return sheet;
}

/** A new worker, which is to be sent the compiled core first. It may refuse to start. */
export const startWorker = () => new Worker(urlOf("workers/worker.js"), { type: "module" });
