//! The table of docs/testing.md: what the golden cases of each program notice.

use crate::Score;
use grundy_trial::suite::{path, read};
use std::fs;

const PAGE: &str = "docs/testing.md";
const BEGIN: &str = "<!-- made by make cases-score -->\n";
const END: &str = "<!-- end of cases -->\n";

/// Writes it.
///
/// # Errors
///
/// If the page has no place for it, or cannot be written.
pub fn write(scores: &[Score]) -> Result<(), String> {
    let found = read(PAGE);
    let parts = found
        .split_once(BEGIN)
        .and_then(|(before, rest)| Some((before, rest.split_once(END)?.1)));
    let (before, after) =
        parts.ok_or_else(|| format!("{PAGE} has no place for the table: {BEGIN}"))?;
    let mut table = String::from(
        "| program | cases | bytes | changes | explained | not noticed | noticed |\n|---|--:|--:|--:|--:|--:|--:|\n",
    );
    for score in scores {
        let cases = score.after;
        table += &format!(
            "| `{}` | {} | {} | {} | {} | {} | {:.0} % |\n",
            score.program,
            cases.count,
            cases.bytes,
            score.mutants,
            score.explained,
            cases.survivors,
            score.percent(cases)
        );
    }
    let page = format!("{before}{BEGIN}{table}{END}{after}");
    fs::write(path(PAGE), page).map_err(|error| format!("{PAGE}: {error}"))
}
