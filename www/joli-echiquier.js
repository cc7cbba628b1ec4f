// The element <joli-echiquier>: attributes in, a board and panels in its shadow, events out.

import { loadCore, loadStyles } from "./assets.js";
import { BoardView } from "./board/board-view.js";
import { h, setText } from "./dom.js";
import { chooseLanguage, loadTranslator } from "./i18n.js";
import { MODES, modeOf } from "./modes.js";
import * as choicePanel from "./panels/choice-panel.js";
import { searchSentence, squareSentence } from "./sentences.js";
import { Session } from "./session.js";
import { readSettings } from "./settings.js";

/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {import("./settings.js").Problem} Problem */
/** @typedef {import("./i18n.js").Translator} Translator */
/** @typedef {import("./panels/panel.js").Panel} Panel */
/** @typedef {import("./panels/panel.js").Context} Context */
/** @typedef {import("./player.js").Outcome} Outcome */

/**
 * The n queens on a board that can be clicked and a search that can be watched.
 *
 * @attr puzzle, size, method, mode, queens, locked, start, step, lang, theme, controls
 * @fires change  what is seen has changed; its detail is `state`
 * @fires solution  a solution stands on the board; its detail is `{ number, queens }`
 * @fires exhausted  a search has explored everything; its detail is `{ solutions, tests }`
 */
export class JoliEchiquier extends HTMLElement {
  static observedAttributes = [
    ...["puzzle", "size", "method", "mode", "queens", "locked", "start", "step", "lang", "theme", "controls"],
  ];

  #root = h("div", { class: "root", part: "root" });
  #side = h("div", { class: "side", part: "side" });
  #problems = h("div", { class: "problems", role: "status" });
  #live = h("div", { class: "spoken", aria: { live: "polite" } });
  #board = new BoardView({
    onPress: (square) => this.#press(square),
    describe: (square, ...seen) => (this.#t ? squareSentence(this.#t, square, ...seen) : square),
  });
  /** @type {Translator | undefined} */
  #t;
  /** @type {Session | undefined} */
  #session;
  /** @type {Panel[]} */
  #panels = [];
  #panelsFor = "";
  #frame = 0;
  /** Ends with each stay in a document. @type {AbortController | undefined} */
  #stay;
  /** @type {unknown} */
  #failure;
  #reported = "";
  /** Squares pressed before the core was there. @type {string[]} */
  #early = [];

  /** @type {() => void} */
  #isReady = () => {};
  /** Resolves once the board answers to commands. @type {Promise<void>} */
  ready = new Promise((resolve) => (this.#isReady = resolve));

  constructor() {
    super();
    this.#root.append(this.#problems, this.#board.element, this.#side, this.#live);
    this.attachShadow({ mode: "open" }).append(this.#root);
  }

  connectedCallback() {
    this.#stay = new AbortController();
    void this.#begin(this.#stay.signal);
  }

  disconnectedCallback() {
    this.#stay?.abort();
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#clearPanels();
    this.#session?.destroy();
    this.#session = undefined;
  }

  /** @param {string} name @param {string | null} former @param {string | null} value */
  attributeChangedCallback(name, former, value) {
    if (former === value || !this.#stay || this.#stay.signal.aborted) return;
    if (name === "lang") void this.#speak(this.#stay.signal);
    this.#session?.update(this.#settings);
    this.#invalidate();
  }

  /** Draws the empty board as soon as it has styles and words, then the rest once the core is there. @param {AbortSignal} signal */
  async #begin(signal) {
    const [sheets] = await Promise.all([loadStyles(), this.#speak(signal)]);
    if (signal.aborted || !this.shadowRoot) return;
    this.shadowRoot.adoptedStyleSheets = sheets;
    this.#draw();
    try {
      const core = await loadCore();
      if (signal.aborted) return;
      this.#failure = undefined;
      this.#session = new Session(core, this.#read(core.methods()).settings, () => this.#invalidate());
      this.#isReady();
      for (const square of this.#early.splice(0)) this.#press(square);
    } catch (error) {
      this.#failure = error;
    }
    if (!signal.aborted) this.#invalidate();
  }

  /** @param {AbortSignal} signal */
  async #speak(signal) {
    const language = chooseLanguage([this.getAttribute("lang"), ...navigator.languages]);
    const t = await loadTranslator(language);
    if (signal.aborted || language !== chooseLanguage([this.getAttribute("lang"), ...navigator.languages]))
      return;
    this.#t = t;
    this.#root.lang = language;
    this.#clearPanels();
    this.#invalidate();
  }

  /** @param {import("./settings.js").Known["methods"]} methods */
  #read(methods) {
    return readSettings((name) => this.getAttribute(name), { methods, modes: MODES });
  }

  get #settings() {
    return this.#read(this.#session?.core.methods() ?? [{ id: "", puzzle: "queens" }]).settings;
  }

  #invalidate() {
    if (!this.#stay || this.#stay.signal.aborted) return;
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#draw();
    });
  }

  /** Shows the session as it is. */
  #draw() {
    const session = this.#session;
    const { size } = session?.settings ?? this.#settings;
    this.#root.dataset["controls"] = session?.settings.controls ?? "full";
    this.#nameBoard(size);
    if (session?.player.state.id !== "seeking") {
      this.#board.draw(session ? modeOf(session.settings).scene(session) : { size, pieces: new Map() });
    }
    this.#showProblems();
    if (!session || !this.#t) return;
    void this.#showPanels(session, this.#t);
    for (const panel of this.#panels) panel.update();
    this.#announce(session, this.#t);
    this.#report(session);
  }

  #boardName = "";

  /** @param {number} size */
  #nameBoard(size) {
    const name = this.#t?.text("board", { size }) ?? "";
    if (name === this.#boardName) return;
    this.#boardName = name;
    this.#board.rename(name);
  }

  #showProblems() {
    const t = this.#t;
    if (!t) return;
    const problems = this.#session ? this.#read(this.#session.core.methods()).problems : [];
    const texts = problems.map(({ key, values }) => t.text(`bad.${key}`, values));
    if (this.#failure) texts.push(t.text("bad.wasm", { reason: String(this.#failure) }));
    if (texts.join() === [...this.#problems.children].map((p) => p.textContent).join()) return;
    this.#problems.replaceChildren(...texts.map((text) => h("p", { text })));
  }

  /** The panels of the mode; they are built again when the mode, the puzzle, the language or the controls change. @param {Session} session @param {Translator} t */
  async #showPanels(session, t) {
    const { mode, puzzle, controls } = session.settings;
    const wanted = [t.language, mode, puzzle, controls].join();
    if (wanted === this.#panelsFor) return;
    this.#clearPanels();
    this.#panelsFor = wanted;
    if (controls === "none") return;
    const loaders =
      controls === "full" ? modeOf(session.settings).panels : modeOf(session.settings).panels.slice(0, 1);
    const modules = await Promise.all(loaders.map((load) => load()));
    if (wanted !== this.#panelsFor || session !== this.#session) return;
    const context = this.#context(session, t);
    const all = controls === "full" ? [choicePanel, ...modules] : modules;
    this.#panels = all.map(({ createPanel }) => createPanel(context));
    this.#side.replaceChildren(...this.#panels.map(({ element }) => element));
    for (const panel of this.#panels) panel.update();
  }

  #clearPanels() {
    for (const panel of this.#panels) panel.destroy?.();
    this.#panels = [];
    this.#panelsFor = "";
    this.#side.replaceChildren();
  }

  /** @param {Session} session @param {Translator} t @returns {Context} */
  #context(session, t) {
    return { session, t, set: (changes) => this.#set(changes) };
  }

  /** @param {Parameters<Context["set"]>[0]} changes */
  #set(changes) {
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) this.removeAttribute(name);
      else this.setAttribute(name, String(value));
    }
  }

  /** @param {string} square */
  #press(square) {
    if (!this.#session || !this.#t) return void this.#early.push(square);
    modeOf(this.#session.settings).press(this.#context(this.#session, this.#t), square);
  }

  /** Says what a search did, but only once it rests: nobody can listen to sixty sentences a second. @param {Session} session @param {Translator} t */
  #announce(session, t) {
    const { settings, player } = session;
    if (settings.mode === "search" && !player.busy && player.position > 0)
      setText(this.#live, searchSentence(t, session));
  }

  /** Fires the events that are due. @param {Session} session */
  #report({ settings, player, game }) {
    const state = this.state;
    const look = JSON.stringify(state);
    if (look === this.#reported) return;
    this.#reported = look;
    this.#fire("change", state);
    if (settings.mode === "play") {
      if (game.examination.solution) this.#fire("solution", { number: undefined, queens: [...game.queens] });
    } else if (player.exhausted) {
      this.#fire("exhausted", { solutions: player.counters.solutions, tests: player.counters.tests });
    } else if (!player.busy && player.lastEvent?.type === "solution") {
      this.#fire("solution", { number: player.counters.solutions, queens: player.queens });
    }
  }

  /** @param {string} type @param {unknown} detail */
  #fire(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  /** What is seen, as plain data. */
  get state() {
    const session = this.#session;
    const { puzzle, mode, method, size, locked, theme } = session?.settings ?? this.#settings;
    const step = session?.player.position ?? 0;
    return {
      puzzle,
      mode,
      method,
      size,
      queens: this.queens,
      locked: [...locked],
      theme,
      step,
      busy: session?.player.busy ?? false,
    };
  }

  /** Squares along one side, 1 to 26. */
  get size() {
    return this.#settings.size;
  }

  set size(size) {
    this.setAttribute("size", String(size));
  }

  /** The squares of the queens on the board: in play those of the player, else those of the search. */
  get queens() {
    const session = this.#session;
    if (!session) return [...this.#settings.queens];
    return session.settings.mode === "play" ? [...session.game.queens] : session.player.queens;
  }

  set queens(queens) {
    this.setAttribute("queens", queens.join());
  }

  /** What the search has done since its start. */
  get counters() {
    return this.#ready.player.counters;
  }

  /** Goes one step forward; `undefined` when all has been explored. */
  step() {
    return this.#ready.player.step();
  }

  /** Goes one step back. @returns {Promise<Outcome>} */
  stepBack() {
    return this.#ready.player.stepBack();
  }

  /** Goes to step `position`. @param {number} position @returns {Promise<Outcome>} */
  seek(position) {
    return this.#ready.player.seek(position);
  }

  /** Runs to the next solution. @returns {Promise<Outcome>} */
  nextSolution() {
    return this.#ready.player.nextSolution();
  }

  /** Steps at the chosen speed, to the next solution. @returns {Promise<Outcome>} */
  play() {
    return this.#ready.player.play();
  }

  /** Leaves a search where it is. */
  pause() {
    this.stop();
  }

  /** Leaves a search where it is. */
  stop() {
    this.#session?.player.stop();
  }

  /** Back to step 0. */
  reset() {
    this.#ready.player.reset();
  }

  /** The board as an SVG document. @param {import("./exports.js").PictureLook} [look] @returns {Promise<string>} */
  async toSVG(look = {}) {
    const session = this.#ready;
    const { drawSVG } = await import("./exports.js");
    return drawSVG(modeOf(session.settings).scene(session), { title: this.#boardName, ...look });
  }

  /** The solution on the board in a notation, such as `squares`. @param {string} [notation] @returns {Promise<string>} */
  async toText(notation = "squares") {
    const { player, settings } = this.#ready;
    const { writeText } = await import("./exports.js");
    const number = settings.mode === "play" ? 1 : Math.max(1, player.counters.solutions);
    return writeText(notation, settings.size, this.queens, number);
  }

  get #ready() {
    if (!this.#session) throw new Error("<joli-echiquier> is not ready: await its `ready` first");
    return this.#session;
  }
}

customElements.define("joli-echiquier", JoliEchiquier);
