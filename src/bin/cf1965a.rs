//! Everything Nim: take the same number from every pile.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Piles: a move takes the same number from every nonempty pile, at least 1 and at most the smallest of
them; whoever cannot move loses.

This is Sequential Nim (cf1382b) on the gaps between the sorted sizes, from 0 on: a move shortens
the first gap, and equal piles leave none. A gap of 1 leaves no choice, and whoever meets the first
longer gap wins.

Game:    its own
Judged:  Codeforces 1965A, Codeforces 1966C; 2 s, 256 MB; up to 10^4 cases, 2*10^5 piles up to 10^9 in all
Input:   the number of cases; a case is n, then n piles.
Output:  a line for each: `Alice` if the first player wins, or `Bob`.
Range:   any n, piles up to 2^64 - 1.
Cost:    O(n log n), 8 bytes a pile.

Sample input:
7
5
3 3 3 3 3
2
1 7
7
1 3 9 7 4 2 100
3
1 2 3
6
2 1 3 4 2 4
8
5 7 2 9 6 3 3 2
1
1000000000
Sample output:
Alice
Bob
Alice
Alice
Bob
Alice
Alice
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let n = io.read()?;
        let mut sizes = io.read_list(n, 0, u64::MAX)?;
        sizes.push(0);
        sizes.sort_unstable();
        sizes.dedup();
        let forced = sizes.windows(2).take_while(|two| two[1] - two[0] == 1).count();
        let has_choice = forced + 1 < sizes.len();
        let first_wins = (forced % 2 == 0) == has_choice;
        io.write_line(if first_wins { "Alice" } else { "Bob" })
    })
}

fn main() {
    io::run("cf1965a", ABOUT, solve);
}
