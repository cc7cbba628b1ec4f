//! The exact search: set cover on bit boards, with the symmetry taken out at the root.

use std::collections::BTreeSet;

use super::square_set::{SquareSet, all_covers, square_at, uncovered};
use super::{Domination, Reading, largest_sum};
use crate::board::{Size, SizeError, Square};
use crate::symmetry::Symmetry;

/// Enough for 16 × 16 squares.
const WORDS: usize = 4;
type Set = SquareSet<WORDS>;

/// The squares of queens by their index, in ascending order.
type Placement = Vec<u8>;

/// A search for all smallest dominating sets that can be run in pieces.
///
/// It tries 1, 2, 3, … queens, and stops after the first number that suffices. At each node it takes the uncovered
/// square that the fewest useful queens can cover and tries each of them; a queen once tried is forbidden to her later
/// siblings, so that no set is met twice. At the root her images under the eight symmetries are forbidden with her: of
/// each class at least one set is met. A queen is of no use when the uncovered squares she would cover, her gain,
/// and the largest gains of as many queens as may follow do not add up to all that is uncovered.
///
/// ```
/// use joli_echiquier::domination::{DominationSearch, Reading};
/// use joli_echiquier::Size;
///
/// let mut search = DominationSearch::new(Size::new(8)?, Reading::AnyQueens)?;
/// let found = loop {
///     // A worker would report `search.progress()` here.
///     if let Some(found) = search.run(1000) {
///         break found;
///     }
/// };
/// assert_eq!((found.queens(), found.placements(), found.classes().len()), (5, 4860, 638));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct DominationSearch {
    size: Size,
    reading: Reading,
    /// What the queens that stand at the start leave to the search.
    uncovered: Set,
    covers: Vec<Set>,
    /// For each square, its images under the symmetries of the start.
    images: Vec<Vec<u8>>,
    frames: Vec<Frame>,
    placed: Placement,
    /// The smallest placement of each class found.
    classes: BTreeSet<Placement>,
    nodes: Vec<u64>,
}

/// The open choice at one level.
#[derive(Clone, Debug)]
struct Frame {
    uncovered: Set,
    /// Queens that may still be placed at this level or below.
    allowed: Set,
    /// Those of them to be tried here: all cover the same square.
    untried: Set,
    /// How many are still to be placed.
    left: usize,
}

/// How far a [`DominationSearch`] has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The number of queens being tried; fewer are proved not to suffice.
    pub queens: usize,
    /// Nodes visited so far, for all numbers of queens.
    pub nodes: u64,
    /// Classes of placements found so far.
    pub classes: usize,
}

impl DominationSearch {
    /// The largest side for which the search is offered.
    pub const MAX: u32 = 14;

    /// The search on a board of `size`, before its first node.
    ///
    /// # Errors
    /// A [`SizeError`] beyond [`DominationSearch::MAX`].
    pub fn new(size: Size, reading: Reading) -> Result<Self, SizeError> {
        SizeError::check(size.get().into(), Size::MIN, Self::MAX)?;
        let images = size.all_squares().map(|square| images(size, square)).collect();
        Ok(Self::of(size, reading, Set::all(size), images))
    }

    /// The search for the fewest further queens that cover all that `queens` leave uncovered, of which there must be a
    /// square. Each placement is a class of its own.
    pub(super) fn completing(size: Size, reading: Reading, queens: &[Square]) -> Result<Self, SizeError> {
        SizeError::check(size.get().into(), Size::MIN, Self::MAX)?;
        let uncovered = uncovered(size, queens);
        let images = (0..usize::from(size.squares())).map(|square| vec![as_u8(square)]).collect();
        Ok(Self::of(size, reading, uncovered, images))
    }

    fn of(size: Size, reading: Reading, uncovered: Set, images: Vec<Vec<u8>>) -> Self {
        let mut search = Self {
            size,
            reading,
            uncovered,
            covers: all_covers(size),
            images,
            frames: Vec::new(),
            placed: Vec::new(),
            classes: BTreeSet::new(),
            nodes: Vec::new(),
        };
        search.try_one_more();
        search
    }

    /// Goes on for about `budget` nodes; the result once it is proved. A finished search gives it again.
    pub fn run(&mut self, budget: u64) -> Option<Domination> {
        let end = self.progress().nodes.saturating_add(budget);
        loop {
            if self.frames.is_empty() {
                if !self.classes.is_empty() {
                    return Some(self.result());
                }
                self.try_one_more();
            } else if self.progress().nodes >= end {
                return None;
            } else {
                self.advance();
            }
        }
    }

    /// How far the search has come.
    #[must_use]
    pub fn progress(&self) -> Progress {
        Progress { queens: self.nodes.len(), nodes: self.nodes.iter().sum(), classes: self.classes.len() }
    }

    fn result(&self) -> Domination {
        Domination {
            size: self.size,
            reading: self.reading,
            classes: self.classes.iter().map(|placement| self.squares(placement)).collect(),
            nodes: self.nodes.clone(),
        }
    }

    /// A placement of the fewest queens, as soon as one is found: fewer are proved not to suffice by then.
    pub(super) fn example(&self) -> Option<Vec<Square>> {
        self.classes.first().map(|placement| self.squares(placement))
    }

    fn squares(&self, placement: &[u8]) -> Vec<Square> {
        placement.iter().map(|&queen| square_at(self.size, queen.into())).collect()
    }

    /// Starts again with one queen more.
    fn try_one_more(&mut self) {
        self.nodes.push(0);
        self.open(self.uncovered, Set::all(self.size), self.nodes.len());
    }

    /// Tries the next queen of the lowest open level, or leaves the level.
    fn advance(&mut self) {
        let at_root = self.frames.len() == 1;
        let Some(frame) = self.frames.last_mut() else { return };
        let Some(queen) = frame.untried.first() else {
            self.frames.pop();
            self.placed.pop();
            return;
        };
        frame.allowed.remove(queen);
        let (uncovered, allowed) = (frame.uncovered.without(self.covers[queen]), frame.allowed);
        let left = frame.left - 1;
        let images = &self.images[queen];
        for &tried in if at_root { images } else { &images[..1] } {
            frame.untried.remove(tried.into());
            frame.allowed.remove(tried.into());
        }
        self.placed.push(as_u8(queen));
        if !self.open(uncovered, allowed, left) {
            self.placed.pop();
        }
    }

    /// Visits a node with `left` queens to be placed: records what the last queen completes, or opens a level. Says
    /// whether it did.
    fn open(&mut self, uncovered: Set, allowed: Set, left: usize) -> bool {
        if let Some(nodes) = self.nodes.last_mut() {
            *nodes += 1;
        }
        // A queen stands apart from the others when the others leave her own square uncovered.
        let allowed = match self.reading {
            Reading::AnyQueens => allowed,
            Reading::Independent => allowed.and(uncovered),
        };
        if left == 1 {
            self.complete(uncovered, allowed);
            return false;
        }
        let Some(allowed) = self.useful(uncovered, allowed, left) else { return false };
        let untried = self.hardest(uncovered, allowed);
        self.frames.push(Frame { uncovered, allowed, untried, left });
        true
    }

    /// Records each placement that one more queen completes: she attacks or occupies all that is uncovered, that is, she
    /// is covered from everywhere there.
    fn complete(&mut self, uncovered: Set, mut allowed: Set) {
        for square in uncovered.iter() {
            allowed = allowed.and(self.covers[square]);
            if allowed.is_empty() {
                return;
            }
        }
        for queen in allowed.iter() {
            let mut placement = self.placed.clone();
            placement.push(as_u8(queen));
            self.classes.insert(self.representative(&placement));
        }
    }

    /// The allowed queens that are of use when `left` remain; `None` when no `left` of them suffice.
    fn useful(&self, uncovered: Set, allowed: Set, left: usize) -> Option<Set> {
        let gain = |queen: usize| self.covers[queen].and(uncovered).len();
        let others = largest_sum(allowed.iter().map(gain), left - 1);
        let needed = uncovered.len().saturating_sub(others).max(1);
        let useful: Set = allowed.iter().filter(|&queen| gain(queen) >= needed).collect();
        (!useful.is_empty()).then_some(useful)
    }

    /// The queens that can cover the uncovered square with the fewest of them.
    fn hardest(&self, uncovered: Set, allowed: Set) -> Set {
        let candidates = uncovered.iter().map(|square| self.covers[square].and(allowed));
        candidates.min_by_key(|candidates| candidates.len()).unwrap_or(Set::EMPTY)
    }

    /// The smallest of the images of `placement`.
    fn representative(&self, placement: &[u8]) -> Placement {
        let image = |symmetry: usize| {
            let mut image: Placement =
                placement.iter().map(|&queen| self.images[usize::from(queen)][symmetry]).collect();
            image.sort_unstable();
            image
        };
        (0..self.images[0].len()).map(image).min().unwrap_or_default()
    }
}

/// The indices of the images of `square` under the eight symmetries, itself first.
fn images(size: Size, square: Square) -> Vec<u8> {
    Symmetry::ALL.map(|symmetry| as_u8(size.index(symmetry.square(size, square)))).to_vec()
}

#[expect(clippy::cast_possible_truncation, reason = "the search is offered for at most 196 squares")]
fn as_u8(index: usize) -> u8 {
    index as u8
}
