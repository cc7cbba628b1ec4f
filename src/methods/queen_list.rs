//! Column by column with a list of rows, after the Chinese article that walks on until it hits the south wall.
//!
//! `queenList[col]` is the row of the queen in a column. A square is safe when no queen further left holds its row, its
//! column − row or its column + row; the check stops at the first that does. The main program puts the first queen on each
//! row in turn without a check, since there is nothing to check her against, and a recursive function places all the others.

use crate::board::{Size, Square};
use crate::event::Event;
use crate::methods::order::{self, depth};
use crate::search::{Problem, Verdict};
use crate::variable::Variable;

/// The program's array `queenList` is the path itself.
#[derive(Clone, Debug)]
pub struct QueenList {
    size: Size,
}

impl QueenList {
    /// The program with no queen placed.
    #[must_use]
    pub const fn new(size: Size) -> Self {
        Self { size }
    }
}

impl Problem for QueenList {
    fn next_candidate(&mut self, path: &[Square], previous: Option<Square>) -> Option<Square> {
        order::column_by_column(self.size, path, previous)
    }

    fn test(&self, path: &[Square], candidate: Square) -> Verdict {
        Verdict::stopping_at_first(path.iter().map(|queen| {
            queen.row == candidate.row
                || queen.diagonal() == candidate.diagonal()
                || queen.antidiagonal() == candidate.antidiagonal()
        }))
    }

    fn is_solution(&self, path: &[Square]) -> bool {
        order::is_full(self.size, path)
    }

    fn variables(&self, path: &[Square], last: Option<Event>) -> Vec<Variable> {
        let tried = last.and_then(order::loop_at);
        vec![
            Variable::number("col", Some(depth(path))),
            Variable::number("row", tried.map(|square| square.row)),
            Variable::list("queenList", 0, self.size.get(), path.iter().map(|queen| queen.row.into())),
        ]
    }
}
