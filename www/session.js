// What one element holds, without a page: its settings, the game somebody plays, and the search that is watched.

import { Game } from "./game.js";
import { Player } from "./player.js";

/** @typedef {import("./settings.js").Settings} Settings */

export class Session {
  #core;
  #onChange;

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
    this.player = this.#newPlayer();
    /** Whether play marks the attacked squares. */
    this.showAttacked = true;
    /** What is unfolded beside a search. @type {Set<string>} */
    this.unfolded = new Set(["variables"]);
    if (settings.step) void this.player.seek(settings.step);
  }

  get core() {
    return this.#core;
  }

  /** Takes new settings, and begins anew only what depends on those that changed. @param {Settings} settings */
  update(settings) {
    const former = this.settings;
    const changed = (/** @type {(keyof Settings)[]} */ ...names) =>
      names.some((name) => String(former[name]) !== String(settings[name]));
    this.settings = settings;
    if (changed("mode")) this.player.stop();
    if (changed("queens", "locked", "size")) {
      this.game = this.#newGame(changed("queens") ? settings.queens : this.game.queens);
    }
    if (changed("puzzle", "size", "method", "start")) this.#restart();
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

  #restart() {
    const { speed } = this.player;
    this.player.destroy();
    this.player = this.#newPlayer();
    this.player.speed = speed;
  }

  /** @param {readonly string[]} queens  of which those that fit the board are kept */
  #newGame(queens) {
    const { size, locked } = this.settings;
    const fitting = queens.filter((name) => name.charCodeAt(0) - 97 < size && Number(name.slice(1)) <= size);
    return new Game(size, { queens: fitting, locked, examine: this.#core.examine });
  }

  #newPlayer() {
    const { method, size, start, puzzle } = this.settings;
    const solver = new this.#core.Solver(method, size, puzzle === "knight" ? { start } : undefined);
    return new Player(solver, { onChange: this.#onChange });
  }
}
