//! The reciprocal problem: the fewest queens that attack or occupy every square of the board.
//!
//! There are two readings, and they differ: with any queens, or with queens that do not attack one another. On the
//! 4 × 4 board two queens suffice, but they stand on one line; of queens that leave each other alone it takes three:
//!
//! ```text
//! 4 . . . .     4 . . . .
//! 3 . . Q .     3 . Q . .
//! 2 . . . .     2 . . . Q
//! 1 Q . . .     1 Q . . .
//!   a b c d       a b c d
//! ```

mod play;
mod search;
mod square_set;
mod watch;

pub use play::{Needed, PlayError, needed, uncovered};
pub use search::{DominationSearch, Progress};
pub use watch::Dominate;

use std::collections::BTreeSet;

use crate::board::{Size, SizeError, Square};
use crate::symmetry::Symmetry;

/// Which queens may dominate a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reading {
    /// Any queens, whether they attack one another or not.
    AnyQueens,
    /// Queens that do not attack one another.
    Independent,
}

/// All smallest dominating sets of a board, proved to be so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Domination {
    size: Size,
    reading: Reading,
    classes: Vec<Vec<Square>>,
    nodes: Vec<u64>,
}

impl Domination {
    /// The board's size.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// Which queens were allowed.
    #[must_use]
    pub const fn reading(&self) -> Reading {
        self.reading
    }

    /// The fewest queens that dominate the board.
    #[must_use]
    pub const fn queens(&self) -> usize {
        self.nodes.len()
    }

    /// One placement of each class under the eight symmetries of the board; there is always one.
    #[must_use]
    pub fn classes(&self) -> &[Vec<Square>] {
        &self.classes
    }

    /// All placements: the different images of each class.
    pub fn all(&self) -> impl Iterator<Item = Vec<Square>> {
        self.classes.iter().flat_map(|placement| orbit(self.size, placement))
    }

    /// How many placements there are.
    #[must_use]
    pub fn placements(&self) -> u64 {
        self.all().fold(0, |count, _| count + 1)
    }

    /// The size of the proof: the nodes visited with 1, 2, 3, … queens. All but the last number do not suffice.
    #[must_use]
    pub fn nodes(&self) -> &[u64] {
        &self.nodes
    }
}

/// The fewest queens that dominate a board of `size`, with all their placements.
///
/// A few milliseconds up to n = 11. From 12 on the time grows about 30 times with each size for any queens, to most of a minute
/// at 14; with independent queens that takes a second or two. [`DominationSearch`] does the same in pieces.
///
/// ```
/// use joli_echiquier::domination::{self, Reading};
/// use joli_echiquier::Size;
///
/// let any = domination::minimum(Size::new(8)?, Reading::AnyQueens)?;
/// assert_eq!((any.queens(), any.placements()), (5, 4860));
/// let independent = domination::minimum(Size::new(8)?, Reading::Independent)?;
/// assert_eq!((independent.queens(), independent.placements()), (5, 728));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// A [`SizeError`] beyond [`DominationSearch::MAX`].
pub fn minimum(size: Size, reading: Reading) -> Result<Domination, SizeError> {
    let mut search = DominationSearch::new(size, reading)?;
    loop {
        if let Some(domination) = search.run(u64::MAX) {
            return Ok(domination);
        }
    }
}

/// The different images of `placement`.
fn orbit(size: Size, placement: &[Square]) -> BTreeSet<Vec<Square>> {
    Symmetry::ALL.iter().map(|symmetry| symmetry.squares(size, placement)).collect()
}

/// The sum of the `count` largest of `gains`, the numbers of squares that queens would cover.
fn largest_sum(gains: impl Iterator<Item = u32>, count: usize) -> u32 {
    // A queen covers no more than four lines.
    const MOST: u32 = 4 * Size::MAX;
    let mut queens_by_gain = [0; MOST as usize];
    gains.for_each(|gain| queens_by_gain[gain as usize] += 1);
    let mut left = u32::try_from(count).unwrap_or(u32::MAX);
    let mut sum = 0;
    for (gain, queens) in (0..MOST).zip(queens_by_gain).rev() {
        let taken = left.min(queens);
        sum += gain * taken;
        left -= taken;
    }
    sum
}
