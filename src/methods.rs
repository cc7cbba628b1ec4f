//! One small file for each method: its order of candidates, its test and its memory, as its source has them.

pub mod attack_board;
pub mod bit_masks;
pub mod diagonal_numbers;
pub mod four_domains;
pub mod order;
pub mod pairwise;
pub mod permutation;
pub mod queen_list;
