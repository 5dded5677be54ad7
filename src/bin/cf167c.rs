//! Wizards and Numbers: from b take a power of a, or the largest multiple of a.

use grundy::heaps::euclid;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Two numbers a <= b: a move subtracts one of a, a^2, a^3, ... from b, if the result is not negative,
or replaces b by b mod a; if one number is 0 there is no move; whoever cannot move loses.

Let r = b mod a. If the position of r and a is lost, the move to it wins. Otherwise nobody wants to
move there: whoever takes the quotient floor(b / a) to 0 loses, and a move lowers it by 1, a, a^2, ...
So the position is lost exactly if floor(b / a) mod (a + 1) is odd.

Game:    euclid
Judged:  Codeforces 167C; 2 s, 256 MB; up to 10^4 cases, numbers up to 10^18
Input:   the number of cases; a case is `a b`, in any order.
Output:  a line for each: `First` or `Second`, whoever wins.
Range:   any numbers.
Cost:    O(log a) a case, constant memory.

Sample input:
4
10 21
31 10
0 1
10 30
Sample output:
First
Second
Second
First
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let (a, b) = (io.read()?, io.read()?);
        let is_lost = euclid::is_lost_by_powers(a, b);
        io.write_line(if is_lost { "Second" } else { "First" })
    })
}

fn main() {
    io::run("cf167c", ABOUT, solve);
}
