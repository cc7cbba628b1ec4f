// Undo, redo and clear, for every game.

import { disable, h } from "../dom.js";

/** @param {import("./panel.js").Context} context */
export function historyButtons({ session, t }) {
  /** @param {import("../i18n.js").Key} key @param {() => void} act */
  const button = (key, act) =>
    h("button", { type: "button", text: t.text(key), on: { click: () => (act(), session.changed()) } });
  const undo = button("play.undo", () => session.game.undo());
  const redo = button("play.redo", () => session.game.redo());
  const clear = button("play.clear", () => session.game.clear());
  return {
    element: h("div", { class: "controls" }, undo, redo, clear),
    update() {
      const { game } = session;
      disable(undo, !game.canUndo);
      disable(redo, !game.canRedo);
      disable(clear, !game.canClear);
    },
  };
}
