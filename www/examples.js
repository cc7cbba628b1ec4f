// Moments worth seeing, at least one for each method, on the board of 8 × 8 of the texts. Their sentences are `example.<id>` in
// the language files.

export const EXAMPLES = /** @type {const} */ ([
  { id: "queen-list-24", method: "queen-list", step: 24, queens: "a1 b3 c5 d2 e4" },
  { id: "queen-list-38", method: "queen-list", step: 38, queens: "a1 b3 c5 d2 e8" },
  { id: "queen-list-40", method: "queen-list", step: 40, queens: "a1 b3 c5" },
  { id: "diagonal-numbers-1024", method: "diagonal-numbers", step: 1024, queens: "a1 e2 h3 f4 c5 g6 b7 d8" },
  { id: "attack-board-1", method: "attack-board", step: 1, queens: "a1" },
  { id: "pairwise-24", method: "pairwise", step: 24, queens: "a1 c2 e3 b4 d5" },
  { id: "permutation-2", method: "permutation", step: 2, queens: "h8" },
  { id: "four-domains-29", method: "four-domains", step: 29, queens: "a1 b3 c5 d7 e2 f4 g6" },
  { id: "bit-masks-6", method: "bit-masks", step: 6, queens: "a1 b3 c5 d2 e4" },
]);
