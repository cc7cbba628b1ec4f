/** A way to write a solution as text. */
export interface NotationInfo {
  /** Its name in `printSolution` and `parseSolution`. */
  id: string;
  /** The methods whose source writes so. */
  methods: string[];
  /** The largest board that it can write. */
  largest: number;
}
