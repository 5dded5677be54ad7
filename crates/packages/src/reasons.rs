//! Why each case is there: `cases.md` of a package.

use crate::cases::{scored, Group, TestCase};
use grundy_problems::corpus::Entry;

/// The file of [`reasons`] in a package.
pub const FILE: &str = "cases.md";

/// What a case refutes: the wrong solutions for which it is meant.
pub fn refutes(case: &TestCase, wrong: &[Entry]) -> Vec<String> {
    let meant = wrong.iter().filter(|entry| entry.fails().any(|name| name == case.what()));
    meant.map(|entry| format!("{}: {}", entry.what(), entry.mistake())).collect()
}

/// A line for each case: its group, the points of the group, and why it is there.
pub fn reasons(cases: &[&TestCase]) -> String {
    let mut text = "| case | group | points of the group | why |\n|---|---|---|---|\n".to_string();
    for (points, cases) in scored(cases) {
        for case in cases {
            let mut why = why(case);
            for mistake in &case.refutes {
                why += &format!("; refutes {}", mistake.replace('|', "\\|").trim_end_matches('.'));
            }
            let group = group(case.group());
            text += &format!("| {} | {group} | {points} | {why} |\n", case.name);
        }
    }
    text
}

fn group(group: Group) -> &'static str {
    match group {
        Group::Sample => "sample",
        Group::Small => "small",
        Group::Medium => "middle",
        Group::Large => "large",
    }
}

fn why(case: &TestCase) -> String {
    const KINDS: [(&str, &str); 11] = [
        ("sample", "the sample of the statement"),
        ("small-random", "random small inputs, answered by full play"),
        ("small", "all small inputs, or some of them spread evenly, answered by full play"),
        ("random", "random inputs with small and large numbers"),
        ("hard", "inputs on which known wrong rules fail"),
        ("largest-random", "the largest input, with random numbers"),
        ("largest-highest", "the largest input, with the largest numbers"),
        ("largest-lowest", "the largest input, with the smallest numbers"),
        ("largest-equal", "the largest input, with equal numbers"),
        ("large", "an input as large as a package may have"),
        ("min", "the smallest input"),
    ];
    let kind = KINDS.iter().find(|kind| case.what().starts_with(kind.0));
    kind.map_or_else(
        || format!("written by hand: {}", case.what().replace('-', " ")),
        |kind| kind.1.to_string(),
    )
}
