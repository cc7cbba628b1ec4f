// What has just happened, in one sentence.

import { nameOf } from "./board/squares.js";

/** @typedef {import("./i18n.js").Translator} Translator */
/** @typedef {import("./board/board-view.js").Piece} Piece */
/** @typedef {import("./board/board-view.js").Mark} Mark */

/**
 * What a search is doing, or what its last step did.
 * @param {Translator} t
 * @param {import("./player.js").Player} player
 */
export function searchSentence(t, player) {
  const { state } = player;
  if (state.id === "running") return t.text(`search.running.${state.goal}`);
  if (state.id === "seeking") return t.text("search.seeking", { step: state.target });
  return player.exhausted ? endSentence(t, player.counters) : eventSentence(t, player);
}

/** @param {Translator} t @param {import("./pkg/joli_echiquier.js").Counters} counters */
function endSentence(t, { solutions, tests }) {
  return solutions ? t.text("search.exhausted", { n: solutions }) : t.text("search.none", { n: tests });
}

/** @param {Translator} t @param {import("./player.js").Player} player */
function eventSentence(t, player) {
  const { lastEvent: event, refusal } = player;
  if (!event) return t.text("search.start");
  if (event.type === "solution") return t.text("search.solution", { n: player.counters.solutions });
  if (event.type === "dead-end") return t.text("search.dead-end", { n: player.queens.length + 1 });
  const square = nameOf(event.column, event.row);
  return refusal ? refusalSentence(t, square, refusal) : t.text(`search.${event.type}`, { square });
}

/** @param {Translator} t @param {string} square @param {import("./pkg/joli_echiquier.js").Refusal} refusal */
function refusalSentence(t, square, refusal) {
  if (refusal.reason === "tried") return t.text("search.reject.tried", { square });
  if (refusal.reason === "too-few")
    return t.text("search.reject.too-few", { ...refusal, square, n: refusal.left });
  const by = nameOf(refusal.column, refusal.row);
  if (refusal.reason === "stranded") return t.text("search.reject.stranded", { square, by });
  return t.text(`search.reject.${refusal.line}`, { square, by });
}

/**
 * How the game stands.
 * @param {Translator} t
 * @param {import("./game.js").Game} game
 */
export function playSentence(t, { size, queens, examination: { solution, conflicts } }) {
  if (solution) return t.text("play.solved", { n: size });
  const [pair] = conflicts;
  if (pair) {
    const { first, second, line } = pair;
    return conflicts.length > 1
      ? t.text("play.conflicts", { n: conflicts.length })
      : t.text("play.conflict", { first, second, line: t.text(`line.${line}`) });
  }
  if (!queens.length) return t.text("play.empty");
  const left = size - queens.length;
  const rest = left > 0 ? t.text("play.left", { n: left }) : t.text("play.surplus", { n: -left });
  return `${t.text("play.standing", { n: queens.length })} ${rest}`;
}

/**
 * What is spoken of a square, such as "c7, queen, just placed".
 * @param {Translator} t
 * @param {string} square
 * @param {Piece | undefined} piece
 * @param {Mark | undefined} mark
 */
export function squareSentence(t, square, piece, mark) {
  const words = [square];
  if (piece) words.push(t.text(`square.${piece.kind}`));
  if (piece?.locked) words.push(t.text("square.locked"));
  if (piece?.conflict) words.push(t.text("square.conflict"));
  if (piece?.solution) words.push(t.text("square.solution"));
  if (mark) words.push(t.text(`mark.${mark}`));
  return words.join(", ");
}
