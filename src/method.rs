//! The registry: every method that can be watched, by its id.
//!
//! A new method is one file in `methods` and one line in [`METHODS`].

use std::fmt;

use thiserror::Error;

use crate::board::{Size, Square};
use crate::domination::{Dominate, Reading};
use crate::knights_tour::{NoTour, Tour, Warnsdorff};
use crate::methods::attack_board::AttackBoard;
use crate::methods::bit_masks::BitMasks;
use crate::methods::diagonal_numbers::DiagonalNumbers;
use crate::methods::four_domains::FourDomains;
use crate::methods::pairwise::Pairwise;
use crate::methods::permutation::Permutation;
use crate::methods::queen_list::QueenList;
use crate::search::Problem;
use crate::timeline::Timeline;

/// What is being solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Puzzle {
    /// n queens on an n × n board, none attacking another.
    Queens,
    /// The fewest queens that attack or occupy every square.
    Domination,
    /// A knight that visits every square once.
    Knight,
}

impl Puzzle {
    /// The name used in JavaScript, attributes and links.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Queens => "queens",
            Self::Domination => "domination",
            Self::Knight => "knight",
        }
    }
}

/// One way to solve a puzzle that can be watched.
#[derive(Clone, Copy, Debug)]
pub struct Method {
    /// The name used in JavaScript, attributes and links.
    pub id: &'static str,
    /// What it solves.
    pub puzzle: Puzzle,
    start: fn(Size, Options) -> Result<Timeline, MethodError>,
}

/// What a run may be told beside its size.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// Where the knight starts; `a1` when not said. Other puzzles have no start.
    pub start: Option<Square>,
}

impl Method {
    /// A run of this method on a board of `size`, before its first event.
    ///
    /// # Errors
    /// A [`MethodError`] when the options do not fit the board or the puzzle.
    pub fn start(&self, size: Size, options: Options) -> Result<Timeline, MethodError> {
        (self.start)(size, options)
    }
}

/// A run that cannot start.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MethodError {
    /// No method has this id.
    #[error("there is no method \"{given}\"; the methods are {allowed}")]
    Unknown {
        /// What was asked for.
        given: String,
        /// All ids.
        allowed: String,
    },
    /// A knight's tour that does not exist.
    #[error(transparent)]
    NoTour(#[from] NoTour),
}

/// All methods, in the order in which they are offered; the first of each puzzle is its default.
pub const METHODS: &[Method] = &[
    Method {
        id: "diagonal-numbers",
        puzzle: Puzzle::Queens,
        start: |size, _| Ok(watch(DiagonalNumbers::new(size))),
    },
    Method { id: "attack-board", puzzle: Puzzle::Queens, start: |size, _| Ok(watch(AttackBoard::new(size))) },
    Method { id: "pairwise", puzzle: Puzzle::Queens, start: |size, _| Ok(watch(Pairwise::new(size))) },
    Method { id: "permutation", puzzle: Puzzle::Queens, start: |size, _| Ok(watch(Permutation::new(size))) },
    Method { id: "four-domains", puzzle: Puzzle::Queens, start: |size, _| Ok(watch(FourDomains::new(size))) },
    Method { id: "queen-list", puzzle: Puzzle::Queens, start: |size, _| Ok(watch(QueenList::new(size))) },
    Method { id: "bit-masks", puzzle: Puzzle::Queens, start: |size, _| Ok(watch(BitMasks::new(size))) },
    Method {
        id: "domination",
        puzzle: Puzzle::Domination,
        start: |size, _| Ok(watch(Dominate::new(size, Reading::AnyQueens))),
    },
    Method {
        id: "independent-domination",
        puzzle: Puzzle::Domination,
        start: |size, _| Ok(watch(Dominate::new(size, Reading::Independent))),
    },
    Method {
        id: "knight-open",
        puzzle: Puzzle::Knight,
        start: |size, options| ride(size, options, Tour::Open),
    },
    Method {
        id: "knight-closed",
        puzzle: Puzzle::Knight,
        start: |size, options| ride(size, options, Tour::Closed),
    },
];

fn watch<P: Problem + fmt::Debug + 'static>(problem: P) -> Timeline {
    Timeline::new(problem)
}

fn ride(size: Size, options: Options, tour: Tour) -> Result<Timeline, MethodError> {
    let start = options.start.unwrap_or(Square::new(0, 0));
    Ok(watch(Warnsdorff::new(size, start, tour)?))
}

/// The method called `id`.
///
/// # Errors
/// A [`MethodError`] that names all ids.
pub fn by_id(id: &str) -> Result<&'static Method, MethodError> {
    METHODS.iter().find(|method| method.id == id).ok_or_else(|| MethodError::Unknown {
        given: id.chars().take(40).collect(),
        allowed: METHODS.iter().map(|method| method.id).collect::<Vec<_>>().join(", "),
    })
}
