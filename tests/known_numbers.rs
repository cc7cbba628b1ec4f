//! Numbers known to the field, each method against them.

mod replay;

use joli_echiquier::search::{Goal, Outcome};
use joli_echiquier::timeline::Timeline;
use replay::{queens_methods, start};
use serde_json::Value;

/// These try the squares of a row or column one by one, so they share their number of tests.
const SQUARE_BY_SQUARE: [&str; 4] = ["diagonal-numbers", "attack-board", "pairwise", "queen-list"];
const ROW_BY_ROW: [&str; 2] = ["diagonal-numbers", "pairwise"];

fn known() -> Value {
    serde_json::from_str(include_str!("known.json")).unwrap()
}

fn numbers(value: &Value) -> Vec<u64> {
    value.as_array().unwrap().iter().map(|number| number.as_u64().unwrap()).collect()
}

fn texts(value: &Value) -> Vec<&str> {
    value.as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect()
}

/// The queens as the source that goes row by row or column by column lists them, counted from 1.
fn listed(id: &str, run: &Timeline) -> String {
    let mut queens = run.path().to_vec();
    queens.sort_unstable_by_key(|queen| if ROW_BY_ROW.contains(&id) { queen.row } else { queen.column });
    let number = |column, row| if ROW_BY_ROW.contains(&id) { column } else { row };
    queens.iter().map(|queen| (number(queen.column, queen.row) + 1).to_string()).collect()
}

fn solutions(id: &str, side: u8) -> Vec<String> {
    let mut run = start(id, side);
    let mut found = Vec::new();
    while run.run(Goal::Solution, u64::MAX) == Outcome::Solution {
        found.push(listed(id, &run));
    }
    found
}

#[test]
fn tests_to_the_first_solution_or_to_the_proof_that_there_is_none() {
    let known = known();
    for (side, tests) in (1..).zip(numbers(&known["testsToFirstSolution"]["bySize"])) {
        // Millions of tests take a debug build seconds: the largest boards are left to the first method.
        let methods = if side <= 16 { &SQUARE_BY_SQUARE[..] } else { &SQUARE_BY_SQUARE[..1] };
        for id in methods {
            let mut run = start(id, side);
            let exists = side != 2 && side != 3;
            let expected = if exists { Outcome::Solution } else { Outcome::Exhausted };
            assert_eq!(run.run(Goal::Solution, u64::MAX), expected, "{id}, n = {side}");
            assert_eq!(run.counters().tests(), tests, "{id}, n = {side}");
        }
    }
}

#[test]
fn eight_queens_first_second_and_last_solution() {
    let known = &known()["eightQueens"];
    for method in queens_methods().filter(|method| method.id != "permutation") {
        let found = solutions(method.id, 8);
        let ends = [&found[0], &found[1], &found[found.len() - 1]];
        assert_eq!(ends, [&known["first"], &known["second"], &known["last"]], "{}", method.id);
    }
}

#[test]
fn eight_queens_tests_and_placements_to_the_first_solution() {
    let known = &known()["eightQueens"];
    for method in queens_methods().filter(|method| method.id != "permutation") {
        let mut run = start(method.id, 8);
        run.run(Goal::Solution, u64::MAX);
        assert_eq!(run.counters().placements(), known["placementsToFirst"], "{}", method.id);
        if SQUARE_BY_SQUARE.contains(&method.id) {
            assert_eq!(run.counters().tests(), known["testsToFirst"], "{}", method.id);
        }
    }
}

#[test]
fn eight_queens_tests_and_nodes_in_all() {
    let known = &known()["eightQueens"];
    for method in queens_methods().filter(|method| method.id != "permutation") {
        let mut run = start(method.id, 8);
        assert_eq!(run.run(Goal::Exhaustion, u64::MAX), Outcome::Exhausted);
        let counters = run.counters();
        assert_eq!(counters.nodes(), known["nodes"], "{}", method.id);
        assert_eq!(counters.nodes_per_level(), numbers(&known["nodesPerLevel"]), "{}", method.id);
        if SQUARE_BY_SQUARE.contains(&method.id) {
            assert_eq!(counters.tests(), known["tests"], "{}", method.id);
        }
    }
}

#[test]
fn permutation_examines_all_40_320_permutations_of_8() {
    let mut run = start("permutation", 8);
    run.run(Goal::Exhaustion, u64::MAX);
    assert_eq!(run.counters().nodes_per_level()[1], 40_320);
    assert_eq!(run.counters().solutions, 92);
}

#[test]
fn every_method_finds_the_known_number_of_solutions() {
    let known = known();
    for (side, expected) in (1..=8).zip(numbers(&known["solutions"]["bySize"])) {
        for method in queens_methods() {
            assert_eq!(solutions(method.id, side).len() as u64, expected, "{}, n = {side}", method.id);
        }
    }
}

#[test]
fn the_prolog_programs_find_their_solutions_in_the_known_order() {
    let known = known();
    for id in ["permutation", "four-domains"] {
        for side in [4, 6, 8] {
            let expected = texts(&known["prologOrder"][id][side.to_string()]);
            assert!(!expected.is_empty());
            assert_eq!(solutions(id, side)[..expected.len()], expected, "{id}, n = {side}");
        }
    }
}
