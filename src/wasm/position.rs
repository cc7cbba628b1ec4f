//! `examine()`: what queens put down by hand attack.

use js_sys::{Array, Object};
use wasm_bindgen::prelude::*;

use super::convert::{array, object, shown, whole_number};
use crate::board::{Size, Square};
use crate::position::{Conflict, Position};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("position.d.ts");

/// Looks at queens on a `size` × `size` board: which of them attack each other, and which free squares they attack.
///
/// # Errors
/// An `Error` that says what is allowed, when the size is not a whole number from 1 to 26, or a square is off the board or
/// named twice.
#[wasm_bindgen(unchecked_return_type = "Examination")]
pub fn examine(
    #[wasm_bindgen(unchecked_param_type = "number")] size: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string[]")] queens: &JsValue,
) -> Result<Object, JsError> {
    let size = Size::new(whole_number(size, "size", Size::MIN, Size::MAX)?)?;
    let position = Position::new(size, squares(queens, size)?)?;
    Ok(object([
        ("solution", position.is_solution().into()),
        ("conflicts", array(position.conflicts().into_iter().map(conflict)).into()),
        ("attacked", names(&position.attacked()).into()),
    ]))
}

/// The squares that an array of names such as `["a1", "b5"]` names on a board of `size`.
///
/// # Errors
/// An error that names the first value that is not a square of the board.
pub fn squares(names: &JsValue, size: Size) -> Result<Vec<Square>, JsError> {
    if !Array::is_array(names) {
        let given = shown(names);
        return Err(JsError::new(&format!(
            "{given} is not a list of squares: give an array, such as [\"a1\", \"b5\"]"
        )));
    }
    let read = |value: JsValue| Ok(size.square(&value.as_string().unwrap_or_else(|| shown(&value)))?);
    Array::from(names).iter().map(read).collect()
}

/// The names of these squares.
pub fn names(squares: &[Square]) -> Array {
    array(squares.iter().copied().map(name))
}

fn name(square: Square) -> String {
    square.to_string()
}

fn conflict(Conflict { first, second, line }: Conflict) -> Object {
    object([("first", name(first).into()), ("second", name(second).into()), ("line", line.name().into())])
}
