// Play: queens put down and lifted by hand, with a history. The rules are asked of the core.

/**
 * What the rules of a puzzle say of a position.
 * @typedef {import("./rules.js").Examination} Examination
 * @typedef {(size: number, queens: string[]) => Examination} Examine
 */

/**
 * @typedef {object} GameOptions
 * @property {readonly string[]} [queens]  those that stand at the start
 * @property {readonly string[]} [locked]  those that cannot be lifted; they stand too
 * @property {Examine} examine
 */

export class Game {
  /** @type {(readonly string[])[]} */
  #history;
  #at = 0;
  /** @type {{ of: readonly string[], by: Examine, result: Examination } | undefined} */
  #examined;

  /** @param {number} size @param {GameOptions} options */
  constructor(size, { queens = [], locked = [], examine }) {
    this.size = size;
    /** The rules; they may change during the game. */
    this.examine = examine;
    this.locked = new Set(locked);
    this.#history = [[...new Set([...locked, ...queens])]];
  }

  /** The squares of the queens, in the order in which they were placed. @returns {readonly string[]} */
  get queens() {
    return this.#history[this.#at] ?? [];
  }

  get canUndo() {
    return this.#at > 0;
  }

  get canRedo() {
    return this.#at < this.#history.length - 1;
  }

  get canClear() {
    return this.queens.some((queen) => !this.locked.has(queen));
  }

  /** What the queens attack; worked out once for each position. @returns {Examination} */
  get examination() {
    const { queens, examine } = this;
    if (this.#examined?.of !== queens || this.#examined.by !== examine) {
      this.#examined = { of: queens, by: examine, result: examine(this.size, [...queens]) };
    }
    return this.#examined.result;
  }

  /** Places a queen on a free square, or lifts the one that stands there unless it is locked. @param {string} square */
  toggle(square) {
    if (this.locked.has(square)) return;
    const lifted = this.queens.filter((queen) => queen !== square);
    this.#go(lifted.length < this.queens.length ? lifted : [...lifted, square]);
  }

  /** Puts down these queens instead, with the locked ones. @param {readonly string[]} queens */
  replace(queens) {
    this.#go([...new Set([...this.locked, ...queens])]);
  }

  /** Lifts all queens but the locked ones. */
  clear() {
    if (this.canClear) this.replace([]);
  }

  undo() {
    if (this.canUndo) this.#at -= 1;
  }

  redo() {
    if (this.canRedo) this.#at += 1;
  }

  /** @param {readonly string[]} queens */
  #go(queens) {
    this.#history.splice(this.#at + 1, Infinity, queens);
    this.#at += 1;
  }
}
