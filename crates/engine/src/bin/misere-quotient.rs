//! The misere quotient of an octal game: for people, or as a certificate.

use grundy::io::Fault;
use grundy_engine::misere::{certificate, report, Game, Limits, Rule};
use grundy_engine::octal::octal_moves;
use grundy_engine::requests::{self, Lines, Wrong};

// About two seconds.
const STEPS: u64 = 1 << 30;

// A code, and more blanks than anybody writes.
const MAX_LINE: usize = 1 << 25;

const ABOUT: &str = "\
Misere-quotient: in the game with an octal code, whoever makes the last move loses. The misere
quotient is a monoid that tells who wins any sum of heaps. Each heap has a state, an element of the
monoid. Multiply the states of the heaps: the sum is lost if the product is one of the lost
elements.

In a request, `#` begins a comment:
    CODE               order and number of lost elements; tame (the quotient T_n of Nim heaps below 2^n) or wild;
                       the period of the heaps' states; generators, relations, lost words
    certificate CODE   all states, so that a checker needs nothing else; docs/misere-certificates.md explains it

Game:    misere
Judged:  nowhere
Input:   until the end, a request a line.
Output:  for each request its answer, with an empty line between two answers.
Range:   codes of up to 4096 digits, with 0, 4 or nothing before the point. Quotients of up to 1500
         elements and 20000 heaps, as far as some two seconds and 100 MB suffice; for a game beyond
         these limits, the answer is proved for the heaps up to the one that it names. A wrong
         request is reported with its line, and the next request is answered.
Cost:    cannot be known in advance; 409 of the solved games of docs/misere.md take 0.1 s together.

Sample input:
0.75
certificate 0.2   # take one of at least two
Sample output:
0.75: order 8, 2 lost, wild, period 2 from 8, proved for all heaps
generators: a = 1, b = 2, c = 5
relations: a^2 = 1, bc = ab, b^3 = b, c^2 = b^2
lost: a, b^2

code 0.2
order 2
outcomes NP
period 2 from 1
heap 1: 0
heap 2: 1
heap 3: 0
heap 4: 1
heap 5: 0
heap 6: 1
action 0: 0 1
action 1: 1 0
";

fn solve(lines: &mut Lines) -> Result<(), Fault> {
    lines.answer(MAX_LINE, |line| {
        answer(line).map_err(|(word, what)| {
            // The word is a part of the line.
            let column = (word.as_ptr() as usize - line.as_ptr() as usize) as u64 + 1;
            Wrong { column, what: what.into() }
        })
    })
}

// The answer to the request on a line, empty if it has none; or the wrong word, and why it is wrong.
fn answer(line: &str) -> Result<String, (&str, String)> {
    if line.len() > MAX_LINE {
        return Err((line, format!("expected a line of {MAX_LINE} bytes at most")));
    }
    let request = line.split('#').next().unwrap_or("");
    let mut words = request.split_whitespace();
    let mut word = match words.next() {
        None => return Ok(String::new()),
        Some(word) => word,
    };
    let is_certificate = word == "certificate";
    if is_certificate {
        word = words.next().unwrap_or(word);
    }
    if !word.contains('.') {
        return Err((
            word,
            expected("an octal code such as 0.77, or certificate and a code", word),
        ));
    }
    let moves = octal_moves(word).map_err(|bad| (word, bad.to_string()))?;
    if let Some(more) = words.next() {
        return Err((more, expected("the end of the line", more)));
    }
    let mut game = Game::new(Rule::new(&moves));
    game.grow(u64::MAX, &mut Limits::of_steps(STEPS));
    Ok(if is_certificate { certificate(word, &game) } else { report(word, &game) })
}

// What was expected, and the first letters of what was found.
fn expected(what: &str, word: &str) -> String {
    let start: String = word.chars().take(24).collect();
    let more = if start.len() < word.len() { "..." } else { "" };
    format!("expected {}, found {:?}", what, start + more)
}

fn main() {
    requests::run("misere-quotient", ABOUT, solve);
}
