//! Exact time travel over a search, in memory that does not grow with the length of the run.

use std::fmt;

use crate::board::Square;
use crate::event::{Counters, Event};
use crate::search::{Goal, Outcome, Problem, Refusal, Search};
use crate::variable::Variable;

/// A search at one of its steps, whatever its problem: one timeline serves them all.
trait Moment: fmt::Debug {
    /// The same step, kept apart.
    fn snapshot(&self) -> Box<dyn Moment>;
    fn next(&mut self) -> Option<Event>;
    fn run(&mut self, goal: Goal, budget: u64) -> Outcome;
    fn path(&self) -> &[Square];
    fn last_event(&self) -> Option<Event>;
    fn refusal(&self) -> Option<Refusal>;
    fn counters(&self) -> &Counters;
    fn variables(&self) -> Vec<Variable>;

    /// The number of events since the start.
    fn steps(&self) -> u64 {
        self.counters().steps()
    }
}

impl<P: Problem + fmt::Debug + 'static> Moment for Search<P> {
    fn snapshot(&self) -> Box<dyn Moment> {
        Box::new(self.clone())
    }

    fn next(&mut self) -> Option<Event> {
        Iterator::next(self)
    }

    fn run(&mut self, goal: Goal, budget: u64) -> Outcome {
        self.run(goal, budget)
    }

    fn path(&self) -> &[Square] {
        self.path()
    }

    fn last_event(&self) -> Option<Event> {
        self.last_event()
    }

    fn refusal(&self) -> Option<Refusal> {
        match self.last_event() {
            Some(Event::Reject(square)) => self.problem().refusal(self.path(), square),
            _ => None,
        }
    }

    fn counters(&self) -> &Counters {
        self.counters()
    }

    fn variables(&self) -> Vec<Variable> {
        self.problem().variables(self.path(), self.last_event())
    }
}

/// A [`Search`] of any problem that can also go back: what the bindings and the page hold, whatever the method.
///
/// A bounded number of evenly spaced snapshots covers the whole run; their spacing doubles when they become too many. A
/// few more lie ever closer to the last place sought, so that stepping back from there costs little however long the
/// run is.
#[derive(Debug)]
pub struct Timeline {
    now: Box<dyn Moment>,
    /// Every `spacing` steps from 0.
    even: Vec<Box<dyn Moment>>,
    spacing: u64,
    /// In order of their steps, each about half as far from the place last sought as the one before.
    near: Vec<Box<dyn Moment>>,
}

impl Timeline {
    const FIRST_SPACING: u64 = 1 << 10;
    const MOST_SNAPSHOTS: usize = 128;
    const MOST_NEAR: usize = 64;
    /// Replaying so few events is cheaper than a snapshot.
    const NEAR_ENOUGH: u64 = 64;

    /// The timeline of `problem`, at step 0.
    pub fn new<P: Problem + fmt::Debug + 'static>(problem: P) -> Self {
        let now = Search::new(problem);
        Self {
            even: vec![now.snapshot()],
            now: Box::new(now),
            spacing: Self::FIRST_SPACING,
            near: Vec::new(),
        }
    }

    /// Goes one event forward; `None` when all has been explored.
    pub fn step(&mut self) -> Option<Event> {
        let event = self.now.next();
        self.remember();
        event
    }

    /// Runs to `goal`, for at most `budget` events.
    pub fn run(&mut self, goal: Goal, budget: u64) -> Outcome {
        let end = self.position().saturating_add(budget);
        loop {
            let left = end - self.position();
            let outcome = self.now.run(goal, left.min(self.until_even()));
            self.remember();
            if outcome != Outcome::Paused || self.position() == end {
                return outcome;
            }
        }
    }

    /// Goes towards step `target`, forward or back, replaying at most `budget` events; returns the step reached, short
    /// of `target` when the budget or the run has ended. Call again to go on.
    pub fn seek(&mut self, target: u64, budget: u64) -> u64 {
        if target < self.position() {
            self.go_back(target);
        }
        let end = self.position().saturating_add(budget).min(target);
        while self.position() < end {
            let leg = self.halfway(target);
            let left = end - self.position();
            if self.run(Goal::Exhaustion, leg.min(left)) == Outcome::Exhausted {
                break;
            }
            if leg < left {
                self.remember_near();
            }
        }
        self.position()
    }

    /// The number of events since the start.
    #[must_use]
    pub fn position(&self) -> u64 {
        self.now.steps()
    }

    /// The squares placed and not taken back, in order.
    #[must_use]
    pub fn path(&self) -> &[Square] {
        self.now.path()
    }

    /// The event that led here, if any.
    #[must_use]
    pub fn last_event(&self) -> Option<Event> {
        self.now.last_event()
    }

    /// Why the last event refused its square, if it did.
    #[must_use]
    pub fn refusal(&self) -> Option<Refusal> {
        self.now.refusal()
    }

    /// What the search has done up to here.
    #[must_use]
    pub fn counters(&self) -> &Counters {
        self.now.counters()
    }

    /// The method's memory, as its source names it.
    #[must_use]
    pub fn variables(&self) -> Vec<Variable> {
        self.now.variables()
    }

    fn next_even(&self) -> u64 {
        self.even.len() as u64 * self.spacing
    }

    /// Keeps a snapshot when the run has come to an even place for the first time.
    fn remember(&mut self) {
        if self.position() != self.next_even() {
            return;
        }
        if self.even.len() == Self::MOST_SNAPSHOTS {
            let mut index = 0;
            self.even.retain(|_| {
                index += 1;
                index % 2 == 1
            });
            self.spacing *= 2;
        }
        self.even.push(self.now.snapshot());
    }

    /// Events that may pass before the next even snapshot is due.
    fn until_even(&self) -> u64 {
        self.next_even().checked_sub(self.position()).filter(|&left| left > 0).unwrap_or(u64::MAX)
    }

    fn go_back(&mut self, target: u64) {
        self.near.retain(|snapshot| snapshot.steps() <= target);
        let even = usize::try_from(target / self.spacing).unwrap_or(usize::MAX).min(self.even.len() - 1);
        let even = &self.even[even];
        let nearest = self.near.last().filter(|near| near.steps() > even.steps()).unwrap_or(even);
        self.now = nearest.snapshot();
    }

    fn remember_near(&mut self) {
        if self.near.len() == Self::MOST_NEAR {
            self.near.remove(0);
        }
        self.near.push(self.now.snapshot());
    }

    /// How far to go towards `target` before a snapshot is worth keeping.
    fn halfway(&self, target: u64) -> u64 {
        let left = target - self.position();
        if left > Self::NEAR_ENOUGH { left / 2 } else { left }
    }
}
