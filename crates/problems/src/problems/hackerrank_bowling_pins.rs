//! Bowling Pins: Kayles.

use crate::problem::*;
use crate::references::nim::is_odd;
use crate::references::rows::{blocks, Rows};

/// Bounds: one copy.
pub fn problem() -> Problem {
    let n = n(300).within(1, 20_000);
    let format = header(1000, parts![n, Line, Part::WordOf("n", "IX")]).promised(Promise {
        keep: set_one,
        check: "lambda case: b\"I\" in case[1]",
        sentence: ["at least one pin stands", "至少有一个瓶"],
    });
    Problem::with(format, || Rows::new(&[1, 2]), reference)
}

/// Sets the first pin, if none stands.
fn set_one(case: &mut Case) {
    if !case.word("word").contains('I') {
        case.set("word", Value::Word(case.word("word").replacen('X', "I", 1)));
    }
}

fn reference(case: &Case, rows: &mut Rows, why: &mut Witness) -> String {
    choose(pins_won(case.word("word"), rows, why), "WIN", "LOSE")
}

/// Whether pins with some missing are won: short rows by all sets of pins, long rows run by run.
fn pins_won(word: &str, rows: &mut Rows, why: &mut Witness) -> bool {
    if word.len() <= 12 {
        let n = word.len() as u64;
        let options = |position: &[u64]| blocks(position[0], n, &[1, 2], false);
        let stands = (0..).zip(word.bytes()).filter(|&(_, pin)| pin == b'I');
        let cells = stands.map(|(at, _): (u64, u8)| 1 << at).sum();
        return PlayedOut::new(options).won(&[cells], why);
    }
    let runs = word.split('X').map(|run| rows.value(run.len() as u64));
    is_odd(&runs.collect::<Vec<u64>>())
}
