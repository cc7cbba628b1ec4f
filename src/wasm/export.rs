//! `SolutionFile`: all solutions as a file, piece by piece.

use wasm_bindgen::prelude::*;

use super::convert::{board_size, number, shown, whole_number};
use super::solutions::read_kind;
use crate::export::{Export, Format};

/// All solutions, or the fundamental ones, as text, in lexicographic order: piece by piece, none of it held.
#[wasm_bindgen]
#[derive(Debug)]
pub struct SolutionFile(Export);

#[wasm_bindgen]
impl SolutionFile {
    /// The file for a `size` × `size` board, before its first piece. `format` is `csv`, `json`, or the id of a notation.
    ///
    /// # Errors
    /// An `Error` that says what is allowed, when the size, the format or an option is not, or the notation has no such board.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "number")] size: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] format: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "SolutionOptions")] options: &JsValue,
    ) -> Result<Self, JsError> {
        let format = Format::by_id(&format.as_string().unwrap_or_else(|| shown(format)))?;
        Ok(Self(Export::new(board_size(size)?, read_kind(options)?, format)?))
    }

    /// The next piece, of about so many bytes: shorter, even empty, when a few milliseconds have found no more; `undefined`
    /// after the last.
    ///
    /// # Errors
    /// An `Error` when `bytes` is not a whole number from 1 to 16,777,216.
    #[wasm_bindgen(js_name = nextChunk)]
    pub fn next_chunk(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] bytes: &JsValue,
    ) -> Result<Option<String>, JsError> {
        Ok(self.0.next_chunk(whole_number(bytes, "bytes", 1, 1 << 24)? as usize))
    }

    /// How many solutions have been written so far.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn count(&self) -> f64 {
        number(self.0.count())
    }
}
