//! One solution for any board, by formula: no search.
//!
//! E. Pauls gave such formulas in 1874 (*Deutsche Schachzeitung* 29); these are the three of E. J. Hoffman, J. C. Loessi
//! and R. C. Moore, "Constructions for the solution of the m queens problem", *Mathematics Magazine* 42 (1969).

use thiserror::Error;

use crate::board::SizeError;

/// The largest board for which a solution is made.
pub const LARGEST: u32 = 1_000_000;

/// A board without a solution to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NoSolution {
    /// 2 or 3: the only boards that have none.
    #[error(
        "{0} queens cannot stand on the {0} × {0} board without attacking each other; all other sizes have solutions"
    )]
    TooSmall(u32),
    /// Out of range.
    #[error(transparent)]
    Size(#[from] SizeError),
}

/// `n`, when an n × n board has solutions and is not too large.
///
/// # Errors
/// [`NoSolution`] for 2 and 3, for 0, and beyond [`LARGEST`].
pub fn check(n: u32) -> Result<u32, NoSolution> {
    match SizeError::check(n, 1, LARGEST)? {
        2 | 3 => Err(NoSolution::TooSmall(n)),
        n => Ok(n),
    }
}

/// The row of the queen in each column, from 0, of one solution on the n × n board. Takes time in proportion to n.
///
/// # Errors
/// [`NoSolution`] for 2 and 3, for 0, and beyond [`LARGEST`].
///
/// ```
/// # use joli_echiquier::engine::construct::solution;
/// assert_eq!(solution(6)?, [1, 3, 5, 0, 2, 4]);
/// assert!(solution(3).is_err());
/// # Ok::<(), joli_echiquier::engine::construct::NoSolution>(())
/// ```
pub fn solution(n: u32) -> Result<Vec<u32>, NoSolution> {
    let n = check(n)?;
    Ok((0..n).map(|column| row(n, column)).collect())
}

/// Every even board leaves its long diagonal `a1` … free, so an odd one is the next smaller with a queen in its last corner.
fn row(n: u32, column: u32) -> u32 {
    if n % 2 == 1 {
        if column == n - 1 { column } else { row(n - 1, column) }
    } else if n % 6 == 2 {
        wrapped_staircase(n, column)
    } else {
        staircase(n, column)
    }
}

/// Two stairs of knight's moves: the odd rows, then the even ones. Right unless n leaves 2 when divided by 6.
fn staircase(n: u32, column: u32) -> u32 {
    let half = n / 2;
    if column < half { 2 * column + 1 } else { 2 * (column - half) }
}

/// Stairs that start in the middle and wrap around, the right half being the left one turned by a half turn. Right for
/// even n unless 6 divides it.
fn wrapped_staircase(n: u32, column: u32) -> u32 {
    let half = n / 2;
    let stair = |column| (2 * column + half - 1) % n;
    if column < half { stair(column) } else { n - 1 - stair(n - 1 - column) }
}
