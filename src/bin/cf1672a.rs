//! Log Chopping: cut a log in two.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Logs: a move cuts one into two of positive integer lengths; whoever cannot move loses.

Each cut adds a log, and the end has only logs of length 1, as many as the sum of all lengths. So a
log of length L takes L - 1 cuts however it is cut, and an odd number of cuts in all wins.

Game:    its own
Judged:  Codeforces 1672A; 1 s, 256 MB; up to 100 cases, n and lengths up to 50
Input:   the number of cases; a case is n, then n lengths.
Output:  a line for each: `errorgorn` if the first player wins, or `maomao90`.
Range:   any n, lengths from 1 up to 2^64 - 1.
Cost:    O(1) a log, constant memory.

Sample input:
2
4
2 4 2 1
1
1
Sample output:
errorgorn
maomao90
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let mut cuts = 0;
        for _ in 0..io.read()? {
            cuts ^= io.read_in(1, u64::MAX)? - 1;
        }
        io.write_line(if cuts % 2 == 1 { "errorgorn" } else { "maomao90" })
    })
}

fn main() {
    io::run("cf1672a", ABOUT, solve);
}
