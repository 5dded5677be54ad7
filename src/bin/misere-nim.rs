//! Misere Nim with the moves.

use grundy::heaps::nim;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Misere Nim with the moves: a move takes any number from one heap; whoever takes the last one loses. Which
first moves win?

Game:    nim
Judged:  nowhere
Input:   cases of m, then m heaps; m = 0 ends the input.
Output:  for each case `No` if no first move wins. Otherwise `Yes`, and then, for every heap that
         has a winning move, in the order of the input, a line `a b`: the heap of a becomes b. If
         all heaps are empty, the first player has won without a move, and only `Yes` is printed.
Range:   any m, heaps up to 2^64 - 1.
Cost:    O(1) and 8 bytes a heap.

Sample input:
1
1
2
1 1
3
1 1 5
0
Sample output:
No
Yes
1 0
1 0
Yes
5 1
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    while let Some(count) = io.read_until_zero()? {
        let heaps = io.read_list(count, 0, u64::MAX)?;
        let mut moves = nim::misere_winning_moves(&heaps).peekable();
        // With empty heaps only, the first player has won without a move.
        let won = moves.peek().is_some() || heaps.iter().all(|&heap| heap == 0);
        io.write_line(if won { "Yes" } else { "No" })?;
        for (heap, left) in moves {
            io.write_numbers(vec![heaps[heap], left])?;
        }
    }
    Ok(())
}

fn main() {
    io::run("misere-nim", ABOUT, solve);
}
