//! Nim.

use grundy::judge::{self, Fault, Judge};

const ABOUT: &str = "\
Nim: a move takes any number from one heap; whoever takes the last one wins.

Game:    nim
Judged:  Luogu P2197; 1 s, 125 MB; up to 10 cases of 10^4 heaps
Input:   the number of cases; a case is n, then n heaps.
Output:  a line for each: `Yes` if the first player wins, or `No`.
Range:   any n, heaps up to 2^64 - 1.
Cost:    O(1) a heap, constant memory.

Sample input:
2
2
1 1
2
1 0
Sample output:
No
Yes
";

fn solve(judge: &mut Judge) -> Result<(), Fault> {
    judge.read_cases(|judge| {
        let mut sum = 0;
        for _ in 0..judge.read()? {
            sum ^= judge.read()?;
        }
        judge.write_line(if sum != 0 { "Yes" } else { "No" })
    })
}

fn main() {
    judge::run("luogu-p2197", ABOUT, solve);
}
