// The memory of the method, as its source names it: a small table for each variable. What the last step changed is marked.

import { nameOf } from "../board/squares.js";
import { h } from "../dom.js";

/** @typedef {import("../pkg/joli_echiquier.js").Variable} Variable */
/** @typedef {Extract<Variable, { kind: "list" }>} List */
/** @typedef {Extract<Variable, { kind: "bits" }>} Bits */

/** A value as it is shown, and what more is said of it. @typedef {{ text: string, look?: string }} Cell */
/** @typedef {{ name: string, rows: Cell[][], head?: string[] }} Table */

/** @param {import("./panel.js").Context} context @returns {import("./panel.js").Panel} */
export function createPanel({ session, t }) {
  // It scrolls on large boards, so it can be reached with the keyboard.
  const element = h("div", {
    class: "variables",
    role: "group",
    tabindex: 0,
    aria: { label: t.text("variables") },
  });
  let shown = "";
  return {
    element,
    update() {
      const { player, settings } = session;
      const tables = tablesOf(player.variables, settings.size);
      const former = player.formerVariables;
      const changes = former ? changesOf(tables, tablesOf(former, settings.size)) : new Set();
      const look = JSON.stringify([tables, [...changes]]);
      if (look === shown) return;
      shown = look;
      const changed = t.text("variables.changed");
      element.replaceChildren(...tables.map((table) => draw(table, changes, changed)));
    },
  };
}

/**
 * The tables that show these variables. Masks of bits stand side by side, their rows as on the board; a number for each square
 * needs no table, the board has it in its squares.
 * @param {Variable[]} variables
 * @param {number} size
 * @returns {Table[]}
 */
export function tablesOf(variables, size) {
  /** @type {Bits[]} */
  const masks = variables.filter((variable) => variable.kind === "bits");
  const others = variables.filter((variable) => variable.kind !== "bits" && variable.kind !== "grid");
  const tables = others.map((variable) => tableOf(variable));
  return masks.length ? [...tables, maskTable(masks, size)] : tables;
}

/** @param {Exclude<Variable, { kind: "bits" | "grid" }>} variable @returns {Table} */
function tableOf(variable) {
  const { name } = variable;
  switch (variable.kind) {
    case "number":
      return { name, rows: [[cell(variable.value)]] };
    case "square":
      return { name, rows: [[cell(variable.value && nameOf(variable.value.column, variable.value.row))]] };
    case "list":
      return { name, rows: [variable.values.map((value) => cell(value))], head: indices(variable) };
    case "domain":
      return { name, rows: [variable.values.map((value, i) => cell(value, variable.used[i] ? "used" : ""))] };
  }
}

/** @param {Bits[]} masks @param {number} size @returns {Table} */
function maskTable(masks, size) {
  const bit = (/** @type {Bits} */ mask, /** @type {number} */ row) =>
    cell(Number(mask.values[row]), mask.values[row] ? "set" : "");
  return {
    name: "",
    head: ["", ...masks.map(({ name }) => name)],
    rows: downwards(size, (row) => [
      { text: String(row + 1), look: "row-number" },
      ...masks.map((mask) => bit(mask, row)),
    ]),
  };
}

/**
 * From the top of the board to row 1.
 * @template T
 * @param {number} size
 * @param {(row: number) => T} make
 */
const downwards = (size, make) => Array.from({ length: size }, (_, i) => make(size - 1 - i));

/** @param {List} list */
const indices = ({ first, values }) => values.map((_, i) => String(first + i));

/** @param {number | string | undefined} value @param {string} [look] @returns {Cell} */
const cell = (value, look = "") => ({ text: value === undefined ? "" : String(value), look });

/**
 * The places, as `table row column`, where two states of the same memory differ.
 * @param {Table[]} tables
 * @param {Table[]} former
 */
export function changesOf(tables, former) {
  /** @type {Set<string>} */
  const changes = new Set();
  for (const { name, rows } of tables) {
    const before = former.find((table) => table.name === name)?.rows;
    rows.forEach((cells, i) =>
      cells.forEach((cell, j) => {
        const old = before?.[i]?.[j];
        if (old?.text !== cell.text || old.look !== cell.look) changes.add(`${name} ${i} ${j}`);
      }),
    );
  }
  return changes;
}

/** @param {Table} table @param {Set<unknown>} changes @param {string} changed  what is spoken of a change */
function draw({ name, rows, head }, changes, changed) {
  const lines = rows.map((cells, i) =>
    h("tr", {}, ...cells.map((cell, j) => drawCell(cell, changes.has(`${name} ${i} ${j}`) ? changed : ""))),
  );
  if (head?.length)
    lines.unshift(
      h(
        "tr",
        { class: "indices" },
        ...head.map((text) => (text ? h("th", { scope: "col", text }) : h("td", {}))),
      ),
    );
  const caption = name ? [h("caption", { text: name })] : [];
  return h("table", { class: "variable" }, ...caption, h("tbody", {}, ...lines));
}

/** @param {Cell} cell @param {string} changed */
function drawCell({ text, look }, changed) {
  if (look === "row-number") return h("th", { scope: "row", text });
  const drawn = h("td", { class: `${look}${changed ? " changed" : ""}`, text });
  if (changed) drawn.title = changed;
  return drawn;
}
