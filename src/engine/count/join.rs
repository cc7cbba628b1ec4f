//! The join: all placements of a half in one column set, from those of its two blocks.

use super::blocks::{InnerBlock, OuterBlock, Placement, Shape, Sixteen};
use super::column_sets::{Numbering, Split, splits};
use super::half_word::Word;
use super::simd::Lane;

/// The placements of both blocks of a half.
#[derive(Clone, Debug)]
pub struct Half<W: Word> {
    shape: Shape,
    numbering: Numbering,
    /// None when the block is too large to be listed: its placements are then searched for when they are needed.
    outer: Option<OuterBlock<W>>,
    inner: InnerBlock<W>,
}

/// What a join needs besides, kept to spare allocations.
#[derive(Clone, Debug, Default)]
pub struct Joiner<W: Word> {
    splits: Vec<Split>,
    outer: Vec<Placement<W>>,
}

/// The largest block that is listed.
const MOST_ROWS: u32 = 5;

impl<W: Word> Half<W> {
    /// The outer rows of a half of so many `rows`: the inner block takes half of them or one more, up to what can be listed.
    pub fn outer_rows(rows: u32) -> u32 {
        rows - rows.div_ceil(2).min(MOST_ROWS)
    }

    pub fn new(shape: Shape) -> Self {
        Self {
            numbering: Numbering::new(shape.n),
            outer: (shape.outer <= MOST_ROWS).then(|| OuterBlock::new(&shape)),
            inner: InnerBlock::new(&shape),
            shape,
        }
    }

    /// The placements of the outer block in the columns of `split`, searched for into `found` when they are not listed.
    fn outer_placements<'a>(&'a self, split: &Split, found: &'a mut Vec<Placement<W>>) -> &'a [Placement<W>] {
        if let Some(block) = &self.outer {
            return block.of(split.outer_number);
        }
        found.clear();
        self.shape.placements(0..self.shape.outer, split.outer, found);
        found
    }

    /// The half words of all placements in the columns of `set`, into `words`.
    pub fn join(&self, set: u32, joiner: &mut Joiner<W>, words: &mut Vec<W>) {
        let mut output = Output::new(words);
        splits(&self.numbering, set, self.shape.outer, &mut joiner.splits);
        for split in &joiner.splits {
            let outer = self.outer_placements(split, &mut joiner.outer);
            for inner in self.inner.of(split.inner_number) {
                output.reserve(16 * outer.len());
                for placement in outer {
                    output.push(placement.word, inner, compatible(placement, inner));
                }
            }
        }
        output.finish();
    }
}

/// A bit for each placement of `inner` that `outer` leaves in peace.
#[inline]
fn compatible<W: Word>(outer: &Placement<W>, inner: &Sixteen<W>) -> u32 {
    W::Lane::disjoint(&inner.gaining, &inner.losing, outer.gaining, outer.losing) & inner.valid
}

/// Words being written: the vector is longer than what has been found, so that writing needs no decision.
struct Output<'a, W> {
    words: &'a mut Vec<W>,
    length: usize,
}

impl<'a, W: Word> Output<'a, W> {
    fn new(words: &'a mut Vec<W>) -> Self {
        Self { words, length: 0 }
    }

    /// Makes room for `more` words.
    fn reserve(&mut self, more: usize) {
        if self.words.len() < self.length + more + 2 {
            self.words.resize(2 * (self.length + more + 2), W::default());
        }
    }

    /// Writes `word` joined to each word of `inner` whose bit is set in `chosen`. Seldom more than two are: two are always
    /// written, and count only when they were chosen.
    #[inline]
    fn push(&mut self, word: W, inner: &Sixteen<W>, mut chosen: u32) {
        let joined = |chosen: u32| word | inner.words[chosen.trailing_zeros() as usize % 16];
        let two = &mut self.words[self.length..self.length + 2];
        two[0] = joined(chosen);
        let fewer = chosen & chosen.wrapping_sub(1);
        two[1] = joined(fewer);
        self.length += chosen.count_ones().min(2) as usize;
        chosen = fewer & fewer.wrapping_sub(1);
        while chosen != 0 {
            self.words[self.length] = joined(chosen);
            self.length += 1;
            chosen &= chosen - 1;
        }
    }

    fn finish(self) {
        self.words.truncate(self.length);
    }
}
