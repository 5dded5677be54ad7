//! The table of docs/testing.md: what the golden cases of each program notice.

use crate::Score;
use grundy_trial::suite::{path, read};
use std::fs;

const PAGE: &str = "docs/testing.md";
const BEGIN: &str = "<!-- made by make cases-score -->\n";
const END: &str = "<!-- end of cases -->\n";

/// Writes the rows of these programs, and keeps the others of `all`.
///
/// # Errors
///
/// If the page has no place for it, or cannot be written.
pub fn write(scores: &[Score], all: &[String]) -> Result<(), String> {
    let found = read(PAGE);
    let parts = found.split_once(BEGIN).and_then(|(before, rest)| {
        let (table, after) = rest.split_once(END)?;
        Some((before, table, after))
    });
    let (before, old, after) =
        parts.ok_or_else(|| format!("{PAGE} has no place for the table: {BEGIN}"))?;
    let mut table = String::from(
        "| program | cases | bytes | changes | explained | not noticed | noticed |\n|---|--:|--:|--:|--:|--:|--:|\n",
    );
    for program in all {
        let start = format!("| `{program}` |");
        let new = scores
            .iter()
            .find(|score| score.program == *program)
            .map(row);
        let kept = || {
            old.lines()
                .find(|line| line.starts_with(&start))
                .map(|line| format!("{line}\n"))
        };
        table += &new.or_else(kept).unwrap_or_default();
    }
    let page = format!("{before}{BEGIN}{table}{END}{after}");
    fs::write(path(PAGE), page).map_err(|error| format!("{PAGE}: {error}"))
}

fn row(score: &Score) -> String {
    let cases = score.after;
    format!(
        "| `{}` | {} | {} | {} | {} | {} | {:.0} % |\n",
        score.program,
        cases.count,
        cases.bytes,
        score.mutants,
        score.explained,
        cases.survivors,
        score.percent(cases)
    )
}
