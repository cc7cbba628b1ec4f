/** Which solutions are meant. */
export interface SolutionOptions {
  /** Only one of each class under turns and mirrors: the first of its members. */
  fundamental?: boolean;
}

/** How many solutions of a list stand for 1, 2, 4 and 8. */
export type Tally = { 1: number; 2: number; 4: number; 8: number };

/** A turn or a mirror; quarter turns go clockwise with a1 at the bottom left. */
export type SymmetryName =
  | "identity"
  | "quarter-turn"
  | "half-turn"
  | "three-quarter-turn"
  | "left-right-mirror"
  | "top-bottom-mirror"
  | "diagonal-mirror"
  | "antidiagonal-mirror";

/** One image of a solution. */
export interface SymmetricImage {
  symmetry: SymmetryName;
  /** The row of each column, from 0. */
  rows: Uint8Array;
}
