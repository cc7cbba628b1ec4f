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
                "M9.5 23a4.8 4.8 0 1 0 .01 0zM29 11.5a4.8 4.8 0 1 0 .01 0zM50 6.5a5.2 5.2 0 1 0 .01 0zM71 11.5a4.8 4.8 0 1 0 .01 0zM90.5 23a4.8 4.8 0 1 0 .01 0z",
                "M9.8 31C17 42 22 54 25.5 67C41 62.5 59 62.5 74.5 67C78 54 83 42 90.2 31C84 40.5 77.5 46.5 69.8 48.5C71.3 39.5 71.8 30 71 19.5C67.8 32 63 41 57.2 46C53.2 38 51 28 50 15.5C49 28 46.8 38 42.8 46C37 41 32.2 32 29 19.5C28.2 30 28.7 39.5 30.2 48.5C22.5 46.5 16 40.5 9.8 31Z",
                "M26 69.3C42 64.8 58 64.8 74 69.3C74.7 72.5 73.5 75.3 71.2 77.2C57 73.7 43 73.7 28.8 77.2C26.5 75.3 25.3 72.5 26 69.3Z",
                "M29 79.5C43 76 57 76 71 79.5C71.5 83 74 84.5 76.5 86.8C59 82.8 41 82.8 23.5 86.8C26 84.5 28.5 83 29 79.5Z",
                "M22 89.3C40 85.2 60 85.2 78 89.3C79.3 90.8 80 92.5 80 94.5C60 98 40 98 20 94.5C20 92.5 20.7 90.8 22 89.3Z",
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
            Self::Queen => &[
                "M27 60.5C42 56.5 58 56.5 73 60.5M28.5 71.8C42.5 68.2 57.5 68.2 71.5 71.8",
                "M35.5 55C34.5 48 33 41.5 31 35M39.5 54.2C38.7 49.5 37.7 45.5 36.2 41.5",
                "M64.5 55C65.5 48 67 41.5 69 35M60.5 54.2C61.3 49.5 62.3 45.5 63.8 41.5",
                "M50 53.2V33M46.5 53.3C46.7 49.5 47 46.5 47.6 43M53.5 53.3C53.3 49.5 53 46.5 52.4 43",
            ],
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
    fn stroke(&mut self, line: &str, width: u8, colour: &str);
    /// Draws a piece into the square whose top left corner is here.
    fn piece(&mut self, piece: Piece, left: i32, top: i32, colours: &Colours);
    /// Writes a few letters or digits, `height` high, around this middle.
    fn text(&mut self, text: &str, middle: (i32, i32), height: i32, colour: &str);
}

const SQUARE: i32 = 100;
/// How many hundredths of its square a piece takes, as on the page.
pub const PIECE: u8 = 86;
/// The room between a piece and the edge of its square.
pub const INSET: u8 = 7;

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
    pub fn draw(&self, pen: &mut dyn Pen, colours: &Colours) {
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

    fn draw_board(&self, pen: &mut dyn Pen, colours: &Colours) {
        let (margin, board) = (self.margin(), i32::from(self.size.get()) * SQUARE);
        let dark = self.size.all_squares().filter(|square| square.antidiagonal() % 2 == 0);
        let dark: String = dark.map(|square| rectangle(self.corner(square), SQUARE)).collect();
        pen.fill(&rectangle((0, 0), self.side()), colours.paper);
        pen.fill(&rectangle((margin, margin), board), colours.light);
        pen.fill(&dark, colours.dark);
        pen.stroke(&rectangle((margin - 2, margin - 2), board + 4), 4, colours.ink);
    }

    fn draw_coordinates(&self, pen: &mut dyn Pen, colours: &Colours) {
        for number in 0..self.size.get() {
            let (x, y) = self.middle(Square::new(number, number));
            let column = Square::new(number, 0).to_string();
            pen.text(&column[..1], (x, self.side() - self.margin() / 2 + 2), 30, colours.quiet);
            pen.text(&(number + 1).to_string(), (self.margin() / 2 - 2, y), 30, colours.quiet);
        }
    }

    fn draw_path(&self, pen: &mut dyn Pen, colours: &Colours) {
        let mut line = String::new();
        for (i, &square) in self.path.iter().enumerate() {
            let (x, y) = self.middle(square);
            let _ = write!(line, "{}{x} {y}", if i == 0 { 'M' } else { 'L' });
        }
        pen.stroke(&line, 5, colours.accent);
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
