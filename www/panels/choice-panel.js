// The choices above every panel: puzzle, mode and size.

import { h, setText } from "../dom.js";
import { MODES } from "../modes.js";
import { SIZES } from "../settings.js";

/** @typedef {import("./panel.js").Context} Context */

/** @param {Context} context @returns {import("./panel.js").Panel} */
export function createPanel(context) {
  const { session, t, set } = context;
  const puzzles = [...new Set(session.core.methods().map((method) => method.puzzle))];
  const modes = MODES.filter((mode) => mode.puzzles.includes(session.settings.puzzle)).map(({ id }) => id);
  const puzzle = choice(
    t.text("puzzle"),
    "puzzle",
    puzzles,
    (id) => t.named(`puzzle.${id}`, id),
    (id) => set({ puzzle: id }),
  );
  const mode = choice(
    t.text("mode"),
    "mode",
    modes,
    (id) => t.named(`mode.${id}`, id),
    (id) => set({ mode: id }),
  );
  const size = sizeSlider(context);
  return {
    element: h(
      "div",
      { class: "choices", part: "choices" },
      ...(puzzles.length > 1 ? [puzzle.element] : []),
      mode.element,
      size.element,
    ),
    update() {
      puzzle.update(session.settings.puzzle);
      mode.update(session.settings.mode);
      size.update();
    },
  };
}

/**
 * A few words, one of them chosen.
 * @template {string} Id
 * @param {string} legend
 * @param {string} name
 * @param {Id[]} ids
 * @param {(id: Id) => string} textOf
 * @param {(id: Id) => void} onChoose
 */
function choice(legend, name, ids, textOf, onChoose) {
  const inputs = ids.map((id) =>
    h("input", { type: "radio", name, value: id, on: { change: () => onChoose(id) } }),
  );
  const labels = inputs.map((input, i) =>
    h("label", {}, input, h("span", { text: textOf(/** @type {Id} */ (ids[i])) })),
  );
  return {
    element: h("fieldset", { class: "choice" }, h("legend", { class: "spoken", text: legend }), ...labels),
    /** @param {Id} chosen */
    update(chosen) {
      inputs.forEach((input) => (input.checked = input.value === chosen));
    },
  };
}

/** @param {Context} context */
function sizeSlider({ session, t, set }) {
  const input = h("input", {
    type: "range",
    ...SIZES,
    on: { input: () => set({ size: Number(input.value) }) },
  });
  const output = h("output", {});
  return {
    element: h("label", { class: "field size" }, h("span", { text: t.text("size") }), input, output),
    update() {
      const { size } = session.settings;
      const text = t.text("size.value", { size });
      input.value = String(size);
      input.setAttribute("aria-valuetext", text);
      setText(output, text);
    },
  };
}
