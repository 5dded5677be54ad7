//! A Lot of Games: letters of words, many times.

use crate::problem::*;
use rustc_hash::FxHashMap as HashMap;

/// The letters of all words of the judge together.
const LETTERS: usize = 100_000;

/// Bounds: two copies.
pub fn problem() -> Problem {
    let word = word("abcdefghijklmnopqrstuvwxyz", 1, LETTERS as u64).of_largest(30);
    let k = number("k", 1, 1_000_000_000).within(1, u64::MAX).small(5);
    let format = one(parts![n(LETTERS as u64), k, Line, times("words", "n", word)]);
    Problem::new(format.promised(PROMISE), reference).hard(hard)
}

const PROMISE: Promise = Promise {
    keep: fewer,
    check: "lambda case: sum(map(len, case[2:])) <= 100000",
    sentence: ["the words have at most 10^5 letters together", "所有单词的总长不超过 10^5"],
};

/// Leaves out the last words, if all together are too long.
fn fewer(case: &mut Case) {
    let mut letters = 0;
    let words = case.words("words").into_iter().take_while(|word| {
        letters += word.len();
        letters <= LETTERS
    });
    let words: Vec<Value> = words.map(|word| Value::Word(word.to_string())).collect();
    case.set("n", Value::Number(words.len() as u64));
    case.set("words", Value::List(words));
}

fn reference(case: &Case, why: &mut Witness) -> String {
    let (words, k) = (case.words("words"), case.number("k"));
    let is_small = words.iter().map(|word| word.len()).sum::<usize>() <= 30 && k <= 12;
    let won = if is_small { played(&words, k, why) } else { repeated(forces(&words), k) };
    choose(won, "First", "Second")
}

/// All k games played out. A position: the games that are left, this one included, and the beginning of a word.
fn played(words: &[&str], k: u64, why: &mut Witness) -> bool {
    let beginnings = words.iter().flat_map(|word| (0..=word.len()).map(|end| &word[..end]));
    let mut all: Vec<&str> = beginnings.chain([""]).collect();
    all.sort_unstable();
    all.dedup();
    let longer = |from: usize| {
        let is_longer = |to: &str| to.len() == all[from].len() + 1 && to.starts_with(all[from]);
        (0..all.len()).filter(|&to| is_longer(all[to])).map(|to| to as u64).collect::<Vec<_>>()
    };
    let options = |position: &[u64]| {
        let (left, to) = (position[0], longer(position[1] as usize));
        // Who cannot move loses, and begins the next game.
        let (left, to) = if to.is_empty() && left > 1 { (left - 1, longer(0)) } else { (left, to) };
        to.into_iter().map(|to| vec![left, to]).collect()
    };
    PlayedOut::new(options).won(&[k, 0], why)
}

/// Second method: a tree of all beginnings, in which longer ones have larger numbers. Whether the player to move can
/// win one game, and whether he can lose it.
fn forces(words: &[&str]) -> (bool, bool) {
    let (mut tree, mut before) = (HashMap::default(), vec![0]);
    for word in words {
        word.bytes().fold(0, |node, letter| {
            *tree.entry((node, letter)).or_insert_with(|| {
                before.push(node);
                before.len() - 1
            })
        });
    }
    let mut forces = vec![None; before.len()];
    for node in (1..before.len()).rev() {
        let (wins, loses) = forces[node].unwrap_or((false, true));
        let (may_win, may_lose) = forces[before[node]].unwrap_or_default();
        forces[before[node]] = Some((may_win || !wins, may_lose || !loses));
    }
    forces[0].unwrap_or((false, true))
}

/// Who begins must win the last of k games: game by game from the last, which repeats after two.
fn repeated((wins, loses): (bool, bool), k: u64) -> bool {
    (0..2 + k % 2).fold(false, |is_next_won, _| if is_next_won { loses } else { wins })
}

/// Two words that part at once, or long ones near their ends; and all letters alone.
fn hard(_: &mut Random) -> Vec<Parts> {
    let case = |words: &[String], k: u64| {
        let words: Vec<Value> = words.iter().cloned().map(Value::Word).collect();
        let n = Value::Number(words.len() as u64);
        vec![("n", n), ("k", Value::Number(k)), ("words", Value::List(words))]
    };
    let long = |length: usize, end: &str| "a".repeat(length) + end;
    let pairs = [(0, 2), (0, 1), (49_990, 9), (49_990, 8), (49_989, 9), (49_989, 8)];
    let pairs = pairs.map(|(length, more)| [long(length, "b"), long(length, &long(more, ""))]);
    let letters: Vec<String> = ('a'..='z').map(String::from).collect();
    let rows = pairs.iter().map(|pair| &pair[..]).chain([&letters[..]]);
    rows.flat_map(|words| [case(words, 1_000_000_000), case(words, 999_999_999)]).collect()
}
