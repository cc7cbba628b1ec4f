//! Sets of columns as bits, and the symmetries that leave a count alone.

/// All sets of `size` of `columns` columns, the smallest number first: bit 0 is column 0.
pub fn column_sets(columns: u32, size: u32) -> impl Iterator<Item = u32> {
    let first = (1_u64 << size) - 1;
    let end = 1_u64 << columns;
    std::iter::successors(Some(first), |&set| next_of_same_size(set))
        .take_while(move |&set| set < end)
        .map(|set| u32::try_from(set).unwrap_or_default())
}

/// The next number with as many bits: the lowest run of bits gives one up, and the rest of it goes back to the start.
fn next_of_same_size(set: u64) -> Option<u64> {
    let lowest = set & set.wrapping_neg();
    let raised = set + lowest;
    Some(raised | (((set ^ raised).checked_div(lowest)?) >> 2))
}

/// The set seen in a mirror: column 0 becomes the last.
pub fn mirrored(set: u32, columns: u32) -> u32 {
    set.reverse_bits() >> (32 - columns)
}

/// The columns that are not in the set.
pub fn complement(set: u32, columns: u32) -> u32 {
    !set & ((1 << columns) - 1)
}

/// Numbers the sets of one size in the order of [`column_sets`].
///
/// The number of a set is the sum of C(column, i) over its columns, where `i` counts them from 1.
#[derive(Clone, Debug)]
pub struct Numbering {
    /// C(column, i) at `[column][i - 1]`.
    choose: Vec<[u32; Self::MAX]>,
}

impl Numbering {
    /// The largest sets that are numbered.
    pub const MAX: usize = 5;

    /// For boards of so many `columns`.
    pub fn new(columns: u32) -> Self {
        let mut choose = vec![[0; Self::MAX]];
        for column in 1..columns as usize {
            let row = choose[column - 1];
            let above = |i: usize| if i == 0 { 1 } else { row[i - 1] };
            choose.push(std::array::from_fn(|i| row[i] + above(i)));
        }
        Self { choose }
    }

    /// What `column` adds to the number of a set in which `before` smaller columns stand before it.
    pub fn part(&self, column: usize, before: usize) -> u32 {
        if before < Self::MAX { self.choose[column][before] } else { 0 }
    }
}

/// One way to share out the columns of a half between its two blocks.
#[derive(Clone, Copy, Debug, Default)]
pub struct Split {
    /// The columns of the outer block.
    pub outer: u32,
    /// The number of that set.
    pub outer_number: u32,
    /// The number of the set of the other columns.
    pub inner_number: u32,
}

/// Every way to give `outer` of the columns of `set` to the outer block, into `splits`.
pub fn splits(numbering: &Numbering, set: u32, outer: u32, splits: &mut Vec<Split>) {
    splits.clear();
    let inner = set.count_ones() - outer;
    share_out(numbering, set, [outer as usize, inner as usize], [0, 0], Split::default(), splits);
}

fn share_out(
    numbering: &Numbering,
    rest: u32,
    sizes: [usize; 2],
    taken: [usize; 2],
    split: Split,
    splits: &mut Vec<Split>,
) {
    if rest == 0 {
        splits.push(split);
        return;
    }
    let column = rest.trailing_zeros() as usize;
    let rest = rest & (rest - 1);
    let [outer, inner] = taken;
    if outer < sizes[0] {
        let outer_number = split.outer_number + numbering.part(column, outer);
        let split = Split { outer: split.outer | 1 << column, outer_number, ..split };
        share_out(numbering, rest, sizes, [outer + 1, inner], split, splits);
    }
    if inner < sizes[1] {
        let inner_number = split.inner_number + numbering.part(column, inner);
        share_out(numbering, rest, sizes, [outer, inner + 1], Split { inner_number, ..split }, splits);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_come_in_the_order_of_their_numbers() {
        let numbering = Numbering::new(9);
        for size in 0..=5 {
            for (number, set) in column_sets(9, size).enumerate() {
                assert_eq!(set.count_ones(), size);
                let columns = (0..9).filter(|column| set >> column & 1 == 1);
                let sum: u32 = columns.enumerate().map(|(i, column)| numbering.part(column, i)).sum();
                assert_eq!(sum as usize, number);
            }
        }
        assert_eq!(column_sets(9, 4).count(), 126);
        assert_eq!(column_sets(27, 0).count(), 1);
    }

    #[test]
    fn mirror_and_complement_undo_themselves() {
        for set in column_sets(11, 4) {
            assert_eq!(mirrored(mirrored(set, 11), 11), set);
            assert_eq!(complement(complement(set, 11), 11), set);
        }
        assert_eq!(mirrored(0b00111, 5), 0b11100);
    }

    #[test]
    fn every_split_appears_once() {
        let mut found = Vec::new();
        splits(&Numbering::new(12), 0b1010_1110_1101, 4, &mut found);
        let mut outer: Vec<u32> = found.iter().map(|split| split.outer).collect();
        outer.sort_unstable();
        outer.dedup();
        assert_eq!((found.len(), outer.len()), (70, 70));
    }
}
