//! The eight queens problem on any n × n board, as five old texts solved it and as fast as a machine can.
//!
//! - [`board`] is geometry: sizes, squares and the lines along which queens attack.
//! - [`position`] looks at queens put down by hand.
//! - [`search`] runs any [`search::Problem`] one [`event::Event`] at a time; [`timeline`] seeks in it, both ways.
//! - [`symmetry`] turns and mirrors placements, and sorts them into classes.
//! - [`notation`] writes and reads solutions, as the squares and as each source prints them.
//! - [`engine`] counts, lists, completes and constructs solutions fast; [`export`] writes all of them to a file.
//! - [`picture`] draws the pretty board.
//! - [`method`] lists the programs of the sources, each a small file that can be watched.
//!
//! ```
//! use joli_echiquier::{method, Size, search::{Goal, Outcome}};
//!
//! let size = Size::new(8)?;
//! let mut run = method::by_id("diagonal-numbers")?.start(size, method::Options::default())?;
//! assert_eq!(run.run(Goal::Solution, u64::MAX), Outcome::Solution);
//! assert_eq!(run.counters().tests(), 876);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod arrangement;
pub mod board;
pub mod domination;
pub mod engine;
pub mod event;
pub mod export;
pub mod knights_tour;
pub mod method;
pub mod methods;
pub mod notation;
pub mod picture;
pub mod position;
pub mod search;
pub mod symmetry;
pub mod timeline;
pub mod variable;
#[cfg(target_arch = "wasm32")]
mod wasm;

pub use arrangement::{Arrangement, ArrangementError};
pub use board::{Line, Size, SizeError, Square, SquareError};
pub use position::Position;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
