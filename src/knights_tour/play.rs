//! A knight that somebody moves: which moves are legal, and whether a tour can still be had.

use thiserror::Error;

use super::{NoTour, Tour, Warnsdorff, is_move, moves, no_tour};
use crate::board::{Size, Square, SquareError};
use crate::search::{Goal, Outcome, Search};

/// Squares that a knight has visited in this order, each once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path {
    size: Size,
    tour: Tour,
    squares: Vec<Square>,
}

/// Squares that are no path of a knight.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PathError {
    /// A square beyond the edge.
    #[error(transparent)]
    OffBoard(#[from] SquareError),
    /// Two squares that follow each other without a knight's move between them.
    #[error("move {number}, from {from} to {to}, is not a knight's move: two squares one way and one across")]
    NotAMove {
        /// The number of the move, from 1.
        number: usize,
        /// Where it starts.
        from: Square,
        /// Where it ends.
        to: Square,
    },
    /// A square visited before.
    #[error(
        "{square} is visited twice, as squares {first} and {second} of the path: a tour visits each once"
    )]
    Twice {
        /// The square.
        square: Square,
        /// Its first place on the path, from 1.
        first: usize,
        /// Its second.
        second: usize,
    },
}

/// How a path can go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// A move to this square keeps a tour alive.
    Move(Square),
    /// The path is a tour already.
    Complete,
    /// No tour begins like this path.
    Lost,
    /// None was found within the budget, and none ruled out.
    Unknown,
}

impl Path {
    /// The path of a knight over `squares`; none when it does not stand yet.
    ///
    /// # Errors
    /// A [`PathError`] that names the first square at fault.
    pub fn new(size: Size, squares: Vec<Square>, tour: Tour) -> Result<Self, PathError> {
        for (index, &square) in squares.iter().enumerate() {
            check(size, &squares[..index], square)?;
        }
        Ok(Self { size, tour, squares })
    }

    /// The squares visited, in order.
    #[must_use]
    pub fn squares(&self) -> &[Square] {
        &self.squares
    }

    /// Where the knight may go: any square not visited that is one move away, and at first every square from which there is
    /// a tour.
    #[must_use]
    pub fn legal(&self) -> Vec<Square> {
        match self.squares.last() {
            None => self.starts().collect(),
            Some(&knight) => {
                moves(self.size, knight).filter(|square| !self.squares.contains(square)).collect()
            }
        }
    }

    /// Whether it is a tour: all squares are visited, and the first is one move from the last when it is to be closed.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        let (Some(&first), Some(&last)) = (self.squares.first(), self.squares.last()) else { return false };
        let all = self.squares.len() == usize::from(self.size.squares());
        all && (self.tour == Tour::Open || is_move(first, last))
    }

    /// Why no tour starts where this path does.
    #[must_use]
    pub fn no_tour(&self) -> Option<NoTour> {
        self.squares.first().and_then(|&start| no_tour(self.size, start, self.tour))
    }

    /// The next square of a tour that begins like this path, searched for during at most `budget` events.
    #[must_use]
    pub fn hint(&self, budget: u64) -> Hint {
        if self.is_complete() {
            return Hint::Complete;
        }
        if self.squares.is_empty() {
            return self.starts().next().map_or(Hint::Lost, Hint::Move);
        }
        if self.no_tour().is_some() {
            return Hint::Lost;
        }
        let mut search = Search::new(Warnsdorff::from_moves(self.size, self.squares.clone(), self.tour));
        match search.run(Goal::Solution, budget) {
            Outcome::Solution => {
                search.path().get(self.squares.len()).map_or(Hint::Unknown, |&to| Hint::Move(to))
            }
            Outcome::Exhausted => Hint::Lost,
            Outcome::DeadEnd | Outcome::Paused => Hint::Unknown,
        }
    }

    fn starts(&self) -> impl Iterator<Item = Square> {
        self.size.all_squares().filter(|&start| no_tour(self.size, start, self.tour).is_none())
    }
}

/// Whether `square` may follow `visited`.
fn check(size: Size, visited: &[Square], square: Square) -> Result<(), PathError> {
    if !size.contains(square) {
        return Err(SquareError::off_board(size, square).into());
    }
    if let Some(index) = visited.iter().position(|&earlier| earlier == square) {
        return Err(PathError::Twice { square, first: index + 1, second: visited.len() + 1 });
    }
    match visited.last() {
        Some(&from) if !is_move(from, square) => {
            Err(PathError::NotAMove { number: visited.len(), from, to: square })
        }
        _ => Ok(()),
    }
}
