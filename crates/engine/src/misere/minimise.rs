//! The least automaton with the same outcomes: Moore's refinement of a partition.
//!
//! States are separated by their outcomes, and then by the classes of the states to which they lead, as long as that
//! separates more. States that stay together have the same outcome after every word (Moore, Gedanken-experiments on
//! sequential machines, 1956).
//!
//! Checked: the checker of certificates refines every quotient anew (`tests/misere_certificates`).

use super::automaton::Automaton;
use super::limits::Limits;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// The class of each state. Classes are numbered in the order of their first states. `None` if the limits do not suffice.
///
/// # Complexity
///
/// O(states * kinds) for a round; there are rounds as long as some class splits.
pub fn classes(automaton: &Automaton, limits: &mut Limits) -> Option<Vec<u32>> {
    let mut classes = renumbered(automaton.lost.iter().map(|&lost| (u32::from(lost), 0)));
    let mut unchanged = 0;
    let kinds = automaton.actions.len() - 1;
    let mut kind = 0;
    // A round of all kinds without a change is the last.
    while unchanged < kinds {
        limits.take(8 * automaton.lost.len() as u64)?;
        kind = kind % kinds + 1;
        let pairs = automaton.actions[kind].iter().zip(&classes.0);
        let refined = renumbered(pairs.map(|(&to, &class)| (class, classes.0[to as usize])));
        unchanged = if refined.1 == classes.1 { unchanged + 1 } else { 0 };
        classes = refined;
    }
    Some(classes.0)
}

// The number of each pair, and how many different pairs there are; they are numbered in the order of first occurrence.
fn renumbered<I: Iterator<Item = (u32, u32)>>(pairs: I) -> (Vec<u32>, usize) {
    let mut numbers: HashMap<u64, u32, BuildHasherDefault<Mix>> = HashMap::default();
    let list = pairs
        .map(|(a, b)| {
            let next = numbers.len() as u32;
            *numbers.entry(u64::from(a) << 32 | u64::from(b)).or_insert(next)
        })
        .collect();
    (list, numbers.len())
}

// Fibonacci hashing (Knuth, The Art of Computer Programming, 6.4); nobody can choose the keys to make it slow.
#[derive(Default)]
struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &b in bytes {
            self.write_u64(u64::from(b));
        }
    }

    fn write_u64(&mut self, key: u64) {
        let product = (self.0 ^ key).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = product ^ product >> 29;
    }
}
