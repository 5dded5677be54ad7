//! Coin Games: remove a coin that lies face up and turn its neighbours.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A ring of n coins, face up or down: a move removes one that lies face up and turns its two
neighbours; of two coins, the other is turned twice, so it stays. Whoever cannot move loses.

Removing a coin and turning two changes the number of coins that lie face up by an odd number, so
its parity changes with each move. The end, at 0, is even: the first player wins if it is odd.

Game:    its own
Judged:  Codeforces 1972B; 1 s, 256 MB; up to 100 cases, n up to 100
Input:   the number of cases; a case is n, then a word of n letters: `U` is up, `D` down.
Output:  a line for each: `YES` if the first player wins, or `NO`.
Range:   n from 1 up to 10^6.
Cost:    O(n).

Sample input:
3
5
UUDUD
5
UDDUD
2
UU
Sample output:
YES
NO
NO
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let n = io.read_in(1, 1_000_000)?;
        let ring = io.read_letters("UD", n, n)?;
        let up = ring.bytes().filter(|&coin| coin == b'U').count();
        io.write_line(if up % 2 == 1 { "YES" } else { "NO" })
    })
}

fn main() {
    io::run("cf1972b", ABOUT, solve);
}
