//! One solution of any size, by formula and at random, checked without the library.

use std::collections::HashMap;

use joli_echiquier::engine::{construct, random};
use proptest::prelude::*;

/// Whether these queens stand on n rows, n diagonals and n antidiagonals.
fn is_solution(rows: &[u32]) -> bool {
    let n = rows.len();
    let [mut seen_rows, mut diagonals, mut antidiagonals] = [n, 2 * n, 2 * n].map(|lines| vec![false; lines]);
    rows.iter().enumerate().all(|(column, &row)| {
        let row = row as usize;
        row < n
            && !std::mem::replace(&mut seen_rows[row], true)
            && !std::mem::replace(&mut diagonals[n + column - row], true)
            && !std::mem::replace(&mut antidiagonals[column + row], true)
    })
}

#[test]
fn the_check_itself_refuses_attacks() {
    assert!(is_solution(&[1, 3, 0, 2]));
    for wrong in [[1, 1, 0, 2], [0, 1, 3, 2], [3, 2, 0, 1], [1, 3, 0, 4]] {
        assert!(!is_solution(&wrong), "{wrong:?}");
    }
}

#[test]
fn the_formulas_hold_for_every_remainder() {
    for n in (1..=300).filter(|n| ![2, 3].contains(n)).chain(999_994..=1_000_000) {
        let rows = construct::solution(n).unwrap();
        assert_eq!(rows.len(), n as usize);
        assert!(is_solution(&rows), "n = {n}");
    }
}

#[test]
fn boards_without_a_solution_are_refused_with_the_reason() {
    let message = |n| construct::solution(n).unwrap_err().to_string();
    assert_eq!(
        message(3),
        "3 queens cannot stand on the 3 × 3 board without attacking each other; all other sizes have solutions"
    );
    assert_eq!(message(0), "size 0 is not allowed: it must be a whole number from 1 to 1000000");
    assert_eq!(
        message(1_000_001),
        "size 1000001 is not allowed: it must be a whole number from 1 to 1000000"
    );
    for n in [0, 2, 3, 1_000_001, u32::MAX] {
        assert_eq!(random::solution(n, 1), construct::solution(n), "n = {n}");
    }
}

#[test]
fn a_seed_gives_the_same_solution_for_ever() {
    assert_eq!(random::solution(8, 2026).unwrap(), [2, 4, 6, 0, 3, 1, 7, 5]);
    let of_twenty = [15, 4, 10, 8, 17, 9, 7, 1, 18, 0, 6, 13, 11, 19, 14, 5, 2, 12, 16, 3];
    assert_eq!(random::solution(20, 2026).unwrap(), of_twenty);
}

#[test]
fn a_million_queens_find_their_places() {
    assert!(is_solution(&random::solution(1_000_000, 1).unwrap()));
}

#[test]
fn every_solution_is_as_likely() {
    let draws = 92 * 100;
    let mut times: HashMap<Vec<u32>, u32> = HashMap::new();
    for seed in 0..draws {
        *times.entry(random::solution(8, seed).unwrap()).or_default() += 1;
    }
    assert_eq!(times.len(), 92);
    // 100 each on average, with a deviation of 10: the seeds are fixed, so this cannot fail by chance.
    assert!(times.values().all(|times| (60..=140).contains(times)), "{times:?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn random_ones_are_solutions_too(n in 4..2000_u32, seed: u32) {
        let n = if n < 1000 { n % 100 } else { n };
        prop_assume!(![0, 2, 3, 13, 14].contains(&n));
        prop_assert!(is_solution(&random::solution(n, seed).unwrap()));
    }
}
