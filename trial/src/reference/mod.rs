//! The references: for each program a second one that answers the same input, and shares nothing with the
//! library. A file is a game; `format` has read the input.
//!
//! Small positions are played out: "a position is won if some option is lost", on the whole list of
//! heaps, with a memo and no theory. Larger ones are decided by a second method, named at its
//! place: Zeckendorf representations for Wythoff and Fibonacci Nim, parities of columns for Nim,
//! tables with a set per heap for rows.

use crate::format::Case;
use crate::formats::format;
use rustc_hash::FxHashMap as HashMap;
use std::cell::RefCell;

/// What a program answers to a case: its lines.
pub type Reference = Box<dyn FnMut(&Case) -> String>;

/// Declares the files of this folder, and asks each of them for the reference of a program.
macro_rules! games {
    ($($game:ident)*) => {
        $(mod $game;)*

        /// The reference of a program.
        pub fn reference(program: &str) -> Option<Reference> {
            None$(.or_else(|| $game::reference(program)))*
        }
    };
}

games! {
    bash box_of_bars coin_boards coins cycles divisor euclid exceptions factors fibonacci geography graph heaps
    intervals knights last_move levels loopy matrix misere moore nim nim_in_disguise nimber no_sum octal pawns
    power_chains row_tokens rows running_sum splitting squares staircase subtraction tree white_and_blue writing
    wythoff
}

/// The cases of an input, each with the lines that `program` answers to it.
///
/// # Panics
///
/// If the program has no format or no reference.
pub fn answers(program: &str, input: &[u8]) -> Vec<(Case, String)> {
    let mut reference = reference(program).unwrap_or_else(|| panic!("{program} has no reference"));
    let cases = format(program).expect("a format").read(input).cases;
    let answer = |case: Case| {
        let lines = reference(&case);
        (case, lines)
    };
    cases.into_iter().map(answer).collect()
}

/// Whether `found` is a right answer to a case where the judge takes any: programs that have several print a fixed one.
pub fn is_also_right(program: &str, case: &Case, found: &str) -> bool {
    match program {
        "cf1149e" => levels::is_winning_move(case, found),
        "cf1310f" => nimber::is_logarithm(case, found),
        _ => false,
    }
}

fn new(reference: impl FnMut(&Case) -> String + 'static) -> Option<Reference> {
    Some(Box::new(reference))
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
            memo: HashMap::default(),
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
        let won = self.search(position);
        let options = (self.options)(position);
        let lost = options.iter().find(|option| !self.search(option));
        WHY.with(|why| *why.borrow_mut() = Some(reason(position, won, options.len(), lost)));
        won
    }

    fn search(&mut self, position: &[u64]) -> bool {
        if let Some(&won) = self.memo.get(position) {
            return won;
        }
        let options = (self.options)(position);
        let won = match options.is_empty() {
            true => self.misere,
            false => options.iter().any(|option| !self.search(option)),
        };
        self.memo.insert(position.to_vec(), won);
        won
    }
}

thread_local! {
    static WHY: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Why the position that was played out last is won or lost, if it was one of a [`Game`].
pub fn why() -> Option<String> {
    WHY.with(|why| why.borrow_mut().take())
}

fn reason(position: &[u64], won: bool, options: usize, lost: Option<&Position>) -> String {
    let of = |position: &[u64]| match position.is_empty() {
        true => "(empty)".to_string(),
        false => line(position).trim().to_string(),
    };
    let position = of(position);
    match (won, lost) {
        (true, Some(option)) => {
            let option = of(option);
            format!("position {position} is won: a move leads to {option}, which is lost")
        }
        (true, None) => format!("position {position} is won: it has no move"),
        (false, _) if options == 0 => format!("position {position} is lost: it has no move"),
        (false, _) => format!(
            "position {position} is lost: each of its {options} moves leads to one that is won"
        ),
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

/// A reference whose lines begin with the number of the case and end with the winner.
fn numbered(mut won: impl FnMut(&Case) -> bool + 'static) -> Option<Reference> {
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
    line_of(numbers)
}

/// Numbers or words on a line.
fn line_of<T: ToString>(all: impl IntoIterator<Item = T>) -> String {
    let all: Vec<String> = all.into_iter().map(|one| one.to_string()).collect();
    all.join(" ") + "\n"
}
