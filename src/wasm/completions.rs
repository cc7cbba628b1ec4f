//! `Completions` and `countCompletions()`: the solutions that contain given queens.

use std::task::Poll;

use js_sys::{Float64Array, Object, Uint8Array};
use wasm_bindgen::prelude::*;

use super::clock::Clock;
use super::convert::{board_size, number, object};
use super::position::squares;
use crate::engine::complete::{self, Hint, Obstacle};
use crate::position::{Conflict, Position};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("completions.d.ts");

/// Positions between two looks at the clock: a few milliseconds of work at the most.
const SLICE: u32 = 1 << 13;

/// The number of solutions on a `size` × `size` board that contain these queens.
///
/// # Errors
/// An `Error` when the size is not a whole number from 1 to 26, when a square is off the board or named twice, and when there
/// are too many to count in some ten seconds; `Completions` counts them in pieces.
#[wasm_bindgen(js_name = countCompletions)]
pub fn count_completions(
    #[wasm_bindgen(unchecked_param_type = "number")] size: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string[]")] queens: &JsValue,
) -> Result<u64, JsError> {
    Ok(complete::count(&read_position(size, queens)?)?)
}

/// The solutions that contain given queens, found one at a time, with a tally of those found so far.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Completions(complete::Completions);

#[wasm_bindgen]
impl Completions {
    /// The completions of `queens` on a `size` × `size` board, before the first.
    ///
    /// # Errors
    /// An `Error` when the size is not a whole number from 1 to 26, or a square is off the board or named twice. Queens that
    /// attack each other are no error: they have an `obstacle`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "number")] size: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string[]")] queens: &JsValue,
    ) -> Result<Self, JsError> {
        Ok(Self(complete::Completions::new(&read_position(size, queens)?)))
    }

    /// Searches for the next completion, for at most `budget` milliseconds when given.
    ///
    /// # Errors
    /// An `Error` when `budget` is not a whole number in range.
    #[wasm_bindgen(js_name = nextCompletion, unchecked_return_type = "\"completion\" | \"exhausted\" | \"paused\"")]
    pub fn next_completion(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] budget: &JsValue,
    ) -> Result<JsValue, JsError> {
        let clock = Clock::start(budget)?;
        loop {
            let mut slice = SLICE;
            match self.0.advance(&mut slice) {
                Poll::Ready(Some(_)) => return Ok("completion".into()),
                Poll::Ready(None) => return Ok("exhausted".into()),
                Poll::Pending if clock.is_over() => return Ok("paused".into()),
                Poll::Pending => {}
            }
        }
    }

    /// Finds all completions that are left, for at most `budget` milliseconds when given.
    ///
    /// # Errors
    /// An `Error` when `budget` is not a whole number in range.
    #[wasm_bindgen(unchecked_return_type = "\"exhausted\" | \"paused\"")]
    pub fn exhaust(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] budget: &JsValue,
    ) -> Result<JsValue, JsError> {
        let clock = Clock::start(budget)?;
        loop {
            if self.0.exhaust(SLICE) {
                return Ok("exhausted".into());
            }
            if clock.is_over() {
                return Ok("paused".into());
            }
        }
    }

    /// The row of each column of the completion found last, from 0.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn rows(&self) -> Option<Uint8Array> {
        self.0.latest().map(|rows| Uint8Array::from(&rows[..]))
    }

    /// How many have been found so far.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn found(&self) -> u64 {
        self.0.found()
    }

    /// How many positions have been looked at so far.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn nodes(&self) -> f64 {
        number(self.0.nodes())
    }

    /// How many of those found so far have a queen on each square: column by column from a1.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn heat(&self) -> Float64Array {
        let heat: Vec<f64> = self.0.heat().iter().map(|&through| number(through)).collect();
        Float64Array::from(&heat[..])
    }

    /// Why there is none: at once for what can be seen, else when all has been searched; `undefined` otherwise.
    #[wasm_bindgen(getter, unchecked_return_type = "Obstacle | undefined")]
    #[must_use]
    pub fn obstacle(&self) -> JsValue {
        self.0.obstacle().map_or(JsValue::UNDEFINED, |found| obstacle(found).into())
    }

    /// A queen to go on with, once a completion has been found; `undefined` before, and when none is missing.
    #[wasm_bindgen(getter, unchecked_return_type = "Hint | undefined")]
    #[must_use]
    pub fn hint(&self) -> JsValue {
        self.0.hint().map_or(JsValue::UNDEFINED, |found| hint(found).into())
    }
}

fn read_position(size: &JsValue, queens: &JsValue) -> Result<Position, JsError> {
    let size = board_size(size)?;
    Ok(Position::new(size, squares(queens, size)?)?)
}

fn obstacle(obstacle: Obstacle) -> Object {
    match obstacle {
        Obstacle::Attack(Conflict { first, second, line }) => object([
            ("kind", "attack".into()),
            ("first", first.to_string().into()),
            ("second", second.to_string().into()),
            ("line", line.name().into()),
        ]),
        Obstacle::Full { line, number } => {
            object([("kind", "full".into()), ("line", line.name().into()), ("number", number.into())])
        }
        Obstacle::Proved { nodes } => object([("kind", "proved".into()), ("nodes", number(nodes).into())]),
    }
}

fn hint(Hint { square, line, free }: Hint) -> Object {
    object([("square", square.to_string().into()), ("line", line.name().into()), ("free", free.into())])
}
