//! Why there is no tour.

use thiserror::Error;

use super::Tour;
use crate::board::{Size, Square, SquareError};

/// The reason why there is no tour of a board from a square.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NoTour {
    /// The start is not on the board.
    #[error(transparent)]
    OffBoard(#[from] SquareError),
    /// The 2 × 2 board.
    #[error("there is no knight's tour of the 2 × 2 board: the knight has no move there")]
    NoMove,
    /// The 3 × 3 board.
    #[error("there is no knight's tour of the 3 × 3 board: no move leads to its centre or away from it")]
    CentreApart,
    /// The 4 × 4 board.
    #[error(
        "there is no knight's tour of the 4 × 4 board: opposite corners share their only two neighbours, and no path \
         serves all four corners and the other squares too"
    )]
    CornersShareNeighbours,
    /// A closed tour on a board with an odd number of squares.
    #[error(
        "there is no closed tour of the {0} board: the knight changes colour at every move, and to come back it needs \
         as many light squares as dark ones"
    )]
    OddBoard(Size),
    /// A start on the colour that has one square fewer.
    #[error(
        "no tour of the {size} board starts on {start}: the knight changes colour at every move, so it must start on \
         the colour that has one square more, that of a1"
    )]
    Colour {
        /// The board.
        size: Size,
        /// The start.
        start: Square,
    },
}

impl NoTour {
    /// The name used in JavaScript.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::OffBoard(_) => "off-board",
            Self::NoMove => "no-move",
            Self::CentreApart => "centre-apart",
            Self::CornersShareNeighbours => "corners-share-neighbours",
            Self::OddBoard(_) => "odd-board",
            Self::Colour { .. } => "colour",
        }
    }
}

/// Why no `tour` of the board starts on `start`; `None` when there is one.
#[must_use]
pub fn no_tour(size: Size, start: Square, tour: Tour) -> Option<NoTour> {
    let odd = size.squares() % 2 == 1;
    match size.get() {
        _ if !size.contains(start) => Some(SquareError::off_board(size, start).into()),
        2 => Some(NoTour::NoMove),
        3 => Some(NoTour::CentreApart),
        4 => Some(NoTour::CornersShareNeighbours),
        _ if odd && tour == Tour::Closed => Some(NoTour::OddBoard(size)),
        _ if odd && start.antidiagonal() % 2 == 1 => Some(NoTour::Colour { size, start }),
        _ => None,
    }
}
