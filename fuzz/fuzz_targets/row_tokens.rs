//! Tokens on a row against the whole game.
#![no_main]

use grundy::rows::row_tokens;
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

const CELLS: usize = 12;

// A position is a set of cells; bit 0 is the leftmost.
static LOST: LazyLock<Vec<bool>> = LazyLock::new(|| {
    let mut lost: Vec<bool> = Vec::new();
    for position in 0..1usize << CELLS {
        let tokens = (0..CELLS).filter(|cell| position >> cell & 1 == 1);
        // To the left, as far as the cells are free.
        let mut options = tokens.flat_map(|from| {
            let free = (0..from).rev().take_while(move |to| position >> to & 1 == 0);
            free.map(move |to| position ^ (1 << from | 1 << to))
        });
        let all_won = options.all(|option| !lost[option]);
        lost.push(all_won);
    }
    lost
});

fuzz_target!(|input: u16| {
    let position = usize::from(input) % LOST.len();
    let tokens = (0..CELLS).filter(|cell| position >> cell & 1 == 1);
    let cells: Vec<u64> = tokens.map(|cell| cell as u64 + 1).collect();
    let lost = row_tokens::nim_sum(&cells) == 0;
    assert_eq!(lost, LOST[position], "{cells:?}");
});
