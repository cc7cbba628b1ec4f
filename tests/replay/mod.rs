//! The judge of every run: it plays the events on a plain board of its own, knows nothing but the rules of the puzzle, and
//! objects to the first event that breaks them.

#![allow(dead_code, reason = "each test file uses a part")]

use joli_echiquier::event::{Counters, Event};
use joli_echiquier::method::{METHODS, Method, Options, Puzzle};
use joli_echiquier::search::Refusal;
use joli_echiquier::timeline::Timeline;
use joli_echiquier::variable::{Value, Variable};
use joli_echiquier::{Line, Size, Square};

pub fn size(side: u8) -> Size {
    Size::new(side.into()).unwrap()
}

pub fn start(id: &str, side: u8) -> Timeline {
    let method = METHODS.iter().find(|method| method.id == id).expect("a method of this name");
    method.start(size(side), Options::default()).unwrap()
}

pub fn queens_methods() -> impl Iterator<Item = &'static Method> {
    METHODS.iter().filter(|method| method.puzzle == Puzzle::Queens)
}

/// All that a run shows.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub position: u64,
    pub path: Vec<Square>,
    pub last: Option<Event>,
    pub refusal: Option<Refusal>,
    pub counters: Counters,
    pub variables: Vec<Variable>,
}

impl State {
    pub fn of(run: &Timeline) -> Self {
        Self {
            position: run.position(),
            path: run.path().to_vec(),
            last: run.last_event(),
            refusal: run.refusal(),
            counters: run.counters().clone(),
            variables: run.variables(),
        }
    }
}

/// The value of the variable called `name`.
pub fn value(run: &Timeline, name: &str) -> Value {
    let variables = run.variables();
    variables.into_iter().find(|variable| variable.name == name).expect("a variable of this name").value
}

/// The events of a run from here on, at most `length`.
pub fn events(run: &mut Timeline, length: usize) -> impl Iterator<Item = Event> {
    std::iter::from_fn(|| run.step()).take(length)
}

/// The whole run of a method.
pub fn trace(id: &str, side: u8) -> Vec<Event> {
    events(&mut start(id, side), usize::MAX).collect()
}

/// A plain board and a plain count of what happened on it.
pub struct Replay {
    method: &'static Method,
    size: Size,
    path: Vec<Square>,
    /// For each open level, whether a candidate has been placed.
    placed: Vec<bool>,
    last: Option<Event>,
    tests: u64,
    rejections: u64,
    removals: u64,
    dead_ends: u64,
    solutions: u64,
    comparisons: u64,
    nodes_per_level: Vec<u64>,
}

impl Replay {
    pub fn new(method: &'static Method, size: Size) -> Self {
        Self {
            method,
            size,
            path: Vec::new(),
            placed: vec![false],
            last: None,
            tests: 0,
            rejections: 0,
            removals: 0,
            dead_ends: 0,
            solutions: 0,
            comparisons: 0,
            nodes_per_level: vec![1],
        }
    }

    /// Plays one event.
    pub fn play(&mut self, event: Event) {
        let solved = matches!(self.last, Some(Event::Place(_))) && self.is_complete();
        assert_eq!(event == Event::Solution, solved, "a complete path, and no other, is a solution: {self}");
        match event {
            Event::Place(square) => self.place(square),
            Event::Reject(square) => self.reject(square),
            Event::Remove(square) => self.remove(square),
            Event::DeadEnd => {
                assert!(!self.level_worked(), "a dead end where a candidate was placed: {self}");
                self.dead_ends += 1;
            }
            Event::Solution => self.solutions += 1,
        }
        self.last = Some(event);
    }

    fn place(&mut self, square: Square) {
        assert!(self.may_stand(square), "{square} placed against the rules: {self}");
        self.test(square);
        *self.placed.last_mut().unwrap() = true;
        self.placed.push(false);
        self.path.push(square);
        if self.nodes_per_level.len() == self.path.len() {
            self.nodes_per_level.push(0);
        }
        self.nodes_per_level[self.path.len()] += 1;
    }

    fn reject(&mut self, square: Square) {
        if self.method.puzzle == Puzzle::Queens {
            assert!(!self.may_stand(square), "{square} refused though nothing attacks it: {self}");
        }
        self.test(square);
        self.rejections += 1;
    }

    fn remove(&mut self, square: Square) {
        assert_eq!(self.path.last(), Some(&square), "the last square is the first to go: {self}");
        self.assert_explored();
        self.path.pop();
        self.placed.pop();
        self.removals += 1;
    }

    fn test(&mut self, square: Square) {
        assert!(self.size.contains(square), "{square} is off the board");
        self.tests += 1;
        self.comparisons += comparisons(self.method.id, &self.path, square);
    }

    fn level_worked(&self) -> bool {
        *self.placed.last().unwrap()
    }

    /// A level is left only after a candidate worked, its dead end was reported, or it lies below a solution.
    fn assert_explored(&self) {
        let reported = matches!(self.last, Some(Event::DeadEnd | Event::Solution));
        assert!(self.level_worked() || reported, "left without a dead end: {self}");
    }

    /// What must hold when there are no more events.
    pub fn end(&self) {
        assert!(self.path.is_empty(), "the run ended with squares on the board: {self}");
        self.assert_explored();
    }

    fn may_stand(&self, square: Square) -> bool {
        let attacks = |&other: &Square| other == square || other.attacks(square).is_some();
        match self.method.puzzle {
            Puzzle::Queens => !self.path.iter().any(attacks),
            Puzzle::Domination if self.method.id.starts_with("independent") => !self.path.iter().any(attacks),
            Puzzle::Domination => !self.path.contains(&square),
            Puzzle::Knight => {
                let reaches = |&from: &Square| knight_moves(from, square);
                self.path.last().is_none_or(reaches) && !self.path.contains(&square)
            }
        }
    }

    fn is_complete(&self) -> bool {
        let covers = |square| self.path.iter().any(|&q| q == square || q.attacks(square).is_some());
        match self.method.puzzle {
            Puzzle::Queens => self.path.len() == usize::from(self.size.get()),
            Puzzle::Domination => self.size.all_squares().all(covers),
            Puzzle::Knight => {
                let open = !self.method.id.ends_with("closed");
                let returns = || knight_moves(self.path[0], self.path[self.path.len() - 1]);
                self.path.len() == usize::from(self.size.squares()) && (open || returns())
            }
        }
    }

    /// What the run shows must be what was replayed.
    pub fn assert_same(&self, run: &Timeline) {
        assert_eq!(run.path(), self.path);
        assert_eq!(run.last_event(), self.last);
        assert_eq!(run.position(), self.tests + self.removals + self.dead_ends + self.solutions);
        let counters = run.counters();
        assert_eq!(counters.tests(), self.tests);
        assert_eq!(counters.rejections, self.rejections);
        assert_eq!(counters.placements(), self.tests - self.rejections);
        assert_eq!(counters.removals, self.removals);
        assert_eq!(counters.dead_ends, self.dead_ends);
        assert_eq!(counters.solutions, self.solutions);
        assert_eq!(counters.comparisons, self.comparisons, "comparisons: {self}");
        assert_eq!(counters.nodes_per_level(), self.nodes_per_level);
        assert_eq!(counters.steps(), run.position());
        if self.method.puzzle == Puzzle::Queens {
            self.assert_refusal_holds(run.refusal());
        }
    }

    fn assert_refusal_holds(&self, refusal: Option<Refusal>) {
        match (self.last, refusal) {
            (Some(Event::Reject(square)), Some(Refusal::Attacked { by, line })) => {
                assert_eq!(Some(by), first_met(self.method.id, &self.path, square), "{self}");
                assert_eq!(by.attacks(square), Some(line), "{by} holds another line: {self}");
            }
            (Some(Event::Reject(_)), _) => panic!("refused without a reason: {self}"),
            (_, refusal) => assert_eq!(refusal, None, "a reason where nothing was refused: {self}"),
        }
    }
}

impl std::fmt::Display for Replay {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} on {}, path {:?}, last event ", self.method.id, self.size, self.path)?;
        self.last.map_or(Ok(()), |event| event.fmt(f))
    }
}

/// Of the queens that attack `square`, the one that the source meets first.
fn first_met(id: &str, path: &[Square], square: Square) -> Option<Square> {
    let attackers = path.iter().copied().filter(|queen| queen.attacks(square).is_some());
    match id {
        "permutation" => attackers.max_by_key(|queen| path.iter().position(|other| other == queen)),
        // U is taken from its domain before V.
        "four-domains" => attackers.min_by_key(|queen| queen.attacks(square) != Some(Line::Diagonal)),
        _ => attackers.min_by_key(|queen| path.iter().position(|other| other == queen)),
    }
}

fn knight_moves(from: Square, to: Square) -> bool {
    matches!((from.column.abs_diff(to.column), from.row.abs_diff(to.row)), (1, 2) | (2, 1))
}

/// Comparisons of two queens that each source makes to test `square` after `path`, told from its text.
fn comparisons(id: &str, path: &[Square], square: Square) -> u64 {
    let until_conflict = |queens: Vec<Square>| {
        let conflict = queens.iter().position(|queen| queen.attacks(square).is_some());
        conflict.map_or(queens.len(), |index| index + 1)
    };
    let made = match id {
        "diagonal-numbers" => path.len(),
        "pairwise" | "queen-list" => until_conflict(path.to_vec()),
        "permutation" => until_conflict(path.iter().rev().copied().collect()),
        _ => 0,
    };
    made as u64
}
