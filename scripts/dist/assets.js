// Stands in for www/assets.js where everything is to be in one file: the same functions, and no request at all.

import compressed from "inline:wasm";
import styles from "inline:styles";
import script from "inline:worker";
import * as whole from "../../www/pkg/joli_echiquier.js";

/** The style sheets of the element, shared by all of them. */
export const loadStyles = once(async () =>
  styles.map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  }),
);

/** The whole module compiled, which a worker can be sent. */
export const loadModule = once(async () => {
  const stream = new Blob([compressed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compile(await new Response(stream).arrayBuffer());
});

/** The whole module, ready to be called: one instance for all elements of the page. */
export const loadWhole = once(async () => {
  whole.initSync({ module: await loadModule() });
  return whole;
});

/** What the page starts with is a part of the whole, and so is already here. */
export const loadCore = loadWhole;

/** A new worker, which is to be sent the compiled core first. It may refuse to start. */
export function startWorker() {
  const url = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  const worker = new Worker(url);
  URL.revokeObjectURL(url);
  return worker;
}

/**
 * A value that is made once, when it is first asked for.
 * @template T
 * @param {() => Promise<T>} make
 */
function once(make) {
  /** @type {Promise<T> | undefined} */
  let made;
  return () => (made ??= make());
}
