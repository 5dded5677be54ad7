//! Zero-Move Nim: for each heap, one move may take nothing.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Nim, but for each heap, one move of the whole game may take nothing from it while it is not empty;
either player can make this move; whoever cannot move loses.

A heap of n that still has this move is worth n + 1 if n is odd, and n - 1 if n is even and not 0;
without the move it is worth n. By induction: the options of an odd n have all values up to
n; those of an even n have all values up to n - 2, and n, which two of them have.

Game:    nim
Judged:  HackerRank zero-move-nim; 1 s, 256 MB (not confirmed); up to 10 cases of up to 10 heaps from 1, below 2^30
Input:   the number of cases; a case is n, then n heaps.
Output:  a line for each: `W` if the first player wins, or `L`.
Range:   any n, heaps up to 2^64 - 1.
Cost:    O(1) a heap, constant memory.

Sample input:
2
2
1 2
2
2 2
Sample output:
W
L
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let mut sum = 0;
        for _ in 0..io.read()? {
            // 1 and 2, 3 and 4, ... are swapped; the value of 2^64 - 1 is 2^64.
            sum ^= match io.read()? {
                0 => 0,
                heap => u128::from((heap - 1) ^ 1) + 1,
            };
        }
        io.write_line(if sum != 0 { "W" } else { "L" })
    })
}

fn main() {
    io::run("hackerrank-zero-move-nim", ABOUT, solve);
}
