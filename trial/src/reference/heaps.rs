//! Heaps of several kinds: split, merged, taken from at both ends, or one from each of a choice.

use super::nim::is_odd;
use super::{choose, each, new, numbered, Game, Options, Position, Reference};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

pub fn reference(program: &str) -> Option<Reference> {
    let heaps = "heaps";
    match program {
        "loj10246" => {
            let mut game = Game::new(merging as Options);
            new(move |case| choose(merging_won(case.numbers(heaps), &mut game), "YES", "NO"))
        }
        "loj10248" => {
            let mut game = Game::new(two_ends as Options);
            new(move |case| choose(two_ends_won(&case.numbers(heaps), &mut game), "1", "0"))
        }
        "cses2208" => {
            let mut game = Game::new(one_from_each as Options);
            new(move |case| {
                choose(
                    choice_won(&case.numbers(heaps), &mut game),
                    "first",
                    "second",
                )
            })
        }
        "acwing894" => {
            let mut values = Values::new(|n| pairs(n, |a, b| a < n && b < n));
            let mut game = Game::new(smaller_two as Options);
            new(move |case| {
                let heaps = case.numbers(heaps);
                let won = match heaps
                    .iter()
                    .fold(1, |size: u64, heap| size.saturating_mul(heap + 1))
                {
                    0..=40 => game.won(&heaps),
                    _ => is_odd(&values.of(&heaps)),
                };
                choose(won, "Yes", "No")
            })
        }
        "cses2207" => {
            let mut grundy = Grundy::new();
            new(move |case| choose(grundy.won(&[case.number("heap")]), "first", "second"))
        }
        "lightoj1199" => {
            let mut grundy = Grundy::new();
            numbered(move |case| grundy.won(&case.numbers(heaps)))
        }
        _ => None,
    }
}

/// Second method: the values by definition, from the pairs of heaps that a heap may become.
struct Values<F> {
    pairs: F,
    values: Vec<u64>,
}

fn pairs(n: u64, is_option: impl Fn(u64, u64) -> bool) -> Vec<(u64, u64)> {
    let all = (0..=n).flat_map(|a| (0..=a).map(move |b| (a, b)));
    all.filter(|&(a, b)| is_option(a, b)).collect()
}

impl<F: Fn(u64) -> Vec<(u64, u64)>> Values<F> {
    fn new(pairs: F) -> Values<F> {
        let values = Vec::new();
        Values { pairs, values }
    }

    fn of(&mut self, heaps: &[u64]) -> Vec<u64> {
        let values = &mut self.values;
        for n in values.len() as u64..=heaps.iter().copied().max().unwrap_or(0) {
            let pairs = (self.pairs)(n).into_iter();
            let seen: HashSet<u64> = pairs
                .map(|(a, b)| values[a as usize] ^ values[b as usize])
                .collect();
            values.push((0..).find(|value| !seen.contains(value)).unwrap());
        }
        heaps.iter().map(|&heap| values[heap as usize]).collect()
    }
}

/// Two heaps instead of one.
fn in_two(position: &[u64], pairs: impl Fn(u64) -> Vec<(u64, u64)>) -> Vec<Position> {
    let mut options = Vec::new();
    for (at, &heap) in position.iter().enumerate() {
        for (a, b) in pairs(heap) {
            let mut option = position.to_vec();
            option[at] = a;
            option.push(b);
            option.retain(|&heap| heap > 0);
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}

fn smaller_two(position: &[u64]) -> Vec<Position> {
    in_two(position, |n| pairs(n, |a, b| a < n && b < n))
}

fn splits(n: u64) -> Vec<(u64, u64)> {
    (1..n).map(|a| (a, n - a)).filter(|&(a, b)| a > b).collect()
}

type Pairs = fn(u64) -> Vec<(u64, u64)>;

/// Grundy's game.
struct Grundy {
    game: Game<Options>,
    values: Values<Pairs>,
}

impl Grundy {
    fn new() -> Grundy {
        Grundy {
            game: Game::new(|position| in_two(position, splits)),
            values: Values::new(splits as Pairs),
        }
    }

    fn won(&mut self, heaps: &[u64]) -> bool {
        if heaps.iter().sum::<u64>() <= 16 {
            return self.game.won(heaps);
        }
        if let [heap] = *heaps {
            if heap > 20_000 {
                // Published: none after 1222 is lost (Flammenkamp).
                return true;
            }
        }
        is_odd(&self.values.of(heaps))
    }
}

/// One stone less, or two heaps merged.
fn merging(position: &[u64]) -> Vec<Position> {
    let mut options = each(position, |_, heap| {
        heap.checked_sub(1).into_iter().collect()
    });
    for a in 0..position.len() {
        for b in 0..a {
            let mut option = position.to_vec();
            option[b] += option.remove(a);
            options.push(option);
        }
    }
    for option in &mut options {
        option.retain(|&heap| heap > 0);
        option.sort_unstable();
    }
    options
}

fn merging_won(mut heaps: Vec<u64>, game: &mut Game<Options>) -> bool {
    heaps.retain(|&heap| heap > 0);
    heaps.sort_unstable();
    if heaps.iter().sum::<u64>() <= 20 {
        return game.won(&heaps);
    }
    // Second method: the heaps of 1 and the moves left in the others, which merge into one, played out.
    let ones = heaps.iter().filter(|&&heap| heap == 1).count();
    let others: Vec<u64> = heaps.into_iter().filter(|&heap| heap > 1).collect();
    let moves = others.iter().sum::<u64>() + (others.len() as u64).saturating_sub(1);
    // Six moves more in the others change nothing, as they do not below 60.
    let moves = if moves > 60 { 48 + moves % 6 } else { moves };
    ones_and_moves_won(ones as u64, moves, &mut HashMap::default())
}

fn ones_and_moves_won(ones: u64, moves: u64, memo: &mut HashMap<(u64, u64), bool>) -> bool {
    if let Some(&won) = memo.get(&(ones, moves)) {
        return won;
    }
    let mut options = Vec::new();
    if ones >= 1 {
        options.push((ones - 1, moves));
    }
    if ones >= 2 {
        options.push((ones - 2, if moves == 0 { 2 } else { moves + 3 }));
    }
    if ones >= 1 && moves > 0 {
        options.push((ones - 1, moves + 1));
    }
    match moves {
        0 => {}
        2 => options.push((ones + 1, 0)),
        _ => options.push((ones, moves - 1)),
    }
    let won = options
        .into_iter()
        .any(|(ones, moves)| !ones_and_moves_won(ones, moves, memo));
    memo.insert((ones, moves), won);
    won
}

/// A row of heaps, from both ends.
fn two_ends(position: &[u64]) -> Vec<Position> {
    let last = position.len().wrapping_sub(1);
    let mut options = each(position, |place, heap| match place == 0 || place == last {
        true => (0..heap).collect(),
        false => vec![],
    });
    options
        .iter_mut()
        .for_each(|option| option.retain(|&heap| heap > 0));
    options
}

fn two_ends_won(heaps: &[u64], game: &mut Game<Options>) -> bool {
    let heaps: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
    game.won(&heaps)
}

/// One from each heap of a choice.
fn one_from_each(position: &[u64]) -> Vec<Position> {
    let some = position.iter().filter(|&&heap| heap > 0).count();
    let position: Vec<u64> = position.iter().copied().filter(|&heap| heap > 0).collect();
    let option = |chosen: u64| -> Position {
        position
            .iter()
            .enumerate()
            .map(|(at, heap)| heap - (chosen >> at & 1))
            .collect()
    };
    (1..1 << some).map(option).collect()
}

fn choice_won(heaps: &[u64], game: &mut Game<Options>) -> bool {
    match heaps
        .iter()
        .map(|heap| heap.saturating_add(1))
        .fold(1, u64::saturating_mul)
    {
        0..=8000 if heaps.len() <= 6 => game.won(heaps),
        // Second method: lost exactly if each heap is a sum of two equal ones.
        _ => !heaps.iter().all(|heap| heap / 2 * 2 == *heap),
    }
}
