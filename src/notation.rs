//! Solutions as text, in and out: the squares, and the way in which each source writes them.
//!
//! A new notation is a way to write and a way to read in `notation/forms.rs`, and one entry in [`NOTATIONS`].
//!
//! ```
//! # use joli_echiquier::{Arrangement, notation};
//! let solution = Arrangement::new(&[1, 3, 0, 2])?;
//! let text = |id| notation::by_id(id).unwrap().write(&solution, 1).unwrap().to_string();
//! assert_eq!(text("squares"), "a2 b4 c1 d3");
//! assert_eq!(text("digits"), "2413");
//! assert_eq!(text("letters"), "Solution 1\nA3\nB1\nC4\nD2");
//! assert_eq!(text("coordinates"), "(0, 1) (1, 3) (2, 0) (3, 2)");
//! assert_eq!(text("pos"), "pos = (3, 1, 4, 2)");
//! assert_eq!(text("list"), "[2,4,1,3]");
//!
//! let read = notation::by_id("list")?.read("[2,4,1,3]", 4)?;
//! assert_eq!(read, solution);
//! let error = notation::by_id("list")?.read("[2,4,1,4]", 4).unwrap_err();
//! assert_eq!(error.to_string(), "line 1, character 8: row 4 is named twice: a row holds one queen");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod forms;
mod reader;

use std::fmt;

use thiserror::Error;

pub use reader::{Axis, Fault};

use crate::arrangement::Arrangement;
use crate::board::{Size, SizeError};
use reader::Reader;

/// One way to write a solution.
#[derive(Clone, Copy, Debug)]
pub struct Notation {
    /// The name used in JavaScript and in names of files.
    pub id: &'static str,
    /// The methods whose source writes so.
    pub methods: &'static [&'static str],
    /// The largest board that it can write.
    pub largest: u32,
    write: fn(&Arrangement, u64, &mut fmt::Formatter<'_>) -> fmt::Result,
    read: fn(&mut Reader<'_>) -> Result<(), NotationError>,
}

/// All notations, in the order in which they are offered.
pub const NOTATIONS: &[Notation] = &[
    Notation {
        id: "squares",
        methods: &["bit-masks"],
        largest: Size::MAX,
        write: forms::write_squares,
        read: forms::read_squares,
    },
    Notation {
        id: "digits",
        methods: &[],
        largest: Arrangement::LARGEST,
        write: forms::write_digits,
        read: forms::read_digits,
    },
    Notation {
        id: "letters",
        methods: &["diagonal-numbers"],
        largest: Size::MAX,
        write: forms::write_letters,
        read: forms::read_letters,
    },
    Notation {
        id: "coordinates",
        methods: &["attack-board"],
        largest: Arrangement::LARGEST,
        write: forms::write_coordinates,
        read: forms::read_coordinates,
    },
    Notation {
        id: "pos",
        methods: &["pairwise"],
        largest: Arrangement::LARGEST,
        write: forms::write_pos,
        read: forms::read_pos,
    },
    Notation {
        id: "list",
        methods: &["permutation", "four-domains"],
        largest: Arrangement::LARGEST,
        write: forms::write_list,
        read: forms::read_list,
    },
    Notation {
        id: "board",
        methods: &["queen-list"],
        largest: Size::MAX,
        write: forms::write_board,
        read: forms::read_board,
    },
];

/// No notation has this id.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no notation \"{given}\"; the notations are {allowed}")]
pub struct UnknownNotation {
    /// What was asked for.
    pub given: String,
    /// All ids.
    pub allowed: String,
}

/// The notation called `id`.
///
/// # Errors
/// An [`UnknownNotation`] that names all ids.
pub fn by_id(id: &str) -> Result<&'static Notation, UnknownNotation> {
    NOTATIONS.iter().find(|notation| notation.id == id).ok_or_else(|| UnknownNotation {
        given: id.chars().take(40).collect(),
        allowed: NOTATIONS.iter().map(|notation| notation.id).collect::<Vec<_>>().join(", "),
    })
}

/// A text that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotationError {
    /// The notation has no such board.
    #[error(transparent)]
    Size(#[from] SizeError),
    /// Something in the text.
    #[error("line {line}, character {character}: {fault}")]
    Text {
        /// Where it is, from 1.
        line: usize,
        /// Where it is in the line, from 1.
        character: usize,
        /// What it is.
        fault: Fault,
    },
}

impl Notation {
    /// `arrangement` in this notation, as the solution of this `number` where the notation says it: written as it is shown,
    /// so that a board of any size needs no memory for its text. One line or several, without a line end.
    ///
    /// # Errors
    /// A [`SizeError`] when the board is too large for this notation.
    pub fn write<'a>(&self, arrangement: &'a Arrangement, number: u64) -> Result<Written<'a>, SizeError> {
        SizeError::check(arrangement.size(), 1, self.largest)?;
        Ok(Written { arrangement, number, write: self.write })
    }

    /// Reads back what [`write`](Self::write) writes for an `n` × `n` board, with any spacing. Takes time in proportion to the
    /// length of the text and to n.
    ///
    /// # Errors
    /// A [`NotationError`] that says where the text is at fault and why.
    pub fn read(&self, text: &str, n: u32) -> Result<Arrangement, NotationError> {
        let mut reader = Reader::new(text, SizeError::check(n, 1, self.largest)?);
        (self.read)(&mut reader)?;
        reader.finish()
    }
}

/// An [`Arrangement`] in some notation, to be displayed.
#[derive(Clone, Copy, Debug)]
pub struct Written<'a> {
    arrangement: &'a Arrangement,
    number: u64,
    write: fn(&Arrangement, u64, &mut fmt::Formatter<'_>) -> fmt::Result,
}

impl fmt::Display for Written<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.write)(self.arrangement, self.number, f)
    }
}
