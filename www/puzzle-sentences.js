// Domination and the knight's tour in play, in one sentence or two.

/** @typedef {import("./i18n.js").Translator} Translator */
/** @typedef {import("./session.js").Session} Session */

/**
 * Why there is no tour.
 * @param {Translator} t
 * @param {import("./pkg/joli_echiquier.js").NoTour} noTour
 * @param {{ size: number, start: string }} board
 */
export const noTourSentence = (t, { reason }, { size, start }) =>
  t.text(`no-tour.${reason}`, { size, start });

/** How the knight's path stands. @param {Translator} t @param {Session} session */
export function tourSentence(t, { game, tour, settings, noTour }) {
  if (!tour) return "";
  const { queens: path, size } = game;
  const [start] = path;
  if (tour.broken) return t.text("ride.broken", tour.broken);
  if (start && tour.noTour) return noTourSentence(t, tour.noTour, { size, start });
  if (!start)
    return tour.legal.length || !noTour ? t.text("ride.empty") : noTourSentence(t, noTour, settings);
  if (tour.solution) {
    return t.text(settings.method === "knight-closed" ? "ride.closed" : "ride.open", { n: path.length });
  }
  const standing = t.text("ride.standing", { n: path.length, all: size * size });
  if (path.length === size * size) return `${standing} ${t.text("ride.unclosed")}`;
  return `${standing} ${tour.legal.length ? t.text("ride.ways", { n: tour.legal.length }) : t.text("ride.stuck")}`;
}

/** @param {Translator} t @param {import("./pkg/joli_echiquier.js").TourHint | undefined} hint */
export function hintSentence(t, hint) {
  if (!hint || hint.kind === "complete") return "";
  return hint.kind === "move"
    ? t.text("ride.hint.move", { square: hint.square })
    : t.text(`ride.hint.${hint.kind}`);
}

/**
 * What is left to cover.
 * @param {Translator} t
 * @param {Session} session
 * @param {number | undefined} minimum  the fewest queens, once it is proved
 */
export function coverSentence(t, { game, cover }, minimum) {
  if (!cover) return "";
  const n = game.queens.length;
  if (!n) return t.text("cover.empty");
  if (cover.conflict) {
    const { first, second, line } = cover.conflict;
    return t.text("play.conflict", { first, second, line: t.text(`line.${line}`) });
  }
  if (cover.solution) return `${t.text("cover.solved", { n })} ${measure(t, n, minimum)}`.trim();
  const left = t.text("cover.left", { n: cover.uncovered.length });
  if (cover.atLeast === undefined) return left;
  const key = cover.example?.length === cover.atLeast ? "cover.exactly" : "cover.atLeast";
  return `${left} ${t.text(key, { n: cover.atLeast })}`;
}

/** How a number of queens compares to the fewest. @param {Translator} t @param {number} n @param {number | undefined} minimum */
function measure(t, n, minimum) {
  if (minimum === undefined) return "";
  return n === minimum ? t.text("cover.fewest") : t.text("cover.more", { n: minimum });
}

/**
 * What is known of the fewest queens.
 * @param {Translator} t
 * @param {{ proved?: import("./pkg/joli_echiquier.js").MinimumDomination,
 *   progress?: import("./pkg/joli_echiquier.js").DominationProgress }} known
 * @param {boolean} running
 * @param {boolean} tooLarge
 */
export function minimumSentence(t, { proved, progress }, running, tooLarge) {
  if (tooLarge) return t.text("cover.tooLarge");
  if (proved) {
    const nodes = proved.nodes.reduce((sum, n) => sum + n, 0);
    return [
      t.text("cover.minimum", { n: proved.queens }),
      t.text("cover.ways", { n: Number(proved.placements), classes: Number(proved.classes) }),
      t.text("cover.proof", { n: nodes }),
    ].join(" ");
  }
  return running ? t.text("cover.running", { n: progress?.queens ?? 1, nodes: progress?.nodes ?? 0 }) : "";
}
