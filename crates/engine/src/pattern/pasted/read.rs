//! The part of a text that is a table, and its reading: all of it, or what this program printed below a heading.

use super::rows::Rows;
use super::table::{wrong, Pasted, Table};
use super::tokens::{tokens, Bracket, Kind};
use crate::fault::Misread;
use crate::requests::Wrong;
use std::ops::Range;

/// Whether a text that was typed without a request is a table: if all of it can be part of one. Numbers in braces alone
/// are a set to take.
pub fn is_table(text: &str) -> bool {
    let Ok(tokens) = part(text).and_then(|part| tokens(text, part.within)) else {
        return false;
    };
    let count = |is: fn(Kind) -> bool| tokens.iter().filter(|token| is(token.kind)).count();
    let numbers = count(|kind| matches!(kind, Kind::Number(_)));
    let winners = count(|kind| matches!(kind, Kind::Won(_)));
    let is_set = count(|kind| kind == Kind::Joins) == 0
        && tokens.first().is_some_and(|token| token.kind == Kind::Open(Bracket::Curly));
    let has_gap = tokens
        .windows(2)
        .any(|two| two[0].kind == Kind::Dots && matches!(two[1].kind, Kind::Number(_)));
    (numbers > 0 || winners > 1) && !is_set && !has_gap
}

/// The table in a text; `before` is how far ahead of it columns are counted. O(length).
///
/// # Errors
///
/// What is wrong. The column is a place in the whole text, line ends included.
pub fn read(text: &str, before: usize) -> Result<Pasted, Wrong> {
    let of_line = |wrong: Wrong| Wrong { column: wrong.column + before as u64, ..wrong };
    whole(text).map_err(of_line)
}

fn whole(text: &str) -> Result<Pasted, Wrong> {
    let part = part(text)?;
    let end = part.within.end;
    let mut pasted = Rows::of(tokens(text, part.within)?).read(text, part.are_lost)?;
    if part.are_winners {
        if let Table::Values(values) = pasted.table {
            pasted.table = Table::Winners(values);
        }
    }
    let heaps = match &pasted.table {
        Table::Values(values) | Table::Winners(values) => Some(values.len()),
        Table::Pairs { rows, .. } => Some(rows.len()),
        Table::Lost(_) => None,
    };
    match (part.to, heaps) {
        (Some(to), Some(heaps)) if heaps as u64 != to.saturating_add(1) => {
            Err(wrong(end, Misread::Short(to)))
        }
        _ => Ok(pasted),
    }
}

// The part of a text that has the values.
struct Part {
    within: Range<usize>,
    // The largest heap, if a heading says it.
    to: Option<u64>,
    are_winners: bool,
    are_lost: bool,
}

// What the heading of an answer has before its largest heap, and how its list of lost pairs begins.
const TO: [&str; 2] = [", heaps 0 to ", "，堆的大小 0 到 "];
const LOST: [&str; 2] = ["lost", "必败"];

// All of a text; of an answer that was printed here, its rows or its list of lost pairs.
fn part(text: &str) -> Result<Part, Wrong> {
    let part = |within, are_lost| Part { within, to: None, are_winners: false, are_lost };
    let line_from = |at: usize| at..text[at..].find('\n').map_or(text.len(), |end| at + end);
    let next = |line: &Range<usize>| line_from((line.end + 1).min(text.len()));
    let lost = |line: &Range<usize>| {
        let words = &text[line.clone()];
        let (from, end) = (words.find('(')?, words.rfind(')')? + 1);
        let are_lost = LOST.iter().any(|lost| words.starts_with(lost));
        are_lost.then(|| part(line.start + from..line.start + end, true))
    };
    let start = text.len() - text.trim_start().len();
    let mut line = line_from(start);
    if let Some(part) = lost(&line) {
        return Ok(part);
    }
    let heading = &text[line.clone()];
    let Some((_, to)) = TO.iter().find_map(|to| heading.rsplit_once(to)) else {
        return Ok(part(0..text.len(), false));
    };
    let more = to.trim_start_matches(|c: char| c.is_ascii_digit());
    let (to, are_winners) = (to[..to.len() - more.len()].parse().ok(), !more.trim().is_empty());
    let is_row = |line: &Range<usize>| {
        text[line.clone()].trim_start().starts_with(|c: char| c.is_ascii_digit())
    };
    // The rule in words stands between the heading and the rows.
    for _ in 0..2 {
        line = next(&line);
        if let Some(part) = lost(&line) {
            return Ok(part);
        }
        if is_row(&line) {
            let from = line.start;
            while is_row(&next(&line)) && line.end < text.len() {
                line = next(&line);
            }
            return Ok(Part { within: from..line.end, to, are_winners, are_lost: false });
        }
    }
    Err(wrong(start, Misread::NoTable))
}
