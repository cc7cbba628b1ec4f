// Domination and the knight's tour, as JavaScript sees them.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  DominationSearch,
  Solver,
  examineDomination,
  examineTour,
  knightsTour,
  methods,
  minimumDomination,
  noTour,
  tourHint,
} from "./package.js";

/** @param {unknown} value @returns {any} */
const anything = (value) => value;

/** @param {string} square */
const place = (square) => [square.charCodeAt(0) - 96, Number(square.slice(1))];

/** @param {string} from @param {string} to */
function isMove(from, to) {
  const [[column = 0, row = 0], [otherColumn = 0, otherRow = 0]] = [place(from), place(to)];
  return (column - otherColumn) ** 2 + (row - otherRow) ** 2 === 5;
}

test("both readings of domination on 8 × 8", () => {
  const any = minimumDomination(8);
  const { queens, placements, classes } = any;
  assert.deepEqual({ queens, placements, classes }, { queens: 5, placements: 4860n, classes: 638n });
  assert.equal(any.example.length, 5);
  assert.equal(any.nodes.length, 5);
  assert.deepEqual(examineDomination(8, any.example).uncovered, []);
  const apart = minimumDomination(8, { independent: true });
  assert.deepEqual([apart.queens, apart.placements], [5, 728n]);
  assert.deepEqual(minimumDomination(8, { independent: false }), any);
});

test("a search in pieces reports how far it is, and proves the same", () => {
  const search = new DominationSearch(12, { independent: true });
  assert.deepEqual([search.result, search.classes(0, 10)], [undefined, []]);
  let last = { queens: 0, nodes: 0, classes: 0 };
  let pieces = 0;
  while (search.run(0) === "paused") {
    const { progress } = search;
    assert.ok(progress.nodes > last.nodes && progress.queens >= last.queens);
    last = progress;
    pieces += 1;
  }
  assert.ok(pieces > 10);
  const { result } = search;
  assert.deepEqual(result, minimumDomination(12, { independent: true }));
  assert.equal(result?.queens, 7);
  assert.equal(search.classes(0, 1e6).length, Number(result?.classes));
  assert.deepEqual(search.classes(0, 1)[0], result?.example);
  assert.equal(search.run(), "proved");
  search.free();
});

test("what queens leave uncovered, and how many more it takes", () => {
  assert.equal(examineDomination(8, []).uncovered.length, 64);
  assert.equal(examineDomination(8, []).atLeast, 5);
  const queens = ["b2", "d4"];
  const { uncovered, atLeast, example, conflict } = examineDomination(8, queens);
  assert.equal(conflict, undefined);
  assert.equal(example?.length, atLeast);
  assert.deepEqual(examineDomination(8, [...queens, ...(example ?? [])]).uncovered, []);
  const apart = examineDomination(8, queens, { independent: true });
  assert.deepEqual(apart.conflict, { first: "b2", second: "d4", line: "diagonal" });
  assert.equal(apart.atLeast, undefined);
  assert.deepEqual(apart.uncovered, uncovered);
});

for (const size of [0, 15, 8.5, NaN, "8", null, undefined]) {
  test(`domination of size ${String(size)} is refused`, () => {
    const expected = {
      name: "Error",
      message: /^size .+ is not allowed: it must be a whole number from 1 to 14$/,
    };
    assert.throws(() => minimumDomination(anything(size)), expected);
    assert.throws(() => new DominationSearch(anything(size)), expected);
  });
}

test("an option that is not true or false is refused", () => {
  const message = 'independent "yes" is not allowed: it must be true or false';
  assert.throws(() => minimumDomination(8, anything({ independent: "yes" })), { name: "Error", message });
  const closed = "closed 1 is not allowed: it must be true or false";
  assert.throws(() => knightsTour(8, "a1", anything({ closed: 1 })), { name: "Error", message: closed });
});

for (const [size, start, closed] of /** @type {[number, string, boolean][]} */ ([
  [8, "a1", true],
  [8, "d4", false],
  [5, "c3", false],
  [25, "y25", false],
  [26, "m13", true],
])) {
  test(`${closed ? "a closed" : "an open"} tour of ${size} × ${size} from ${start}`, () => {
    const tour = knightsTour(size, start, { closed });
    assert.equal(tour[0], start);
    assert.equal(new Set(tour).size, size * size);
    const steps = closed ? [...tour, start] : tour;
    steps.slice(1).forEach((to, index) => assert.ok(isMove(steps[index] ?? "", to)));
    assert.equal(noTour(size, start, { closed }), undefined);
    assert.deepEqual(examineTour(size, tour, { closed }), {
      legal: [],
      complete: true,
      noTour: undefined,
    });
  });
}

for (const [size, start, closed, reason] of /** @type {[number, string, boolean, string][]} */ ([
  [2, "a1", false, "no-move"],
  [3, "b2", false, "centre-apart"],
  [4, "a1", true, "corners-share-neighbours"],
  [7, "a1", true, "odd-board"],
  [1, "a1", true, "odd-board"],
  [5, "a2", false, "colour"],
])) {
  test(`no ${closed ? "closed" : "open"} tour of ${size} × ${size} from ${start}: ${reason}`, () => {
    const none = noTour(size, start, { closed });
    assert.equal(none?.reason, reason);
    assert.throws(() => knightsTour(size, start, { closed }), { name: "Error", message: none?.message });
    const method = closed ? "knight-closed" : "knight-open";
    assert.throws(() => new Solver(method, size, { start }), { name: "Error", message: none?.message });
    assert.equal(examineTour(size, [start], { closed }).noTour?.reason, reason);
  });
}

test("a start off the board and a path that is none are refused", () => {
  const off = "z9 is not on the 8 × 8 board: its squares go from a1 to h8";
  assert.throws(() => knightsTour(8, "z9"), { name: "Error", message: off });
  assert.throws(() => examineTour(8, ["a1", "z9"]), { name: "Error", message: off });
  const leap = "move 2, from b3 to b4, is not a knight's move: two squares one way and one across";
  assert.throws(() => examineTour(8, ["a1", "b3", "b4"]), { name: "Error", message: leap });
  assert.throws(() => tourHint(8, ["a1", "b3", "a1"]), {
    name: "Error",
    message: "a1 is visited twice, as squares 1 and 3 of the path: a tour visits each once",
  });
  assert.throws(() => tourHint(8, ["a1"], {}, -1), { name: "Error", message: /^budget -1 is not allowed/ });
});

test("hints keep a tour alive to its end, and say when there is none", () => {
  assert.deepEqual(examineTour(8, ["a1"]).legal, ["b3", "c2"]);
  /** @type {string[]} */
  const path = [];
  let hint = tourHint(6, path, { closed: true });
  for (; hint.kind === "move"; hint = tourHint(6, path, { closed: true })) path.push(hint.square);
  assert.deepEqual(hint, { kind: "complete" });
  assert.equal(path.length, 36);
  assert.deepEqual(tourHint(5, ["a2", "c3"]), { kind: "lost" });
});

test("the four searches can be watched", () => {
  const ids = methods().filter(({ puzzle }) => puzzle !== "queens");
  assert.deepEqual(ids, [
    { id: "domination", puzzle: "domination" },
    { id: "independent-domination", puzzle: "domination" },
    { id: "knight-open", puzzle: "knight" },
    { id: "knight-closed", puzzle: "knight" },
  ]);
  const solver = new Solver("knight-closed", 6, { start: "c3" });
  assert.equal(solver.nextSolution(), "solution");
  assert.deepEqual([...solver.queens.slice(0, 2)], [2, 2]);
  solver.reset();
  while (solver.refusal === undefined) solver.step();
  assert.equal(solver.refusal.reason, "stranded");
});
