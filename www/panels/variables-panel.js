// The memory of the method, as its source names it, one small table for each kind of variable.

import { nameOf } from "../board/squares.js";
import { h } from "../dom.js";

/** @typedef {import("../pkg/joli_echiquier.js").Variable} Variable */
/** @typedef {Extract<Variable, { kind: "list" }>} List */

/** @param {import("./panel.js").Context} context @returns {import("./panel.js").Panel} */
export function createPanel({ session, t }) {
  const body = h("div", { class: "variables" });
  let shown = "";
  return {
    element: h(
      "section",
      { class: "panel memory", part: "panel" },
      h("h2", { text: t.text("variables") }),
      body,
    ),
    update() {
      const { variables } = session.player;
      const look = JSON.stringify(variables);
      if (look === shown) return;
      shown = look;
      body.replaceChildren(...variables.map((variable) => draw(variable, session.settings.size)));
    },
  };
}

/** @param {Variable} variable @param {number} size */
function draw(variable, size) {
  switch (variable.kind) {
    case "number":
      return table(variable.name, [[cell(variable.value)]]);
    case "square":
      return table(variable.name, [
        [cell(variable.value && nameOf(variable.value.column, variable.value.row))],
      ]);
    case "list":
      return table(variable.name, [variable.values.map((value) => cell(value))], indices(variable));
    case "domain":
      return table(variable.name, [
        variable.values.map((value, i) => cell(value, variable.used[i] ? "used" : "")),
      ]);
    case "bits":
      return table(variable.name, [variable.values.map((bit) => cell(Number(bit), bit ? "set" : ""))]);
    case "grid":
      return table(variable.name, rowsOf(variable.values, size).reverse());
  }
}

/** @param {List} list */
const indices = ({ first, values }) =>
  values.map((_, i) => h("th", { scope: "col", text: String(first + i) }));

/** @param {number[]} values @param {number} size */
const rowsOf = (values, size) =>
  Array.from({ length: size }, (_, row) =>
    values.slice(row * size, (row + 1) * size).map((value) => cell(value)),
  );

/** @param {number | string | undefined} value @param {string} [look] */
const cell = (value, look = "") => h("td", { class: look, text: value === undefined ? "" : String(value) });

/** @param {string} name @param {HTMLElement[][]} rows @param {HTMLElement[]} [head] */
function table(name, rows, head) {
  const lines = rows.map((cells) => h("tr", {}, ...cells));
  if (head) lines.unshift(h("tr", { class: "indices" }, ...head));
  return h("table", { class: "variable" }, h("caption", { text: name }), h("tbody", {}, ...lines));
}
