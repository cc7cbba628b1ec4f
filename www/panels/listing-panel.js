// The program of the method, retold, with what the current step does marked.

import { h } from "../dom.js";
import { linesAt, loadListings } from "../listings/listings.js";

/** @param {import("./panel.js").Context} context @returns {import("./panel.js").Panel} */
export function createPanel({ session, t }) {
  const element = h("ol", { class: "listing" });
  /** @type {Awaited<ReturnType<typeof loadListings>> | undefined} */
  let listings;
  let shown = "";

  function update() {
    const { method } = session.settings;
    const { lastEvent, refusal, exhausted } = session.player;
    const lines = listings?.[method] ?? [];
    const current = lastEvent && !exhausted ? linesAt(method, lastEvent.type, refusal) : [];
    const look = `${method} ${lines.length} ${current.join()}`;
    if (look === shown) return;
    shown = look;
    element.replaceChildren(...lines.map((line, i) => draw(line, current.includes(i))));
  }

  void loadListings(t.language).then((loaded) => {
    listings = loaded;
    update();
  });
  return { element, update };
}

/** @param {string} line  indented by two spaces for each level @param {boolean} current */
function draw(line, current) {
  const depth = (line.length - line.trimStart().length) / 2;
  const element = h("li", {}, h("span", { text: line.trimStart() }));
  element.style.setProperty("--depth", String(depth));
  if (current) element.setAttribute("aria-current", "step");
  return element;
}
