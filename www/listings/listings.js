// The program of each method, retold in one notation: lines of text, indented by two spaces for each level. An arrow sets a
// variable; the names are those of the sources.

/** @typedef {import("../pkg/joli_echiquier.js").SearchEvent["type"]} EventType */
/** @typedef {import("../pkg/joli_echiquier.js").Refusal} Refusal */
/** Method ids, with the lines of each. @typedef {Record<string, string[]>} Listings */

/** @type {Record<import("../i18n.js").Language, () => Promise<{ default: Listings }>>} */
const LOADERS = {
  en: () => import("./en.js"),
  fr: () => import("./fr.js"),
  ru: () => import("./ru.js"),
  zh: () => import("./zh.js"),
};

/** @param {import("../i18n.js").Language} language */
export const loadListings = async (language) => (await LOADERS[language]()).default;

/**
 * The lines, from 0, that each kind of step carries out. A refusal along one line of attack may have its own.
 * @type {Record<string, Partial<Record<EventType | "reject.diagonal" | "reject.antidiagonal", number[]>>>}
 */
export const LINES = {
  "diagonal-numbers": { place: [9], reject: [8], "dead-end": [3], remove: [4], solution: [10] },
  "attack-board": { place: [6, 7], reject: [4], "dead-end": [10], remove: [9], solution: [1] },
  pairwise: { place: [7], reject: [5], "dead-end": [11], remove: [10], solution: [8] },
  permutation: { place: [7], reject: [6], "dead-end": [8], remove: [9], solution: [10] },
  "four-domains": {
    place: [8, 9],
    reject: [5, 6],
    "reject.diagonal": [5],
    "reject.antidiagonal": [6],
    "dead-end": [11],
    remove: [10],
    solution: [1],
  },
  "queen-list": { place: [5], reject: [11], "dead-end": [8], remove: [7], solution: [2] },
  "bit-masks": { place: [5, 6], "dead-end": [3], remove: [10], solution: [1] },
};

/**
 * The lines that a step carries out.
 * @param {string} method
 * @param {EventType} type
 * @param {Refusal | undefined} refusal
 * @returns {number[]}
 */
export function linesAt(method, type, refusal) {
  const lines = LINES[method] ?? {};
  const line = refusal?.reason === "attacked" ? refusal.line : "";
  const own =
    type === "reject" && (line === "diagonal" || line === "antidiagonal") && lines[`reject.${line}`];
  return own || (lines[type] ?? []);
}
