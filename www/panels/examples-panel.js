// Moments worth seeing: each a sentence that leads to its step.

import { h } from "../dom.js";
import { EXAMPLES } from "../examples.js";

/** @param {import("./panel.js").Context} context @returns {import("./panel.js").Panel} */
export function createPanel({ session, t, set }) {
  /** @param {typeof EXAMPLES[number]} example */
  function open({ method, step }) {
    set({ method, size: 8, step: undefined });
    void session.player.seek(step);
  }

  const items = EXAMPLES.map((example) => {
    const text = t.text(`example.${example.id}`);
    const button = h("button", {
      type: "button",
      class: "example",
      text,
      on: { click: () => open(example) },
    });
    return h("li", {}, h("span", { class: "quiet", text: t.text(`method.${example.method}`) }), button);
  });
  return { element: h("ol", { class: "examples" }, ...items), update() {} };
}
