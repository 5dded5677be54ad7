//! A monoid that claims to answer every sum of the heaps up to some size, and the check of that claim.
//!
//! Checked: all sums with a total up to 26, for 30 codes, against a full search of the game; published orders
//! (`tests.rs`); the certificates against a checker that shares no code with it (`tests/misere_certificates`).

use super::algebra::{Algebra, NoAlgebra};
use super::automaton::{firsts, Automaton};
use super::bits::Bits;
use super::limits::Limits;
use super::minimise::classes;
use super::products::Products;
use crate::octal::Rule;
use std::collections::HashSet;

/// A monoid with lost states and a state for each heap up to some size. The quotient of a [`Game`](super::Game) is
/// proved to be the misere quotient of these heaps.
///
/// ```
/// use grundy_engine::misere::{Game, Limits, Rule};
/// use grundy_engine::octal::moves;
///
/// // Nim, with heaps of 1 to 3.
/// let mut nim = Game::new(Rule::new(&moves("0.333").unwrap()));
/// nim.grow(3, &mut Limits::of_steps(100_000));
/// let quotient = nim.quotient();
/// let add = |x, &heap: &usize| quotient.product(x, quotient.images()[heap].into());
/// let is_lost = |heaps: &[usize]| quotient.is_lost(heaps.iter().fold(0, add));
/// assert!(is_lost(&[1, 2, 3]) && !is_lost(&[1, 1]));
/// assert_eq!(quotient.tame(), Some(2));
/// ```
#[derive(Clone, Debug)]
pub struct Quotient {
    pub(super) products: Products,
    // The state of each heap from 0.
    pub(super) images: Vec<u16>,
    // For each state, an earlier state and a heap: its least word is the least word of the earlier state and this heap,
    // its largest.
    pub(super) least: Vec<(u16, u64)>,
}

impl Quotient {
    // The quotient of no heaps: one state, which is won.
    pub(super) fn of_nothing() -> Quotient {
        Quotient {
            products: Products::new(vec![vec![0]], Bits::none(1)),
            images: vec![0],
            least: vec![(0, 0)],
        }
    }

    // An automaton, with those states merged that have the same outcome after every word; `None` if the limits do not
    // suffice. Nothing is proved about the result.
    pub(super) fn minimal(automaton: &Automaton, limits: &mut Limits) -> Option<Quotient> {
        let classes = classes(automaton, limits)?;
        let order = classes.iter().max().map_or(0, |&last| last as usize + 1);
        // For too many states, no table of products is made.
        if order > limits.states {
            return None;
        }
        limits.take((order * order) as u64)?;
        let mut first = vec![0; order];
        for (state, &class) in classes.iter().enumerate().rev() {
            first[class as usize] = state;
        }
        let mut heaps = vec![0; automaton.actions.len()];
        for (kind, heap) in firsts(&automaton.kinds) {
            heaps[kind as usize] = heap;
        }
        let restricted = |action: &Vec<u32>| -> Vec<u16> {
            let next = first.iter().map(|&state| action[state] as usize);
            next.map(|state| classes[state] as u16).collect()
        };
        let actions: Vec<Vec<u16>> = automaton.actions.iter().map(restricted).collect();
        let mut lost = Bits::none(order);
        let mut rows: Vec<Vec<u16>> = vec![(0..order as u16).collect()];
        let mut least = vec![(0, 0)];
        for (class, &state) in first.iter().enumerate() {
            if automaton.lost[state] {
                lost.insert(class);
            }
            if class > 0 {
                // A least word without its largest heap is a least word: its class and its row are known.
                let (before, kind) = automaton.least[state];
                let before = classes[before as usize] as u16;
                least.push((before, heaps[kind as usize]));
                let action = &actions[kind as usize];
                let row = rows[before as usize].iter().map(|&x| action[x as usize]);
                let row = row.collect();
                rows.push(row);
            }
        }
        let image = |&kind: &u16| actions[kind as usize][0];
        Some(Quotient {
            products: Products::new(rows, lost),
            images: automaton.kinds.iter().map(image).collect(),
            least,
        })
    }

    /// The number of states.
    pub fn order(&self) -> usize {
        self.products.order()
    }

    /// The number of lost states.
    pub fn lost(&self) -> usize {
        self.products.lost().count()
    }

    /// Whether the state `x < order` is lost.
    pub fn is_lost(&self, x: usize) -> bool {
        self.products.is_lost(x)
    }

    /// The state of a sum whose parts have the states `x` and `y`, both below the order. The empty sum has state 0.
    pub fn product(&self, x: usize, y: usize) -> usize {
        self.products.of(x, y)
    }

    /// The states of the heaps from 0 on.
    pub fn images(&self) -> &[u16] {
        &self.images
    }

    /// The least sum of each state `x < order`, in the order in which the largest heap counts most; its heaps descend.
    fn least_sum(&self, x: usize) -> Vec<u64> {
        let mut word = Vec::new();
        let mut at = x;
        while at > 0 {
            word.push(self.least[at].1);
            at = self.least[at].0 as usize;
        }
        word
    }

    // The state of a sum of heaps that the quotient has.
    pub(super) fn state(&self, word: &[u64]) -> usize {
        let images = word.iter().map(|&heap| self.images[heap as usize] as usize);
        images.fold(0, |x, image| self.products.of(x, image))
    }

    // The states of the options of a heap, which is at most 1 larger than the quotient's largest heap.
    pub(super) fn options(&self, rule: &Rule, heap: u64) -> Bits {
        let mut set = Bits::none(self.order());
        rule.options(heap, |_, left, right| {
            let (a, b) = (self.images[left as usize], self.images[right as usize]);
            set.insert(self.products.of(a as usize, b as usize));
        });
        set
    }

    // Heaps with options, each with its state and its options' states; of heaps that agree in both, only the least.
    fn generators(&self, rule: &Rule, limits: &mut Limits) -> Option<Vec<(u64, usize, Bits)>> {
        let mut seen = HashSet::new();
        let mut generators = Vec::new();
        for (heap, &image) in self.images.iter().enumerate() {
            limits.take(rule.cost(heap as u64))?;
            let options = self.options(rule, heap as u64);
            if !options.is_empty() && seen.insert((image, options.clone())) {
                generators.push((heap as u64, image as usize, options));
            }
        }
        Some(generators)
    }

    // Verifies (a), (b) and (c). All states must be reached, and heaps without options must do nothing; the way in which
    // the quotient was made ensures both. If `is_ordered`, the word of a fault is the least one.
    pub(super) fn verify(
        &self,
        rule: &Rule,
        is_ordered: bool,
        limits: &mut Limits,
    ) -> Result<Algebra, NoAlgebra> {
        let generators = self.generators(rule, limits).ok_or(NoAlgebra::TooMany)?;
        let order = self.order();
        let asked = |options: &Bits| order + options.count() * (1 + order / 64);
        let cost: usize = generators.iter().map(|(_, _, options)| asked(options)).sum();
        limits.take((order * order + cost) as u64).ok_or(NoAlgebra::TooMany)?;
        let mut algebra = Algebra::new(self.order(), is_ordered);
        let mut fault =
            if self.is_lost(0) { Some(Vec::new()) } else { self.lost_option_of_lost(&generators) };
        for &(heap, image, ref options) in &generators {
            // All words from here on are greater.
            if fault.as_ref().is_some_and(|word| word.first() < Some(&heap)) {
                break;
            }
            match algebra.add(&self.products, heap, image, options, limits) {
                Err(NoAlgebra::Word(word)) => {
                    if fault.as_ref().is_none_or(|other| word < *other) {
                        fault = Some(word);
                    }
                    break;
                }
                other => other?,
            }
        }
        match fault {
            None => Ok(algebra),
            Some(word) => Err(NoAlgebra::Word(word)),
        }
    }

    // The least word with a lost state and an option with a lost state, if there is one.
    fn lost_option_of_lost(&self, generators: &[(u64, usize, Bits)]) -> Option<Vec<u64>> {
        let beside = self.products.lost_beside();
        let mut least: Option<Vec<u64>> = None;
        for &(heap, image, ref options) in generators {
            let mut with_option = Bits::none(self.order());
            options.each(|option| with_option.add(&beside[option]));
            // States come in the order of their least words.
            let rest =
                (0..self.order()).find(|&x| beside[image].contains(x) && with_option.contains(x));
            if let Some(rest) = rest {
                let mut word = self.least_sum(rest);
                word.push(heap);
                word.sort_unstable_by(|a, b| b.cmp(a));
                if least.as_ref().is_none_or(|other| word < *other) {
                    least = Some(word);
                }
            }
        }
        least
    }
}
