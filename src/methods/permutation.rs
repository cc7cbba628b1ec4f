//! Permutations, then a test: after the second Prolog program of the Russian textbook on artificial intelligence.
//!
//! A list gives the row Y of the queen in each column. The program makes the permutations of 1, 2, …, n one after another,
//! each by permuting all but the first value and inserting that value at every place in turn, and only then asks whether the
//! queens are safe. The relation calls itself on the later queens first, so the last column is tested first; each queen is
//! compared with those to her right, the nearest first, at distance `РасстХ` = 1, 2, …, until one is as many rows away as
//! columns.
//!
//! As a search: the first level goes through all permutations, and below it the one at hand leaves a single candidate for
//! each column. It is a generator and a test, and being slow is its lesson: n! permutations, refused one by one.

use crate::board::{Size, Square};
use crate::event::Event;
use crate::methods::order::{self, depth, from_one};
use crate::search::{Problem, Refusal, Verdict};
use crate::variable::Variable;

/// The permutation at hand, from which the next one follows; no others are kept.
#[derive(Clone, Debug)]
pub struct Permutation {
    size: Size,
    /// Y of each column, from 1.
    list: Vec<u8>,
    /// How many permutations there have been, this one included.
    number: u64,
}

impl Permutation {
    /// The generator before the first permutation.
    #[must_use]
    pub fn new(size: Size) -> Self {
        Self { size, list: (1..=size.get()).collect(), number: 0 }
    }

    /// The square of the queen that is tested after `placed` others: the columns go from the last to the first.
    fn queen_after(&self, placed: u8) -> Square {
        let column = self.size.get() - 1 - placed;
        Square::new(column, self.list[usize::from(column)] - 1)
    }

    /// Makes the next permutation; `false` after the last, n, …, 2, 1.
    fn advance(&mut self) -> bool {
        if self.number > 0 {
            if self.list.is_sorted_by(|value, next| value > next) {
                return false;
            }
            insert_further(&mut self.list);
        }
        self.number += 1;
        true
    }
}

/// Moves 1 one place further in a permutation of 1, 2, …, n. From the last place it returns to the front, and the rest of
/// the list, a permutation of 2, 3, …, n, is taken one further in the same way.
fn insert_further(list: &mut [u8]) {
    for (front, value) in (0..list.len()).zip(1..) {
        let rest = &mut list[front..];
        let place = rest.iter().take_while(|&&other| other != value).count();
        if place + 1 < rest.len() {
            rest.swap(place, place + 1);
            return;
        }
        rest.rotate_right(1);
    }
}

impl Problem for Permutation {
    fn next_candidate(&mut self, path: &[Square], previous: Option<Square>) -> Option<Square> {
        let more = if path.is_empty() { self.advance() } else { previous.is_none() };
        more.then(|| self.queen_after(depth(path)))
    }

    /// No two queens share a row or a column here, so only their diagonals are compared.
    fn test(&self, path: &[Square], candidate: Square) -> Verdict {
        Verdict::stopping_at_first(path.iter().rev().map(|later| {
            let distance = later.column - candidate.column;
            later.row.abs_diff(candidate.row) == distance
        }))
    }

    fn is_solution(&self, path: &[Square]) -> bool {
        order::is_full(self.size, path)
    }

    /// The nearest queen in the way.
    fn refusal(&self, path: &[Square], candidate: Square) -> Option<Refusal> {
        let attacker = |&by: &Square| by.attacks(candidate).map(|line| Refusal::Attacked { by, line });
        path.iter().rev().find_map(attacker)
    }

    fn variables(&self, path: &[Square], last: Option<Event>) -> Vec<Variable> {
        let (queen, others) = match (last, path) {
            (Some(Event::Place(queen)), [others @ .., _]) | (Some(Event::Reject(queen)), others) => {
                (Some(queen), others)
            }
            (_, others) => (None, others),
        };
        let y = |square: Square| from_one(square.row);
        // One comparison at each distance.
        let distance =
            queen.map(|queen| self.test(others, queen).comparisons).filter(|&distance| distance > 0);
        vec![
            Variable::number("permutation", i64::try_from(self.number).ok()),
            Variable::list("S", 1, self.size.get(), self.list.iter().map(|&y| y.into())),
            Variable::number("Ферзь", queen.map(y)),
            Variable::list("Остальные", 1, 0, others.iter().rev().map(|&other| y(other))),
            Variable::number("РасстХ", distance),
        ]
    }
}
