//! Whole traces: of methods that must do the same, of the small board that a person can follow, and of the memory shown.

mod replay;

use joli_echiquier::event::Event::{self, DeadEnd, Place, Reject, Remove, Solution};
use joli_echiquier::variable::Value;
use joli_echiquier::{Square, timeline::Timeline};
use proptest::prelude::*;
use replay::{events, queens_methods, start, trace, value};

const LARGEST: u8 = 8;

fn transposed(trace: Vec<Event>) -> Vec<Event> {
    trace.into_iter().map(Event::transposed).collect()
}

/// The trace without the refusals of squares to which `forgone` applies, given the queens that stand.
fn without(trace: Vec<Event>, forgone: impl Fn(&[Square], Square) -> bool) -> Vec<Event> {
    let mut path = Vec::new();
    let mut kept = trace;
    kept.retain(|&event| {
        match event {
            Place(square) => path.push(square),
            Remove(_) => drop(path.pop()),
            Reject(square) => return !forgone(&path, square),
            DeadEnd | Solution => {}
        }
        true
    });
    kept
}

#[test]
fn the_row_by_row_methods_do_the_same() {
    for side in 1..=LARGEST {
        assert_eq!(trace("diagonal-numbers", side), trace("pairwise", side), "n = {side}");
    }
}

#[test]
fn the_column_by_column_methods_do_the_same_and_the_row_by_row_ones_too_across_the_diagonal() {
    for side in 1..=LARGEST {
        let columns = trace("queen-list", side);
        assert_eq!(trace("attack-board", side), columns, "n = {side}");
        assert_eq!(transposed(trace("pairwise", side)), columns, "n = {side}");
    }
}

#[test]
fn four_domains_never_tries_a_row_in_use_and_is_the_same_otherwise() {
    for side in 1..=LARGEST {
        let expected = without(trace("queen-list", side), |path, square| {
            path.iter().any(|queen| queen.row == square.row)
        });
        assert_eq!(trace("four-domains", side), expected, "n = {side}");
    }
}

#[test]
fn bit_masks_refuses_nothing_and_is_the_same_otherwise() {
    for side in 1..=LARGEST {
        let expected = without(trace("queen-list", side), |_, _| true);
        assert_eq!(trace("bit-masks", side), expected, "n = {side}");
    }
}

/// All permutations of `values` in the order of the Prolog program: permute the rest, then insert the first everywhere.
fn by_insertion(values: &[u8]) -> Vec<Vec<u8>> {
    let Some((&head, tail)) = values.split_first() else { return vec![Vec::new()] };
    let mut all = Vec::new();
    for rest in by_insertion(tail) {
        for place in 0..=rest.len() {
            let mut permutation = rest.clone();
            permutation.insert(place, head);
            all.push(permutation);
        }
    }
    all
}

/// What the program does with one permutation: it places the queens from the last column to the first while they are safe.
fn examine(rows: &[u8]) -> Vec<Event> {
    let mut placed: Vec<Square> = Vec::new();
    let mut done = Vec::new();
    for (column, &row) in (0..).zip(rows).collect::<Vec<_>>().into_iter().rev() {
        let queen = Square::new(column, row);
        if placed.iter().any(|other| other.attacks(queen).is_some()) {
            done.extend([Reject(queen), DeadEnd]);
            break;
        }
        placed.push(queen);
        done.push(Place(queen));
    }
    if placed.len() == rows.len() {
        done.push(Solution);
    }
    done.extend(placed.into_iter().rev().map(Remove));
    done
}

#[test]
fn permutation_examines_the_permutations_by_insertion_one_after_another() {
    for side in 1..=7 {
        let rows: Vec<u8> = (0..side).collect();
        let expected: Vec<Event> = by_insertion(&rows).iter().flat_map(|rows| examine(rows)).collect();
        assert_eq!(trace("permutation", side), expected, "n = {side}");
    }
}

/// The events of a golden file: what follows a `#` on its line is said to the reader.
fn golden(id: &str) -> String {
    let path = format!("{}/tests/golden/{id}-4.txt", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default());
    lines.flat_map(str::split_whitespace).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_events_on_the_4_by_4_board_are_the_golden_ones() {
    for method in queens_methods() {
        let events: Vec<String> = trace(method.id, 4).iter().map(Event::to_string).collect();
        assert_eq!(events.join(" "), golden(method.id), "{}", method.id);
    }
}

/// Calls `check` at every step of the whole run.
fn at_every_step(id: &str, side: u8, check: impl Fn(&Timeline, i32)) {
    let mut run = start(id, side);
    check(&run, side.into());
    while run.step().is_some() {
        check(&run, side.into());
    }
}

fn list(first: i32, length: i32, filled: impl IntoIterator<Item = i32>) -> Value {
    let mut values: Vec<Option<i32>> = filled.into_iter().map(Some).collect();
    values.resize(values.len().max(usize::try_from(length).unwrap()), None);
    Value::List { first, values }
}

fn domain(values: impl Iterator<Item = i32>, used: &[i32]) -> Value {
    let values: Vec<i32> = values.collect();
    let used = values.iter().map(|value| used.contains(value)).collect();
    Value::Domain { values, used }
}

/// Something of every queen that stands, in order.
fn of_each(run: &Timeline, number: impl Fn(i32, i32) -> i32) -> Vec<i32> {
    run.path().iter().map(|queen| number(i32::from(queen.column) + 1, i32::from(queen.row) + 1)).collect()
}

#[test]
fn the_arrays_shown_are_those_of_the_queens_that_stand() {
    at_every_step("diagonal-numbers", 6, |run, n| {
        assert_eq!(value(run, "col"), list(1, n, of_each(run, |column, _| column)));
        assert_eq!(value(run, "diag1"), list(1, n, of_each(run, |column, row| column + row)));
        assert_eq!(value(run, "diag2"), list(1, n, of_each(run, |column, row| column - row)));
    });
    at_every_step("pairwise", 6, |run, n| {
        assert_eq!(value(run, "pos"), list(1, n, of_each(run, |column, _| column)));
    });
    at_every_step("attack-board", 6, |run, n| {
        assert_eq!(value(run, "ligne"), list(0, n, of_each(run, |_, row| row - 1)));
    });
    at_every_step("queen-list", 6, |run, n| {
        assert_eq!(value(run, "queenList"), list(0, n, of_each(run, |_, row| row - 1)));
    });
}

#[test]
fn the_loop_variables_stand_at_the_square_just_refused_or_left() {
    at_every_step("pairwise", 6, |run, _| {
        let j = looped(run).map(|square| i64::from(square.column) + 1);
        assert_eq!(value(run, "i"), Value::Number(Some(depth(run) + 1)));
        assert_eq!(value(run, "j"), Value::Number(j));
    });
    at_every_step("queen-list", 6, |run, _| {
        assert_eq!(value(run, "col"), Value::Number(Some(depth(run))));
        assert_eq!(value(run, "row"), Value::Number(looped(run).map(|square| square.row.into())));
    });
    at_every_step("four-domains", 6, |run, _| {
        let square = run.last_event().and_then(Event::square);
        let x = square.map(|square| i64::from(square.column) + 1);
        let y = square.map(|square| i64::from(square.row) + 1);
        let (u, v) = (x.zip(y).map(|(x, y)| x - y), x.zip(y).map(|(x, y)| x + y));
        for (name, expected) in [("X", x), ("Y", y), ("U", u), ("V", v)] {
            assert_eq!(value(run, name), Value::Number(expected), "{name}");
        }
    });
    for (id, name, first) in
        [("diagonal-numbers", "n", 1), ("attack-board", "colonne", 0), ("bit-masks", "column", 0)]
    {
        at_every_step(id, 6, |run, _| assert_eq!(value(run, name), Value::Number(Some(depth(run) + first))));
    }
}

/// The square at which the loop of the open level stands; none when it has not begun or is over.
fn looped(run: &Timeline) -> Option<Square> {
    match run.last_event() {
        Some(Reject(square) | Remove(square)) => Some(square),
        _ => None,
    }
}

fn depth(run: &Timeline) -> i64 {
    i64::try_from(run.path().len()).unwrap()
}

#[test]
fn the_four_domains_lack_the_coordinates_of_the_queens_that_stand() {
    at_every_step("four-domains", 6, |run, n| {
        assert_eq!(value(run, "Dx"), domain(1..=n, &of_each(run, |x, _| x)));
        assert_eq!(value(run, "Dy"), domain(1..=n, &of_each(run, |_, y| y)));
        assert_eq!(value(run, "Du"), domain((1 - n)..n, &of_each(run, |x, y| x - y)));
        assert_eq!(value(run, "Dv"), domain(2..=2 * n, &of_each(run, |x, y| x + y)));
        assert_eq!(value(run, "СписY"), list(1, n, of_each(run, |_, y| y)));
    });
}

#[test]
fn the_masks_say_where_queens_attack_the_next_column() {
    at_every_step("bit-masks", 6, |run, n| {
        let column = i32::try_from(run.path().len()).unwrap() + 1;
        let rows = |attacked: &dyn Fn(i32, i32) -> i32| {
            of_each(run, attacked)
                .into_iter()
                .filter(|row| (1..=n).contains(row))
                .fold(0, |bits, row| bits | 1 << (row - 1))
        };
        let same = rows(&|_, row| row);
        let up = rows(&|from, row| row + (column - from));
        let down = rows(&|from, row| row - (column - from));
        let free = ((1u64 << n) - 1) & !(same | up | down);
        for (name, expected) in [("rows", same), ("diagonals", up), ("antidiagonals", down), ("free", free)] {
            assert_eq!(
                value(run, name),
                Value::Bits { width: 6, bits: expected },
                "{name}, {:?}",
                run.path()
            );
        }
    });
}

#[test]
fn the_permutation_at_hand_is_shown_with_the_queen_examined_and_the_distance_reached() {
    let all = by_insertion(&[1, 2, 3, 4, 5]);
    let mut run = start("permutation", 5);
    let mut number = 0;
    while let Some(event) = run.step() {
        number += usize::from(matches!(event, Place(_)) && run.path().len() == 1);
        assert_eq!(value(&run, "permutation"), Value::Number(i64::try_from(number).ok()));
        assert_eq!(value(&run, "S"), list(1, 5, all[number - 1].iter().map(|&y| y.into())));
        let (queen, others) = match event {
            Place(queen) => (Some(queen), &run.path()[..run.path().len() - 1]),
            Reject(queen) => (Some(queen), run.path()),
            _ => (None, run.path()),
        };
        let nearest_first: Vec<i32> = others.iter().rev().map(|other| i32::from(other.row) + 1).collect();
        assert_eq!(value(&run, "Остальные"), list(1, 0, nearest_first));
        assert_eq!(value(&run, "Ферзь"), Value::Number(queen.map(|queen| i64::from(queen.row) + 1)));
        let distance = queen.and_then(|queen| {
            let attacker = others.iter().rev().find(|other| other.attacks(queen).is_some());
            attacker.or(others.first()).map(|other| i64::from(other.column - queen.column))
        });
        assert_eq!(value(&run, "РасстХ"), Value::Number(distance));
    }
    assert_eq!(number, 120);
}

/// The smallest column of a queen to the left that attacks `square`, else `dim`.
fn mark(queens: &[Square], square: Square, dim: u8) -> i32 {
    let columns =
        queens.iter().filter(|queen| queen.column < square.column && queen.attacks(square).is_some());
    columns.map(|queen| queen.column).min().unwrap_or(dim).into()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn the_attack_board_always_holds_the_smallest_column_that_attacks(side in 1u8..=12, from in 0u64..100_000) {
        let mut run = start("attack-board", side);
        run.seek(from, u64::MAX);
        for _ in 0..200 {
            let squares = (0..side).flat_map(|row| (0..side).map(move |column| Square::new(column, row)));
            let fresh = squares.map(|square| mark(run.path(), square, side)).collect();
            prop_assert_eq!(value(&run, "echiquier"), Value::Grid(fresh), "{:?}", run.path());
            if events(&mut run, 1).next().is_none() {
                break;
            }
        }
    }
}
