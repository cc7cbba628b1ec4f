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
    Number(Option<i32>),
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
    #[must_use]
    pub const fn number(name: &'static str, value: Option<i32>) -> Self {
        Self { name, value: Value::Number(value) }
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
}
