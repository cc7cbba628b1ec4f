//! The board: sizes, squares and the lines along which queens attack. Geometry only, no search.
//!
//! ```text
//! 4 . . . .      columns are a, b, c, …    and 0, 1, 2, … in code
//! 3 . . . .      rows are 1, 2, 3, …       and 0, 1, 2, … in code
//! 2 . . . .      a1 is column 0, row 0
//! 1 . . . .
//!   a b c d
//! ```

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// The side of a board that can be watched: 1 to 26 squares, one letter for each column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Size(u8);

/// A board size outside what an operation allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("size {given} is not allowed: it must be a whole number from {min} to {max}")]
pub struct SizeError {
    /// What was asked for.
    pub given: u32,
    /// The smallest size allowed.
    pub min: u32,
    /// The largest size allowed.
    pub max: u32,
}

impl SizeError {
    /// `Ok(given)` when it lies from `min` to `max`.
    ///
    /// # Errors
    /// A [`SizeError`] otherwise.
    pub const fn check(given: u32, min: u32, max: u32) -> Result<u32, Self> {
        if given < min || given > max {
            return Err(Self { given, min, max });
        }
        Ok(given)
    }
}

impl Size {
    /// The smallest side.
    pub const MIN: u32 = 1;
    /// The largest side.
    pub const MAX: u32 = 26;

    /// A board of `side` × `side` squares.
    ///
    /// # Errors
    /// A [`SizeError`] when `side` is not from [`Size::MIN`] to [`Size::MAX`].
    #[expect(clippy::cast_possible_truncation, reason = "at most 26 once checked")]
    pub const fn new(side: u32) -> Result<Self, SizeError> {
        match SizeError::check(side, Self::MIN, Self::MAX) {
            Ok(side) => Ok(Self(side as u8)),
            Err(error) => Err(error),
        }
    }

    /// Squares along one side.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// Squares in all.
    #[must_use]
    pub const fn squares(self) -> u16 {
        self.0 as u16 * self.0 as u16
    }

    /// Whether `square` lies on this board.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        square.column < self.0 && square.row < self.0
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{0} × {0}", self.0)
    }
}

/// One square, by its column and its row, both counted from 0 at `a1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    /// Counted from 0, the column of the `a`s.
    pub column: u8,
    /// Counted from 0, the row of the `1`s.
    pub row: u8,
}

impl Square {
    /// The square in `column` and `row`, both from 0.
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Self {
        Self { column, row }
    }

    /// The number that all squares of one falling diagonal share: column − row.
    #[must_use]
    pub const fn diagonal(self) -> i16 {
        self.column as i16 - self.row as i16
    }

    /// The number that all squares of one antidiagonal share: column + row.
    #[must_use]
    pub const fn antidiagonal(self) -> i16 {
        self.column as i16 + self.row as i16
    }

    /// The same square with its column and row exchanged.
    #[must_use]
    pub const fn transposed(self) -> Self {
        Self::new(self.row, self.column)
    }

    /// The first line along which queens on `self` and on `other` attack each other, if any; a square does not
    /// attack itself.
    ///
    /// ```
    /// # use joli_echiquier::{Line, Square};
    /// let a1 = Square::new(0, 0);
    /// assert_eq!(a1.attacks(Square::new(3, 3)), Some(Line::Diagonal));
    /// assert_eq!(a1.attacks(Square::new(1, 2)), None);
    /// ```
    #[must_use]
    pub fn attacks(self, other: Self) -> Option<Line> {
        if self == other {
            None
        } else if self.column == other.column {
            Some(Line::Column)
        } else if self.row == other.row {
            Some(Line::Row)
        } else if self.diagonal() == other.diagonal() {
            Some(Line::Diagonal)
        } else if self.antidiagonal() == other.antidiagonal() {
            Some(Line::Antidiagonal)
        } else {
            None
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column) as char, self.row + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no square.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SquareError {
    /// Not a letter and a number.
    #[error("\"{given}\" is not a square: write its column as a letter and its row as a number, such as a1")]
    Form {
        /// The text, shortened when it is long.
        given: String,
    },
    /// A square, but beyond the edge.
    #[error("{square} is not on the {size} board: its squares go from a1 to {last}")]
    OffBoard {
        /// The square named.
        square: Square,
        /// The board it is not on.
        size: Size,
        /// The last square of that board.
        last: Square,
    },
}

impl SquareError {
    /// `square` lies beyond the edge of a board of `size`.
    pub(crate) const fn off_board(size: Size, square: Square) -> Self {
        let last = Square::new(size.get() - 1, size.get() - 1);
        Self::OffBoard { square, size, last }
    }

    fn form(text: &str) -> Self {
        const SHOWN: usize = 20;
        let mut given: String = text.chars().take(SHOWN).collect();
        if text.chars().nth(SHOWN).is_some() {
            given.push('…');
        }
        Self::Form { given }
    }
}

impl FromStr for Square {
    type Err = SquareError;

    /// Reads `a1` to `z26`, capitals allowed.
    fn from_str(text: &str) -> Result<Self, SquareError> {
        let form = || SquareError::form(text);
        let mut letters = text.chars();
        let letter = letters.next().ok_or_else(form)?.to_ascii_lowercase();
        let digits = letters.as_str();
        let plain = !digits.is_empty() && digits.len() <= 2 && digits.bytes().all(|b| b.is_ascii_digit());
        if !letter.is_ascii_lowercase() || !plain {
            return Err(form());
        }
        let row: u8 = digits.parse().map_err(|_| form())?;
        if !(1..=26).contains(&row) {
            return Err(form());
        }
        Ok(Self::new(letter as u8 - b'a', row - 1))
    }
}

impl Size {
    /// The square that `text` names, when it is on this board.
    ///
    /// # Errors
    /// A [`SquareError`] that says whether the text or the square is at fault.
    pub fn square(self, text: &str) -> Result<Square, SquareError> {
        self.check(text.parse()?)
    }

    /// `Ok(square)` when it lies on this board.
    ///
    /// # Errors
    /// A [`SquareError`] that names the last square otherwise.
    pub const fn check(self, square: Square) -> Result<Square, SquareError> {
        if self.contains(square) {
            return Ok(square);
        }
        Err(SquareError::off_board(self, square))
    }

    /// The place of `square`, which must lie on the board, in [`Size::all_squares`].
    #[must_use]
    pub fn index(self, square: Square) -> usize {
        usize::from(square.column) * usize::from(self.0) + usize::from(square.row)
    }

    /// All squares, column by column from `a1`.
    pub fn all_squares(self) -> impl Iterator<Item = Square> {
        (0..self.0).flat_map(move |column| (0..self.0).map(move |row| Square::new(column, row)))
    }
}

/// A line along which queens attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Line {
    /// The same column.
    Column,
    /// The same row.
    Row,
    /// The same column − row.
    Diagonal,
    /// The same column + row.
    Antidiagonal,
}

impl Line {
    /// The name used in code, documents and JavaScript.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Column => "column",
            Self::Row => "row",
            Self::Diagonal => "diagonal",
            Self::Antidiagonal => "antidiagonal",
        }
    }
}

/// The first of `queens` that attacks `square`, and the line it holds.
#[must_use]
pub fn first_attacker(queens: &[Square], square: Square) -> Option<(Square, Line)> {
    queens.iter().find_map(|&queen| queen.attacks(square).map(|line| (queen, line)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_size_says_what_is_allowed() {
        assert_eq!(Size::new(26).map(Size::get), Ok(26));
        let message = Size::new(27).unwrap_err().to_string();
        assert_eq!(message, "size 27 is not allowed: it must be a whole number from 1 to 26");
    }

    #[test]
    fn every_square_reads_back() {
        let size = Size::new(26).unwrap();
        for square in size.all_squares() {
            assert_eq!(size.square(&square.to_string()), Ok(square));
        }
    }

    #[test]
    fn bad_squares_are_explained() {
        let size = Size::new(8).unwrap();
        assert_eq!(
            size.square("i1").unwrap_err().to_string(),
            "i1 is not on the 8 × 8 board: its squares go from a1 to h8"
        );
        for text in ["", "a", "a0", "11", "a1b", "a+1", "a27", "é1", "a999999999999"] {
            assert!(matches!(size.square(text), Err(SquareError::Form { .. })), "{text}");
        }
    }

    #[test]
    fn queens_attack_along_four_lines() {
        let c3 = Square::new(2, 2);
        let lines = ["c8", "h3", "e5", "a5", "d5"].map(|s| c3.attacks(s.parse().unwrap()));
        let [column, row, diagonal, antidiagonal, knight] = lines;
        assert_eq!(column, Some(Line::Column));
        assert_eq!(row, Some(Line::Row));
        assert_eq!(diagonal, Some(Line::Diagonal));
        assert_eq!(antidiagonal, Some(Line::Antidiagonal));
        assert_eq!(knight, None);
        assert_eq!(c3.attacks(c3), None);
    }
}
