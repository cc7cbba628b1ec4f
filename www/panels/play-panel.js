// Play: how the game stands, and its few controls.

import { disable, h, setText } from "../dom.js";
import { playSentence } from "../sentences.js";

/** @param {import("./panel.js").Context} context @returns {import("./panel.js").Panel} */
export function createPanel({ session, t }) {
  const sentence = h("p", { class: "sentence", role: "status" });
  /** @param {import("../i18n.js").Key} key @param {() => void} act */
  const button = (key, act) =>
    h("button", { type: "button", text: t.text(key), on: { click: () => (act(), session.changed()) } });
  const undo = button("play.undo", () => session.game.undo());
  const redo = button("play.redo", () => session.game.redo());
  const clear = button("play.clear", () => session.game.clear());
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
      h("div", { class: "controls" }, undo, redo, clear),
      h("label", { class: "check" }, attacked, h("span", { text: t.text("play.attacked") })),
    ),
    update() {
      const { game, showAttacked } = session;
      setText(sentence, playSentence(t, game));
      disable(undo, !game.canUndo);
      disable(redo, !game.canRedo);
      disable(clear, !game.canClear);
      attacked.checked = showAttacked;
    },
  };
}
