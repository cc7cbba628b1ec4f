// Play: how the game stands, and its few controls.

import { h, setText } from "../dom.js";
import { playSentence } from "../sentences.js";
import { historyButtons } from "./history-buttons.js";

/** @param {import("./panel.js").Context} context @returns {import("./panel.js").Panel} */
export function createPanel(context) {
  const { session, t } = context;
  const sentence = h("p", { class: "sentence", role: "status" });
  const history = historyButtons(context);
  const attacked = h("input", { type: "checkbox", on: { change: () => show(attacked.checked) } });

  /** @param {boolean} shown */
  function show(shown) {
    session.showAttacked = shown;
    session.changed();
  }

  return {
    element: h(
      "section",
      { class: "panel play", part: "panel" },
      sentence,
      history.element,
      h("label", { class: "check" }, attacked, h("span", { text: t.text("play.attacked") })),
    ),
    update() {
      setText(sentence, playSentence(t, session.game));
      history.update();
      attacked.checked = session.showAttacked;
    },
  };
}
