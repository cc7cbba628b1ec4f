//! Time budgets.

use wasm_bindgen::prelude::*;

use super::convert::whole_number;

/// The longest budget, one day, in milliseconds.
const LONGEST: u32 = 86_400_000;

/// A time budget.
pub struct Clock {
    end: f64,
}

impl Clock {
    /// `budget` milliseconds from now; no end when it is not given.
    ///
    /// # Errors
    /// An `Error` when it is not a whole number of at most a day.
    pub fn start(budget: &JsValue) -> Result<Self, JsError> {
        if budget.is_undefined() {
            return Ok(Self { end: f64::INFINITY });
        }
        let budget = whole_number(budget, "budget", 0, LONGEST)?;
        Ok(Self { end: now() + f64::from(budget) })
    }

    /// Whether the time is up.
    pub fn is_over(&self) -> bool {
        self.end.is_finite() && now() >= self.end
    }
}

#[wasm_bindgen]
extern "C" {
    // web-sys reaches the clock through a window or a worker scope; this is the same one in both.
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn now() -> f64;
}
