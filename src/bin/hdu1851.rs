//! A Simple Game: heaps with a limit each.

use grundy::heaps::bash;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A Simple Game: heaps, each with its own limit; a move takes 1 to the limit from one heap; whoever
takes the last one wins.

Game:    bash
Judged:  HDU 1851; 1 s, 256 MB (not confirmed); n up to 10, heaps and limits up to 20
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

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let mut sum = 0;
        for _ in 0..io.read()? {
            let (heap, limit) = (io.read()?, io.read()?);
            sum ^= bash::value(heap, limit);
        }
        io.write_line(if sum == 0 { "Yes" } else { "No" })
    })
}

fn main() {
    io::run("hdu1851", ABOUT, solve);
}
