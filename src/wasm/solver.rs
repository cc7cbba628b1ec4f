//! `Solver` and `methods()`: a run of any method, held by JavaScript.

use js_sys::{Array, Object, Uint8Array};
use wasm_bindgen::prelude::*;

use super::clock::Clock;
use super::convert::{array, board_size, field, number, object, set, square_properties};
use crate::board::Size;
use crate::event::Event;
use crate::method::{self, METHODS, Method, Options};
use crate::search::{Goal, Outcome, Refusal};
use crate::timeline::Timeline;
use crate::variable::{Value, Variable};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("solver.d.ts");

/// Events between two looks at the clock: some milliseconds of work where an event takes longest, in domination on the largest
/// board, and far less elsewhere.
const SLICE: u64 = 1 << 10;

/// The methods that can be watched: their ids, and the puzzle each solves.
#[wasm_bindgen(unchecked_return_type = "MethodInfo[]")]
#[must_use]
pub fn methods() -> Array {
    array(
        METHODS.iter().map(|Method { id, puzzle, .. }| {
            object([("id", (*id).into()), ("puzzle", puzzle.name().into())])
        }),
    )
}

/// One run of a method on a board, which can be stepped and sought both ways.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Solver {
    size: Size,
    run: Timeline,
}

#[wasm_bindgen]
impl Solver {
    /// A run of `method` on a `size` × `size` board, before its first step.
    ///
    /// # Errors
    /// An `Error` that says what is allowed, when the method is unknown, the size is not a whole number from 1 to 26, or
    /// the start is not on the board.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "string")] method: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] size: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "SolverOptions")] options: &JsValue,
    ) -> Result<Self, JsError> {
        let id = method.as_string().unwrap_or_else(|| super::convert::shown(method));
        let method = method::by_id(&id)?;
        let size = board_size(size)?;
        let run = method.start(size, read_options(options, size)?)?;
        Ok(Self { size, run })
    }

    /// Goes one step forward; `undefined` when all has been explored.
    #[wasm_bindgen(unchecked_return_type = "SearchEvent | undefined")]
    pub fn step(&mut self) -> JsValue {
        self.run.step().map_or(JsValue::UNDEFINED, event)
    }

    /// Goes one step back; `false` at the start.
    #[wasm_bindgen(js_name = stepBack)]
    pub fn step_back(&mut self) -> bool {
        let Some(target) = self.run.position().checked_sub(1) else { return false };
        self.run.seek(target, u64::MAX);
        true
    }

    /// Goes to step `position`, forward or back, or to the last step when the run is shorter. Returns the step reached:
    /// with a `budget` in milliseconds it may fall short, and the next call goes on.
    ///
    /// # Errors
    /// An `Error` when `position` or `budget` is not a whole number in range.
    pub fn seek(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] position: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] budget: &JsValue,
    ) -> Result<f64, JsError> {
        let target = step_number(position)?;
        let clock = Clock::start(budget)?;
        loop {
            let before = self.run.position();
            let reached = self.run.seek(target, SLICE);
            if reached == target || reached == before && reached < target || clock.is_over() {
                return Ok(number(reached));
            }
        }
    }

    /// Runs to the next solution, for at most `budget` milliseconds when given.
    ///
    /// # Errors
    /// An `Error` when `budget` is not a whole number in range.
    #[wasm_bindgen(js_name = nextSolution, unchecked_return_type = "\"solution\" | \"exhausted\" | \"paused\"")]
    pub fn next_solution(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] budget: &JsValue,
    ) -> Result<JsValue, JsError> {
        self.run_to(Goal::Solution, budget)
    }

    /// Runs to the next dead end, for at most `budget` milliseconds when given.
    ///
    /// # Errors
    /// An `Error` when `budget` is not a whole number in range.
    #[wasm_bindgen(js_name = nextDeadEnd, unchecked_return_type = "\"dead-end\" | \"exhausted\" | \"paused\"")]
    pub fn next_dead_end(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] budget: &JsValue,
    ) -> Result<JsValue, JsError> {
        self.run_to(Goal::DeadEnd, budget)
    }

    /// Runs until all has been explored, for at most `budget` milliseconds when given.
    ///
    /// # Errors
    /// An `Error` when `budget` is not a whole number in range.
    #[wasm_bindgen(js_name = exhaust, unchecked_return_type = "\"exhausted\" | \"paused\"")]
    pub fn exhaust(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] budget: &JsValue,
    ) -> Result<JsValue, JsError> {
        self.run_to(Goal::Exhaustion, budget)
    }

    fn run_to(&mut self, goal: Goal, budget: &JsValue) -> Result<JsValue, JsError> {
        let clock = Clock::start(budget)?;
        loop {
            let outcome = self.run.run(goal, SLICE);
            if outcome != Outcome::Paused || clock.is_over() {
                return Ok(outcome.name().into());
            }
        }
    }

    /// Squares along one side of the board.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn size(&self) -> u8 {
        self.size.get()
    }

    /// The number of steps since the start.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn position(&self) -> f64 {
        number(self.run.position())
    }

    /// The squares placed and not taken back, in order: column, row, column, row, …
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn queens(&self) -> Uint8Array {
        let flat: Vec<u8> = self.run.path().iter().flat_map(|square| [square.column, square.row]).collect();
        Uint8Array::from(&flat[..])
    }

    /// The event that led here; `undefined` at the start.
    #[wasm_bindgen(getter, js_name = lastEvent, unchecked_return_type = "SearchEvent | undefined")]
    #[must_use]
    pub fn last_event(&self) -> JsValue {
        self.run.last_event().map_or(JsValue::UNDEFINED, event)
    }

    /// Why the last event refused its square; `undefined` when it did not.
    #[wasm_bindgen(getter, unchecked_return_type = "Refusal | undefined")]
    #[must_use]
    pub fn refusal(&self) -> JsValue {
        self.run.refusal().map_or(JsValue::UNDEFINED, |refusal| refusal_object(refusal).into())
    }

    /// The method's memory, as its source names it.
    #[wasm_bindgen(getter, unchecked_return_type = "Variable[]")]
    #[must_use]
    pub fn variables(&self) -> Array {
        array(self.run.variables().into_iter().map(variable))
    }

    /// What the search has done since its start.
    #[wasm_bindgen(getter, unchecked_return_type = "Counters")]
    #[must_use]
    pub fn counters(&self) -> Object {
        let counters = self.run.counters();
        object([
            ("tests", number(counters.tests()).into()),
            ("comparisons", number(counters.comparisons).into()),
            ("placements", number(counters.placements()).into()),
            ("rejections", number(counters.rejections).into()),
            ("removals", number(counters.removals).into()),
            ("deadEnds", number(counters.dead_ends).into()),
            ("solutions", number(counters.solutions).into()),
            ("nodes", number(counters.nodes()).into()),
            ("nodesPerLevel", array(counters.nodes_per_level().iter().map(|&n| number(n))).into()),
        ])
    }

    /// Starts again at step 0.
    pub fn reset(&mut self) {
        self.run.seek(0, 0);
    }
}

fn read_options(options: &JsValue, size: Size) -> Result<Options, JsError> {
    let start = field(options, "start")?;
    if start.is_undefined() {
        return Ok(Options::default());
    }
    let text = start.as_string().unwrap_or_else(|| super::convert::shown(&start));
    Ok(Options { start: Some(size.square(&text)?) })
}

/// A step number: any whole number that JavaScript counts exactly.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "checked to be whole and in range"
)]
fn step_number(value: &JsValue) -> Result<u64, JsError> {
    const MAX_SAFE_INTEGER: f64 = 9_007_199_254_740_991.0;
    match value.as_f64() {
        Some(step) if step.fract() == 0.0 && (0.0..=MAX_SAFE_INTEGER).contains(&step) => Ok(step as u64),
        _ => Err(JsError::new(&format!(
            "step {} is not allowed: it must be a whole number from 0 up",
            super::convert::shown(value)
        ))),
    }
}

/// A number of a method's own; what it counts is far below 2^53.
#[expect(clippy::cast_precision_loss, reason = "counting to 2^53 would take a century")]
fn signed(value: i64) -> f64 {
    value as f64
}

fn event(event: Event) -> JsValue {
    let value = object([("type", event.name().into())]);
    if let Some(square) = event.square() {
        for (name, part) in square_properties(square) {
            set(&value, name, part);
        }
    }
    value.into()
}

fn refusal_object(refusal: Refusal) -> Object {
    let shown = object([("reason", refusal.name().into())]);
    match refusal {
        Refusal::Attacked { by, line } => {
            for (name, part) in square_properties(by) {
                set(&shown, name, part);
            }
            set(&shown, "line", line.name());
        }
        Refusal::Tried => {}
        Refusal::TooFew { left, queens, most } => {
            set(&shown, "left", left);
            set(&shown, "queens", queens);
            set(&shown, "most", most);
        }
        Refusal::Stranded { square, ways } => {
            for (name, part) in square_properties(square) {
                set(&shown, name, part);
            }
            set(&shown, "ways", ways);
        }
    }
    shown
}

fn variable(variable: Variable) -> Object {
    let shown = object([("name", variable.name.into())]);
    match variable.value {
        Value::Number(value) => {
            set(&shown, "kind", "number");
            set(&shown, "value", value.map(signed));
        }
        Value::List { first, values } => {
            set(&shown, "kind", "list");
            set(&shown, "first", first);
            set(&shown, "values", array(values));
        }
        Value::Grid(values) => {
            set(&shown, "kind", "grid");
            set(&shown, "values", array(values));
        }
        Value::Square(square) => {
            set(&shown, "kind", "square");
            let square = square.map(|square| object(square_properties(square)));
            set(&shown, "value", square.map_or(JsValue::UNDEFINED, Into::into));
        }
        Value::Domain { values, used } => {
            set(&shown, "kind", "domain");
            set(&shown, "values", array(values));
            set(&shown, "used", array(used));
        }
        Value::Bits { width, bits } => {
            set(&shown, "kind", "bits");
            set(&shown, "values", array((0..width).map(|bit| bits >> bit & 1 == 1)));
        }
    }
    shown
}
