//! Row by row with a number for each diagonal, after the Atari article by Guillaume Tello.
//!
//! Queen n stands in row n. The program keeps, for each placed queen, its column and two numbers that name its
//! diagonals, c + n and c − n; a new queen is compared with **every** earlier one, even after a clash. It is iterative: a
//! queen without a place sends the program back to the one before, and when queen 1 has no place left, all is explored.

use crate::board::{Size, Square};
use crate::event::Event;
use crate::methods::order::{self, depth, from_one};
use crate::search::{Problem, Verdict};
use crate::variable::Variable;

/// The program's three arrays, `col()`, `diag1()` and `diag2()`, one entry for each row.
#[derive(Clone, Debug)]
pub struct DiagonalNumbers {
    size: Size,
    col: [i8; Size::MAX as usize],
    diag1: [i8; Size::MAX as usize],
    diag2: [i8; Size::MAX as usize],
}

/// What the program would store for a queen, counting from 1 as it does.
#[derive(Clone, Copy)]
struct Numbers {
    column: i8,
    sum: i8,
    difference: i8,
}

impl Numbers {
    #[expect(clippy::cast_possible_wrap, reason = "a board has at most 26 columns")]
    const fn of(square: Square) -> Self {
        let (column, n) = (square.column as i8 + 1, square.row as i8 + 1);
        Self { column, sum: column + n, difference: column - n }
    }
}

impl DiagonalNumbers {
    /// The program with no queen placed.
    #[must_use]
    pub const fn new(size: Size) -> Self {
        let empty = [0; Size::MAX as usize];
        Self { size, col: empty, diag1: empty, diag2: empty }
    }
}

impl Problem for DiagonalNumbers {
    fn next_candidate(&mut self, path: &[Square], previous: Option<Square>) -> Option<Square> {
        order::row_by_row(self.size, path, previous)
    }

    #[expect(clippy::cast_possible_truncation, reason = "a path has at most 26 squares")]
    #[expect(clippy::needless_bitwise_bool, reason = "without branches all comparisons run side by side")]
    fn test(&self, path: &[Square], candidate: Square) -> Verdict {
        let new = Numbers::of(candidate);
        let placed = path.len();
        let earlier = self.col[..placed].iter().zip(&self.diag1[..placed]).zip(&self.diag2[..placed]);
        let accepted = earlier.fold(true, |ok, ((&column, &sum), &difference)| {
            ok & (column != new.column) & (sum != new.sum) & (difference != new.difference)
        });
        Verdict { accepted, comparisons: placed as u32 }
    }

    fn is_solution(&self, path: &[Square]) -> bool {
        order::is_full(self.size, path)
    }

    fn placed(&mut self, path: &[Square]) {
        if let Some((&queen, earlier)) = path.split_last() {
            let new = Numbers::of(queen);
            let n = earlier.len();
            (self.col[n], self.diag1[n], self.diag2[n]) = (new.column, new.sum, new.difference);
        }
    }

    fn variables(&self, path: &[Square], _last: Option<Event>) -> Vec<Variable> {
        let array = |name, values: &[i8]| {
            Variable::list(name, 1, self.size.get(), values[..path.len()].iter().map(|&v| i32::from(v)))
        };
        vec![
            Variable::number("n", Some(from_one(depth(path)))),
            array("col", &self.col),
            array("diag1", &self.diag1),
            array("diag2", &self.diag2),
        ]
    }
}
