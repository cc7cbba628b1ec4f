// Play: the knight moved by hand, a hint that keeps a tour alive, and a whole tour for those who want to see one.

import { loadWhole } from "../assets.js";
import { disable, h, setText } from "../dom.js";
import { hintSentence, tourSentence } from "../puzzle-sentences.js";
import { pool } from "../workers/pool.js";
import { historyButtons } from "./history-buttons.js";

/** Milliseconds that the search for a hint may take. */
const PATIENCE = 3000;

/** @param {import("./panel.js").Context} context @returns {import("./panel.js").Panel} */
export function createPanel(context) {
  const { session, t } = context;
  const sentence = h("p", { class: "sentence", role: "status" });
  const advice = h("p", { class: "advice", role: "status" });
  const history = historyButtons(context);
  const hint = h("button", { type: "button", text: t.text("ride.hint"), on: { click: () => void ask() } });
  const show = h("button", {
    type: "button",
    text: t.text("ride.show"),
    on: { click: () => void showTour() },
  });
  /** The search for a hint that goes on. @type {{ of: readonly string[], controller: AbortController } | undefined} */
  let search;

  const closed = () => session.settings.method === "knight-closed";

  async function ask() {
    search?.controller.abort();
    const { game, settings } = session;
    const of = game.queens;
    const controller = new AbortController();
    search = { of, controller };
    session.changed();
    try {
      const args = [settings.size, [...of], { closed: closed() }, PATIENCE];
      session.showHint(of, await pool.run("hint", args, { signal: controller.signal }));
    } catch (error) {
      if (!controller.signal.aborted) throw error;
    } finally {
      if (search?.controller === controller) search = undefined;
      session.changed();
    }
  }

  async function showTour() {
    const { knightsTour } = await loadWhole();
    const { game, settings } = session;
    if (!game.examination || session.noTour) return;
    const start = game.queens[0] ?? settings.start;
    game.replace(knightsTour(settings.size, start, { closed: closed() }));
    session.changed();
  }

  return {
    element: h(
      "section",
      { class: "panel play", part: "panel" },
      sentence,
      history.element,
      h("div", { class: "controls two" }, hint, show),
      advice,
    ),
    update() {
      const { game, tour } = session;
      if (search && search.of !== game.queens) search.controller.abort();
      setText(sentence, tourSentence(t, session));
      setText(advice, search ? t.text("ride.searching") : hintSentence(t, session.hint));
      history.update();
      disable(hint, !tour || tour.solution || Boolean(tour.broken));
      disable(show, !tour || tour.solution || Boolean(tour.noTour));
    },
    destroy: () => search?.controller.abort(),
  };
}
