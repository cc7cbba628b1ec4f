/** Which queens may dominate a board. */
export interface DominationOptions {
  /** Only queens that do not attack one another; any queens when not said. */
  independent?: boolean;
}

/** The fewest queens that attack or occupy every square, proved to be so. */
export interface MinimumDomination {
  queens: number;
  /** In how many ways so many queens do it. */
  placements: bigint;
  /** How many of these ways differ under the eight symmetries. */
  classes: bigint;
  /** The squares of one way. */
  example: string[];
  /** The size of the proof: nodes visited with 1, 2, 3, … queens, of which all but the last number fail. */
  nodes: number[];
}

/** How far a search for the fewest queens has come. */
export interface DominationProgress {
  /** How many are being tried; fewer do not suffice. */
  queens: number;
  /** Nodes visited so far. */
  nodes: number;
  /** Classes of ways found so far. */
  classes: number;
}

/** What queens put down by hand leave uncovered. */
export interface DominationExamination {
  /** The squares that no queen attacks or occupies. */
  uncovered: string[];
  /** How many more queens it takes at least; `undefined` when no more queens help, because two attack each other. */
  atLeast: number | undefined;
  /** So many queens that cover the rest, when that was found in time. */
  example: string[] | undefined;
  /** The first two queens that attack each other, where none may. */
  conflict: { first: string; second: string; line: Line } | undefined;
}
