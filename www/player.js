// Search: the state machine of the controls over one `Solver`. It draws nothing; it calls `onChange` when it has moved.
//
//   idle ──nextSolution, nextDeadEnd──▶ running ─┐
//     ▲  ──play─────────────────────▶ playing ───┤ found, exhausted, or stopped by any other command
//     │  ──seek─────────────────────▶ seeking ───┤
//     └───────────────────────────────────────────┘
//
// Work is done in slices of one animation frame, so a page in the background waits. One task runs at a time: a frame that
// belongs to a former task sees that it is no longer the current one, and does nothing.

import { namesOf } from "./board/squares.js";

/** @typedef {import("./no-run.js").Run} Run */
/** @typedef {import("./pkg/joli_echiquier.js").SearchEvent} SearchEvent */
/** @typedef {import("./pkg/joli_echiquier.js").Variable} Variable */
/** @typedef {"solution" | "dead-end" | "exhausted" | "stopped" | "arrived"} Outcome */

/**
 * @typedef {{ id: "idle" } | { id: "running", goal: "solution" | "dead-end" } | { id: "playing" }
 *   | { id: "seeking", target: number }} State
 */

/**
 * @typedef {object} Task
 * @property {State} state
 * @property {(elapsed: number) => Outcome | undefined} slice  does some work; an outcome ends the task
 * @property {(outcome: Outcome) => void} resolve
 * @property {(error: unknown) => void} reject
 */

/**
 * @typedef {object} PlayerOptions
 * @property {() => void} onChange
 * @property {(callback: (time: number) => void) => void} [frame]
 * @property {() => number} [now]  in milliseconds
 */

/** Milliseconds of work in one animation frame. */
const SLICE = 8;
/** After a pause of the page, playing goes on as if only so many milliseconds had passed. */
const LONGEST_FRAME = 100;
/** Steps up to which the one before can be replayed at once. */
const NEAR = 4_000_000;

export class Player {
  #solver;
  #onChange;
  #frame;
  #now;
  /** @type {Task | undefined} */
  #task;
  #furthest = 0;
  /** @type {{ position: number, variables: Variable[] } | undefined} */
  #former;
  /** The number of steps in all, once it is known. @type {number | undefined} */
  #end;
  /** Steps each second while playing; `Infinity` is as fast as possible. */
  speed = 4;

  /** @param {Run} solver  which this player frees @param {PlayerOptions} options */
  constructor(
    solver,
    { onChange, frame = requestAnimationFrame.bind(globalThis), now = () => performance.now() },
  ) {
    this.#solver = solver;
    this.#onChange = onChange;
    this.#frame = frame;
    this.#now = now;
  }

  /** @returns {State} */
  get state() {
    return this.#task?.state ?? { id: "idle" };
  }

  get busy() {
    return this.#task !== undefined;
  }

  /** Steps since the start. */
  get position() {
    return this.#solver.position;
  }

  /** The furthest step reached so far. */
  get furthest() {
    return this.#furthest;
  }

  /** Whether all has been explored at this step. */
  get exhausted() {
    return this.#end === this.position;
  }

  /** The squares of the queens placed and not taken back, in order. */
  get queens() {
    return namesOf(this.#solver.queens);
  }

  get lastEvent() {
    return this.#solver.lastEvent;
  }

  get refusal() {
    return this.#solver.refusal;
  }

  get counters() {
    return this.#solver.counters;
  }

  get variables() {
    return this.#solver.variables;
  }

  /** The variables one step earlier. Nothing at the start, and none while a task runs or too far on to replay at once. */
  get formerVariables() {
    const { position, busy } = this;
    if (busy || position === 0 || position > NEAR) return undefined;
    if (this.#former?.position !== position)
      this.#former = { position, variables: this.#replayFormer(position) };
    return this.#former.variables;
  }

  /** Goes one step forward. @returns {SearchEvent | undefined}  nothing when all has been explored */
  step() {
    this.#stopTask("stopped");
    const event = this.#advance();
    this.#onChange();
    return event;
  }

  /** Goes one step back. */
  stepBack() {
    return this.seek(Math.max(0, (this.state.id === "seeking" ? this.state.target : this.position) - 1));
  }

  /** Goes to step `target`, or to the last one of a shorter run. @param {number} target @returns {Promise<Outcome>} */
  seek(target) {
    let former = -1;
    return this.#start({ id: "seeking", target }, () => {
      const reached = this.#solver.seek(target, SLICE);
      if (reached === target) return "arrived";
      if (reached === former) return this.#exhaust();
      former = reached;
      return undefined;
    });
  }

  /** Runs to the next solution. @returns {Promise<Outcome>} */
  nextSolution() {
    return this.#start({ id: "running", goal: "solution" }, () => this.#toSolution());
  }

  /** Runs to the next dead end. @returns {Promise<Outcome>} */
  nextDeadEnd() {
    return this.#start({ id: "running", goal: "dead-end" }, () =>
      this.#ended(this.#solver.nextDeadEnd(SLICE)),
    );
  }

  /** Steps at `speed` until a solution stands on the board. @returns {Promise<Outcome>} */
  play() {
    let due = 1;
    return this.#start({ id: "playing" }, (elapsed) => {
      if (this.speed === Infinity) return this.#toSolution();
      due += (Math.min(elapsed, LONGEST_FRAME) * this.speed) / 1000;
      const steps = Math.floor(due);
      due -= steps;
      return this.#playSteps(steps);
    });
  }

  /** Leaves a task where it is. */
  stop() {
    if (!this.#task) return;
    this.#stopTask("stopped");
    this.#onChange();
  }

  /** Back to step 0. */
  reset() {
    this.#stopTask("stopped");
    this.#solver.reset();
    this.#onChange();
  }

  /** Stops for good and frees the solver. */
  destroy() {
    this.#stopTask("stopped");
    this.#solver.free();
  }

  /** @param {number} position  where the solver stands, and stands again in the end */
  #replayFormer(position) {
    while (this.#solver.seek(position - 1, SLICE) !== position - 1);
    const { variables } = this.#solver;
    while (this.#solver.seek(position, SLICE) !== position);
    return variables;
  }

  #advance() {
    const event = this.#solver.step();
    if (event) this.#furthest = Math.max(this.#furthest, this.position);
    else this.#exhaust();
    return event;
  }

  #toSolution() {
    return this.#ended(this.#solver.nextSolution(SLICE));
  }

  /** @param {"solution" | "dead-end" | "exhausted" | "paused"} outcome @returns {Outcome | undefined} */
  #ended(outcome) {
    if (outcome === "paused") return undefined;
    return outcome === "exhausted" ? this.#exhaust() : outcome;
  }

  /** @returns {"exhausted"} */
  #exhaust() {
    this.#end = this.position;
    return "exhausted";
  }

  /** @param {number} steps @returns {Outcome | undefined} */
  #playSteps(steps) {
    const end = this.#now() + SLICE;
    for (let i = 0; i < steps && this.#now() < end; i++) {
      const event = this.#advance();
      if (!event) return "exhausted";
      if (event.type === "solution") return "solution";
    }
    return undefined;
  }

  /**
   * Starts a task in place of the current one. Its first slice is done at once, so that short work needs no frame.
   * @param {State} state
   * @param {Task["slice"]} slice
   * @returns {Promise<Outcome>}
   */
  #start(state, slice) {
    this.#stopTask("stopped");
    return new Promise((resolve, reject) => {
      const task = { state, slice, resolve, reject };
      this.#task = task;
      this.#run(task, this.#now(), 0);
    });
  }

  /** @param {Task} task @param {number} time @param {number} elapsed */
  #run(task, time, elapsed) {
    if (task !== this.#task) return;
    const outcome = this.#slice(task, elapsed);
    this.#furthest = Math.max(this.#furthest, this.position);
    if (outcome) this.#stopTask(outcome);
    else if (this.#task) this.#frame((next) => this.#run(task, next, next - time));
    this.#onChange();
  }

  /** A slice of a task; one that was asked for the impossible ends with an error. @param {Task} task @param {number} elapsed */
  #slice(task, elapsed) {
    try {
      return task.slice(elapsed);
    } catch (error) {
      this.#task = undefined;
      task.reject(error);
      return undefined;
    }
  }

  /** @param {Outcome} outcome */
  #stopTask(outcome) {
    const task = this.#task;
    this.#task = undefined;
    task?.resolve(outcome);
  }
}
