//! Taking matches: Nim with a move.

use grundy::judge::{self, Fault, Judge};
use grundy::nim;

const ABOUT: &str = "\
Nim: a move takes any number from one heap; whoever takes the last one wins.

Game:    nim
Judged:  Luogu P1247; 1 s, 256 MB; k up to 500000
Input:   one case: k, then k heaps.
Output:  `lose` if the first player does; or `a b`, the winning move that takes a from heap b, the
         first that has one, and on the next line the heaps after it.
Range:   any k, heaps up to 2^64 - 1.
Cost:    O(1) a heap, 8 bytes each.

Sample input:
3
3 6 9
Sample output:
4 3
3 6 5
";

fn solve(judge: &mut Judge) -> Result<(), Fault> {
    let k = judge.read()?;
    let mut heaps = judge.read_list(k, 0, u64::MAX)?;
    let first = nim::winning_moves(&heaps).next();
    match first {
        None => judge.write_line("lose"),
        Some((index, left)) => {
            judge.write_numbers(vec![heaps[index] - left, index as u64 + 1])?;
            heaps[index] = left;
            judge.write_numbers(heaps)
        }
    }
}

fn main() {
    judge::run("luogu-p1247", ABOUT, solve);
}
