//! Solutions as text, in and out.

use js_sys::{Array, Uint32Array};
use wasm_bindgen::prelude::*;

use super::convert::{array, object, shown, whole_number};
use crate::arrangement::Arrangement;
use crate::notation::{self, NOTATIONS, Notation};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("notation.d.ts");

/// The notations in which solutions are written and read.
#[wasm_bindgen(unchecked_return_type = "NotationInfo[]")]
#[must_use]
pub fn notations() -> Array {
    array(NOTATIONS.iter().map(|Notation { id, methods, largest, .. }| {
        object([
            ("id", (*id).into()),
            ("methods", array(methods.iter().copied()).into()),
            ("largest", (*largest).into()),
        ])
    }))
}

/// The solution with these rows, from 0, one for each column, as text: one line or several, without a line end. Some notations
/// say its `number`, which is 1 when not given.
///
/// # Errors
/// An `Error` when there is no such notation, the rows are not 0, 1, 2, … in any order, or they are too many for it.
#[wasm_bindgen(js_name = printSolution)]
pub fn print_solution(
    #[wasm_bindgen(unchecked_param_type = "string")] notation: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] rows: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "number")] number: &JsValue,
) -> Result<String, JsError> {
    let notation = read_notation(notation)?;
    let number = if number.is_undefined() { 1 } else { whole_number(number, "number", 1, u32::MAX)? };
    let solution = Arrangement::new(&read_rows(rows)?)?;
    Ok(notation.write(&solution, number.into())?.to_string())
}

/// Reads a solution of a `size` × `size` board: the row of each column, from 0. One queen in each column and row is all that is
/// asked of it; diagonals are not looked at.
///
/// # Errors
/// An `Error` that says where the text is at fault and why, or that there is no such notation or size.
#[wasm_bindgen(js_name = parseSolution)]
pub fn parse_solution(
    #[wasm_bindgen(unchecked_param_type = "string")] notation: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] size: &JsValue,
) -> Result<Uint32Array, JsError> {
    let notation = read_notation(notation)?;
    let size = whole_number(size, "size", 1, notation.largest)?;
    let text = text
        .as_string()
        .ok_or_else(|| JsError::new(&format!("text {} is not allowed: it must be a string", shown(text))))?;
    Ok(Uint32Array::from(notation.read(&text, size)?.rows()))
}

fn read_notation(id: &JsValue) -> Result<&'static Notation, JsError> {
    Ok(notation::by_id(&id.as_string().unwrap_or_else(|| shown(id)))?)
}

/// Rows as an array of any kind, not looked at further.
pub(super) fn read_rows(rows: &JsValue) -> Result<Vec<u32>, JsError> {
    let wrong = || JsError::new("the rows must be an array of numbers, one for each column");
    let values = js_sys::try_iter(rows).ok().flatten().ok_or_else(wrong)?;
    let most = Arrangement::LARGEST as usize + 1;
    values.take(most).map(|row| whole_number(&row.map_err(|_| wrong())?, "row", 0, u32::MAX)).collect()
}
