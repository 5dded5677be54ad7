//! Taking matches: Nim with a winning move.

use grundy::heaps::nim;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Nim: a move takes any number from one heap; whoever takes the last one wins.

Game:    nim
Judged:  Luogu P1247; 1 s, 256 MB (not confirmed); k up to 500000
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

fn solve(io: &mut Io) -> Result<(), Fault> {
    let k = io.read()?;
    let mut heaps = io.read_list(k, 0, u64::MAX)?;
    let first = nim::winning_moves(&heaps).next();
    match first {
        None => io.write_line("lose"),
        Some((index, left)) => {
            io.write_numbers(vec![heaps[index] - left, index as u64 + 1])?;
            heaps[index] = left;
            io.write_numbers(heaps)
        }
    }
}

fn main() {
    io::run("luogu-p1247", ABOUT, solve);
}
