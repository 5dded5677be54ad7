//! Subtraction games, including their periods, against plain tables.
#![no_main]

use grundy::heaps::subtraction::Subtraction;
use grundy_fuzz::mex;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u16, Vec<u8>)| {
    let n = u64::from(input.0) % 20_000;
    let members = input.1.iter().take(5);
    let set: Vec<u64> = members.map(|&member| u64::from(member % 24) + 1).collect();
    let mut table: Vec<u64> = Vec::new();
    for heap in 0..=n {
        let takes = set.iter().filter(|&&take| take <= heap);
        let value = mex(takes.map(|&take| table[(heap - take) as usize]));
        table.push(value);
    }
    let mut game = Subtraction::new(set.clone());
    // The largest first: the period that it shows must hold for the others.
    for heap in [n, n / 2, n / 3, 0, n.saturating_sub(1)] {
        let value = game.value(heap);
        assert_eq!(value, Ok(table[heap as usize]), "{set:?} {heap}");
    }
});
