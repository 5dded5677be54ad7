//! Heaps from which a limited number may be taken, or a power of 2.

use super::nim::is_odd;
use super::subtraction::below;
use super::{each, PlayedOut, Witness};

pub fn limited(heaps: &[u64], limits: &[u64], why: &mut Witness) -> bool {
    if heaps.iter().map(|heap| heap.saturating_add(1)).fold(1, u64::saturating_mul) <= 3000 {
        let options = |position: &[u64]| {
            each(position, |place, heap| {
                (1..=heap.min(limits[place])).map(|take| heap - take).collect()
            })
        };
        return PlayedOut::new(options).won(heaps, why);
    }
    // Second method: the remainder after whole rounds of limit + 1, since each move can be answered
    // with its complement.
    let rest = |(&heap, &limit): (&u64, &u64)| {
        let round = u128::from(limit) + 1;
        (u128::from(heap) - u128::from(heap) / round * round) as u64
    };
    let rests: Vec<u64> = heaps.iter().zip(limits).map(rest).collect();
    is_odd(&rests)
}

/// The game of taking a power of 2.
pub fn powers() -> PlayedOut {
    PlayedOut::new(|position| {
        let powers: Vec<u64> = (0..64).map(|bit| 1 << bit).collect();
        each(position, |_, heap| below(heap, &powers))
    })
}
