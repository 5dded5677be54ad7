//! Nim of two teams.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
S stones, and two teams of n players each: players 1 to 2n take turns, and those with odd numbers
are the first team; player i takes 1 to Mi stones. The team that takes the last stone loses.

The program goes through the numbers of stones in ascending order. For each player it keeps only the
largest number so far with which that player loses. This is enough: whoever can leave the next
player a smaller number of this kind can also leave the largest, which takes fewer stones.

Game:    its own
Judged:  AOJ 1230; 8 s, 128 MB (not confirmed); n up to 10, S from 1 to 8191, Mi from 1 to 16
Judged:  POJ 2068; 1 s, 64 MB (not confirmed); the same
Input:   cases of n, S and M1 ... M2n; n = 0 ends the input.
Output:  a line for each: `1` if the first team wins, or `0`.
Range:   n up to 1000, S up to 10^5, Mi from 1 to 2^64 - 1. Without stones the first team has won.
Cost:    O(n S) a case, some 50 bytes a player.

Sample input:
1 101 3 3
1 100 3 3
3 97 8 7 6 5 4 3
0
Sample output:
0
1
1
";

const MAX_PLAYERS: u64 = 1000;
const MAX_STONES: u64 = 100_000;

fn is_won(stones: u64, takes: &[u64]) -> bool {
    // For each player the last number of stones that lost; and the players who lose with `left`.
    let mut lost: Vec<Option<u64>> = vec![None; takes.len()];
    let mut losing = Vec::new();
    for left in 1..stones + 1 {
        for (player, &most) in takes.iter().enumerate() {
            let next = lost[(player + 1) % takes.len()];
            if next.map_or(true, |last| left - last > most) {
                losing.push(player);
            }
        }
        for player in losing.drain(..) {
            lost[player] = Some(left);
        }
    }
    // With 0 stones the player to move has won: the other team took the last one.
    lost[0] != Some(stones)
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    while let Some(n) = io.read_until_zero_in(MAX_PLAYERS)? {
        let stones = io.read_in(0, MAX_STONES)?;
        let takes = io.read_list(2 * n, 1, u64::MAX)?;
        io.write_line(if is_won(stones, &takes) { "1" } else { "0" })?;
    }
    Ok(())
}

fn main() {
    io::run("aoj1230", ABOUT, solve);
}
