//! What JavaScript sees: thin bindings, and the only code that knows JavaScript.

mod clock;
mod convert;
mod position;
mod solver;
