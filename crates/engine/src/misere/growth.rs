//! The growth of a quotient by a heap that fits none of its states.
//!
//! This is a heuristic. It is harmless because nothing is accepted unless it is verified. The new heap gets a counter
//! beside the old quotient. The outcome of each state is computed from its least word, states that have the same
//! outcome after every word are merged, and the result is verified. If it is wrong about some word, let w be the least
//! such word. Then heaps of w get counters beside the result: the heaps of one size, then of two sizes, and so on,
//! until the new result is right about w. Then this is verified in turn.
//!
//! It is right about w at the latest with the last choice, where all sizes of heaps of w have a counter. If a heap that
//! occurs m times in w has a counter of index m - 1 or more, no word less than w is in the state of w, so the outcome
//! is computed from w itself. And it stays right about all words less than w: if two of them share a state now, they
//! shared one before. So the least wrong word rises each time. It is not known whether this ends; the limits are there
//! for that reason.
//!
//! Checked: the published orders heap by heap (`tests.rs`).

use super::algebra::{Algebra, NoAlgebra};
use super::automaton::Automaton;
use super::limits::Limits;
use super::quotient::Quotient;
use crate::octal::Rule;

// Counts a heap: 0, 1, ..., index + 1, and then index again.
#[derive(Clone, Copy, Debug)]
struct Counter {
    heap: u64,
    index: u32,
}

impl Counter {
    fn size(self) -> u32 {
        self.index + 2
    }

    fn next(self, count: u32) -> u32 {
        match count + 1 {
            end if end == self.size() => self.index,
            next => next,
        }
    }
}

/// The verified misere quotient of the heaps of `old` and one more; `None` if the limits do not suffice. The new heap
/// must have options.
pub fn grown(rule: &Rule, old: &Quotient, limits: &mut Limits) -> Option<(Quotient, Algebra)> {
    let heap = old.images.len() as u64;
    let mut quotient = refined(rule, old, &[Counter { heap, index: 2 }], limits)?;
    loop {
        match quotient.verify(rule, true, limits) {
            Ok(_) => {
                let algebra = quotient.verify(rule, false, limits);
                return algebra.ok().map(|algebra| (quotient, algebra));
            }
            Err(NoAlgebra::TooMany) => return None,
            Err(NoAlgebra::Word(word)) => quotient = mended(rule, &quotient, &word, limits)?,
        }
    }
}

// The quotient with counters for some heaps of `word`, the least word about which `old` is wrong. The result is right
// about it.
fn mended(rule: &Rule, old: &Quotient, word: &[u64], limits: &mut Limits) -> Option<Quotient> {
    let cost = word.iter().map(|&heap| rule.cost(heap)).sum::<u64>();
    limits.take(cost * word.len() as u64)?;
    let is_lost = is_lost(rule, old, word);
    let mut counters: Vec<Counter> = Vec::new();
    for &heap in word {
        match counters.last_mut() {
            Some(last) if last.heap == heap => last.index += 1,
            _ => counters.push(Counter { heap, index: 0 }),
        }
    }
    let sets = 1u32.checked_shl(counters.len() as u32)?;
    for size in 1..=counters.len() as u32 {
        for set in 1..sets {
            limits.take(1)?;
            if set.count_ones() != size {
                continue;
            }
            let chosen = counters.iter().enumerate();
            let chosen = chosen.filter(|&(at, _)| set >> at & 1 == 1);
            let chosen: Vec<Counter> = chosen.map(|(_, &counter)| counter).collect();
            if let Some(quotient) = refined(rule, old, &chosen, limits) {
                if quotient.is_lost(quotient.state(word)) == is_lost {
                    return Some(quotient);
                }
            }
        }
    }
    None
}

// The outcome of a word, if the outcomes of its options are right.
fn is_lost(rule: &Rule, quotient: &Quotient, word: &[u64]) -> bool {
    let mut is_won = false;
    for at in 0..word.len() {
        rule.options(word[at], |_, left, right| {
            let mut option = word.to_vec();
            option[at] = left;
            option.push(right);
            is_won |= quotient.is_lost(quotient.state(&option));
        });
    }
    !is_won
}

// The least automaton for a quotient beside counters, where each state has the outcome of its least word.
fn refined(
    rule: &Rule,
    old: &Quotient,
    counters: &[Counter],
    limits: &mut Limits,
) -> Option<Quotient> {
    let order = old.order() as u32;
    let mut strides = Vec::new();
    let mut states = order;
    for counter in counters {
        strides.push(states);
        states = states.checked_mul(counter.size())?;
    }
    // More would be far more than the result may have.
    if states as usize / 32 > limits.states {
        return None;
    }
    limits.take((old.images.len() * (1 + counters.len())) as u64)?;
    // What each kind of heap does: it multiplies by this state, and moves the counter at this place.
    let mut does: Vec<(u16, Option<usize>)> = vec![(0, None)];
    let mut kinds: Vec<u16> = Vec::new();
    let mut kind_of: Vec<Option<u16>> = vec![None; old.order()];
    kind_of[0] = Some(0);
    let heaps = counters.iter().map(|counter| counter.heap as usize + 1);
    for heap in 0..heaps.fold(old.images.len(), usize::max) {
        let image = old.images.get(heap).copied().unwrap_or(0);
        let counter = counters.iter().position(|counter| counter.heap == heap as u64);
        let known = if counter.is_none() { kind_of[image as usize] } else { None };
        let kind = known.unwrap_or(does.len() as u16);
        if known.is_none() {
            does.push((image, counter));
        }
        if counter.is_none() {
            kind_of[image as usize] = Some(kind);
        }
        kinds.push(kind);
    }
    let next = |state: u32, kind: u16| {
        let (image, counter) = does[kind as usize];
        let x = state % order;
        let moved = state - x + u32::from(old.products.row(image as usize)[x as usize]);
        match counter {
            None => moved,
            Some(at) => {
                let count = state / strides[at] % counters[at].size();
                moved - count * strides[at] + counters[at].next(count) * strides[at]
            }
        }
    };
    let automaton = Automaton::reached(rule, kinds, states as usize, next, limits)?;
    Quotient::minimal(&automaton, limits)
}
