//! What JavaScript sees: thin bindings, and the only code that knows JavaScript.

mod clock;
mod completions;
mod convert;
mod count;
mod domination;
mod export;
mod knights_tour;
mod notation;
mod painter;
mod picture;
mod position;
mod solutions;
mod solver;
