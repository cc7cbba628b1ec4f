// What there is to study beside a search, each part folded away until somebody opens it; its code comes only then.

import { h } from "../dom.js";

/** @typedef {import("./panel.js").Context} Context */
/** @typedef {import("./panel.js").Panel} Panel */

/**
 * @typedef {object} Part
 * @property {"variables" | "listing" | "tree" | "compare" | "examples"} key  its title, in the language files
 * @property {() => Promise<{ createPanel: (context: Context) => Panel }>} load
 */

/** The memory; every puzzle has one. @type {Part} */
const MEMORY = { key: "variables", load: () => import("./variables-panel.js") };

/** @type {Part[]} */
const QUEENS = [
  MEMORY,
  { key: "listing", load: () => import("./listing-panel.js") },
  { key: "tree", load: () => import("./tree-panel.js") },
  { key: "compare", load: () => import("./compare-panel.js") },
  { key: "examples", load: () => import("./examples-panel.js") },
];

/** @param {Context} context @returns {Panel} */
export function createPanel(context) {
  const parts = context.session.settings.puzzle === "queens" ? QUEENS : [MEMORY];
  const folds = parts.map((part) => createFold(context, part));
  return {
    element: h("section", { class: "panel study", part: "panel" }, ...folds.map(({ element }) => element)),
    update() {
      for (const fold of folds) fold.update();
    },
    destroy() {
      for (const fold of folds) fold.destroy();
    },
  };
}

/** @param {Context} context @param {Part} part */
function createFold(context, { key, load }) {
  const { session, t } = context;
  /** @type {Panel | undefined} */
  let panel;
  let ended = false;
  const element = h(
    "details",
    { open: session.unfolded.has(key), on: { toggle } },
    h("summary", {}, h("h2", { text: t.text(key) })),
  );

  function toggle() {
    if (element.open) session.unfolded.add(key);
    else session.unfolded.delete(key);
    void open();
  }

  async function open() {
    if (!element.open || element.childElementCount > 1) return panel?.update();
    const room = h("div", { class: "fold" });
    element.append(room);
    const { createPanel } = await load();
    if (ended) return;
    panel = createPanel(context);
    room.append(panel.element);
    panel.update();
  }

  void open();
  return {
    element,
    update: () => (element.open ? panel?.update() : undefined),
    destroy() {
      ended = true;
      panel?.destroy?.();
    },
  };
}
