//! Deleting Divisors: subtract a divisor.

use grundy::judge::{self, Fault, Judge};

const ABOUT: &str = "\
A number n: a move subtracts a divisor other than 1 and the number itself; whoever cannot move
loses.

An odd number is lost: its divisors are odd, so a move leaves an even number with an odd divisor,
because d divides n - d; and from such a number a move subtracts the odd divisor. A power of 2 can
only be halved, or become an even number with an odd divisor, so it is lost if its exponent is odd.

Game:    its own
Judged:  Codeforces 1537D; 1 s, 256 MB (not confirmed); up to 10^4 cases, n up to 10^9
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

fn solve(judge: &mut Judge) -> Result<(), Fault> {
    judge.read_cases(|judge| {
        let n = judge.read_in(1, u64::MAX)?;
        judge.write_line(if is_lost(n) { "Bob" } else { "Alice" })
    })
}

fn main() {
    judge::run("cf1537d", ABOUT, solve);
}
