//! Queens somebody has put on a board, wherever they like: which of them attack each other, and what they attack.

use thiserror::Error;

use crate::board::{Line, Size, Square, SquareError};

/// Queens on distinct squares of a board, attacking each other or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    size: Size,
    queens: Vec<Square>,
}

/// Two queens that attack each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Conflict {
    /// The one placed earlier.
    pub first: Square,
    /// The one placed later.
    pub second: Square,
    /// The line they share.
    pub line: Line,
}

/// Queens that cannot stand so.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    /// No such square on the board.
    #[error(transparent)]
    Square(#[from] SquareError),
    /// A square named more than once.
    #[error("{0} is named twice: a square holds one queen at most")]
    Twice(Square),
}

impl Position {
    /// `queens` on a board of `size`, in the order in which they were placed.
    ///
    /// # Errors
    /// A [`PositionError`] when a square is off the board or named twice.
    pub fn new(size: Size, queens: Vec<Square>) -> Result<Self, PositionError> {
        for (placed, &queen) in queens.iter().enumerate() {
            size.check(queen)?;
            if queens[..placed].contains(&queen) {
                return Err(PositionError::Twice(queen));
            }
        }
        Ok(Self { size, queens })
    }

    /// The size of the board.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The queens, in the order in which they were placed.
    #[must_use]
    pub fn queens(&self) -> &[Square] {
        &self.queens
    }

    /// Every pair of queens that attack each other, whatever stands between them: O(q²) for q queens.
    ///
    /// ```
    /// # use joli_echiquier::{Line, Position, Size, Square};
    /// let size = Size::new(8)?;
    /// let queens = ["a1", "b3", "d1"].map(|name| size.square(name).unwrap());
    /// let conflicts = Position::new(size, queens.to_vec())?.conflicts();
    /// assert_eq!(conflicts.len(), 2);
    /// assert_eq!(conflicts[0].line, Line::Row);
    /// assert_eq!(conflicts[1].line, Line::Antidiagonal);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn conflicts(&self) -> Vec<Conflict> {
        let later = |index: usize| self.queens[index + 1..].iter();
        let pairs = self
            .queens
            .iter()
            .enumerate()
            .flat_map(|(index, first)| later(index).map(move |second| (first, second)));
        pairs
            .filter_map(|(&first, &second)| {
                first.attacks(second).map(|line| Conflict { first, second, line })
            })
            .collect()
    }

    /// The free squares that a queen attacks, column by column: O(q n²) for q queens at worst.
    #[must_use]
    pub fn attacked(&self) -> Vec<Square> {
        let free = self.size.all_squares().filter(|square| !self.queens.contains(square));
        free.filter(|&square| self.queens.iter().any(|queen| queen.attacks(square).is_some())).collect()
    }

    /// Whether n queens stand on the n × n board and none attacks another.
    #[must_use]
    pub fn is_solution(&self) -> bool {
        self.queens.len() == usize::from(self.size.get()) && self.conflicts().is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn position(across: u32, names: &[&str]) -> Position {
        let size = Size::new(across).unwrap();
        Position::new(size, names.iter().map(|name| size.square(name).unwrap()).collect()).unwrap()
    }

    #[test]
    fn a_solution_has_all_its_queens_and_no_conflict() {
        assert!(position(4, &["a2", "b4", "c1", "d3"]).is_solution());
        assert!(!position(4, &["a2", "b4", "c1"]).is_solution());
        assert!(!position(4, &["a2", "b4", "c1", "d4"]).is_solution());
        assert!(position(1, &["a1"]).is_solution());
    }

    #[test]
    fn a_square_holds_one_queen() {
        let size = Size::new(4).unwrap();
        let [a1, e5] = [Square::new(0, 0), Square::new(4, 4)];
        let twice = Position::new(size, vec![a1, a1]).unwrap_err();
        assert_eq!(twice.to_string(), "a1 is named twice: a square holds one queen at most");
        let off = Position::new(size, vec![e5]).unwrap_err();
        assert_eq!(off.to_string(), "e5 is not on the 4 × 4 board: its squares go from a1 to d4");
    }

    #[test]
    fn a_queen_in_the_corner_attacks_three_lines() {
        assert_eq!(position(8, &["a1"]).attacked().len(), 21);
        assert_eq!(position(8, &["d4"]).attacked().len(), 27);
    }

    proptest! {
        #[test]
        fn conflicts_are_the_queens_that_would_be_attacked(across in 1u32..=12, seeds in proptest::collection::hash_set(0u16..144, 0..14)) {
            let size = Size::new(across).unwrap();
            let squares: Vec<Square> = size.all_squares().collect();
            let queens: Vec<Square> = seeds.iter().filter_map(|&seed| squares.get(usize::from(seed)).copied()).collect();
            let conflicts = Position::new(size, queens.clone()).unwrap().conflicts();
            for &queen in &queens {
                let others: Vec<Square> = queens.iter().copied().filter(|&other| other != queen).collect();
                let attacked = Position::new(size, others).unwrap().attacked().contains(&queen);
                prop_assert_eq!(attacked, conflicts.iter().any(|pair| pair.first == queen || pair.second == queen));
            }
        }
    }
}
