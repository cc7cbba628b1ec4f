//! The search for a smallest dominating set, one event at a time.
//!
//! It tries 1, 2, 3, … queens. At each level it takes the uncovered square that is hardest to cover, the one that the
//! fewest queens still allowed can cover, and goes through the squares from which a queen covers it, the largest gain
//! first. All placements of the first number that suffices are solutions, and each is met once, because a queen once tried is
//! forbidden to her later siblings and to all below them. A larger number of queens begins at the root, without a dead end.

use std::rc::Rc;

use super::square_set::{SquareSet, all_covers, square_at};
use super::{Reading, largest_sum};
use crate::board::{Size, Square, first_attacker};
use crate::event::Event;
use crate::search::{Problem, Refusal, Verdict};
use crate::variable::Variable;

/// Enough for 26 × 26 squares.
type Set = SquareSet<11>;

/// The memory of the search: what each open level leaves uncovered and which queens it may still place.
#[derive(Clone, Debug)]
pub struct Dominate {
    size: Size,
    reading: Reading,
    /// How many queens are being tried.
    k: usize,
    found: bool,
    levels: Vec<Level>,
    covers: Rc<[Set]>,
}

#[derive(Clone, Debug)]
struct Level {
    uncovered: Set,
    /// Queens not tried yet, here or above.
    allowed: Set,
    /// The largest gain of a queen allowed.
    best: u32,
    /// The square to be covered; none before the first candidate.
    target: Option<usize>,
    /// The squares from which a queen covers it.
    candidates: Vec<usize>,
    /// How many of them have been given out.
    tried: usize,
}

impl Level {
    fn new(uncovered: Set, allowed: Set) -> Self {
        Self { uncovered, allowed, best: 0, target: None, candidates: Vec::new(), tried: 0 }
    }
}

impl Dominate {
    /// The search with one queen to be tried and none placed.
    #[must_use]
    pub fn new(size: Size, reading: Reading) -> Self {
        let all = Set::all(size);
        let levels = vec![Level::new(all, all)];
        Self { size, reading, k: 1, found: false, levels, covers: all_covers(size).into() }
    }

    /// The level below the queens placed.
    fn level(&self) -> &Level {
        // The root is never removed.
        &self.levels[self.levels.len() - 1]
    }

    fn level_mut(&mut self) -> &mut Level {
        let lowest = self.levels.len() - 1;
        &mut self.levels[lowest]
    }

    /// How much of `uncovered` a queen on `square` would cover.
    fn gain(&self, square: usize, uncovered: Set) -> u32 {
        self.covers[square].and(uncovered).len()
    }

    /// Of the queens `allowed`, those that the reading lets stand while these squares are uncovered.
    fn standing_apart(&self, allowed: Set, uncovered: Set) -> Set {
        match self.reading {
            Reading::AnyQueens => allowed,
            Reading::Independent => allowed.and(uncovered),
        }
    }

    /// Takes the hardest square and lists the queens that cover it.
    fn open(&mut self) {
        let Level { uncovered, allowed, .. } = *self.level();
        let free = self.standing_apart(allowed, uncovered);
        let target = uncovered.iter().min_by_key(|&square| self.covers[square].and(free).len());
        let covering = target.map_or(Set::EMPTY, |square| self.covers[square]);
        let mut candidates: Vec<usize> = covering.iter().collect();
        candidates.sort_unstable_by_key(|&queen| (std::cmp::Reverse(self.gain(queen, uncovered)), queen));
        let best = free.iter().map(|queen| self.gain(queen, uncovered)).max().unwrap_or(0);
        let level = self.level_mut();
        (level.best, level.target, level.candidates) = (best, target, candidates);
    }

    /// The root again, with one queen more.
    fn one_more(&mut self) {
        self.k += 1;
        let all = Set::all(self.size);
        let root = self.level_mut();
        (root.allowed, root.tried) = (all, 0);
    }

    /// What is uncovered after `candidate`, how many queens may follow, and the sum of their largest gains.
    fn outlook(&self, path: &[Square], candidate: usize) -> (u32, usize, u32) {
        let Level { uncovered, mut allowed, .. } = *self.level();
        let left = uncovered.without(self.covers[candidate]);
        allowed.remove(candidate);
        let queens = self.k - path.len() - 1;
        let gains = self.standing_apart(allowed, left).iter().map(|queen| self.gain(queen, left));
        (left.len(), queens, largest_sum(gains, queens))
    }

    /// Whether even the largest gain, as often as queens may follow, does not cover what `candidate` leaves. Seen at a glance,
    /// and only where the sum of the largest gains is too small as well.
    fn is_hopeless(&self, path: &[Square], candidate: Square) -> bool {
        let Level { uncovered, best, .. } = *self.level();
        let left = uncovered.without(self.covers[self.size.index(candidate)]).len();
        (left as usize) > best as usize * (self.k - path.len() - 1)
    }

    /// One number for each square, row by row.
    fn grid(&self, name: &'static str, value: impl Fn(usize) -> u32) -> Variable {
        Variable::grid(name, self.size, |square| value(self.size.index(square)).cast_signed())
    }
}

impl Problem for Dominate {
    fn next_candidate(&mut self, path: &[Square], previous: Option<Square>) -> Option<Square> {
        if previous.is_none() {
            self.open();
        }
        if path.is_empty() && !self.found && self.level().tried == self.level().candidates.len() {
            self.one_more();
        }
        let level = self.level_mut();
        let next = level.candidates.get(level.tried).copied()?;
        if let Some(previous) = level.tried.checked_sub(1) {
            level.allowed.remove(level.candidates[previous]);
        }
        level.tried += 1;
        Some(square_at(self.size, next))
    }

    fn test(&self, path: &[Square], candidate: Square) -> Verdict {
        let accepted = !self.is_hopeless(path, candidate) && self.refusal(path, candidate).is_none();
        Verdict { accepted, comparisons: 0 }
    }

    fn refusal(&self, path: &[Square], candidate: Square) -> Option<Refusal> {
        let Level { uncovered, allowed, .. } = *self.level();
        let square = self.size.index(candidate);
        if self.reading == Reading::Independent && !uncovered.contains(square) {
            return first_attacker(path, candidate).map(|(by, line)| Refusal::Attacked { by, line });
        }
        if !allowed.contains(square) {
            return Some(Refusal::Tried);
        }
        let (left, queens, most) = self.outlook(path, square);
        (most < left).then_some(Refusal::TooFew { left, queens, most })
    }

    fn is_solution(&self, _path: &[Square]) -> bool {
        self.level().uncovered.is_empty()
    }

    fn placed(&mut self, path: &[Square]) {
        let Some(&queen) = path.last() else { return };
        let Level { uncovered, mut allowed, .. } = *self.level();
        let queen = self.size.index(queen);
        allowed.remove(queen);
        self.levels.push(Level::new(uncovered.without(self.covers[queen]), allowed));
        self.found |= self.level().uncovered.is_empty();
    }

    fn removed(&mut self, _path: &[Square], _square: Square) {
        self.levels.pop();
    }

    fn variables(&self, _path: &[Square], _last: Option<Event>) -> Vec<Variable> {
        let level = self.level();
        let gain =
            |square| if level.allowed.contains(square) { self.gain(square, level.uncovered) } else { 0 };
        vec![
            Variable::number("k", i64::try_from(self.k).ok()),
            Variable::square("square", level.target.map(|index| square_at(self.size, index))),
            Variable::number("left", Some(level.uncovered.len())),
            self.grid("uncovered", |square| level.uncovered.contains(square).into()),
            self.grid("tried", |square| (!level.allowed.contains(square)).into()),
            self.grid("gain", gain),
        ]
    }
}
