//! Dividing the treasure: a bean becomes two in later bottles.

use grundy::io::{self, Fault, Io};
use grundy::numbers::odious;
use grundy::rows::coin_turning;

const ABOUT: &str = "\
Bottles with beans, numbered from 0: a move takes a bean from bottle i and puts one into j and one
into k, where i < j <= k; whoever cannot move loses.

This is Mock Turtles, if the bottles are counted from the end and the last one is left out: its
beans never move. Two beans in the same bottle cancel.

Game:    coin_turning
Judged:  Luogu P3185; 1 s, 125 MB (not confirmed); up to 10 cases, n from 2 to 21, counts up to 10^4
Input:   the number of cases; a case is n, then n counts.
Output:  for each case the winning first move `i j k` with the least i, then j, then k, or
         `-1 -1 -1` if there is none; and on the next line how many moves win.
Range:   any n, counts up to 2^64 - 1.
Cost:    O(n^2) a case, 9 bytes a bottle.

Sample input:
2
4
1 0 1 5000
3
0 0 1
Sample output:
0 2 3
1
-1 -1 -1
0
";

// The value of a bean that is this many bottles before the last.
fn value(before_last: u64) -> u64 {
    before_last.checked_sub(1).map_or(0, coin_turning::mock_turtles)
}

// How many bottles before the last a bean of this value is.
fn before_last(value: u64) -> Option<u64> {
    match value {
        0 => Some(0),
        _ => odious::index(value).map(|coin| coin + 1),
    }
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let n = io.read()?;
        let counts = io.read_list(n, 0, u64::MAX)?;
        let odd = (0..n).filter(|&i| counts[i as usize] % 2 == 1);
        let sum = odd.fold(0, |sum, i| sum ^ value(n - 1 - i));
        let (mut first, mut moves) = (None, 0);
        for i in (0..n).filter(|&i| counts[i as usize] > 0) {
            for j in i + 1..n {
                // What the bean in k must be worth to make the sum 0.
                let third = sum ^ value(n - 1 - i) ^ value(n - 1 - j);
                if let Some(left) = before_last(third).filter(|&left| left <= n - 1 - j) {
                    first = first.or(Some([i, j, n - 1 - left]));
                    moves += 1;
                }
            }
        }
        match first {
            None => io.write_line("-1 -1 -1")?,
            Some(first) => io.write_numbers(first.iter().copied())?,
        }
        io.write_numbers(Some(moves))
    })
}

fn main() {
    io::run("luogu-p3185", ABOUT, solve);
}
