//! Warnsdorff's rule as a depth-first search: go where the fewest moves lead on, and back up where none does.
//!
//! Two things keep it from getting lost. Among equals it goes where it is farthest from the centre. And it refuses a move that
//! strands a square: every square still to be visited needs two ways, one in and one out, and a way leads from a
//! square to be visited or from an end of the path that is still open. Only the square the knight leaves behind can have taken
//! a way from others, so a test looks at no more than its eight neighbours. In an open tour one square may make do
//! with a single way: it will be the last.

use std::cmp::Reverse;
use std::rc::Rc;

use super::{NoTour, Tour, is_move, moves, no_tour};
use crate::board::{Size, Square};
use crate::event::Event;
use crate::search::{Problem, Refusal, Verdict};
use crate::variable::Variable;

/// The search for tours, all of them, that begin with given squares.
#[derive(Clone, Debug)]
pub struct Warnsdorff {
    size: Size,
    tour: Tour,
    /// How every tour begins: the start, and what follows when somebody has moved already.
    beginning: Vec<Square>,
    /// For each square, those one move away.
    moves: Rc<[Vec<Square>]>,
    visited: Vec<bool>,
    /// For each square, how many of those one move away are not visited.
    onward: Vec<u8>,
    /// After each move of the path, the square that can only be the last of the tour, if there is one.
    last: Vec<Option<Square>>,
}

impl Warnsdorff {
    /// The search for tours from `start`, before its first move.
    ///
    /// # Errors
    /// The reason why there is none.
    pub fn new(size: Size, start: Square, tour: Tour) -> Result<Self, NoTour> {
        match no_tour(size, start, tour) {
            Some(reason) => Err(reason),
            None => Ok(Self::from_moves(size, vec![start], tour)),
        }
    }

    /// The search for tours that begin with these squares: a start from which there is a tour, and knight's moves.
    pub(super) fn from_moves(size: Size, beginning: Vec<Square>, tour: Tour) -> Self {
        let moves: Rc<[Vec<Square>]> = size.all_squares().map(|from| moves(size, from).collect()).collect();
        let onward = moves.iter().map(|moves| moves.iter().fold(0, |count, _| count + 1)).collect();
        let visited = vec![false; moves.len()];
        Self { size, tour, beginning, moves, visited, onward, last: Vec::new() }
    }

    fn start(&self) -> Square {
        self.beginning[0]
    }

    fn is_visited(&self, square: Square) -> bool {
        self.visited[self.size.index(square)]
    }

    /// The squares not visited one move from `from`.
    fn onward(&self, from: Square) -> impl Iterator<Item = Square> {
        self.moves[self.size.index(from)].iter().copied().filter(|&to| !self.is_visited(to))
    }

    fn count_onward(&self, from: Square) -> u8 {
        self.onward[self.size.index(from)]
    }

    /// The candidates in Warnsdorff's order.
    fn candidates(&self, path: &[Square]) -> Vec<Square> {
        if let Some(&given) = self.beginning.get(path.len()) {
            return vec![given];
        }
        let Some(&knight) = path.last() else { return Vec::new() };
        let rank = |to| (self.count_onward(to), Reverse(self.eccentricity(to)));
        let mut candidates = Vec::with_capacity(8);
        for to in self.onward(knight) {
            // Eight at most: a sort for any number would be the largest part of this module.
            let place = candidates.partition_point(|&other| rank(other) <= rank(to));
            candidates.insert(place, to);
        }
        candidates
    }

    /// Four times the square of the distance from the centre of the board.
    fn eccentricity(&self, square: Square) -> i16 {
        let across = |place: u8| 2 * i16::from(place) + 1 - i16::from(self.size.get());
        across(square.column).pow(2) + across(square.row).pow(2)
    }

    /// The squares with fewer than two ways once the knight has gone from `knight` to `to`, and how many ways each has.
    fn loose(&self, knight: Square, to: Square) -> impl Iterator<Item = (Square, u8)> {
        let others = self.onward(knight).filter(move |&square| square != to);
        let back = |square| u8::from(self.tour == Tour::Closed && is_move(square, self.start()));
        // That `to` is visited then takes no way from its neighbours: it is where the knight comes from.
        others
            .map(move |square| (square, self.count_onward(square) + back(square)))
            .filter(|&(_, ways)| ways < 2)
    }

    /// Whether the knight on `to`, with `left` squares to be visited, can still return to the start.
    fn can_return(&self, to: Square, left: usize) -> bool {
        match left {
            0 => is_move(to, self.start()),
            _ => self.onward(self.start()).any(|square| square != to),
        }
    }

    fn known_last(&self) -> Option<Square> {
        self.last.last().copied().flatten()
    }
}

impl Problem for Warnsdorff {
    fn next_candidate(&mut self, path: &[Square], previous: Option<Square>) -> Option<Square> {
        let candidates = self.candidates(path);
        let tried = previous.and_then(|previous| candidates.iter().position(|&square| square == previous));
        candidates.get(tried.map_or(0, |index| index + 1)).copied()
    }

    fn test(&self, path: &[Square], candidate: Square) -> Verdict {
        Verdict { accepted: self.refusal(path, candidate).is_none(), comparisons: 0 }
    }

    fn refusal(&self, path: &[Square], candidate: Square) -> Option<Refusal> {
        let stranded = |square, ways| Some(Refusal::Stranded { square, ways });
        let left = self.visited.len() - path.len() - 1;
        if left > 0 && self.count_onward(candidate) == 0 {
            return stranded(candidate, 0);
        }
        if self.tour == Tour::Closed && !self.can_return(candidate, left) {
            return stranded(self.start(), 0);
        }
        let mut last = self.known_last();
        for (square, ways) in self.loose(*path.last()?, candidate) {
            if self.tour == Tour::Closed || ways == 0 || last.is_some() {
                return stranded(square, ways);
            }
            last = Some(square);
        }
        None
    }

    fn is_solution(&self, path: &[Square]) -> bool {
        path.len() == self.visited.len()
    }

    fn placed(&mut self, path: &[Square]) {
        let Some((&square, before)) = path.split_last() else { return };
        let loose = before.last().and_then(|&knight| self.loose(knight, square).next());
        self.last.push(loose.map(|(square, _)| square).or(self.known_last()));
        let index = self.size.index(square);
        self.visited[index] = true;
        for &neighbour in &self.moves[index] {
            self.onward[self.size.index(neighbour)] -= 1;
        }
    }

    fn removed(&mut self, _path: &[Square], square: Square) {
        self.last.pop();
        let index = self.size.index(square);
        self.visited[index] = false;
        for &neighbour in &self.moves[index] {
            self.onward[self.size.index(neighbour)] += 1;
        }
    }

    fn variables(&self, path: &[Square], _last: Option<Event>) -> Vec<Variable> {
        let number = |square| path.iter().position(|&visited| visited == square).map_or(0, |index| index + 1);
        let onward = |square| if self.is_visited(square) { -1 } else { self.count_onward(square).into() };
        vec![
            Variable::number("move", i64::try_from(path.len()).ok()),
            Variable::grid("onward", self.size, onward),
            Variable::grid("number", self.size, |square| i32::try_from(number(square)).unwrap_or(0)),
            Variable::square("last", self.known_last()),
        ]
    }
}
