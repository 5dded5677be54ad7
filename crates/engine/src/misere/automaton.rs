//! Commutative automata: the action of each heap, the least word of each state, and its outcome.
//!
//! A word is a multiset of heaps. Words are ordered by how often they contain the largest heap, then the next smaller
//! one, and so on. A move replaces one heap by smaller ones, so an option of a word is less than the word. If v < w
//! then v + x < w + x. So what is left of a least word without one of its heaps is a least word, too.
//!
//! Checked: by every test of the quotients.

use super::bits::Bits;
use super::limits::{Limits, MOST_ACTIONS};
use crate::octal::Rule;

/// An automaton that reads heaps, in any order; state 0 is the start.
pub struct Automaton {
    /// The kind of each heap: the heap h acts by `actions[kinds[h]]`. Kind 0, which is that of the empty heap, does
    /// nothing.
    pub kinds: Vec<u16>,
    /// The next state after each state, for each kind.
    pub actions: Vec<Vec<u32>>,
    /// The states of P-positions.
    pub lost: Vec<bool>,
    /// For each state, an earlier state and a kind: its least word is the least word of the earlier state and one heap
    /// of this kind, which is its largest heap. States come in the order of their least words.
    pub least: Vec<(u32, u16)>,
}

impl Automaton {
    /// Take the automaton with `states` states and the start 0 in which a heap of a kind leads from a state to
    /// `next(state, kind)`. This is the part of it that words reach. The outcome of a state is that of its least word;
    /// it is computed from the outcomes of the states of that word's options.
    ///
    /// Heaps without options must be of kind 0. `None` if the limits do not suffice.
    ///
    /// # Complexity
    ///
    /// O(states * kinds), and for each state the options of the different heaps of its least word.
    pub fn reached<F>(
        rule: &Rule,
        kinds: Vec<u16>,
        states: usize,
        next: F,
        limits: &mut Limits,
    ) -> Option<Automaton>
    where
        F: Fn(u32, u16) -> u32,
    {
        limits.take((states + kinds.len()) as u64)?;
        let firsts = firsts(&kinds);
        const NEW: u32 = u32::MAX;
        let mut number = vec![NEW; states];
        number[0] = 0;
        let mut names = vec![0];
        let mut least = vec![(0, 0)];
        // The words without this kind are done; then come those with one heap of it, with two, ...
        for &(kind, _) in &firsts {
            let mut from = 0;
            while from < names.len() {
                let to = next(names[from], kind);
                if number[to as usize] == NEW {
                    number[to as usize] = names.len() as u32;
                    names.push(to);
                    least.push((from as u32, kind));
                }
                from += 1;
            }
            limits.take(8 * names.len() as u64)?;
        }
        if names.len() * (firsts.len() + 1) > MOST_ACTIONS {
            return None;
        }
        let mut actions = vec![(0..names.len() as u32).collect()];
        for kind in 1..=firsts.len() as u16 {
            let action = names.iter().map(|&name| number[next(name, kind) as usize]);
            actions.push(action.collect());
        }
        let mut automaton =
            Automaton { kinds, actions, lost: Vec::with_capacity(names.len()), least };
        automaton.find_outcomes(rule, &firsts, limits)?;
        Some(automaton)
    }

    fn find_outcomes(
        &mut self,
        rule: &Rule,
        firsts: &[(u16, u64)],
        limits: &mut Limits,
    ) -> Option<()> {
        // The options of the least heap of each kind, by the kinds of their parts. If several options lead to the same
        // state from the start, they do so from every state, and only one of them is kept.
        let mut options: Vec<Vec<(u16, u16)>> = vec![Vec::new(); self.actions.len()];
        for &(kind, heap) in firsts {
            limits.take(rule.cost(heap))?;
            let options = &mut options[kind as usize];
            let mut seen = Bits::none(self.least.len());
            rule.options(heap, |_, left, right| {
                let (a, b) = (self.kinds[left as usize], self.kinds[right as usize]);
                let half = self.actions[a as usize][0];
                let state = self.actions[b as usize][half as usize] as usize;
                if !seen.contains(state) {
                    seen.insert(state);
                    options.push((a, b));
                }
            });
        }
        // For each state and each kind in its least word: the state of this word without one heap of the kind.
        let mut without: Vec<Vec<(u16, u32)>> = Vec::with_capacity(self.least.len());
        for (state, &(before, last)) in self.least.iter().enumerate() {
            let mut rests: Vec<(u16, u32)> = Vec::new();
            if state > 0 {
                let action = &self.actions[last as usize];
                let earlier = without[before as usize].iter();
                let earlier = earlier.filter(|rest| rest.0 != last);
                rests.extend(earlier.map(|&(kind, rest)| (kind, action[rest as usize])));
                rests.push((last, before));
            }
            let mut steps = 1 + rests.len() as u64;
            let wins = |&(kind, rest): &(u16, u32)| {
                options[kind as usize].iter().any(|&(a, b)| {
                    steps += 1;
                    let half = self.actions[a as usize][rest as usize];
                    self.lost[self.actions[b as usize][half as usize] as usize]
                })
            };
            let is_lost = state > 0 && !rests.iter().any(wins);
            self.lost.push(is_lost);
            without.push(rests);
            limits.take(steps)?;
        }
        Some(())
    }
}

/// The kinds except 0 with the least heap of each, ordered by that heap; they must be 1, 2, ... in some order.
pub fn firsts(kinds: &[u16]) -> Vec<(u16, u64)> {
    let most = kinds.iter().copied().max().unwrap_or(0);
    let mut seen = vec![false; most as usize + 1];
    seen[0] = true;
    let mut firsts = Vec::new();
    for (heap, &kind) in kinds.iter().enumerate() {
        if !seen[kind as usize] {
            seen[kind as usize] = true;
            firsts.push((kind, heap as u64));
        }
    }
    firsts
}
