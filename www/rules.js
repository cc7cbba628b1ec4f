// The rules of each puzzle for those who play: asked of the core, never known here.

/** @typedef {import("./pkg/joli_echiquier.js").Examination} Queens */
/** @typedef {import("./pkg/joli_echiquier.js").DominationExamination & { solution: boolean }} Cover */

/**
 * @typedef {import("./pkg/joli_echiquier.js").TourExamination & {
 *   solution: boolean,
 *   broken: { from: string, to: string } | undefined,
 * }} Tour  `broken` names the first two squares of a path that no knight's move joins
 */

/** @typedef {({ puzzle: "queens" } & Queens) | ({ puzzle: "domination" } & Cover) | ({ puzzle: "knight" } & Tour) | { puzzle: "unknown", solution: false }} Examination */

/** Before the core that knows them is there. @returns {Examination} */
export const unknownRules = () => ({ puzzle: "unknown", solution: false });

/** @param {import("./assets.js").Core} core @returns {import("./game.js").Examine} */
export const queensRules = (core) => (size, queens) => ({ puzzle: "queens", ...core.examine(size, queens) });

/** @param {import("./assets.js").Whole} whole @param {boolean} independent @returns {import("./game.js").Examine} */
export const coverRules = (whole, independent) => (size, queens) => {
  const examined = whole.examineDomination(size, queens, { independent });
  const solution = !examined.uncovered.length && !examined.conflict;
  return { puzzle: "domination", ...examined, solution };
};

/** @param {import("./assets.js").Whole} whole @param {boolean} closed @returns {import("./game.js").Examine} */
export const tourRules = (whole, closed) => (size, path) => {
  const good = longestPath(whole, size, path);
  const examined = whole.examineTour(size, path.slice(0, good), { closed });
  const [from, to] = path.slice(good - 1);
  const broken = from && to ? { from, to } : undefined;
  return {
    ...{ puzzle: "knight", ...examined },
    legal: broken ? [] : examined.legal,
    solution: !broken && examined.complete,
    broken,
  };
};

/** How many squares of a path, from its start, a knight can visit in this order. @param {import("./assets.js").Whole} whole @param {number} size @param {string[]} path */
function longestPath(whole, size, path) {
  for (let length = path.length; length > 1; length--) {
    try {
      whole.examineTour(size, path.slice(0, length));
      return length;
    } catch {
      // A shorter one, then.
    }
  }
  return path.length && 1;
}
