//! Chip Game: an odd number of cells towards the opposite corner.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A chip in a corner of a board of n rows and m columns: a move takes it an odd number of cells up or
to the right; whoever cannot move loses.

Each move changes the parity of the distance to the opposite corner, n + m - 2, and only that
corner, at distance 0, has no move. So the parity of n + m decides.

Game:    its own
Judged:  Codeforces 1719A; 1 s, 256 MB; up to 10^4 cases, n and m up to 10^9
Input:   the number of cases; a case is `n m`.
Output:  a line for each: `Burenka` if the first player wins, or `Tonya`.
Range:   any n, m from 1 up to 2^64 - 1.
Cost:    O(1) a case, constant memory.

Sample input:
6
1 1
1 4
5 6
2 2
6 3
999999999 1000000000
Sample output:
Tonya
Burenka
Burenka
Tonya
Burenka
Burenka
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let (n, m) = (io.read_in(1, u64::MAX)?, io.read_in(1, u64::MAX)?);
        // n + m is odd.
        io.write_line(if n % 2 != m % 2 { "Burenka" } else { "Tonya" })
    })
}

fn main() {
    io::run("cf1719a", ABOUT, solve);
}
