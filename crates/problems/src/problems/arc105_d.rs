//! Let's Play Nim: fill the plates, then Nim.

use crate::hard::listed;
use crate::problem::*;
use crate::references::nim;
use rustc_hash::FxHashMap as HashMap;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let format = header_in_all(
        "bags",
        200_000,
        parts![{
            let bag = number("bag", 1, 1_000_000_000).small(4);
            list("bags", 100_000, bag).below()
        }],
    )
    .of_cases(1, 100_000)
    .of_largest(2);
    Problem::with(format, || PlayedOut::new(bags_then_plates), reference).hard(hard)
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    choose(plates_won(&case.numbers("bags"), game, why), "First", "Second")
}

/// The moves. A position is the number of bags, the full bags, and the plates that are not empty; empty plates are all
/// alike.
fn bags_then_plates(position: &[u64]) -> Vec<Position> {
    let (all, bags) = (position[0] as usize, &position[2..2 + position[1] as usize]);
    let plates = &position[2 + bags.len()..];
    let made = |bags: &[u64], plates: &[u64]| {
        let mut plates = plates.to_vec();
        plates.retain(|&plate| plate > 0);
        plates.sort_unstable();
        [&[all as u64, bags.len() as u64], bags, &plates].concat()
    };
    if bags.is_empty() {
        let options = nim::options(plates).into_iter();
        return options.map(|plates| made(&[], &plates)).collect();
    }
    let mut options = Vec::new();
    for (at, &bag) in bags.iter().enumerate() {
        let others = [&bags[..at], &bags[at + 1..]].concat();
        for plate in 0..=plates.len() {
            let mut onto = plates.to_vec();
            match onto.get_mut(plate) {
                Some(plate) => *plate += bag,
                None if plates.len() < all => onto.push(bag),
                None => continue,
            }
            options.push(made(&others, &onto));
        }
    }
    options
}

fn plates_won(bags: &[u64], game: &mut PlayedOut, why: &mut Witness) -> bool {
    let mut full: Vec<u64> = bags.iter().copied().filter(|&bag| bag > 0).collect();
    full.sort_unstable();
    if full.len() <= 4 && full.iter().all(|&bag| bag <= 4) {
        let all = bags.len() as u64;
        return game.won(&[&[all, full.len() as u64], &full[..]].concat(), why);
    }
    // Second method: the number of times that each number occurs.
    let mut counts: HashMap<u64, u64> = HashMap::default();
    for &bag in &full {
        *counts.entry(bag).or_insert(0) += 1;
    }
    full.len() % 2 == 0 && counts.values().any(|count| count % 2 == 1)
}

/// Bags that are equal in pairs, and nearly so; even and odd numbers of bags.
fn hard(random: &mut Random) -> Vec<Parts> {
    let pairs = 1000;
    let most = 1_000_000_000;
    let mut all = Vec::new();
    for pairs in [1, 2, 3, pairs] {
        let half: Vec<u64> = (0..pairs).map(|_| random.between(2, most)).collect();
        let bags = [&half[..], &half].concat();
        let mut less = bags.clone();
        less[0] -= 1;
        all.extend([less, [&bags[..], &[most]].concat(), vec![most; 2 * pairs as usize], bags]);
    }
    all.iter().map(|bags| listed("bags", bags)).collect()
}
