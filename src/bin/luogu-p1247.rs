//! Taking matches: Nim with a winning move.

use grundy::judge::{self, Fault, Judge};
use grundy::nim;

const ABOUT: &str = "\
Nim: a move takes any number from one heap; whoever takes the last one wins.

Game:    nim
Judged:  Luogu P1247; 1 s, 256 MB; k up to 500000
Input:   one case: k, then k heaps.
Output:  `lose` if the first player does; otherwise `a b`: take a from heap b, which is the first
         heap with a winning move. The next line has the heaps after this move.
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
