//! The fast side: no events, no memory to watch, only results.

pub mod complete;
pub mod construct;
mod count;
pub mod enumerate;
mod lines;
pub mod list;
pub mod random;

pub use count::{Counter, MAX_SIZE, MAX_SLICES, Slice, SliceError, count, count_slice, fundamental_count};
