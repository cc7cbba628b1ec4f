//! `count()`, `fundamentalCount()` and `countSlice()`: the fast engine.

use std::cell::RefCell;

use wasm_bindgen::prelude::*;

use super::convert::whole_number;
use crate::engine::{self, Counter, MAX_SIZE, MAX_SLICES, Slice};

thread_local! {
    /// The counter of the last slice, for the next one of the same board: its tables are worth keeping.
    static COUNTER: RefCell<Option<Counter>> = const { RefCell::new(None) };
}

/// All solutions of the `size` × `size` board.
///
/// # Errors
/// An `Error` when the size is not a whole number from 1 to 27.
#[wasm_bindgen]
pub fn count(#[wasm_bindgen(unchecked_param_type = "number")] size: &JsValue) -> Result<u64, JsError> {
    Ok(engine::count(read_size(size)?)?)
}

/// The solutions of the `size` × `size` board that are fundamental: one for each class under the eight symmetries.
///
/// # Errors
/// An `Error` when the size is not a whole number from 1 to 27.
#[wasm_bindgen(js_name = fundamentalCount)]
pub fn fundamental_count(
    #[wasm_bindgen(unchecked_param_type = "number")] size: &JsValue,
) -> Result<u64, JsError> {
    Ok(engine::fundamental_count(read_size(size)?)?)
}

/// The solutions in slice `index` `of` so many. All slices, in any order, add up to `count(size)`; the tables of one board
/// are kept for its next slice.
///
/// # Errors
/// An `Error` when the size is not a whole number from 1 to 27, `of` not one from 1 to 65,536, or `index` not one below `of`.
#[wasm_bindgen(js_name = countSlice)]
pub fn count_slice(
    #[wasm_bindgen(unchecked_param_type = "number")] size: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] index: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] of: &JsValue,
) -> Result<u64, JsError> {
    let size = read_size(size)?;
    let of = whole_number(of, "the number of slices", 1, MAX_SLICES)?;
    let slice = Slice::new(whole_number(index, "slice", 0, of - 1)?, of)?;
    COUNTER.with_borrow_mut(|kept| {
        let counter = match kept.take() {
            Some(counter) if counter.size() == size => counter,
            _ => Counter::new(size)?,
        };
        Ok(kept.insert(counter).count(slice))
    })
}

fn read_size(size: &JsValue) -> Result<u32, JsError> {
    whole_number(size, "size", 1, MAX_SIZE)
}
