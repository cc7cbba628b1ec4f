//! The same idea, slow and clear: for each set of columns two lists by depth-first search, then all pairs.

use super::column_sets::{column_sets, complement};
use super::half_word::{Crossings, crossings};

/// All solutions of an `n` × `n` board.
pub fn count(n: u32) -> usize {
    let half = n.div_ceil(2);
    let mut count = 0;
    for set in column_sets(n, half) {
        let uppers = halves(n, half, 0..half, set);
        let lowers = halves(n, half, half..n, complement(set, n));
        let apart = |a: &Crossings, b: &Crossings| a.gaining & b.gaining == 0 && a.losing & b.losing == 0;
        count += uppers
            .iter()
            .map(|upper| lowers.iter().filter(|lower| apart(upper, lower)).count())
            .sum::<usize>();
    }
    count
}

/// The diagonals that cross the line above row `line`, for each placement of queens in these rows and columns.
fn halves(n: u32, line: u32, rows: std::ops::Range<u32>, columns: u32) -> Vec<Crossings> {
    let mut found = Vec::new();
    place(n, line, rows, columns, &mut Vec::new(), &mut found);
    found
}

fn place(
    n: u32,
    line: u32,
    rows: std::ops::Range<u32>,
    columns: u32,
    queens: &mut Vec<(u32, u32)>,
    found: &mut Vec<Crossings>,
) {
    let Some(row) = rows.clone().next() else {
        let mut all = Crossings::default();
        for &(row, column) in queens.iter() {
            all |= crossings(n, row, column, line);
        }
        return found.push(all);
    };
    for column in (0..n).filter(|column| columns >> column & 1 == 1) {
        let attacked = |&(r, c): &(u32, u32)| c == column || row - r == c.abs_diff(column);
        if !queens.iter().any(attacked) {
            queens.push((row, column));
            place(n, line, row + 1..rows.end, columns, queens, found);
            queens.pop();
        }
    }
}
