//! Solutions kept as they are found, so that the k-th is at hand: what a gallery scrolls through.

use std::cmp::Ordering;
use std::task::Poll;

use super::enumerate::Solutions;
use crate::board::Size;
use crate::symmetry::{Orbit, class_if_least};

/// Which solutions are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// All of them.
    All,
    /// The fundamental ones: of each class its lexicographically least member.
    Fundamental,
}

impl Kind {
    /// Which solution of this kind stands for `rows`.
    fn representative(self, rows: &[u8]) -> Vec<u8> {
        match self {
            Self::All => rows.to_vec(),
            Self::Fundamental => Orbit::of_rows(rows).into_canonical(),
        }
    }

    /// `None` when `rows` is not of this kind, else how many solutions it stands for.
    #[must_use]
    pub fn stands_for(self, rows: &[u8]) -> Option<u8> {
        match self {
            Self::All => Some(1),
            Self::Fundamental => class_if_least(rows),
        }
    }
}

/// The solutions of one board in lexicographic order, found piece by piece and kept in n bytes each.
#[derive(Clone, Debug)]
pub struct List {
    size: Size,
    kind: Kind,
    solutions: Solutions,
    rows: Vec<u8>,
    weights: Vec<u8>,
    complete: bool,
}

impl List {
    /// The longest list kept: all of n = 15 (2,279,184) has room, in 34 MB.
    pub const MOST: usize = 2_300_000;

    /// An empty list for a board of `size`.
    #[must_use]
    pub fn new(size: Size, kind: Kind) -> Self {
        let solutions = Solutions::new(size);
        Self { size, kind, solutions, rows: Vec::new(), weights: Vec::new(), complete: false }
    }

    /// Goes on for at most `budget` steps of the search. `true` while there is more to do: neither is the list complete
    /// nor does it hold [`List::MOST`].
    pub fn grow(&mut self, budget: u32) -> bool {
        self.grow_to(Self::MOST, budget)
    }

    fn grow_to(&mut self, most: usize, mut budget: u32) -> bool {
        while !self.complete && self.len() < most {
            match self.solutions.advance(&mut budget) {
                Poll::Ready(Some(rows)) => self.keep(&rows),
                Poll::Ready(None) => self.complete = true,
                Poll::Pending => return true,
            }
        }
        false
    }

    fn keep(&mut self, rows: &[u8]) {
        if let Some(weight) = self.kind.stands_for(rows) {
            self.rows.extend_from_slice(rows);
            self.weights.push(weight);
        }
    }

    /// The size of the board.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// How many have been found so far.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.weights.len()
    }

    /// Whether none has been found so far.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.weights.is_empty()
    }

    /// Whether these are all there are.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.complete
    }

    /// The row of each column of solution `k`, from 0.
    #[must_use]
    pub fn get(&self, k: usize) -> Option<&[u8]> {
        (k < self.len()).then(|| self.page(k, 1))
    }

    /// The rows of `count` solutions from `first` on, one after the other; fewer at the end of the list.
    #[must_use]
    pub fn page(&self, first: usize, count: usize) -> &[u8] {
        let n = usize::from(self.size.get());
        let first = first.min(self.len());
        let end = first.saturating_add(count).min(self.len());
        &self.rows[first * n..end * n]
    }

    /// How many solutions each one stands for: 1, or the size of its class in a list of fundamental solutions.
    #[must_use]
    pub fn weights(&self) -> &[u8] {
        &self.weights
    }

    /// How many members of the list stand for 1, 2, 4 and 8 solutions.
    #[must_use]
    pub fn tally(&self) -> [usize; 4] {
        self.weights.iter().fold([0; 4], |mut tally, weight| {
            tally[weight.trailing_zeros() as usize] += 1;
            tally
        })
    }

    /// Where these rows, or in a list of fundamental solutions the one that stands for them, are in the list, if they are.
    /// Takes as many comparisons as the list's length has bits. `rows` must be a permutation of 0, 1, 2, …
    #[must_use]
    pub fn position(&self, rows: &[u8]) -> Option<usize> {
        let rows = self.kind.representative(rows);
        let (mut low, mut high) = (0, self.len());
        while low < high {
            let middle = usize::midpoint(low, high);
            match self.get(middle)?.cmp(&rows) {
                Ordering::Equal => return Some(middle),
                Ordering::Less => low = middle + 1,
                Ordering::Greater => high = middle,
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn list(n: u32, kind: Kind) -> List {
        let mut list = List::new(Size::new(n).unwrap(), kind);
        while list.grow(u32::MAX) {}
        list
    }

    #[test]
    fn the_classes_of_each_size_are_as_is_known() {
        let known = [
            (1, [1, 0, 0, 0]),
            (4, [0, 1, 0, 0]),
            (5, [0, 1, 0, 1]),
            (6, [0, 0, 1, 0]),
            (7, [0, 0, 2, 4]),
            (8, [0, 0, 1, 11]),
            (9, [0, 0, 4, 42]),
            (10, [0, 0, 3, 89]),
            (11, [0, 0, 12, 329]),
            (12, [0, 4, 18, 1765]),
        ];
        for (n, of_1_2_4_8) in known {
            let tally = list(n, Kind::Fundamental).tally();
            assert_eq!(tally, of_1_2_4_8, "n = {n}");
            let stand_for: usize = tally.iter().zip([1, 2, 4, 8]).map(|(count, size)| count * size).sum();
            assert_eq!(stand_for, list(n, Kind::All).len(), "n = {n}");
            let by_burnside = crate::engine::fundamental_count(n).unwrap();
            assert_eq!(tally.iter().sum::<usize>() as u64, by_burnside, "n = {n}");
        }
    }

    #[test]
    fn a_full_list_says_that_it_is_not_complete() {
        let mut few = List::new(Size::new(8).unwrap(), Kind::All);
        assert!(!few.grow_to(10, u32::MAX));
        assert_eq!((few.len(), few.is_complete()), (10, false));
    }

    proptest! {
        #[test]
        fn every_page_is_a_piece_of_the_whole(first in 0..400_usize, count in 0..400_usize) {
            let list = list(9, Kind::All);
            let whole: Vec<Vec<u8>> = Solutions::new(list.size()).map(|rows| rows.to_vec()).collect();
            let end = (first + count).min(whole.len());
            let piece: Vec<u8> = whole.get(first..end).unwrap_or_default().concat();
            prop_assert_eq!(list.page(first, count), &piece);
            prop_assert_eq!(list.get(first), whole.get(first).map(|rows| &rows[..]));
        }

        #[test]
        fn a_solution_is_found_where_it_stands(k in 0..352_usize) {
            let list = list(9, Kind::All);
            let rows = list.get(k).unwrap();
            prop_assert_eq!(list.position(rows), Some(k));
            prop_assert_eq!(list.position(&[0, 1, 2, 3, 4, 5, 6, 7, 8]), None);
            let classes = super::tests::list(9, Kind::Fundamental);
            let class = classes.get(classes.position(rows).unwrap()).unwrap();
            prop_assert!(Orbit::of_rows(class).images().any(|(_, image)| image == rows));
        }
    }
}
