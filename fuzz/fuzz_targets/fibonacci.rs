//! Fibonacci Nim against its table, and beyond the table against a second test for Fibonacci numbers.
#![no_main]

use grundy::heaps::fibonacci;
use grundy_fuzz::root;
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

const HEAPS: usize = 600;

// [heap][most]: whether the player to move wins, who may take 1 to `most`.
static WON: LazyLock<Vec<Vec<bool>>> = LazyLock::new(|| {
    let mut won = vec![vec![false]];
    for heap in 1..HEAPS {
        let mut row = vec![false];
        for take in 1..=heap {
            let left = heap - take;
            row.push(row[take - 1] || !won[left][left.min(2 * take)]);
        }
        won.push(row);
    }
    won
});

fuzz_target!(|input: (u16, u64)| {
    let heap = usize::from(input.0) % HEAPS;
    let won = WON[heap][heap.saturating_sub(1)];
    assert_eq!(fibonacci::is_lost(heap as u64), !won, "{heap}");

    // 5 n^2 + 4 or 5 n^2 - 4 is a square exactly for Fibonacci numbers n (Gessel 1972).
    let n = input.1 >> 2;
    let five = 5 * u128::from(n) * u128::from(n);
    let is_square = |n: u128| root(n) * root(n) == n;
    let expected = is_square(five + 4) || five >= 4 && is_square(five - 4);
    assert_eq!(fibonacci::is_lost(n), expected, "{n}");
});
