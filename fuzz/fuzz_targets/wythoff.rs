//! Wythoff's game against the table of its lost pairs, and beyond the table against an integer root.
#![no_main]

use grundy::heaps::wythoff;
use grundy_fuzz::root;
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

const HEAPS: usize = 400;

/// All pairs that one move reaches: from the first heap, from the second, from both.
fn options(a: usize, b: usize) -> impl Iterator<Item = (usize, usize)> {
    let first = (0..a).map(move |left| (left, b));
    let second = (0..b).map(move |left| (a, left));
    let both = (1..=a.min(b)).map(move |take| (a - take, b - take));
    first.chain(second).chain(both)
}

static LOST: LazyLock<Vec<Vec<bool>>> = LazyLock::new(|| {
    let mut lost = vec![vec![false; HEAPS]; HEAPS];
    for a in 0..HEAPS {
        for b in 0..HEAPS {
            lost[a][b] = options(a, b).all(|(a, b)| !lost[a][b]);
        }
    }
    lost
});

fuzz_target!(|input: (u64, u64)| {
    let (a, b) = input;
    let (x, y) = (a as usize % HEAPS, b as usize % HEAPS);
    let lost = wythoff::is_lost(x as u64, y as u64);
    assert_eq!(lost, LOST[x][y], "{x} {y}");
    // A pair that two kinds of move reach may come twice.
    let mut moves = wythoff::winning(x as u64, y as u64);
    let mut expected: Vec<(u64, u64)> = options(x, y)
        .filter(|&(a, b)| LOST[a][b])
        .map(|(a, b)| (a.min(b) as u64, a.max(b) as u64))
        .collect();
    for pairs in [&mut moves, &mut expected] {
        pairs.sort_unstable();
        pairs.dedup();
    }
    assert_eq!(moves, expected, "{x} {y}");

    // floor(d phi) = floor((d + root(5 d^2)) / 2)
    let d = a >> 3;
    let low = (u128::from(d) + root(5 * u128::from(d) * u128::from(d))) / 2;
    for near in low.saturating_sub(1)..=low + 1 {
        let lost = near == low;
        let (near, high) = (near as u64, near as u64 + d);
        assert_eq!(wythoff::is_lost(near, high), lost, "{near} {high}");
        assert_eq!(wythoff::winning(near, high).is_empty(), lost, "{near} {high}");
    }
    // Every move that is found for any pair is a move, and leads to a lost pair.
    let (from_low, from_high) = (a.min(b), a.max(b));
    for (low, high) in wythoff::winning(a, b) {
        assert!(wythoff::is_lost(low, high), "{a} {b}");
        let one = [low, high].contains(&from_low) || [low, high].contains(&from_high);
        let both = from_low > low && from_low - low == from_high - high;
        assert!(one || both, "{a} {b}");
    }
});
