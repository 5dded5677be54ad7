//! Wythoff's game with the moves.

use grundy::heaps::wythoff;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Wythoff's game with the moves: from two heaps, take any number from one, or the same number from
both; whoever takes the last one wins. Which first moves win?

Game:    wythoff
Judged:  HDU 2177; 1 s, 32 MB; a <= b <= 10^6
Input:   cases of `a b`, in any order; `0 0` ends the input.
Output:  for each case `0` if no first move wins. Otherwise `1`, and then a line for each winning
         first move: the pair that it leaves, smaller heap first. The move on both heaps comes
         first, then the moves on one heap, by ascending smaller heap. A pair is printed twice if
         both kinds of move leave it.
Range:   any a and b up to 2^64 - 1.
Cost:    O(1) a case.

Sample input:
1 2
5 8
4 7
2 2
0 0
Sample output:
0
1
4 7
3 5
0
1
0 0
1 2
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    loop {
        let (a, b) = (io.read()?, io.read()?);
        if a == 0 && b == 0 {
            return Ok(());
        }
        let moves = wythoff::winning(a, b);
        io.write_line(if moves.is_empty() { "0" } else { "1" })?;
        for &(low, high) in &moves {
            io.write_numbers(vec![low, high])?;
        }
    }
}

fn main() {
    io::run("hdu2177", ABOUT, solve);
}
