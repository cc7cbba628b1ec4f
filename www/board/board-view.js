// The board: draws the scene it is given and reports the squares that are pressed. It knows no rules.
//
//   div.board                  a frame
//     div.rows  div.columns    coordinates, hidden from assistive technology
//     div.grid                 role=grid
//       div.row                role=row, from the top row down
//         div.square           role=gridcell, data-square="c7", one of them in the tab order
//           svg.piece  span.label
//     svg.lines                lines over the squares

import { h, setText, svg } from "../dom.js";
import { placeAfterKey, within } from "./keys.js";
import { drawPiece } from "./pieces.js";
import { letter, nameOf, placeOf } from "./squares.js";

/**
 * A piece on a square.
 * @typedef {object} Piece
 * @property {import("./pieces.js").PieceKind} kind
 * @property {boolean} [conflict]  attacked by another piece
 * @property {boolean} [locked]  cannot be lifted
 * @property {boolean} [solution]  part of a solution
 */

/**
 * What is said of a square, each by its own shape.
 * @typedef {"attacked" | "refused" | "placed" | "removed" | "attacker" | "uncovered" | "target" | "start" | "visited"
 *   | "legal" | "hint"} Mark
 */

/**
 * A line from the middle of one square to the middle of another.
 * @typedef {{ from: string, to: string }} Line
 */

/**
 * All that the board shows. Squares are names such as `c7`.
 * @typedef {object} Scene
 * @property {number} size
 * @property {ReadonlyMap<string, Piece>} pieces
 * @property {ReadonlyMap<string, Mark>} [marks]
 * @property {ReadonlyMap<string, string>} [labels]  a number or a short text in a square
 * @property {readonly Line[]} [lines]  along which one piece attacks another square
 * @property {readonly string[]} [path]  squares joined by a line, in order
 */

/**
 * @typedef {object} BoardOptions
 * @property {(square: string) => void} onPress  a square was clicked, or Enter or Space pressed on it
 * @property {(square: string, piece: Piece | undefined, mark: Mark | undefined, label: string) => string} describe
 *   what is spoken
 */

/** @typedef {{ cell: HTMLElement, look: string, label: string }} Shown */

/** Beyond so many squares along a side, drawings are simpler. */
const MANY = 13;
/** How far from the middle of a square a line begins and ends, in squares. */
const CLEAR = 0.4;

export class BoardView {
  #options;
  #size = 0;
  /** @type {Map<string, Shown>} */
  #shown = new Map();
  #grid = h("div", { class: "grid", part: "board", role: "grid" });
  #rows = h("div", { class: "rows", aria: { hidden: true } });
  #columns = h("div", { class: "columns", aria: { hidden: true } });
  #lines = svg("svg", { class: "lines", "aria-hidden": "true" });
  #linesLook = "";
  /** The square in the tab order. */
  #current = { column: 0, row: 0 };

  /** @param {BoardOptions} options */
  constructor(options) {
    this.#options = options;
    this.element = h(
      "div",
      { class: "board", part: "frame" },
      this.#rows,
      this.#grid,
      this.#columns,
      this.#lines,
    );
    this.#grid.addEventListener("click", (event) => this.#press(event.target));
    this.#grid.addEventListener("keydown", (event) => this.#key(event));
    this.#grid.addEventListener("focusin", (event) => this.#moveTo(placeOf(squareOf(event.target) ?? "a1")));
  }

  /** Shows `scene`, changing only what differs. @param {Scene} scene */
  draw(scene) {
    if (scene.size !== this.#size) this.#resize(scene.size);
    for (const [square, shown] of this.#shown) this.#drawSquare(scene, square, shown);
    this.#drawLines(scene);
  }

  /** Names the board and all its squares again, in another language. @param {string} name */
  rename(name) {
    this.#grid.setAttribute("aria-label", name);
    for (const shown of this.#shown.values()) shown.look = "?";
  }

  /** @param {number} size */
  #resize(size) {
    const focused = this.#grid.contains(/** @type {ShadowRoot} */ (this.element.getRootNode()).activeElement);
    this.#size = size;
    this.#shown.clear();
    this.element.style.setProperty("--n", String(size));
    this.element.toggleAttribute("data-many", size > MANY);
    const downwards = Array.from({ length: size }, (_, i) => size - 1 - i);
    this.#grid.replaceChildren(...downwards.map((row) => this.#buildRow(row)));
    this.#rows.replaceChildren(...downwards.map((row) => h("span", { text: String(row + 1) })));
    this.#columns.replaceChildren(...Array.from({ length: size }, (_, i) => h("span", { text: letter(i) })));
    this.#lines.setAttribute("viewBox", `0 0 ${size} ${size}`);
    this.#moveTo({ column: within(this.#current.column, size), row: within(this.#current.row, size) });
    if (focused) this.#cell(this.#current).focus();
  }

  /** @param {number} row */
  #buildRow(row) {
    const cells = Array.from({ length: this.#size }, (_, column) => {
      const square = nameOf(column, row);
      const tone = (column + row) % 2 ? "light" : "dark";
      const cell = h("div", {
        class: `square ${tone}`,
        role: "gridcell",
        tabindex: -1,
        "data-square": square,
      });
      this.#shown.set(square, { cell, look: "?", label: "" });
      return cell;
    });
    return h("div", { class: "row", role: "row" }, ...cells);
  }

  /** @param {Scene} scene @param {string} square @param {Shown} shown */
  #drawSquare(scene, square, shown) {
    const piece = scene.pieces.get(square);
    const mark = scene.marks?.get(square);
    const label = scene.labels?.get(square) ?? "";
    const look = `${mark ?? ""} ${piece ? lookOf(piece) : ""} ${label}`;
    if (look !== shown.look) {
      shown.look = look;
      dress(shown.cell, piece, mark);
      shown.cell.setAttribute("aria-label", this.#options.describe(square, piece, mark, label));
    }
    if (label !== shown.label) {
      shown.label = label;
      setLabel(shown.cell, label);
    }
  }

  /** @param {Scene} scene */
  #drawLines({ lines = [], path = [] }) {
    const look = `${lines.map(({ from, to }) => `${from}${to}`).join()} ${path.join()}`;
    if (look === this.#linesLook) return;
    this.#linesLook = look;
    const points = path.map((square) => this.#middle(square).join());
    const route = svg("polyline", { class: "path", points: points.join(" ") });
    this.#lines.replaceChildren(...lines.map((line) => this.#line(line)), ...(path.length ? [route] : []));
  }

  /** From the edge of one square to the edge of the other, to leave what stands on them clear. @param {Line} line */
  #line({ from, to }) {
    const [x1, y1] = this.#middle(from);
    const [x2, y2] = this.#middle(to);
    const squares = Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1));
    const [dx, dy] = [(CLEAR * (x2 - x1)) / squares, (CLEAR * (y2 - y1)) / squares];
    return svg("line", { class: "attack", x1: x1 + dx, y1: y1 + dy, x2: x2 - dx, y2: y2 - dy });
  }

  /** @param {string} square @returns {[number, number]} */
  #middle(square) {
    const { column, row } = placeOf(square);
    return [column + 0.5, this.#size - row - 0.5];
  }

  /** @param {EventTarget | null} target */
  #press(target) {
    const square = squareOf(target);
    if (square) this.#options.onPress(square);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const place = placeAfterKey(event, this.#current, this.#size);
    if (place) this.#cell(place).focus();
    else if (event.key === "Enter" || event.key === " ") this.#press(event.target);
    else return;
    event.preventDefault();
  }

  /** @param {import("./squares.js").Place} place */
  #moveTo(place) {
    this.#grid.querySelector('[tabindex="0"]')?.setAttribute("tabindex", "-1");
    this.#current = place;
    this.#cell(place).tabIndex = 0;
  }

  /** @param {import("./squares.js").Place} place */
  #cell({ column, row }) {
    return /** @type {Shown} */ (this.#shown.get(nameOf(column, row))).cell;
  }
}

/** @param {EventTarget | null} target */
const squareOf = (target) =>
  target instanceof Element ? target.closest("[data-square]")?.getAttribute("data-square") : undefined;

/** @param {Piece} piece */
const lookOf = ({ kind, conflict, locked, solution }) =>
  [kind, conflict && "conflict", locked && "locked", solution && "solution"].filter(Boolean).join(" ");

/** @param {HTMLElement} cell @param {Piece | undefined} piece @param {Mark | undefined} mark */
function dress(cell, piece, mark) {
  const look = piece ? lookOf(piece) : "";
  const drawn = cell.querySelector(".piece");
  if (piece && drawn?.getAttribute("data-kind") !== piece.kind) {
    drawn?.remove();
    const drawing = drawPiece(piece.kind);
    drawing.setAttribute("data-kind", piece.kind);
    cell.prepend(drawing);
  }
  if (!piece) drawn?.remove();
  setData(cell, "data-piece", look);
  setData(cell, "data-mark", mark ?? "");
}

/** @param {Element} cell @param {string} name @param {string} value */
function setData(cell, name, value) {
  if (value) cell.setAttribute(name, value);
  else cell.removeAttribute(name);
}

/** @param {HTMLElement} cell @param {string} label */
function setLabel(cell, label) {
  const shown = cell.querySelector(".label");
  if (!label) shown?.remove();
  else if (shown) setText(shown, label);
  else cell.append(h("span", { class: "label", text: label, aria: { hidden: true } }));
}
