//! Reads a text from its front to its end, and says where it is when something is wrong.

use std::fmt;
use std::ops::Range;

use thiserror::Error;

use super::NotationError;
use crate::arrangement::{Arrangement, Clash, Draft};

/// A text, how far it has been read, and the queens met so far.
#[derive(Debug)]
pub struct Reader<'a> {
    text: &'a str,
    /// In bytes, always between two characters.
    at: usize,
    n: u32,
    draft: Draft,
    /// Queens put by their place in a list.
    listed: u32,
}

/// Character 2, the queen that the old program prints.
const OLD_QUEEN: char = '\u{2}';

/// What is wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// Something else should be here.
    #[error("{expected} is expected, {}", .found.map_or("but the text ends".to_owned(), |found| format!("not {found:?}")))]
    Expected {
        /// What should be here.
        expected: &'static str,
        /// What is here, unless the text ends.
        found: Option<char>,
    },
    /// A column or row that the board does not have.
    #[error("{axis} {written} is not on the {n} × {n} board: its {axis}s go from {first} to {last}")]
    OffBoard {
        /// Which of the two.
        axis: Axis,
        /// How the text writes it, shortened when it is long.
        written: String,
        /// Squares along one side of the board.
        n: u32,
        /// How the notation writes the first.
        first: String,
        /// How the notation writes the last.
        last: String,
    },
    /// A column or row that had a queen before.
    #[error("{axis} {written} is named twice: a {axis} holds one queen")]
    Twice {
        /// Which of the two.
        axis: Axis,
        /// How the text writes it.
        written: String,
    },
    /// A line of a drawn board that is longer or shorter than the board.
    #[error(
        "this line has {squares} squares, and those of the {n} × {n} board have {n}: it belongs to another board"
    )]
    Line {
        /// Squares in the line.
        squares: u32,
        /// Squares along one side of the board.
        n: u32,
    },
    /// A line of a drawn board without a queen, or with several.
    #[error("this line has {queens} queens: a column holds one")]
    Queens {
        /// Queens in the line.
        queens: usize,
    },
    /// The text ends too soon.
    #[error(
        "the text ends after {queens} queens, and the {n} × {n} board has {n}: it belongs to another board"
    )]
    TooFew {
        /// Queens in the text.
        queens: usize,
        /// Squares along one side of the board.
        n: u32,
    },
    /// The text goes on after its last queen.
    #[error("there are more than the {n} queens of the {n} × {n} board: it belongs to another board")]
    TooMany {
        /// Squares along one side of the board.
        n: u32,
    },
}

/// A coordinate of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Axis {
    /// The column.
    Column,
    /// The row.
    Row,
}

impl fmt::Display for Axis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Column => "column",
            Self::Row => "row",
        })
    }
}

/// A coordinate, from 0, and where the text names it.
#[derive(Clone, Debug)]
pub struct Coordinate {
    pub value: u32,
    pub span: Range<usize>,
}

impl<'a> Reader<'a> {
    pub fn new(text: &'a str, n: u32) -> Self {
        Self { text, at: 0, n, draft: Draft::new(n), listed: 0 }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Squares along one side of the board.
    pub const fn n(&self) -> u32 {
        self.n
    }

    /// Passes over spaces, line ends and `other`.
    fn skip(&mut self, other: Option<char>) {
        let left = self.rest().trim_start_matches(|c: char| c.is_whitespace() || Some(c) == other);
        self.at = self.text.len() - left.len();
    }

    /// Passes over spaces and `separator`s; whether anything is left.
    pub fn more(&mut self, separator: char) -> bool {
        self.skip(Some(separator));
        !self.rest().is_empty()
    }

    /// Passes over `word` if it comes next.
    pub fn eat(&mut self, word: &str) -> bool {
        self.skip(None);
        let eaten = self.rest().starts_with(word);
        if eaten {
            self.at += word.len();
        }
        eaten
    }

    /// Passes over `word`, which must come next; `expected` is what to call it.
    pub fn expect(&mut self, word: &str, expected: &'static str) -> Result<(), NotationError> {
        if self.eat(word) { Ok(()) } else { Err(self.expected(expected)) }
    }

    /// The number of a solution, which is not kept.
    pub fn pass_number(&mut self) -> Result<(), NotationError> {
        self.digits(usize::MAX).map(drop)
    }

    /// A column or row as a letter.
    pub fn letter(&mut self, axis: Axis) -> Result<Coordinate, NotationError> {
        self.skip(None);
        let Some(letter) = self.rest().chars().next().filter(char::is_ascii_alphabetic) else {
            return Err(self.expected("a letter"));
        };
        let span = self.at..self.at + 1;
        self.at += 1;
        let value = u32::from(letter.to_ascii_lowercase()) - u32::from('a');
        let name = |value: u32| char::from_u32(u32::from('a') + value).unwrap_or('z').to_string();
        self.on_board(axis, Some(value), span, name)
    }

    /// A column or row as a number, counted from `first`.
    pub fn number(&mut self, axis: Axis, first: u32) -> Result<Coordinate, NotationError> {
        self.numeral(axis, first, usize::MAX)
    }

    /// A column or row as a single digit, counted from 1.
    pub fn digit(&mut self, axis: Axis) -> Result<Coordinate, NotationError> {
        self.numeral(axis, 1, 1)
    }

    fn numeral(&mut self, axis: Axis, first: u32, longest: usize) -> Result<Coordinate, NotationError> {
        let span = self.digits(longest)?;
        let value = self.text[span.clone()].parse().ok().and_then(|number: u32| number.checked_sub(first));
        self.on_board(axis, value, span, |value| (first + value).to_string())
    }

    fn digits(&mut self, longest: usize) -> Result<Range<usize>, NotationError> {
        self.skip(None);
        let length = self.rest().bytes().take(longest).take_while(u8::is_ascii_digit).count();
        if length == 0 {
            return Err(self.expected("a number"));
        }
        let start = self.at;
        self.at += length;
        Ok(start..self.at)
    }

    fn on_board(
        &self,
        axis: Axis,
        value: Option<u32>,
        span: Range<usize>,
        name: impl Fn(u32) -> String,
    ) -> Result<Coordinate, NotationError> {
        if let Some(value) = value.filter(|&value| value < self.n) {
            return Ok(Coordinate { value, span });
        }
        let (written, start) = (self.written(&span), span.start);
        let (first, last) = (name(0), name(self.n - 1));
        Err(self.fault_at(start, Fault::OffBoard { axis, written, n: self.n, first, last }))
    }

    /// The row of the one queen in a line that draws a column, a dot for each other row.
    pub fn drawn_line(&mut self) -> Result<Coordinate, NotationError> {
        let start = self.at;
        let line = self.rest().lines().next().unwrap_or_default();
        let squares = line.char_indices().filter(|(_, square)| !square.is_whitespace());
        let (mut length, mut queens) = (0, Vec::new());
        for (at, square) in squares {
            self.at = start + at;
            match square {
                '.' => {}
                'Q' | OLD_QUEEN => queens.push(length),
                _ => return Err(self.expected("a dot or a Q")),
            }
            length += 1;
        }
        self.at = start + line.len();
        if length != self.n {
            return Err(self.fault_at(start, Fault::Line { squares: length, n: self.n }));
        }
        match queens[..] {
            [value] => Ok(Coordinate { value, span: start..start }),
            _ => Err(self.fault_at(start, Fault::Queens { queens: queens.len() })),
        }
    }

    /// The column or row of the queen that comes next in a list.
    pub fn next_in_list(&mut self) -> Result<Coordinate, NotationError> {
        if self.listed == self.n {
            return Err(self.fault_at(self.at, Fault::TooMany { n: self.n }));
        }
        self.listed += 1;
        Ok(Coordinate { value: self.listed - 1, span: self.at..self.at })
    }

    /// Puts a queen on the board.
    pub fn put(&mut self, column: &Coordinate, row: &Coordinate) -> Result<(), NotationError> {
        self.draft.put(column.value, row.value).map_err(|clash| {
            let (axis, Coordinate { value, span }) = match clash {
                Clash::Row => (Axis::Row, row),
                Clash::Column | Clash::OffBoard => (Axis::Column, column),
            };
            // A drawn queen has no name in the text.
            let written = if span.is_empty() { (value + 1).to_string() } else { self.written(span) };
            self.fault_at(span.start, Fault::Twice { axis, written })
        })
    }

    /// The arrangement, when the text ends here and every column has its queen.
    pub fn finish(mut self) -> Result<Arrangement, NotationError> {
        self.skip(None);
        if !self.rest().is_empty() {
            return Err(self.expected("the end of the text"));
        }
        let fault = Fault::TooFew { queens: self.draft.queens(), n: self.n };
        let too_few = self.fault_at(self.at, fault);
        self.draft.finish().ok_or(too_few)
    }

    fn written(&self, span: &Range<usize>) -> String {
        const SHOWN: usize = 12;
        let written = &self.text[span.clone()];
        // A span covers ASCII only.
        if written.len() > SHOWN { format!("{}…", &written[..SHOWN]) } else { written.to_owned() }
    }

    fn expected(&self, expected: &'static str) -> NotationError {
        self.fault_at(self.at, Fault::Expected { expected, found: self.rest().chars().next() })
    }

    /// `fault`, found `at` so many bytes from the start.
    pub fn fault_at(&self, at: usize, fault: Fault) -> NotationError {
        let before = &self.text[..at];
        let line_start = before.rfind('\n').map_or(0, |end| end + 1);
        let line = before.matches('\n').count() + 1;
        let character = before[line_start..].chars().count() + 1;
        NotationError::Text { line, character, fault }
    }
}
