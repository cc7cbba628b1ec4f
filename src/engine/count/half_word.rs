//! Half words: which diagonals the queens of one half of the board carry across to the other.
//!
//! ```text
//! row 0   . Q . . . .      Between row 2 and row 3 there are 2(n − 1) crossings: n − 1 diagonals that
//! row 1   . . . . Q .      gain a column with every row, and n − 1 that lose one.
//! row 2   Q . . . . .
//! - - - - -\- - / - -      An upper and a lower half that together use every column once are a
//! row 3   . \ . / . .      solution exactly when their half words have no bit in common.
//! row 4   . . / . . .
//! row 5   . / . . . .
//! ```
//!
//! The bits are laid out for the matching: those of the two long diagonals stand apart at the top, and the others are dealt out
//! to the lowest bytes, the same number to each, beginning with the diagonals next to the long ones, which most halves use.

use std::fmt::Debug;
use std::ops::{BitOr, BitOrAssign};

use super::simd::Lane;

/// The diagonals that cross a line between two rows, as bits: see [`crossings`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Crossings {
    /// Bit `i`: the diagonal from column `i` above the line to column `i + 1` below it.
    pub gaining: u32,
    /// Bit `i`: the antidiagonal from column `i + 1` above the line to column `i` below it.
    pub losing: u32,
}

impl BitOrAssign for Crossings {
    fn bitor_assign(&mut self, other: Self) {
        self.gaining |= other.gaining;
        self.losing |= other.losing;
    }
}

/// The diagonals on which a queen in `row` and `column` of an `n` × `n` board crosses the line above row `line`.
pub fn crossings(n: u32, row: u32, column: u32, line: u32) -> Crossings {
    let [n, row, column, line] = [n, row, column, line].map(u32::cast_signed);
    let bit = |i: i32| if (0..n - 1).contains(&i) { 1 << i } else { 0 };
    Crossings { gaining: bit(column - row + line - 1), losing: bit(column + row - line) }
}

/// A half word: 32 bits up to n = 17, 64 beyond.
pub trait Word:
    Copy + Debug + Default + PartialEq + BitOr<Output = Self> + BitOrAssign + Send + Sync + 'static
{
    /// What tests two blocks of rows against each other.
    type Lane: Lane;

    /// The bits in a word.
    const BITS: u32;

    /// Only this bit.
    fn bit(position: u32) -> Self;

    /// Byte `i`, the lowest first.
    fn byte(self, i: usize) -> u8;

    /// The lower 32 bits, or the upper.
    fn part(self, upper: bool) -> u32;

    /// How many of the two long diagonals it uses.
    fn long_diagonals(self) -> usize;

    /// The word without the long diagonals.
    fn short_diagonals(self) -> Self;
}

macro_rules! word {
    ($word:ty, $lane:ty, $upper:expr) => {
        impl Word for $word {
            type Lane = $lane;
            const BITS: u32 = <$word>::BITS;

            #[inline]
            fn bit(position: u32) -> Self {
                1 << position
            }

            #[inline]
            fn byte(self, i: usize) -> u8 {
                self.to_le_bytes()[i]
            }

            #[inline]
            #[expect(clippy::allow_attributes, reason = "only the wide word is cut")]
            #[allow(clippy::cast_possible_truncation, reason = "it takes one part of the word")]
            fn part(self, upper: bool) -> u32 {
                (if upper { $upper(self) } else { self }) as u32
            }

            #[inline]
            fn long_diagonals(self) -> usize {
                usize::from(self >> (Self::BITS - 1) & 1 == 1)
                    + usize::from(self >> (Self::BITS - 9) & 1 == 1)
            }

            #[inline]
            fn short_diagonals(self) -> Self {
                self & !(1 << (Self::BITS - 1) | 1 << (Self::BITS - 9))
            }
        }
    };
}

word!(u32, u16, |_| 0);
word!(u64, u32, |word| word >> 32);

/// Where each diagonal has its bit.
#[derive(Clone, Debug)]
pub struct Layout {
    gaining: Vec<u32>,
    losing: Vec<u32>,
    /// How many bits each of the lowest bytes holds.
    pub chunk_bits: Vec<u32>,
}

impl Layout {
    /// For the line between the halves of an `n` × `n` board, in words of `bits` bits whose `chunks` lowest bytes are used.
    pub fn new(n: u32, bits: u32, chunks: u32) -> Self {
        let (below, above) = ((n.div_ceil(2) - 1) as usize, (n / 2 - 1) as usize);
        let mut layout = Self {
            gaining: vec![bits - 1; n as usize - 1],
            losing: vec![bits - 9; n as usize - 1],
            chunk_bits: (0..chunks).map(|chunk| (2 * (n - 2) + chunks - 1 - chunk) / chunks).collect(),
        };
        let bytes = layout.chunk_bits.clone();
        let mut positions =
            bytes.iter().zip(0_u32..).flat_map(|(&bits, byte)| (0..bits).map(move |bit| 8 * byte + bit));
        for distance in 1..n as usize {
            for (diagonals, long) in [(&mut layout.gaining, below), (&mut layout.losing, above)] {
                for i in [long.checked_sub(distance), Some(long + distance)].into_iter().flatten() {
                    if let Some(place) = diagonals.get_mut(i) {
                        *place = positions.next().unwrap_or(*place);
                    }
                }
            }
        }
        layout
    }

    /// The half word of an upper half.
    pub fn upper<W: Word>(&self, crossings: Crossings) -> W {
        spread::<W>(crossings.gaining, &self.gaining) | spread(crossings.losing, &self.losing)
    }

    /// The half word of a lower half, given as the upper half that it is on the board turned upside down.
    pub fn lower<W: Word>(&self, crossings: Crossings) -> W {
        spread::<W>(crossings.losing, &self.gaining) | spread(crossings.gaining, &self.losing)
    }

    /// For even n: the bit that each bit becomes when the board is turned upside down.
    pub fn upside_down(&self) -> [u8; 64] {
        let mut turned = std::array::from_fn(|bit| u8::try_from(bit).unwrap_or_default());
        for (&gaining, &losing) in self.gaining.iter().zip(&self.losing) {
            turned.swap(gaining as usize, losing as usize);
        }
        turned
    }
}

fn spread<W: Word>(mut bits: u32, places: &[u32]) -> W {
    let mut word = W::default();
    while bits != 0 {
        word |= W::bit(places[bits.trailing_zeros() as usize]);
        bits &= bits - 1;
    }
    word
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn queens_share_a_crossing_exactly_when_a_diagonal_joins_them() {
        let n = 9;
        for (row, column) in (0..4).flat_map(|row| (0..n).map(move |column| (row, column))) {
            for (below, other) in (4..n).flat_map(|row| (0..n).map(move |column| (row, column))) {
                let (a, b) = (crossings(n, row, column, 4), crossings(n, below, other, 4));
                assert_eq!(a.gaining & b.gaining != 0, below - row == other.wrapping_sub(column));
                assert_eq!(a.losing & b.losing != 0, below - row == column.wrapping_sub(other));
            }
        }
    }

    #[test]
    fn every_diagonal_has_its_own_bit() {
        for (n, bits, chunks) in [(5, 32, 4), (10, 32, 4), (16, 32, 4), (17, 32, 4), (18, 64, 4), (27, 64, 7)]
        {
            let layout = Layout::new(n, bits, chunks);
            let places = layout.gaining.iter().chain(&layout.losing);
            let word = places.fold(0_u64, |word, place| word | 1 << place);
            assert_eq!(word.count_ones(), 2 * (n - 1), "{n}");
            let long = 1 << (bits - 1) | 1 << (bits - 9);
            assert_eq!(word & long, long);
            let used =
                layout.chunk_bits.iter().zip(0_u32..).map(|(&bits, byte)| ((1 << bits) - 1) << (8 * byte));
            assert_eq!(word & !long, used.sum::<u64>());
        }
    }

    #[test]
    fn the_long_diagonals_are_those_from_corner_to_corner() {
        for n in 5..=17 {
            let (layout, half) = (Layout::new(n, 32, 4), n.div_ceil(2));
            for row in 0..half {
                for column in 0..n {
                    let word: u32 = layout.upper(crossings(n, row, column, half));
                    let long = usize::from(row == column) + usize::from(row + column == n - 1);
                    assert_eq!(word.long_diagonals(), long, "{n}: {row} {column}");
                }
            }
        }
    }
}
