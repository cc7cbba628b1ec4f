//! What a search does, one event at a time, and what it has cost so far.

use std::fmt;

use crate::board::Square;

/// One step of a search. Places and removals form a stack: the squares of the current path.
///
/// Written in trace notation, the first steps on the 2 × 2 board are `+a1 xa2 xb2 ! -a1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A candidate passed its test and joined the path: `+b3`.
    Place(Square),
    /// A candidate failed its test: `xb3`.
    Reject(Square),
    /// No candidate of this level worked: `!`.
    DeadEnd,
    /// The last square of the path was taken back: `-b3`.
    Remove(Square),
    /// The path is a solution: `*`.
    Solution,
}

impl Event {
    /// The name used in JavaScript.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Place(_) => "place",
            Self::Reject(_) => "reject",
            Self::DeadEnd => "dead-end",
            Self::Remove(_) => "remove",
            Self::Solution => "solution",
        }
    }

    /// The square it is about, if any.
    #[must_use]
    pub const fn square(self) -> Option<Square> {
        match self {
            Self::Place(square) | Self::Reject(square) | Self::Remove(square) => Some(square),
            Self::DeadEnd | Self::Solution => None,
        }
    }

    /// The same event on the board with columns and rows exchanged.
    #[must_use]
    pub const fn transposed(self) -> Self {
        match self {
            Self::Place(square) => Self::Place(square.transposed()),
            Self::Reject(square) => Self::Reject(square.transposed()),
            Self::Remove(square) => Self::Remove(square.transposed()),
            Self::DeadEnd | Self::Solution => self,
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(square) => write!(f, "+{square}"),
            Self::Reject(square) => write!(f, "x{square}"),
            Self::Remove(square) => write!(f, "-{square}"),
            Self::DeadEnd => f.write_str("!"),
            Self::Solution => f.write_str("*"),
        }
    }
}

/// What a search has done since its start. Kept by the search, never by a method.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counters {
    /// Comparisons of two queens, as the method's source really makes them.
    pub comparisons: u64,
    /// Candidates that failed their test.
    pub rejections: u64,
    /// Squares taken back.
    pub removals: u64,
    /// Levels at which no candidate worked.
    pub dead_ends: u64,
    /// Solutions found.
    pub solutions: u64,
    nodes_per_level: Vec<u64>,
}

impl Default for Counters {
    /// A search that has only its root.
    fn default() -> Self {
        Self {
            comparisons: 0,
            rejections: 0,
            removals: 0,
            dead_ends: 0,
            solutions: 0,
            nodes_per_level: vec![1],
        }
    }
}

impl Counters {
    /// Candidates that passed their test.
    #[must_use]
    pub fn placements(&self) -> u64 {
        self.nodes() - 1
    }

    /// Candidates tested: placements and rejections.
    #[must_use]
    pub fn tests(&self) -> u64 {
        self.placements() + self.rejections
    }

    /// Nodes of the search tree visited, with the root.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes_per_level.iter().sum()
    }

    /// Nodes visited with 0, 1, 2, … squares on the path.
    #[must_use]
    pub fn nodes_per_level(&self) -> &[u64] {
        &self.nodes_per_level
    }

    /// Events in all: the step the search has reached.
    #[must_use]
    pub fn steps(&self) -> u64 {
        self.tests() + self.removals + self.dead_ends + self.solutions
    }

    /// Adds `event`, which left `depth` squares on the path.
    pub fn record(&mut self, event: Event, depth: usize) {
        match event {
            Event::Place(_) => {
                if depth == self.nodes_per_level.len() {
                    self.nodes_per_level.push(0);
                }
                self.nodes_per_level[depth] += 1;
            }
            Event::Reject(_) => self.rejections += 1,
            Event::Remove(_) => self.removals += 1,
            Event::DeadEnd => self.dead_ends += 1,
            Event::Solution => self.solutions += 1,
        }
    }
}
