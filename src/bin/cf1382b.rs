//! Sequential Nim: only from the first heap that is not empty.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Heaps in a row: a move takes any number from the first nonempty one; whoever cannot move loses.

A heap of 1 leaves no choice. Whoever meets the first larger heap wins: by taking all of it or all
but one, this player chooses who moves first on the heaps after it.

Game:    its own
Judged:  Codeforces 1382B; 1 s, 256 MB; up to 1000 cases, 10^5 heaps up to 10^9 in all
Input:   the number of cases; a case is n, then n heaps.
Output:  a line for each: `First` or `Second`, whoever wins.
Range:   any n, heaps up to 2^64 - 1.
Cost:    O(1) a heap, constant memory.

Sample input:
7
3
2 5 4
8
1 1 1 1 1 1 1 1
6
1 2 3 4 5 6
6
1 1 2 1 2 2
1
1000000000
5
1 2 2 1 1
3
1 1 1
Sample output:
First
Second
Second
First
First
Second
First
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let (mut ones, mut has_choice) = (0, false);
        for _ in 0..io.read()? {
            let heap = io.read()?;
            has_choice |= heap > 1;
            ones += u64::from(heap == 1 && !has_choice);
        }
        // The first player meets the larger heap after an even number of ones; if all are ones, an odd number wins.
        let first_wins = (ones % 2 == 0) == has_choice;
        io.write_line(if first_wins { "First" } else { "Second" })
    })
}

fn main() {
    io::run("cf1382b", ABOUT, solve);
}
