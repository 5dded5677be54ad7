//! Teams that take from one heap in turn, and misere Fibonacci Nim.

use super::fibonacci::{numbers, zeckendorf};
use super::{choose, line, new, Game, Options, Position, Reference};

pub fn reference(program: &str) -> Option<Reference> {
    match program {
        "aoj1230" => new(|case| {
            let takes: Vec<u64> = case.lists("takes").concat();
            choose(teams(case.number("s"), &takes), "1", "0")
        }),
        "loj3324" => {
            let mut game = Game::misere(take as Options);
            new(move |case| {
                let (k, n) = (case.number("k"), case.number("N"));
                if n <= 150 {
                    let won = (1..=n).filter(|&heap| game.won(&[heap, k.min(heap)]));
                    return line(&[won.count() as u64]);
                }
                line(&[n - lost_below(n, k) as u64])
            })
        }
        _ => None,
    }
}

/// Positions are stones and the player whose turn it is. Larger ones by a table of them all.
fn teams(stones: u64, takes: &[u64]) -> bool {
    let players = takes.len() as u64;
    if stones <= 40 {
        let options = |position: &[u64]| -> Vec<Position> {
            let (stones, player) = (position[0], position[1]);
            (1..=stones.min(takes[player as usize]))
                .map(|take| vec![stones - take, (player + 1) % players])
                .collect()
        };
        return Game::misere(options).won(&[stones, 0]);
    }
    // won[stones][player]
    let mut won = vec![vec![true; takes.len()]];
    for stones in 1..=stones as usize {
        let wins = |player: usize| {
            let most = takes[player].min(stones as u64) as usize;
            (1..=most).any(|take| !won[stones - take][(player + 1) % takes.len()])
        };
        let row = (0..takes.len()).map(wins).collect();
        won.push(row);
    }
    won[stones as usize][0]
}

/// A heap, and how much may be taken.
fn take(position: &[u64]) -> Vec<Position> {
    (1..=position[0].min(position[1]))
        .map(|take| {
            let left = position[0] - take;
            vec![left, left.min(2 * take)]
        })
        .collect()
}

/// Second method: the heaps 1 to n that are lost with a first take of at most k. One less than such a
/// heap is a sum of different Fibonacci numbers above k, no two of them neighbours. Those below each
/// Fibonacci number are counted, and n falls apart into such ranges.
fn lost_below(n: u64, k: u64) -> u128 {
    let numbers = numbers(100);
    let first = numbers
        .iter()
        .take_while(|&&part| part <= u128::from(k))
        .count();
    // below[i]: sums below the i-th number, which have parts before it.
    let mut below: Vec<u128> = vec![1; 100];
    for i in first + 1..100 {
        // With the part i - 1, there is none at i - 2.
        below[i] = below[i - 1] + if i >= first + 2 { below[i - 2] } else { 1 };
    }
    // One less than a heap up to n is below n.
    let mut lost = 0;
    for part in zeckendorf(n) {
        lost += below[part];
        if part < first {
            break;
        }
    }
    lost
}
