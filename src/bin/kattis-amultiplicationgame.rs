//! A multiplication game.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
p is 1 at first: a move multiplies it by a number from 2 to 9; whoever first makes it n or more wins.

The first player wins up to 9, the second one up to 18, the first one up to 162, and so on, by 9 and
by 2 in turn. What counts is the missing factor n / p, rounded up. If those above k up to 9 k are
won, those up to 18 k are lost, because every move leads to one above k, and to at most 9 k. From
those up to 162 k, the least factor that leads to at most 18 k leads to one above 9 k, so they are
won.

Game:    its own
Judged:  Kattis amultiplicationgame; 1 s, 1024 MB (not confirmed); up to 30 cases, n from 2 to 2^32 - 2
Judged:  HDU 1517; 1 s, 32 MB (not confirmed); the same, any number of cases
Judged:  POJ 2505; 1 s, 64 MB (not confirmed); the same, any number of cases
Judged:  UVa 847; 3 s, 256 MB (not confirmed); the same, any number of cases
Input:   until the end: `n`.
Output:  a line for each: `Stan wins.` if the first player does, or `Ollie wins.`.
Range:   n from 2 to 2^64 - 1.
Cost:    O(log n) a case, constant memory.

Sample input:
162
17
34012226
Sample output:
Stan wins.
Ollie wins.
Stan wins.
";

fn first_wins(n: u64) -> bool {
    let mut most: u64 = 1;
    loop {
        for &(factor, first_wins) in &[(9, true), (2, false)] {
            most = most.saturating_mul(factor);
            if n <= most {
                return first_wins;
            }
        }
    }
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    while let Some(n) = io.read_or_end_in(2, u64::MAX)? {
        io.write_line(if first_wins(n) { "Stan wins." } else { "Ollie wins." })?;
    }
    Ok(())
}

fn main() {
    io::run("kattis-amultiplicationgame", ABOUT, solve);
}
