//! Presentations: generators and relations of a quotient, for people.
//!
//! The generators are the heaps whose states are not products of the states of smaller heaps. A word in them is normal
//! if no lesser word has the same state. A relation is a word that is not normal although all its parts are, and the
//! normal word that equals it. So replacing left sides by right sides makes every word normal (a reduced Groebner
//! basis, in the order in which the last generator counts most).
//!
//! Checked: the relations hold, no left side is in another, and there is exactly one word without a left side for each
//! state (below, and for the golden reports by checked certificates, `tests/misere_certificates`); the presentation of
//! 0.77 is the published one.

use super::quotient::Quotient;

/// A presentation of a quotient.
#[derive(Clone, Debug, PartialEq)]
pub struct Presentation {
    /// The least heap of each generator; a, b, c, ... in this order.
    pub generators: Vec<u64>,
    /// Words, each with the normal word that equals it. A word is a list: the exponent of each generator.
    pub relations: Vec<(Vec<u32>, Vec<u32>)>,
    /// The normal words that are lost.
    pub lost: Vec<Vec<u32>>,
}

impl Presentation {
    /// The presentation of a quotient.
    ///
    /// # Complexity
    ///
    /// O(order * generators^2), and O(order * heaps) at worst to find the generators.
    ///
    /// ```
    /// use grundy_engine::misere::{Game, Limits, Presentation, Rule};
    /// use grundy_engine::octal::moves;
    ///
    /// let mut game = Game::new(Rule::new(&moves("0.75").unwrap()));
    /// game.grow(u64::MAX, &mut Limits::of_steps(100_000));
    /// let found = Presentation::of(game.quotient());
    /// assert_eq!(found.generators, [1, 2, 5]);
    /// assert_eq!(Presentation::words(&found.lost[0]), "a");
    /// ```
    pub fn of(quotient: &Quotient) -> Presentation {
        let order = quotient.order();
        let mut generators: Vec<(u64, usize)> = Vec::new();
        // The normal word of each state reached.
        let mut normal: Vec<Option<Vec<u32>>> = vec![None; order];
        normal[0] = Some(Vec::new());
        let mut reached = vec![0];
        for (heap, &image) in quotient.images().iter().enumerate() {
            if normal[image as usize].is_some() {
                continue;
            }
            let place = generators.len();
            generators.push((heap as u64, image as usize));
            let next = |x| quotient.product(x, image as usize);
            extend(&mut normal, &mut reached, place, next);
        }
        let count = generators.len();
        let padded = |word: Option<Vec<u32>>| {
            let mut word = word.unwrap_or_default();
            word.resize(count, 0);
            word
        };
        let normal: Vec<Vec<u32>> = normal.into_iter().map(padded).collect();
        let state = |word: &[u32]| {
            let powers = word.iter().zip(&generators);
            powers.fold(0, |x, (&times, &(_, image))| {
                (0..times).fold(x, |x, _| quotient.product(x, image))
            })
        };
        let is_normal = |word: &[u32]| normal[state(word)] == word;
        let mut relations = Vec::new();
        for &from in &reached {
            // No relation begins at the empty word, because each generator alone is normal.
            let last = normal[from].iter().rposition(|&times| times > 0);
            for place in last.unwrap_or(0)..count {
                let word = times(&normal[from], place);
                let mut parts = (0..count).filter(|&at| word[at] > 0).map(|at| {
                    let mut part = word.clone();
                    part[at] -= 1;
                    part
                });
                if !is_normal(&word) && parts.all(|part| is_normal(&part)) {
                    relations.push((word.clone(), normal[state(&word)].clone()));
                }
            }
        }
        let lost = reached.iter().filter(|&&x| quotient.is_lost(x));
        Presentation {
            generators: generators.into_iter().map(|(heap, _)| heap).collect(),
            relations,
            lost: lost.map(|&x| normal[x].clone()).collect(),
        }
    }

    /// The normal word of each state of the presented quotient, as people write it. O(order * length of the words).
    pub(crate) fn names(&self, quotient: &Quotient) -> Vec<String> {
        let mut words: Vec<Option<Vec<u32>>> = vec![None; quotient.order()];
        words[0] = Some(Vec::new());
        let mut reached = vec![0];
        for (place, &heap) in self.generators.iter().enumerate() {
            let image = quotient.images()[heap as usize] as usize;
            let next = |x| quotient.product(x, image);
            extend(&mut words, &mut reached, place, next);
        }
        let name = |word: Option<Vec<u32>>| Presentation::words(&word.unwrap_or_default());
        words.into_iter().map(name).collect()
    }

    /// A word as people write it: 1, a, ab^2, ...; from the 27th generator on x27, x28, ...
    pub fn words(word: &[u32]) -> String {
        let mut text = String::new();
        for (place, &times) in word.iter().enumerate().filter(|power| *power.1 > 0) {
            text += &Presentation::name(place);
            if times > 1 {
                text += &format!("^{times}");
            }
        }
        if text.is_empty() {
            "1".to_string()
        } else {
            text
        }
    }

    /// The name of a generator, counted from 0.
    pub fn name(place: usize) -> String {
        match place {
            0..=25 => char::from(b'a' + place as u8).to_string(),
            _ => format!("x{}", place + 1),
        }
    }
}

// Gives a normal word to every state that a generator leads to. `reached` are the states that have one, in the order of
// their words.
fn extend<F: Fn(usize) -> usize>(
    normal: &mut [Option<Vec<u32>>],
    reached: &mut Vec<usize>,
    generator: usize,
    next: F,
) {
    let mut at = 0;
    while at < reached.len() {
        let (from, to) = (reached[at], next(reached[at]));
        if normal[to].is_none() {
            let word = normal[from].clone().unwrap_or_default();
            normal[to] = Some(times(&word, generator));
            reached.push(to);
        }
        at += 1;
    }
}

// The word with a generator once more.
fn times(word: &[u32], place: usize) -> Vec<u32> {
    let mut word = word.to_vec();
    word.resize(word.len().max(place + 1), 0);
    word[place] += 1;
    word
}

#[cfg(test)]
mod tests {
    use super::super::{Game, Limits, Rule};
    use super::{times, Presentation};
    use crate::octal::moves;
    use std::collections::HashSet;

    #[test]
    fn relations_hold_and_leave_a_word_for_each_state() {
        for code in &["0.77", "0.75", "0.123", "0.152", "4.12", "0.1", "0."] {
            let mut game = Game::new(Rule::new(&moves(code).unwrap()));
            assert!(game.grow(u64::MAX, &mut Limits::of_steps(1 << 30)));
            let quotient = game.quotient();
            let found = Presentation::of(quotient);
            let count = found.generators.len();
            let state = |word: &[u32]| {
                let mut heaps = Vec::new();
                for (&heap, &times) in found.generators.iter().zip(word) {
                    heaps.extend(vec![heap; times as usize]);
                }
                quotient.state(&heaps)
            };
            // The words that contain no left side, by the generators from the first on.
            let mut words = vec![vec![0; count]];
            for generator in 0..count {
                let mut at = 0;
                while at < words.len() {
                    let word = times(&words[at], generator);
                    let has = |side: &Vec<u32>| side.iter().zip(&word).all(|(a, b)| a <= b);
                    if !found.relations.iter().any(|(left, _)| has(left)) {
                        words.push(word);
                    }
                    at += 1;
                    assert!(words.len() <= quotient.order(), "{}", code);
                }
            }
            let states: HashSet<usize> = words.iter().map(|word| state(word)).collect();
            assert_eq!(words.len(), quotient.order(), "{code}");
            assert_eq!(states.len(), quotient.order(), "{code}");
            for (left, right) in &found.relations {
                assert_eq!(state(left), state(right), "{code} {left:?}");
                assert!(words.contains(right) && !words.contains(left));
                // No left side is in another, or occurs twice.
                let has = |side: &Vec<u32>| side.iter().zip(left).all(|(a, b)| a <= b);
                let within = found.relations.iter().filter(|other| has(&other.0));
                assert_eq!(within.count(), 1, "{code} {left:?}");
            }
            let lost = words.iter().filter(|word| quotient.is_lost(state(word)));
            assert_eq!(found.lost, lost.cloned().collect::<Vec<_>>(), "{code}");
            let names = found.names(quotient);
            for word in &words {
                assert_eq!(names[state(word)], Presentation::words(word), "{code}");
            }
        }
    }

    #[test]
    fn words_are_written_as_people_do() {
        assert_eq!(Presentation::words(&[]), "1");
        assert_eq!(Presentation::words(&[0, 0]), "1");
        assert_eq!(Presentation::words(&[1, 0, 2]), "ac^2");
        assert_eq!(
            (0..26).map(Presentation::name).collect::<String>(),
            "abcdefghijklmnopqrstuvwxyz"
        );
        assert_eq!(Presentation::name(26), "x27");
    }
}
