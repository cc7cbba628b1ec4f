//! The pretty board, drawn once for every use: as an SVG string here, on a canvas by the bindings.

mod svg;

use std::fmt::Write;

use crate::board::{Size, Square};

/// What stands on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// A queen.
    Queen,
    /// A knight.
    Knight,
}

impl Piece {
    /// Its silhouette in a square of 100 × 100, as SVG path data.
    #[must_use]
    pub const fn body(self) -> &'static [&'static str] {
        match self {
            Self::Queen => &[
                "M12 27a5 5 0 1 0 .01 0zM30.5 15a5 5 0 1 0 .01 0zM50 10a5.4 5.4 0 1 0 .01 0zM69.5 15a5 5 0 1 0 .01 0zM88 27a5 5 0 1 0 .01 0z",
                "M13 35C19 46 23 55 26 66L74 66C77 55 81 46 87 35C82 46 76 51 70.5 52C70 42 69.5 34 69.5 24C66 36 61 44 57 48C53 42 50.8 33 50 20C49.2 33 47 42 43 48C39 44 34 36 30.5 24C30.5 34 30 42 29.5 52C24 51 18 46 13 35Z",
                "M27 69C42 65.5 58 65.5 73 69L71.5 76C58 73 42 73 28.5 76Z",
                "M28 79C42 76 58 76 72 79C73 83 77 85 79 90C60 93.5 40 93.5 21 90C23 85 27 83 28 79Z",
            ],
            Self::Knight => &[
                "M31 78C30 62 46 56 48 45C42 48 38 49 34 54C31 58 26 60 22 57C18 54 19 50 21 47C25 41 27 36 29 30C30 26 34 23 38 21L39 12L47 19C66 19 79 36 78 78Z",
                "M28 81H80C80 84 83 86 83 90H25C25 86 28 84 28 81Z",
            ],
        }
    }

    /// The thin lines cut through the silhouette, as SVG path data.
    #[must_use]
    pub const fn cuts(self) -> &'static [&'static str] {
        match self {
            Self::Queen => &["M29 60.5C42 57 58 57 71 60.5", "M26.5 86C42 83 58 83 73.5 86"],
            Self::Knight => {
                &["M37 32C39 30.5 41 30.5 42.5 31.5", "M52 25C66 30 72 48 71.5 74", "M25 52.5L27.5 50.5"]
            }
        }
    }
}

/// The colours of a picture, as CSS writes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colours<'a> {
    /// Around the board.
    pub paper: &'a str,
    /// Light squares.
    pub light: &'a str,
    /// Dark squares.
    pub dark: &'a str,
    /// Pieces, frame and numbers.
    pub ink: &'a str,
    /// The lines cut through the pieces.
    pub cut: &'a str,
    /// Coordinates.
    pub quiet: &'a str,
    /// The path and the marks.
    pub accent: &'a str,
}

impl Colours<'_> {
    /// The page by day.
    pub const LIGHT: Self = Self {
        paper: "#f8f4ea",
        light: "#f2ead9",
        dark: "#d9ccb1",
        ink: "#29231c",
        cut: "#f2ead9",
        quiet: "#6d6354",
        accent: "#1f5673",
    };
    /// The page by lamplight.
    pub const DARK: Self = Self {
        paper: "#1c1814",
        light: "#62533f",
        dark: "#483c2d",
        ink: "#f4e9d2",
        cut: "#483c2d",
        quiet: "#a89a82",
        accent: "#e0a95a",
    };
    /// Black on white, for the printer.
    pub const PRINT: Self = Self {
        paper: "#fff",
        light: "#fff",
        dark: "#d8d8d8",
        ink: "#000",
        cut: "#fff",
        quiet: "#000",
        accent: "#555",
    };
}

/// A board with what is to be seen on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Its size.
    pub size: Size,
    /// The pieces.
    pub pieces: Vec<(Square, Piece)>,
    /// Squares joined by a line, in order.
    pub path: Vec<Square>,
    /// Whether the squares of the path are numbered from 1.
    pub numbers: bool,
    /// Squares with a dot.
    pub marks: Vec<Square>,
    /// Whether columns and rows have their names.
    pub coordinates: bool,
}

/// Something that draws in the units of a picture, of which a square has 100.
pub trait Pen {
    /// Fills a shape given as SVG path data.
    fn fill(&mut self, shape: &str, colour: &str);
    /// Draws a line of `width` along SVG path data.
    fn stroke(&mut self, line: &str, width: f64, colour: &str);
    /// Draws a piece into the square whose top left corner is here.
    fn piece(&mut self, piece: Piece, left: i32, top: i32, colours: &Colours);
    /// Writes a few letters or digits, `height` high, around this middle.
    fn text(&mut self, text: &str, middle: (i32, i32), height: i32, colour: &str);
}

const SQUARE: i32 = 100;
/// How much of its square a piece takes, as on the page.
pub const PIECE_SCALE: f64 = 0.86;
/// The room between a piece and the edge of its square.
pub const PIECE_INSET: i32 = 7;

impl Picture {
    /// A board of `size` with nothing on it but coordinates.
    #[must_use]
    pub const fn new(size: Size) -> Self {
        Self {
            size,
            pieces: Vec::new(),
            path: Vec::new(),
            numbers: false,
            marks: Vec::new(),
            coordinates: true,
        }
    }

    const fn margin(&self) -> i32 {
        if self.coordinates { 64 } else { 12 }
    }

    /// The side of the whole picture, in hundredths of a square.
    #[must_use]
    pub const fn side(&self) -> i32 {
        self.size.get() as i32 * SQUARE + 2 * self.margin()
    }

    /// Draws it: the paper and the board first, pieces and numbers on top.
    pub fn draw(&self, pen: &mut impl Pen, colours: &Colours) {
        self.draw_board(pen, colours);
        if self.coordinates {
            self.draw_coordinates(pen, colours);
        }
        for &square in &self.marks {
            pen.fill(&disc(self.middle(square), 13), colours.accent);
        }
        self.draw_path(pen, colours);
        for &(square, piece) in &self.pieces {
            let (left, top) = self.corner(square);
            pen.piece(piece, left, top, colours);
        }
    }

    fn draw_board(&self, pen: &mut impl Pen, colours: &Colours) {
        let (margin, board) = (self.margin(), i32::from(self.size.get()) * SQUARE);
        let dark = self.size.all_squares().filter(|square| square.antidiagonal() % 2 == 0);
        let dark: String = dark.map(|square| rectangle(self.corner(square), SQUARE)).collect();
        pen.fill(&rectangle((0, 0), self.side()), colours.paper);
        pen.fill(&rectangle((margin, margin), board), colours.light);
        pen.fill(&dark, colours.dark);
        pen.stroke(&rectangle((margin - 2, margin - 2), board + 4), 4.0, colours.ink);
    }

    fn draw_coordinates(&self, pen: &mut impl Pen, colours: &Colours) {
        for number in 0..self.size.get() {
            let (x, y) = self.middle(Square::new(number, number));
            let column = Square::new(number, 0).to_string();
            pen.text(&column[..1], (x, self.side() - self.margin() / 2 + 2), 30, colours.quiet);
            pen.text(&(number + 1).to_string(), (self.margin() / 2 - 2, y), 30, colours.quiet);
        }
    }

    fn draw_path(&self, pen: &mut impl Pen, colours: &Colours) {
        let mut line = String::new();
        for (i, &square) in self.path.iter().enumerate() {
            let (x, y) = self.middle(square);
            let _ = write!(line, "{}{x} {y}", if i == 0 { 'M' } else { 'L' });
        }
        pen.stroke(&line, 5.0, colours.accent);
        for (i, &square) in self.path.iter().enumerate().filter(|_| self.numbers) {
            let tone = if square.antidiagonal() % 2 == 0 { colours.dark } else { colours.light };
            pen.fill(&disc(self.middle(square), 27), tone);
            pen.text(&(i + 1).to_string(), self.middle(square), 30, colours.ink);
        }
    }

    fn corner(&self, square: Square) -> (i32, i32) {
        let from_top = self.size.get() - 1 - square.row;
        (self.margin() + i32::from(square.column) * SQUARE, self.margin() + i32::from(from_top) * SQUARE)
    }

    fn middle(&self, square: Square) -> (i32, i32) {
        let (left, top) = self.corner(square);
        (left + SQUARE / 2, top + SQUARE / 2)
    }
}

fn rectangle((left, top): (i32, i32), side: i32) -> String {
    format!("M{left} {top}h{side}v{side}h-{side}z")
}

fn disc((x, y): (i32, i32), radius: i32) -> String {
    format!(
        "M{} {y}a{radius} {radius} 0 1 0 {} 0a{radius} {radius} 0 1 0 -{} 0z",
        x - radius,
        2 * radius,
        2 * radius
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = include_str!("../www/board/pieces.js");
    const THEME: &str = include_str!("../www/theme.css");

    #[test]
    fn pieces_are_those_of_the_page() {
        for piece in [Piece::Queen, Piece::Knight] {
            for path in piece.body().iter().chain(piece.cuts()) {
                assert!(PAGE.contains(&format!("\"{path}\"")), "{path}");
            }
        }
        let drawn = PAGE.matches("\"M").count();
        let known = [Piece::Queen, Piece::Knight].map(|piece| piece.body().len() + piece.cuts().len());
        assert_eq!(drawn, known[0] + known[1]);
    }

    #[test]
    fn colours_are_those_of_the_page() {
        for (name, day, night) in [
            ("paper", Colours::LIGHT.paper, Colours::DARK.paper),
            ("square-light", Colours::LIGHT.light, Colours::DARK.light),
            ("square-dark", Colours::LIGHT.dark, Colours::DARK.dark),
            ("piece", Colours::LIGHT.ink, Colours::DARK.ink),
            ("quiet", Colours::LIGHT.quiet, Colours::DARK.quiet),
            ("accent", Colours::LIGHT.accent, Colours::DARK.accent),
        ] {
            let rule = format!("--{name}: var(--je-{name}, var(--light, {day}) var(--dark, {night}));");
            assert!(THEME.contains(&rule), "{rule}");
        }
    }
}
