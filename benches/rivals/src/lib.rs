//! What the engine is measured against: the usual fast programs, row after row with three bit masks.

/// All solutions, by plain recursion.
#[must_use]
pub fn bit_masks(n: u32) -> u64 {
    below(full(n), 0, 0, 0)
}

/// All solutions, by the same recursion on half of the first row: the other half is its mirror image.
#[must_use]
pub fn half_board(n: u32) -> u64 {
    let all = full(n);
    let with = |queen: u32, second: u32| second_row(all, queen, second);
    let left: u64 = (0..n / 2).map(|column| with(1 << column, all)).sum();
    if n.is_multiple_of(2) {
        return 2 * left;
    }
    // With the first queen in the middle, the second row is cut in half.
    let middle = 1 << (n / 2);
    2 * (left + with(middle, middle - 1)) + u64::from(n == 1)
}

/// The solutions with this queen in the first row, and in the second one of `allowed`.
fn second_row(all: u32, queen: u32, allowed: u32) -> u64 {
    let mut candidates = all & allowed & !(queen | queen << 1 | queen >> 1);
    let mut count = 0;
    while candidates != 0 {
        let second = candidates & candidates.wrapping_neg();
        candidates ^= second;
        count += below(all, queen | second, (queen << 1 | second) << 1, (queen >> 1 | second) >> 1);
    }
    count
}

fn full(n: u32) -> u32 {
    (1 << n) - 1
}

fn below(all: u32, columns: u32, left: u32, right: u32) -> u64 {
    if columns == all {
        return 1;
    }
    let mut candidates = all & !(columns | left | right);
    let mut count = 0;
    while candidates != 0 {
        let queen = candidates & candidates.wrapping_neg();
        candidates ^= queen;
        count += below(all, columns | queen, (left | queen) << 1, (right | queen) >> 1);
    }
    count
}

/// [`half_board`] for JavaScript.
#[cfg(target_arch = "wasm32")]
#[unsafe(no_mangle)]
pub extern "C" fn count_half_board(n: u32) -> u64 {
    half_board(n)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_count_right() {
        let known = [1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680];
        for (n, count) in (1..).zip(known) {
            assert_eq!(bit_masks(n), count);
            assert_eq!(half_board(n), count);
        }
    }
}
