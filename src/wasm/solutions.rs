//! All solutions and their classes, one solution of any size, and the images of one under the eight symmetries.

use js_sys::{Array, Object, Uint8Array, Uint32Array};
use wasm_bindgen::prelude::*;

use super::clock::Clock;
use super::convert::{array, board_size, flag, object, whole_number};
use super::notation::read_rows;
use crate::arrangement::Arrangement;
use crate::board::{Size, SizeError};
use crate::engine::list::{Kind, List};
use crate::engine::{construct, random};
use crate::symmetry::Orbit;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("solutions.d.ts");

/// Steps of the search between two looks at the clock: less than a millisecond of work.
const SLICE: u32 = 1 << 14;

/// One solution by formula, at once for any size: the row of each column, from 0.
///
/// # Errors
/// An `Error` for 2 and 3, which have none, and when the size is not a whole number from 1 to 1,000,000.
#[wasm_bindgen(js_name = constructSolution)]
pub fn construct_solution(
    #[wasm_bindgen(unchecked_param_type = "number")] size: &JsValue,
) -> Result<Uint32Array, JsError> {
    let rows = construct::solution(whole_number(size, "size", 1, construct::LARGEST)?)?;
    Ok(Uint32Array::from(&rows[..]))
}

/// A solution at random, the same for the same seed: the row of each column, from 0. Up to 14 × 14 every solution is as
/// likely; that takes up to a tenth of a second.
///
/// # Errors
/// An `Error` for 2 and 3, which have none, and when the size is not a whole number from 1 to 1,000,000, or the seed not one
/// from 0 to 4,294,967,295.
#[wasm_bindgen(js_name = randomSolution)]
pub fn random_solution(
    #[wasm_bindgen(unchecked_param_type = "number")] size: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] seed: &JsValue,
) -> Result<Uint32Array, JsError> {
    let size = whole_number(size, "size", 1, construct::LARGEST)?;
    let rows = random::solution(size, whole_number(seed, "seed", 0, u32::MAX)?)?;
    Ok(Uint32Array::from(&rows[..]))
}

/// The eight images of queens given by the row of each column, from 0: the turns, then the mirrors. Some may be equal.
///
/// # Errors
/// An `Error` when the rows are not 0, 1, 2, … in any order, 26 of them at the most.
#[wasm_bindgen(js_name = symmetricImages, unchecked_return_type = "SymmetricImage[]")]
pub fn symmetric_images(
    #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] rows: &JsValue,
) -> Result<Array, JsError> {
    let orbit = Orbit::of_rows(&read_arrangement(rows)?);
    Ok(array(orbit.images().map(|(symmetry, rows)| {
        object([("symmetry", symmetry.name().into()), ("rows", Uint8Array::from(&rows[..]).into())])
    })))
}

/// All solutions, or the fundamental ones, in lexicographic order: found piece by piece, and kept.
#[wasm_bindgen]
#[derive(Debug)]
pub struct SolutionList(List);

#[wasm_bindgen]
impl SolutionList {
    /// An empty list for a `size` × `size` board.
    ///
    /// # Errors
    /// An `Error` when the size is not a whole number from 1 to 26, or `fundamental` is not a boolean.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "number")] size: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "SolutionOptions")] options: &JsValue,
    ) -> Result<Self, JsError> {
        Ok(Self(List::new(board_size(size)?, read_kind(options)?)))
    }

    /// Finds more, for at most `budget` milliseconds when given. `true` while there is more to do: the list ends when it is
    /// `complete`, or holds 2,300,000 solutions.
    ///
    /// # Errors
    /// An `Error` when `budget` is not a whole number in range.
    pub fn grow(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] budget: &JsValue,
    ) -> Result<bool, JsError> {
        let clock = Clock::start(budget)?;
        loop {
            let more = self.0.grow(SLICE);
            if !more || clock.is_over() {
                return Ok(more);
            }
        }
    }

    /// Squares along one side of the board.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn size(&self) -> u8 {
        self.0.size().get()
    }

    /// How many have been found so far.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn length(&self) -> usize {
        self.0.len()
    }

    /// Whether these are all there are.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn complete(&self) -> bool {
        self.0.is_complete()
    }

    /// The row of each column of solution `index`, both from 0; `undefined` beyond the end.
    ///
    /// # Errors
    /// An `Error` when `index` is not a whole number from 0 up.
    pub fn rows(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] index: &JsValue,
    ) -> Result<Option<Uint8Array>, JsError> {
        Ok(self.0.get(read_index(index)?).map(Uint8Array::from))
    }

    /// The rows of `count` solutions from `first` on, one after the other; fewer at the end of the list.
    ///
    /// # Errors
    /// An `Error` when one of them is not a whole number from 0 up.
    pub fn page(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] first: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] count: &JsValue,
    ) -> Result<Uint8Array, JsError> {
        Ok(Uint8Array::from(self.0.page(read_index(first)?, read_index(count)?)))
    }

    /// How many solutions number `index`, from 0, stands for: 1, or in a list of fundamental solutions the size of its class;
    /// `undefined` beyond the end.
    ///
    /// # Errors
    /// An `Error` when `index` is not a whole number from 0 up.
    pub fn weight(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] index: &JsValue,
    ) -> Result<Option<u8>, JsError> {
        Ok(self.0.weights().get(read_index(index)?).copied())
    }

    /// How many of those found so far stand for 1, 2, 4 and 8 solutions.
    #[wasm_bindgen(getter, unchecked_return_type = "Tally")]
    #[must_use]
    pub fn tally(&self) -> Object {
        let [ones, twos, fours, eights] = self.0.tally();
        object([("1", ones.into()), ("2", twos.into()), ("4", fours.into()), ("8", eights.into())])
    }

    /// The index, from 0, of the solution with these rows, or in a list of fundamental solutions of the one that stands for it;
    /// `undefined` when it is not in the list, or not yet.
    ///
    /// # Errors
    /// An `Error` when the rows are not 0, 1, 2, … in any order, 26 of them at the most.
    #[wasm_bindgen(js_name = indexOf)]
    pub fn index_of(
        &self,
        #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] rows: &JsValue,
    ) -> Result<Option<usize>, JsError> {
        Ok(self.0.position(&read_arrangement(rows)?))
    }
}

/// Which solutions the options mean.
pub(super) fn read_kind(options: &JsValue) -> Result<Kind, JsError> {
    Ok(if flag(options, "fundamental", false)? { Kind::Fundamental } else { Kind::All })
}

fn read_index(value: &JsValue) -> Result<usize, JsError> {
    Ok(whole_number(value, "index", 0, u32::MAX)? as usize)
}

/// The rows of one queen in each column and each row of a board.
fn read_arrangement(value: &JsValue) -> Result<Vec<u8>, JsError> {
    let arrangement = Arrangement::new(&read_rows(value)?)?;
    SizeError::check(arrangement.size(), Size::MIN, Size::MAX)?;
    Ok(arrangement.rows().iter().filter_map(|&row| u8::try_from(row).ok()).collect())
}
