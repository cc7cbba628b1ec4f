//! One depth-first search for every method and puzzle: resumable after any event, and clonable there.

use crate::board::{Line, Square, first_attacker};
use crate::event::{Counters, Event};
use crate::variable::Variable;

/// What a method says of a candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Whether the candidate may join the path.
    pub accepted: bool,
    /// Comparisons of two queens that it took to know.
    pub comparisons: u32,
}

impl Verdict {
    /// The verdict of a test that compares the candidate with one queen after another and stops at the first conflict.
    pub fn stopping_at_first(conflicts: impl Iterator<Item = bool>) -> Self {
        let mut comparisons = 0;
        for conflict in conflicts {
            comparisons += 1;
            if conflict {
                return Self { accepted: false, comparisons };
            }
        }
        Self { accepted: true, comparisons }
    }
}

/// Why a candidate was refused, for a reader; asked for only when somebody looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// A queen on `by` holds `line`.
    Attacked {
        /// The queen's square.
        by: Square,
        /// The line it shares with the candidate.
        line: Line,
    },
    /// It was tried before at this level or above, where all solutions with it were met.
    Tried,
    /// The largest gains of the queens that may still follow do not add up to what it would leave uncovered.
    TooFew {
        /// Squares that it would leave uncovered.
        left: u32,
        /// Queens that may follow.
        queens: usize,
        /// The sum of their largest gains.
        most: u32,
    },
    /// It would leave a square with too few ways for a tour to pass: in and out, or only in for the last of an open one.
    Stranded {
        /// The square; the candidate itself when no move leads on, the start when none leads back.
        square: Square,
        /// The ways left.
        ways: u8,
    },
}

impl Refusal {
    /// The name used in JavaScript.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Attacked { .. } => "attacked",
            Self::Tried => "tried",
            Self::TooFew { .. } => "too-few",
            Self::Stranded { .. } => "stranded",
        }
    }
}

/// A puzzle as one method sees it: its order of candidates, its test, and the memory that makes the test cheap.
///
/// The search owns the path and calls `placed` and `removed` around it, so a problem that needs no memory of its own
/// implements the first three functions only.
pub trait Problem: Clone {
    /// The candidate that follows `previous` at the level below `path`, or the first one. Where there is none, the memory
    /// stays as it was: what is shown depends on the step alone, also after the last.
    fn next_candidate(&mut self, path: &[Square], previous: Option<Square>) -> Option<Square>;

    /// Whether `candidate` may join `path`.
    fn test(&self, path: &[Square], candidate: Square) -> Verdict;

    /// Whether `path` is a solution. Nothing is placed below a solution.
    fn is_solution(&self, path: &[Square]) -> bool;

    /// Keeps the memory in step: `path` now ends with the square just placed.
    fn placed(&mut self, _path: &[Square]) {}

    /// Keeps the memory in step: `square` has just left `path`.
    fn removed(&mut self, _path: &[Square], _square: Square) {}

    /// Why `candidate` fails its test after `path`; the first queen in the way unless the method looks elsewhere first.
    fn refusal(&self, path: &[Square], candidate: Square) -> Option<Refusal> {
        first_attacker(path, candidate).map(|(by, line)| Refusal::Attacked { by, line })
    }

    /// The memory as its source names it, for display. `last` is the event just seen.
    fn variables(&self, path: &[Square], last: Option<Event>) -> Vec<Variable>;
}

/// The depth-first search of a [`Problem`]: an iterator of its events.
///
/// Each event takes time in proportion to one test of the problem; the memory is the path and the problem's own.
#[derive(Clone, Debug)]
pub struct Search<P> {
    problem: P,
    path: Vec<Square>,
    /// One for each square on the path, and one for the level below it.
    levels: Vec<Level>,
    phase: Phase,
    last: Option<Event>,
    counters: Counters,
}

/// Where the search stands among the candidates of one level.
#[derive(Clone, Copy, Debug, Default)]
struct Level {
    candidate: Option<Square>,
    worked: bool,
}

/// What the next event comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// The next candidate of the open level.
    Descend,
    /// A path just completed.
    Report,
    /// The last square, to be taken back.
    Retreat,
    /// Nothing: all has been explored.
    Exhausted,
}

/// Where a run is to stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// At the next solution.
    Solution,
    /// At the next dead end.
    DeadEnd,
    /// Only when all has been explored.
    Exhaustion,
}

/// Why a run stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// At a solution, as asked.
    Solution,
    /// At a dead end, as asked.
    DeadEnd,
    /// Nothing is left to explore.
    Exhausted,
    /// The budget is spent; the next run goes on from here.
    Paused,
}

impl Outcome {
    /// The name used in JavaScript.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Solution => "solution",
            Self::DeadEnd => "dead-end",
            Self::Exhausted => "exhausted",
            Self::Paused => "paused",
        }
    }
}

impl Goal {
    fn reached(self, event: Event) -> Option<Outcome> {
        match (self, event) {
            (Self::Solution, Event::Solution) => Some(Outcome::Solution),
            (Self::DeadEnd, Event::DeadEnd) => Some(Outcome::DeadEnd),
            _ => None,
        }
    }
}

impl<P: Problem> Search<P> {
    /// The search of `problem`, before its first event.
    pub fn new(problem: P) -> Self {
        let phase = if problem.is_solution(&[]) { Phase::Report } else { Phase::Descend };
        Self {
            problem,
            path: Vec::new(),
            levels: vec![Level::default()],
            phase,
            last: None,
            counters: Counters::default(),
        }
    }

    /// The squares placed and not taken back, in order.
    pub fn path(&self) -> &[Square] {
        &self.path
    }

    /// The event that led here, if any.
    pub fn last_event(&self) -> Option<Event> {
        self.last
    }

    /// What the search has done so far.
    pub fn counters(&self) -> &Counters {
        &self.counters
    }

    /// The problem, with its memory as it stands.
    pub fn problem(&self) -> &P {
        &self.problem
    }

    /// Runs to `goal`, for at most `budget` events.
    pub fn run(&mut self, goal: Goal, budget: u64) -> Outcome {
        for _ in 0..budget {
            match self.next() {
                None => return Outcome::Exhausted,
                Some(event) => {
                    if let Some(outcome) = goal.reached(event) {
                        return outcome;
                    }
                }
            }
        }
        if self.phase == Phase::Exhausted { Outcome::Exhausted } else { Outcome::Paused }
    }

    fn descend(&mut self) -> Option<Event> {
        let level = self.levels.last_mut()?;
        match self.problem.next_candidate(&self.path, level.candidate) {
            Some(candidate) => {
                level.candidate = Some(candidate);
                Some(self.try_candidate(candidate))
            }
            None if !level.worked => {
                self.phase = Phase::Retreat;
                Some(Event::DeadEnd)
            }
            None => self.retreat(),
        }
    }

    fn try_candidate(&mut self, candidate: Square) -> Event {
        let verdict = self.problem.test(&self.path, candidate);
        self.counters.comparisons += u64::from(verdict.comparisons);
        if verdict.accepted { self.place(candidate) } else { Event::Reject(candidate) }
    }

    fn place(&mut self, square: Square) -> Event {
        if let Some(level) = self.levels.last_mut() {
            level.worked = true;
        }
        self.path.push(square);
        self.levels.push(Level::default());
        self.problem.placed(&self.path);
        if self.problem.is_solution(&self.path) {
            self.phase = Phase::Report;
        }
        Event::Place(square)
    }

    fn retreat(&mut self) -> Option<Event> {
        let Some(square) = self.path.pop() else {
            self.phase = Phase::Exhausted;
            return None;
        };
        self.levels.pop();
        self.problem.removed(&self.path, square);
        self.phase = Phase::Descend;
        Some(Event::Remove(square))
    }
}

impl<P: Problem> Iterator for Search<P> {
    type Item = Event;

    fn next(&mut self) -> Option<Event> {
        let event = match self.phase {
            Phase::Descend => self.descend(),
            Phase::Retreat => self.retreat(),
            Phase::Report => {
                self.phase = Phase::Retreat;
                Some(Event::Solution)
            }
            Phase::Exhausted => None,
        }?;
        self.counters.record(event, self.path.len());
        self.last = Some(event);
        Some(event)
    }
}
