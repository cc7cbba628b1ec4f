//! The knight's tour: every square of the board once, from the square of your choice, open or closed.
//!
//! One search serves for watching and for the answer: [`Warnsdorff`]. It ends within a few thousand events from every start
//! of every board on which there is a tour; the tests try them all.
//!
//! ```
//! use joli_echiquier::knights_tour::{knights_tour, Tour};
//! use joli_echiquier::Size;
//!
//! let size = Size::new(8)?;
//! let squares = knights_tour(size, size.square("d4")?, Tour::Closed)?;
//! assert_eq!(squares.len(), 64);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod no_tour;
mod play;
mod warnsdorff;

pub use no_tour::{NoTour, no_tour};
pub use play::{Hint, Path, PathError};
pub use warnsdorff::Warnsdorff;

use crate::board::{Size, Square};
use crate::search::{Goal, Search};

/// Where a tour may end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tour {
    /// Anywhere.
    Open,
    /// One move from where it started.
    Closed,
}

/// Whether a knight moves from one square to the other.
///
/// ```
/// # use joli_echiquier::{knights_tour::is_move, Square};
/// assert!(is_move(Square::new(0, 0), Square::new(1, 2)));
/// assert!(!is_move(Square::new(0, 0), Square::new(1, 1)));
/// ```
#[must_use]
pub const fn is_move(from: Square, to: Square) -> bool {
    matches!((from.column.abs_diff(to.column), from.row.abs_diff(to.row)), (1, 2) | (2, 1))
}

/// The squares one move from `from`, column by column.
pub fn moves(size: Size, from: Square) -> impl Iterator<Item = Square> {
    const LEAPS: [(i8, i8); 8] = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)];
    let to = move |(columns, rows)| {
        let column = from.column.checked_add_signed(columns)?;
        Some(Square::new(column, from.row.checked_add_signed(rows)?))
    };
    LEAPS.into_iter().filter_map(to).filter(move |&to| size.contains(to))
}

/// A tour of the board from `start`; the square of each move in order.
///
/// # Errors
/// The reason why there is none.
pub fn knights_tour(size: Size, start: Square, tour: Tour) -> Result<Vec<Square>, NoTour> {
    let mut search = Search::new(Warnsdorff::new(size, start, tour)?);
    search.run(Goal::Solution, u64::MAX);
    Ok(search.path().to_vec())
}
