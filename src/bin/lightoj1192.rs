//! Left Right: pairs of pieces that approach each other.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A row of cells with k grey and k white pieces, alternately from the left, grey first: the first
player moves a grey piece to the right, the second a white one to the left, any distance, but not
onto or past another piece; whoever cannot move loses.

The gap between a grey piece and the white one on its right is a heap of Nim, which either player
can lower. No other gap matters, because no piece moves into it.

Game:    nim
Judged:  LightOJ 1192; 1 s, 256 MB (not confirmed); up to 200 cases, k up to 100, cells up to 10^9
Input:   the number of cases; a case is k, then the cells of the 2k pieces in ascending order.
Output:  a line for each: `Case 1: Alice` if the first player wins, or `Case 1: Bob`.
Range:   any k, cells up to 2^64 - 1; the pairs of a grey piece and the white one on its right may
         come in any order.
Cost:    O(1) a piece, constant memory.

Sample input:
2
2
0 3 7 9
2
1 3 7 9
Sample output:
Case 1: Alice
Case 2: Bob
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_numbered_cases(|io, case| {
        let mut sum = 0;
        for _ in 0..io.read()? {
            let least = io.read_in(0, u64::MAX - 1)? + 1;
            sum ^= io.read_in(least, u64::MAX)? - least;
        }
        let name = if sum != 0 { "Alice" } else { "Bob" };
        io.write_line(&format!("Case {}: {}", case, name))
    })
}

fn main() {
    io::run("lightoj1192", ABOUT, solve);
}
