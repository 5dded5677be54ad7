//! A request for what is known about a game: its code, or `certificate` and a code.
//!
//! Checked: the golden cases and faults of the program `misere-quotient`.

use super::certificate::certificate;
use super::game::Game;
use super::limits::Limits;
use super::report::Report;
use crate::fault::{Expected, Fault};
use crate::octal::{octal_moves, Rule};
use crate::requests::Wrong;
use grundy_lang::{Lang, Told};
use std::fmt::{self, Display, Formatter};

// About two seconds.
const STEPS: u64 = 1 << 30;

/// The longest line, in bytes: a code, and more blanks than anybody writes.
pub const MAX_LINE: usize = 1 << 25;

/// The answer to a request.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// What is known about the game, for people.
    Report(Report),
    /// The proof, for programs that check it.
    Certificate(String),
}

impl Told for Answer {
    fn told(&self, lang: Lang) -> String {
        match self {
            Answer::Report(report) => report.told(lang),
            Answer::Certificate(text) => text.clone(),
        }
    }
}

impl Display for Answer {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        f.write_str(&self.told(Lang::En))
    }
}

/// The answer to the request on a line; `None` if it has only blanks and a comment.
///
/// # Errors
///
/// The wrong word, and what would be right.
///
/// # Complexity
///
/// A code takes about two seconds at most.
pub fn request(line: &str) -> Result<Option<Answer>, Wrong> {
    // The word is a part of the line.
    let wrong = |word: &str, what: Fault| {
        let column = (word.as_ptr() as usize - line.as_ptr() as usize) as u64 + 1;
        Wrong { column, what }
    };
    if line.len() > MAX_LINE {
        return Err(wrong(line, Fault::LongLine { most: MAX_LINE }));
    }
    let mut words = line.split('#').next().unwrap_or("").split_whitespace();
    let mut word = match words.next() {
        None => return Ok(None),
        Some(word) => word,
    };
    let is_certificate = word == "certificate";
    if is_certificate {
        word = words.next().unwrap_or(word);
    }
    if !word.contains('.') {
        return Err(wrong(word, Fault::expected(Expected::CodeOrCertificate, Some(word))));
    }
    let moves = octal_moves(word).map_err(|bad| wrong(word, Fault::Code(bad)))?;
    if let Some(more) = words.next() {
        return Err(wrong(more, Fault::expected(Expected::End, Some(more))));
    }
    let mut game = Game::new(Rule::new(&moves));
    game.grow(u64::MAX, &mut Limits::of_steps(STEPS));
    Ok(Some(if is_certificate {
        Answer::Certificate(certificate(word, &game))
    } else {
        Answer::Report(Report::of(word, &game))
    }))
}
