//! Being a Good Boy in Spring Festival: how many first moves win at Nim.

use grundy::heaps::nim::MoveCounter;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Being a Good Boy in Spring Festival: in how many ways can the first player begin and win at Nim?

Game:    nim
Judged:  HDU 1850; 1 s, 32 MB; 2 to 100 heaps of up to 10^6
Judged:  POJ 2975; 1 s, 256 MB (not confirmed); 1 to 1000 heaps of up to 10^9
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

fn solve(io: &mut Io) -> Result<(), Fault> {
    while let Some(heaps) = io.read_until_zero()? {
        let mut moves = MoveCounter::new();
        for _ in 0..heaps {
            moves.add(io.read()?);
        }
        io.write_numbers(Some(moves.winning()))?;
    }
    Ok(())
}

fn main() {
    io::run("hdu1850", ABOUT, solve);
}
