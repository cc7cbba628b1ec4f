//! All solutions in lexicographic order, one at a time, pausing when asked.
//!
//! Column by column with bit masks: a row, and a line of each slope, are one bit each, and the two slopes move by one
//! bit from column to column. The next solution is therefore the next leaf of a small fixed stack.

use std::fmt;
use std::ops::Deref;
use std::task::Poll;

use crate::board::{Size, Square};

const COLUMNS: usize = Size::MAX as usize;

/// The row of the queen in each column, from 0. Compares as the rows do, from the first column on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rows {
    rows: [u8; COLUMNS],
    columns: u8,
}

impl Rows {
    /// Every queen in the lowest row.
    pub(super) const fn new(size: Size) -> Self {
        Self { rows: [0; COLUMNS], columns: size.get() }
    }

    /// Puts the queen of its column onto `square`, which must be on the board.
    pub(super) const fn put(&mut self, square: Square) {
        self.rows[square.column as usize] = square.row;
    }
}

impl Deref for Rows {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.rows[..usize::from(self.columns)]
    }
}

impl fmt::Debug for Rows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, f)
    }
}

/// All ways to place n queens on a board of side n, none attacking another, in lexicographic order of their [`Rows`].
///
/// Takes no memory beyond itself. The whole of n = 12, 14,200 solutions, takes some milliseconds, and each further side
/// about six times as long as the one before.
///
/// ```
/// # use joli_echiquier::{Size, engine::enumerate::Solutions};
/// let mut solutions = Solutions::new(Size::new(8)?);
/// assert_eq!(*solutions.next().unwrap(), [0, 4, 7, 5, 2, 6, 1, 3]);
/// assert_eq!(solutions.count(), 91);
/// # Ok::<(), joli_echiquier::SizeError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Solutions {
    board: u32,
    column: usize,
    levels: [Level; COLUMNS],
    found: Rows,
}

/// A column with the queens before it. Bit r of each mask is its row r.
#[derive(Clone, Copy, Debug, Default)]
struct Level {
    /// Free rows not tried yet.
    left: u32,
    /// Rows that the queens before hold, and the rows where their two diagonals meet this column.
    rows: u32,
    rising: u32,
    falling: u32,
}

impl Level {
    /// The next column, once this one has its `queen`.
    const fn next(self, queen: u32, board: u32) -> Self {
        let rows = self.rows | queen;
        let rising = (self.rising | queen) << 1;
        let falling = (self.falling | queen) >> 1;
        Self { left: board & !(rows | rising | falling), rows, rising, falling }
    }
}

impl Solutions {
    /// All solutions on a board of `size`, before the first.
    #[must_use]
    pub fn new(size: Size) -> Self {
        let board = (1 << size.get()) - 1;
        let mut levels = [Level::default(); COLUMNS];
        levels[0].left = board;
        Self { board, column: 0, levels, found: Rows::new(size) }
    }

    /// Searches for the next solution, paying from `budget` one for each queen placed or column left. `Pending` when that
    /// is spent: the next call goes on. `Ready(None)` when there are no more.
    #[expect(clippy::cast_possible_truncation, reason = "a row is below 26")]
    pub fn advance(&mut self, budget: &mut u32) -> Poll<Option<Rows>> {
        while *budget > 0 {
            *budget -= 1;
            let level = &mut self.levels[self.column];
            let queen = level.left & level.left.wrapping_neg();
            if queen == 0 {
                let Some(column) = self.column.checked_sub(1) else { return Poll::Ready(None) };
                self.column = column;
                continue;
            }
            level.left ^= queen;
            self.found.rows[self.column] = queen.trailing_zeros() as u8;
            if self.column + 1 == usize::from(self.found.columns) {
                return Poll::Ready(Some(self.found));
            }
            let next = level.next(queen, self.board);
            // A column without a free row is left without entering it.
            if next.left != 0 {
                self.column += 1;
                self.levels[self.column] = next;
            }
        }
        Poll::Pending
    }
}

impl Iterator for Solutions {
    type Item = Rows;

    fn next(&mut self) -> Option<Rows> {
        loop {
            let mut budget = u32::MAX;
            if let Poll::Ready(found) = self.advance(&mut budget) {
                return found;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::symmetry::class_if_least;
    use proptest::prelude::*;

    fn solutions(n: u32) -> Solutions {
        Solutions::new(Size::new(n).unwrap())
    }

    fn written(rows: &[u8]) -> String {
        rows.iter().map(|row| (b'1' + row) as char).collect()
    }

    /// Every permutation in lexicographic order that holds no two queens on a diagonal: slow and obviously right.
    fn oracle(n: u8) -> Vec<Vec<u8>> {
        fn extend(n: u8, rows: &mut Vec<u8>, all: &mut Vec<Vec<u8>>) {
            if rows.len() == usize::from(n) {
                all.push(rows.clone());
            }
            for row in (0..n).filter(|row| !rows.contains(row)).collect::<Vec<_>>() {
                rows.push(row);
                extend(n, rows, all);
                rows.pop();
            }
        }
        let mut all = Vec::new();
        extend(n, &mut Vec::new(), &mut all);
        all.retain(|rows| {
            let queens = || (0_i16..).zip(rows.iter().map(|&row| i16::from(row)));
            queens().all(|(a, p)| queens().all(|(b, q)| a == b || (a - b).abs() != (p - q).abs()))
        });
        all
    }

    #[test]
    fn they_are_those_of_the_oracle_in_its_order() {
        for n in 1..=8 {
            let found: Vec<Vec<u8>> = solutions(n.into()).map(|rows| rows.to_vec()).collect();
            assert_eq!(found, oracle(n), "n = {n}");
        }
    }

    #[test]
    fn there_are_as_many_as_is_known() {
        let known = [1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200];
        for (n, count) in (1..).zip(known) {
            assert_eq!(solutions(n).count(), count, "n = {n}");
        }
    }

    #[test]
    fn the_eight_queens_stand_as_is_known() {
        let all: Vec<String> = solutions(8).map(|rows| written(&rows)).collect();
        assert_eq!([&all[0], &all[1], &all[91]], ["15863724", "16837425", "84136275"]);
        let fundamental: Vec<(String, u8)> = solutions(8)
            .filter_map(|rows| class_if_least(&rows).map(|size| (written(&rows), size)))
            .collect();
        let representatives: Vec<&str> = fundamental.iter().map(|(rows, _)| rows.as_str()).collect();
        assert_eq!(
            representatives,
            [
                "15863724", "16837425", "24683175", "25713864", "25741863", "26174835", "26831475",
                "27368514", "27581463", "35281746", "35841726", "36258174",
            ]
        );
        let of_four: Vec<&(String, u8)> = fundamental.iter().filter(|(_, size)| *size == 4).collect();
        assert_eq!(of_four, [&("35281746".to_owned(), 4)]);
    }

    proptest! {
        #[test]
        fn pauses_lose_nothing(n in 1..=9_u32, budget in 1..50_u32) {
            let mut paused = solutions(n);
            let mut found = Vec::new();
            loop {
                let mut left = budget;
                match paused.advance(&mut left) {
                    Poll::Pending => {}
                    Poll::Ready(Some(rows)) => found.push(rows),
                    Poll::Ready(None) => break,
                }
            }
            prop_assert_eq!(found, solutions(n).collect::<Vec<_>>());
            prop_assert_eq!(paused.advance(&mut 1), Poll::Ready(None));
        }
    }
}
