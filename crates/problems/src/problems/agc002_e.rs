//! Candy Piles: eat the largest pile, or one of each.

use crate::hard::listed;
use crate::problem::*;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let format = one(parts![heaps(100_000, heap(1_000_000_000).small(6))]);
    Problem::with(format, || PlayedOut::misere(largest_or_one_of_each), reference).hard(hard)
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    choose(candy_won(case.numbers("heaps"), game, why), "First", "Second")
}

fn largest_or_one_of_each(position: &[u64]) -> Vec<Position> {
    let Some((_, others)) = position.split_last() else {
        return vec![];
    };
    let mut one_less: Vec<u64> = position.iter().map(|pile| pile - 1).collect();
    one_less.retain(|&pile| pile > 0);
    vec![others.to_vec(), one_less]
}

fn candy_won(mut piles: Vec<u64>, game: &mut PlayedOut, why: &mut Witness) -> bool {
    piles.retain(|&pile| pile > 0);
    piles.sort_unstable();
    if piles.len() <= 12 && piles.iter().all(|&pile| pile <= 12) {
        return game.won(&piles, why);
    }
    piles.reverse();
    let longest = piles.first().map_or(0, |&pile| pile);
    if longest.saturating_mul(piles.len() as u64) <= 1 << 20 {
        // Second method: every corner of the diagram, from the far end; the player at the rim has won.
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
    // Third method: the largest square in the diagram, and the distances from its corner up and to the side.
    let side = (1..=piles.len()).rev().find(|&side| piles[side - 1] >= side as u64).unwrap();
    let above = piles[side - 1] - side as u64;
    let beside = piles.iter().filter(|&&pile| pile >= side as u64).count() - side;
    above % 2 == 1 || beside % 2 == 1
}

/// Diagrams where the diagonal's last square continues up or to the side by odd and by even numbers.
fn hard(_: &mut Random) -> Vec<Parts> {
    let length = 2000;
    let most = 1_000_000_000;
    let mut all = vec![(1..=length).collect::<Vec<u64>>(), vec![most; length as usize]];
    for side in [1, 2, 3, length / 2] {
        for above in [0, 1, 2, most - side] {
            for beside in 0..=2 {
                let mut piles = vec![most; side as usize - 1];
                piles.push(side + above);
                piles.resize((side + beside) as usize, side);
                all.push(piles);
            }
        }
    }
    all.iter().map(|piles| listed("heaps", piles)).collect()
}
