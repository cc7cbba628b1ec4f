//! Sets of squares as bits, for boards of up to 64 × `WORDS` squares.

use crate::board::{Size, Square};

/// A set of squares: one bit for each, in the order of [`Size::all_squares`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SquareSet<const WORDS: usize>([u64; WORDS]);

impl<const WORDS: usize> SquareSet<WORDS> {
    /// No square.
    pub const EMPTY: Self = Self([0; WORDS]);

    /// All squares of a board, which must have at most 64 × `WORDS`.
    pub fn all(size: Size) -> Self {
        (0..usize::from(size.squares())).collect()
    }

    pub fn insert(&mut self, square: usize) {
        self.0[square / 64] |= 1 << (square % 64);
    }

    pub fn remove(&mut self, square: usize) {
        self.0[square / 64] &= !(1 << (square % 64));
    }

    pub fn contains(self, square: usize) -> bool {
        self.0[square / 64] >> (square % 64) & 1 == 1
    }

    pub fn is_empty(self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    pub fn first(self) -> Option<usize> {
        self.iter().next()
    }

    pub fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    pub fn and(mut self, other: Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word &= other);
        self
    }

    pub fn without(mut self, other: Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word &= !other);
        self
    }

    /// The squares in ascending order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        self.0.into_iter().enumerate().flat_map(|(index, mut word)| {
            std::iter::from_fn(move || {
                let bit = word.trailing_zeros() as usize;
                (word != 0).then(|| {
                    word &= word - 1;
                    64 * index + bit
                })
            })
        })
    }
}

impl<const WORDS: usize> FromIterator<usize> for SquareSet<WORDS> {
    fn from_iter<T: IntoIterator<Item = usize>>(squares: T) -> Self {
        let mut set = Self::EMPTY;
        squares.into_iter().for_each(|square| set.insert(square));
        set
    }
}

/// The square at this place in [`Size::all_squares`].
#[expect(clippy::cast_possible_truncation, reason = "columns and rows are below 26")]
pub fn square_at(size: Size, index: usize) -> Square {
    let length = usize::from(size.get());
    Square::new((index / length) as u8, (index % length) as u8)
}

/// Whether a queen covers `square`: she attacks it or stands on it.
pub fn covers(queen: Square, square: Square) -> bool {
    queen == square || queen.attacks(square).is_some()
}

/// What a queen covers from each square of the board.
pub fn all_covers<const WORDS: usize>(size: Size) -> Vec<SquareSet<WORDS>> {
    let covered_from = |queen: Square| {
        let covered = size.all_squares().filter(|&square| covers(queen, square));
        covered.map(|square| size.index(square)).collect()
    };
    size.all_squares().map(covered_from).collect()
}

/// The squares that `queens` neither attack nor occupy.
pub fn uncovered<const WORDS: usize>(size: Size, queens: &[Square]) -> SquareSet<WORDS> {
    let covered = |square: Square| queens.iter().any(|&queen| covers(queen, square));
    size.all_squares().filter(|&square| !covered(square)).map(|square| size.index(square)).collect()
}
