// A run of a method where there is nothing to search: it stands at its start, and is over at its first step.

/** What a `Player` asks of the `Solver`. @typedef {Omit<import("./pkg/joli_echiquier.js").Solver, "size" | "stepBack" | "exhaust" | typeof Symbol.dispose>} Run */

/** @type {import("./pkg/joli_echiquier.js").Counters} */
const NOTHING = {
  ...{ tests: 0, comparisons: 0, placements: 0, rejections: 0, removals: 0 },
  ...{ deadEnds: 0, solutions: 0, nodes: 0, nodesPerLevel: [] },
};

/** @returns {Run} */
export const noRun = () => ({
  position: 0,
  queens: new Uint8Array(),
  lastEvent: undefined,
  refusal: undefined,
  counters: NOTHING,
  variables: [],
  step: () => undefined,
  seek: () => 0,
  nextSolution: () => "exhausted",
  nextDeadEnd: () => "exhausted",
  reset() {},
  free() {},
});
