//! Column by column with a bit for each line: the step from the programs of the sources to the fast engine.
//!
//! Three masks say which rows, diagonals and antidiagonals are taken. A shift lines the diagonals up with the rows of the
//! next column, and one expression gives its free squares. The lowest free bit is the next candidate, so no square is ever
//! refused: what the other methods spend on refusals is saved whole.
//!
//! ```text
//! 4 . . # .     queens on a1 and b3; the bits of column c, row 1 first:
//! 3 . Q # .       rows          1 0 1 0
//! 2 . . # .       diagonals     0 0 1 1     from a1 and from b3, upwards
//! 1 Q . # .       antidiagonals 0 1 0 0     from b3, downwards
//!   a b c d       free          0 0 0 0     a dead end, seen without trying a square
//! ```

use crate::board::{Size, Square};
use crate::event::Event;
use crate::methods::order::{self, depth};
use crate::search::{Problem, Verdict};
use crate::variable::Variable;

/// One bit for each line that a queen holds.
#[derive(Clone, Debug)]
pub struct BitMasks {
    size: Size,
    /// Bit r for row r.
    rows: u64,
    /// Bit n + row − column.
    diagonals: u64,
    /// Bit row + column.
    antidiagonals: u64,
}

impl BitMasks {
    /// The masks with no queen placed.
    #[must_use]
    pub const fn new(size: Size) -> Self {
        Self { size, rows: 0, diagonals: 0, antidiagonals: 0 }
    }

    const fn all(&self) -> u64 {
        (1 << self.size.get()) - 1
    }

    /// The diagonals that cross `column`, each as the bit of the row where it does.
    const fn diagonals_at(&self, column: u8) -> u64 {
        self.diagonals >> (self.size.get() - column) & self.all()
    }

    /// The same for the antidiagonals.
    const fn antidiagonals_at(&self, column: u8) -> u64 {
        self.antidiagonals >> column & self.all()
    }

    /// The rows where no queen attacks `column`.
    const fn free(&self, column: u8) -> u64 {
        self.all() & !(self.rows | self.diagonals_at(column) | self.antidiagonals_at(column))
    }

    /// Takes the three lines of `queen` when they are free, frees them when they are hers.
    const fn toggle(&mut self, queen: Square) {
        self.rows ^= 1 << queen.row;
        self.diagonals ^= 1 << (self.size.get() + queen.row - queen.column);
        self.antidiagonals ^= 1 << (queen.row + queen.column);
    }
}

impl Problem for BitMasks {
    fn next_candidate(&mut self, path: &[Square], previous: Option<Square>) -> Option<Square> {
        let column = depth(path);
        let tried = previous.map_or(0, |square| (2 << square.row) - 1);
        let left = self.free(column) & !tried;
        #[expect(clippy::cast_possible_truncation, reason = "a bit of 64")]
        let lowest = left.trailing_zeros() as u8;
        (left != 0).then_some(Square::new(column, lowest))
    }

    fn test(&self, _path: &[Square], _candidate: Square) -> Verdict {
        Verdict { accepted: true, comparisons: 0 }
    }

    fn is_solution(&self, path: &[Square]) -> bool {
        order::is_full(self.size, path)
    }

    fn placed(&mut self, path: &[Square]) {
        if let Some(&queen) = path.last() {
            self.toggle(queen);
        }
    }

    fn removed(&mut self, _path: &[Square], queen: Square) {
        self.toggle(queen);
    }

    fn variables(&self, path: &[Square], _last: Option<Event>) -> Vec<Variable> {
        let (column, n) = (depth(path), self.size.get());
        vec![
            Variable::number("column", Some(column)),
            Variable::bits("rows", n, self.rows),
            Variable::bits("diagonals", n, self.diagonals_at(column)),
            Variable::bits("antidiagonals", n, self.antidiagonals_at(column)),
            Variable::bits("free", n, self.free(column)),
        ]
    }
}
