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
      "M9.5 23a4.8 4.8 0 1 0 .01 0zM29 11.5a4.8 4.8 0 1 0 .01 0zM50 6.5a5.2 5.2 0 1 0 .01 0zM71 11.5a4.8 4.8 0 1 0 .01 0zM90.5 23a4.8 4.8 0 1 0 .01 0z",
      // The coronet.
      "M9.8 31C17 42 22 54 25.5 67C41 62.5 59 62.5 74.5 67C78 54 83 42 90.2 31C84 40.5 77.5 46.5 69.8 48.5C71.3 39.5 71.8 30 71 19.5C67.8 32 63 41 57.2 46C53.2 38 51 28 50 15.5C49 28 46.8 38 42.8 46C37 41 32.2 32 29 19.5C28.2 30 28.7 39.5 30.2 48.5C22.5 46.5 16 40.5 9.8 31Z",
      // The girdle, the skirt and the foot.
      "M26 69.3C42 64.8 58 64.8 74 69.3C74.7 72.5 73.5 75.3 71.2 77.2C57 73.7 43 73.7 28.8 77.2C26.5 75.3 25.3 72.5 26 69.3Z",
      "M29 79.5C43 76 57 76 71 79.5C71.5 83 74 84.5 76.5 86.8C59 82.8 41 82.8 23.5 86.8C26 84.5 28.5 83 29 79.5Z",
      "M22 89.3C40 85.2 60 85.2 78 89.3C79.3 90.8 80 92.5 80 94.5C60 98 40 98 20 94.5C20 92.5 20.7 90.8 22 89.3Z",
    ],
    cuts: [
      "M27 60.5C42 56.5 58 56.5 73 60.5M28.5 71.8C42.5 68.2 57.5 68.2 71.5 71.8",
      "M35.5 55C34.5 48 33 41.5 31 35M39.5 54.2C38.7 49.5 37.7 45.5 36.2 41.5",
      "M64.5 55C65.5 48 67 41.5 69 35M60.5 54.2C61.3 49.5 62.3 45.5 63.8 41.5",
      "M50 53.2V33M46.5 53.3C46.7 49.5 47 46.5 47.6 43M53.5 53.3C53.3 49.5 53 46.5 52.4 43",
    ],
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
    { class: "piece", viewBox: "2 2 96 96", "aria-hidden": "true", focusable: "false" },
    ...body.map((d) => svg("path", { class: "body", d })),
    ...cuts.map((d) => svg("path", { class: "cut", d })),
  );
}
