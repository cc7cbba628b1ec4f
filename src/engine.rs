//! The fast side: no events, no memory to watch, only results.

pub mod complete;
pub mod construct;
pub mod enumerate;
mod lines;
pub mod list;
pub mod random;
