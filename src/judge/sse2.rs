//! 16 bytes at a time by SSE2, which every x86-64 processor has.
//!
//! The compiler wants `unsafe` for intrinsics because a processor might lack them, which for SSE2 no
//! x86-64 one does. Values go in and values come out: no pointer, no length.
//!
//! Sources: the marks by comparison and a mask of bits as in Langdale and Lemire, Parsing Gigabytes
//! of JSON per Second (2019); the digits by multiply-add as in Mula, SIMD-ized parsing of numbers.
//!
//! Checked: with `simd.rs`.

#![allow(unsafe_code)]

use std::arch::x86_64::*;

#[inline]
pub fn marks_of_16(bytes: (u64, u64)) -> (u16, u16) {
    unsafe {
        let bytes = _mm_set_epi64x(bytes.1 as i64, bytes.0 as i64);
        // What is more than 9 gets its highest bit.
        let digits = _mm_sub_epi8(bytes, _mm_set1_epi8(b'0' as i8));
        let ends = _mm_adds_epu8(digits, _mm_set1_epi8(127 - 9));
        let controls = _mm_sub_epi8(bytes, _mm_set1_epi8(b'\t' as i8));
        let controls = _mm_adds_epu8(controls, _mm_set1_epi8(127 - 4));
        let space = _mm_cmpeq_epi8(bytes, _mm_set1_epi8(b' ' as i8));
        let strays = _mm_andnot_si128(space, _mm_and_si128(ends, controls));
        (
            _mm_movemask_epi8(ends) as u16,
            _mm_movemask_epi8(strays) as u16,
        )
    }
}

#[inline]
pub fn number_of_16(digits: (u64, u64)) -> u64 {
    unsafe {
        let ones = _mm_set_epi64x(digits.1 as i64, digits.0 as i64);
        // Two digits a lane of 16 bits, then four a lane of 32, then eight.
        let tens = _mm_mullo_epi16(ones, _mm_set1_epi16(10));
        let pairs = _mm_and_si128(
            _mm_add_epi16(tens, _mm_srli_epi16(ones, 8)),
            _mm_set1_epi16(255),
        );
        let fours = _mm_madd_epi16(pairs, _mm_set1_epi32(1 << 16 | 100));
        let fours = _mm_packs_epi32(fours, fours);
        let eights = _mm_madd_epi16(fours, _mm_set1_epi32(1 << 16 | 10_000));
        let eights = _mm_cvtsi128_si64(eights) as u64;
        (eights & 0xffff_ffff) * 100_000_000 + (eights >> 32)
    }
}
