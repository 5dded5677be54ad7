//! What a text means if a name is misspelt, a letter is a number, or a word is the nearest known one.
//!
//! Checked: below, and `tests`.

use super::heard::{Heard, Hearer, Meaning};
use super::reader::Reader;
use super::table::Table;
use super::tokens::is_word;
use crate::spelling::distance;
use std::rc::Rc;

impl Hearer<'_> {
    /// The meaning if the name of a game is misspelt.
    pub fn name<T: Meaning>(&self) -> Option<Heard<T>> {
        let words = self.words;
        let table = Table::get();
        for name in table.names() {
            for at in 0..(words.len() + 1).saturating_sub(name.len()) {
                let typed = &words[at..at + name.len()];
                let wrong: Vec<usize> =
                    (0..name.len()).filter(|&at| typed[at].text != name[at]).collect();
                let is_near = match name[..] {
                    [word] => {
                        let typed = &typed[0].text;
                        !table.words.contains_key(typed)
                            && is_word(typed)
                            && distance(typed, word) * 5 <= word.len()
                    }
                    // One wrong character.
                    _ => name.len() > 2,
                };
                if wrong.len() != 1 || !is_near {
                    continue;
                }
                let mut words = words.to_vec();
                words[at + wrong[0]].text = name[wrong[0]].to_string();
                let is_name = Reader::of(self.text, &words, false).covers("name", at + wrong[0]);
                if let Some(heard) = self.only(&words).filter(|_| is_name) {
                    return Some(heard);
                }
            }
        }
        None
    }

    /// The meaning if capital letters are parameters, and the text says which numbers they are.
    pub fn family<T: Meaning>(&self) -> Option<Heard<T>> {
        let lines = self.with_letters();
        let lines: Vec<Rc<str>> = lines.into_iter().filter(|line| line.contains(" for ")).collect();
        let (mut all, _) = self.meanings(&lines);
        (all.len() == 1).then(|| all.remove(0))
    }

    /// The meaning if a letter is a number: where the letter stands, and the line of a family.
    pub fn letter<T: Meaning>(&self) -> Option<(usize, String, String)> {
        let is_letter = |word: &&str| word.len() == 1 && word.as_bytes()[0].is_ascii_uppercase();
        self.with_letters().iter().find_map(|line| {
            let mut letters: Vec<&str> =
                line.split([' ', '.', '-', '+']).filter(is_letter).collect();
            letters.sort_unstable();
            letters.dedup();
            let first = *letters.first()?;
            // The least numbers that the rule may have.
            let family = |least: u64| {
                let least_of = |letter: &str| {
                    if letter == first {
                        least.to_string()
                    } else {
                        first.to_string()
                    }
                };
                let range =
                    |letter: &&str| format!("{letter} in {}..{}", least_of(letter), least + 5);
                let ranges: Vec<String> = letters.iter().map(range).collect();
                format!("{}{line} for {}", self.before, ranges.join(", "))
            };
            let line = (1..=10).map(family).find(|line| T::parse(line).is_ok())?;
            let token = self.words.iter().find(|token| token.text.eq_ignore_ascii_case(first))?;
            Some((token.at, first.to_string(), line))
        })
    }

    fn with_letters(&self) -> Vec<Rc<str>> {
        Reader::of(self.text, self.words, true).whole(self.section)
    }

    /// The line if unknown words are the nearest words of the table.
    pub fn nearest<T: Meaning>(&self) -> Option<String> {
        let table = Table::get();
        let mut words = self.words.to_vec();
        for token in &mut words {
            if token.number.is_some()
                || table.words.contains_key(&token.text)
                || !is_word(&token.text)
            {
                continue;
            }
            let all = table.words.keys().filter(|word| is_word(word) && word.len() > 1);
            let near = all
                .map(|word| (distance(&token.text, word), word))
                .filter(|(far, word)| *far <= (word.len() + 1) / 3);
            token.text = near.min()?.1.clone();
        }
        Some(self.only::<T>(&words)?.line.text)
    }
}
