//! Counting set bits in bulk: a binary counter for each of 128 places, written as planes (Harley and Seal's method).

use super::simd::Bits128;

/// How many bits were set in all that was added.
#[derive(Debug)]
pub struct Tally {
    ones: Bits128,
    twos: Bits128,
    fours: Bits128,
    eights: u64,
}

impl Tally {
    #[inline]
    pub fn new() -> Self {
        Self { ones: Bits128::zero(), twos: Bits128::zero(), fours: Bits128::zero(), eights: 0 }
    }

    /// Adds eight values: seven carry-save additions leave one carry to be counted.
    #[expect(clippy::many_single_char_names, reason = "eight alike")]
    #[inline]
    pub fn add(&mut self, [a, b, c, d, e, f, g, h]: &[Bits128; 8]) {
        let twos_a = carry(&mut self.ones, *a, *b);
        let twos_b = carry(&mut self.ones, *c, *d);
        let fours_a = carry(&mut self.twos, twos_a, twos_b);
        let twos_a = carry(&mut self.ones, *e, *f);
        let twos_b = carry(&mut self.ones, *g, *h);
        let fours_b = carry(&mut self.twos, twos_a, twos_b);
        self.eights += u64::from(carry(&mut self.fours, fours_a, fours_b).count_ones());
    }

    /// The bits set so far.
    pub fn total(&self) -> u64 {
        let [ones, twos, fours] =
            [self.ones, self.twos, self.fours].map(|plane| u64::from(plane.count_ones()));
        ones + 2 * twos + 4 * fours + 8 * self.eights
    }
}

/// Adds two bits in each place to `sum`, and returns the carry.
#[inline]
fn carry(sum: &mut Bits128, a: Bits128, b: Bits128) -> Bits128 {
    let either = *sum ^ a;
    let carry = *sum & a | either & b;
    *sum = either ^ b;
    carry
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn it_counts_every_bit(values in prop::collection::vec(any::<[[u32; 4]; 8]>(), 0..20)) {
            let mut tally = Tally::new();
            for eight in &values {
                tally.add(&eight.map(Bits128::from_words));
            }
            let words = values.as_flattened().as_flattened();
            prop_assert_eq!(tally.total(), words.iter().map(|word| u64::from(word.count_ones())).sum::<u64>());
        }
    }
}
