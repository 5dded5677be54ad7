//! Nim game II: heaps, take 1 to 3.

use grundy::bash;
use grundy::judge::{self, Fault, Judge};

const ABOUT: &str = "\
Heaps: a move takes 1 to 3 from one of them; whoever takes the last one wins.

Game:    bash
Judged:  CSES 1098; 1 s, 512 MB; up to 2*10^5 heaps in all, up to 10^9
Input:   the number of cases; a case is n, then n heaps.
Output:  a line for each: `first` or `second`, whoever wins.
Range:   any n, heaps up to 2^64 - 1.
Cost:    O(1) a heap, constant memory.

Sample input:
3
4
5 7 2 5
2
4 1
3
4 4 4
Sample output:
first
first
second
";

fn solve(judge: &mut Judge) -> Result<(), Fault> {
    judge.read_cases(|judge| {
        let mut sum = 0;
        for _ in 0..judge.read()? {
            sum ^= bash::value(judge.read()?, 3);
        }
        judge.write_line(if sum != 0 { "first" } else { "second" })
    })
}

fn main() {
    judge::run("cses1098", ABOUT, solve);
}
