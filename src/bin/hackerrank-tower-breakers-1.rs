//! Tower Breakers: towers of one height.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
n towers of height m: a move replaces the height of one tower by a proper divisor; whoever cannot
move loses.

If n is even, the second player copies each move in another tower. If n is odd and m > 1, the
first player lowers one tower to 1, and then copies each move. If m = 1, there is no move.

Game:    divisor
Judged:  HackerRank tower-breakers-1; 1 s, 256 MB (not confirmed); up to 100 cases, n and m up to 10^6
Input:   the number of cases; a case is `n m`.
Output:  a line for each: `1` or `2`, whichever player wins.
Range:   any n, m from 1 up to 2^64 - 1.
Cost:    O(1) a case, constant memory.

Sample input:
2
2 2
1 4
Sample output:
2
1
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let (n, m) = (io.read()?, io.read_in(1, u64::MAX)?);
        let first_wins = n % 2 == 1 && m > 1;
        io.write_line(if first_wins { "1" } else { "2" })
    })
}

fn main() {
    io::run("hackerrank-tower-breakers-1", ABOUT, solve);
}
