// The knight on the board: its path as a line with numbers, where it may go next, and what pressing a square does.

import { nameOf, placeOf } from "./board/squares.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./board/board-view.js").Scene} Scene */
/** @typedef {import("./board/board-view.js").Mark} Mark */
/** @typedef {import("./panels/panel.js").Context} Context */

/** Whether a knight goes from one square to the other in one move. @param {string} from @param {string} to */
function isMove(from, to) {
  const [one, other] = [placeOf(from), placeOf(to)];
  return Math.abs((one.column - other.column) * (one.row - other.row)) === 2;
}

/**
 * A knight at the end of its path, each square before with its number.
 * @param {number} size
 * @param {readonly string[]} path
 * @param {boolean} solution
 * @param {boolean} closed  whether a finished tour comes back to its start
 * @returns {Scene & { marks: Map<string, Mark>, labels: Map<string, string> }}
 */
function pathScene(size, path, solution, closed) {
  const [start] = path;
  const knight = path.at(-1);
  const visited = path.slice(0, -1);
  return {
    size,
    pieces: new Map(knight ? [[knight, { kind: "knight", solution }]] : []),
    marks: new Map(visited.map((square) => [square, "visited"])),
    labels: new Map(visited.map((square, i) => [square, String(i + 1)])),
    path: solution && closed && start ? [...path, start] : path,
  };
}

/** @param {Session} session */
const isClosed = ({ settings }) => settings.method === "knight-closed";

/** @param {Session} session @returns {Scene} */
export function knightSearchScene(session) {
  const { player, settings } = session;
  const event = player.exhausted ? undefined : player.lastEvent;
  const path = player.queens;
  const scene = pathScene(settings.size, path, event?.type === "solution", isClosed(session));
  if (!path.length) scene.marks.set(settings.start, "start");
  const onward = onwardOf(session);
  for (const [square, ways] of onward) scene.labels.set(square, String(ways));
  for (const square of onward.keys()) scene.marks.set(square, "legal");
  if (event?.type === "reject" || event?.type === "remove") {
    scene.marks.set(nameOf(event.column, event.row), event.type === "reject" ? "refused" : "removed");
  }
  const { refusal } = player;
  if (refusal?.reason === "stranded") scene.marks.set(nameOf(refusal.column, refusal.row), "attacker");
  return scene;
}

/** The squares one move from the knight and not visited, with the number of ways on from each. @param {Session} session */
function onwardOf({ player, settings: { size } }) {
  const knight = player.queens.at(-1);
  const onward = player.variables.find(({ name }) => name === "onward");
  const values = onward?.kind === "grid" ? onward.values : [];
  const named = values.map(
    (ways, i) => /** @type {const} */ ([nameOf(i % size, Math.floor(i / size)), ways]),
  );
  return new Map(named.filter(([square, ways]) => knight && ways >= 0 && isMove(knight, square)));
}

/** Before the first step a press chooses where the knight starts; later it takes the knight over. @param {Context} context @param {string} square */
export function pressKnightSearch(context, square) {
  const { session } = context;
  const { player, game } = session;
  if (player.position === 0) return context.set({ start: square });
  const path = player.queens;
  const knight = path.at(-1);
  if (!knight || path.includes(square) || !isMove(knight, square)) return;
  player.stop();
  game.replace([...path, square]);
  context.set({ mode: "play" });
}

/** @param {Session} session @returns {Scene} */
export function knightPlayScene(session) {
  const { game, hint, settings } = session;
  const examination = session.tour;
  const scene = pathScene(settings.size, game.queens, examination?.solution ?? false, isClosed(session));
  for (const square of game.queens.length ? (examination?.legal ?? []) : []) scene.marks.set(square, "legal");
  if (hint?.kind === "move") scene.marks.set(hint.square, "hint");
  return scene;
}

/** Moves the knight, or takes its last move back. @param {Context} context @param {string} square */
export function moveKnight({ session }, square) {
  const { game, tour } = session;
  if (square !== game.queens.at(-1) && !tour?.legal.includes(square)) return;
  game.toggle(square);
  session.changed();
}
