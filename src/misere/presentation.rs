//! Presentations: generators and relations of a quotient, for people.
//!
//! Generators are the least heaps whose states are no products of those before. A word in them is normal if no word
//! less than it has the same state; a relation says what is normal for a word that is not, but whose parts all are. So
//! every word becomes normal by replacing left sides by right ones (a reduced Groebner basis, in the order in which the
//! last generator counts most).
//!
//! Checked: the relations of the golden reports hold in checked certificates, and the words without a left side are as
//! many as the states (`tests/misere_certificates`); that of 0.77 is the published one.

use super::quotient::Quotient;

/// A presentation of a quotient.
#[derive(Clone, Debug, PartialEq)]
pub struct Presentation {
    /// The least heap of each generator; a, b, c, ... in this order.
    pub generators: Vec<u64>,
    /// Words, each with the normal one that is equal. A word is an exponent for each generator.
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
    /// use grundy::misere::{Game, Limits, Presentation, Rule};
    /// use grundy::octal::moves;
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
        // Of each state that is reached: its normal word.
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

    /// The normal word of each state of the quotient that this presents, as people write it. O(order * its length).
    pub fn names(&self, quotient: &Quotient) -> Vec<String> {
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
                text += &format!("^{}", times);
            }
        }
        match text.is_empty() {
            true => "1".to_string(),
            false => text,
        }
    }

    /// The name of a generator, from 0.
    pub fn name(place: usize) -> String {
        match place {
            0..=25 => char::from(b'a' + place as u8).to_string(),
            _ => format!("x{}", place + 1),
        }
    }
}

// Gives every state that a generator leads to its normal word: `reached` are those that have one, in the order of their
// words.
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

// The word with one more of a generator.
fn times(word: &[u32], place: usize) -> Vec<u32> {
    let mut word = word.to_vec();
    word.resize(word.len().max(place + 1), 0);
    word[place] += 1;
    word
}
