//! A game that grows heap by heap, as far as its quotient is proved, until its period is proved too.
//!
//! Checked: as `mod.rs` says; the periods also by the certificates' checker, which uses the theorem as stated.

use super::algebra::{Algebra, NoAlgebra};
use super::bits::Bits;
use super::growth::grown;
use super::limits::Limits;
use super::quotient::Quotient;
use crate::octal::Rule;
use crate::octal::{Period, Prover};

/// A game, and the proved misere quotient of its heaps so far.
///
/// ```
/// use grundy_engine::misere::{Game, Limits, Rule};
/// use grundy_engine::octal::{moves, Period};
///
/// let mut kayles = Game::new(Rule::new(&moves("0.77").unwrap()));
/// assert!(kayles.grow(u64::MAX, &mut Limits::of_steps(1_000_000)));
/// assert_eq!((kayles.quotient().order(), kayles.quotient().lost()), (40, 9));
/// assert_eq!(kayles.quotient().tame(), None);
/// assert_eq!(kayles.period(), Some(Period { length: 12, start: 71 }));
/// // Under misere play 1 alone is lost; under normal play it is won.
/// assert_eq!(kayles.is_lost(&[1]), Some(true));
/// assert_eq!(kayles.is_lost(&[12_000_000_000_000, 12]), Some(true));
/// ```
pub struct Game {
    rule: Rule,
    quotient: Quotient,
    algebra: Algebra,
    // For each state, the states beside which it is lost.
    beside: Vec<Bits>,
    prover: Prover,
    orders: Vec<(u64, usize)>,
}

impl Game {
    /// The game of no heaps.
    pub fn new(rule: Rule) -> Game {
        let quotient = Quotient::of_nothing();
        let mut game = Game {
            rule,
            algebra: Algebra::new(1, false),
            beside: quotient.products.lost_beside(),
            quotient,
            prover: Prover::new(),
            orders: vec![(0, 1)],
        };
        game.restart();
        game
    }

    /// The rule of the game.
    pub fn rule(&self) -> &Rule {
        &self.rule
    }

    /// The misere quotient of the heaps up to [`largest`](Game::largest), or of all if the period is proved.
    pub fn quotient(&self) -> &Quotient {
        &self.quotient
    }

    /// The largest heap computed so far.
    pub fn largest(&self) -> u64 {
        self.quotient.images.len() as u64 - 1
    }

    /// The least period of the states of all heaps, and the least heap from which it holds, if it is proved.
    pub fn period(&self) -> Option<Period> {
        self.prover.period()
    }

    /// Each heap that made the quotient grow, and the quotient's order from there on; first (0, 1).
    pub fn orders(&self) -> &[(u64, usize)] {
        &self.orders
    }

    /// The state of a heap, if it is proved.
    pub fn image(&self, heap: u64) -> Option<usize> {
        // A large heap may not fit in a usize.
        let near = usize::try_from(self.prover.reduced(heap)).ok()?;
        self.quotient.images.get(near).map(|&image| image as usize)
    }

    /// Whether a sum is lost for the player to move, if its heaps are proved. O(1) a heap.
    pub fn is_lost(&self, heaps: &[u64]) -> Option<bool> {
        let mut state = 0;
        for &heap in heaps {
            state = self.quotient.product(state, self.image(heap)?);
        }
        Some(self.quotient.is_lost(state))
    }

    /// Adds heaps up to `heap`, or until the period is proved; `false` if the limits do not suffice.
    ///
    /// # Complexity
    ///
    /// A heap that fits takes O(its options + order^2), unless it adds pairs to the algebra. No bound is given for a
    /// heap that does, or that makes the quotient grow.
    pub fn grow(&mut self, heap: u64, limits: &mut Limits) -> bool {
        while self.period().is_none() && self.largest() < heap {
            if self.largest() >= limits.heaps || self.add(limits).is_none() {
                return false;
            }
        }
        true
    }

    // Adds one heap, if the limits suffice.
    fn add(&mut self, limits: &mut Limits) -> Option<()> {
        let heap = self.quotient.images.len() as u64;
        let order = self.quotient.order() as u64;
        limits.take(100 + self.rule.cost(heap) + order * (2 + order / 32))?;
        let options = self.quotient.options(&self.rule, heap);
        let fitting = self.fitting(&options);
        let is_sure = |&&x: &&usize| self.algebra.has_less(x, &options);
        if let Some(&state) = fitting.iter().find(is_sure) {
            self.push(state);
            return Some(());
        }
        if !options.is_empty() {
            for state in fitting {
                limits.take(self.algebra.words() as u64)?;
                let mut algebra = self.algebra.clone();
                match algebra.add(&self.quotient.products, heap, state, &options, limits) {
                    Ok(()) => {
                        self.algebra = algebra;
                        self.push(state);
                        return Some(());
                    }
                    Err(NoAlgebra::Word(_)) => {}
                    Err(NoAlgebra::TooMany) => return None,
                }
            }
        }
        let (quotient, algebra) = grown(&self.rule, &self.quotient, limits)?;
        self.orders.push((heap, quotient.order()));
        self.beside = quotient.products.lost_beside();
        self.quotient = quotient;
        self.algebra = algebra;
        self.restart();
        Some(())
    }

    // The states that a heap with these options may have: those that have the right outcome and satisfy (a), which says
    // that the heap and an option are never both lost beside the same state.
    fn fitting(&self, options: &Bits) -> Vec<usize> {
        let products = &self.quotient.products;
        let is_lost = !options.is_empty() && !options.meets(products.lost());
        let mut beside = Bits::none(products.order());
        options.each(|option| beside.add(&self.beside[option]));
        let fits = |&x: &usize| products.is_lost(x) == is_lost && !self.beside[x].meets(&beside);
        (0..products.order()).filter(fits).collect()
    }

    fn push(&mut self, state: usize) {
        self.quotient.images.push(state as u16);
        self.prover.extend(&self.quotient.images);
    }

    // The heaps have other states now.
    fn restart(&mut self) {
        self.prover.restart(self.rule.most_taken() as usize, None);
        self.prover.extend(&self.quotient.images);
    }
}
