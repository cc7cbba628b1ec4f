//! Counting all solutions, by meeting in the middle.

mod backtracking;
mod bit_slice;
mod blocks;
mod column_sets;
mod half_word;
mod join;
mod matching;
mod meet;
#[cfg(test)]
mod oracle;
mod simd;
mod tally;
mod turns;

use thiserror::Error;

use crate::board::SizeError;
use meet::Meet;

/// The largest board that is counted: from 28 on, a count might not fit in 64 bits.
pub const MAX_SIZE: u32 = 27;
/// The most slices that a count can be cut into.
pub const MAX_SLICES: u32 = 1 << 16;
/// The largest board for which plain backtracking is the faster way.
const SMALL: u32 = 9;

/// All solutions of the `n` × `n` board, turned and mirrored ones counted apart.
///
/// # Errors
/// A [`SizeError`] when `n` is not from 1 to [`MAX_SIZE`].
///
/// ```
/// use joli_echiquier::engine::count;
///
/// assert_eq!(count(8)?, 92);
/// assert_eq!(count(12)?, 14_200);
/// # Ok::<(), joli_echiquier::SizeError>(())
/// ```
pub fn count(n: u32) -> Result<u64, SizeError> {
    count_slice(n, Slice::WHOLE)
}

/// The part of [`count`] that falls to one slice of the work.
///
/// # Errors
/// A [`SizeError`] when `n` is not from 1 to [`MAX_SIZE`].
pub fn count_slice(n: u32, slice: Slice) -> Result<u64, SizeError> {
    Ok(Counter::new(n)?.count(slice))
}

/// The classes of solutions of the `n` × `n` board under the eight turns and mirrors.
///
/// By Burnside's lemma these are (Q + H + 2 R) / 8 from n = 2 on: Q all solutions, H and R those that a half turn and a
/// quarter turn leave alone, which a small search of their own finds.
///
/// # Errors
/// A [`SizeError`] when `n` is not from 1 to [`MAX_SIZE`].
///
/// ```
/// use joli_echiquier::engine::fundamental_count;
///
/// assert_eq!(fundamental_count(8)?, 12);
/// # Ok::<(), joli_echiquier::SizeError>(())
/// ```
pub fn fundamental_count(n: u32) -> Result<u64, SizeError> {
    let solutions = count(n)?;
    Ok(turns::classes(u8::try_from(n).unwrap_or_default(), solutions))
}

/// One of several slices of a count: all of them, in any order, add up to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slice {
    index: u32,
    of: u32,
}

/// A slice that does not exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SliceError {
    /// Too few or too many slices.
    #[error("{given} slices are not allowed: it must be a whole number from 1 to {MAX_SLICES}")]
    Of {
        /// What was asked for.
        given: u32,
    },
    /// No such slice among them.
    #[error("slice {index} of {of} is not allowed: it must be a whole number from 0 to {}", of - 1)]
    Index {
        /// The slice asked for.
        index: u32,
        /// How many there are.
        of: u32,
    },
}

impl Slice {
    /// The whole count in one piece.
    pub const WHOLE: Self = Self { index: 0, of: 1 };

    /// Slice `index`, counted from 0, `of` so many. There may be more slices than pieces of work: some are then empty.
    ///
    /// # Errors
    /// A [`SliceError`] when `of` is not from 1 to [`MAX_SLICES`], or `index` not below it.
    pub const fn new(index: u32, of: u32) -> Result<Self, SliceError> {
        if of == 0 || of > MAX_SLICES {
            return Err(SliceError::Of { given: of });
        }
        if index >= of {
            return Err(SliceError::Index { index, of });
        }
        Ok(Self { index, of })
    }

    /// What of `pieces` falls to this slice: every `of`-th, so that all slices have about the same work.
    fn of<T>(self, pieces: impl Iterator<Item = T>) -> impl Iterator<Item = T> {
        pieces.skip(self.index as usize).step_by(self.of as usize)
    }
}

/// Counts slices of one board size, and keeps its tables from one to the next.
pub struct Counter {
    n: u32,
    pieces: Box<dyn Pieces>,
}

/// A way to count whose work falls into independent pieces.
trait Pieces: Send {
    /// The pieces of this slice, added up.
    fn count(&mut self, slice: Slice) -> u64;

    /// The same for another thread; large tables are shared.
    fn another(&self) -> Box<dyn Pieces>;
}

impl Counter {
    /// A counter for the `n` × `n` board, with its tables.
    ///
    /// # Errors
    /// A [`SizeError`] when `n` is not from 1 to [`MAX_SIZE`].
    pub fn new(n: u32) -> Result<Self, SizeError> {
        let n = SizeError::check(n, 1, MAX_SIZE)?;
        let pieces: Box<dyn Pieces> = match n {
            1..=SMALL => Box::new(backtracking::Columns { n }),
            10..=17 => Box::new(Meet::<u32, 4>::new(n)),
            18 => Box::new(Meet::<u64, 4>::new(n)),
            19..=22 => Box::new(Meet::<u64, 5>::new(n)),
            23..=26 => Box::new(Meet::<u64, 6>::new(n)),
            _ => Box::new(Meet::<u64, 7>::new(n)),
        };
        Ok(Self { n, pieces })
    }

    /// The side of the board.
    #[must_use]
    pub fn size(&self) -> u32 {
        self.n
    }

    /// The solutions in this slice.
    pub fn count(&mut self, slice: Slice) -> u64 {
        self.pieces.count(slice)
    }
}

impl Clone for Counter {
    /// Another counter that shares the large tables.
    fn clone(&self) -> Self {
        Self { n: self.n, pieces: self.pieces.another() }
    }
}

impl std::fmt::Debug for Counter {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Counter").field("n", &self.n).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fast_form_agrees_with_the_clear_one() {
        for n in 4..=12 {
            let clear = oracle::count(n) as u64;
            assert_eq!(Meet::<u32, 4>::new(n).count(Slice::WHOLE), clear, "{n}");
            assert_eq!(Meet::<u64, 5>::new(n).count(Slice::WHOLE), clear, "{n}");
            assert_eq!(count(n), Ok(clear));
        }
    }
}
