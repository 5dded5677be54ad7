//! Interval Game 2.

use grundy::io::{self, Fault, Io};
use grundy::rows::intervals::{self, MAX_INTERVALS};

const ABOUT: &str = "\
Intervals [L, R): a move chooses one that overlaps none chosen before; whoever cannot move loses.

Game:    intervals
Judged:  AtCoder abc206_f; 2 s, 1024 MB; up to 20 cases of 100 intervals, numbers from 1 to 100
Input:   the number of cases; a case is N, then N lines `L R`: the interval from L up to R, without
         R.
Output:  a line for each: `Alice` if the first player wins, or `Bob`.
Range:   N up to 500, L < R up to 2^64 - 1.
Cost:    O(N^3) a case, up to 2 MB.

Sample input:
5
3
53 98
8 43
12 53
10
4 7
5 7
3 7
4 5
5 8
6 9
4 8
5 10
1 9
5 10
2
58 98
11 29
6
79 83
44 83
38 74
49 88
18 45
64 99
1
5 9
Sample output:
Bob
Alice
Bob
Alice
Alice
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let mut intervals = Vec::new();
        for _ in 0..io.read_in(0, MAX_INTERVALS)? {
            let left = io.read_in(0, u64::MAX - 1)?;
            intervals.push((left, io.read_in(left + 1, u64::MAX)?));
        }
        let is_won = intervals::value(&intervals) != 0;
        io.write_line(if is_won { "Alice" } else { "Bob" })
    })
}

fn main() {
    io::run("abc206-f", ABOUT, solve);
}
