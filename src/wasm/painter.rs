//! `paintBoards()` and `paintBoard()`: many small boards on a canvas, or a piece of one that may be very large.

use std::f64::consts::TAU;
use std::ops::Range;

use js_sys::{Array, Uint8Array, Uint32Array};
use wasm_bindgen::prelude::*;
use web_sys::{CanvasRenderingContext2d, Path2d};

use super::convert::{field, real_number, shown, whole_number};
use super::picture::{OwnColours, read_context};
use crate::board::Size;
use crate::engine::construct::LARGEST;
use crate::picture::{Colours, INSET, PIECE, Piece};

/// In squares of fewer pixels the two tones cannot be told apart.
const SMALLEST_TONES: f64 = 2.5;
/// In squares of fewer pixels a queen is a dot.
const SMALLEST_QUEEN: f64 = 14.0;
/// Square dots up to here, round ones from here on.
const SMALLEST_DISC: f64 = 5.0;
/// A queen never shrinks below this.
const SMALLEST_DOT: f64 = 1.5;

/// Paints small boards in rows from the top left of a canvas: the solutions whose rows follow each other in `rows`, as
/// `SolutionList.page` gives them.
///
/// # Errors
/// An `Error` that says what is allowed, when an argument is out of range or of another kind.
#[wasm_bindgen(js_name = paintBoards)]
pub fn paint_boards(
    #[wasm_bindgen(unchecked_param_type = "CanvasRenderingContext2D")] context: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] rows: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "BoardsLayout")] layout: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "BoardColours")] colours: &JsValue,
) -> Result<(), JsError> {
    let painter = Painter::new(read_context(context)?)?;
    let colours = OwnColours::read(colours)?;
    let across = whole_number(&field(layout, "size")?, "size", Size::MIN, Size::MAX)?;
    let columns = whole_number(&field(layout, "columns")?, "columns", 1, 10_000)?;
    let side = real_number(&field(layout, "side")?, "side", 1, 100_000)?;
    let gap = real_number(&field(layout, "gap")?, "gap", 0, 100_000)?;
    let rows = read_rows(rows, across)?;
    for (place, rows) in (0_u32..).zip(rows.chunks_exact(across as usize)) {
        let left = f64::from(place % columns) * (side + gap);
        let top = f64::from(place / columns) * (side + gap);
        painter.board(&Board { rows, left, top, square: side / f64::from(across) }, &colours.borrow());
    }
    Ok(())
}

/// Paints what a canvas shows of one board, which may have a million rows: the queens by the row of each column, and where
/// the board lies. Only what is in sight takes time.
///
/// # Errors
/// An `Error` that says what is allowed, when an argument is out of range or of another kind.
#[wasm_bindgen(js_name = paintBoard)]
pub fn paint_board(
    #[wasm_bindgen(unchecked_param_type = "CanvasRenderingContext2D")] context: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Uint8Array | Uint32Array")] rows: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "BoardView")] view: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "BoardColours")] colours: &JsValue,
) -> Result<(), JsError> {
    let painter = Painter::new(read_context(context)?)?;
    let colours = OwnColours::read(colours)?;
    let left = real_number(&field(view, "left")?, "left", -1_000_000_000, 1_000_000_000)?;
    let top = real_number(&field(view, "top")?, "top", -1_000_000_000, 1_000_000_000)?;
    let square = real_number(&field(view, "square")?, "square", 0, 100_000)?;
    let rows = read_rows(rows, 0)?;
    painter.clear(colours.borrow().paper);
    painter.board(&Board { rows: &rows, left, top, square }, &colours.borrow());
    Ok(())
}

/// Rows of boards of side `size`, or with 0 of one board with as many rows as there are values.
fn read_rows(value: &JsValue, size: u32) -> Result<Vec<u32>, JsError> {
    let rows = if let Some(bytes) = value.dyn_ref::<Uint8Array>() {
        bytes.to_vec().into_iter().map(u32::from).collect()
    } else if let Some(words) = value.dyn_ref::<Uint32Array>() {
        words.to_vec()
    } else {
        let given = shown(value);
        return Err(JsError::new(&format!(
            "{given} is not a list of rows: give a Uint8Array or a Uint32Array"
        )));
    };
    let count = u32::try_from(rows.len()).unwrap_or(u32::MAX);
    let size = if size == 0 { whole_number(&count.into(), "size", 1, LARGEST)? } else { size };
    match rows.iter().find(|&&row| row >= size) {
        Some(row) => {
            Err(JsError::new(&format!("row {row} is not on the board: its rows go from 0 to {}", size - 1)))
        }
        None if count % size != 0 => {
            Err(JsError::new(&format!("{count} rows are not allowed: there must be {size} for each board")))
        }
        None => Ok(rows),
    }
}

/// The queens of a board and where it lies, in pixels of the canvas.
struct Board<'a> {
    rows: &'a [u32],
    left: f64,
    top: f64,
    square: f64,
}

impl Board<'_> {
    fn side(&self) -> f64 {
        real(self.rows.len()) * self.square
    }

    /// Which squares of a line that starts at `start` are seen through `length` pixels.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "rounded and cut to the board"
    )]
    fn in_sight(&self, start: f64, length: f64) -> Range<usize> {
        let first = (-start / self.square).floor().max(0.0) as usize;
        let end = ((length - start) / self.square).ceil().max(0.0) as usize;
        first..end.min(self.rows.len())
    }

    /// How many columns share a pixel.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "at most a million")]
    fn per_pixel(&self) -> usize {
        (1.0 / self.square) as usize
    }

    /// The middle of the square in `column` and `row`.
    fn middle(&self, column: usize, row: u32) -> (f64, f64) {
        let from_top = self.rows.len() - 1 - row as usize;
        (self.left + (real(column) + 0.5) * self.square, self.top + (real(from_top) + 0.5) * self.square)
    }
}

/// A number of squares, exact: there are at most a million along a side.
#[expect(clippy::cast_precision_loss, reason = "at most a million")]
fn real(squares: usize) -> f64 {
    squares as f64
}

struct Painter<'a> {
    context: &'a CanvasRenderingContext2d,
    width: f64,
    height: f64,
    body: Path2d,
    cuts: Path2d,
}

impl<'a> Painter<'a> {
    fn new(context: &'a CanvasRenderingContext2d) -> Result<Self, JsError> {
        let canvas = context.canvas().ok_or_else(|| JsError::new("the context has no canvas"))?;
        let path = |parts: &[&str]| {
            Path2d::new_with_path_string(&parts.concat())
                .map_err(|_| JsError::new("the canvas cannot draw paths"))
        };
        Ok(Self {
            context,
            width: canvas.width().into(),
            height: canvas.height().into(),
            body: path(Piece::Queen.body())?,
            cuts: path(Piece::Queen.cuts())?,
        })
    }

    fn clear(&self, paper: &str) {
        self.context.set_fill_style_str(paper);
        self.context.fill_rect(0.0, 0.0, self.width, self.height);
    }

    fn board(&self, board: &Board, colours: &Colours) {
        self.context.set_fill_style_str(colours.light);
        self.context.fill_rect(board.left, board.top, board.side(), board.side());
        if board.square < SMALLEST_TONES {
            self.blend(board, colours.dark);
        } else {
            self.dark_squares(board, colours.dark);
        }
        self.queens(board, colours);
    }

    /// The mean of both tones, where the eye would see no squares.
    fn blend(&self, board: &Board, dark: &str) {
        self.context.set_fill_style_str(dark);
        self.context.set_global_alpha(0.5);
        self.context.fill_rect(board.left, board.top, board.side(), board.side());
        self.context.set_global_alpha(1.0);
    }

    /// Every column is one dashed line, as wide as its squares.
    fn dark_squares(&self, board: &Board, dark: &str) {
        let square = board.square;
        self.context.set_stroke_style_str(dark);
        self.context.set_line_width(square);
        let _ = self.context.set_line_dash(&Array::of2(&square.into(), &square.into()));
        let rows = board.in_sight(board.top, self.height);
        let [top, bottom] = [rows.start, rows.end].map(|row| board.top + real(row) * square);
        for parity in [0, 1] {
            self.context.begin_path();
            let columns = board.in_sight(board.left, self.width);
            // The square of the lowest row is dark where the number of its column is even.
            for column in columns.filter(|column| (column + board.rows.len() - 1 + rows.start) % 2 == parity)
            {
                let middle = board.left + (real(column) + 0.5) * square;
                self.context.move_to(middle, top);
                self.context.line_to(middle, bottom);
            }
            self.context.set_line_dash_offset(real(parity) * square);
            self.context.stroke();
        }
        let _ = self.context.set_line_dash(&Array::new());
    }

    fn queens(&self, board: &Board, colours: &Colours) {
        self.context.set_fill_style_str(colours.ink);
        self.context.set_stroke_style_str(colours.cut);
        let rows = board.in_sight(board.top, self.height);
        let is_seen = |row: u32| rows.contains(&(board.rows.len() - 1 - row as usize));
        // A pixel takes a few queens at the most, however many stand there.
        let step = board.per_pixel() / 4 + 1;
        self.context.begin_path();
        for column in board.in_sight(board.left, self.width).step_by(step) {
            let row = board.rows[column];
            if is_seen(row) {
                self.queen(board.middle(column, row), board.square);
            }
        }
        self.context.fill();
    }

    /// Adds a dot to the path, or paints a queen where there is room for one.
    fn queen(&self, (x, y): (f64, f64), square: f64) {
        if square >= SMALLEST_QUEEN {
            self.shape(x - square / 2.0, y - square / 2.0, square / 100.0);
        } else if square >= SMALLEST_DISC {
            let radius = 0.32 * square;
            self.context.move_to(x + radius, y);
            let _ = self.context.arc(x, y, radius, 0.0, TAU);
        } else {
            let side = (0.6 * square).max(SMALLEST_DOT);
            self.context.rect(x - side / 2.0, y - side / 2.0, side, side);
        }
    }

    fn shape(&self, left: f64, top: f64, scale: f64) {
        let inset = f64::from(INSET);
        self.context.save();
        let _ = self.context.translate(left + inset * scale, top + inset * scale);
        let scale = scale * f64::from(PIECE) / 100.0;
        let _ = self.context.scale(scale, scale);
        self.context.fill_with_path_2d(&self.body);
        self.context.set_line_width(2.0);
        self.context.stroke_with_path(&self.cuts);
        self.context.restore();
    }
}
