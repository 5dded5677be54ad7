//! Breaking Branches: break a branch into two.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A branch of length n: a move breaks a branch into two branches of integer lengths from 1; whoever
cannot move loses.

Each move makes one branch more, and at the end there are n, all of length 1. So there are n - 1
moves, however it is played.

Game:    its own
Judged:  Kattis breakingbranches; 1 s, 1024 MB (not confirmed); n from 2 up to 10^9
Input:   one case: `n`.
Output:  `Bob` if the second player wins; or `Alice`, and on the next line the length of one part in
         a first move that wins: always 1.
Range:   n from 1 up to 2^64 - 1.
Cost:    O(1), constant memory.

Sample input:
2
Sample output:
Alice
1
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let moves = io.read_in(1, u64::MAX)? - 1;
    io.write_line(if moves % 2 == 1 { "Alice\n1" } else { "Bob" })
}

fn main() {
    io::run("kattis-breakingbranches", ABOUT, solve);
}
