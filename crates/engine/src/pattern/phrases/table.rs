//! The table of phrases, `phrases.txt`, in a form that can be matched. Its first lines say how it is written.
//!
//! Checked: the whole table is read (below), and every line of it by the tests of `reader`.

use super::tokens::{tokens, Token};
use std::collections::HashMap;
use std::sync::OnceLock;

/// The sections, by number.
pub struct Table {
    /// The phrases of each section.
    pub sections: Vec<Vec<Phrase>>,
    names: HashMap<&'static str, usize>,
    /// All words of all patterns, numbered from the kinds of words on.
    pub words: HashMap<String, usize>,
}

/// What some patterns mean.
pub struct Phrase {
    /// In the words of the grammar, with places; of a refusal, its reason.
    pub meaning: &'static str,
    /// What people say.
    pub patterns: Vec<Pattern>,
}

/// What people say.
pub struct Pattern {
    /// The parts, one after the other.
    pub parts: Vec<Part>,
    /// The words, and kinds of words, with which it may begin.
    pub first: First,
}

/// Words by their numbers, and whether nothing is one of them, too.
#[derive(Clone, Default, PartialEq)]
pub struct First {
    words: Vec<u64>,
    or_nothing: bool,
}

impl First {
    fn add(&mut self, word: usize) {
        let length = self.words.len().max(word / 64 + 1);
        self.words.resize(length, 0);
        self.words[word / 64] |= 1 << (word % 64);
    }

    // Adds what may stand first if `next` follows; then the whole may be nothing if `next` may.
    fn follow(&mut self, next: &First) {
        let length = self.words.len().max(next.words.len());
        self.words.resize(length, 0);
        self.words.iter_mut().zip(&next.words).for_each(|(of, next)| *of |= next);
        self.or_nothing = next.or_nothing;
    }

    /// Whether a phrase may begin with one of these words.
    pub fn may_be(&self, words: &[usize]) -> bool {
        let has = |word: &usize| {
            self.words.get(word / 64).is_some_and(|bits| bits >> (word % 64) & 1 == 1)
        };
        self.or_nothing || words.iter().any(has)
    }
}

/// Kinds of words, which count as words: numbers, codes, numbers with commas, and unknown words with a capital letter.
pub const NUMBER: usize = 0;
pub const CODE: usize = 1;
pub const THOUSANDS: usize = 2;
pub const PERSON: usize = 3;
const KINDS: usize = 4;

/// A part of a pattern.
pub enum Part {
    /// A word.
    Word(Token),
    /// What a section describes, and the name of its place.
    Place(usize, &'static str),
    /// A number.
    Digits(&'static str),
    /// An octal code.
    Code(&'static str),
    /// One of these, or nothing if the second says so.
    Either(Vec<Vec<Part>>, bool),
    /// A number follows at once.
    Ahead,
    /// No filler stands before or in the next part.
    Tight,
    /// A rule in the words of the grammar.
    Strict(&'static str),
    /// A number with commas.
    Thousands(&'static str),
    /// A word with a capital letter that is not in the table.
    Person,
    /// The beginning of the text.
    Start,
    /// All that follows.
    Rest(&'static str),
    /// The end of the text.
    End,
    /// A place with a sign or nothing before or behind it.
    Edge,
}

impl Table {
    /// The table of `phrases.txt`.
    pub fn get() -> &'static Table {
        static TABLE: OnceLock<Table> = OnceLock::new();
        TABLE.get_or_init(|| Table::of(include_str!("phrases.txt")))
    }

    /// The number of a section.
    ///
    /// # Panics
    ///
    /// If there is none of this name.
    pub fn section(&self, name: &str) -> usize {
        *self.names.get(name).unwrap_or_else(|| panic!("phrases.txt has no section {name}"))
    }

    fn of(file: &'static str) -> Table {
        let lines =
            || file.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
        let title =
            |line: &'static str| line.strip_prefix('[').and_then(|line| line.strip_suffix(']'));
        let mut table =
            Table { sections: Vec::new(), names: HashMap::new(), words: HashMap::new() };
        for name in lines().filter_map(title) {
            let twice = table.names.insert(name, table.sections.len());
            assert_eq!(twice, None, "phrases.txt has the section {name} twice");
            table.sections.push(Vec::new());
        }
        let mut at = 0;
        for line in lines() {
            if let Some(name) = title(line) {
                at = table.section(name);
            } else if line.starts_with(' ') {
                let patterns = Reading { table: &table, text: line.trim() }.all();
                for parts in &patterns {
                    table.add_words(parts);
                }
                let patterns =
                    patterns.into_iter().map(|parts| Pattern { parts, first: First::default() });
                table.sections[at]
                    .last_mut()
                    .expect("a meaning before its patterns")
                    .patterns
                    .extend(patterns);
            } else {
                let meaning = if line == "-" { "" } else { line };
                table.sections[at].push(Phrase { meaning, patterns: Vec::new() });
            }
        }
        table.find_first();
        table
    }

    fn add_words(&mut self, parts: &[Part]) {
        for part in parts {
            match part {
                Part::Word(token) => {
                    let next = KINDS + self.words.len();
                    self.words.entry(token.text.clone()).or_insert(next);
                }
                Part::Either(all, _) => all.iter().for_each(|parts| self.add_words(parts)),
                _ => {}
            }
        }
    }

    // Finds with which words each pattern may begin, until no section has more.
    fn find_first(&mut self) {
        let mut sections = vec![First::default(); self.sections.len()];
        loop {
            let mut next = sections.clone();
            for (section, phrases) in self.sections.iter().enumerate() {
                for pattern in phrases.iter().flat_map(|phrase| &phrase.patterns) {
                    let first = self.first(&pattern.parts, &sections);
                    let or_nothing = next[section].or_nothing || first.or_nothing;
                    next[section].follow(&first);
                    next[section].or_nothing = or_nothing;
                }
            }
            if next == sections {
                break;
            }
            sections = next;
        }
        let mut all = std::mem::take(&mut self.sections);
        for pattern in all.iter_mut().flatten().flat_map(|phrase| &mut phrase.patterns) {
            pattern.first = self.first(&pattern.parts, &sections);
        }
        self.sections = all;
    }

    fn first(&self, parts: &[Part], sections: &[First]) -> First {
        let mut first = First { words: Vec::new(), or_nothing: true };
        for part in parts {
            if !first.or_nothing {
                break;
            }
            let mut of = First::default();
            match part {
                Part::Word(token) if token.number.is_some() => of.add(NUMBER),
                Part::Word(token) => of.add(self.words[&token.text]),
                Part::Digits(_) => [NUMBER, THOUSANDS].into_iter().for_each(|kind| of.add(kind)),
                Part::Code(_) => of.add(CODE),
                Part::Thousands(_) => of.add(THOUSANDS),
                Part::Person => of.add(PERSON),
                Part::Place(section, _) => of = sections[*section].clone(),
                Part::Either(all, or_nothing) => {
                    of.or_nothing = *or_nothing;
                    for parts in all {
                        let one = self.first(parts, sections);
                        let or_nothing = of.or_nothing || one.or_nothing;
                        of.follow(&one);
                        of.or_nothing = or_nothing;
                    }
                }
                // Letters may stand for numbers, and the grammar has words of its own.
                Part::Strict(_)
                | Part::Rest(_)
                | Part::Tight
                | Part::Ahead
                | Part::Start
                | Part::End
                | Part::Edge => of.or_nothing = true,
            }
            first.follow(&of);
        }
        first
    }

    /// The proper names of games, in words or Chinese characters.
    pub fn names(&self) -> Vec<Vec<&str>> {
        fn word(part: &Part) -> Option<&str> {
            match part {
                Part::Word(token) => Some(&token.text[..]),
                _ => None,
            }
        }
        let patterns =
            self.sections[self.section("spelling")].iter().flat_map(|phrase| &phrase.patterns);
        patterns.map(|pattern| pattern.parts.iter().filter_map(word).collect()).collect()
    }
}

// Reads patterns: `a (b|c) [d] {place} '[' _ .`
struct Reading<'a> {
    table: &'a Table,
    text: &'static str,
}

impl Reading<'_> {
    // The alternatives up to a closing bracket or the end.
    fn all(&mut self) -> Vec<Vec<Part>> {
        let (mut all, mut parts) = (Vec::new(), Vec::new());
        loop {
            let end = self
                .text
                .find(['(', ')', '[', ']', '{', '|', '\'', '_'])
                .unwrap_or(self.text.len());
            let (words, rest) = self.text.split_at(end);
            parts.extend(tokens(words).into_iter().map(Part::Word));
            let Some(sign) = rest.chars().next() else { break };
            self.text = &rest[1..];
            match sign {
                '|' => all.push(std::mem::take(&mut parts)),
                '(' => parts.push(Part::Either(self.all(), false)),
                '[' => parts.push(Part::Either(self.all(), true)),
                '_' => parts.push(Part::Tight),
                '\'' => {
                    let (signs, rest) =
                        self.text.split_once('\'').expect("a second quotation mark");
                    parts.extend(tokens(signs).into_iter().map(Part::Word));
                    self.text = rest;
                }
                '{' => {
                    let (name, rest) = self.text.split_once('}').expect("a closing bracket");
                    parts.push(self.place(name));
                    self.text = rest;
                }
                _ => break,
            }
        }
        all.push(parts);
        all
    }

    fn place(&self, name: &'static str) -> Part {
        let (name, section) = name.split_once(':').unwrap_or((name, name));
        match name {
            "ahead" => Part::Ahead,
            "start" => Part::Start,
            "end" => Part::End,
            "edge" => Part::Edge,
            "rest" => Part::Rest(name),
            "person" => Part::Person,
            "thousands" => Part::Thousands(name),
            "code" => Part::Code(name),
            "strict" => Part::Strict(name),
            _ if section.len() == 1 => Part::Place(self.table.section("number"), name),
            _ if name.starts_with("digits") => Part::Digits(name),
            _ => Part::Place(
                self.table.section(section.trim_end_matches(|c: char| c.is_ascii_digit())),
                name,
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Part, Table};

    // Whether each way to read a pattern has a place of this name.
    fn has(parts: &[Part], name: &str) -> bool {
        parts.iter().any(|part| match part {
            Part::Place(_, of)
            | Part::Digits(of)
            | Part::Code(of)
            | Part::Thousands(of)
            | Part::Strict(of)
            | Part::Rest(of) => of == &name,
            Part::Either(all, false) => all.iter().all(|parts| has(parts, name)),
            _ => false,
        })
    }

    fn places(parts: &[Part], used: &mut Vec<usize>) {
        for part in parts {
            match part {
                Part::Place(section, _) => used.push(*section),
                Part::Either(all, _) => all.iter().for_each(|parts| places(parts, used)),
                _ => {}
            }
        }
    }

    #[test]
    fn each_pattern_has_the_places_of_its_meaning_and_each_section_is_used() {
        let table = Table::get();
        let (mut used, mut wrong) = (Vec::new(), Vec::new());
        for phrase in table.sections.iter().flatten() {
            for pattern in &phrase.patterns {
                let names = phrase
                    .meaning
                    .split('{')
                    .skip(1)
                    .filter_map(|part| part.split(['}', '+', '-', '*']).next());
                wrong.extend(
                    names
                        .filter(|name| !has(&pattern.parts, name))
                        .map(|name| format!("{}: a pattern without {name}", phrase.meaning)),
                );
                places(&pattern.parts, &mut used);
                wrong.extend(
                    pattern
                        .parts
                        .is_empty()
                        .then(|| format!("{}: an empty pattern", phrase.meaning)),
                );
            }
        }
        let unused: Vec<_> = table
            .names
            .iter()
            .filter(|(_, section)| !used.contains(section))
            .map(|(name, _)| *name)
            .collect();
        let asked =
            ["request", "position", "filler", "refusal", "spelling", "own", "veto", "manyheaps"];
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        assert!(unused.iter().all(|name| asked.contains(name)), "{unused:?}");
    }

    #[test]
    fn each_refusal_has_its_reason_in_both_languages() {
        let table = Table::get();
        let sections =
            ["refusal", "veto", "manyheaps"].map(|name| &table.sections[table.section(name)]);
        for refusal in sections.into_iter().flatten() {
            let reasons: Vec<&str> = refusal.meaning.split(" -- ").collect();
            assert!(
                reasons.len() > 1 && reasons[0].is_ascii() && !reasons[1].is_ascii(),
                "{}",
                refusal.meaning
            );
        }
    }
}
