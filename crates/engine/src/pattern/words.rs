//! The words of a request, with the column of each, so that a fault can name it.
//!
//! Commas, brackets, parentheses and braces count as blanks, so that `[0, 1, 2]` can be pasted; a colon is a word of
//! its own; `#` ends the line.

use crate::fault::{Expected, Fault};
use crate::requests::Wrong;

/// The words of a line, read one after the other.
pub struct Words<'a> {
    line: &'a str,
    words: Vec<(usize, &'a str)>,
    // How many have been read.
    read: usize,
    // The column after the last word.
    end: usize,
}

/// The end of an endless run: no number that is typed is so large.
pub const ENDLESS: u64 = u64::MAX;

// A request may have a million numbers.
const MOST_WORDS: usize = 1_000_100;

impl<'a> Words<'a> {
    /// The words of `line`.
    pub fn of(line: &'a str) -> Words<'a> {
        Words::from(line, 0)
    }

    /// The words of `line` from a byte on.
    pub fn from(line: &'a str, first: usize) -> Words<'a> {
        let end = line[first..].find('#').map_or(line.len(), |at| first + at);
        let line = &line[..end];
        let is_blank = |c: char| c.is_ascii_whitespace() || "\x0b\x1a,[](){}".contains(c);
        let mut words = Vec::new();
        let mut begin = None;
        let rest = line[first..].char_indices().map(|(at, c)| (first + at, c));
        for (at, c) in rest.chain(Some((line.len(), ' '))) {
            if words.len() == MOST_WORDS {
                break; // No request has more.
            }
            if is_blank(c) || c == ':' {
                // "1, 2 and 5" are three words.
                if let Some(begin) = begin.take().filter(|&begin| &line[begin..at] != "and") {
                    words.push((begin, &line[begin..at]));
                }
                if c == ':' {
                    words.push((at, &line[at..at + 1]));
                }
            } else {
                begin = begin.or(Some(at));
            }
        }
        let end = words.last().map_or(first, |&(at, word)| at + word.len());
        let read = 0;
        Words { line, words, read, end }
    }

    /// The next word, without reading it.
    pub fn peek(&self) -> Option<&'a str> {
        self.words.get(self.read).map(|&(_, word)| word)
    }

    /// The next word, or `None` at the end of the line.
    #[allow(clippy::should_implement_trait)] // A caller also asks for words of other kinds.
    pub fn next(&mut self) -> Option<&'a str> {
        let next = self.peek();
        self.read += 1;
        next
    }

    /// Whether the next word is `word`; if so, it is read.
    pub fn accept(&mut self, word: &str) -> bool {
        let is_next = self.peek() == Some(word);
        self.read += usize::from(is_next);
        is_next
    }

    /// Whether these words come next; if so, they are read.
    pub fn accept_all(&mut self, all: &[&str]) -> bool {
        let next = self.words[self.read.min(self.words.len())..].iter().map(|&(_, word)| word);
        let are_next = next.take(all.len()).eq(all.iter().copied());
        self.read += if are_next { all.len() } else { 0 };
        are_next
    }

    /// Whether `word` comes before all of `ends`; the `to` of "up to" is none of them.
    pub fn comes_before(&self, word: &str, ends: &[&str]) -> bool {
        let words = &self.words[self.read.min(self.words.len())..];
        let is_bound = |at: usize| words[at].1 != "to" || at == 0 || words[at - 1].1 != "up";
        let is_end = |at: usize| ends.contains(&words[at].1) && is_bound(at);
        let found = (0..words.len()).find(|&at| words[at].1 == word || is_end(at));
        found.is_some_and(|at| words[at].1 == word)
    }

    /// The words before `word`, which is read, too.
    pub fn until(&mut self, word: &str) -> Vec<&'a str> {
        let mut before = Vec::new();
        while let Some(next) = self.next().filter(|next| next != &word) {
            before.push(next);
        }
        before
    }

    /// Reads `word`.
    ///
    /// # Errors
    ///
    /// If another word comes next.
    pub fn expect(&mut self, word: &'static str) -> Result<(), Wrong> {
        match self.next() {
            Some(found) if found == word => Ok(()),
            _ => Err(self.expected(Expected::Word(word))),
        }
    }

    /// The next word as a number from `low` to `high`.
    ///
    /// # Errors
    ///
    /// If it is not such a number.
    pub fn number(&mut self, low: u64, high: u64) -> Result<u64, Wrong> {
        let parsed = self.next().and_then(|word| self.parsed(word, low, high));
        self.is_whole()?;
        parsed.ok_or_else(|| self.expected(Expected::Number { low, high }))
    }

    // Refuses a number whose thousands stand apart from the rest.
    fn is_whole(&self) -> Result<(), Wrong> {
        if let Some(whole) = self.thousands() {
            let from = self.read - 2;
            let rest = self.words[from + 1].1.trim_start_matches('0');
            let rest = if rest.is_empty() { "0" } else { rest };
            let apart = self.with(from, self.read, &format!("{} {rest}", self.words[from].1));
            return Err(self.unclear(from, &[self.with(from, self.read, &whole), apart]));
        }
        Ok(())
    }

    /// The next word as a run of numbers from 1 on, `3..5` or the endless `3..`, or as one number.
    ///
    /// # Errors
    ///
    /// If it is neither.
    pub fn run(&mut self) -> Result<(u64, u64), Wrong> {
        let most = u64::MAX - 1;
        let word = self.peek().unwrap_or_default();
        // Some people write 3-5.
        let dash = word.split_once('-').filter(|ends| !ends.0.is_empty() && !ends.1.is_empty());
        let ends = word.split_once("..").or(dash);
        let (first, last) = ends.map_or((word, None), |(first, last)| (first, Some(last)));
        self.read += 1;
        let low = self.parsed(first, 1, most);
        let high = match last {
            None => low,
            Some("") => Some(ENDLESS),
            Some(last) => self.parsed(last, 1, most),
        };
        self.is_whole()?;
        match (low, high) {
            (Some(low), Some(high)) if low <= high => Ok((low, high)),
            (Some(_), Some(_)) => Err(self.expected(Expected::Run)),
            _ => Err(self.expected(Expected::NumberOrRun { most })),
        }
    }

    /// Checks that no word is left.
    ///
    /// # Errors
    ///
    /// If one is.
    pub fn end(&mut self) -> Result<(), Wrong> {
        match self.next() {
            None => Ok(()),
            Some(_) => Err(self.expected(Expected::End)),
        }
    }

    /// How many words have been read.
    pub fn place(&self) -> usize {
        self.read
    }

    /// The words read after the first `place`, with a blank between two; steps keep their brackets.
    pub fn since(&self, place: usize) -> String {
        self.joined(place, self.read)
    }

    /// The same for a rule, with a number for a run of one.
    pub fn rule_since(&self, place: usize) -> String {
        let rule = self.since(place);
        let word = |word: &str| match word.split_once("..") {
            Some((low, high)) if low == high => low.to_string(),
            _ => word.to_string(),
        };
        rule.split(' ').map(word).collect::<Vec<String>>().join(" ")
    }

    /// The words between two places.
    pub fn joined(&self, from: usize, to: usize) -> String {
        let mut text = String::new();
        for at in from.min(self.words.len())..to.min(self.words.len()) {
            let (is_first, is_second) = (self.is_step(at), at > 0 && self.is_step(at - 1));
            text += match (is_first, is_second) {
                _ if at == from => "",
                (_, true) => ",",
                _ => " ",
            };
            text += if is_first { "(" } else { "" };
            text += self.words[at].1;
            text += if is_second && at > from { ")" } else { "" };
        }
        text
    }

    // Whether this word and the next one stand alone in brackets, as the two numbers of a step do, or sums of parameters.
    fn is_step(&self, at: usize) -> bool {
        let [(first, one), (second, other)] = match self.words.get(at..at + 2) {
            Some(&[one, other]) => [one, other],
            _ => return false,
        };
        let is_sum = |word: &str| {
            word.bytes().all(|b| b.is_ascii_digit() || b.is_ascii_uppercase() || b"+-".contains(&b))
        };
        is_sum(one)
            && is_sum(other)
            && self.line[..first].trim_end().ends_with('(')
            && !self.line[first..second].contains(['(', ')'])
            && self.line[second + other.len()..].trim_start().starts_with(')')
    }

    /// Whether the next two words stand in brackets.
    pub fn is_step_next(&self) -> bool {
        self.is_step(self.read)
    }

    /// The word `ahead` places behind the next one, which is at 0.
    pub fn ahead(&self, ahead: usize) -> Option<&'a str> {
        self.words.get(self.read + ahead).map(|&(_, word)| word)
    }

    /// The word read `ago` words before the last one, which is at 0.
    pub fn ago(&self, ago: usize) -> Option<&'a str> {
        self.words.get(self.read.checked_sub(1 + ago)?).map(|&(_, word)| word)
    }

    /// The word at a place.
    pub fn at(&self, place: usize) -> Option<&'a str> {
        self.words.get(place).map(|&(_, word)| word)
    }

    /// Whether the word at a place has digits alone.
    pub fn is_number(&self, place: usize) -> bool {
        self.at(place).is_some_and(|word| word.bytes().all(|byte| byte.is_ascii_digit()))
    }

    /// The end of the word at one place, and the begin of that at another.
    fn between(&self, one: usize, other: usize) -> [usize; 2] {
        let (at, word) = self.words[one];
        [at + word.len(), self.words[other].0]
    }

    /// Reads all words before a place.
    pub fn read_to(&mut self, place: usize) {
        self.read = place;
    }

    /// The line with other words in place of those between two places.
    pub fn with(&self, from: usize, to: usize, words: &str) -> String {
        let parts = [&self.joined(0, from)[..], words, &self.joined(to, self.words.len())];
        let parts = parts.iter().filter(|part| !part.is_empty());
        parts.copied().collect::<Vec<&str>>().join(" ")
    }

    /// The fault that the words from a place on, as far as they are read, can be read in several ways, or would not be
    /// read as they are meant: the lines to write instead.
    pub fn unclear(&self, from: usize, lines: &[String]) -> Wrong {
        let found = self.joined(from, self.read);
        let column = 1 + self.words.get(from).map_or(self.end, |&(at, _)| at) as u64;
        let what = match lines {
            [line] => Fault::Instead(line.clone(), found),
            _ => Fault::Unclear(lines.to_vec(), found),
        };
        Wrong { column, what }
    }

    /// Whether the next word is listed together with the last one: a comma or "and" stands between them.
    pub fn is_listed(&self) -> bool {
        let ends = self.read.checked_sub(1).filter(|_| self.left() > 0);
        let [end, next] = ends.map_or([0, 0], |last| self.between(last, self.read));
        let between = &self.line[end..next];
        between.contains(',') || between.trim() == "and"
    }

    /// Whether the next word begins with a digit.
    pub fn is_number_next(&self) -> bool {
        let digit = |first: char| first.is_ascii_digit();
        self.peek().is_some_and(|word| word.starts_with(digit))
    }

    /// The byte after the last word that was read.
    pub fn rest(&self) -> usize {
        let last = self.read.checked_sub(1).and_then(|last| self.words.get(last));
        last.map_or(0, |&(at, word)| at + word.len())
    }

    /// How many words are left.
    pub fn left(&self) -> usize {
        self.words.len().saturating_sub(self.read)
    }

    /// The fault that `what` was expected instead of the word read last.
    pub fn expected(&self, what: Expected) -> Wrong {
        let found = self.words.get(self.read.wrapping_sub(1));
        self.wrong(Fault::expected(what, found.map(|&(_, word)| word)))
    }

    /// The fault `what` of the word read last.
    pub fn wrong(&self, what: Fault) -> Wrong {
        Wrong { column: self.column(), what }
    }

    /// The column of the word read last, or after the last word of the line.
    pub fn column(&self) -> u64 {
        let last = self.words.get(self.read.wrapping_sub(1));
        1 + last.map_or(self.end, |&(at, _)| at) as u64
    }

    // The number of which the last two words are the thousands and the rest: 1,000.
    fn thousands(&self) -> Option<String> {
        let (at, word) = *self.words.get(self.read.checked_sub(1)?)?;
        let before = self.ago(1)?;
        let is_number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
        let is_rest = word.len() == 3 && word.starts_with('0') && is_number(word);
        let is_whole =
            is_rest && is_number(before) && self.line[..at].ends_with(&format!("{before},"));
        is_whole.then(|| format!("{before}{word}"))
    }

    fn parsed(&self, word: &str, low: u64, high: u64) -> Option<u64> {
        if !word.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let number = word.parse().ok()?;
        (low <= number && number <= high).then_some(number)
    }
}

#[cfg(test)]
mod tests {
    use super::{Expected, Words};

    #[test]
    fn words_are_between_blanks_commas_and_brackets_before_a_comment() {
        let mut words = Words::of("\tmoves [take, 1]: 5\r # none");
        let all: Vec<&str> = std::iter::from_fn(|| words.next()).collect();
        assert_eq!(all, ["moves", "take", "1", ":", "5"]);
        assert_eq!(Words::of("#moves").left(), 0);
        assert_eq!(Words::of("").next(), None);
    }

    #[test]
    fn what_has_been_read_since_a_word_is_as_it_should_be_written() {
        let mut words = Words::of("law misere take [1,3]  to 9");
        assert!(words.accept("law") && words.accept("misere"));
        let first = words.place();
        while words.peek() != Some("to") {
            words.next();
        }
        assert_eq!((first, &words.since(first)[..]), (2, "take 1 3"));
    }

    #[test]
    fn the_column_is_that_of_the_word_or_behind_the_last() {
        let mut words = Words::of("  é ab  # c");
        assert_eq!(words.next(), Some("é"));
        assert_eq!(words.expected(Expected::End).column, 3);
        let wrong = words.expect("x").unwrap_err();
        assert_eq!(
            (wrong.column, &wrong.what.to_string()[..]),
            (6, "expected \"x\", found \"ab\"")
        );
        let wrong = words.expect("x").unwrap_err();
        assert_eq!(
            (wrong.column, &wrong.what.to_string()[..]),
            (8, "expected \"x\", found the end")
        );
        assert_eq!(words.left(), 0);
    }

    #[test]
    fn numbers_have_their_range() {
        let number = |text: &str| Words::of(text).number(2, 9).ok();
        assert_eq!((number("2"), number("9")), (Some(2), Some(9)));
        for &text in &["1", "10", "+3", "-3", "3x", "", "99999999999999999999"] {
            assert_eq!(number(text), None, "{text}");
        }
        let run = |text: &str| Words::of(text).run().ok();
        assert_eq!(run("3..5"), Some((3, 5)));
        assert_eq!(run("3..3"), Some((3, 3)));
        assert_eq!(run("1..1"), Some((1, 1)));
        assert_eq!(run("7"), Some((7, 7)));
        assert_eq!(run("3.."), Some((3, u64::MAX)));
        for &text in &["5..3", "0", "0..3", "..3", "0..", "3..4..5", "3.5"] {
            assert_eq!(run(text), None, "{text}");
        }
    }
}
