// All methods on the chosen board, run in the background; and the numbers that the texts set against each other.

import { h, setText } from "../dom.js";
import { brute } from "../positions.js";
import { pool } from "../workers/pool.js";

/** @typedef {import("./panel.js").Context} Context */
/** @typedef {import("../pkg/joli_echiquier.js").Counters & { time: number }} Cost */
/** @typedef {{ method: string, cost?: Cost, state: "running" | "done" | "stopped" }} Result */

const FIGURES = /** @type {const} */ (["tests", "comparisons", "placements", "removals", "deadEnds", "time"]);
/** @typedef {typeof FIGURES[number]} Figure */

/** @param {Context} context @returns {import("./panel.js").Panel} */
export function createPanel({ session, t }) {
  /** @type {Result[]} */
  let results = [];
  /** @type {Figure} */
  let sorted = "tests";
  let size = 0;
  /** @type {AbortController | undefined} */
  let running;
  const body = h("tbody", {});
  const first = h("button", {
    type: "button",
    text: t.text("compare.first"),
    on: { click: () => run("first") },
  });
  const all = h("button", { type: "button", text: t.text("compare.all"), on: { click: () => run("all") } });
  const stop = h("button", {
    type: "button",
    text: t.text("search.stop"),
    on: { click: () => running?.abort() },
  });
  const state = h("p", { role: "status" });
  const heads = FIGURES.map((figure) => headOf(figure));
  const numbers = h("dl", { class: "counters" });

  /** @param {Figure} figure */
  function headOf(figure) {
    const text = figure === "time" ? t.text("compare.time") : t.text(`counter.${figure}`);
    const choose = () => ((sorted = figure), draw());
    return h(
      "th",
      { scope: "col" },
      h("button", { type: "button", class: "sort", text, on: { click: choose } }),
    );
  }

  /** @param {"first" | "all"} goal */
  async function run(goal) {
    running?.abort();
    const stay = (running = new AbortController());
    size = session.settings.size;
    const ids = session.core
      .methods()
      .filter(({ puzzle }) => puzzle === "queens")
      .map(({ id }) => id);
    results = ids.map((method) => ({ method, state: "running" }));
    draw();
    await Promise.all(results.map((result) => measure(result, goal, stay.signal)));
    if (running === stay) running = undefined;
    draw();
  }

  /** What was counted before a stop is kept. @param {Result} result @param {string} goal @param {AbortSignal} signal */
  async function measure(result, goal, signal) {
    const onProgress = (/** @type {Cost} */ cost) => ((result.cost = cost), draw());
    try {
      result.cost = await pool.run("explore", [result.method, size, goal], { signal, onProgress });
      result.state = "done";
    } catch (error) {
      if (!signal.aborted) throw error;
      result.state = "stopped";
    }
    draw();
  }

  function draw() {
    const by = (/** @type {Result} */ { cost }) => cost?.[sorted] ?? Infinity;
    const most = Math.max(1, ...results.map((result) => result.cost?.[sorted] ?? 0));
    const rows = [...results].sort((a, b) => (by(a) === by(b) ? 0 : by(a) - by(b)));
    body.replaceChildren(...rows.map((result) => row(result, most)));
    heads.forEach((head, i) => head.setAttribute("aria-sort", FIGURES[i] === sorted ? "ascending" : "none"));
    const left = results.filter((result) => result.state === "running").length;
    setText(
      state,
      results.length ? t.text(left ? "compare.running" : "compare.done", { size, n: left }) : "",
    );
    for (const button of [stop]) button.hidden = !running;
  }

  /** @param {Result} result @param {number} most */
  function row({ method, cost, state }, most) {
    const note = state === "done" ? "" : ` ${t.text(`compare.${state === "running" ? "going" : "stopped"}`)}`;
    const bar = h("span", { class: "bar" });
    bar.style.inlineSize = `${(100 * (cost?.[sorted] ?? 0)) / most}%`;
    const name = h("th", { scope: "row" }, `${t.named(`method.${method}`, method)}${note}`, bar);
    return h("tr", {}, name, ...FIGURES.map((figure) => h("td", { text: show(figure, cost?.[figure]) })));
  }

  /** @param {Figure} figure @param {number | undefined} value */
  function show(figure, value) {
    if (value === undefined) return "…";
    return figure === "time" ? t.text("compare.ms", { n: Math.round(value * 10) / 10 }) : t.number(value);
  }

  /** @type {number | undefined} */
  let numbersFor;
  function drawNumbers() {
    const { size: n } = session.settings;
    if (numbersFor === n) return;
    numbersFor = n;
    const format = new Intl.NumberFormat(t.language);
    const rows = brute(n).map(([label, value]) =>
      h("div", {}, h("dt", { text: label }), h("dd", { text: format.format(value) })),
    );
    numbers.replaceChildren(...rows);
  }

  draw();
  return {
    element: h(
      "div",
      { class: "compare" },
      h("div", { class: "controls" }, first, all, stop),
      state,
      h(
        "div",
        { class: "wide" },
        h(
          "table",
          { class: "figures" },
          h("thead", {}, h("tr", {}, h("th", { scope: "col", text: t.text("method") }), ...heads)),
          body,
        ),
      ),
      h("p", { class: "quiet", text: t.text("compare.numbers") }),
      numbers,
    ),
    update: drawNumbers,
    destroy: () => running?.abort(),
  };
}
