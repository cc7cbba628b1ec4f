//! The counting engine against the numbers known to the field, whole and in slices.

use joli_echiquier::engine::{self, Counter, MAX_SLICES, Slice};
use proptest::prelude::*;

/// A series of `tests/known.json`, by size from 1.
fn known(name: &str) -> Vec<u64> {
    let all: serde_json::Value = serde_json::from_str(include_str!("known.json")).unwrap();
    let series = all[name]["bySize"].as_array().unwrap();
    series.iter().map(|count| count.as_u64().unwrap()).collect()
}

#[test]
fn all_solutions_are_counted() {
    for (n, count) in (1..=17).zip(known("solutions")) {
        assert_eq!(engine::count(n), Ok(count), "{n}");
    }
}

#[test]
fn fundamental_solutions_are_counted() {
    for (n, count) in (1..).zip(known("fundamental")) {
        assert_eq!(engine::fundamental_count(n), Ok(count), "{n}");
    }
}

#[test]
fn impossible_counts_are_refused() {
    for n in [0, 28, u32::MAX] {
        let message = engine::count(n).unwrap_err().to_string();
        assert_eq!(message, format!("size {n} is not allowed: it must be a whole number from 1 to 27"));
    }
    assert_eq!(
        Slice::new(3, 3).unwrap_err().to_string(),
        "slice 3 of 3 is not allowed: it must be a whole number from 0 to 2"
    );
    for of in [0, MAX_SLICES + 1] {
        let message = Slice::new(0, of).unwrap_err().to_string();
        assert_eq!(
            message,
            format!("{of} slices are not allowed: it must be a whole number from 1 to 65536")
        );
    }
}

proptest! {
    #[test]
    fn slices_add_up_in_any_order(n in 1_u32..=13, of in 1_u32..200, seed: u64) {
        let mut order: Vec<u32> = (0..of).collect();
        order.sort_by_key(|&index| u64::from(index).wrapping_mul(seed | 1));
        let mut counter = Counter::new(n)?;
        let mut sum = 0;
        for index in order {
            sum += counter.count(Slice::new(index, of)?);
        }
        prop_assert_eq!(Ok(sum), engine::count(n));
    }
}
