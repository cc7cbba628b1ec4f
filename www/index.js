// The page of the project: the first user of the element. It turns the link into attributes, and what is seen into the link.

import { h } from "./dom.js";
import { LANGUAGES, chooseLanguage, loadTranslator } from "./i18n.js";
import { JoliEchiquier } from "./joli-echiquier.js";

/** @template {HTMLElement} T @param {string} selector @returns {T} */
const find = (selector) => /** @type {T} */ (document.querySelector(selector));

const board = /** @type {JoliEchiquier} */ (find("joli-echiquier"));
/** @type {HTMLSelectElement} */
const language = find("#language");
/** @type {HTMLSelectElement} */
const theme = find("#theme");
/** Milliseconds without a change before the link is written: browsers refuse too many writes. */
const CALM = 250;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

for (const [name, value] of new URLSearchParams(location.search)) {
  if (JoliEchiquier.observedAttributes.includes(name)) board.setAttribute(name, value);
}
language.append(
  ...Object.entries(LANGUAGES).map(([value, text]) => h("option", { value, lang: value, text })),
);
language.addEventListener("change", () => choose("lang", language.value));
theme.addEventListener("change", () => choose("theme", theme.value));
board.addEventListener("change", writeLinkSoon);
void speak();

/** @param {string} name @param {string} value */
function choose(name, value) {
  board.setAttribute(name, value);
  void speak();
  writeLinkSoon();
}

async function speak() {
  const t = await loadTranslator(chooseLanguage([board.getAttribute("lang"), ...navigator.languages]));
  document.documentElement.lang = t.language;
  document.documentElement.dataset["theme"] = board.state.theme;
  find("#tagline").textContent = t.text("page.tagline");
  language.ariaLabel = t.text("page.language");
  language.value = t.language;
  theme.ariaLabel = t.text("page.theme");
  const themes = /** @type {const} */ (["auto", "light", "dark"]);
  theme.replaceChildren(...themes.map((value) => h("option", { value, text: t.text(`theme.${value}`) })));
  theme.value = board.state.theme;
}

function writeLinkSoon() {
  clearTimeout(timer);
  timer = setTimeout(writeLink, CALM);
}

/** The link that shows again what is seen now: the attributes that are set, and the position. */
function writeLink() {
  const { state } = board;
  const seen = /** @type {Record<string, unknown>} */ (state);
  const link = new URLSearchParams();
  for (const name of JoliEchiquier.observedAttributes) {
    const set = board.getAttribute(name);
    if (set) link.set(name, String(seen[name] ?? set));
  }
  const playing = state.mode === "play";
  say("mode", playing || board.hasAttribute("mode") ? state.mode : "");
  say("queens", playing ? state.queens.join() : "");
  say("step", playing || !state.step ? "" : String(state.step));
  history.replaceState(
    null,
    "",
    link.size ? `?${link.toString().replaceAll("%2C", ",")}` : location.pathname,
  );

  /** @param {string} name @param {string} value */
  function say(name, value) {
    if (value) link.set(name, value);
    else link.delete(name);
  }
}
