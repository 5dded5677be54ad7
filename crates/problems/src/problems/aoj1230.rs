//! Nim of two teams.

use crate::problem::*;

/// Bounds: two copies; whether S may be 8192 is told both ways.
pub fn problem() -> Problem {
    let n = number("n", 1, 10).within(0, 1000).small(3);
    let stones = number("s", 1, 8191).within(0, 100_000).small(12);
    let take = number("m", 1, 16).within(1, u64::MAX).small(5);
    let takes = times_of("takes", "n", parts![take.clone(), take]).on_one_line();
    Problem::new(to_zero(parts![n, stones, takes]).of_largest(50), reference)
}

fn reference(case: &Case, why: &mut Witness) -> String {
    let takes: Vec<u64> = case.lists("takes").concat();
    choose(teams(case.number("s"), &takes, why), "1", "0")
}

/// Whether the first team wins. A position is the stones and the player to move; larger ones use a table of all
/// positions.
fn teams(stones: u64, takes: &[u64], why: &mut Witness) -> bool {
    let players = takes.len() as u64;
    if stones <= 40 {
        let options = |position: &[u64]| -> Vec<Position> {
            let (stones, player) = (position[0], position[1]);
            (1..=stones.min(takes[player as usize]))
                .map(|take| vec![stones - take, (player + 1) % players])
                .collect()
        };
        return PlayedOut::misere(options).won(&[stones, 0], why);
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
