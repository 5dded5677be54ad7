//! A Simple Game: heaps with a limit each.

use grundy::bash;
use grundy::judge::{self, Fault, Judge};

const ABOUT: &str = "\
A Simple Game: heaps, each with its own limit; a move takes 1 to the limit from one heap; whoever
takes the last one wins.

Game:    bash
Judged:  HDU 1851; 1 s, 256 MB; n up to 10
Input:   the number of cases; a case is n, then n pairs `heap limit`.
Output:  a line for each: `Yes` if the SECOND player wins, or `No`.
Range:   any n, heaps and limits up to 2^64 - 1.
Cost:    O(1) a heap, constant memory.

Sample input:
2
1
5 4
2
1 1
2 2
Sample output:
Yes
No
";

fn solve(judge: &mut Judge) -> Result<(), Fault> {
    judge.read_cases(|judge| {
        let mut sum = 0;
        for _ in 0..judge.read()? {
            let (heap, limit) = (judge.read()?, judge.read()?);
            sum ^= bash::value(heap, limit);
        }
        judge.write_line(if sum == 0 { "Yes" } else { "No" })
    })
}

fn main() {
    judge::run("hdu1851", ABOUT, solve);
}
