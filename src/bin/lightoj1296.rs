//! Again stone game: up to half of a heap.

use grundy::heaps::restricted_nim;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Heaps: a move takes at least 1 and at most half of one heap; whoever cannot move loses.

An even heap of n is worth n / 2, and an odd one has the value of the heap of (n - 1) / 2.

Game:    restricted_nim
Judged:  LightOJ 1296; 2 s, 32 MB; up to 100 cases of 1000 heaps up to 10^9
Sample:  ours.
Input:   the number of cases; a case is n, then n heaps.
Output:  a line for each: `Case 1: Alice` if the first player wins, or `Case 1: Bob`.
Range:   any n, heaps up to 2^64 - 1.
Cost:    O(log(heap)) a heap, constant memory.

Sample input:
4
1
1
3
2 3 4
2
4 9
2
7 6
Sample output:
Case 1: Bob
Case 2: Alice
Case 3: Bob
Case 4: Alice
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_numbered_cases(|io, case| {
        let mut sum = 0;
        for _ in 0..io.read()? {
            sum ^= restricted_nim::value(io.read()?, 2);
        }
        let name = if sum != 0 { "Alice" } else { "Bob" };
        io.write_line(&format!("Case {}: {}", case, name))
    })
}

fn main() {
    io::run("lightoj1296", ABOUT, solve);
}
