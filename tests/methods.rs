//! One harness over all methods: what every run must keep to, whatever its order and memory.

mod replay;

use std::collections::BTreeSet;

use joli_echiquier::event::Event;
use joli_echiquier::method::{METHODS, Method, Options, Puzzle};
use joli_echiquier::search::{Goal, Outcome};
use joli_echiquier::timeline::Timeline;
use joli_echiquier::{Size, Square};
use proptest::prelude::*;
use replay::{Replay, State, events, queens_methods, size, start};

/// Events replayed of a run that may be too long to be replayed whole: no queens method is on boards up to 7 × 7.
const MOST_EVENTS: usize = 60_000;

fn begin(method: &Method, size: Size) -> Timeline {
    method.start(size, Options::default()).unwrap()
}

fn replay(method: &'static Method, size: Size) {
    let mut run = match method.start(size, Options::default()) {
        Err(_) if method.puzzle == Puzzle::Knight => return, // tests/knights_tour.rs checks when and why
        start => start.unwrap(),
    };
    let mut replay = Replay::new(method, size);
    replay.assert_same(&run);
    for _ in 0..MOST_EVENTS {
        let Some(event) = run.step() else {
            replay.end();
            replay.assert_same(&run);
            assert_eq!(run.step(), None, "an explored run stays so");
            return;
        };
        replay.play(event);
        replay.assert_same(&run);
    }
    assert_ne!(method.puzzle, Puzzle::Queens, "{} on {size} is longer than is replayed", method.id);
}

#[test]
fn every_event_keeps_to_the_rules_and_every_count_is_right() {
    for method in METHODS {
        for side in 1..=7 {
            replay(method, size(side));
        }
    }
}

/// Every way to put one queen in each column and each row, kept when no two attack each other.
fn solutions_by_trying_all(side: u8) -> BTreeSet<Vec<Square>> {
    fn extend(rows: &mut Vec<u8>, side: u8, found: &mut BTreeSet<Vec<Square>>) {
        if rows.len() == usize::from(side) {
            let queens: Vec<Square> =
                (0..).zip(&*rows).map(|(column, &row)| Square::new(column, row)).collect();
            if !queens.iter().any(|queen| queens.iter().any(|other| queen.attacks(*other).is_some())) {
                found.insert(queens);
            }
            return;
        }
        for row in 0..side {
            if !rows.contains(&row) {
                rows.push(row);
                extend(rows, side, found);
                rows.pop();
            }
        }
    }
    let mut found = BTreeSet::new();
    extend(&mut Vec::new(), side, &mut found);
    found
}

fn solutions(method: &Method, side: u8) -> Vec<Vec<Square>> {
    let mut run = begin(method, size(side));
    let mut found = Vec::new();
    while run.run(Goal::Solution, u64::MAX) == Outcome::Solution {
        let mut queens = run.path().to_vec();
        queens.sort_unstable();
        found.push(queens);
    }
    found
}

#[test]
fn every_queens_method_finds_the_solutions_that_trying_all_finds_each_once() {
    for side in 1..=9 {
        let all = solutions_by_trying_all(side);
        for method in queens_methods().filter(|method| side < 9 || method.id != "permutation") {
            let found = solutions(method, side);
            assert_eq!(found.len(), all.len(), "{}, n = {side}", method.id);
            assert_eq!(BTreeSet::from_iter(found), all, "{}, n = {side}", method.id);
        }
    }
}

/// The states of a run at its start and after each of its first events.
fn states(method: &Method, size: Size, length: usize) -> Vec<State> {
    let mut run = begin(method, size);
    let mut states = vec![State::of(&run)];
    while states.len() <= length && run.step().is_some() {
        states.push(State::of(&run));
    }
    states
}

/// A method and a board on which it can start.
fn some_run() -> impl Strategy<Value = (&'static Method, Size)> {
    let any = (0..METHODS.len(), 1u8..=6).prop_map(|(index, side)| (&METHODS[index], size(side)));
    any.prop_filter("a small or an odd board may have no tour", |(method, size)| {
        method.start(*size, Options::default()).is_ok()
    })
}

fn some_goal() -> impl Strategy<Value = Goal> {
    prop_oneof![Just(Goal::Solution), Just(Goal::DeadEnd), Just(Goal::Exhaustion)]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn seeking_shows_what_stepping_showed(
        (method, size) in some_run(),
        jumps in prop::collection::vec((any::<prop::sample::Index>(), 1u64..5000), 1..30),
    ) {
        let states = states(method, size, 6000);
        let mut run = begin(method, size);
        for (target, budget) in jumps {
            let expected = target.get(&states);
            let mut reached = run.seek(expected.position, budget);
            while reached < expected.position {
                let further = run.seek(expected.position, budget);
                prop_assert!(further > reached, "each call comes nearer");
                reached = further;
            }
            prop_assert_eq!(&State::of(&run), expected);
        }
    }

    #[test]
    fn running_in_any_pieces_is_stepping(
        (method, size) in some_run(),
        pieces in prop::collection::vec((some_goal(), 0u64..400), 1..60),
    ) {
        let states = states(method, size, 60 * 400);
        let mut run = begin(method, size);
        for (goal, budget) in pieces {
            let before = usize::try_from(run.position()).unwrap();
            let outcome = run.run(goal, budget);
            let after = usize::try_from(run.position()).unwrap();
            prop_assert_eq!(&State::of(&run), &states[after]);
            let goals = states[before + 1..=after].iter().filter(|state| reached(goal, state.last)).count();
            match outcome {
                Outcome::Solution | Outcome::DeadEnd => {
                    prop_assert!(reached(goal, states[after].last));
                    prop_assert_eq!(goals, 1, "it stops at the first");
                }
                Outcome::Paused => {
                    prop_assert_eq!(run.position(), before as u64 + budget);
                    prop_assert_eq!(goals, 0, "it stops there");
                }
                Outcome::Exhausted => {
                    prop_assert_eq!(after, states.len() - 1);
                    prop_assert_eq!(goals, 0, "it stops there");
                }
            }
        }
    }
}

fn reached(goal: Goal, event: Option<Event>) -> bool {
    match goal {
        Goal::Solution => event == Some(Event::Solution),
        Goal::DeadEnd => event == Some(Event::DeadEnd),
        Goal::Exhaustion => false,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(6))]

    /// Long enough for the snapshots to be thinned out more than once.
    #[test]
    fn seeking_far_back_in_a_long_run_shows_what_a_fresh_run_shows(
        index in any::<prop::sample::Index>(),
        targets in prop::collection::vec(0u64..300_000, 1..6),
    ) {
        let method = index.get(METHODS);
        let mut run = begin(method, size(10));
        run.run(Goal::Exhaustion, 400_000);
        for target in targets {
            let reached = run.seek(target, u64::MAX);
            let mut fresh = begin(method, size(10));
            fresh.run(Goal::Exhaustion, target);
            prop_assert_eq!(reached, fresh.position());
            prop_assert_eq!(State::of(&run), State::of(&fresh));
        }
    }
}

#[test]
fn the_largest_board_starts_at_once_and_can_be_sought() {
    for method in queens_methods() {
        let mut run = start(method.id, 26);
        let first: Vec<Event> = events(&mut run, 5000).collect();
        assert_eq!(first.len(), 5000, "{}", method.id);
        let far = State::of(&run);
        assert_eq!(run.seek(1234, u64::MAX), 1234);
        assert_eq!(run.last_event(), Some(first[1233]), "{}", method.id);
        assert_eq!(run.seek(5000, u64::MAX), 5000);
        assert_eq!(State::of(&run), far);
    }
}
