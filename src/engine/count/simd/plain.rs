//! Plain integers, for processors whose vectors are not spelled out here.

pub type Vector = [u32; 4];

#[inline]
pub fn from_words(words: [u32; 4]) -> Vector {
    words
}

#[inline]
fn each(a: Vector, b: Vector, f: fn(u32, u32) -> u32) -> Vector {
    [f(a[0], b[0]), f(a[1], b[1]), f(a[2], b[2]), f(a[3], b[3])]
}

#[inline]
pub fn and(a: Vector, b: Vector) -> Vector {
    each(a, b, |a, b| a & b)
}

#[inline]
pub fn or(a: Vector, b: Vector) -> Vector {
    each(a, b, |a, b| a | b)
}

#[inline]
pub fn xor(a: Vector, b: Vector) -> Vector {
    each(a, b, |a, b| a ^ b)
}

/// `a` without the bits of `b`.
#[inline]
pub fn and_not(a: Vector, b: Vector) -> Vector {
    each(a, b, |a, b| a & !b)
}

#[inline]
pub fn shift_left<const N: i32>(a: Vector) -> Vector {
    a.map(|word| word << N)
}

#[inline]
pub fn shift_right<const N: i32>(a: Vector) -> Vector {
    a.map(|word| word >> N)
}

#[inline]
pub fn count_ones(a: Vector) -> u32 {
    a.iter().map(|word| word.count_ones()).sum()
}

#[inline]
pub fn splat_u16(lane: u16) -> Vector {
    [u32::from(lane) << 16 | u32::from(lane); 4]
}

/// Which of the sixteen lanes of `a` and `b` are zero.
#[inline]
pub fn zeros_u16(a: Vector, b: Vector) -> u32 {
    let lanes = a.into_iter().chain(b).flat_map(|word| [word & 0xFFFF, word >> 16]);
    lanes.enumerate().fold(0, |mask, (i, lane)| mask | u32::from(lane == 0) << i)
}

/// Which of the sixteen lanes of `lanes` are zero.
#[inline]
pub fn zeros_u32(lanes: [Vector; 4]) -> u32 {
    let lanes = lanes.as_flattened().iter();
    lanes.enumerate().fold(0, |mask, (i, &lane)| mask | u32::from(lane == 0) << i)
}
