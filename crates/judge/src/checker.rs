//! The checker: whether an output is accepted, by what the problem and its judges accept.

use crate::difference::{difference, words, BLANKS};
use crate::verdict::Reason;
use grundy_catalogue::judges::{self, Blanks, Judge};
use grundy_problems::format::Case;
use grundy_problems::problem::{Accepts, Problem};

/// What is accepted besides the expected output. Blanks, tabs and carriage returns at the end of a line and empty lines at
/// the end of the output never count.
#[derive(Clone, Copy)]
pub struct Checker<'a> {
    problem: &'a Problem,
    /// What the most generous of the judges makes of other blanks.
    blanks: Blanks,
    /// Whether `YES` is taken for `yes`.
    is_any_case: bool,
}

impl Checker<'_> {
    /// The checker of a problem at these judges.
    pub fn new<'a>(problem: &'a Problem, judges: impl Iterator<Item = &'a str>) -> Checker<'a> {
        let judges: Vec<Judge> = judges.filter_map(|name| judges::judge(name).ok()).collect();
        let is_any_case = matches!(problem.accepts, Accepts::AnyCase);
        Checker {
            problem,
            blanks: judges.iter().map(Judge::blanks).max().unwrap_or(Blanks::Wrong),
            is_any_case: is_any_case || judges.iter().any(Judge::takes_any_case),
        }
    }

    /// Why the output `found` for `input` is not accepted; `None` if it is.
    pub fn check(&self, input: &str, expected: &str, found: &str) -> Option<Reason> {
        let reason = self.compare(expected, found)?;
        let is_also_right = match self.problem.accepts {
            Accepts::Any(is_right) => self.is_also_right(is_right, input, expected, found),
            _ => false,
        };
        (!is_also_right).then_some(reason)
    }

    /// Why `found` does not stand for the expected output, whatever the input is; `None` if it does.
    pub fn compare(&self, expected: &str, found: &str) -> Option<Reason> {
        let (expected, found) = (plain(expected), plain(found));
        let difference = difference(&expected, &found)?;
        let is_same = |expected: &str, found: &str| {
            expected == found || self.is_any_case && expected.eq_ignore_ascii_case(found)
        };
        let is_near = matches!(self.problem.accepts, Accepts::Near);
        let is_word = |(expected, found): (&&str, &&str)| {
            is_same(expected, found) || is_near && are_near(expected, found)
        };
        let are_same = |expected: &[&str], found: &[&str]| {
            expected.len() == found.len() && expected.iter().zip(found).all(is_word)
        };
        let is_by_word = self.blanks == Blanks::Free || is_near;
        if is_same(&expected, &found) || is_by_word && are_same(&words(&expected), &words(&found)) {
            return None;
        }
        if found.is_empty() {
            return Some(Reason::Nothing);
        }
        let (wanted, given) = (words(&expected).concat(), words(&found).concat());
        let shown = given.replace(is_hidden, "");
        let hidden = found.find(is_hidden).filter(|_| is_same(&wanted, &shown));
        Some(if is_same(&wanted, &given) {
            Reason::Blanks { is_pe: self.blanks == Blanks::Presentation, difference }
        } else if let Some(at) = hidden {
            Reason::hidden(&found, at, difference)
        } else if wanted.eq_ignore_ascii_case(&given) {
            Reason::Capitals(difference)
        } else {
            Reason::Differs(difference)
        })
    }

    /// Whether each case has the expected number of words, which are the same or also right.
    fn is_also_right(
        &self,
        is_right: fn(&Case, &[&str]) -> bool,
        input: &str,
        expected: &str,
        found: &str,
    ) -> bool {
        let cases = self.problem.format.read(input.as_bytes()).cases;
        let (expected, found) = (words(expected), words(found));
        let each = expected.len() / cases.len().max(1);
        if each == 0 || each * cases.len() != expected.len() || expected.len() != found.len() {
            return false;
        }
        let answers = expected.chunks(each).zip(found.chunks(each));
        let is_answer = |(case, (expected, found))| expected == found || is_right(case, found);
        cases.iter().zip(answers).all(is_answer)
    }
}

/// An output without what never counts; each line that is left has its end.
fn plain(text: &str) -> String {
    let lines = text.trim_end_matches(BLANKS).split('\n');
    let lines: Vec<&str> = lines.map(|line| line.trim_end_matches(BLANKS)).collect();
    match lines[..] {
        [""] => String::new(),
        _ => lines.join("\n") + "\n",
    }
}

/// Whether a letter is not a blank, but cannot be seen: other spaces, controls, marks of a width of 0.
fn is_hidden(letter: char) -> bool {
    const MARKS: [char; 7] =
        ['\u{ad}', '\u{200b}', '\u{200c}', '\u{200d}', '\u{200e}', '\u{2060}', '\u{feff}'];
    let is_invisible = letter.is_whitespace() || letter.is_control() || MARKS.contains(&letter);
    is_invisible && !BLANKS.contains(&letter)
}

/// Whether two words are numbers within 10^-6 of each other, absolutely or relative to the expected one.
fn are_near(expected: &str, found: &str) -> bool {
    let number = |word: &str| word.parse().ok().filter(|number: &f64| number.is_finite());
    match (number(expected), number(found)) {
        (Some(one), Some(other)) => (one - other).abs() <= 1e-6 * one.abs().max(1.0),
        _ => false,
    }
}
