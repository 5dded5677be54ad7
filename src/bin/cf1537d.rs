//! Deleting Divisors: subtract a divisor.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A number n: a move subtracts a divisor other than 1 and the number itself; whoever cannot move
loses.

An odd number n is lost: a move subtracts an odd divisor d, and leaves an even number with the odd
divisor d, because d divides n - d. Such a number is won: subtracting its odd divisor leaves an odd
number. From a power of 2, a move leaves its half, or an even number with an odd divisor, which is
won. So a power of 2 is lost if its exponent is odd.

Game:    its own
Judged:  Codeforces 1537D; 2 s, 256 MB; up to 10^4 cases, n up to 10^9
Input:   the number of cases; a case is n.
Output:  a line for each: `Alice` if the first player wins, or `Bob`.
Range:   n from 1 up to 2^64 - 1.
Cost:    O(1) a case, constant memory.

Sample input:
4
1
4
12
69
Sample output:
Bob
Alice
Alice
Bob
";

fn is_lost(n: u64) -> bool {
    n % 2 == 1 || n.is_power_of_two() && n.trailing_zeros() % 2 == 1
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let n = io.read_in(1, u64::MAX)?;
        io.write_line(if is_lost(n) { "Bob" } else { "Alice" })
    })
}

fn main() {
    io::run("cf1537d", ABOUT, solve);
}
