//! Simple Game: rows of piles that the first player wins by splitting.

use crate::problem::*;
use crate::references::splitting::{position, splits};

/// Bounds: one copy.
pub fn problem() -> Problem {
    let n = number("N", 1, 600).within(1, 600).small(8);
    let m = number("M", 1, 10).within(1, "N").small(5);
    Problem::new(one(parts![n, m, number("K", 2, 600).within(2, u64::MAX).small(5)]), reference)
}

/// All ways to split into `parts` or fewer, none less than `least`.
fn sums(n: u64, least: u64, parts: u64) -> Vec<Vec<u64>> {
    let mut all = vec![vec![n]];
    for part in (least..=n / 2).filter(|_| parts > 1) {
        let more = sums(n - part, part, parts - 1);
        all.extend(more.into_iter().map(|sum| [vec![part], sum].concat()));
    }
    all
}

/// All rows of `m` piles.
fn rows(n: u64, m: u64) -> Vec<Vec<u64>> {
    if m == 1 {
        return vec![vec![n]];
    }
    let more = |pile| rows(n - pile, m - 1).into_iter().map(move |row| [vec![pile], row].concat());
    (1..=n + 1 - m).flat_map(more).collect()
}

fn reference(case: &Case, _: &mut Witness) -> String {
    let (n, m, k) = (case.number("N"), case.number("M"), case.number("K"));
    if n > 9 {
        return line(&[rows_won(n as usize, m as usize, k)]);
    }
    let parts_of = |pile| sums(pile, 1, k).into_iter().filter(|sum| sum.len() > 1).collect();
    let mut game = PlayedOut::new(|piles: &[u64]| splits(piles, parts_of));
    let won = rows(n, m).into_iter().filter(|row| game.search(&position(row.clone()))).count();
    line(&[won as u64])
}

const PRIME: u64 = 1_000_000_007;

/// Second method: the values by definition, then the rows by their number of stones and their nim-sum. From 60 stones on,
/// up to 5 parts: below, more parts give no other values.
fn rows_won(n: usize, m: usize, k: u64) -> u64 {
    let most = k.min(if n < 60 { n as u64 } else { 5 }) as usize;
    let mut values = vec![0; n + 1];
    let room = (n + 1).next_power_of_two(); // no value is greater than n
                                            // is_sum[parts][stones]: the nim-sums of so many parts.
    let mut is_sum = vec![vec![vec![false; room]; n + 1]; most + 1];
    for pile in 1..=n {
        for parts in 2..=most {
            for first in 1..pile {
                let (fewer, more) = is_sum.split_at_mut(parts);
                for (sum, is_sum) in fewer[parts - 1][pile - first].iter().enumerate() {
                    more[0][pile][sum ^ values[first]] |= is_sum;
                }
            }
        }
        let is_option = |value: &usize| (2..=most).any(|parts| is_sum[parts][pile][*value]);
        values[pile] = (0..).find(|value| !is_option(value)).unwrap();
        is_sum[1][pile][values[pile]] = true;
    }
    // With one pile more each time.
    let mut tables = vec![vec![vec![0; room]; n + 1]];
    tables[0][0][0] = 1;
    while tables.len() <= m - m / 2 {
        let mut table = vec![vec![0; room]; n + 1];
        for (total, pile) in (1..=n).flat_map(|total| (1..=total).map(move |pile| (total, pile))) {
            for (sum, ways) in tables[tables.len() - 1][total - pile].iter().enumerate() {
                table[total][sum ^ values[pile]] += ways;
            }
        }
        table.iter_mut().flatten().for_each(|ways| *ways %= PRIME);
        tables.push(table);
    }
    // Both halves of a row, with different nim-sums.
    let mut won = 0;
    for total in 0..=n {
        let (left, right) = (&tables[m / 2][total], &tables[m - m / 2][n - total]);
        let all = left.iter().sum::<u64>() % PRIME * (right.iter().sum::<u64>() % PRIME) % PRIME;
        let lost = left.iter().zip(right).fold(0, |lost, (a, b)| (lost + a * b) % PRIME);
        won = (won + all + PRIME - lost) % PRIME;
    }
    won
}
