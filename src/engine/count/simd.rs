//! The one place that knows vector instructions: 128 bits as one value, and sixteen tests at once.
//!
//! Three faces of the same few operations: WebAssembly's, the SSE2 that every x86-64 has, and plain integers.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign};

#[cfg_attr(target_arch = "wasm32", path = "simd/wasm.rs")]
#[cfg_attr(target_arch = "x86_64", path = "simd/sse2.rs")]
#[cfg_attr(not(any(target_arch = "wasm32", target_arch = "x86_64")), path = "simd/plain.rs")]
mod arch;

/// 128 bits that are combined at once.
#[derive(Clone, Copy, Debug)]
#[repr(transparent)]
pub struct Bits128(arch::Vector);

impl Bits128 {
    /// From four words, the first in the lowest bits.
    #[inline]
    pub fn from_words(words: [u32; 4]) -> Self {
        Self(arch::from_words(words))
    }

    /// No bit set.
    #[inline]
    pub fn zero() -> Self {
        Self::from_words([0; 4])
    }

    /// Every bit set.
    #[inline]
    pub fn ones() -> Self {
        Self::from_words([u32::MAX; 4])
    }

    /// These bits without those of `other`.
    #[inline]
    pub fn without(self, other: Self) -> Self {
        Self(arch::and_not(self.0, other.0))
    }

    /// Each of the four words moved up by `N` bits.
    #[inline]
    pub fn up<const N: i32>(self) -> Self {
        Self(arch::shift_left::<N>(self.0))
    }

    /// Each of the four words moved down by `N` bits.
    #[inline]
    pub fn down<const N: i32>(self) -> Self {
        Self(arch::shift_right::<N>(self.0))
    }

    /// How many bits are set.
    #[inline]
    pub fn count_ones(self) -> u32 {
        arch::count_ones(self.0)
    }
}

impl BitAnd for Bits128 {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(arch::and(self.0, other.0))
    }
}

impl BitOr for Bits128 {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(arch::or(self.0, other.0))
    }
}

impl BitXor for Bits128 {
    type Output = Self;
    #[inline]
    fn bitxor(self, other: Self) -> Self {
        Self(arch::xor(self.0, other.0))
    }
}

impl BitAndAssign for Bits128 {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl BitOrAssign for Bits128 {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl BitXorAssign for Bits128 {
    #[inline]
    fn bitxor_assign(&mut self, other: Self) {
        *self = *self ^ other;
    }
}

/// One side of a test word, wide enough for the diagonals of one direction.
pub trait Lane: Copy + std::fmt::Debug + Default + Send + Sync + 'static {
    /// Sixteen of them.
    type Sixteen: Copy + std::fmt::Debug + Send + Sync + 'static;

    /// The lowest bits of `bits`.
    fn from_bits(bits: u32) -> Self;

    /// Sixteen of them as they are tested.
    fn pack(lanes: &[Self; 16]) -> Self::Sixteen;

    /// Bit `i` is set when the `i`-th of `lefts` has no bit of `left`, and the `i`-th of `rights` none of `right`.
    fn disjoint(lefts: &Self::Sixteen, rights: &Self::Sixteen, left: Self, right: Self) -> u32;
}

impl Lane for u16 {
    type Sixteen = [Bits128; 2];

    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "used where a board has at most 16 diagonals each way"
    )]
    fn from_bits(bits: u32) -> Self {
        bits as Self
    }

    fn pack(lanes: &[Self; 16]) -> [Bits128; 2] {
        let word = |i: usize| u32::from(lanes[2 * i]) | u32::from(lanes[2 * i + 1]) << 16;
        [0, 4].map(|i| Bits128::from_words([word(i), word(i + 1), word(i + 2), word(i + 3)]))
    }

    #[inline]
    fn disjoint(lefts: &[Bits128; 2], rights: &[Bits128; 2], left: Self, right: Self) -> u32 {
        let (left, right) = (arch::splat_u16(left), arch::splat_u16(right));
        let [a, b] = [0, 1].map(|i| arch::or(arch::and(lefts[i].0, left), arch::and(rights[i].0, right)));
        arch::zeros_u16(a, b)
    }
}

impl Lane for u32 {
    type Sixteen = [Bits128; 4];

    #[inline]
    fn from_bits(bits: u32) -> Self {
        bits
    }

    fn pack(lanes: &[Self; 16]) -> [Bits128; 4] {
        [0, 4, 8, 12].map(|i| Bits128::from_words([lanes[i], lanes[i + 1], lanes[i + 2], lanes[i + 3]]))
    }

    #[inline]
    fn disjoint(lefts: &[Bits128; 4], rights: &[Bits128; 4], left: Self, right: Self) -> u32 {
        let (left, right) = (arch::from_words([left; 4]), arch::from_words([right; 4]));
        let hits = [0, 1, 2, 3].map(|i| arch::or(arch::and(lefts[i].0, left), arch::and(rights[i].0, right)));
        arch::zeros_u32(hits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// What the fast tests must say.
    fn disjoint<L: Copy + Into<u32>>(lefts: &[L; 16], rights: &[L; 16], left: L, right: L) -> u32 {
        let hit = |i: usize| lefts[i].into() & left.into() | rights[i].into() & right.into();
        (0..16).filter(|&i| hit(i) == 0).map(|i| 1 << i).sum()
    }

    proptest! {
        #[test]
        fn sixteen_tests_at_once(lefts: [u16; 16], rights: [u16; 16], left: u16, right: u16, sparse: u16) {
            let (left, right) = (left & sparse, right & sparse);
            let fast = u16::disjoint(&u16::pack(&lefts), &u16::pack(&rights), left, right);
            prop_assert_eq!(fast, disjoint(&lefts, &rights, left, right));
            let wide = |half: [u16; 16]| half.map(|lane| u32::from(lane) << 9);
            let (lefts, rights) = (wide(lefts), wide(rights));
            let (left, right) = (u32::from(left) << 9, u32::from(right) << 9);
            let fast = u32::disjoint(&u32::pack(&lefts), &u32::pack(&rights), left, right);
            prop_assert_eq!(fast, disjoint(&lefts, &rights, left, right));
        }

        #[test]
        fn bits_behave_like_words(a: [u32; 4], b: [u32; 4]) {
            let ones = |words: [u32; 4]| words.iter().map(|word| word.count_ones()).sum::<u32>();
            let each = |f: fn(u32, u32) -> u32| ones([0, 1, 2, 3].map(|i| f(a[i], b[i])));
            let (x, y) = (Bits128::from_words(a), Bits128::from_words(b));
            prop_assert_eq!((x & y).count_ones(), each(|a, b| a & b));
            prop_assert_eq!((x | y).count_ones(), each(|a, b| a | b));
            prop_assert_eq!((x ^ y).count_ones(), each(|a, b| a ^ b));
            prop_assert_eq!(x.without(y).count_ones(), each(|a, b| a & !b));
            prop_assert_eq!((x.up::<4>() & y).count_ones(), each(|a, b| a << 4 & b));
            prop_assert_eq!((x.down::<4>() & y).count_ones(), each(|a, b| a >> 4 & b));
        }
    }
}
