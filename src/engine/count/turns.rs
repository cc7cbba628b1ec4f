//! Solutions that a turn of the board leaves alone, and the fundamental solutions that follow from them.

use crate::board::Square;

/// A turn of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// By a quarter.
    Quarter,
    /// By a half.
    Half,
}

impl Turn {
    fn apply(self, n: u8, square: Square) -> Square {
        let Square { column, row } = square;
        match self {
            Self::Quarter => Square::new(row, n - 1 - column),
            Self::Half => Square::new(n - 1 - column, n - 1 - row),
        }
    }
}

/// The solutions of an `n` × `n` board that `turn` leaves as they are, for n up to 32.
///
/// Column after column; each queen brings with it those that the turn makes of it.
pub fn unchanged(n: u8, turn: Turn) -> u64 {
    Symmetric { n, turn }.count(Lines::default())
}

#[derive(Clone, Copy)]
struct Symmetric {
    n: u8,
    turn: Turn,
}

impl Symmetric {
    fn count(self, lines: Lines) -> u64 {
        let Some(column) = (0..self.n).find(|&column| lines.columns >> column & 1 == 0) else { return 1 };
        let with = |row| self.with_orbit(lines, Square::new(column, row));
        (0..self.n).filter_map(with).map(|lines| self.count(lines)).sum()
    }

    /// The lines held once `square` and all squares that turns make of it have a queen; none when two of these attack.
    fn with_orbit(self, mut lines: Lines, square: Square) -> Option<Lines> {
        let mut turned = square;
        loop {
            lines = lines.with(self.n, turned)?;
            turned = self.turn.apply(self.n, turned);
            if turned == square {
                return Some(lines);
            }
        }
    }
}

/// The lines that hold a queen, as bits.
#[derive(Clone, Copy, Default)]
struct Lines {
    columns: u32,
    rows: u32,
    diagonals: u64,
    antidiagonals: u64,
}

impl Lines {
    fn with(self, n: u8, square: Square) -> Option<Self> {
        let (column, row) = (1 << square.column, 1 << square.row);
        let diagonal = 1 << (square.column + n - 1 - square.row);
        let antidiagonal = 1 << (square.column + square.row);
        let free = self.columns & column == 0
            && self.rows & row == 0
            && self.diagonals & diagonal == 0
            && self.antidiagonals & antidiagonal == 0;
        free.then_some(Self {
            columns: self.columns | column,
            rows: self.rows | row,
            diagonals: self.diagonals | diagonal,
            antidiagonals: self.antidiagonals | antidiagonal,
        })
    }
}

/// The classes under the eight symmetries among `solutions`, all those of an `n` × `n` board.
///
/// By Burnside's lemma it is the mean, over the eight, of how many solutions each leaves alone. From n = 2 a mirror leaves none
/// alone: on the queens beside its axis, or on those that stand on it, two would attack each other.
pub fn classes(n: u8, solutions: u64) -> u64 {
    if n == 1 {
        return solutions;
    }
    (solutions + unchanged(n, Turn::Half) + 2 * unchanged(n, Turn::Quarter)) / 8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_of_the_twelve_on_eight_is_its_own_half_turn() {
        assert_eq!(unchanged(8, Turn::Half), 4);
        assert_eq!(unchanged(8, Turn::Quarter), 0);
        assert_eq!(classes(8, 92), 12);
    }

    #[test]
    fn quarter_turns_leave_some_alone_only_on_4k_and_4k_plus_1() {
        let counts: Vec<u64> = (1..=17).map(|n| unchanged(n, Turn::Quarter)).collect();
        assert_eq!(counts, [1, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 64, 128]);
    }
}
