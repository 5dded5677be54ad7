//! Floor Division Game: divide by 2 to 6, and round down.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Numbers: a move divides one by 2, 3, 4, 5 or 6, and rounds down; a number that becomes 0 is gone;
whoever cannot move loses.

The first digit of a number in base 12 gives its value: 1 if it is 1, 2 if it is 2 or 3, 3 if it is
4 or 5, and 0 from 6 on. By induction: these are intervals with integers as ends, so rounding down
leaves none, and dividing their ends shows which values the options have. From 2 or 3, for example,
2 leads to the first digit 1, and 4 to 6 or more, while no divisor leads to 2 or 3.

Game:    its own
Judged:  CodeChef FDIVGAME; 1 s, 256 MB (not confirmed); up to 1000 cases of 100 numbers up to 10^18
Input:   the number of cases; a case is N, then N numbers.
Output:  a line for each: `Henry` if the first player wins, or `Derek`.
Range:   any N, numbers up to 2^64 - 1.
Cost:    O(log(number)) a number, constant memory.

Sample input:
2
2
3 4
3
1 3 5
Sample output:
Henry
Derek
";

fn value(mut number: u64) -> u64 {
    while number >= 12 {
        number /= 12;
    }
    match number {
        1 => 1,
        2 | 3 => 2,
        4 | 5 => 3,
        _ => 0,
    }
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let mut sum = 0;
        for _ in 0..io.read()? {
            sum ^= value(io.read()?);
        }
        io.write_line(if sum != 0 { "Henry" } else { "Derek" })
    })
}

fn main() {
    io::run("codechef-fdivgame", ABOUT, solve);
}
