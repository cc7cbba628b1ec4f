//! Domination: published numbers, a slow oracle, and the play functions.

use joli_echiquier::domination::{self, Domination, DominationSearch, PlayError, Reading, needed, uncovered};
use joli_echiquier::event::Event;
use joli_echiquier::method::{self, Options};
use joli_echiquier::search::{Goal, Outcome, Refusal};
use joli_echiquier::timeline::Timeline;
use joli_echiquier::variable::Value;
use joli_echiquier::{Size, Square};
use proptest::prelude::*;

/// Fewest queens of any kind, n = 1, 2, …: <https://oeis.org/A075458>.
const ANY: [usize; 12] = [1, 1, 1, 2, 3, 3, 4, 5, 5, 5, 5, 6];
/// Fewest independent queens: <https://oeis.org/A075324>.
const INDEPENDENT: [usize; 12] = [1, 1, 1, 3, 3, 4, 4, 5, 5, 5, 5, 7];
/// <https://oeis.org/A002564>.
const PLACEMENTS_ANY: [u64; 11] = [1, 4, 1, 12, 186, 4, 86, 4860, 114, 8, 2];
/// <https://oeis.org/A002563>.
const CLASSES_ANY: [usize; 11] = [1, 1, 1, 3, 37, 1, 13, 638, 21, 1, 1];
/// <https://oeis.org/A002568>.
const PLACEMENTS_INDEPENDENT: [u64; 11] = [1, 4, 1, 16, 16, 120, 8, 728, 92, 8, 2];

fn size(side: usize) -> Size {
    Size::new(u32::try_from(side).unwrap()).unwrap()
}

fn squares(text: &str) -> Vec<Square> {
    text.split_whitespace().map(|square| square.parse().unwrap()).collect()
}

fn minimum(side: usize, reading: Reading) -> Domination {
    domination::minimum(size(side), reading).unwrap()
}

fn dominates(size: Size, queens: &[Square]) -> bool {
    size.all_squares().all(|square| queens.iter().any(|&q| q == square || q.attacks(square).is_some()))
}

fn independent(queens: &[Square]) -> bool {
    queens.iter().all(|&queen| queens.iter().all(|&other| queen.attacks(other).is_none()))
}

/// All dominating sets of `count` queens, by trying every set of squares.
fn by_trying_all(size: Size, reading: Reading, count: usize) -> Vec<Vec<Square>> {
    let all: Vec<Square> = size.all_squares().collect();
    let mut sets = subsets(&all, count);
    sets.retain(|set| dominates(size, set) && (reading == Reading::AnyQueens || independent(set)));
    sets
}

fn subsets(squares: &[Square], count: usize) -> Vec<Vec<Square>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut sets = Vec::new();
    for (index, &first) in squares.iter().enumerate() {
        for mut rest in subsets(&squares[index + 1..], count - 1) {
            rest.insert(0, first);
            sets.push(rest);
        }
    }
    sets
}

#[test]
fn the_fewest_queens_are_the_published_ones() {
    for side in 1..=12 {
        assert_eq!(minimum(side, Reading::AnyQueens).queens(), ANY[side - 1], "any queens, n = {side}");
        assert_eq!(
            minimum(side, Reading::Independent).queens(),
            INDEPENDENT[side - 1],
            "independent, n = {side}"
        );
    }
}

#[test]
fn placements_and_classes_are_the_published_ones() {
    for side in 1..=11 {
        let any = minimum(side, Reading::AnyQueens);
        assert_eq!(any.placements(), PLACEMENTS_ANY[side - 1], "any queens, n = {side}");
        assert_eq!(any.classes().len(), CLASSES_ANY[side - 1], "classes, n = {side}");
        let independent = minimum(side, Reading::Independent);
        assert_eq!(independent.placements(), PLACEMENTS_INDEPENDENT[side - 1], "independent, n = {side}");
    }
}

#[test]
fn the_placements_are_those_found_by_trying_all() {
    for side in 1..=5 {
        for reading in [Reading::AnyQueens, Reading::Independent] {
            let found = minimum(side, reading);
            let mut all: Vec<_> = found.all().collect();
            all.sort_unstable();
            assert_eq!(all, by_trying_all(size(side), reading, found.queens()), "{reading:?}, n = {side}");
            assert!(by_trying_all(size(side), reading, found.queens() - 1).is_empty());
        }
    }
}

#[test]
fn every_placement_dominates_and_keeps_its_reading() {
    for side in 1..=10 {
        assert!(minimum(side, Reading::AnyQueens).all().all(|queens| dominates(size(side), &queens)));
        let apart = minimum(side, Reading::Independent);
        assert!(apart.all().all(|queens| dominates(size(side), &queens) && independent(&queens)));
    }
}

#[test]
fn a_search_in_pieces_proves_the_same_with_the_same_nodes() {
    let mut search = DominationSearch::new(size(8), Reading::AnyQueens).unwrap();
    let mut pieces = 0;
    let found = loop {
        pieces += 1;
        let before = search.progress();
        match search.run(100) {
            Some(found) => break found,
            None => assert!(search.progress().nodes >= before.nodes + 100),
        }
    };
    assert!(pieces > 10);
    assert_eq!(found, minimum(8, Reading::AnyQueens));
    assert_eq!(search.run(1), Some(found.clone()), "a finished search gives its result again");
    assert_eq!(search.progress().nodes, found.nodes().iter().sum::<u64>());
}

#[test]
fn a_board_too_large_is_refused() {
    let error = domination::minimum(size(15), Reading::AnyQueens).unwrap_err();
    assert_eq!(error.to_string(), "size 15 is not allowed: it must be a whole number from 1 to 14");
}

#[test]
fn needed_completes_an_optimum_one_queen_at_a_time() {
    let queens = minimum(8, Reading::AnyQueens).classes()[0].clone();
    for placed in 0..=queens.len() {
        let needed = needed(size(8), Reading::AnyQueens, &queens[..placed], u64::MAX).unwrap();
        assert_eq!(needed.at_least, queens.len() - placed);
        let mut completed = queens[..placed].to_vec();
        completed.extend(needed.example.unwrap());
        assert!(dominates(size(8), &completed));
    }
}

#[test]
fn queens_that_must_stand_apart_and_do_not_are_named() {
    let queens = squares("b2 c4 f2");
    let error = needed(size(8), Reading::Independent, &queens, 1000).unwrap_err();
    assert_eq!(error, PlayError { queen: queens[0], other: queens[2], line: joli_echiquier::Line::Row });
    assert_eq!(error.to_string(), "b2 and f2 attack each other along a row: no queens may do so here");
    assert!(needed(size(8), Reading::AnyQueens, &queens, 1000).is_ok());
}

#[test]
fn a_short_budget_and_a_large_board_give_a_bound_without_an_example() {
    let short = needed(size(13), Reading::AnyQueens, &[], 500).unwrap();
    assert!(short.example.is_none() && (5..=7).contains(&short.at_least), "{short:?}");
    let large = needed(size(26), Reading::AnyQueens, &[], u64::MAX).unwrap();
    assert_eq!((large.at_least, large.example), (13, None));
}

fn some_queens() -> impl Strategy<Value = (Size, Vec<Square>)> {
    (1u8..=6).prop_flat_map(|side| {
        let square = (0..side, 0..side).prop_map(|(column, row)| Square::new(column, row));
        (Just(size(side.into())), prop::collection::vec(square, 0..4))
    })
}

proptest! {
    #[test]
    fn what_is_uncovered_is_what_no_queen_covers((size, queens) in some_queens()) {
        let left = uncovered(size, &queens);
        for square in size.all_squares() {
            let covered = queens.iter().any(|&q| q == square || q.attacks(square).is_some());
            prop_assert_eq!(left.contains(&square), !covered);
        }
    }

    #[test]
    fn no_fewer_than_needed_complete((size, queens) in some_queens()) {
        let found = needed(size, Reading::AnyQueens, &queens, u64::MAX).unwrap();
        let completes = |more: &[Square]| dominates(size, &[&queens, more].concat());
        prop_assert!(completes(&found.example.unwrap()));
        if (1..=3).contains(&found.at_least) {
            let all: Vec<Square> = size.all_squares().collect();
            let fewer = subsets(&all, found.at_least - 1);
            prop_assert!(!fewer.iter().any(|more| completes(more)));
        }
    }
}

fn watch(reading: Reading, side: usize) -> Timeline {
    let id = match reading {
        Reading::AnyQueens => "domination",
        Reading::Independent => "independent-domination",
    };
    method::by_id(id).unwrap().start(size(side), Options::default()).unwrap()
}

fn trace(run: &mut Timeline) -> String {
    let events: Vec<String> = std::iter::from_fn(|| run.step()).map(|event| event.to_string()).collect();
    events.join(" ")
}

#[test]
fn the_stepped_search_meets_each_placement_once() {
    for side in 1..=7 {
        for reading in [Reading::AnyQueens, Reading::Independent] {
            let mut run = watch(reading, side);
            let mut met = Vec::new();
            while run.run(Goal::Solution, u64::MAX) == Outcome::Solution {
                let mut queens = run.path().to_vec();
                queens.sort_unstable();
                met.push(queens);
            }
            met.sort_unstable();
            let mut all: Vec<_> = minimum(side, reading).all().collect();
            all.sort_unstable();
            assert_eq!(met, all, "{reading:?}, n = {side}");
        }
    }
}

#[test]
fn every_refusal_has_a_reason_that_holds() {
    for reading in [Reading::AnyQueens, Reading::Independent] {
        let mut run = watch(reading, 6);
        let (mut attacked, mut tried, mut too_few) = (0, 0, 0);
        while let Some(event) = run.step() {
            let Event::Reject(square) = event else { continue };
            let mut queens = run.path().to_vec();
            match run.refusal().expect("a reason") {
                Refusal::Attacked { by, line } => {
                    assert!(queens.contains(&by) && by.attacks(square) == Some(line));
                    attacked += 1;
                }
                Refusal::Tried => tried += 1,
                Refusal::TooFew { left, most, .. } => {
                    queens.push(square);
                    assert_eq!(uncovered(size(6), &queens).len(), left as usize);
                    assert!(most < left);
                    too_few += 1;
                }
                refusal @ Refusal::Stranded { .. } => panic!("{refusal:?} is no reason here"),
            }
        }
        assert_eq!(attacked > 0, reading == Reading::Independent);
        assert!(tried > 0 && too_few > 0);
    }
}

#[test]
fn the_variables_show_what_is_to_be_covered() {
    let mut run = watch(Reading::AnyQueens, 4);
    while run.step() != Some(Event::Remove("b3".parse().unwrap())) {}
    assert_eq!(run.path(), squares("b2"));
    let variables = run.variables();
    let value = |name| variables.iter().find(|variable| variable.name == name).unwrap().value.clone();
    assert_eq!(value("k"), Value::Number(Some(2)));
    assert_eq!(value("square"), Value::Square(Some("a4".parse().unwrap())));
    assert_eq!(value("left"), Value::Number(Some(4)));
    assert_eq!(value("uncovered"), Value::Grid(vec![0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0]));
}

#[test]
fn the_events_on_the_4_by_4_board_are_the_golden_ones() {
    for (reading, golden) in [
        (Reading::AnyQueens, include_str!("golden/domination-4.txt")),
        (Reading::Independent, include_str!("golden/independent-domination-4.txt")),
    ] {
        let golden: Vec<&str> = golden.split_whitespace().collect();
        assert_eq!(trace(&mut watch(reading, 4)), golden.join(" "), "{reading:?}");
    }
}
