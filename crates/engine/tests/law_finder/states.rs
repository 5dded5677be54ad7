//! The requests of `pattern` on games in which the last move matters, against a search of all positions.

use crate::finder::{answer, ask, Lines};
use std::collections::HashMap;

/// The values in the rows of an answer.
fn shown(answer: &str) -> Vec<u64> {
    let is_row = |line: &&str| line.trim_start().starts_with(|c: char| c.is_ascii_digit());
    let rows = answer.lines().skip(1).take_while(is_row);
    rows.flat_map(|row| row.split_once(':').unwrap().1.split_whitespace())
        .map(|value| value.parse().unwrap())
        .collect()
}

/// The value of a heap if `kinds[last]` was used just before; before the first move there is no such kind.
fn value(kinds: &[&[u64]], n: u64, last: usize, known: &mut HashMap<(u64, usize), u64>) -> u64 {
    if let Some(&value) = known.get(&(n, last)) {
        return value;
    }
    let mut seen = Vec::new();
    for (kind, takes) in kinds.iter().enumerate().filter(|item| item.0 != last) {
        for take in takes.iter().filter(|&&take| take <= n) {
            seen.push(value(kinds, n - take, kind, known));
        }
    }
    let mex = (0..).find(|value| !seen.contains(value)).unwrap();
    known.insert((n, last), mex);
    mex
}

#[test]
fn values_of_kinds_are_those_of_a_search() {
    let cases: [(&str, &[&[u64]]); 4] = [
        ("take 1 or 2 3 never the same kind twice", &[&[1], &[2, 3]]),
        ("take 1..4 never the same twice", &[&[1], &[2], &[3], &[4]]),
        ("take 2 5 or 1 7 or 3 never the same kind twice", &[&[2, 5], &[1, 7], &[3]]),
        ("take 1 2 never the same kind twice", &[&[1, 2]]),
    ];
    for (rule, kinds) in cases {
        let mut known = HashMap::new();
        let expected: Vec<u64> =
            (0..=300).map(|n| value(kinds, n, kinds.len(), &mut known)).collect();
        let answer = ask(&format!("table {rule} to 120"));
        assert_eq!(shown(&answer), expected[..=120], "{rule}");
        let line = answer.lines().find(|line| line.starts_with("period ")).expect(rule);
        assert!(answer.contains("proved for all n"), "{}", answer);
        let numbers =
            line.split(|c: char| !c.is_ascii_digit()).filter_map(|word| word.parse().ok());
        let numbers: Vec<usize> = numbers.collect();
        let (period, start) = (numbers[0], numbers[1]);
        assert!(
            (start..=300 - period).all(|n| expected[n] == expected[n + period]),
            "{rule}: {line}"
        );
    }
}

/// Whether the player to move wins, if this player may take up to `most`.
fn is_won(factor: u64, n: u64, most: u64, known: &mut HashMap<(u64, u64), bool>) -> bool {
    let most = most.min(n);
    if let Some(&won) = known.get(&(n, most)) {
        return won;
    }
    let won = (1..=most).any(|take| !is_won(factor, n - take, factor * take, known));
    known.insert((n, most), won);
    won
}

#[test]
fn lost_heaps_where_the_last_take_counts_are_those_of_a_search() {
    let mut lines = Lines::default();
    for factor in 1..6 {
        let mut known = HashMap::new();
        let won =
            (0..=90u64).map(|n| u64::from(is_won(factor, n, n.saturating_sub(1), &mut known)));
        let won: Vec<u64> = won.collect();
        let answer = answer(&format!("table take up to {factor} times the last to 90"));
        assert_eq!(answer.values, won, "{factor}");
        assert!(lines.take(&answer, &["n"], won.len(), &won), "{}", answer);
    }
    lines.assert_right("last-take-code");
}
