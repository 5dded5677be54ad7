//! Game with Board: replace equal numbers by their sum.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
n ones on a board: a move replaces two or more equal numbers by their sum; whoever cannot move wins.

From n >= 5, Alice leaves n - 2, 1 and 1. Bob has to make 2 of the ones, and the two numbers left
differ: Alice cannot move. From 2, Alice leaves one number, and from 3 one number or two different
ones, so that Bob cannot move. From 4 she can also leave 2, 1 and 1, from which Bob leaves 2 and 2,
and again she leaves one number.

Game:    its own
Judged:  Codeforces 1841A; 2 s, 512 MB; up to 99 cases, n from 2 to 100
Input:   the number of cases; a case is n.
Output:  a line for each: `Alice` if the first player wins, or `Bob`.
Range:   any n up to 2^64 - 1; with n < 2, Alice cannot move.
Cost:    O(1) a case, constant memory.

Sample input:
2
3
6
Sample output:
Bob
Alice
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let n = io.read()?;
        io.write_line(if n < 2 || n > 4 { "Alice" } else { "Bob" })
    })
}

fn main() {
    io::run("cf1841a", ABOUT, solve);
}
