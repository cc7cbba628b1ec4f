//! The memory of a method, as its source names it, ready to be shown.

use crate::board::{Size, Square};

/// One named variable of a method.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    /// Its name in the source.
    pub name: &'static str,
    /// What it holds.
    pub value: Value,
}

/// What a [`Variable`] holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A number, or nothing yet.
    Number(Option<i64>),
    /// An array; places not filled yet hold nothing.
    List {
        /// The index of the first value.
        first: i32,
        /// The values in order.
        values: Vec<Option<i32>>,
    },
    /// One number for each square, row by row from `a1`.
    Grid(Vec<i32>),
    /// A square, or none yet.
    Square(Option<Square>),
    /// A set that loses and regains its values.
    Domain {
        /// All the values it had at the start.
        values: Vec<i32>,
        /// Which of them are in use, and so struck out.
        used: Vec<bool>,
    },
    /// A row of bits, the lowest for row 0.
    Bits {
        /// How many bits are meaningful.
        width: u8,
        /// The bits.
        bits: u64,
    },
}

impl Variable {
    /// A number.
    pub fn number(name: &'static str, value: Option<impl Into<i64>>) -> Self {
        Self { name, value: Value::Number(value.map(Into::into)) }
    }

    /// A square, or none yet.
    #[must_use]
    pub const fn square(name: &'static str, value: Option<Square>) -> Self {
        Self { name, value: Value::Square(value) }
    }

    /// One number for each square of a board.
    pub fn grid(name: &'static str, size: Size, value: impl Fn(Square) -> i32) -> Self {
        let values = size.all_squares().map(|square| value(square.transposed())).collect();
        Self { name, value: Value::Grid(values) }
    }

    /// An array of `length` places that starts at index `first`, filled from the front.
    pub fn list(name: &'static str, first: i32, length: u8, filled: impl IntoIterator<Item = i32>) -> Self {
        let mut values: Vec<Option<i32>> = filled.into_iter().map(Some).collect();
        values.resize(values.len().max(length.into()), None);
        Self { name, value: Value::List { first, values } }
    }

    /// A set of which some values are in use.
    pub fn domain(name: &'static str, values: impl Iterator<Item = i32>, used: impl Fn(i32) -> bool) -> Self {
        let values: Vec<i32> = values.collect();
        let used = values.iter().map(|&value| used(value)).collect();
        Self { name, value: Value::Domain { values, used } }
    }

    /// The lowest `width` bits of `bits`.
    #[must_use]
    pub const fn bits(name: &'static str, width: u8, bits: u64) -> Self {
        Self { name, value: Value::Bits { width, bits } }
    }
}
