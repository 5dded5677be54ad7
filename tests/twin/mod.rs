//! The twins: for each program a second one that owes the same output to the same input, and shares
//! nothing with the library. A file is a game; what was read of the input comes from `format.rs`.
//!
//! Small positions are played out: "a position is won if some option is lost", on the whole list of
//! heaps, with a memo and no theory. Larger ones are decided by a second method, named at its
//! place: Zeckendorf representations for Wythoff and Fibonacci Nim, parities of columns for Nim,
//! tables with a set per heap for rows.

mod bash;
mod box_of_bars;
mod coin_boards;
mod divisor;
mod draws;
mod fibonacci;
mod geography;
mod graph;
mod heaps;
mod knights;
mod matrix;
mod misere;
mod nim;
mod nimber;
mod octal;
mod row_tokens;
mod rows;
mod staircase;
mod subtraction;
mod tree;
mod wythoff;

mod coins;
mod euclid;
mod exceptions;
mod factors;
mod intervals;
mod splitting;
mod writing;

use super::common::format::Case;
use super::common::formats::format;
use std::collections::HashMap;

/// What a program owes to a case: its lines.
pub type Twin = Box<dyn FnMut(&Case) -> String>;

/// The twin of a program, by the games.
pub fn twin(program: &str) -> Option<Twin> {
    let games = [
        bash::twin,
        box_of_bars::twin,
        coin_boards::twin,
        divisor::twin,
        draws::twin,
        fibonacci::twin,
        geography::twin,
        graph::twin,
        heaps::twin,
        misere::twin,
        knights::twin,
        matrix::twin,
        nim::twin,
        nimber::twin,
        octal::twin,
        row_tokens::twin,
        rows::twin,
        staircase::twin,
        subtraction::twin,
        tree::twin,
        wythoff::twin,
        euclid::twin,
        intervals::twin,
        splitting::twin,
        writing::twin,
        coins::twin,
        exceptions::twin,
        factors::twin,
    ];
    games.iter().find_map(|game| game(program))
}

/// The cases of an input, each with the lines that `program` owes to it.
pub fn answers(program: &str, input: &[u8]) -> Vec<(Case, String)> {
    let mut twin = twin(program)
        .unwrap_or_else(|| panic!("{} has no twin: tests/lists.rs says where", program));
    let cases = format(program).expect("a format").read(input).cases;
    let answer = |case: Case| {
        let lines = twin(&case);
        (case, lines)
    };
    cases.into_iter().map(answer).collect()
}

fn new(twin: impl FnMut(&Case) -> String + 'static) -> Option<Twin> {
    Some(Box::new(twin))
}

type Position = Vec<u64>;

type Options = fn(&[u64]) -> Vec<Position>;

/// A game played out: the options of a position, and who wins when there are none.
pub struct Game<F> {
    options: F,
    misere: bool,
    memo: HashMap<Position, bool>,
}

impl<F: Fn(&[u64]) -> Vec<Position>> Game<F> {
    fn new(options: F) -> Game<F> {
        Game {
            options,
            misere: false,
            memo: HashMap::new(),
        }
    }

    /// Who cannot move wins.
    fn misere(options: F) -> Game<F> {
        Game {
            misere: true,
            ..Game::new(options)
        }
    }

    fn won(&mut self, position: &[u64]) -> bool {
        if let Some(&won) = self.memo.get(position) {
            return won;
        }
        let options = (self.options)(position);
        let won = match options.is_empty() {
            true => self.misere,
            false => options.iter().any(|option| !self.won(option)),
        };
        self.memo.insert(position.to_vec(), won);
        won
    }
}

/// All positions that differ from `position` in one place, by what `of` makes of it.
fn each<F: Fn(usize, u64) -> Vec<u64>>(position: &[u64], of: F) -> Vec<Position> {
    let mut options = Vec::new();
    for (place, &heap) in position.iter().enumerate() {
        for left in of(place, heap) {
            let mut option = position.to_vec();
            option[place] = left;
            options.push(option);
        }
    }
    options
}

/// A twin whose lines begin with the number of the case and end with the winner.
fn numbered(mut won: impl FnMut(&Case) -> bool + 'static) -> Option<Twin> {
    let mut number = 0;
    new(move |case| {
        number += 1;
        format!("Case {number}: {}", choose(won(case), "Alice", "Bob"))
    })
}

fn choose(won: bool, first: &str, second: &str) -> String {
    (if won { first } else { second }).to_string() + "\n"
}

/// Numbers on a line.
fn line(numbers: &[u64]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u64::to_string).collect();
    numbers.join(" ") + "\n"
}
