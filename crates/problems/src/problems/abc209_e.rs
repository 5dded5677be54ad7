//! Shiritori: each word begins with the last three letters of the one before.

use crate::problem::*;
use crate::references::loopy::winners;
use rustc_hash::FxHashMap as HashMap;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    let words = lists_of("words", 200_000, parts![word(letters, 3, 8)]);
    let format = one(parts![words.counted(|count| count.within(0, (1 << 31) - 1))]);
    Problem::new(format, reference).hard(hard)
}

fn reference(case: &Case, _: &mut Witness) -> String {
    let words = case.words("words");
    let triple = |letters: &str| letters.bytes().fold(0, |code, byte| 256 * code + u64::from(byte));
    let mut to: HashMap<u64, Vec<u64>> = HashMap::default();
    let last = |word: &str| triple(&word[word.len() - 3..]);
    for word in &words {
        to.entry(triple(&word[..3])).or_default().push(last(word));
        to.entry(last(word)).or_default();
    }
    let won = winners(&to, None);
    let winner = |word: &&str| match won.get(&last(word)) {
        Some(true) => "Aoki\n",
        Some(false) => "Takahashi\n",
        None => "Draw\n",
    };
    words.iter().map(winner).collect()
}

/// Words: a long path, alone and leading into a ring, and words of few letters.
fn hard(random: &mut Random) -> Vec<Parts> {
    let triple = |code: u64| -> String {
        let letter = |digit: u64| char::from(b'a' + (code / digit % 26) as u8);
        [676, 26, 1].map(letter).iter().collect()
    };
    let path: Vec<String> = (0..15_000).map(|code| triple(code) + &triple(code + 1)).collect();
    let mut ring = path.clone();
    ring.push(triple(15_000) + &triple(7));
    let counterexample = "fffccc aaabbb bbbccc cccaaa aaaeee";
    let mut all = vec![path, ring, counterexample.split(' ').map(str::to_string).collect()];
    for most in [60, 30, 12, 6] {
        for letters in 2..5 {
            let mut word = |_| -> String {
                let length = random.between(4, 8);
                (0..length).map(|_| char::from(b'a' + random.below(letters) as u8)).collect()
            };
            all.push((0..most).map(&mut word).collect());
        }
    }
    let case = |words: Vec<String>| {
        vec![("words", Value::List(words.into_iter().map(Value::Word).collect()))]
    };
    all.into_iter().map(case).collect()
}
