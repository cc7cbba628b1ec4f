// The choices above every panel: the mode, then the puzzle, the size of the board and the method.

import { h, setText } from "../dom.js";
import { MODES } from "../modes.js";
import { SIZES, offeredPuzzles } from "../settings.js";

/** @typedef {import("./panel.js").Context} Context */

/** @param {Context} context @returns {import("./panel.js").Panel} */
export function createPanel(context) {
  const parts = [modeChoice(context), puzzleChoice(context), sizeChoice(context), methodChoice(context)];
  return {
    element: h("div", { class: "choices", part: "choices" }, ...parts.map(({ element }) => element)),
    update() {
      for (const part of parts) part.update();
    },
  };
}

/** A few words in a row, one of them chosen. @param {Context} context */
function modeChoice({ session, t, set }) {
  const modes = MODES.filter(({ puzzles }) => puzzles.includes(session.settings.puzzle));
  const inputs = modes.map(({ id }) =>
    h("input", { type: "radio", name: "mode", value: id, on: { change: () => set({ mode: id }) } }),
  );
  const words = modes.map(({ id }) => h("span", { text: t.named(`mode.${id}`, id) }));
  const labels = inputs.map((input, i) => h("label", {}, input, /** @type {Node} */ (words[i])));
  return {
    element: h(
      "fieldset",
      { class: "tabs" },
      h("legend", { class: "spoken", text: t.text("mode") }),
      ...labels,
    ),
    update() {
      for (const input of inputs) input.checked = input.value === session.settings.mode;
    },
  };
}

/** @param {Context} context */
function puzzleChoice({ session, t, set }) {
  const offered = offeredPuzzles({ methods: session.core.methods(), modes: MODES });
  return list(t.text("puzzle"), offered, {
    textOf: (id) => t.named(`puzzle.${id}`, id),
    chosen: () => session.settings.puzzle,
    // A method and a mode of one puzzle mean nothing to another.
    choose: (puzzle) =>
      set({ queens: undefined, step: undefined, method: undefined, mode: undefined, puzzle }),
  });
}

/** @param {Context} context */
function methodChoice({ session, t, set }) {
  const { puzzle } = session.settings;
  const methods = session.core.methods().filter((method) => method.puzzle === puzzle);
  const ids = methods.map(({ id }) => id);
  const choice = list(t.named(`method.of.${puzzle}`, t.text("method")), ids, {
    textOf: (id) => t.named(`method.${id}`, id),
    chosen: () => session.settings.method,
    choose: (method) => set({ method }),
  });
  return {
    element: choice.element,
    update() {
      choice.element.hidden = ids.length < 2 || (puzzle === "queens" && session.settings.mode !== "search");
      choice.update();
    },
  };
}

/**
 * A list to choose from.
 * @template {string} Id
 * @param {string} label
 * @param {Id[]} ids
 * @param {{ textOf: (id: Id) => string, chosen: () => Id, choose: (id: Id) => void }} choice
 */
function list(label, ids, { textOf, chosen, choose }) {
  const options = ids.map((id) => h("option", { value: id, text: textOf(id) }));
  const change = () => choose(/** @type {Id} */ (select.value));
  const select = h("select", { on: { change } }, ...options);
  return {
    element: h("label", { class: "field", hidden: ids.length < 2 }, h("span", { text: label }), select),
    update: () => void (select.value = chosen()),
  };
}

/** @param {Context} context */
function sizeChoice({ session, t, set }) {
  const input = h("input", {
    type: "range",
    ...SIZES,
    on: { input: () => set({ size: Number(input.value) }) },
  });
  const output = h("output", {});
  return {
    element: h("label", { class: "field" }, h("span", { text: t.text("size") }), input, output),
    update() {
      const { size } = session.settings;
      const text = t.text("size.value", { size });
      input.value = String(size);
      input.setAttribute("aria-valuetext", text);
      setText(output, text);
    },
  };
}
