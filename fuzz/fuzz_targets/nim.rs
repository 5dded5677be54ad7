//! Nim and misere Nim against the whole game, and for any heaps against the rule for a winning move.
#![no_main]

use grundy::heaps::nim::{self, MoveCounter};
use libfuzzer_sys::fuzz_target;
use std::collections::HashMap;

/// Whether the player to move loses; with no heap left, this player has lost the normal game and won
/// the misere one.
fn is_lost(heaps: &[u64], misere: bool, known: &mut HashMap<Vec<u64>, bool>) -> bool {
    let mut heaps = heaps.to_vec();
    heaps.sort_unstable();
    if let Some(&lost) = known.get(&heaps) {
        return lost;
    }
    let over = heaps.iter().all(|&heap| heap == 0);
    let lost = (0..heaps.len()).all(|at| winning(&heaps, at, misere, known).is_none());
    let lost = if over { !misere } else { lost };
    known.insert(heaps, lost);
    lost
}

/// The size to which the heap at `at` must be reduced to win.
fn winning(
    heaps: &[u64],
    at: usize,
    misere: bool,
    known: &mut HashMap<Vec<u64>, bool>,
) -> Option<u64> {
    (0..heaps[at]).find(|&left| {
        let mut option = heaps.to_vec();
        option[at] = left;
        is_lost(&option, misere, known)
    })
}

fuzz_target!(|input: ([u8; 4], Vec<u64>)| {
    let heaps = input.0.map(|byte| u64::from(byte % 6));
    let sum = nim::nim_sum(heaps);
    let large = heaps.iter().filter(|&&heap| heap > 1).count() as u64;
    let (mut normal, mut misere) = (HashMap::new(), HashMap::new());
    assert_eq!(sum == 0, is_lost(&heaps, false, &mut normal), "{heaps:?}");
    let lost = is_lost(&heaps, true, &mut misere);
    assert_eq!(nim::misere_is_lost(sum, large), lost, "{heaps:?}");
    for (at, &heap) in heaps.iter().enumerate() {
        let expected = winning(&heaps, at, false, &mut normal);
        assert_eq!(nim::winning_size(heap, sum), expected, "{heaps:?} {at}");
        let expected = winning(&heaps, at, true, &mut misere);
        let size = nim::misere_winning_size(heap, sum, large);
        assert_eq!(size, expected, "{heaps:?} {at}");
    }

    // A move wins exactly if it leaves a nim-sum of 0.
    let heaps = input.1;
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    let mut moves = MoveCounter::new();
    for &heap in &heaps {
        moves.add(heap);
    }
    let all = heaps.iter().enumerate();
    let winning: Vec<_> =
        all.filter(|(_, &heap)| heap ^ sum < heap).map(|(at, &heap)| (at, heap ^ sum)).collect();
    assert_eq!(moves.winning(), winning.len() as u64, "{heaps:?}");
    assert!(nim::winning_moves(&heaps).eq(winning));
});
