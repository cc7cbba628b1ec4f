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

    /// What `column` adds to the number of a set in which 0, 1, 2, … smaller columns stand before it.
    pub fn parts(&self, column: u32) -> &[u32; Self::MAX] {
        &self.choose[column as usize]
    }
}

/// One way to share out columns between the two blocks of a half.
#[derive(Clone, Copy, Debug, Default)]
pub struct Split {
    /// The columns of the outer block.
    pub outer: u32,
    /// How many they are.
    taken: usize,
    /// The number of that set.
    pub outer_number: u32,
    /// The number of the set of the other columns.
    pub inner_number: u32,
}

/// All ways to share out the columns of a set, and room to find them in.
#[derive(Clone, Debug, Default)]
pub struct Splits {
    all: Vec<Split>,
    next: Vec<Split>,
}

impl Splits {
    /// Every way to give `outer` of the columns of `set` to the outer block.
    ///
    /// All grow together, column by column: a search of its own for each would cost several times as much.
    pub fn find(&mut self, numbering: &Numbering, set: u32, outer: usize) -> &[Split] {
        let inner = set.count_ones() as usize - outer;
        self.all.clear();
        self.all.push(Split::default());
        let mut rest = set;
        for seen in 0..outer + inner {
            self.next.clear();
            let (column, parts) = (rest & rest.wrapping_neg(), numbering.parts(rest.trailing_zeros()));
            for &split in &self.all {
                let taken = split.taken;
                if taken < outer {
                    let outer_number = split.outer_number + parts[taken];
                    self.next.push(Split {
                        outer: split.outer | column,
                        taken: taken + 1,
                        outer_number,
                        ..split
                    });
                }
                if seen - taken < inner {
                    self.next.push(Split { inner_number: split.inner_number + parts[seen - taken], ..split });
                }
            }
            rest ^= column;
            std::mem::swap(&mut self.all, &mut self.next);
        }
        &self.all
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
                let sum: u32 = columns.enumerate().map(|(i, column)| numbering.parts(column)[i]).sum();
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
        let mut splits = Splits::default();
        let found = splits.find(&Numbering::new(12), 0b1010_1110_1101, 4);
        let mut outer: Vec<u32> = found.iter().map(|split| split.outer).collect();
        outer.sort_unstable();
        outer.dedup();
        assert_eq!((found.len(), outer.len()), (70, 70));
    }
}
