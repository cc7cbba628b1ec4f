//! One small file for each method: its order of candidates, its test and its memory, as its source has them.

pub mod diagonal_numbers;
