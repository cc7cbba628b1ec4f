// What one element holds, without a page: its settings, the game somebody plays, and the search that is watched.

import { loadWhole } from "./assets.js";
import { Game } from "./game.js";
import { noRun } from "./no-run.js";
import { Player } from "./player.js";
import { coverRules, queensRules, tourRules, unknownRules } from "./rules.js";

/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {import("./assets.js").Whole} Whole */
/** @typedef {import("./pkg/joli_echiquier.js").NoTour} NoTour */
/** @typedef {import("./pkg/joli_echiquier.js").TourHint} TourHint */

export class Session {
  #core;
  #onChange;
  /** @type {Whole | undefined} */
  #whole;
  /** @type {{ of: readonly string[], hint: TourHint } | undefined} */
  #hint;

  /**
   * @param {import("./assets.js").Core} core
   * @param {Settings} settings
   * @param {() => void} onChange  something can be seen differently now
   */
  constructor(core, settings, onChange) {
    this.#core = core;
    this.#onChange = onChange;
    this.settings = settings;
    this.game = this.#newGame(settings.queens);
    /** Why there is nothing to search. @type {NoTour | undefined} */
    this.noTour = undefined;
    this.player = this.#newPlayer();
    /** Whether play marks the attacked squares. */
    this.showAttacked = true;
    /** What is unfolded beside a search. @type {Set<string>} */
    this.unfolded = new Set(["variables"]);
    void this.#learn();
    if (settings.step) void this.player.seek(settings.step);
  }

  get core() {
    return this.#core;
  }

  /** What the queens in play leave uncovered, in the puzzle of domination. */
  get cover() {
    const { examination } = this.game;
    return examination.puzzle === "domination" ? examination : undefined;
  }

  /** Where the knight in play may go, in the puzzle of its tour. */
  get tour() {
    const { examination } = this.game;
    return examination.puzzle === "knight" ? examination : undefined;
  }

  /** What was found to be the next good move of the knight, as long as it stands where it was asked for. @returns {TourHint | undefined} */
  get hint() {
    return this.#hint?.of === this.game.queens ? this.#hint.hint : undefined;
  }

  /** @param {readonly string[]} path  the path it was asked for @param {TourHint} hint */
  showHint(path, hint) {
    this.#hint = { of: path, hint };
    this.#onChange();
  }

  /** Takes new settings, and begins anew only what depends on those that changed. @param {Settings} settings */
  update(settings) {
    const former = this.settings;
    const changed = (/** @type {(keyof Settings)[]} */ ...names) =>
      names.some((name) => String(former[name]) !== String(settings[name]));
    this.settings = settings;
    if (changed("mode")) this.player.stop();
    if (changed("puzzle")) this.game = this.#newGame(settings.queens);
    else if (changed("queens", "locked", "size")) {
      this.game = this.#newGame(changed("queens") ? settings.queens : this.game.queens);
    } else if (changed("method")) this.game.examine = this.#rules();
    if (changed("puzzle", "size", "method", "start")) this.#restart();
    if (changed("puzzle")) void this.#learn();
    if (changed("step")) void this.player.seek(settings.step);
    this.#onChange();
  }

  /** Says that something was changed from outside, such as a queen of the game. */
  changed() {
    this.#onChange();
  }

  /** Stops everything and frees the memory of the core. */
  destroy() {
    this.player.destroy();
  }

  /** Other puzzles than the queens are played with the whole core. */
  async #learn() {
    if (this.settings.puzzle === "queens" || this.#whole) return;
    this.#whole = await loadWhole();
    this.game.examine = this.#rules();
    this.#askWhy();
    this.#onChange();
  }

  #rules() {
    const { puzzle, method } = this.settings;
    if (puzzle === "queens") return queensRules(this.#core);
    if (!this.#whole) return unknownRules;
    return puzzle === "domination"
      ? coverRules(this.#whole, method === "independent-domination")
      : tourRules(this.#whole, method === "knight-closed");
  }

  #restart() {
    const { speed } = this.player;
    this.player.destroy();
    this.player = this.#newPlayer();
    this.player.speed = speed;
    this.#askWhy();
  }

  #askWhy() {
    const { puzzle, method, size, start } = this.settings;
    const closed = method === "knight-closed";
    this.noTour = puzzle === "knight" ? this.#whole?.noTour(size, start, { closed }) : undefined;
  }

  /** @param {readonly string[]} queens  of which those that fit the board are kept; of a path, its beginning */
  #newGame(queens) {
    const { size, locked, puzzle } = this.settings;
    const fits = (/** @type {string} */ name) =>
      name.charCodeAt(0) - 97 < size && Number(name.slice(1)) <= size;
    const knight = puzzle === "knight";
    const beyond = queens.findIndex((name) => !fits(name));
    const kept = knight && beyond >= 0 ? queens.slice(0, beyond) : queens.filter(fits);
    return new Game(size, { queens: kept, locked: knight ? [] : locked, examine: this.#rules() });
  }

  #newPlayer() {
    return new Player(this.#newRun(), { onChange: this.#onChange });
  }

  #newRun() {
    const { method, size, start, puzzle } = this.settings;
    if (puzzle !== "knight") return new this.#core.Solver(method, size);
    try {
      return new this.#core.Solver(method, size, { start });
    } catch {
      // There is no such tour; the panel says why.
      return noRun();
    }
  }
}
