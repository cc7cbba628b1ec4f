//! The two orders in which most programs try the squares, and how far a path of queens has come.

use crate::board::{Size, Square};
use crate::event::Event;

/// Row by row, columns from `a` on: the square after `previous` in the row below `path`, or its first.
#[must_use]
pub fn row_by_row(size: Size, path: &[Square], previous: Option<Square>) -> Option<Square> {
    let column = previous.map_or(0, |square| square.column + 1);
    (column < size.get()).then(|| Square::new(column, depth(path)))
}

/// Column by column, rows from 1 up: the square after `previous` in the column below `path`, or its first.
#[must_use]
pub fn column_by_column(size: Size, path: &[Square], previous: Option<Square>) -> Option<Square> {
    let row = previous.map_or(0, |square| square.row + 1);
    (row < size.get()).then(|| Square::new(depth(path), row))
}

/// How many queens stand: the row or column of the next one, from 0.
#[expect(clippy::cast_possible_truncation, reason = "a path of queens has at most 26 squares")]
#[must_use]
pub fn depth(path: &[Square]) -> u8 {
    path.len() as u8
}

/// Whether a queen stands in every row or column.
#[must_use]
pub fn is_full(size: Size, path: &[Square]) -> bool {
    path.len() == usize::from(size.get())
}

/// A coordinate as the sources that count from 1 write it.
#[must_use]
pub fn from_one(coordinate: u8) -> i32 {
    i32::from(coordinate) + 1
}

/// The square at which the loop over the candidates of the open level stands, if it has begun.
#[must_use]
pub const fn loop_at(last: Event) -> Option<Square> {
    match last {
        Event::Reject(square) | Event::Remove(square) => Some(square),
        Event::Place(_) | Event::DeadEnd | Event::Solution => None,
    }
}
