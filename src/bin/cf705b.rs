//! Spider Man: split a cycle in two.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Cycles: a move splits one of at least two vertices into two cycles with as many vertices in all;
whoever cannot move loses. The cycles are added one by one: who wins after each?

Each split adds a cycle, and the end has only cycles of one vertex. So a cycle of x vertices takes
x - 1 splits however it is split, and an odd number of splits in all wins.

Game:    its own
Judged:  Codeforces 705B; 2 s, 256 MB; n up to 10^5, cycles up to 10^9
Input:   one case: n, then n cycles, each by its number of vertices.
Output:  n lines, for the first cycle, the first two, and so on: `1` or `2`, whichever player wins.
Range:   any n, cycles from 1 up to 2^64 - 1.
Cost:    O(1) a cycle, constant memory.

Sample input:
3
1 2 3
Sample output:
2
1
1
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let mut splits = 0;
    for _ in 0..io.read()? {
        splits ^= io.read_in(1, u64::MAX)? - 1;
        io.write_line(if splits % 2 == 1 { "1" } else { "2" })?;
    }
    Ok(())
}

fn main() {
    io::run("cf705b", ABOUT, solve);
}
