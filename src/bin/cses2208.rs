//! Another game: choose some heaps, and take one from each.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Heaps: a move chooses one or more of them, and takes one from each; whoever cannot move loses.

The first player wins exactly if some heap is odd, by taking one from each odd heap: from even heaps
alone, every move makes some heap odd.

Game:    its own
Judged:  CSES 2208; 1 s, 512 MB; up to 2*10^5 heaps in all, up to 10^9
Input:   the number of cases; a case is n, then n heaps.
Output:  a line for each: `first` or `second`, whoever wins.
Range:   any n, heaps up to 2^64 - 1.
Cost:    O(1) a heap, constant memory.

Sample input:
3
3
1 2 3
2
2 2
4
5 5 4 5
Sample output:
first
second
first
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let mut some_odd = false;
        for _ in 0..io.read()? {
            some_odd |= io.read()? % 2 == 1;
        }
        io.write_line(if some_odd { "first" } else { "second" })
    })
}

fn main() {
    io::run("cses2208", ABOUT, solve);
}
