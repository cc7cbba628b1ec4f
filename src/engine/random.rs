//! A solution at random, the same for the same seed: every solution as likely as any other on boards that can be listed,
//! by local search beyond.
//!
//! The local search is that of R. Sosič and J. Gu, "3,000,000 queens in less than one minute", *SIGART Bulletin* 2 (1991):
//! a permutation with few attacked queens, in which two rows are exchanged whenever that leaves fewer conflicts.

use rand::{Rng, RngExt, SeedableRng};
use rand_pcg::Pcg32;

use super::construct::{self, NoSolution};
use super::count;
use super::enumerate::Solutions;
use crate::board::Size;

/// Up to this side every solution is equally likely; beyond it, only those are sure to be possible that the local search
/// comes to.
pub const UNIFORM_TO: u32 = 14;

/// The row of the queen in each column, from 0, of a solution on the n × n board chosen by `seed`.
///
/// Takes time in proportion to the number of solutions up to [`UNIFORM_TO`] (a few tenths of a second at the most), and about
/// in proportion to n beyond.
///
/// # Errors
/// [`NoSolution`] for 2 and 3, for 0, and beyond [`construct::LARGEST`].
///
/// ```
/// # use joli_echiquier::engine::random::solution;
/// assert_eq!(solution(1000, 7)?, solution(1000, 7)?);
/// assert_ne!(solution(1000, 7)?, solution(1000, 8)?);
/// # Ok::<(), joli_echiquier::engine::construct::NoSolution>(())
/// ```
pub fn solution(n: u32, seed: u32) -> Result<Vec<u32>, NoSolution> {
    let n = construct::check(n)?;
    let mut random = Pcg32::seed_from_u64(seed.into());
    if n > UNIFORM_TO {
        return Ok(local_search(n, &mut random));
    }
    // At most 365,596.
    let all = usize::try_from(count(n)?).unwrap_or(usize::MAX);
    nth(Size::new(n)?, random.random_range(0..all), all).ok_or(NoSolution::TooSmall(n))
}

/// The solution `which`, from 0, in lexicographic order. Mirrored from top to bottom, solutions come in the opposite order, so
/// one of the second half is found as the mirror image of one of the first.
fn nth(size: Size, which: usize, of: usize) -> Option<Vec<u32>> {
    let rows = Solutions::new(size).nth(which.min(of - 1 - which))?;
    let last = size.get() - 1;
    Some(rows.iter().map(|&row| if which < of / 2 { row } else { last - row }.into()).collect())
}

/// Starts again, with other queens, until a start leads to a solution.
fn local_search(n: u32, random: &mut impl Rng) -> Vec<u32> {
    loop {
        let mut queens = Queens::scattered(n, random);
        if queens.repair(random) {
            return queens.rows;
        }
    }
}

/// One queen in each column and each row, with the number of queens on each diagonal.
struct Queens {
    rows: Vec<u32>,
    /// By column − row + n − 1.
    diagonals: Vec<u32>,
    /// By column + row.
    antidiagonals: Vec<u32>,
}

impl Queens {
    /// Draws for a column before it takes what it has drawn last.
    const DRAWS: u32 = 64;
    /// Rounds of exchanges before a start is given up.
    const ROUNDS: u32 = 100;
    /// Exchanges tried for one attacked queen in one round.
    const EXCHANGES: u32 = 500;

    /// Queens in random rows, drawn again while they are attacked: few remain so, most of them in the last columns.
    fn scattered(n: u32, random: &mut impl Rng) -> Self {
        let lines = vec![0; 2 * n as usize - 1];
        let mut queens = Self { rows: (0..n).collect(), diagonals: lines.clone(), antidiagonals: lines };
        for column in 0..n as usize {
            for _ in 0..Self::DRAWS {
                queens.rows.swap(column, random.random_range(column..n as usize));
                if queens.on_lines_of(column) == 0 {
                    break;
                }
            }
            queens.put(column);
        }
        queens
    }

    /// Exchanges rows until no queen is attacked; `false` when it gives up.
    fn repair(&mut self, random: &mut impl Rng) -> bool {
        (0..Self::ROUNDS).any(|_| {
            let attacked: Vec<usize> =
                (0..self.rows.len()).filter(|&column| self.is_attacked(column)).collect();
            for &column in &attacked {
                self.relieve(column, random);
            }
            attacked.is_empty()
        })
    }

    /// Exchanges the row of `column` with random others until one leaves fewer conflicts.
    fn relieve(&mut self, column: usize, random: &mut impl Rng) {
        for _ in 0..Self::EXCHANGES {
            if !self.is_attacked(column) || self.exchange(column, random.random_range(0..self.rows.len())) {
                break;
            }
        }
    }

    /// Exchanges the rows of two columns, unless that leaves no fewer pairs of queens that attack each other.
    fn exchange(&mut self, one: usize, other: usize) -> bool {
        if one == other {
            return false;
        }
        let before = self.lift(one) + self.lift(other);
        self.rows.swap(one, other);
        let after = self.put(one) + self.put(other);
        if after >= before {
            self.lift(one);
            self.lift(other);
            self.rows.swap(one, other);
            self.put(one);
            self.put(other);
        }
        after < before
    }

    fn is_attacked(&self, column: usize) -> bool {
        self.on_lines_of(column) > 2
    }

    /// How many queens the two lines through the queen's square in `column` hold, itself counted on each once it is put.
    fn on_lines_of(&self, column: usize) -> u32 {
        let (diagonal, antidiagonal) = self.lines(column);
        self.diagonals[diagonal] + self.antidiagonals[antidiagonal]
    }

    /// Puts the queen of `column` onto its lines and says how many stood there.
    fn put(&mut self, column: usize) -> u32 {
        let met = self.on_lines_of(column);
        let (diagonal, antidiagonal) = self.lines(column);
        self.diagonals[diagonal] += 1;
        self.antidiagonals[antidiagonal] += 1;
        met
    }

    /// Lifts the queen of `column` from its lines and says how many remain there.
    fn lift(&mut self, column: usize) -> u32 {
        let (diagonal, antidiagonal) = self.lines(column);
        self.diagonals[diagonal] -= 1;
        self.antidiagonals[antidiagonal] -= 1;
        self.on_lines_of(column)
    }

    fn lines(&self, column: usize) -> (usize, usize) {
        let row = self.rows[column] as usize;
        (column + self.rows.len() - 1 - row, column + row)
    }
}
