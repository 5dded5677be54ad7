//! Game with Powers: take a number and all its powers.

use grundy::heaps::power_chains;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
The numbers 1 to n: a move takes one and all its powers that are left; whoever cannot move loses.

Game:    power_chains
Judged:  Codeforces 317D; 1 s, 256 MB; n up to 10^9
Input:   one case: n.
Output:  `Vasya` if the first player wins, or `Petya`.
Range:   n up to 2^33 - 1.
Cost:    O(square root of n) time and bytes.

Sample input:
1
Sample output:
Vasya
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let n = io.read_in(0, power_chains::MAX_N)?;
    let value = power_chains::value(n);
    io.write_line(if value != 0 { "Vasya" } else { "Petya" })
}

fn main() {
    io::run("cf317d", ABOUT, solve);
}
