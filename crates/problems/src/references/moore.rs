//! Moves in several heaps at once, and counts of lost positions.

use super::{PlayedOut, Position, Witness};

const PRIME: u64 = 1_000_000_007;

/// The cells of the pieces, and 0 or 1 for the player to move. The pieces at even places belong to the first player.
fn moves(position: &[u64], n: u64, d: u64) -> Vec<Position> {
    let (turn, pieces) = position.split_last().expect("whose turn it is");
    // The possible cells of the first pieces so far, and how many of these have moved.
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

pub fn placements_won(n: u64, k: u64, d: u64, why: &mut Witness) -> u64 {
    let mut game = PlayedOut::new(|position: &[u64]| moves(position, n, d));
    let chosen = (0..1u64 << n).filter(|set| u64::from(set.count_ones()) == k);
    let won = chosen.filter(|set| {
        let cells = (1..=n).filter(|cell| set >> (cell - 1) & 1 == 1);
        game.won(&cells.chain([0]).collect::<Position>(), why)
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

/// Second method: the totals of the gaps of pairs, digit by digit from the lowest, by how many gaps have a one there.
pub fn placements_not_lost(n: u64, k: u64, d: u64) -> u64 {
    let (pairs, free) = (k / 2, n - k);
    let multiples = (0..=pairs).filter(|&ones| ones % d.saturating_add(1).min(pairs + 1) == 0);
    let ones: Vec<(u64, u64)> =
        multiples.map(|ones| (ones, binomials(pairs, ones)[pairs as usize])).collect();
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
    // The rest goes into the other gaps, one more than there are pairs.
    let others = binomials(n, pairs);
    let lost = (0..=free).fold(0, |sum, total| {
        let others = others[(free - total + pairs) as usize];
        (sum + ways[total as usize] * others) % PRIME
    });
    (binomials(n, k)[n as usize] + PRIME - lost) % PRIME
}
