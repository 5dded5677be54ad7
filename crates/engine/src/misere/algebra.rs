//! The transition algebra: the state of a word, together with the states of its options.
//!
//! Every word w has a pair (x, E): its state and the set of its options' states. The pair of v + w is (x, E)(y, F) =
//! (xy, xF u yE). So all pairs are products of the pairs (g, T) of single heaps and of (1, {}), which is the pair of a
//! word without options. If E is not empty and E is a subset of E', then (x, E) makes (x, E') needless. The reason:
//! only one thing is required of (x, E): if x is not in P, the set of lost states, then E meets P. If E meets P, so
//! does E'. The same holds for their multiples (xy, xF u yE). Only the pairs that no other pair makes needless are
//! kept; (1, {}) is kept, too, and makes no pair needless.
//!
//! Checked: by the quotients that it proves, against a full search (`quotient.rs`); against all pairs of short words
//! (below).

use super::bits::Bits;
use super::limits::{Limits, MOST_WORDS};
use super::products::Products;

/// A word's state and the states of its options.
#[derive(Clone, Debug)]
struct Pair {
    state: u16,
    options: Bits,
    // The word: that of an earlier pair, and one more heap, which is its largest.
    before: u32,
    heap: u64,
    // Whether no other pair of the same state has a subset of these options.
    is_least: bool,
}

/// The least pairs of a game.
#[derive(Clone, Debug)]
pub struct Algebra {
    pairs: Vec<Pair>,
    // Which pairs each state has.
    of: Vec<Vec<u32>>,
    // Whether pairs that are no longer least are multiplied too, so that the first fault has the least word.
    is_ordered: bool,
}

/// Why there is no algebra.
#[derive(Clone, Debug, PartialEq)]
pub enum NoAlgebra {
    /// The automaton is wrong about this word, whose heaps descend.
    Word(Vec<u64>),
    /// There would be more pairs than allowed, or it would take too many steps.
    TooMany,
}

impl Algebra {
    /// The algebra of no heaps, for an automaton of `order` states. If `is_ordered` and heaps are added in ascending
    /// order, the word of a fault will be the least possible; otherwise fewer pairs are formed.
    pub fn new(order: usize, is_ordered: bool) -> Algebra {
        let mut of = vec![Vec::new(); order];
        of[0].push(0);
        let end = Pair { state: 0, options: Bits::none(order), before: 0, heap: 0, is_least: true };
        Algebra { pairs: vec![end], of, is_ordered }
    }

    /// The memory of the pairs, in words of 8 bytes; copying them takes about as many steps.
    pub fn words(&self) -> usize {
        self.pairs.len() * (8 + self.of.len() / 64)
    }

    /// Whether some least pair with options has this state, and its options are among `options`. For state 0 and no
    /// `options`, (1, {}) counts as such a pair.
    pub fn has_less(&self, state: usize, options: &Bits) -> bool {
        let is_less = |&at: &u32| {
            let pair = &self.pairs[at as usize];
            (at > 0 || options.is_empty()) && pair.options.is_subset(options)
        };
        self.of[state].iter().any(is_less)
    }

    /// Adds a heap with this state and at least one option; its options have these states.
    ///
    /// # Errors
    ///
    /// The word of a new pair whose state is not lost and whose options are all won; or the limits do not suffice.
    ///
    /// # Complexity
    ///
    /// O((old and new pairs) * (the pairs of a state, with which each is compared)).
    pub fn add(
        &mut self,
        products: &Products,
        heap: u64,
        state: usize,
        options: &Bits,
        limits: &mut Limits,
    ) -> Result<(), NoAlgebra> {
        if self.has_less(state, options) {
            return Ok(());
        }
        let order = products.order();
        let cost = (order * options.count()) as u64;
        limits.take(cost).ok_or(NoAlgebra::TooMany)?;
        let row = products.row(state);
        // For each state, the states of the heap's options beside it.
        let mut beside: Vec<Option<Bits>> = vec![None; order];
        let mut next = 0;
        while next < self.pairs.len() {
            let before = next;
            next += 1;
            let pair = &self.pairs[before];
            if !pair.is_least && !self.is_ordered {
                continue;
            }
            let from = pair.state as usize;
            let beside = beside[from].get_or_insert_with(|| {
                let mut set = Bits::none(order);
                options.each(|o| set.insert(products.row(o)[from] as usize));
                set
            });
            let mut set = beside.clone();
            pair.options.each(|o| set.insert(row[o] as usize));
            let state = row[from];
            let cost = 8 + (1 + self.of[state as usize].len()) * (1 + order / 64);
            let cost = (cost + set.count()) as u64;
            limits.take(cost).ok_or(NoAlgebra::TooMany)?;
            if self.words() > MOST_WORDS {
                return Err(NoAlgebra::TooMany);
            }
            if !self.has_less(state as usize, &set) {
                self.push(state, set, before as u32, heap);
                let pair = &self.pairs[self.pairs.len() - 1];
                let is_won =
                    products.is_lost(state as usize) || pair.options.meets(products.lost());
                if !is_won {
                    return Err(NoAlgebra::Word(self.word(self.pairs.len() - 1)));
                }
            }
        }
        Ok(())
    }

    fn push(&mut self, state: u16, options: Bits, before: u32, heap: u64) {
        let pairs = &mut self.pairs;
        self.of[state as usize].retain(|&at| {
            let other = &mut pairs[at as usize];
            // (1, {}) always stays: these options are not empty.
            other.is_least = !options.is_subset(&other.options);
            other.is_least
        });
        self.of[state as usize].push(pairs.len() as u32);
        pairs.push(Pair { state, options, before, heap, is_least: true });
    }

    fn word(&self, pair: usize) -> Vec<u64> {
        let mut word = Vec::new();
        let mut at = pair;
        while at > 0 {
            word.push(self.pairs[at].heap);
            at = self.pairs[at].before as usize;
        }
        word
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Game, Limits, Quotient, Rule};
    use super::{Algebra, NoAlgebra};
    use crate::misere::bits::Bits;
    use crate::octal::moves;

    // Calls `each` with all words of up to `left` heaps; each word's heaps ascend.
    fn words(largest: u64, left: usize, word: &mut Vec<u64>, each: &mut dyn FnMut(&[u64])) {
        each(word);
        for heap in word.last().copied().unwrap_or(1)..=largest {
            if left > 0 {
                word.push(heap);
                words(largest, left - 1, word, each);
                word.pop();
            }
        }
    }

    fn options(rule: &Rule, quotient: &Quotient, word: &[u64]) -> Bits {
        let mut set = Bits::none(quotient.order());
        for at in 0..word.len() {
            rule.options(word[at], |_, left, right| {
                let mut option = word.to_vec();
                option[at] = left;
                option.push(right);
                set.insert(quotient.state(&option));
            });
        }
        set
    }

    #[test]
    fn least_pairs_are_those_of_words_and_below_all_others() {
        for code in &["0.77", "0.123", "4.56", "0.75"] {
            let mut game = Game::new(Rule::new(&moves(code).unwrap()));
            assert!(game.grow(9, &mut Limits::of_steps(1 << 30)));
            let (rule, quotient) = (game.rule(), game.quotient());
            for &is_ordered in &[false, true] {
                let mut limits = Limits::of_steps(1 << 30);
                let algebra = quotient.verify(rule, is_ordered, &mut limits).unwrap();
                for at in 0..algebra.pairs.len() {
                    let word = algebra.word(at);
                    assert_eq!(quotient.state(&word), algebra.pairs[at].state as usize);
                    assert_eq!(options(rule, quotient, &word), algebra.pairs[at].options);
                }
                words(9, 5, &mut Vec::new(), &mut |word| {
                    let (state, options) = (quotient.state(word), options(rule, quotient, word));
                    assert!(algebra.has_less(state, &options), "{code} {word:?}");
                });
            }
        }
    }

    #[test]
    fn the_least_wrong_word_is_named() {
        // With these heaps the quotients grow, so whatever the earlier quotients say of them is wrong.
        for &(code, heap) in &[("0.77", 5), ("0.77", 9), ("0.07", 4), ("0.07", 10), ("0.15", 6)] {
            let mut game = Game::new(Rule::new(&moves(code).unwrap()));
            assert!(game.grow(heap - 1, &mut Limits::of_steps(1 << 30)));
            for image in 0..game.quotient().order() {
                let mut quotient = game.quotient().clone();
                quotient.images.push(image as u16);
                let rule = game.rule();
                let found = quotient.verify(rule, true, &mut Limits::of_steps(1 << 30));
                let is_wrong = |word: &[u64]| {
                    let options = options(rule, &quotient, word);
                    let has_lost = options.meets(quotient.products.lost());
                    let is_lost = quotient.is_lost(quotient.state(word));
                    !options.is_empty() && is_lost == has_lost
                };
                let mut least: Option<Vec<u64>> = None;
                words(heap, 6, &mut Vec::new(), &mut |word| {
                    let mut word = word.to_vec();
                    word.reverse();
                    if least.as_ref().is_none_or(|other| word < *other) && is_wrong(&word) {
                        least = Some(word);
                    }
                });
                match (found, least) {
                    (Err(NoAlgebra::Word(word)), Some(least)) => {
                        assert_eq!(word, least, "{code} {heap} {image}");
                    }
                    (found, least) => panic!("{:?}, not {:?}", found.is_ok(), least),
                }
            }
        }
    }

    #[test]
    fn nothing_is_pruned_by_the_end() {
        let algebra = Algebra::new(1, false);
        let mut some = Bits::none(1);
        assert!(algebra.has_less(0, &some));
        some.insert(0);
        assert!(!algebra.has_less(0, &some));
    }

    #[test]
    fn too_few_steps_end_without_a_false_answer() {
        let mut game = Game::new(Rule::new(&moves("0.77").unwrap()));
        assert!(game.grow(9, &mut Limits::of_steps(1 << 30)));
        let quotient = game.quotient();
        let found = quotient.verify(game.rule(), false, &mut Limits::of_steps(100));
        assert_eq!(found.err(), Some(NoAlgebra::TooMany));
        assert!(!game.grow(30, &mut Limits::of_steps(5000)));
        let reached = game.largest();
        assert!(reached >= 9 && game.period().is_none());
        assert!(game.grow(u64::MAX, &mut Limits::of_steps(1 << 30)), "{}", reached);
        assert_eq!(game.quotient().order(), 40);
    }
}
