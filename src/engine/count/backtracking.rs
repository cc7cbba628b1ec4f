//! Row after row with three bit masks: for the small boards, where it is over before any table is built.

use super::{Pieces, Slice};

/// Counts an `n` × `n` board, the first queen's column by column.
#[derive(Clone, Copy)]
pub struct Columns {
    pub n: u32,
}

impl Pieces for Columns {
    fn count(&mut self, slice: Slice) -> u64 {
        // The mirror image of a solution has its first queen in the mirrored column.
        let images = |column: u32| if 2 * column + 1 == self.n { 1 } else { 2 };
        let columns = slice.of(0..self.n.div_ceil(2));
        columns.map(|column| images(column) * solutions_from(self.n, column)).sum()
    }

    fn another(&self) -> Box<dyn Pieces> {
        Box::new(*self)
    }
}

/// The solutions of an `n` × `n` board whose queen in the first row stands in `column`.
fn solutions_from(n: u32, column: u32) -> u64 {
    below(Rows { free: (1 << n) - 1, gaining: 0, losing: 0 }.after(1 << column))
}

/// The columns still without a queen, and the squares of the next row that are attacked along each diagonal.
#[derive(Clone, Copy)]
struct Rows {
    free: u32,
    gaining: u32,
    losing: u32,
}

impl Rows {
    fn after(self, queen: u32) -> Self {
        Self {
            free: self.free ^ queen,
            gaining: (self.gaining | queen) << 1,
            losing: (self.losing | queen) >> 1,
        }
    }
}

fn below(rows: Rows) -> u64 {
    if rows.free == 0 {
        return 1;
    }
    let mut candidates = rows.free & !(rows.gaining | rows.losing);
    let mut count = 0;
    while candidates != 0 {
        let queen = candidates & candidates.wrapping_neg();
        candidates ^= queen;
        count += below(rows.after(queen));
    }
    count
}
