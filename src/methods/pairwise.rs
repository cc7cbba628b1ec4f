//! Row by row with one test for two queens, after the French course on tree search in Pascal.
//!
//! A queen goes to row i and column j = `pos[i]`. One function says whether two positions are in conflict: the same row, the
//! same column, or as many rows apart as columns. A new position is compatible when it is in conflict with none of the
//! earlier queens; the loop over them stops at the first conflict. Nothing but `pos` is kept.

use crate::board::{Size, Square};
use crate::event::Event;
use crate::methods::order::{self, depth, from_one};
use crate::search::{Problem, Verdict};
use crate::variable::Variable;

/// The program's array `pos` is the path itself.
#[derive(Clone, Debug)]
pub struct Pairwise {
    size: Size,
}

impl Pairwise {
    /// The program with no queen placed.
    #[must_use]
    pub const fn new(size: Size) -> Self {
        Self { size }
    }
}

/// Whether queens on these two squares can take each other.
const fn conflict(one: Square, other: Square) -> bool {
    let columns = one.column.abs_diff(other.column);
    let rows = one.row.abs_diff(other.row);
    rows == 0 || columns == 0 || rows == columns
}

impl Problem for Pairwise {
    fn next_candidate(&mut self, path: &[Square], previous: Option<Square>) -> Option<Square> {
        order::row_by_row(self.size, path, previous)
    }

    fn test(&self, path: &[Square], candidate: Square) -> Verdict {
        Verdict::stopping_at_first(path.iter().map(|&queen| conflict(candidate, queen)))
    }

    fn is_solution(&self, path: &[Square]) -> bool {
        order::is_full(self.size, path)
    }

    fn variables(&self, path: &[Square], last: Option<Event>) -> Vec<Variable> {
        let tried = last.and_then(order::loop_at);
        vec![
            Variable::number("i", Some(from_one(depth(path)))),
            Variable::number("j", tried.map(|square| from_one(square.column))),
            Variable::list("pos", 1, self.size.get(), path.iter().map(|queen| from_one(queen.column))),
        ]
    }
}
