/** Which tour a knight is to make. */
export interface TourOptions {
  /** Whether it must end one move from where it started. */
  closed?: boolean;
}

/** Why there is no tour. */
export interface NoTour {
  reason: "no-move" | "centre-apart" | "corners-share-neighbours" | "odd-board" | "colour";
  /** The same as an English sentence. */
  message: string;
}

/** How a knight moved by hand stands. */
export interface TourExamination {
  /** Where it may go next: squares not visited yet, and before the start all squares from which there is a tour. */
  legal: string[];
  /** Whether its path is a tour. */
  complete: boolean;
  /** Why no tour starts where it did. */
  noTour: NoTour | undefined;
}

/** How a path can go on. */
export type TourHint =
  /** This move keeps a tour alive. */
  | { kind: "move"; square: string }
  /** It is a tour already. */
  | { kind: "complete" }
  /** No tour begins so. */
  | { kind: "lost" }
  /** None was found within the budget, and none ruled out. */
  | { kind: "unknown" };
