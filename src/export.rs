//! All solutions of a board as a file, piece by piece, so that none of it has to be held.

use std::fmt::Write;
use std::task::Poll;

use thiserror::Error;

use crate::arrangement::Arrangement;
use crate::board::{Size, SizeError, Square};
use crate::engine::enumerate::{Rows, Solutions};
use crate::engine::list::Kind;
use crate::notation::{self, NOTATIONS, Notation};

/// What a file is written in.
#[derive(Clone, Copy, Debug)]
pub enum Format {
    /// Comma-separated: the number of the solution, and the row of each column, from 1.
    Csv,
    /// One object with an array of solutions, each an array of squares.
    Json,
    /// A notation, one solution after the other; those of several lines have an empty line between them.
    Text(&'static Notation),
}

/// No format has this id.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no format \"{given}\"; the formats are csv, json, {notations}")]
pub struct UnknownFormat {
    /// What was asked for.
    pub given: String,
    /// The ids of all notations.
    pub notations: String,
}

impl Format {
    /// The format called `csv` or `json`, or as a notation.
    ///
    /// # Errors
    /// An [`UnknownFormat`] that names all ids.
    pub fn by_id(id: &str) -> Result<Self, UnknownFormat> {
        match id {
            "csv" => Ok(Self::Csv),
            "json" => Ok(Self::Json),
            _ => notation::by_id(id).map(Self::Text).map_err(|unknown| UnknownFormat {
                given: unknown.given,
                notations: NOTATIONS.iter().map(|notation| notation.id).collect::<Vec<_>>().join(", "),
            }),
        }
    }
}

/// The file of all solutions, or of the fundamental ones with the sizes of their classes, in lexicographic order.
///
/// ```
/// # use joli_echiquier::{Size, engine::list::Kind, export::{Export, Format}};
/// let mut export = Export::new(Size::new(4)?, Kind::All, Format::by_id("csv")?)?;
/// assert_eq!(export.next_chunk(100).unwrap(), "solution,a,b,c,d\n1,2,4,1,3\n2,3,1,4,2\n");
/// assert_eq!(export.next_chunk(100), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Export {
    size: Size,
    kind: Kind,
    format: Format,
    solutions: Solutions,
    count: u64,
    phase: Phase,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Start,
    Solutions,
    End,
}

impl Export {
    /// Steps of the search for one piece: some milliseconds of work.
    const BUDGET: u32 = 1 << 18;

    /// The file for a board of `size`, before its first piece.
    ///
    /// # Errors
    /// A [`SizeError`] when the board is too large for the notation.
    pub fn new(size: Size, kind: Kind, format: Format) -> Result<Self, SizeError> {
        if let Format::Text(notation) = format {
            SizeError::check(size.get().into(), 1, notation.largest)?;
        }
        Ok(Self { size, kind, format, solutions: Solutions::new(size), count: 0, phase: Phase::Start })
    }

    /// How many solutions have been written so far.
    #[must_use]
    pub const fn count(&self) -> u64 {
        self.count
    }

    /// The next piece: whole solutions until there are at least so many bytes, or fewer, even none, when a few milliseconds
    /// have found no more. `None` after the last.
    pub fn next_chunk(&mut self, bytes: usize) -> Option<String> {
        let mut text = match self.phase {
            Phase::Start => self.head(),
            Phase::Solutions => String::new(),
            Phase::End => return None,
        };
        self.phase = Phase::Solutions;
        let mut budget = Self::BUDGET;
        while text.len() < bytes {
            match self.solutions.advance(&mut budget) {
                Poll::Ready(Some(rows)) => self.write(&rows, &mut text),
                Poll::Ready(None) => {
                    self.phase = Phase::End;
                    text.push_str(self.tail());
                    break;
                }
                Poll::Pending => break,
            }
        }
        Some(text)
    }

    fn head(&self) -> String {
        let classes = self.kind == Kind::Fundamental;
        match self.format {
            Format::Csv => {
                let columns = (0..self.size.get()).map(|column| format!(",{}", letter(column)));
                let members = if classes { ",members" } else { "" };
                format!("solution{members}{}\n", columns.collect::<String>())
            }
            Format::Json => {
                let name = if classes { "classes" } else { "solutions" };
                format!("{{\"size\":{},\"{name}\":[", self.size.get())
            }
            Format::Text(_) => String::new(),
        }
    }

    const fn tail(&self) -> &'static str {
        match self.format {
            Format::Json => "\n]}\n",
            Format::Csv | Format::Text(_) => "",
        }
    }

    fn write(&mut self, rows: &Rows, text: &mut String) {
        let Some(members) = self.kind.stands_for(rows) else { return };
        self.count += 1;
        match self.format {
            Format::Csv => self.write_csv(rows, members, text),
            Format::Json => self.write_json(rows, members, text),
            Format::Text(notation) => self.write_text(notation, rows, text),
        }
    }

    // Writing to a string cannot fail.

    fn write_csv(&self, rows: &Rows, members: u8, text: &mut String) {
        let _ = write!(text, "{}", self.count);
        if self.kind == Kind::Fundamental {
            let _ = write!(text, ",{members}");
        }
        for row in rows.iter() {
            let _ = write!(text, ",{}", row + 1);
        }
        text.push('\n');
    }

    fn write_json(&self, rows: &Rows, members: u8, text: &mut String) {
        text.push_str(if self.count == 1 { "\n" } else { ",\n" });
        let queens = (0..).zip(rows.iter()).map(|(column, &row)| format!("\"{}\"", Square::new(column, row)));
        let queens = queens.collect::<Vec<_>>().join(",");
        let _ = match self.kind {
            Kind::All => write!(text, "[{queens}]"),
            Kind::Fundamental => write!(text, "{{\"members\":{members},\"queens\":[{queens}]}}"),
        };
    }

    fn write_text(&self, notation: &Notation, rows: &Rows, text: &mut String) {
        let rows: Vec<u32> = rows.iter().map(|&row| row.into()).collect();
        // Both hold for every solution of a board that the notation can write.
        let Ok(arrangement) = Arrangement::new(&rows) else { return };
        let Ok(written) = notation.write(&arrangement, self.count) else { return };
        let start = text.len();
        let _ = write!(text, "{written}");
        text.push_str(if text[start..].contains('\n') { "\n\n" } else { "\n" });
    }
}

fn letter(column: u8) -> char {
    (b'a' + column) as char
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use serde_json::{Value, json};

    fn export(n: u32, kind: Kind, format: &str) -> Export {
        Export::new(Size::new(n).unwrap(), kind, Format::by_id(format).unwrap()).unwrap()
    }

    fn whole(mut export: Export, bytes: usize) -> String {
        std::iter::from_fn(|| export.next_chunk(bytes)).collect()
    }

    #[test]
    fn csv_has_a_line_for_each_class() {
        let text = whole(export(6, Kind::Fundamental, "csv"), 1);
        assert_eq!(text, "solution,members,a,b,c,d,e,f\n1,4,2,4,6,1,3,5\n");
        assert_eq!(whole(export(13, Kind::All, "csv"), 1 << 16).lines().count(), 1 + 73712);
    }

    #[test]
    fn json_is_read_back() {
        let read = |kind, n| serde_json::from_str::<Value>(&whole(export(n, kind, "json"), 50)).unwrap();
        assert_eq!(
            read(Kind::All, 4),
            json!({ "size": 4, "solutions": [["a2", "b4", "c1", "d3"], ["a3", "b1", "c4", "d2"]] })
        );
        assert_eq!(
            read(Kind::Fundamental, 4),
            json!({ "size": 4, "classes": [{ "members": 2, "queens": ["a2", "b4", "c1", "d3"] }] })
        );
        assert_eq!(read(Kind::All, 3), json!({ "size": 3, "solutions": [] }));
        assert_eq!(read(Kind::All, 8)["solutions"].as_array().unwrap().len(), 92);
    }

    #[test]
    fn texts_of_several_lines_stand_apart() {
        assert_eq!(whole(export(4, Kind::All, "list"), 1), "[2,4,1,3]\n[3,1,4,2]\n");
        let letters = whole(export(4, Kind::All, "letters"), 1);
        assert_eq!(letters, "Solution 1\nA3\nB1\nC4\nD2\n\nSolution 2\nA2\nB4\nC1\nD3\n\n");
    }

    #[test]
    fn an_unknown_format_is_explained() {
        let message = Format::by_id("xml").unwrap_err().to_string();
        assert!(
            message.starts_with("there is no format \"xml\"; the formats are csv, json, squares, "),
            "{message}"
        );
    }

    proptest! {
        #[test]
        fn pieces_make_the_whole_however_they_are_cut(bytes in 1..3000_usize, n in 1..=8_u32, format in 0..4_usize) {
            let format = ["csv", "json", "digits", "board"][format];
            let (pieces, one) = (export(n, Kind::All, format), export(n, Kind::All, format));
            prop_assert_eq!(whole(pieces, bytes), whole(one, usize::MAX));
        }
    }
}
