//! Completing a position: the solutions that contain given queens, how many run through each square, and why there is none.
//!
//! A depth-first search that always fills the line with the fewest free squares, be it a column or a row. That takes more
//! work for each node than [`super::enumerate`], and so many nodes less that it answers for queens in odd places of large
//! boards too.

use std::task::Poll;

use thiserror::Error;

use super::enumerate::Rows;
use super::lines::{Fork, Taken};
use crate::board::{Line, Size, Square};
use crate::position::{Conflict, Position};

/// Why a position has no completion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// Two of its queens attack each other.
    Attack(Conflict),
    /// A column or a row has no queen and no free square.
    Full {
        /// [`Line::Column`] or [`Line::Row`].
        line: Line,
        /// Which, from 0.
        number: u8,
    },
    /// All has been tried.
    Proved {
        /// How many positions were looked at, the given one counted.
        nodes: u64,
    },
}

/// A good next queen, and what makes it a natural one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    /// A square from which the completion goes on.
    pub square: Square,
    /// [`Line::Column`] or [`Line::Row`]: that of `square`, of all lines without a queen one with the fewest free squares.
    pub line: Line,
    /// How many squares of that line are free; with 1 the queen has no choice.
    pub free: u8,
}

/// A position with more completions than can be counted at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("there are more than {0} completions, too many to count at once")]
pub struct TooMany(pub u64);

/// How many solutions contain the queens of `position`.
///
/// Looks at 268 million positions at the most, which takes some ten seconds; an empty board up to 18 × 18 is left to the faster
/// engine. [`Completions`] can go on for longer, in pieces.
///
/// # Errors
/// [`TooMany`] when that was not enough.
///
/// ```
/// # use joli_echiquier::{Position, Size, engine::complete};
/// let size = Size::new(8)?;
/// assert_eq!(complete::count(&Position::new(size, vec![size.square("a1")?])?)?, 4);
/// assert_eq!(complete::count(&Position::new(size, vec![])?)?, 92);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn count(position: &Position) -> Result<u64, TooMany> {
    const POSITIONS: u32 = 1 << 28;
    let n = position.size().get().into();
    if position.queens().is_empty() && n <= 18 {
        return super::count(n).map_err(|_| TooMany(0));
    }
    let mut completions = Completions::new(position);
    if completions.exhaust(POSITIONS) { Ok(completions.found()) } else { Err(TooMany(completions.found())) }
}

/// The solutions that contain given queens, one at a time, pausing when asked, with a tally of all found so far.
///
/// ```
/// # use joli_echiquier::{Position, Size, engine::complete::Completions};
/// let size = Size::new(8)?;
/// let a1 = size.square("a1")?;
/// let mut completions = Completions::new(&Position::new(size, vec![a1])?);
/// assert_eq!(completions.by_ref().count(), 4);
/// assert_eq!(completions.through(size.square("c8")?), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Completions {
    size: Size,
    root: Taken,
    opened: bool,
    forks: Vec<Fork>,
    attack: Option<Obstacle>,
    rows: Rows,
    latest: Option<Rows>,
    nodes: u64,
    found: u64,
    /// By column and then by row.
    through: Vec<u64>,
}

impl Completions {
    /// The completions of `position`, before the first. Queens that attack each other have none.
    #[must_use]
    pub fn new(position: &Position) -> Self {
        let size = position.size();
        let (mut root, mut rows) = (Taken::default(), Rows::new(size));
        for &queen in position.queens() {
            root = root.with(size, queen);
            rows.put(queen);
        }
        let attack = position.conflicts().first().copied().map(Obstacle::Attack);
        let opened = attack.is_some();
        let through = vec![0; size.squares().into()];
        Self {
            size,
            root,
            opened,
            forks: Vec::new(),
            attack,
            rows,
            latest: None,
            nodes: 0,
            found: 0,
            through,
        }
    }

    /// Searches for the next completion, paying from `budget` one for each queen placed or line given up. `Pending` when
    /// that is spent: the next call goes on. `Ready(None)` when there are no more.
    pub fn advance(&mut self, budget: &mut u32) -> Poll<Option<Rows>> {
        while *budget > 0 {
            *budget -= 1;
            if !self.opened {
                self.opened = true;
                if self.open(self.root) {
                    return Poll::Ready(Some(self.rows));
                }
                continue;
            }
            let Some(fork) = self.forks.last_mut() else { return Poll::Ready(None) };
            let Some(queen) = fork.next_queen() else {
                self.forks.pop();
                continue;
            };
            let taken = fork.taken.with(self.size, queen);
            self.rows.put(queen);
            if self.open(taken) {
                return Poll::Ready(Some(self.rows));
            }
        }
        Poll::Pending
    }

    /// Finds all completions that are left, in at most `budget` steps; `true` when that was enough.
    pub fn exhaust(&mut self, mut budget: u32) -> bool {
        loop {
            match self.advance(&mut budget) {
                Poll::Ready(Some(_)) => {}
                Poll::Ready(None) => return true,
                Poll::Pending => return false,
            }
        }
    }

    /// Looks at one more position: `true` when it is whole.
    fn open(&mut self, taken: Taken) -> bool {
        self.nodes += 1;
        let fork = taken.hardest_line(self.size);
        self.forks.extend(fork);
        if fork.is_none() {
            self.tally();
        }
        fork.is_none()
    }

    fn tally(&mut self) {
        self.found += 1;
        self.latest = Some(self.rows);
        let n = usize::from(self.size.get());
        for (column, &row) in self.rows.iter().enumerate() {
            self.through[column * n + usize::from(row)] += 1;
        }
    }

    /// How many completions have been found so far.
    #[must_use]
    pub const fn found(&self) -> u64 {
        self.found
    }

    /// How many positions have been looked at so far, the given one counted.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// How many of those found so far have a queen on `square`; 0 off the board.
    #[must_use]
    pub fn through(&self, square: Square) -> u64 {
        if !self.size.contains(square) {
            return 0;
        }
        self.through[usize::from(square.column) * usize::from(self.size.get()) + usize::from(square.row)]
    }

    /// The same for all squares, column by column from `a1`.
    #[must_use]
    pub fn heat(&self) -> &[u64] {
        &self.through
    }

    /// Why there is no completion: at once for what can be seen, else when the search has ended without one.
    #[must_use]
    pub fn obstacle(&self) -> Option<Obstacle> {
        let full = || self.root.hardest_line(self.size).filter(|fork| fork.free() == 0);
        let full = || full().map(|Fork { line, number, .. }| Obstacle::Full { line, number });
        let proved = self.opened && self.forks.is_empty() && self.found == 0;
        self.attack.or_else(full).or_else(|| proved.then_some(Obstacle::Proved { nodes: self.nodes }))
    }

    /// The completion found last.
    #[must_use]
    pub const fn latest(&self) -> Option<Rows> {
        self.latest
    }

    /// The next queen of the completion found last, on the line that has the fewest free squares now. `None` before one is
    /// found, and when no queen is missing.
    #[must_use]
    pub fn hint(&self) -> Option<Hint> {
        let (fork, rows) = (self.root.hardest_line(self.size)?, self.latest?);
        let mut queens = (0..).zip(rows.iter()).map(|(column, &row)| Square::new(column, row));
        let square = queens.find(|&square| fork.holds(square))?;
        Some(Hint { square, line: fork.line, free: fork.free() })
    }
}

impl Iterator for Completions {
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
    use crate::engine::enumerate::Solutions;
    use proptest::prelude::*;

    fn size(n: u32) -> Size {
        Size::new(n).unwrap()
    }

    fn of(n: u32, queens: Vec<Square>) -> Completions {
        Completions::new(&Position::new(size(n), queens).unwrap())
    }

    fn completions(n: u32, queens: &[&str]) -> Completions {
        of(n, queens.iter().map(|text| text.parse().unwrap()).collect())
    }

    /// Any queens, most of which attack each other, or some of those of a solution.
    fn any_position() -> impl Strategy<Value = (u32, Vec<Square>)> {
        let at_random = (1..=8_u8).prop_flat_map(|n| {
            let square = (0..n, 0..n).prop_map(|(column, row)| Square::new(column, row));
            (Just(n.into()), prop::collection::btree_set(square, 0..4).prop_map(Vec::from_iter))
        });
        let some_of_a_solution =
            (4..=8_u32, any::<prop::sample::Index>(), any::<u8>()).prop_map(|(n, which, kept)| {
                let all: Vec<Rows> = Solutions::new(size(n)).collect();
                let queens = (0..).zip(which.get(&all).iter()).map(|(column, &row)| Square::new(column, row));
                (n, queens.filter(|queen| kept >> queen.column & 1 == 1).collect())
            });
        prop_oneof![at_random, some_of_a_solution]
    }

    proptest! {
        #[test]
        fn they_are_the_solutions_that_contain_the_queens((n, queens) in any_position(), budget in 1..40_u32) {
            let mut completions = of(n, queens.clone());
            let mut found = Vec::new();
            loop {
                let mut left = budget;
                match completions.advance(&mut left) {
                    Poll::Pending => {}
                    Poll::Ready(Some(rows)) => found.push(rows),
                    Poll::Ready(None) => break,
                }
            }
            found.sort();
            let contains = |rows: &Rows| queens.iter().all(|q| rows[usize::from(q.column)] == q.row);
            let expected: Vec<Rows> = Solutions::new(size(n)).filter(contains).collect();
            prop_assert_eq!(&found, &expected);
            prop_assert_eq!(completions.obstacle().is_some(), found.is_empty());
            for square in size(n).all_squares() {
                let through = found.iter().filter(|rows| rows[usize::from(square.column)] == square.row).count();
                prop_assert_eq!(completions.through(square), through as u64);
            }
        }

        #[test]
        fn a_hint_leads_to_a_solution((n, queens) in any_position()) {
            let mut completions = of(n, queens.clone());
            let completable = completions.next().is_some();
            prop_assert_eq!(completions.hint().is_some(), completable && queens.len() < n as usize);
            completions.by_ref().take(2).for_each(drop);
            if let Some(hint) = completions.hint() {
                let more = [queens, vec![hint.square]].concat();
                prop_assert!(of(n, more).next().is_some());
            }
        }
    }

    #[test]
    fn one_queen_has_as_many_completions_as_is_known() {
        let quarter = [[4, 8, 16, 18], [8, 16, 14, 8], [16, 14, 4, 12], [18, 8, 12, 8]];
        let mut all = completions(8, &[]);
        assert_eq!(all.by_ref().count(), 92);
        for square in size(8).all_squares() {
            let [column, row] = [square.column, square.row].map(|at| usize::from(at.min(7 - at)));
            let alone = of(8, vec![square]).count();
            assert_eq!(alone, quarter[column][row], "{square}");
            assert_eq!(all.through(square), alone as u64, "{square}");
        }
    }

    #[test]
    fn obstacles_are_named() {
        let [first, second] = [(0, 0), (2, 2)].map(|(column, row)| Square::new(column, row));
        assert_eq!(
            completions(8, &["a1", "b5", "c3"]).obstacle(),
            Some(Obstacle::Attack(Conflict { first, second, line: Line::Diagonal }))
        );
        assert_eq!(
            completions(4, &["a1", "b3"]).obstacle(),
            Some(Obstacle::Full { line: Line::Column, number: 2 })
        );
        let mut nothing_on_three = completions(3, &[]);
        assert_eq!(nothing_on_three.obstacle(), None);
        assert_eq!(nothing_on_three.next(), None);
        assert!(matches!(nothing_on_three.obstacle(), Some(Obstacle::Proved { nodes: 2.. })));
    }

    #[test]
    fn counting_agrees_with_the_fast_engine() {
        for n in 1..=10 {
            let empty = Position::new(size(n), Vec::new()).unwrap();
            assert_eq!(count(&empty), Ok(Completions::new(&empty).count() as u64), "n = {n}");
        }
    }

    #[test]
    fn a_large_board_is_completed_at_once() {
        let mut one = completions(26, &["m13", "a2", "z25", "h10"]);
        let mut budget = 100_000;
        assert!(matches!(one.advance(&mut budget), Poll::Ready(Some(_))));
    }
}
