//! Matching: how many pairs of an upper and a lower half word have no bit in common.
//!
//! Up to [`LANES`] times `WIDE` upper words at a time become a table for each byte of a half word: for each of its values,
//! which of the upper words have none of these bits. A lower word then meets all of them with one look per byte:
//!
//! ```text
//! lower word   byte 0 = 0000101   byte 1 = 1000000   …
//! table 0 at 0000101:  1101110001…   the upper words without bits 0 and 2
//! table 1 at 1000000:  0111100101…   the upper words without bit 13
//!                 and  0101100001…   …: the partners, to be counted
//! ```

use super::bit_slice::{LANES, Planes};
use super::half_word::Word;
use super::simd::Bits128;
use super::tally::Tally;

/// The values of a byte.
const VALUES: usize = 256;
/// The widest rows: wider ones leave the nearest cache.
const WIDEST: usize = 3;

/// Lower words by weight: on no long diagonal, on one, on both.
pub type ByWeight<'a, W> = [&'a [W]; 3];

/// Tables for half words whose `CHUNKS` lowest bytes are used.
#[derive(Clone, Debug)]
pub struct Matcher<const CHUNKS: usize> {
    /// The bits used in each byte.
    bits: [u32; CHUNKS],
    /// The bit of the upper words that meets each bit of the lower ones.
    facing: [u8; 64],
    rows: Vec<Bits128>,
}

impl<const CHUNKS: usize> Matcher<CHUNKS> {
    pub fn new(bits: [u32; CHUNKS], facing: [u8; 64]) -> Self {
        Self { bits, facing, rows: vec![Bits128::zero(); CHUNKS * VALUES * WIDEST] }
    }

    /// The pairs of `uppers` with each of the three lists of lower words.
    pub fn pairs<W: Word>(&mut self, uppers: &[W], lowers: ByWeight<W>) -> [u64; 3] {
        let vectors = uppers.len().div_ceil(LANES);
        let groups = vectors.div_ceil(WIDEST).max(1);
        match vectors.div_ceil(groups) {
            0 => [0; 3],
            1 => self.pairs_wide::<W, 1>(uppers, lowers),
            2 => self.pairs_wide::<W, 2>(uppers, lowers),
            _ => self.pairs_wide::<W, 3>(uppers, lowers),
        }
    }

    fn pairs_wide<W: Word, const WIDE: usize>(&mut self, uppers: &[W], lowers: ByWeight<W>) -> [u64; 3] {
        let mut pairs = [0; 3];
        for group in uppers.chunks(LANES * WIDE) {
            let tables = self.tabulate::<W, WIDE>(group);
            for (pairs, lowers) in pairs.iter_mut().zip(lowers) {
                *pairs += tables.partners(lowers);
            }
        }
        pairs
    }

    fn tabulate<W: Word, const WIDE: usize>(&mut self, uppers: &[W]) -> Tables<'_, CHUNKS, WIDE> {
        let (rows, _) = self.rows.as_chunks_mut::<WIDE>();
        let (tables, _) = rows.as_chunks_mut::<VALUES>();
        for part in 0..WIDE {
            let words = uppers.get(part * LANES..).unwrap_or_default();
            let planes = Planes::new(&words[..words.len().min(LANES)]);
            let mut start = planes.valid;
            for (chunk, (table, &bits)) in tables.iter_mut().zip(&self.bits).enumerate() {
                let facing = &self.facing[8 * chunk..8 * chunk + bits as usize];
                fill(table, part, start, facing.iter().map(|&bit| planes.plane(bit.into())));
                start = Bits128::ones();
            }
        }
        Tables { tables: std::array::from_fn(|chunk| &tables[chunk]) }
    }
}

/// Fills one column of a table: what `start` has and none of the planes of the bits of the value.
fn fill<const WIDE: usize>(
    table: &mut [[Bits128; WIDE]; VALUES],
    part: usize,
    start: Bits128,
    planes: impl Iterator<Item = Bits128>,
) {
    table[0][part] = start;
    let mut filled = 1;
    for plane in planes {
        let (done, rest) = table.split_at_mut(filled);
        for (done, next) in done.iter().zip(rest) {
            next[part] = done[part].without(plane);
        }
        filled *= 2;
    }
}

/// For each byte and each value of it, the upper words without these bits.
struct Tables<'a, const CHUNKS: usize, const WIDE: usize> {
    tables: [&'a [[Bits128; WIDE]; VALUES]; CHUNKS],
}

impl<const CHUNKS: usize, const WIDE: usize> Tables<'_, CHUNKS, WIDE> {
    /// How many pairs the upper words form with these.
    fn partners<W: Word>(&self, lowers: &[W]) -> u64 {
        let (eights, rest) = lowers.as_chunks::<8>();
        let mut tally = Tally::new();
        for eight in eights {
            let rows = eight.map(|word| self.row(word));
            let (groups, _) = rows.as_flattened().as_chunks::<8>();
            for group in groups {
                tally.add(group);
            }
        }
        let ones = |row: [Bits128; WIDE]| row.iter().map(|bits| u64::from(bits.count_ones())).sum::<u64>();
        tally.total() + rest.iter().map(|&word| ones(self.row(word))).sum::<u64>()
    }

    /// The partners of one lower word.
    #[inline]
    fn row<W: Word>(&self, word: W) -> [Bits128; WIDE] {
        let mut row = self.tables[0][usize::from(word.byte(0))];
        for chunk in 1..CHUNKS {
            let other = &self.tables[chunk][usize::from(word.byte(chunk))];
            for (bits, &other) in row.iter_mut().zip(other) {
                *bits &= other;
            }
        }
        row
    }
}
