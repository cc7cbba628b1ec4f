//! Bit slicing: 128 half words, turned so that each bit of them becomes one value of 128 bits, its plane.

use super::half_word::Word;
use super::simd::Bits128;

/// How many words are turned at once.
pub const LANES: usize = 128;

/// Plane `i` has a bit for each of up to 128 words, set when the word's bit `i` is set.
#[derive(Debug)]
pub struct Planes {
    planes: [Bits128; 64],
    /// A bit for each word there is.
    pub valid: Bits128,
}

impl Planes {
    /// Turns up to [`LANES`] words.
    pub fn new<W: Word>(words: &[W]) -> Self {
        let mut all = [W::default(); LANES];
        all[..words.len()].copy_from_slice(words);
        let mut planes = [Bits128::zero(); 64];
        planes[..32].copy_from_slice(&turned(&all.map(|word| word.part(false))));
        if W::BITS > 32 {
            planes[32..].copy_from_slice(&turned(&all.map(|word| word.part(true))));
        }
        Self { planes, valid: valid(words.len()) }
    }

    /// The plane of this bit.
    pub fn plane(&self, bit: usize) -> Bits128 {
        self.planes[bit]
    }
}

/// Word `4i + j` has bit `i` of the `j`-th 32 bits.
fn valid(words: usize) -> Bits128 {
    Bits128::from_words([0, 1, 2, 3].map(|j| {
        let count = (words + 3 - j) / 4;
        u32::try_from((1_u64 << count) - 1).unwrap_or_default()
    }))
}

/// Transposes four squares of 32 × 32 bits side by side, by exchanging ever smaller quarters of them.
fn turned(words: &[u32; LANES]) -> [Bits128; 32] {
    let (fours, _) = words.as_chunks::<4>();
    let mut rows = std::array::from_fn(|i| Bits128::from_words(fours[i]));
    exchange::<16>(&mut rows, 0x0000_FFFF);
    exchange::<8>(&mut rows, 0x00FF_00FF);
    exchange::<4>(&mut rows, 0x0F0F_0F0F);
    exchange::<2>(&mut rows, 0x3333_3333);
    exchange::<1>(&mut rows, 0x5555_5555);
    rows
}

/// Exchanges the upper half of the bits of each row with the lower half of those of the row `N` further on.
fn exchange<const N: i32>(rows: &mut [Bits128; 32], lower: u32) {
    let lower = Bits128::from_words([lower; 4]);
    let step = N.unsigned_abs() as usize;
    for i in (0..32).filter(|i| i & step == 0) {
        let moved = (rows[i].down::<N>() ^ rows[i + step]) & lower;
        rows[i + step] ^= moved;
        rows[i] ^= moved.up::<N>();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn a_plane_holds_one_bit_of_every_word(words in prop::collection::vec(any::<u64>(), 1..=LANES)) {
            let planes = Planes::new(&words);
            prop_assert_eq!(planes.valid.count_ones() as usize, words.len());
            for bit in 0..64 {
                let set = words.iter().filter(|&word| word >> bit & 1 == 1).count();
                prop_assert_eq!(planes.plane(bit).count_ones() as usize, set);
                for other in 0..64 {
                    let both = words.iter().filter(|&word| word >> bit & word >> other & 1 == 1).count();
                    prop_assert_eq!((planes.plane(bit) & planes.plane(other)).count_ones() as usize, both);
                }
            }
        }
    }
}
