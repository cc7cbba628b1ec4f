// Search: what its last step did, the controls, and what it has cost so far.

import { disable, h, setText } from "../dom.js";
import { searchSentence } from "../sentences.js";

/** @typedef {import("./panel.js").Context} Context */
/** @typedef {import("../i18n.js").Key} Key */

const COUNTERS = /** @type {const} */ ([
  ...["solutions", "tests", "comparisons", "nodes", "placements", "removals", "deadEnds"],
]);

/** @param {Context} context @returns {import("./panel.js").Panel} */
export function createPanel(context) {
  const { session, t } = context;
  const sentence = h("p", { class: "sentence" });
  const parts = [controls(context), place(context), speed(context), counters(context)];
  return {
    element: h(
      "section",
      { class: "panel search", part: "panel" },
      sentence,
      ...parts.map(({ element }) => element),
    ),
    update() {
      setText(sentence, searchSentence(t, session));
      for (const part of parts) part.update();
    },
  };
}

/** @param {Context} context */
function controls({ session, t }) {
  /** @param {Key} key @param {() => unknown} act @param {string} [kind] */
  const button = (key, act, kind = "") =>
    h("button", { type: "button", class: kind, text: t.text(key), on: { click: () => void act() } });
  const playing = () => session.player.state.id === "playing";
  const step = button("search.step", () => session.player.step(), "primary");
  const back = button("search.stepBack", () => session.player.stepBack());
  const solution = button("search.nextSolution", () => session.player.nextSolution());
  const deadEnd = button("search.nextDeadEnd", () => session.player.nextDeadEnd());
  const play = button("search.play", () => (playing() ? session.player.stop() : session.player.play()));
  const stop = button("search.stop", () => session.player.stop());
  const reset = button("search.reset", () => session.player.reset());
  return {
    element: h("div", { class: "controls" }, step, back, solution, deadEnd, play, stop, reset),
    update() {
      const { player } = session;
      const atStart = player.position === 0;
      setText(play, t.text(playing() ? "search.pause" : "search.play"));
      for (const forward of [step, solution, deadEnd, play]) disable(forward, player.exhausted);
      disable(back, atStart);
      disable(reset, atStart && !player.busy);
      disable(stop, !player.busy);
    },
  };
}

/** The place in the search: a number for any step, and a slider over what was reached. @param {Context} context */
function place({ session, t }) {
  const slider = h("input", {
    type: "range",
    min: 0,
    aria: { label: t.text("search.scrubber") },
    on: { input: () => void session.player.seek(Number(slider.value)) },
  });
  const number = h("input", {
    type: "number",
    min: 0,
    step: 1,
    inputmode: "numeric",
    on: { change: go, keydown: (event) => event.key === "Enter" && go() },
  });

  let last = "";

  function go() {
    if (number.value && number.checkValidity()) void session.player.seek(Number(number.value));
  }

  return {
    element: h(
      "div",
      { class: "field" },
      h("label", { class: "number" }, h("span", { text: t.text("search.position") }), number),
      slider,
    ),
    update() {
      const { position, furthest, state } = session.player;
      const shown = String(state.id === "seeking" ? state.target : position);
      slider.max = String(Math.max(furthest, 1));
      slider.disabled = furthest === 0;
      slider.value = shown;
      // What somebody is typing stays until the search moves.
      if (shown !== last) number.value = shown;
      last = shown;
    },
  };
}

/** The last notch of the speed: as fast as possible, after ten thousand steps a second. */
const FASTEST = 41;

/** @param {number} notch */
const speedAt = (notch) => (notch === FASTEST ? Infinity : Math.round(10 ** (notch / 10)));

/** @param {number} steps */
const notchOf = (steps) => (steps === Infinity ? FASTEST : Math.round(10 * Math.log10(steps)));

/** @param {Context} context */
function speed({ session, t }) {
  const slider = h("input", { type: "range", min: 0, max: FASTEST, on: { input: choose } });
  const output = h("output", {});

  function choose() {
    session.player.speed = speedAt(Number(slider.value));
    session.changed();
  }

  return {
    element: h("label", { class: "field" }, h("span", { text: t.text("search.speed") }), slider, output),
    update() {
      const steps = session.player.speed;
      const text =
        steps === Infinity ? t.text("search.speed.fastest") : t.text("search.speed.value", { n: steps });
      slider.value = String(notchOf(steps));
      slider.setAttribute("aria-valuetext", text);
      setText(output, text);
    },
  };
}

/** @param {Context} context */
function counters({ session, t }) {
  const figures = COUNTERS.map((name) => ({ name, value: h("dd", {}) }));
  const rows = figures.map(({ name, value }) =>
    h("div", {}, h("dt", { text: t.text(`counter.${name}`) }), value),
  );
  return {
    element: h("dl", { class: "counters", aria: { label: t.text("counters") } }, ...rows),
    update() {
      const { counters } = session.player;
      for (const { name, value } of figures) setText(value, t.number(counters[name]));
    },
  };
}
