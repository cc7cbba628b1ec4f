// The memory of the method, as its source names it: one small table for each variable. What the last change of the page
// changed is marked. A number for each square needs no table: the board shows it in its squares.

import { nameOf } from "../board/squares.js";
import { h, setText } from "../dom.js";

/** @typedef {import("../pkg/joli_echiquier.js").Variable} Variable */
/** @typedef {{ text: string, look?: "used" | "set" | undefined }} Cell */
/** @typedef {{ element: HTMLElement, update: (variable: Variable) => void }} Table */

/** @param {import("./panel.js").Context} context @returns {import("./panel.js").Panel} */
export function createPanel({ session, t }) {
  const body = h("div", { class: "variables" });
  /** @type {Table[]} */
  let tables = [];
  let shape = "";
  return {
    element: h(
      "section",
      { class: "panel memory", part: "panel" },
      h("h2", { text: t.text("variables") }),
      body,
    ),
    update() {
      const variables = session.player.variables.filter(({ kind }) => kind !== "grid");
      const needed = variables.map((variable) => `${variable.name} ${cellsOf(variable).length}`).join();
      if (needed !== shape) {
        shape = needed;
        tables = variables.map(createTable);
        body.replaceChildren(...tables.map(({ element }) => element));
      }
      tables.forEach((table, i) => table.update(/** @type {Variable} */ (variables[i])));
    },
  };
}

/** @param {Variable} variable @returns {Table} */
function createTable(variable) {
  const cells = cellsOf(variable).map(({ text }) => h("td", { text }));
  const rows = [h("tr", {}, ...cells)];
  if (variable.kind === "list") rows.unshift(h("tr", {}, ...indices(variable)));
  return {
    element: h(
      "table",
      { class: "variable" },
      h("caption", { text: variable.name }),
      h("tbody", {}, ...rows),
    ),
    update(variable) {
      cellsOf(variable).forEach((shown, i) => show(/** @type {HTMLElement} */ (cells[i]), shown));
    },
  };
}

/** @param {HTMLElement} cell @param {Cell} shown */
function show(cell, { text, look }) {
  const changed = cell.textContent !== text || cell.dataset["look"] !== look;
  cell.classList.toggle("changed", changed);
  if (!changed) return;
  setText(cell, text);
  if (look) cell.dataset["look"] = look;
  else delete cell.dataset["look"];
}

/** @param {Extract<Variable, { kind: "list" }>} list */
const indices = ({ first, values }) =>
  values.map((_, i) => h("th", { scope: "col", text: String(first + i) }));

/** The cells of a variable, from the left. @param {Variable} variable @returns {Cell[]} */
function cellsOf(variable) {
  switch (variable.kind) {
    case "number":
      return [textCell(variable.value)];
    case "square":
      return [textCell(variable.value && nameOf(variable.value.column, variable.value.row))];
    case "domain":
      return variable.values.map((value, i) => ({
        text: minus(value),
        look: variable.used[i] ? "used" : undefined,
      }));
    case "bits":
      return variable.values.map((bit) => ({ text: bit ? "1" : "0", look: bit ? "set" : undefined }));
    case "list":
    case "grid":
      return variable.values.map(textCell);
  }
}

/** @param {number | string | undefined} value @returns {Cell} */
const textCell = (value) => ({
  text: value === undefined ? "" : typeof value === "number" ? minus(value) : value,
});

/** A number with a real minus sign. @param {number} value */
const minus = (value) => String(value).replace("-", "−");
