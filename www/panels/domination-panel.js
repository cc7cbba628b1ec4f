// Play: queens that are to cover the whole board, and on demand the fewest that do, proved in the background.

import { disable, h, setText } from "../dom.js";
import { coverSentence, minimumSentence } from "../puzzle-sentences.js";
import { pool } from "../workers/pool.js";
import { historyButtons } from "./history-buttons.js";

/** Beyond, a proof takes longer than anybody waits. */
const MOST = 14;

/** @typedef {import("../pkg/joli_echiquier.js").MinimumDomination} Minimum */
/** @typedef {import("../pkg/joli_echiquier.js").DominationProgress} Progress */

/** @param {import("./panel.js").Context} context @returns {import("./panel.js").Panel} */
export function createPanel(context) {
  const { session, t } = context;
  const sentence = h("p", { class: "sentence", role: "status" });
  const facts = h("p", { class: "advice", role: "status" });
  const history = historyButtons(context);
  const prove = h("button", { type: "button", on: { click: () => void proveOrStop() } });
  const show = h("button", { type: "button", text: t.text("cover.show"), on: { click: showOne } });
  /** @type {AbortController | undefined} */
  let controller;
  /** What it is about: the size and the reading. */
  let about = "";
  /** @type {{ proved?: Minimum, progress?: Progress }} */
  let known = {};

  const asked = () => `${session.settings.size} ${session.settings.method}`;

  async function proveOrStop() {
    if (controller) return forget();
    const { size, method } = session.settings;
    const mine = (controller = new AbortController());
    session.changed();
    try {
      const proved = await pool.run("dominate", [size, method === "independent-domination"], {
        signal: mine.signal,
        onProgress: (progress) => tell({ progress }, mine),
      });
      tell({ proved }, mine);
    } catch (error) {
      if (!mine.signal.aborted) throw error;
    } finally {
      if (controller === mine) controller = undefined;
      session.changed();
    }
  }

  /** @param {typeof known} news @param {AbortController} mine */
  function tell(news, mine) {
    if (mine.signal.aborted) return;
    known = news;
    session.changed();
  }

  function forget() {
    controller?.abort();
    controller = undefined;
    known = {};
    session.changed();
  }

  function showOne() {
    if (!known.proved) return;
    session.game.replace(known.proved.example);
    session.changed();
  }

  return {
    element: h(
      "section",
      { class: "panel play", part: "panel" },
      sentence,
      history.element,
      h("div", { class: "controls two" }, prove, show),
      facts,
    ),
    update() {
      if (about !== asked()) {
        about = asked();
        if (controller || known.proved) forget();
      }
      setText(sentence, coverSentence(t, session, known.proved?.queens));
      setText(prove, t.text(controller ? "search.stop" : "cover.prove"));
      setText(facts, minimumSentence(t, known, Boolean(controller), session.settings.size > MOST));
      disable(prove, Boolean(known.proved) || session.settings.size > MOST);
      disable(show, !known.proved);
      history.update();
    },
    destroy: () => controller?.abort(),
  };
}
