/** What queens put down by hand attack; squares are names such as `"a1"`. */
export interface Examination {
  /** Whether n queens stand on the n × n board and none attacks another. */
  solution: boolean;
  /** Every pair of queens that attack each other, and the line they share. */
  conflicts: { first: string; second: string; line: Line }[];
  /** The free squares that a queen attacks. */
  attacked: string[];
}
