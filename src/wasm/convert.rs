//! Values from JavaScript, checked and never wrapped, and values for it.

use js_sys::{Array, Object, Reflect};
use wasm_bindgen::prelude::*;

use crate::board::{Size, Square};

/// `value` as a whole number from `min` to `max`.
///
/// # Errors
/// An error that names `what`, the value and the numbers allowed.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "checked to be whole and in range"
)]
pub fn whole_number(value: &JsValue, what: &str, min: u32, max: u32) -> Result<u32, JsError> {
    match value.as_f64() {
        Some(number) if number.fract() == 0.0 && number >= f64::from(min) && number <= f64::from(max) => {
            Ok(number as u32)
        }
        _ => Err(JsError::new(&format!(
            "{what} {} is not allowed: it must be a whole number from {min} to {max}",
            shown(value)
        ))),
    }
}

/// `value` as a message can show it, shortened when it is long.
pub fn shown(value: &JsValue) -> String {
    let text = value.as_string().map_or_else(|| format!("{value:?}"), |text| format!("\"{text}\""));
    let text = text.strip_prefix("JsValue(").and_then(|inner| inner.strip_suffix(')')).unwrap_or(&text);
    text.chars().take(40).collect()
}

/// A plain object with these properties, in this order.
pub fn object<const N: usize>(properties: [(&str, JsValue); N]) -> Object {
    let object = Object::new();
    for (name, value) in properties {
        set(&object, name, value);
    }
    object
}

/// Sets one property of a plain object.
pub fn set(object: &Object, name: &str, value: impl Into<JsValue>) {
    // A property of a fresh plain object can always be set.
    let _ = Reflect::set(object, &name.into(), &value.into());
}

/// An array of these values.
pub fn array<T: Into<JsValue>>(values: impl IntoIterator<Item = T>) -> Array {
    values.into_iter().map(Into::into).collect()
}

/// The column and the row of `square`, as properties.
pub fn square_properties(square: Square) -> [(&'static str, JsValue); 2] {
    [("column", square.column.into()), ("row", square.row.into())]
}

/// `value` as the size of a board.
///
/// # Errors
/// An error that says which sizes are allowed.
pub fn board_size(value: &JsValue) -> Result<Size, JsError> {
    Ok(Size::new(whole_number(value, "size", Size::MIN, Size::MAX)?)?)
}

/// A count as JavaScript counts: exact, for counts stay far below 2^53 within a lifetime.
#[expect(clippy::cast_precision_loss, reason = "counting to 2^53 would take a century")]
pub fn number(count: u64) -> f64 {
    count as f64
}

/// `value` as a number from `min` to `max`, whole or not.
///
/// # Errors
/// An error that names `what`, the value and the numbers allowed.
#[cfg(feature = "all")]
pub fn real_number(value: &JsValue, what: &str, min: i32, max: i32) -> Result<f64, JsError> {
    value.as_f64().filter(|number| (f64::from(min)..=f64::from(max)).contains(number)).ok_or_else(|| {
        let given = shown(value);
        JsError::new(&format!("{what} {given} is not allowed: it must be a number from {min} to {max}"))
    })
}

/// One property of an object of options; `undefined` when there is none, or no object.
///
/// # Errors
/// An error when the options are something else than an object.
pub fn field(options: &JsValue, name: &str) -> Result<JsValue, JsError> {
    if options.is_undefined() {
        return Ok(JsValue::UNDEFINED);
    }
    Reflect::get(options, &name.into()).map_err(|_| {
        let given = shown(options);
        JsError::new(&format!("{given} is not allowed here: it must be an object with options"))
    })
}

/// The option `name`, true or false; `default` when it is not given.
///
/// # Errors
/// An error that names the option and its value, when it is something else.
#[cfg(feature = "all")]
pub fn flag(options: &JsValue, name: &str, default: bool) -> Result<bool, JsError> {
    let value = field(options, name)?;
    if value.is_undefined() {
        return Ok(default);
    }
    value.as_bool().ok_or_else(|| {
        let given = shown(&value);
        JsError::new(&format!("{name} {given} is not allowed: it must be true or false"))
    })
}
