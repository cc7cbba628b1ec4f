/** Why queens have no completion; columns and rows are counted from 0. */
export type Obstacle =
  /** Two of them attack each other. */
  | { kind: "attack"; first: string; second: string; line: Line }
  /** A column or a row has no queen and no free square. */
  | { kind: "full"; line: "column" | "row"; number: number }
  /** All has been tried, in so many positions. */
  | { kind: "proved"; nodes: number };

/** A good next queen: on the column or row, of those without a queen, with the fewest free squares. */
export interface Hint {
  /** Its square, such as `"e5"`. */
  square: string;
  line: "column" | "row";
  /** The squares free on that line; with 1 there is no choice. */
  free: number;
}
