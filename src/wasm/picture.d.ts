/** What is to be seen on a board; squares are names such as `"a1"`. */
export interface PictureContent {
  queens?: string[];
  knights?: string[];
  /** Squares joined by a line, in order. */
  path?: string[];
  /** Whether the squares of the path are numbered from 1. */
  numbers?: boolean;
  /** Squares with a dot. */
  marks?: string[];
  /** Whether columns and rows have their names; they have when not said. */
  coordinates?: boolean;
}

/** How a picture that stands alone looks. */
export interface PictureLook {
  theme?: "light" | "dark" | "print";
  /** What it shows, for those who do not see it. */
  title?: string;
}

/** Colours, as CSS writes them. */
export interface BoardColours {
  /** Around the board. */
  paper: string;
  light: string;
  dark: string;
  /** Pieces, frame and numbers. */
  ink: string;
  /** The lines cut through the pieces. */
  cut: string;
  /** Coordinates. */
  quiet: string;
  /** The path and the marks. */
  accent: string;
}

/** Small boards in rows from the top left, in pixels of the canvas. */
export interface BoardsLayout {
  /** Squares along one side of each. */
  size: number;
  /** How many stand side by side. */
  columns: number;
  /** The side of one board. */
  side: number;
  /** Between two of them. */
  gap: number;
}

/** Where a board lies behind its canvas, in pixels of the canvas. */
export interface BoardView {
  /** The left edge of the board. */
  left: number;
  /** Its top edge. */
  top: number;
  /** The side of one square. */
  square: number;
}
