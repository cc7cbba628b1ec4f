//! What the queens that somebody has placed leave uncovered, and how many more it takes.

use thiserror::Error;

use super::search::DominationSearch;
use super::square_set::{SquareSet, square_at};
use super::{Reading, square_set};
use crate::board::{Line, Size, Square, first_attacker};

/// Enough for 26 × 26 squares.
const WORDS: usize = 11;

/// Two queens that attack each other where none may.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{queen} and {other} attack each other along a {line}: no queens may do so here", line = .line.name())]
pub struct PlayError {
    /// The first queen.
    pub queen: Square,
    /// The one she attacks.
    pub other: Square,
    /// The line between them.
    pub line: Line,
}

/// How many queens are still needed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Needed {
    /// No fewer do.
    pub at_least: usize,
    /// So many queens that cover all that is left; none when it was not found within the budget, and then
    /// it may take more than `at_least`.
    pub example: Option<Vec<Square>>,
}

/// The squares that `queens` neither attack nor occupy, column by column.
#[must_use]
pub fn uncovered(size: Size, queens: &[Square]) -> Vec<Square> {
    let uncovered: SquareSet<WORDS> = square_set::uncovered(size, queens);
    uncovered.iter().map(|index| square_at(size, index)).collect()
}

/// How many queens at least must join `queens` to dominate the board, as far as `budget` nodes of search can tell.
///
/// The bound is the number of queens for which the exact search has not yet shown that they do not suffice. On boards beyond
/// [`DominationSearch::MAX`] it is only the larger of two: what is left over, divided by what one queen can cover of it; and
/// half of n − 1, rounded up, less the queens that stand (after Spencer: no (n − 1) / 2 − 1 queens dominate an n × n board).
///
/// # Errors
/// A [`PlayError`] when two of `queens` attack each other and the reading forbids it.
pub fn needed(size: Size, reading: Reading, queens: &[Square], budget: u64) -> Result<Needed, PlayError> {
    if reading == Reading::Independent {
        all_apart(queens)?;
    }
    let uncovered = uncovered(size, queens);
    if uncovered.is_empty() {
        return Ok(Needed { at_least: 0, example: Some(Vec::new()) });
    }
    let Ok(mut search) = DominationSearch::completing(size, reading, queens) else {
        return Ok(Needed { at_least: bound(size, &uncovered, queens.len()), example: None });
    };
    while search.example().is_none() && search.progress().nodes < budget {
        search.run(1);
    }
    Ok(Needed { at_least: search.progress().queens, example: search.example() })
}

fn all_apart(queens: &[Square]) -> Result<(), PlayError> {
    queens.iter().enumerate().try_for_each(|(index, &other)| match first_attacker(&queens[..index], other) {
        Some((queen, line)) => Err(PlayError { queen, other, line }),
        None => Ok(()),
    })
}

/// The bound for boards too large for the search.
fn bound(size: Size, uncovered: &[Square], standing: usize) -> usize {
    let gain = |queen: Square| uncovered.iter().filter(|&&square| square_set::covers(queen, square)).count();
    let best = size.all_squares().map(gain).max().unwrap_or(1);
    let spencer = usize::from(size.get() / 2).saturating_sub(standing);
    uncovered.len().div_ceil(best).max(spencer)
}
