//! Stoned Game: not from the pile just used.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Piles: a move takes one stone, but not from the pile of the opponent's last move; whoever cannot
move loses. T moves first.

If the largest pile has more stones than all others together, T always takes from it and wins.
Otherwise no pile has more than half of the stones. If their number is even, HL keeps it so: T's
move leaves at most one pile of half the number before, and HL takes from that pile, or else from
any pile except T's. If their number is odd, T takes from a largest pile and then plays like HL.

Game:    its own
Judged:  Codeforces 1396B, Codeforces 1397D; 1 s, 256 MB; up to 100 cases, n and piles up to 100
Input:   the number of cases; a case is n, then n piles.
Output:  a line for each: `T` or `HL`, whoever wins.
Range:   any n, piles up to 2^64 - 1.
Cost:    O(1) a pile, constant memory.

Sample input:
2
1
2
2
1 1
Sample output:
T
HL
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let (mut most, mut sum) = (0, 0);
        for _ in 0..io.read()? {
            let pile = u128::from(io.read()?);
            most = most.max(pile);
            sum += pile;
        }
        let t_wins = most > sum - most || sum % 2 == 1;
        io.write_line(if t_wins { "T" } else { "HL" })
    })
}

fn main() {
    io::run("cf1396b", ABOUT, solve);
}
