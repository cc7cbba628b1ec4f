//! Exact time travel over a search, in memory that does not grow with the length of the run.

use std::fmt;

use crate::board::Square;
use crate::event::{Counters, Event};
use crate::search::{Goal, Outcome, Problem, Refusal, Search};
use crate::variable::Variable;

/// A search that can also go back: what the bindings and the page hold, whatever the method.
pub trait Run: fmt::Debug {
    /// Goes one event forward; `None` when all has been explored.
    fn step(&mut self) -> Option<Event>;

    /// Runs to `goal`, for at most `budget` events.
    fn run(&mut self, goal: Goal, budget: u64) -> Outcome;

    /// Goes towards step `target`, forward or back, replaying at most `budget` events; returns the step reached, short
    /// of `target` when the budget or the run has ended. Call again to go on.
    fn seek(&mut self, target: u64, budget: u64) -> u64;

    /// The number of events since the start.
    fn position(&self) -> u64;

    /// The squares placed and not taken back, in order.
    fn path(&self) -> &[Square];

    /// The event that led here, if any.
    fn last_event(&self) -> Option<Event>;

    /// Why the last event refused its square, if it did.
    fn refusal(&self) -> Option<Refusal>;

    /// What the search has done up to here.
    fn counters(&self) -> &Counters;

    /// The method's memory, as its source names it.
    fn variables(&self) -> Vec<Variable>;
}

/// A [`Search`] with snapshots of its past.
///
/// A bounded number of evenly spaced snapshots covers the whole run; their spacing doubles when they become too many. A
/// few more lie ever closer to the last place sought, so that stepping back from there costs little however long the
/// run is.
#[derive(Clone, Debug)]
pub struct Timeline<P> {
    now: Search<P>,
    /// Every `spacing` steps from 0.
    even: Vec<Search<P>>,
    spacing: u64,
    /// In order of their steps, each about half as far from the place last sought as the one before.
    near: Vec<Search<P>>,
}

impl<P: Problem> Timeline<P> {
    const FIRST_SPACING: u64 = 1 << 10;
    const MOST_SNAPSHOTS: usize = 128;
    const MOST_NEAR: usize = 64;
    /// Replaying so few events is cheaper than a snapshot.
    const NEAR_ENOUGH: u64 = 64;

    /// The timeline of `problem`, at step 0.
    pub fn new(problem: P) -> Self {
        let now = Search::new(problem);
        Self { even: vec![now.clone()], now, spacing: Self::FIRST_SPACING, near: Vec::new() }
    }

    fn next_even(&self) -> u64 {
        self.even.len() as u64 * self.spacing
    }

    /// Keeps a snapshot when the run has come to an even place for the first time.
    fn remember(&mut self) {
        if step_of(&self.now) != self.next_even() {
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
        self.even.push(self.now.clone());
    }

    /// Events that may pass before the next even snapshot is due.
    fn until_even(&self) -> u64 {
        self.next_even().checked_sub(step_of(&self.now)).filter(|&left| left > 0).unwrap_or(u64::MAX)
    }

    fn go_back(&mut self, target: u64) {
        self.near.retain(|snapshot| step_of(snapshot) <= target);
        let even = usize::try_from(target / self.spacing).unwrap_or(usize::MAX).min(self.even.len() - 1);
        let even = &self.even[even];
        let nearest = self.near.last().filter(|near| step_of(near) > step_of(even)).unwrap_or(even);
        self.now = nearest.clone();
    }

    fn remember_near(&mut self) {
        if self.near.len() == Self::MOST_NEAR {
            self.near.remove(0);
        }
        self.near.push(self.now.clone());
    }

    /// How far to go towards `target` before a snapshot is worth keeping.
    fn halfway(&self, target: u64) -> u64 {
        let left = target - step_of(&self.now);
        if left > Self::NEAR_ENOUGH { left / 2 } else { left }
    }
}

fn step_of<P: Problem>(search: &Search<P>) -> u64 {
    search.counters().steps()
}

impl<P: Problem + fmt::Debug> Run for Timeline<P> {
    fn step(&mut self) -> Option<Event> {
        let event = self.now.next();
        self.remember();
        event
    }

    fn run(&mut self, goal: Goal, budget: u64) -> Outcome {
        let end = step_of(&self.now).saturating_add(budget);
        loop {
            let left = end - step_of(&self.now);
            let outcome = self.now.run(goal, left.min(self.until_even()));
            self.remember();
            if outcome != Outcome::Paused || step_of(&self.now) == end {
                return outcome;
            }
        }
    }

    fn seek(&mut self, target: u64, budget: u64) -> u64 {
        if target < step_of(&self.now) {
            self.go_back(target);
        }
        let end = step_of(&self.now).saturating_add(budget).min(target);
        while step_of(&self.now) < end {
            let leg = self.halfway(target);
            let left = end - step_of(&self.now);
            if self.run(Goal::Exhaustion, leg.min(left)) == Outcome::Exhausted {
                break;
            }
            if leg < left {
                self.remember_near();
            }
        }
        step_of(&self.now)
    }

    fn position(&self) -> u64 {
        step_of(&self.now)
    }

    fn path(&self) -> &[Square] {
        self.now.path()
    }

    fn last_event(&self) -> Option<Event> {
        self.now.last_event()
    }

    fn refusal(&self) -> Option<Refusal> {
        match self.now.last_event() {
            Some(Event::Reject(square)) => self.now.problem().refusal(self.now.path(), square),
            _ => None,
        }
    }

    fn counters(&self) -> &Counters {
        self.now.counters()
    }

    fn variables(&self) -> Vec<Variable> {
        self.now.problem().variables(self.now.path(), self.now.last_event())
    }
}
