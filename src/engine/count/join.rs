//! The join: all placements of a half in one column set, from those of its two blocks.

use super::blocks::{InnerBlock, OuterBlock, Placement, Shape, Sixteen};
use super::column_sets::{Numbering, Split, Splits};
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

/// Room for a join, kept to spare allocations.
#[derive(Clone, Debug, Default)]
pub struct Joiner<W: Word> {
    splits: Splits,
    outer: Vec<Placement<W>>,
    words: Vec<W>,
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

    /// The half words of all placements in the columns of `set`.
    pub fn join<'a>(&self, set: u32, joiner: &'a mut Joiner<W>) -> &'a [W] {
        let Joiner { splits, outer, words } = joiner;
        let mut output = Output { words, length: 0 };
        for split in splits.find(&self.numbering, set, self.shape.outer as usize) {
            let outer = self.outer_placements(split, outer);
            for inner in self.inner.of(split.inner_number) {
                output.reserve(16 * outer.len());
                for placement in outer {
                    output.push(placement.word, inner, compatible(placement, inner));
                }
            }
        }
        output.written()
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
    /// How many words are written before it is known whether they count: seldom are more chosen.
    const ALWAYS: usize = 2;

    /// Makes room for `more` words.
    fn reserve(&mut self, more: usize) {
        let most = self.length + more + Self::ALWAYS;
        if self.words.len() < most {
            self.words.resize(2 * most, W::default());
        }
    }

    /// Writes `word` joined to each word of `inner` whose bit is set in `chosen`.
    #[inline]
    fn push(&mut self, word: W, inner: &Sixteen<W>, mut chosen: u32) {
        let joined = |chosen: u32| word | inner.words[(chosen | 1 << 15).trailing_zeros() as usize];
        for place in &mut self.words[self.length..self.length + Self::ALWAYS] {
            *place = joined(chosen);
            self.length += usize::from(chosen != 0);
            chosen &= chosen.wrapping_sub(1);
        }
        while chosen != 0 {
            self.words[self.length] = joined(chosen);
            self.length += 1;
            chosen &= chosen - 1;
        }
    }

    fn written(self) -> &'a [W] {
        &self.words[..self.length]
    }
}
