//! 1-2-K game: take 1, 2 or k.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A token on cell n of a strip: a move shifts it 1, 2 or k cells to the left, but not beyond cell 0;
whoever cannot move loses.

With 1 and 2 alone, the multiples of 3 are lost. If 3 does not divide k, they stay lost: a move of k
leads from none of them to another. If 3 divides k, then k wins by a move to 0, and k + 1 loses: its
moves lead to k, k - 1 and 1, which win. From there on n has the outcome of n - (k + 1).

Game:    its own
Judged:  Codeforces 1194D; 2 s, 256 MB; up to 100 cases, n up to 10^9, k from 3 up to 10^9
Input:   the number of cases; a case is `n k`.
Output:  a line for each: `Alice` if the first player wins, or `Bob`.
Range:   n up to 2^64 - 1, k from 1 up to that.
Cost:    O(1) a case, constant memory.

Sample input:
4
0 3
3 3
3 4
4 4
Sample output:
Bob
Alice
Bob
Alice
";

fn is_lost(n: u64, k: u64) -> bool {
    match k % 3 {
        0 => {
            let rest = k.checked_add(1).map_or(n, |round| n % round);
            rest < k && rest % 3 == 0
        }
        _ => n % 3 == 0,
    }
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let (n, k) = (io.read()?, io.read_in(1, u64::MAX)?);
        io.write_line(if is_lost(n, k) { "Bob" } else { "Alice" })
    })
}

fn main() {
    io::run("cf1194d", ABOUT, solve);
}
