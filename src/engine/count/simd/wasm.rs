//! The 128-bit vectors of WebAssembly.

pub use std::arch::wasm32::v128 as Vector;
use std::arch::wasm32::{
    i8x16_bitmask, i8x16_narrow_i16x8, i16x8_eq, i16x8_narrow_i32x4, i32x4_eq, u16x8_splat, u32x4, u32x4_shl,
    u32x4_shr, u32x4_splat, u64x2_extract_lane, v128_and, v128_andnot, v128_or, v128_xor,
};

#[inline]
pub fn from_words([a, b, c, d]: [u32; 4]) -> Vector {
    u32x4(a, b, c, d)
}

#[inline]
pub fn and(a: Vector, b: Vector) -> Vector {
    v128_and(a, b)
}

#[inline]
pub fn or(a: Vector, b: Vector) -> Vector {
    v128_or(a, b)
}

#[inline]
pub fn xor(a: Vector, b: Vector) -> Vector {
    v128_xor(a, b)
}

/// `a` without the bits of `b`.
#[inline]
pub fn and_not(a: Vector, b: Vector) -> Vector {
    v128_andnot(a, b)
}

#[inline]
pub fn shift_left<const N: i32>(a: Vector) -> Vector {
    u32x4_shl(a, N.cast_unsigned())
}

#[inline]
pub fn shift_right<const N: i32>(a: Vector) -> Vector {
    u32x4_shr(a, N.cast_unsigned())
}

#[inline]
pub fn count_ones(a: Vector) -> u32 {
    u64x2_extract_lane::<0>(a).count_ones() + u64x2_extract_lane::<1>(a).count_ones()
}

#[inline]
pub fn splat_u16(lane: u16) -> Vector {
    u16x8_splat(lane)
}

/// Which of the sixteen lanes of `a` and `b` are zero.
#[inline]
pub fn zeros_u16(a: Vector, b: Vector) -> u32 {
    let zero = |lanes| i16x8_eq(lanes, u16x8_splat(0));
    i8x16_bitmask(i8x16_narrow_i16x8(zero(a), zero(b))).into()
}

/// Which of the sixteen lanes of `lanes` are zero.
#[inline]
pub fn zeros_u32(lanes: [Vector; 4]) -> u32 {
    let [a, b, c, d] = lanes.map(|lanes| i32x4_eq(lanes, u32x4_splat(0)));
    i8x16_bitmask(i8x16_narrow_i16x8(i16x8_narrow_i32x4(a, b), i16x8_narrow_i32x4(c, d))).into()
}
