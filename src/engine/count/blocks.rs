//! Blocks of rows: every placement of a few queens in adjacent rows, listed once per board size.
//!
//! ```text
//! row 0   . . . Q . . . .   outer block: rows 0 … a − 1
//! row 1   . Q . . . . . .
//! - - - - - - - - - - - -   the test word says which diagonals cross here
//! row 2   . . . . . . Q .   inner block: rows a … h − 1
//! row 3   . . Q . . . . .
//! ═══════════════════════   the half word says which diagonals cross here
//! ```

use std::ops::Range;

use super::column_sets::column_sets;
use super::half_word::{Crossings, Layout, Word, crossings};
use super::simd::Lane;

/// Which half of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The upper half: without queens on the long diagonals, but for one on the very centre.
    Upper,
    /// The lower half, on the board turned upside down.
    Lower,
}

/// A half of the board, cut in two blocks.
#[derive(Clone, Debug)]
pub struct Shape {
    /// The side of the board.
    pub n: u32,
    /// The rows of the half.
    pub rows: u32,
    /// The rows of the outer block, away from the middle of the board.
    pub outer: u32,
    /// Which half.
    pub side: Side,
    /// The bits of its half words.
    pub layout: Layout,
}

/// One placement of the queens of a block.
#[derive(Clone, Copy, Debug, Default)]
pub struct Placement<W: Word> {
    /// Test word: the diagonals towards the other block that gain a column with every row.
    pub gaining: W::Lane,
    /// Test word: those that lose one.
    pub losing: W::Lane,
    /// Half word.
    pub word: W,
}

impl Shape {
    fn allows(&self, row: u32, column: u32) -> bool {
        let long = row == column || row + column == self.n - 1;
        self.side == Side::Lower || !long || 2 * row + 1 == self.n
    }

    fn half_word<W: Word>(&self, crossings: Crossings) -> W {
        match self.side {
            Side::Upper => self.layout.upper(crossings),
            Side::Lower => self.layout.lower(crossings),
        }
    }

    /// Appends every placement of queens in these rows and columns.
    pub fn placements<W: Word>(&self, rows: Range<u32>, columns: u32, found: &mut Vec<Placement<W>>) {
        let attacks = Attacks { columns, gaining: 0, losing: 0 };
        self.place(rows, attacks, [Crossings::default(); 2], found);
    }

    fn place<W: Word>(
        &self,
        rows: Range<u32>,
        attacks: Attacks,
        [test, half]: [Crossings; 2],
        found: &mut Vec<Placement<W>>,
    ) {
        let Some(row) = rows.clone().next() else {
            let lane = W::Lane::from_bits;
            let (gaining, losing) = (lane(test.gaining), lane(test.losing));
            return found.push(Placement { gaining, losing, word: self.half_word(half) });
        };
        let mut candidates = attacks.columns & !(attacks.gaining | attacks.losing);
        while candidates != 0 {
            let column = candidates.trailing_zeros();
            candidates &= candidates - 1;
            if self.allows(row, column) {
                let mut crossed = [test, half];
                crossed[0] |= crossings(self.n, row, column, self.outer);
                crossed[1] |= crossings(self.n, row, column, self.rows);
                self.place(row + 1..rows.end, attacks.after(1 << column), crossed, found);
            }
        }
    }
}

/// The columns still free, and the squares of the next row that are attacked.
#[derive(Clone, Copy)]
struct Attacks {
    columns: u32,
    gaining: u32,
    losing: u32,
}

impl Attacks {
    fn after(self, queen: u32) -> Self {
        Self {
            columns: self.columns ^ queen,
            gaining: (self.gaining | queen) << 1,
            losing: (self.losing | queen) >> 1,
        }
    }
}

/// All placements of an outer block, by column set.
#[derive(Clone, Debug)]
pub struct OuterBlock<W: Word> {
    starts: Vec<u32>,
    placements: Vec<Placement<W>>,
}

impl<W: Word> OuterBlock<W> {
    pub fn new(shape: &Shape) -> Self {
        let (mut starts, mut placements) = (vec![0], Vec::new());
        for set in column_sets(shape.n, shape.outer) {
            shape.placements(0..shape.outer, set, &mut placements);
            starts.push(index(placements.len()));
        }
        Self { starts, placements }
    }

    /// The placements in the column set of this number.
    pub fn of(&self, number: u32) -> &[Placement<W>] {
        let number = number as usize;
        &self.placements[self.starts[number] as usize..self.starts[number + 1] as usize]
    }
}

/// Sixteen placements of an inner block, to be tested at once.
#[derive(Clone, Copy, Debug)]
pub struct Sixteen<W: Word> {
    pub gaining: <W::Lane as Lane>::Sixteen,
    pub losing: <W::Lane as Lane>::Sixteen,
    pub words: [W; 16],
    /// A bit for each placement: the last sixteen of a set may be fewer.
    pub valid: u32,
}

impl<W: Word> Sixteen<W> {
    fn new(placements: &[Placement<W>]) -> Self {
        let mut all = [Placement::default(); 16];
        all[..placements.len()].copy_from_slice(placements);
        Self {
            gaining: W::Lane::pack(&all.map(|placement| placement.gaining)),
            losing: W::Lane::pack(&all.map(|placement| placement.losing)),
            words: all.map(|placement| placement.word),
            valid: (1 << placements.len()) - 1,
        }
    }
}

/// All placements of an inner block, by column set.
#[derive(Clone, Debug)]
pub struct InnerBlock<W: Word> {
    starts: Vec<u32>,
    sixteens: Vec<Sixteen<W>>,
}

impl<W: Word> InnerBlock<W> {
    pub fn new(shape: &Shape) -> Self {
        let (mut starts, mut sixteens, mut placements) = (vec![0], Vec::new(), Vec::new());
        for set in column_sets(shape.n, shape.rows - shape.outer) {
            placements.clear();
            shape.placements(shape.outer..shape.rows, set, &mut placements);
            sixteens.extend(placements.chunks(16).map(Sixteen::new));
            starts.push(index(sixteens.len()));
        }
        Self { starts, sixteens }
    }

    /// The placements in the column set of this number.
    pub fn of(&self, number: u32) -> &[Sixteen<W>] {
        let number = number as usize;
        &self.sixteens[self.starts[number] as usize..self.starts[number + 1] as usize]
    }
}

/// A block of at most five rows on at most 27 columns has under ten million placements.
fn index(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}
