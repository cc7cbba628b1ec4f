/** A method that can be watched. */
export interface MethodInfo {
  /** Its name in attributes, links and the `Solver` constructor. */
  id: string;
  /** What it solves. */
  puzzle: "queens" | "domination" | "knight";
}

/** What a run may be told beside its size. */
export interface SolverOptions {
  /** Where the knight starts, such as `"a1"`. */
  start?: string;
}

/** One step of a search; columns and rows are counted from 0 at a1. */
export type SearchEvent =
  | { type: "place" | "reject" | "remove"; column: number; row: number }
  | { type: "dead-end" }
  | { type: "solution" };

/** A line along which queens attack: a diagonal rises to the right, an antidiagonal falls. */
export type Line = "column" | "row" | "diagonal" | "antidiagonal";

/** Why a square has just been refused. */
export type Refusal =
  /** The queen on this square stands in the way: she holds `line`. */
  | {
      reason: "attacked";
      column: number;
      row: number;
      line: Line;
    }
  /** All solutions with it were met before. */
  | { reason: "tried" }
  /** It would leave `left` squares uncovered; the `queens` that may follow cover at most `most` of them. */
  | { reason: "too-few"; left: number; queens: number; most: number }
  /** The square at `column`, `row` would have only so many `ways` left, too few for a tour to pass it. */
  | { reason: "stranded"; column: number; row: number; ways: number };

/** What a search has done since its start. */
export interface Counters {
  /** Candidates tested: placements and rejections. */
  tests: number;
  /** Comparisons of two queens, as the method's source makes them. */
  comparisons: number;
  placements: number;
  rejections: number;
  removals: number;
  deadEnds: number;
  solutions: number;
  /** Nodes of the search tree visited, with the root. */
  nodes: number;
  /** The same by the number of squares placed, from 0. */
  nodesPerLevel: number[];
}

/** A variable of a method, as its source names it. */
export type Variable = { name: string } & (
  | { kind: "number"; value: number | undefined }
  /** Places not filled yet are `undefined`; `first` is the index of the first. */
  | { kind: "list"; first: number; values: (number | undefined)[] }
  /** One number for each square, row by row from a1. */
  | { kind: "grid"; values: number[] }
  /** One square, if there is one. */
  | { kind: "square"; value: { column: number; row: number } | undefined }
  /** Values that are taken from a set while `used`. */
  | { kind: "domain"; values: number[]; used: boolean[] }
  /** Bits, the one of row 0 first. */
  | { kind: "bits"; values: boolean[] }
);
