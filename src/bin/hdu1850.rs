//! Being a Good Boy in Spring Festival: how many first moves win at Nim.

use grundy::judge::{self, Fault, Judge};
use grundy::nim::MoveCounter;

const ABOUT: &str = "\
Being a Good Boy in Spring Festival: in how many ways can the first player begin and win at Nim?

Game:    nim
Judged:  HDU 1850; 1 s, 32 MB; up to 100 heaps of up to 10^6
Input:   cases of M, then M heaps; M = 0 ends the input.
Output:  a line for each: the number of winning first moves, 0 if the position is lost.
Range:   any M, heaps up to 2^64 - 1.
Cost:    O(1) a heap, constant memory.

Sample input:
3
5 7 9
0
Sample output:
1
";

fn solve(judge: &mut Judge) -> Result<(), Fault> {
    while let Some(heaps) = judge.read_until_zero()? {
        let mut moves = MoveCounter::new();
        for _ in 0..heaps {
            moves.add(judge.read()?);
        }
        judge.write_numbers(Some(moves.winning()))?;
    }
    Ok(())
}

fn main() {
    judge::run("hdu1850", ABOUT, solve);
}
