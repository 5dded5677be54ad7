//! Substring Game: widen the window to a smaller word.

use crate::problem::*;

pub fn problem() -> Problem {
    let letters = word("abcdefghijklmnopqrstuvwxyz", 1, 500_000);
    Problem::new(one(parts![letters]), |case, _| winners(case.word("word").as_bytes()))
}

fn winners(word: &[u8]) -> String {
    // A window: its first letter, and the end behind its last one.
    let wider = |window: &[u64]| {
        let (l, r) = (window[0] as usize, window[1] as usize);
        let all = (0..=l).flat_map(|left| (r..=word.len()).map(move |right| (left, right)));
        let smaller = all.filter(|&(left, right)| word[left..right] < word[l..r]);
        smaller.map(|(left, right)| vec![left as u64, right as u64]).collect()
    };
    let mut game = PlayedOut::new(wider);
    let first = |letter| word.iter().position(|&other| other == letter).unwrap_or(word.len());
    let firsts: Vec<usize> = (b'a'..=b'z').map(first).collect();
    let winner = |k: usize| {
        let won = match word.len() {
            0..=12 => game.search(&[k as u64, k as u64 + 1]),
            // Second method: by the first places of the smaller letters.
            _ => firsts[..usize::from(word[k] - b'a')].iter().any(|&first| first < k),
        };
        choose(won, "Ann", "Mike")
    };
    (0..word.len()).map(winner).collect()
}
