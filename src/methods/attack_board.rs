//! Column by column on a board of integers, after the exercise by Irène Charon.
//!
//! Every square holds an integer: `dim` while it is free, else the smallest column of a queen that attacks it. Placing a
//! queen marks the free squares she attacks to her right, and taking her back frees those that hold her own column; those
//! that a queen further left had marked before stay as they are. So a test reads one integer and compares no queens.
//!
//! ```text
//! 4 4 4 0     after a queen on a1: her row and her diagonal hold 0, all the rest dim = 4;
//! 4 4 0 4     her own column is left alone, since no other queen is tried there
//! 4 0 4 4
//! 4 0 0 0
//! ```

use crate::board::{Size, Square};
use crate::event::Event;
use crate::methods::order::{self, depth};
use crate::search::{Problem, Verdict};
use crate::variable::Variable;

const LONGEST: usize = Size::MAX as usize;

/// The board of integers. The row of each queen, which the program keeps in an array, is the path itself.
#[derive(Clone, Debug)]
pub struct AttackBoard {
    size: Size,
    /// By column, then row.
    cells: [[u8; LONGEST]; LONGEST],
}

impl AttackBoard {
    /// The board with all squares free.
    #[must_use]
    pub const fn new(size: Size) -> Self {
        Self { size, cells: [[size.get(); LONGEST]; LONGEST] }
    }

    fn cell(&self, square: Square) -> u8 {
        self.cells[usize::from(square.column)][usize::from(square.row)]
    }

    /// Writes `new` in the squares to the right of `queen` that she attacks and that hold `old`.
    fn exchange(&mut self, queen: Square, old: u8, new: u8) {
        let (column, row, dim) =
            (usize::from(queen.column), usize::from(queen.row), usize::from(self.size.get()));
        for (distance, cells) in self.cells[..dim].iter_mut().skip(column).enumerate().skip(1) {
            let lines = [Some(row), row.checked_sub(distance), Some(row + distance).filter(|&row| row < dim)];
            for row in lines.into_iter().flatten() {
                if cells[row] == old {
                    cells[row] = new;
                }
            }
        }
    }
}

impl Problem for AttackBoard {
    fn next_candidate(&mut self, path: &[Square], previous: Option<Square>) -> Option<Square> {
        order::column_by_column(self.size, path, previous)
    }

    fn test(&self, _path: &[Square], candidate: Square) -> Verdict {
        Verdict { accepted: self.cell(candidate) == self.size.get(), comparisons: 0 }
    }

    fn is_solution(&self, path: &[Square]) -> bool {
        order::is_full(self.size, path)
    }

    fn placed(&mut self, path: &[Square]) {
        if let Some(&queen) = path.last() {
            self.exchange(queen, self.size.get(), queen.column);
        }
    }

    fn removed(&mut self, _path: &[Square], queen: Square) {
        self.exchange(queen, queen.column, self.size.get());
    }

    fn variables(&self, path: &[Square], _last: Option<Event>) -> Vec<Variable> {
        vec![
            Variable::number("colonne", Some(depth(path))),
            Variable::list("ligne", 0, self.size.get(), path.iter().map(|queen| queen.row.into())),
            Variable::grid("echiquier", self.size, |square| self.cell(square).into()),
        ]
    }
}
