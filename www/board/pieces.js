// The pieces, drawn for this board: a body in ink, cut by thin lines as in a wood engraving.

import { svg } from "../dom.js";

/** @typedef {"queen" | "knight"} PieceKind */

/**
 * Paths in a square of 100 × 100: the `body` in ink, then the `cuts` that show the paper through it.
 * @type {Record<PieceKind, { body: string[], cuts: string[] }>}
 */
const DRAWINGS = {
  queen: {
    body: [
      // Five pearls, the middle one highest.
      "M12 27a5 5 0 1 0 .01 0zM30.5 15a5 5 0 1 0 .01 0zM50 10a5.4 5.4 0 1 0 .01 0zM69.5 15a5 5 0 1 0 .01 0zM88 27a5 5 0 1 0 .01 0z",
      // The coronet: five points over a waist.
      "M13 35C19 46 23 55 26 66L74 66C77 55 81 46 87 35C82 46 76 51 70.5 52C70 42 69.5 34 69.5 24C66 36 61 44 57 48C53 42 50.8 33 50 20C49.2 33 47 42 43 48C39 44 34 36 30.5 24C30.5 34 30 42 29.5 52C24 51 18 46 13 35Z",
      // The girdle and the foot.
      "M27 69C42 65.5 58 65.5 73 69L71.5 76C58 73 42 73 28.5 76Z",
      "M28 79C42 76 58 76 72 79C73 83 77 85 79 90C60 93.5 40 93.5 21 90C23 85 27 83 28 79Z",
    ],
    cuts: ["M29 60.5C42 57 58 57 71 60.5", "M26.5 86C42 83 58 83 73.5 86"],
  },
  knight: {
    body: [
      "M31 78C30 62 46 56 48 45C42 48 38 49 34 54C31 58 26 60 22 57C18 54 19 50 21 47C25 41 27 36 29 30C30 26 34 23 38 21L39 12L47 19C66 19 79 36 78 78Z",
      "M28 81H80C80 84 83 86 83 90H25C25 86 28 84 28 81Z",
    ],
    cuts: ["M37 32C39 30.5 41 30.5 42.5 31.5", "M52 25C66 30 72 48 71.5 74", "M25 52.5L27.5 50.5"],
  },
};

/** A new drawing of a piece. @param {PieceKind} kind */
export function drawPiece(kind) {
  const { body, cuts } = DRAWINGS[kind];
  return svg(
    "svg",
    { class: "piece", viewBox: "0 0 100 100", "aria-hidden": "true", focusable: "false" },
    ...body.map((d) => svg("path", { class: "body", d })),
    ...cuts.map((d) => svg("path", { class: "cut", d })),
  );
}
