//! One queen in each column and in each row: what every program prints when it has found a solution.

use std::num::NonZeroU32;

use thiserror::Error;

use crate::board::SizeError;

/// The row of the queen in each column of a board, no two the same. Her diagonals are not looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrangement {
    rows: Vec<u32>,
}

/// Rows that are no [`Arrangement`]; all numbers count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ArrangementError {
    /// No rows, or too many.
    #[error(transparent)]
    Size(#[from] SizeError),
    /// A row that the board does not have.
    #[error("row {row} is not allowed in column {column}: the rows of this board go from 0 to {last}")]
    OffBoard {
        /// Its column.
        column: u32,
        /// The row.
        row: u32,
        /// The last row of the board.
        last: u32,
    },
    /// A row that a column further left has too.
    #[error("row {row} is not allowed in column {column}: an earlier column has it already")]
    Twice {
        /// The later of the two columns.
        column: u32,
        /// The row.
        row: u32,
    },
}

impl Arrangement {
    /// The largest board.
    pub const LARGEST: u32 = 1_000_000;

    /// The arrangement with these rows, from 0, one for each column. Takes time in proportion to n.
    ///
    /// # Errors
    /// An [`ArrangementError`] when the rows are not 0, 1, 2, … in any order.
    pub fn new(rows: &[u32]) -> Result<Self, ArrangementError> {
        let n = SizeError::check(u32::try_from(rows.len()).unwrap_or(u32::MAX), 1, Self::LARGEST)?;
        let mut draft = Draft::new(n);
        for (column, &row) in (0..).zip(rows) {
            draft.put(column, row).map_err(|clash| match clash {
                Clash::OffBoard => ArrangementError::OffBoard { column, row, last: n - 1 },
                Clash::Column | Clash::Row => ArrangementError::Twice { column, row },
            })?;
        }
        Ok(Self { rows: rows.to_vec() })
    }

    /// Squares along one side of the board.
    #[must_use]
    pub fn size(&self) -> u32 {
        // No longer than LARGEST once checked.
        u32::try_from(self.rows.len()).unwrap_or(Self::LARGEST)
    }

    /// The row of the queen in each column, from 0.
    #[must_use]
    pub fn rows(&self) -> &[u32] {
        &self.rows
    }

    /// The column of the queen in each row, from 0.
    #[must_use]
    pub fn columns(&self) -> Vec<u32> {
        let mut columns = vec![0; self.rows.len()];
        for (column, &row) in (0..).zip(&self.rows) {
            columns[row as usize] = column;
        }
        columns
    }
}

/// An arrangement as it grows, in any order.
#[derive(Debug)]
pub(crate) struct Draft {
    /// From 1, so that an empty draft of a million columns is made of zeros, which costs nothing.
    rows: Vec<Option<NonZeroU32>>,
    row_taken: Vec<bool>,
    queens: usize,
}

/// Why a queen cannot join a [`Draft`].
#[derive(Debug)]
pub(crate) enum Clash {
    OffBoard,
    /// Her column has a queen.
    Column,
    /// Her row has one.
    Row,
}

impl Draft {
    pub fn new(n: u32) -> Self {
        Self { rows: vec![None; n as usize], row_taken: vec![false; n as usize], queens: 0 }
    }

    pub fn put(&mut self, column: u32, row: u32) -> Result<(), Clash> {
        let place = self.rows.get_mut(column as usize).ok_or(Clash::OffBoard)?;
        let taken = self.row_taken.get_mut(row as usize).ok_or(Clash::OffBoard)?;
        if place.is_some() {
            return Err(Clash::Column);
        }
        if std::mem::replace(taken, true) {
            return Err(Clash::Row);
        }
        *place = NonZeroU32::new(row + 1);
        self.queens += 1;
        Ok(())
    }

    pub const fn queens(&self) -> usize {
        self.queens
    }

    /// The arrangement, when every column has its queen.
    pub fn finish(self) -> Option<Arrangement> {
        let rows = self.rows.into_iter().map(|row| Some(row?.get() - 1));
        Some(Arrangement { rows: rows.collect::<Option<Vec<u32>>>()? })
    }
}
