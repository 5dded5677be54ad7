//! Nim with the moves.

use grundy::heaps::nim;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Nim with the moves: a move takes any number from one heap; whoever takes the last one wins. Which first
moves win?

Game:    nim
Judged:  HDU 2176; 1 s, 256 MB (not confirmed); up to 200000 heaps
Input:   cases of m, then m heaps; m = 0 ends the input.
Output:  for each case `No` if no first move wins. Otherwise `Yes`, and then, for every heap that has
         a winning move, in the order of the input, a line `a b`: the heap of a becomes b.
Range:   any m, heaps up to 2^64 - 1.
Cost:    O(1) and 8 bytes a heap.

Sample input:
2
45 45
3
3 6 9
5
5 7 8 9 10
0
Sample output:
No
Yes
9 5
Yes
8 1
9 0
10 3
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    while let Some(count) = io.read_until_zero()? {
        let heaps = io.read_list(count, 0, u64::MAX)?;
        let mut moves = nim::winning_moves(&heaps).peekable();
        io.write_line(if moves.peek().is_some() { "Yes" } else { "No" })?;
        for (heap, left) in moves {
            io.write_numbers(vec![heaps[heap], left])?;
        }
    }
    Ok(())
}

fn main() {
    io::run("hdu2176", ABOUT, solve);
}
