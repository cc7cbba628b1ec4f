//! Which columns, rows and diagonals hold a queen, as bits, and which of the others is the hardest to fill.

use crate::board::{Line, Size, Square};

/// The lines that hold a queen, one bit each.
#[derive(Clone, Copy, Debug, Default)]
pub struct Taken {
    columns: u32,
    rows: u32,
    /// By row − column + n − 1, so that those through one column are n bits in a row.
    diagonals: u64,
    /// The same lines by column − row + n − 1, for those through one row.
    reversed: u64,
    /// By column + row.
    antidiagonals: u64,
}

impl Taken {
    /// These lines and those of one more queen.
    pub const fn with(self, size: Size, queen: Square) -> Self {
        let (column, row, last) = (queen.column, queen.row, size.get() - 1);
        Self {
            columns: self.columns | 1 << column,
            rows: self.rows | 1 << row,
            diagonals: self.diagonals | 1 << (last + row - column),
            reversed: self.reversed | 1 << (last + column - row),
            antidiagonals: self.antidiagonals | 1 << (column + row),
        }
    }

    #[expect(clippy::cast_possible_truncation, reason = "masked to the bits of one line, at most 26")]
    const fn free_in_column(&self, size: Size, column: u8) -> u32 {
        let slopes = self.diagonals >> (size.get() - 1 - column) | self.antidiagonals >> column;
        board(size) & !(self.rows | slopes as u32)
    }

    #[expect(clippy::cast_possible_truncation, reason = "masked to the bits of one line, at most 26")]
    const fn free_in_row(&self, size: Size, row: u8) -> u32 {
        let slopes = self.reversed >> (size.get() - 1 - row) | self.antidiagonals >> row;
        board(size) & !(self.columns | slopes as u32)
    }

    /// Of the columns and rows without a queen, the first that has the fewest free squares; `None` when all have one.
    pub fn hardest_line(self, size: Size) -> Option<Fork> {
        let open = |taken: u32| ones(board(size) & !taken);
        let columns =
            open(self.columns).map(|number| (Line::Column, number, self.free_in_column(size, number)));
        let rows = open(self.rows).map(|number| (Line::Row, number, self.free_in_row(size, number)));
        let hardest = columns.chain(rows).min_by_key(|(_, _, free)| free.count_ones());
        hardest.map(|(line, number, left)| Fork { taken: self, line, number, left })
    }
}

/// One bit for each row, or for each column.
const fn board(size: Size) -> u32 {
    (1 << size.get()) - 1
}

/// The numbers of the bits that are set, from the lowest up.
#[expect(clippy::cast_possible_truncation, reason = "a bit number is below 32")]
fn ones(mut mask: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let lowest = (mask != 0).then(|| mask.trailing_zeros() as u8)?;
        mask &= mask - 1;
        Some(lowest)
    })
}

/// A column or a row to be filled, and its squares not tried yet.
#[derive(Clone, Copy, Debug)]
pub struct Fork {
    /// The lines taken before it is filled.
    pub taken: Taken,
    /// [`Line::Column`] or [`Line::Row`].
    pub line: Line,
    /// Which, from 0.
    pub number: u8,
    left: u32,
}

impl Fork {
    const fn square(&self, place: u8) -> Square {
        match self.line {
            Line::Row => Square::new(place, self.number),
            _ => Square::new(self.number, place),
        }
    }

    /// The next of its squares to try.
    pub fn next_queen(&mut self) -> Option<Square> {
        let place = ones(self.left).next()?;
        self.left &= self.left - 1;
        Some(self.square(place))
    }

    /// Whether `square` is one of those not tried yet.
    pub fn holds(&self, square: Square) -> bool {
        ones(self.left).any(|place| self.square(place) == square)
    }

    /// How many squares are left to try.
    #[expect(clippy::cast_possible_truncation, reason = "at most 26 squares")]
    pub const fn free(&self) -> u8 {
        self.left.count_ones() as u8
    }
}
