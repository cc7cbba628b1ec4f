//! Meet in the middle: for each set of columns, the upper halves of the board in it against the lower halves in the other columns.
//!
//! A transposition of the board moves the queen of one long diagonal from one half to the other and leaves the other long
//! diagonal alone. So only solutions without a queen on a long diagonal in the upper half are counted (the centre of an odd board
//! belongs to both and stays), each for all those that the transpositions make of it: 2 for each long diagonal whose queen is below.

use std::ops::Range;
use std::sync::Arc;

use super::blocks::{Shape, Side};
use super::column_sets::{column_sets, complement, mirrored};
use super::half_word::{Layout, Word};
use super::join::{Half, Joiner};
use super::matching::{ByWeight, Matcher};
use super::{Pieces, Slice};

/// What one solution counts for, by the number of long diagonals with a queen below.
const WEIGHTS: [u64; 3] = [1, 2, 4];

/// Counts with half words of type `W` whose `CHUNKS` lowest bytes are used.
#[derive(Clone)]
pub struct Meet<W: Word, const CHUNKS: usize> {
    n: u32,
    /// For even n the upper halves are the lower ones turned upside down, and this is empty.
    uppers: Option<Arc<Half<W>>>,
    lowers: Arc<Half<W>>,
    matcher: Matcher<CHUNKS>,
    joiner: Joiner<W>,
    /// The upper and the lower words of one column set; for even n those of a set and of its complement.
    words: [Words<W>; 2],
}

impl<W: Word, const CHUNKS: usize> Meet<W, CHUNKS> {
    /// Lists the blocks for an `n` × `n` board, with n from 4 up.
    pub fn new(n: u32) -> Self {
        let chunks = u32::try_from(CHUNKS).unwrap_or_default();
        let layout = Layout::new(n, W::BITS, chunks);
        let half = |rows, side| {
            let outer = Half::<W>::outer_rows(rows);
            Arc::new(Half::new(Shape { n, rows, outer, side, layout: layout.clone() }))
        };
        let odd = n % 2 == 1;
        let facing = if odd {
            std::array::from_fn(|bit| u8::try_from(bit).unwrap_or_default())
        } else {
            layout.upside_down()
        };
        Self {
            n,
            uppers: odd.then(|| half(n.div_ceil(2), Side::Upper)),
            lowers: half(n / 2, Side::Lower),
            matcher: Matcher::new(std::array::from_fn(|chunk| layout.chunk_bits[chunk]), facing),
            joiner: Joiner::default(),
            words: Default::default(),
        }
    }

    /// The solutions whose upper half stands in the columns of `set` or its mirror image.
    fn count_odd(&mut self, uppers: &Half<W>, set: u32) -> u64 {
        let n = self.n;
        let [above, below] = &mut self.words;
        above.sort(uppers.join(set, &mut self.joiner));
        below.sort(self.lowers.join(complement(set, n), &mut self.joiner));
        let images = if mirrored(set, n) == set { 1 } else { 2 };
        // Upside down, a solution has its queen of the middle column in the other half, or on the centre as before: of
        // those without a queen on any long diagonal, only one of each pair is counted.
        let [free, one, both] = below.by_weight();
        let turned = set >> (n / 2) & 1 == 1;
        let free = if turned { free } else { &[] };
        let [_, _, centre] = above.by_weight();
        let [alone, ..] = self.matcher.pairs(centre, [free, &[], &[]]);
        let pairs = self.matcher.pairs(above.free(), [free, one, both]);
        images * (alone + weigh([2 * pairs[0], pairs[1], pairs[2]]))
    }

    /// The solutions whose upper half stands in the columns of `set`, its mirror image, or the other columns of one of these.
    fn count_even(&mut self, set: u32) -> u64 {
        let n = self.n;
        let other = complement(set, n);
        for (words, set) in self.words.iter_mut().zip([set, other]) {
            words.sort(self.lowers.join(set, &mut self.joiner));
        }
        let [here, there] = &self.words;
        let [free, one, both] = self.matcher.pairs(here.free(), there.by_weight());
        if mirrored(set, n) == other {
            return 2 * weigh([free, one, both]);
        }
        let [_, lower_one, lower_both] = here.by_weight();
        let [_, other_one, other_both] = self.matcher.pairs(there.free(), [&[], lower_one, lower_both]);
        // Upside down, a solution without a queen on a long diagonal goes from `set` to `other`, and keeps its weight.
        let images = if mirrored(set, n) == set { 1 } else { 2 };
        images * weigh([2 * free, one + other_one, both + other_both])
    }
}

fn weigh(pairs: [u64; 3]) -> u64 {
    pairs.iter().zip(WEIGHTS).map(|(pairs, weight)| pairs * weight).sum()
}

impl<W: Word, const CHUNKS: usize> Pieces for Meet<W, CHUNKS> {
    fn count(&mut self, slice: Slice) -> u64 {
        let n = self.n;
        let uppers = self.uppers.clone();
        let sets = column_sets(n, n.div_ceil(2)).filter(|&set| set <= mirrored(set, n));
        if let Some(uppers) = uppers {
            return slice.of(sets).map(|set| self.count_odd(&uppers, set)).sum();
        }
        let first = |&set: &u32| {
            let other = complement(set, n);
            set <= other && set <= mirrored(other, n)
        };
        slice.of(sets.filter(first)).map(|set| self.count_even(set)).sum()
    }

    fn another(&self) -> Box<dyn Pieces> {
        Box::new(self.clone())
    }
}

/// Half words by the number of long diagonals they use, without the bits of these.
#[derive(Clone, Debug, Default)]
struct Words<W> {
    /// Three lists, each with room for all.
    room: Vec<W>,
    ranges: [Range<usize>; 3],
}

impl<W: Word> Words<W> {
    fn sort(&mut self, words: &[W]) {
        if self.room.len() < 3 * words.len() {
            self.room.resize(3 * words.len(), W::default());
        }
        let starts = [0, 1, 2].map(|long| long * words.len());
        let mut ends = starts;
        for &word in words {
            let end = &mut ends[word.long_diagonals()];
            self.room[*end] = word.short_diagonals();
            *end += 1;
        }
        self.ranges = [0, 1, 2].map(|long| starts[long]..ends[long]);
    }

    fn by_weight(&self) -> ByWeight<'_, W> {
        std::array::from_fn(|long| &self.room[self.ranges[long].clone()])
    }

    fn free(&self) -> &[W] {
        self.by_weight()[0]
    }
}
