//! Conan and Agasa play a card game: remove a card and all smaller ones.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Cards with numbers: a move removes a card, and with it all cards with smaller numbers; whoever
cannot move loses.

The first player wins exactly if some number is on an odd number of cards. He takes a card with the
largest such number, and each number that is left is on an even number of cards. From there any move
leaves its own number on an odd number of cards.

Game:    its own
Judged:  Codeforces 914B; 2 s, 256 MB; n and numbers up to 10^5
Input:   one case: `n`, then n numbers.
Output:  `Conan` if the first player wins, or `Agasa`.
Range:   any n, numbers up to 2^64 - 1.
Cost:    O(n log n), 8 bytes a number.

Sample input:
3
4 5 7
Sample output:
Conan
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let n = io.read()?;
    let mut numbers = io.read_list(n, 0, u64::MAX)?;
    numbers.sort_unstable();
    // All numbers come in pairs exactly if the 1st equals the 2nd, the 3rd the 4th, and so on.
    let first_wins = numbers.chunks(2).any(|pair| pair.first() != pair.get(1));
    io.write_line(if first_wins { "Conan" } else { "Agasa" })
}

fn main() {
    io::run("cf914b", ABOUT, solve);
}
