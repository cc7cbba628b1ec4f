//! Knight's tours: every start of every board, an independent verifier, known counts, and the play functions.

use std::collections::BTreeSet;

use joli_echiquier::event::Event;
use joli_echiquier::knights_tour::{Hint, NoTour, Path, PathError, Tour, Warnsdorff, knights_tour, no_tour};
use joli_echiquier::method::{self, MethodError, Options};
use joli_echiquier::search::{Goal, Outcome, Refusal, Search};
use joli_echiquier::timeline::Timeline;
use joli_echiquier::variable::Value;
use joli_echiquier::{Size, Square};
use proptest::prelude::*;

fn size(side: u8) -> Size {
    Size::new(side.into()).unwrap()
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn squares(names: &str) -> Vec<Square> {
    names.split_whitespace().map(square).collect()
}

/// The judge: knows nothing but the rules.
fn verify(side: u8, start: Square, tour: Tour, path: &[Square]) {
    let knight = |a: Square, b: Square| {
        let (columns, rows) =
            (i32::from(a.column) - i32::from(b.column), i32::from(a.row) - i32::from(b.row));
        columns * columns + rows * rows == 5
    };
    let context = format!("{tour:?} tour of {side} × {side} from {start}");
    assert_eq!(path.first(), Some(&start), "{context}");
    assert_eq!(path.len(), usize::from(side) * usize::from(side), "{context}");
    assert_eq!(path.iter().collect::<BTreeSet<_>>().len(), path.len(), "each square once: {context}");
    assert!(path.iter().all(|square| square.column < side && square.row < side), "{context}");
    assert!(path.windows(2).all(|step| knight(step[0], step[1])), "{context}");
    if tour == Tour::Closed {
        assert!(knight(path[path.len() - 1], start), "it closes: {context}");
    }
}

#[test]
fn an_open_tour_starts_on_every_square_of_every_board_where_one_can() {
    verify(1, square("a1"), Tour::Open, &knights_tour(size(1), square("a1"), Tour::Open).unwrap());
    for side in 5..=26 {
        let mut starts = 0;
        for start in size(side).all_squares() {
            // On an odd board the colour of a1 has one square more, and a tour starts and ends on it.
            if side % 2 == 0 || (start.column + start.row) % 2 == 0 {
                verify(side, start, Tour::Open, &knights_tour(size(side), start, Tour::Open).unwrap());
                starts += 1;
            }
        }
        assert_eq!(starts, size(side).squares().div_ceil(1 + u16::from(side % 2)));
    }
}

#[test]
fn a_closed_tour_starts_on_every_square_of_every_even_board_from_6() {
    for side in (6..=26).step_by(2) {
        for start in size(side).all_squares() {
            verify(side, start, Tour::Closed, &knights_tour(size(side), start, Tour::Closed).unwrap());
        }
    }
}

/// Events beyond the moves of the tour that the search needs to its first tour.
fn detour(side: u8, start: Square, tour: Tour) -> u64 {
    let mut search = Search::new(Warnsdorff::new(size(side), start, tour).unwrap());
    assert_eq!(search.run(Goal::Solution, 10_000), Outcome::Solution, "{tour:?} {side} {start}");
    search.counters().steps() - u64::from(size(side).squares()) - 1
}

#[test]
fn the_search_does_not_get_lost() {
    let worst = |tour, sides: std::ops::RangeInclusive<u8>| {
        let starts = sides.flat_map(|side| size(side).all_squares().map(move |start| (side, start)));
        let possible = starts.filter(|&(side, start)| no_tour(size(side), start, tour).is_none());
        possible.map(|(side, start)| detour(side, start, tour)).max().unwrap()
    };
    assert!(worst(Tour::Open, 5..=10) < 260);
    assert!(worst(Tour::Open, 11..=26) < 400);
    assert!(worst(Tour::Closed, 6..=10) < 300);
    assert!(worst(Tour::Closed, 11..=26) < 3000);
}

/// Whether any path from `start` visits all squares, by trying all.
fn any_tour(side: u8, path: &mut Vec<Square>) -> bool {
    if path.len() == usize::from(side) * usize::from(side) {
        return true;
    }
    size(side).all_squares().any(|next| {
        let from = path[path.len() - 1];
        let legal =
            matches!((from.column.abs_diff(next.column), from.row.abs_diff(next.row)), (1, 2) | (2, 1));
        if !legal || path.contains(&next) {
            return false;
        }
        path.push(next);
        let found = any_tour(side, path);
        path.pop();
        found
    })
}

#[test]
fn the_small_boards_said_to_have_no_tour_have_none() {
    for side in 2..=4 {
        for start in size(side).all_squares() {
            assert!(!any_tour(side, &mut vec![start]), "{side} {start}");
        }
    }
    for start in size(5).all_squares() {
        let refused = no_tour(size(5), start, Tour::Open).is_some();
        assert_eq!(any_tour(5, &mut vec![start]), !refused, "{start}");
    }
}

#[test]
fn impossible_tours_are_refused_with_the_right_reason() {
    for side in 1..=26 {
        let size = size(side);
        for start in size.all_squares() {
            for tour in [Tour::Open, Tour::Closed] {
                let odd = side % 2 == 1;
                let reason = match (side, tour) {
                    (2, _) => Some(NoTour::NoMove),
                    (3, _) => Some(NoTour::CentreApart),
                    (4, _) => Some(NoTour::CornersShareNeighbours),
                    (_, Tour::Closed) if odd => Some(NoTour::OddBoard(size)),
                    _ if odd && (start.column + start.row) % 2 == 1 => Some(NoTour::Colour { size, start }),
                    _ => None,
                };
                assert_eq!(no_tour(size, start, tour), reason, "{tour:?} {size} {start}");
                if let Some(reason) = reason {
                    assert_eq!(knights_tour(size, start, tour), Err(reason));
                }
            }
        }
    }
}

#[test]
fn the_reasons_are_said_in_plain_words() {
    let message = |side, start, tour| no_tour(size(side), square(start), tour).unwrap().to_string();
    assert_eq!(message(8, "i1", Tour::Open), "i1 is not on the 8 × 8 board: its squares go from a1 to h8");
    assert_eq!(
        message(5, "a2", Tour::Open),
        "no tour of the 5 × 5 board starts on a2: the knight changes colour at every move, so it must start on the colour that has one square more, that of a1"
    );
    assert_eq!(
        message(7, "a1", Tour::Closed),
        "there is no closed tour of the 7 × 7 board: the knight changes colour at every move, and to come back it needs as many light squares as dark ones"
    );
    let options = Options { start: Some(square("a2")) };
    let error = method::by_id("knight-open").unwrap().start(size(5), options).unwrap_err();
    assert_eq!(error, MethodError::NoTour(NoTour::Colour { size: size(5), start: square("a2") }));
}

fn count(side: u8, start: Square, tour: Tour) -> u64 {
    let mut search = Search::new(Warnsdorff::new(size(side), start, tour).unwrap());
    search.run(Goal::Exhaustion, u64::MAX);
    search.counters().solutions
}

#[test]
fn the_tours_of_5_by_5_are_counted_from_every_start() {
    let mut all = 0;
    for start in size(5).all_squares() {
        if (start.column + start.row) % 2 == 1 {
            continue;
        }
        let at_edge = [0, 4].contains(&start.column) && [0, 4].contains(&start.row);
        let expected = match start {
            _ if at_edge => 304,
            Square { column: 2, row: 2 } => 64,
            _ => 56,
        };
        assert_eq!(count(5, start, Tour::Open), expected, "{start}");
        all += expected;
    }
    assert_eq!(all, 1728, "https://oeis.org/A165134");
}

#[test]
fn the_closed_tours_of_6_by_6_are_9862_in_either_direction() {
    assert_eq!(count(6, square("a1"), Tour::Closed), 2 * 9862);
}

fn watch(id: &str, side: u8) -> Timeline {
    method::by_id(id).unwrap().start(size(side), Options::default()).unwrap()
}

#[test]
fn the_first_events_are_the_golden_ones() {
    for (id, side, golden) in [
        ("knight-open", 5, include_str!("golden/knight-open-5.txt")),
        ("knight-closed", 6, include_str!("golden/knight-closed-6.txt")),
    ] {
        let golden: Vec<&str> = golden.split_whitespace().collect();
        let mut run = watch(id, side);
        let events: Vec<String> = std::iter::from_fn(|| run.step()).map(|event| event.to_string()).collect();
        assert_eq!(events[..golden.len()].join(" "), golden.join(" "), "{id}");
        assert_eq!(golden.last(), Some(&"*"), "a golden trace ends with a tour");
    }
}

#[test]
fn every_refusal_names_a_square_that_has_too_few_ways() {
    for (id, side, limit) in [("knight-open", 5, usize::MAX), ("knight-closed", 6, 20_000)] {
        let mut run = watch(id, side);
        let mut refusals = 0;
        for _ in 0..limit {
            let Some(event) = run.step() else { break };
            let Event::Reject(candidate) = event else { continue };
            let Some(Refusal::Stranded { square, ways }) = run.refusal() else { panic!("a reason") };
            let (start, left_behind) = (run.path()[0], *run.path().last().unwrap());
            let free = |other: &Square| !run.path().contains(other) && *other != square;
            let near = |a: Square, b: Square| joli_echiquier::knights_tour::is_move(a, b);
            let mut counted =
                size(side).all_squares().filter(|&other| free(&other) && near(other, square)).count();
            if square == candidate || square == start {
                assert_eq!(counted - usize::from(square == start && near(candidate, square)), 0);
            } else {
                assert!(near(left_behind, square));
                counted += usize::from(id == "knight-closed" && near(square, start));
                assert_eq!(counted, usize::from(ways));
            }
            assert!(ways < 2);
            refusals += 1;
        }
        assert!(refusals > 100);
    }
}

#[test]
fn the_variables_show_onward_moves_and_numbers() {
    let mut run = watch("knight-open", 5);
    run.step();
    run.step();
    let path = run.path().to_vec();
    let variables = run.variables();
    let value = |name| variables.iter().find(|variable| variable.name == name).unwrap().value.clone();
    assert_eq!(value("move"), Value::Number(Some(2)));
    let Value::Grid(numbers) = value("number") else { panic!("a grid") };
    let Value::Grid(onward) = value("onward") else { panic!("a grid") };
    for (index, row_by_row) in size(5).all_squares().map(Square::transposed).enumerate() {
        let number = path.iter().position(|&visited| visited == row_by_row).map_or(0, |place| place + 1);
        assert_eq!(numbers[index], i32::try_from(number).unwrap());
        assert_eq!(onward[index] < 0, number > 0, "{row_by_row}");
    }
    assert_eq!(onward[12], 8, "c3 still leads everywhere, for neither a1 nor its neighbour is one move away");
}

#[test]
fn a_path_that_is_none_is_explained() {
    let path = |names| Path::new(size(5), squares(names), Tour::Open).unwrap_err();
    assert_eq!(
        path("a1 b3 b4").to_string(),
        "move 2, from b3 to b4, is not a knight's move: two squares one way and one across"
    );
    assert_eq!(
        path("a1 b3 a1").to_string(),
        "a1 is visited twice, as squares 1 and 3 of the path: a tour visits each once"
    );
    assert!(matches!(path("a1 b3 z9"), PathError::OffBoard(_)));
}

#[test]
fn legal_moves_are_those_of_the_knight_and_at_first_all_starts() {
    let legal = |names: &str, tour| Path::new(size(5), squares(names), tour).unwrap().legal();
    assert_eq!(legal("", Tour::Open).len(), 13);
    assert_eq!(legal("", Tour::Closed), []);
    assert_eq!(legal("a1", Tour::Open), squares("b3 c2"));
    assert_eq!(legal("a1 b3", Tour::Open), squares("a5 c1 c5 d2 d4"));
}

#[test]
fn hints_lead_to_a_tour_and_say_when_there_is_none() {
    for tour in [Tour::Open, Tour::Closed] {
        let mut path = Vec::new();
        let end = loop {
            match Path::new(size(8), path.clone(), tour).unwrap().hint(100_000) {
                Hint::Move(to) => path.push(to),
                end => break end,
            }
        };
        assert_eq!(end, Hint::Complete);
        verify(8, path[0], tour, &path);
    }
    let hint = |names: &str| Path::new(size(5), squares(names), Tour::Open).unwrap().hint(u64::MAX);
    assert_eq!(hint("a2 c3"), Hint::Lost, "the wrong colour");
    assert_eq!(
        hint("a1 b3 d4 c2"),
        Hint::Lost,
        "a corner cut off from all sides but one, and no tour ends there"
    );
    let unknown = Path::new(size(8), squares("a1 b3"), Tour::Open).unwrap().hint(3);
    assert_eq!(unknown, Hint::Unknown);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// A hint on 5 × 5 is right in every case: a path is lost exactly when trying all finds no tour.
    #[test]
    fn a_hint_says_lost_exactly_when_no_tour_begins_so(choices in prop::collection::vec(0usize..8, 0..12)) {
        let mut path = vec![square("a1")];
        for choice in choices {
            let legal = Path::new(size(5), path.clone(), Tour::Open).unwrap().legal();
            let Some(&next) = legal.get(choice % legal.len().max(1)) else { break };
            path.push(next);
        }
        match Path::new(size(5), path.clone(), Tour::Open).unwrap().hint(u64::MAX) {
            Hint::Lost => prop_assert!(!any_tour(5, &mut path)),
            Hint::Move(next) => {
                path.push(next);
                prop_assert!(any_tour(5, &mut path));
            }
            other => prop_assert!(false, "{other:?}"),
        }
    }
}
