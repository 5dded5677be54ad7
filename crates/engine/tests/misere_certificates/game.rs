//! The game itself: the moves that a code allows, and who wins, found by playing all of it.

use anyhow::{ensure, Context, Result};
use std::collections::HashMap;

/// The digits of a code; the one before the point comes first.
pub fn digits(code: &str) -> Result<Vec<u32>> {
    let (whole, rest) = code.split_once('.').context("no point in the code")?;
    let whole = if whole.is_empty() { "0" } else { whole };
    ensure!(whole == "0" || whole == "4", "no code");
    let letters = whole.chars().chain(rest.chars());
    let digits: Option<Vec<u32>> = letters.map(|digit| digit.to_digit(8)).collect();
    digits.context("no octal digit")
}

/// What a move may leave of a heap: for each option, a list of the nonempty heaps.
pub fn options(digits: &[u32], heap: usize) -> Vec<Vec<usize>> {
    let mut options = Vec::new();
    for (taken, digit) in digits.iter().enumerate().take(heap + 1) {
        let rest = heap - taken;
        if taken > 0 && digit & 1 != 0 && rest == 0 {
            options.push(vec![]);
        }
        if taken > 0 && digit & 2 != 0 && rest > 0 {
            options.push(vec![rest]);
        }
        if digit & 4 != 0 {
            options.extend((1..=rest / 2).map(|part| vec![part, rest - part]));
        }
    }
    options
}

/// Whether a sum, whose heaps ascend, is lost: "won if there is no option, or some option is lost".
pub fn is_lost(digits: &[u32], heaps: &[usize], known: &mut HashMap<Vec<usize>, bool>) -> bool {
    if let Some(&is_lost) = known.get(heaps) {
        return is_lost;
    }
    let (mut none, mut all_won) = (true, true);
    for at in 0..heaps.len() {
        for parts in options(digits, heaps[at]) {
            let mut after = heaps.to_vec();
            after.remove(at);
            after.extend(parts);
            after.sort_unstable();
            none = false;
            all_won = all_won && !is_lost(digits, &after, known);
        }
    }
    known.insert(heaps.to_vec(), !none && all_won);
    !none && all_won
}

/// All sums with a total up to `most`.
pub fn sums(most: usize) -> Vec<Vec<usize>> {
    fn extend(most: usize, sum: &mut Vec<usize>, all: &mut Vec<Vec<usize>>) {
        all.push(sum.clone());
        for heap in sum.last().copied().unwrap_or(1)..=most {
            sum.push(heap);
            extend(most - heap, sum, all);
            sum.pop();
        }
    }
    let mut all = Vec::new();
    extend(most, &mut Vec::new(), &mut all);
    all
}
