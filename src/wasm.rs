//! What JavaScript sees: thin bindings, and the only code that knows JavaScript.
//!
//! Without the feature `all`, only what a page needs at first sight: methods to watch and positions to play. The page
//! loads that small module first, and the whole one when something else is asked for.

mod clock;
#[cfg(feature = "all")]
mod completions;
mod convert;
#[cfg(feature = "all")]
mod count;
#[cfg(feature = "all")]
mod domination;
#[cfg(feature = "all")]
mod export;
#[cfg(feature = "all")]
mod knights_tour;
#[cfg(feature = "all")]
mod notation;
#[cfg(feature = "all")]
mod painter;
#[cfg(feature = "all")]
mod picture;
mod position;
#[cfg(feature = "all")]
mod solutions;
mod solver;
