//! Octal games by every strategy against their definition; a proved period against more values of the definition.
#![no_main]

use grundy_engine::octal::{Game, Move, Strategy, BUDGET};
use grundy_fuzz::mex;
use libfuzzer_sys::fuzz_target;

fn table(digits: &[u8], heaps: usize) -> Vec<u64> {
    let mut table: Vec<u64> = Vec::new();
    for n in 0..heaps {
        let mut options = Vec::new();
        for (k, digit) in digits.iter().enumerate().take(n + 1) {
            let rest = n - k;
            if digit & 1 != 0 && rest == 0 {
                options.push(0);
            }
            if digit & 2 != 0 && rest > 0 {
                options.push(table[rest]);
            }
            if digit & 4 != 0 {
                options.extend((1..rest).map(|left| table[left] ^ table[rest - left]));
            }
        }
        table.push(mex(options));
    }
    table
}

fuzz_target!(|input: (bool, Vec<u8>, u16, u16)| {
    let (breaks_first, digits, heaps, mask) = input;
    let rest = digits.iter().map(|digit| digit % 8).take(12);
    let digits: Vec<u8> = Some(breaks_first as u8 * 4).into_iter().chain(rest).collect();
    let heaps = usize::from(heaps % 400) + 1;
    let table = table(&digits, heaps);
    let moves: Vec<Move> = (0..).zip(digits.iter().copied()).collect();
    let strategies = [Strategy::AllSplits, Strategy::Search, Strategy::Sparse(usize::from(mask))];
    let alone = strategies.iter().map(|&one| Game::only(&moves, one));
    for mut game in alone.chain(Some(Game::new(&moves))) {
        for (heap, &value) in table.iter().enumerate() {
            let found = game.value(heap as u64, 1 << 16, &mut BUDGET.clone());
            assert_eq!(found, Ok(value), "{digits:?} {heap}");
        }
    }
});
