//! The fewest queens that dominate a board, at once or in pieces, and what those put down by hand leave uncovered.

use js_sys::{Array, Object};
use wasm_bindgen::prelude::*;

use super::clock::Clock;
use super::convert::{array, board_size, flag, number, object, whole_number};
use super::position::{names, squares};
use crate::board::{Size, Square};
use crate::domination::{self, Domination, Needed, PlayError, Reading, needed, uncovered};
use crate::position::Position;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("domination.d.ts");

/// Nodes between two looks at the clock: a few milliseconds of work.
const SLICE: u64 = 1 << 11;
/// Nodes spent on what is needed: too few to be felt.
const GLANCE: u64 = 1 << 14;

/// The fewest queens that attack or occupy every square of a `size` × `size` board, and in how many ways they do. Beyond 12 it
/// takes seconds: `DominationSearch` does the same in pieces.
///
/// # Errors
/// An `Error` when the size is not a whole number from 1 to 14, or `independent` is not a boolean.
#[wasm_bindgen(js_name = minimumDomination, unchecked_return_type = "MinimumDomination")]
pub fn minimum_domination(
    #[wasm_bindgen(unchecked_param_type = "number")] size: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "DominationOptions")] options: &JsValue,
) -> Result<Object, JsError> {
    Ok(minimum(&domination::minimum(searched_size(size)?, reading(options)?)?))
}

/// A search for the fewest queens that can be run in pieces.
#[wasm_bindgen]
#[derive(Debug)]
pub struct DominationSearch {
    search: domination::DominationSearch,
    proved: Option<Domination>,
}

#[wasm_bindgen]
impl DominationSearch {
    /// The search on a `size` × `size` board, before its first node.
    ///
    /// # Errors
    /// An `Error` when the size is not a whole number from 1 to 14, or `independent` is not a boolean.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "number")] size: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "DominationOptions")] options: &JsValue,
    ) -> Result<Self, JsError> {
        let search = domination::DominationSearch::new(searched_size(size)?, reading(options)?)?;
        Ok(Self { search, proved: None })
    }

    /// Goes on, for at most `budget` milliseconds when given.
    ///
    /// # Errors
    /// An `Error` when `budget` is not a whole number in range.
    #[wasm_bindgen(unchecked_return_type = "\"proved\" | \"paused\"")]
    pub fn run(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] budget: &JsValue,
    ) -> Result<JsValue, JsError> {
        let clock = Clock::start(budget)?;
        while self.proved.is_none() {
            self.proved = self.search.run(SLICE);
            if clock.is_over() {
                break;
            }
        }
        Ok(if self.proved.is_some() { "proved" } else { "paused" }.into())
    }

    /// How far the search has come.
    #[wasm_bindgen(getter, unchecked_return_type = "DominationProgress")]
    #[must_use]
    pub fn progress(&self) -> Object {
        let progress = self.search.progress();
        object([
            ("queens", progress.queens.into()),
            ("nodes", number(progress.nodes).into()),
            ("classes", progress.classes.into()),
        ])
    }

    /// The result; `undefined` before it is proved.
    #[wasm_bindgen(getter, unchecked_return_type = "MinimumDomination | undefined")]
    #[must_use]
    pub fn result(&self) -> JsValue {
        self.proved.as_ref().map_or(JsValue::UNDEFINED, |proved| minimum(proved).into())
    }

    /// One way of each class, once all is proved: of `count` classes from number `first` on, counted from 0.
    ///
    /// # Errors
    /// An `Error` when `first` or `count` is not a whole number from 0 up.
    #[wasm_bindgen(unchecked_return_type = "string[][]")]
    pub fn classes(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] first: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] count: &JsValue,
    ) -> Result<Array, JsError> {
        let first = whole_number(first, "first", 0, u32::MAX)? as usize;
        let count = whole_number(count, "count", 0, u32::MAX)? as usize;
        let classes = self.proved.as_ref().map_or(&[][..], Domination::classes);
        Ok(array(classes.iter().skip(first).take(count).map(|queens| names(queens))))
    }
}

/// What these queens leave uncovered on a `size` × `size` board, and how many more it takes. Beyond 14 × 14, and where the search
/// does not end within a few milliseconds, `atLeast` is a lower bound and there is no example.
///
/// # Errors
/// An `Error` when the size is not a whole number from 1 to 26, a square is off the board or named twice, or `independent` is
/// not a boolean.
#[wasm_bindgen(js_name = examineDomination, unchecked_return_type = "DominationExamination")]
pub fn examine_domination(
    #[wasm_bindgen(unchecked_param_type = "number")] size: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string[]")] queens: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "DominationOptions")] options: &JsValue,
) -> Result<Object, JsError> {
    let size = board_size(size)?;
    let position = Position::new(size, squares(queens, size)?)?;
    let queens = position.queens();
    let found = needed(size, reading(options)?, queens, GLANCE);
    let (at_least, example, conflict) = match found {
        Ok(Needed { at_least, example }) => (at_least.into(), optional(example), JsValue::UNDEFINED),
        Err(clash) => (JsValue::UNDEFINED, JsValue::UNDEFINED, conflict(&clash).into()),
    };
    Ok(object([
        ("uncovered", names(&uncovered(size, queens)).into()),
        ("atLeast", at_least),
        ("example", example),
        ("conflict", conflict),
    ]))
}

fn searched_size(size: &JsValue) -> Result<Size, JsError> {
    Ok(Size::new(whole_number(size, "size", Size::MIN, domination::DominationSearch::MAX)?)?)
}

fn reading(options: &JsValue) -> Result<Reading, JsError> {
    Ok(if flag(options, "independent", false)? { Reading::Independent } else { Reading::AnyQueens })
}

fn minimum(domination: &Domination) -> Object {
    let example = domination.classes().first().map_or(&[][..], |queens| &queens[..]);
    object([
        ("queens", domination.queens().into()),
        ("placements", domination.placements().into()),
        ("classes", (domination.classes().len() as u64).into()),
        ("example", names(example).into()),
        ("nodes", array(domination.nodes().iter().map(|&nodes| number(nodes))).into()),
    ])
}

fn optional(squares: Option<Vec<Square>>) -> JsValue {
    squares.map_or(JsValue::UNDEFINED, |squares| names(&squares).into())
}

fn conflict(clash: &PlayError) -> Object {
    object([
        ("first", clash.queen.to_string().into()),
        ("second", clash.other.to_string().into()),
        ("line", clash.line.name().into()),
    ])
}
