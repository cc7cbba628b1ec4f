// All solutions, classes, completions and single solutions, as a program that uses the package gets them.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  Completions,
  SolutionFile,
  SolutionList,
  boardPicture,
  constructSolution,
  countCompletions,
  known,
  paintBoards,
  paintPicture,
  randomSolution,
  symmetricImages,
} from "./package.js";

/** @param {Iterable<number>} rows */
const written = (rows) => [...rows].map((row) => row + 1).join("");

/** @param {number} size @param {import("../../www/pkg/joli_echiquier.js").SolutionOptions} [options] */
function whole(size, options) {
  const list = new SolutionList(size, options);
  while (list.grow(5));
  return list;
}

/** @param {unknown} value @returns {any} */
const anything = (value) => value;

test("a list holds all solutions in order", () => {
  known.solutions.bySize.slice(0, 12).forEach((count, index) => {
    const list = whole(index + 1);
    assert.deepEqual([list.length, list.complete], [count, true], `n = ${index + 1}`);
  });
  const eight = whole(8);
  const { first, second, last } = known.eightQueens;
  assert.deepEqual(
    [0, 1, 91].map((index) => written(eight.rows(index) ?? [])),
    [first, second, last],
  );
  assert.equal(eight.rows(92), undefined);
});

test("a page is a piece of the list, one solution after the other", () => {
  const list = whole(8);
  const page = list.page(90, 5);
  assert.equal(page.length, 16);
  assert.deepEqual(page.subarray(8), list.rows(91));
  assert.equal(list.page(92, 1).length, 0);
});

test("a list grows in slices and keeps what it has", () => {
  const list = new SolutionList(13);
  assert.equal(list.grow(0), true);
  const before = list.length;
  assert.ok(before > 0 && before < 73712);
  assert.equal(list.grow(), false);
  assert.equal(list.length, 73712);
});

test("the classes are 11 of eight and one of four: 92 solutions", () => {
  const classes = whole(8, { fundamental: true });
  assert.equal(classes.length, 12);
  assert.deepEqual(classes.tally, { 1: 0, 2: 0, 4: 1, 8: 11 });
  const ofFour = classes.indexOf([2, 4, 1, 7, 0, 6, 3, 5]);
  assert.deepEqual([ofFour, classes.weight(ofFour ?? -1)], [9, 4]);
  assert.equal(classes.weight(12), undefined);
});

test("every image of a solution belongs to its class", () => {
  const all = whole(6);
  const classes = whole(6, { fundamental: true });
  const images = symmetricImages(all.rows(2) ?? []);
  assert.deepEqual(images.map(({ symmetry }) => symmetry).slice(0, 3), [
    "identity",
    "quarter-turn",
    "half-turn",
  ]);
  for (const { rows } of images) {
    assert.equal(classes.indexOf(rows), 0);
    assert.notEqual(all.indexOf(rows), undefined);
  }
  assert.equal(all.indexOf([0, 1, 2, 3, 4, 5]), undefined);
});

test("one solution by formula, of a million queens too", () => {
  assert.deepEqual([...constructSolution(6)], [1, 3, 5, 0, 2, 4]);
  const million = constructSolution(1_000_000);
  assert.equal(new Set(million).size, 1_000_000);
  assert.equal(new Set(million.map((row, column) => row + column)).size, 1_000_000);
  assert.equal(new Set(Int32Array.from(million, (row, column) => row - column)).size, 1_000_000);
});

test("a seed gives the same solution here as it does in Rust", () => {
  assert.deepEqual([...randomSolution(8, 2026)], [2, 4, 6, 0, 3, 1, 7, 5]);
  const ofTwenty = [15, 4, 10, 8, 17, 9, 7, 1, 18, 0, 6, 13, 11, 19, 14, 5, 2, 12, 16, 3];
  assert.deepEqual([...randomSolution(20, 2026)], ofTwenty);
});

test("completions are counted, and mapped", () => {
  assert.equal(countCompletions(8, ["a1"]), 4n);
  assert.equal(countCompletions(8, []), 92n);
  assert.equal(countCompletions(8, ["a1", "b2"]), 0n);
  const completions = new Completions(8, ["a1"]);
  assert.equal(completions.exhaust(), "exhausted");
  assert.equal(completions.found, 4n);
  assert.equal(completions.heat[0], 4);
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6, 7].map((column) =>
      completions.heat.slice(column * 8, column * 8 + 8).reduce((a, b) => a + b),
    ),
    [4, 4, 4, 4, 4, 4, 4],
  );
});

test("the next completion comes with a hint", () => {
  const completions = new Completions(8, ["a1", "b5"]);
  assert.equal(completions.hint, undefined);
  assert.equal(completions.nextCompletion(), "completion");
  assert.equal(written(completions.rows ?? []), known.eightQueens.first);
  assert.deepEqual(completions.hint, { square: "c8", line: "column", free: 3 });
  assert.equal(completions.nextCompletion(), "exhausted");
  assert.equal(completions.obstacle, undefined);
});

test("where there is none, it says why", () => {
  assert.deepEqual(new Completions(8, ["a1", "c3"]).obstacle, {
    kind: "attack",
    first: "a1",
    second: "c3",
    line: "diagonal",
  });
  assert.deepEqual(new Completions(4, ["a1", "b3"]).obstacle, { kind: "full", line: "column", number: 2 });
  const none = new Completions(6, ["a1"]);
  const seen = () => none.obstacle?.kind;
  assert.equal(seen(), undefined);
  assert.equal(none.exhaust(), "exhausted");
  assert.equal(seen(), "proved");
});

test("a file comes in pieces, in any format", () => {
  /** @param {ConstructorParameters<typeof SolutionFile>} what */
  const text = (...what) => {
    const file = new SolutionFile(...what);
    const pieces = [];
    for (let piece; (piece = file.nextChunk(64)) !== undefined;) pieces.push(piece);
    return { text: pieces.join(""), count: file.count };
  };
  const csv = text(8, "csv");
  assert.deepEqual([csv.count, csv.text.split("\n").length], [92, 94]);
  assert.ok(csv.text.startsWith("solution,a,b,c,d,e,f,g,h\n1,1,5,8,6,3,7,2,4\n"));
  const json = JSON.parse(text(8, "json", { fundamental: true }).text);
  assert.deepEqual(json.classes[9], { members: 4, queens: ["a3", "b5", "c2", "d8", "e1", "f7", "g4", "h6"] });
  assert.equal(text(4, "list").text, "[2,4,1,3]\n[3,1,4,2]\n");
});

test("a board is drawn as SVG", () => {
  const svg = boardPicture(4, { queens: ["a2", "b4", "c1", "d3"] }, { theme: "print", title: "4 <queens>" });
  assert.match(svg, /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 528 528" role="img">/);
  assert.match(svg, /<title>4 &lt;queens&gt;<\/title>/);
  assert.equal(svg.match(/<use /g)?.length, 4);
  assert.equal(boardPicture(8).match(/<text /g)?.length, 16);
  assert.equal(boardPicture(8, { coordinates: false }).match(/<text /g), null);
});

const colours = { paper: "", light: "", dark: "", ink: "", cut: "", quiet: "", accent: "" };

test("bad input is refused with what is allowed", () => {
  const refused = /** @type {[() => unknown, RegExp][]} */ ([
    [() => new SolutionList(0), /^size 0 is not allowed: it must be a whole number from 1 to 26$/],
    [() => new SolutionList(8, anything(1)), /^1 is not allowed here: it must be an object with options$/],
    [() => new SolutionList(8, { fundamental: anything("yes") }), /^fundamental "yes" is not allowed/],
    [() => whole(4).rows(-1), /^index -1 is not allowed: it must be a whole number from 0 to/],
    [() => whole(4).page(0, anything("2")), /^index "2" is not allowed/],
    [() => whole(4).grow(-1), /^budget -1 is not allowed/],
    [() => constructSolution(3), /^3 queens cannot stand on the 3 × 3 board/],
    [
      () => constructSolution(1e6 + 1),
      /^size 1000001 is not allowed: it must be a whole number from 1 to 1000000$/,
    ],
    [() => randomSolution(8, -1), /^seed -1 is not allowed/],
    [() => randomSolution(2, 1), /^2 queens cannot stand/],
    [() => countCompletions(8, ["a9"]), /^a9 is not on the 8 × 8 board/],
    [() => countCompletions(8, ["a1", "a1"]), /^a1 is named twice/],
    [() => countCompletions(8, anything("a1")), /is not a list of squares/],
    [() => new SolutionFile(8, "xml"), /^there is no format "xml"; the formats are csv, json, squares/],
    [() => new SolutionFile(8, "csv").nextChunk(0), /^bytes 0 is not allowed/],
    [() => boardPicture(8, { queens: ["a9"] }), /^a9 is not on the 8 × 8 board/],
    [() => boardPicture(8, anything(5)), /^5 is not allowed here: it must be an object/],
    [
      () => boardPicture(8, {}, { theme: anything("pink") }),
      /^theme "pink" is not allowed: it must be light, dark or print$/,
    ],
    [() => boardPicture(8, { numbers: anything(1) }), /^numbers 1 is not allowed: it must be true or false$/],
    [() => paintPicture(anything(null), 100, 8, {}, colours), /^null is not a context to paint/],
    [() => paintBoards(anything({}), new Uint8Array(8), anything({}), colours), /is not a context to paint/],
    [() => new Completions(27, []), /^size 27 is not allowed/],
    [() => new Completions(8, []).exhaust(1.5), /^budget 1.5 is not allowed/],
  ]);
  for (const rows of [undefined, null, 5, {}, [], [1], [0, 0], [0, 1.5], ["0"], new Array(27).fill(0)]) {
    refused.push([
      () => symmetricImages(anything(rows)),
      /^(the rows must be|rows? .+ is not allowed|size .+ is not allowed)/,
    ]);
    refused.push([
      () => whole(4).indexOf(anything(rows)),
      /^(the rows must be|rows? .+ is not allowed|size .+ is not allowed)/,
    ]);
  }
  for (const [call, message] of refused) assert.throws(call, { name: "Error", message });
});
