//! The fast side: no events, no memory to watch, only results.

pub mod construct;
pub mod enumerate;
pub mod list;
pub mod random;
