//! Misere Nim.

use grundy::heaps::nim;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Misere Nim: a move takes any number from one heap; whoever takes the last one loses.

Game:    nim
Judged:  LightOJ 1253; 1 s, 256 MB (not confirmed); up to 200 cases, k up to 100, heaps up to 10^9
Input:   the number of cases; a case is k, then k heaps.
Output:  a line for each: `Case 1: Alice` if the first player wins, or `Case 1: Bob`.
Range:   any k, heaps up to 2^64 - 1.
Cost:    O(1) a heap, constant memory.

Sample input:
3
4
2 3 4 5
5
1 1 2 4 10
1
1
Sample output:
Case 1: Bob
Case 2: Alice
Case 3: Bob
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_numbered_cases(|io, case| {
        let (mut sum, mut above_1) = (0, 0);
        for _ in 0..io.read()? {
            let heap = io.read()?;
            sum ^= heap;
            above_1 += (heap > 1) as u64;
        }
        let is_lost = nim::misere_is_lost(sum, above_1);
        let name = if is_lost { "Bob" } else { "Alice" };
        io.write_line(&format!("Case {}: {}", case, name))
    })
}

fn main() {
    io::run("lightoj1253", ABOUT, solve);
}
