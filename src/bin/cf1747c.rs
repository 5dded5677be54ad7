//! Swap Game: lower the first number and swap it.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Numbers a1 to an: whoever is to move loses if a1 = 0, and otherwise lowers a1 by 1 and swaps it with
another one.

If a1 is above the least of the others, swapping it with that one leaves a first number that is not
above the least of the others. If a1 is not, each move leaves a1 - 1 among the others and a greater
number in front: such a position is lost, because the sum falls until a1 = 0.

Game:    its own
Judged:  Codeforces 1747C; 1 s, 256 MB; up to 2*10^4 cases, 2*10^5 numbers in all, up to 10^9
Input:   the number of cases; a case is n, then n numbers.
Output:  a line for each: `Alice` if the first player wins, or `Bob`.
Range:   any n from 2, numbers up to 2^64 - 1.
Cost:    O(n), constant memory.

Sample input:
3
2
1 1
2
2 1
3
5 4 4
Sample output:
Bob
Alice
Alice
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let n = io.read_in(2, u64::MAX)?;
        let first = io.read()?;
        let mut least = u64::MAX;
        for _ in 1..n {
            least = least.min(io.read()?);
        }
        io.write_line(if first > least { "Alice" } else { "Bob" })
    })
}

fn main() {
    io::run("cf1747c", ABOUT, solve);
}
