//! Heaps that are no sum: what a move may do with one depends on the others.

use super::nim::{self, is_small};
use super::{choose, each, new, Game, Options, Position, Reference};
use rustc_hash::FxHashMap as HashMap;

pub fn reference(program: &str) -> Option<Reference> {
    let heaps = "heaps";
    match program {
        "cf1382b" => {
            let mut game = Game::new(from_the_first as Options);
            new(move |case| choose(sequence_won(&case.numbers(heaps), &mut game), "First", "Second"))
        }
        "cf1147c" => {
            let mut game = Game::new(from_half as Options);
            new(move |case| choose(half_won(case.numbers(heaps), &mut game), "Alice", "Bob"))
        }
        "agc002-e" => {
            let mut game = Game::misere(largest_or_one_of_each as Options);
            new(move |case| choose(candy_won(case.numbers(heaps), &mut game), "First", "Second"))
        }
        "arc105-d" => {
            let mut game = Game::new(bags_then_plates as Options);
            new(move |case| choose(plates_won(&case.numbers("bags"), &mut game), "First", "Second"))
        }
        _ => None,
    }
}

fn from_the_first(position: &[u64]) -> Vec<Position> {
    let first = position.iter().position(|&heap| heap > 0);
    each(position, |place, heap| match Some(place) == first {
        true => (0..heap).collect(),
        false => vec![],
    })
}

fn sequence_won(heaps: &[u64], game: &mut Game<Options>) -> bool {
    if is_small(heaps) {
        return game.won(heaps);
    }
    // Second method: from the last heap to the first, whether it is good to be first on what is behind; a heap of 1
    // hands it over, and a larger one leaves the choice.
    heaps.iter().rev().fold(false, |behind, &heap| match heap {
        0 => behind,
        1 => !behind,
        _ => true,
    })
}

/// At least one from each of half of the heaps.
fn from_half(position: &[u64]) -> Vec<Position> {
    let mut options: Vec<(usize, Position)> = vec![(0, vec![])];
    for &heap in position {
        options = options
            .into_iter()
            .flat_map(|(chosen, before)| {
                (0..=heap).map(move |left| {
                    let mut option = before.clone();
                    option.push(left);
                    (chosen + usize::from(left < heap), option)
                })
            })
            .collect();
    }
    let half = position.len() / 2;
    let is_move = |option: &(usize, Position)| half > 0 && option.0 == half;
    let mut options: Vec<Position> = options.into_iter().filter(is_move).map(|o| o.1).collect();
    options.iter_mut().for_each(|option| option.sort_unstable());
    options
}

fn half_won(mut heaps: Vec<u64>, game: &mut Game<Options>) -> bool {
    heaps.sort_unstable();
    if heaps.len() <= 4 && heaps.iter().all(|&heap| heap <= 4)
        || heaps.len() == 6 && heaps.iter().all(|&heap| heap <= 2)
    {
        return game.won(&heaps);
    }
    // Second method: in the sorted row the first heap of the upper half is larger than the least.
    heaps.get(heaps.len() / 2) > heaps.first()
}

fn largest_or_one_of_each(position: &[u64]) -> Vec<Position> {
    let Some((_, others)) = position.split_last() else {
        return vec![];
    };
    let mut one_less: Vec<u64> = position.iter().map(|pile| pile - 1).collect();
    one_less.retain(|&pile| pile > 0);
    vec![others.to_vec(), one_less]
}

fn candy_won(mut piles: Vec<u64>, game: &mut Game<Options>) -> bool {
    piles.retain(|&pile| pile > 0);
    piles.sort_unstable();
    if piles.len() <= 12 && piles.iter().all(|&pile| pile <= 12) {
        return game.won(&piles);
    }
    piles.reverse();
    let longest = piles.first().map_or(0, |&pile| pile);
    if longest.saturating_mul(piles.len() as u64) <= 1 << 20 {
        // Second method: every corner of the diagram, from the far end; who is at the rim has won.
        let columns = piles.len();
        let mut beside = vec![true; longest as usize + 1];
        for column in (0..columns).rev() {
            let mut row = vec![true; longest as usize + 1];
            for up in (0..piles[column] as usize).rev() {
                row[up] = !(row[up + 1] && beside[up]);
            }
            beside = row;
        }
        return beside[0];
    }
    // Third: the largest square in the diagram, and how far it goes on above its corner and beside it.
    let side = (1..=piles.len())
        .rev()
        .find(|&side| piles[side - 1] >= side as u64)
        .unwrap();
    let above = piles[side - 1] - side as u64;
    let beside = piles.iter().filter(|&&pile| pile >= side as u64).count() - side;
    above % 2 == 1 || beside % 2 == 1
}

/// How many bags, the bags that are full, and the plates, which are not empty; an empty plate is as any other.
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

fn plates_won(bags: &[u64], game: &mut Game<Options>) -> bool {
    let mut full: Vec<u64> = bags.iter().copied().filter(|&bag| bag > 0).collect();
    full.sort_unstable();
    if full.len() <= 4 && full.iter().all(|&bag| bag <= 4) {
        let all = bags.len() as u64;
        return game.won(&[&[all, full.len() as u64], &full[..]].concat());
    }
    // Second method: how often each number is there.
    let mut counts: HashMap<u64, u64> = HashMap::default();
    full.iter().for_each(|&bag| *counts.entry(bag).or_insert(0) += 1);
    full.len() % 2 == 0 && counts.values().any(|count| count % 2 == 1)
}
