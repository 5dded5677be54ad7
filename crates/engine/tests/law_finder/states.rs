//! The requests of `pattern` on games in which the last move matters, against a search of all positions.

use super::finder::{answer, ask, Lines};
use grundy_checks::definition::Game;

/// The values in the rows of an answer.
fn shown(answer: &str) -> Vec<u64> {
    let is_row = |line: &&str| line.trim_start().starts_with(|c: char| c.is_ascii_digit());
    let rows = answer.lines().skip(2).take_while(is_row);
    rows.flat_map(|row| row.split_once(':').unwrap().1.split_whitespace())
        .map(|value| value.parse().unwrap())
        .collect()
}

#[test]
fn values_of_kinds_are_those_of_a_search() {
    for rule in [
        "take 1 or 2 3 never the same kind twice",
        "take 1..4 never the same twice",
        "take 2 5 or 1 7 or 3 never the same kind twice",
        "take 1 2 never the same kind twice",
    ] {
        let expected = Game::new(rule).values(300);
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

#[test]
fn lost_heaps_where_the_last_take_counts_are_those_of_a_search() {
    let mut lines = Lines::default();
    for factor in 1..6 {
        let rule = format!("take up to {factor} times the last");
        let won = Game::new(&rule).values(90);
        let answer = answer(&format!("table {rule} to 90"));
        assert_eq!(answer.values(), won, "{factor}");
        assert!(lines.take(&answer, &["n"], won.len(), &won), "{}", answer);
    }
    lines.assert_right("last-take-code");
}
