//! The knight's tour: whole, and move by move.

use js_sys::{Array, Object};
use wasm_bindgen::prelude::*;

use super::clock::Clock;
use super::convert::{board_size, flag, object, set, shown};
use super::position::{names, squares};
use crate::board::{Size, Square};
use crate::knights_tour::{self, Hint, NoTour, Path, Tour};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("knights_tour.d.ts");

/// Events of the first search for a hint: a few milliseconds of work.
const SLICE: u64 = 1 << 12;

/// A tour of the `size` × `size` board from `start`: the squares in order.
///
/// # Errors
/// An `Error` with the reason why there is none, or when the size is not a whole number from 1 to 26, the start is not on the
/// board, or `closed` is not a boolean.
#[wasm_bindgen(js_name = knightsTour, unchecked_return_type = "string[]")]
pub fn knights_tour(
    #[wasm_bindgen(unchecked_param_type = "number")] size: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] start: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "TourOptions")] options: &JsValue,
) -> Result<Array, JsError> {
    let size = board_size(size)?;
    Ok(names(&knights_tour::knights_tour(size, square(start, size)?, tour(options)?)?))
}

/// Why there is no tour of the `size` × `size` board from `start`; `undefined` when there is one.
///
/// # Errors
/// An `Error` when the size is not a whole number from 1 to 26, the start is not on the board, or `closed` is not a boolean.
#[wasm_bindgen(js_name = noTour, unchecked_return_type = "NoTour | undefined")]
pub fn no_tour(
    #[wasm_bindgen(unchecked_param_type = "number")] size: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] start: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "TourOptions")] options: &JsValue,
) -> Result<JsValue, JsError> {
    let size = board_size(size)?;
    Ok(optional(knights_tour::no_tour(size, square(start, size)?, tour(options)?)))
}

/// Where a knight that has visited these squares, in this order, may go next.
///
/// # Errors
/// An `Error` when the squares are no path of a knight, or for a bad size, square or option.
#[wasm_bindgen(js_name = examineTour, unchecked_return_type = "TourExamination")]
pub fn examine_tour(
    #[wasm_bindgen(unchecked_param_type = "number")] size: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string[]")] path: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "TourOptions")] options: &JsValue,
) -> Result<Object, JsError> {
    let path = read_path(size, path, options)?;
    Ok(object([
        ("legal", names(&path.legal()).into()),
        ("complete", path.is_complete().into()),
        ("noTour", optional(path.no_tour())),
    ]))
}

/// A move that keeps a tour alive after these squares, looked for during about `budget` milliseconds when given, else for
/// a moment only.
///
/// # Errors
/// An `Error` when the squares are no path of a knight, or for a bad size, square, option or budget.
#[wasm_bindgen(js_name = tourHint, unchecked_return_type = "TourHint")]
pub fn tour_hint(
    #[wasm_bindgen(unchecked_param_type = "number")] size: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string[]")] path: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "TourOptions")] options: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "number")] budget: &JsValue,
) -> Result<Object, JsError> {
    let path = read_path(size, path, options)?;
    let budget = if budget.is_undefined() { JsValue::from(0) } else { budget.clone() };
    let clock = Clock::start(&budget)?;
    // Twice as long each time: no more is spent again than on the last.
    let mut events = SLICE;
    let mut hint = path.hint(events);
    while hint == Hint::Unknown && !clock.is_over() {
        events *= 2;
        hint = path.hint(events);
    }
    Ok(hint_object(hint))
}

fn read_path(size: &JsValue, path: &JsValue, options: &JsValue) -> Result<Path, JsError> {
    let size = board_size(size)?;
    Ok(Path::new(size, squares(path, size)?, tour(options)?)?)
}

fn tour(options: &JsValue) -> Result<Tour, JsError> {
    Ok(if flag(options, "closed", false)? { Tour::Closed } else { Tour::Open })
}

fn square(name: &JsValue, size: Size) -> Result<Square, JsError> {
    Ok(size.square(&name.as_string().unwrap_or_else(|| shown(name)))?)
}

fn optional(reason: Option<NoTour>) -> JsValue {
    let shown = |reason: NoTour| {
        object([("reason", reason.name().into()), ("message", reason.to_string().into())]).into()
    };
    reason.map_or(JsValue::UNDEFINED, shown)
}

fn hint_object(hint: Hint) -> Object {
    let kind = match hint {
        Hint::Move(_) => "move",
        Hint::Complete => "complete",
        Hint::Lost => "lost",
        Hint::Unknown => "unknown",
    };
    let shown = object([("kind", kind.into())]);
    if let Hint::Move(to) = hint {
        set(&shown, "square", to.to_string());
    }
    shown
}
