//! SSE2, which every x86-64 processor has.

pub use safe_arch::m128i as Vector;
use safe_arch::{
    bitand_m128i, bitandnot_m128i, bitor_m128i, bitxor_m128i, cmp_eq_mask_i16_m128i, cmp_eq_mask_i32_m128i,
    get_i64_from_m128i_s, move_mask_i8_m128i, pack_i16_to_i8_m128i, pack_i32_to_i16_m128i, set_i32_m128i,
    set_splat_i16_m128i, shl_imm_u32_m128i, shr_imm_u32_m128i, unpack_high_i64_m128i, zeroed_m128i,
};

#[inline]
pub fn from_words(words: [u32; 4]) -> Vector {
    let [a, b, c, d] = words.map(u32::cast_signed);
    set_i32_m128i(d, c, b, a)
}

#[inline]
pub fn and(a: Vector, b: Vector) -> Vector {
    bitand_m128i(a, b)
}

#[inline]
pub fn or(a: Vector, b: Vector) -> Vector {
    bitor_m128i(a, b)
}

#[inline]
pub fn xor(a: Vector, b: Vector) -> Vector {
    bitxor_m128i(a, b)
}

/// `a` without the bits of `b`.
#[inline]
pub fn and_not(a: Vector, b: Vector) -> Vector {
    bitandnot_m128i(b, a)
}

#[inline]
pub fn shift_left<const N: i32>(a: Vector) -> Vector {
    shl_imm_u32_m128i::<N>(a)
}

#[inline]
pub fn shift_right<const N: i32>(a: Vector) -> Vector {
    shr_imm_u32_m128i::<N>(a)
}

#[inline]
pub fn count_ones(a: Vector) -> u32 {
    let half = |half| get_i64_from_m128i_s(half).count_ones();
    half(a) + half(unpack_high_i64_m128i(a, a))
}

#[inline]
pub fn splat_u16(lane: u16) -> Vector {
    set_splat_i16_m128i(lane.cast_signed())
}

/// Which of the sixteen lanes of `a` and `b` are zero.
#[inline]
pub fn zeros_u16(a: Vector, b: Vector) -> u32 {
    let zero = |lanes| cmp_eq_mask_i16_m128i(lanes, zeroed_m128i());
    move_mask_i8_m128i(pack_i16_to_i8_m128i(zero(a), zero(b))).cast_unsigned()
}

/// Which of the sixteen lanes of `lanes` are zero.
#[inline]
pub fn zeros_u32(lanes: [Vector; 4]) -> u32 {
    let [a, b, c, d] = lanes.map(|lanes| cmp_eq_mask_i32_m128i(lanes, zeroed_m128i()));
    move_mask_i8_m128i(pack_i16_to_i8_m128i(pack_i32_to_i16_m128i(a, b), pack_i32_to_i16_m128i(c, d)))
        .cast_unsigned()
}
