//! Moves in several heaps at once, and the counting of lost positions.

use super::{line, new, nim, Game, Options, Position, Reference};
use rustc_hash::FxHashMap as HashMap;

const PRIME: u64 = 1_000_000_007;
const PRIME_OF_ROWS: u64 = 998_244_353;

pub fn reference(program: &str) -> Option<Reference> {
    match program {
        "luogu-p2490" => new(|case| {
            let (n, k, d) = (case.number("n"), case.number("k"), case.number("d"));
            let won = match n <= 8 {
                true => placements_won(n, k, d),
                false => placements_not_lost(n, k, d),
            };
            line(&[won])
        }),
        "abc212-h" => new(|case| {
            let (n, heaps) = (case.number("n"), case.numbers("heaps"));
            let rows = (heaps.len() as u64).saturating_pow(n.min(64) as u32);
            let won = match rows <= 500 && n <= 4 && heaps.iter().all(|&heap| heap <= 7) {
                true => sequences_won(n, &heaps),
                false => sequences_not_0(n, &heaps),
            };
            line(&[won])
        }),
        _ => None,
    }
}

/// The cells of the pieces, and 0 or 1: whose turn it is. The pieces at even places are the first player's.
fn moves(position: &[u64], n: u64, d: u64) -> Vec<Position> {
    let (turn, pieces) = position.split_last().expect("whose turn it is");
    // What the pieces may become from the first one on, and how many have moved.
    let mut some: Vec<(Position, u64)> = vec![(Vec::new(), 0)];
    for (at, &cell) in pieces.iter().enumerate() {
        let mut longer = Vec::new();
        for (before, moved) in some {
            let after = pieces.get(at + 1).map_or(n, |&next| next - 1);
            let reached = match turn {
                _ if at as u64 % 2 != *turn || moved == d => cell..=cell,
                0 => cell..=after,
                _ => before.last().map_or(1, |last| last + 1)..=cell,
            };
            for to in reached {
                let with = before.iter().copied().chain([to]).collect();
                longer.push((with, moved + u64::from(to != cell)));
            }
        }
        some = longer;
    }
    some.retain(|(_, moved)| *moved > 0);
    let ended = |(mut position, _): (Position, u64)| {
        position.push(1 - turn);
        position
    };
    some.into_iter().map(ended).collect()
}

fn placements_won(n: u64, k: u64, d: u64) -> u64 {
    let mut game = Game::new(|position: &[u64]| moves(position, n, d));
    let chosen = (0..1u64 << n).filter(|set| u64::from(set.count_ones()) == k);
    let won = chosen.filter(|set| {
        let cells = (1..=n).filter(|cell| set >> (cell - 1) & 1 == 1);
        game.won(&cells.chain([0]).collect::<Position>())
    });
    won.count() as u64
}


/// Binomials n over k for each n up to `most`, by Pascal's triangle.
fn binomials(most: u64, k: u64) -> Vec<u64> {
    let mut row = vec![0; k as usize + 1];
    row[0] = 1;
    let mut column = vec![row[k as usize]];
    for _ in 0..most {
        for at in (1..row.len()).rev() {
            row[at] = (row[at] + row[at - 1]) % PRIME;
        }
        column.push(row[k as usize]);
    }
    column
}

/// Second method: the totals of the gaps of pairs, place by place from the lowest, by how many have a one there.
fn placements_not_lost(n: u64, k: u64, d: u64) -> u64 {
    let (pairs, free) = (k / 2, n - k);
    let multiples = (0..=pairs).filter(|&ones| ones % d.saturating_add(1).min(pairs + 1) == 0);
    let ones: Vec<(u64, u64)> = multiples.map(|ones| (ones, binomials(pairs, ones)[pairs as usize])).collect();
    let mut ways = vec![0; free as usize + 1];
    ways[0] = 1;
    for place in (0..).take_while(|place| free >> place > 0) {
        let mut next = vec![0; ways.len()];
        for &(ones, choices) in &ones {
            for total in (ones << place)..=free {
                let before = ways[(total - (ones << place)) as usize];
                next[total as usize] = (next[total as usize] + before * choices) % PRIME;
            }
        }
        ways = next;
    }
    // The rest is in the other gaps, one more than pairs.
    let others = binomials(n, pairs);
    let lost = (0..=free).fold(0, |sum, total| {
        let others = others[(free - total + pairs) as usize];
        (sum + ways[total as usize] * others) % PRIME
    });
    (binomials(n, k)[n as usize] + PRIME - lost) % PRIME
}

fn sequences_won(n: u64, heaps: &[u64]) -> u64 {
    let mut game = Game::new(nim::options as Options);
    let mut won = 0;
    let mut rows: Vec<Position> = vec![Vec::new()];
    for _ in 0..n {
        let longer = |row: &Position| -> Vec<Position> {
            let with = |&heap: &u64| row.iter().copied().chain([heap]).collect();
            heaps.iter().map(with).collect()
        };
        rows = rows.iter().flat_map(longer).collect();
        won += rows.iter().filter(|row| game.won(row)).count() as u64;
    }
    won
}

/// How many rows have each nim-sum.
type Ways = HashMap<u64, u64>;

fn both(a: &Ways, b: &Ways) -> Ways {
    let mut ways = Ways::default();
    for (s, of_s) in a {
        for (t, of_t) in b {
            let sum = ways.entry(s ^ t).or_insert(0);
            *sum = (*sum + of_s * of_t) % PRIME_OF_ROWS;
        }
    }
    ways
}

fn either(a: &Ways, b: &Ways) -> Ways {
    let mut ways = a.clone();
    for (s, of_s) in b {
        let sum = ways.entry(*s).or_insert(0);
        *sum = (*sum + of_s) % PRIME_OF_ROWS;
    }
    ways
}

/// Second method: rows of exactly m heaps, and of up to m, for m = 1, then twice as many and one more as the
/// binary digits of n say; a nim-sum at a time.
fn sequences_not_0(n: u64, heaps: &[u64]) -> u64 {
    let one: Ways = heaps.iter().map(|&heap| (heap, 1)).collect();
    // Of no heap.
    let (mut exactly, mut up_to) = (Ways::from_iter([(0, 1)]), Ways::default());
    for bit in (0..64).rev().filter(|bit| n >> bit > 0) {
        up_to = either(&up_to, &both(&exactly, &up_to));
        exactly = both(&exactly, &exactly);
        if n >> bit & 1 == 1 {
            exactly = both(&exactly, &one);
            up_to = either(&up_to, &exactly);
        }
    }
    let won = up_to.iter().filter(|of| *of.0 != 0);
    won.fold(0, |sum, of| (sum + of.1) % PRIME_OF_ROWS)
}
