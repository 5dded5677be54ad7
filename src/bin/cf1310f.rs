//! Bad cryptography: logarithms in the field of nimbers.

use grundy::io::{self, Fault, Io};
use grundy::numbers::nimber::{logarithm, Products};

const ABOUT: &str = "\
For nimbers a and b from 1 to 2^64 - 1: which nim power of a is b?

With the nim product they form a group of 3 * 5 * 17 * 257 * 641 * 65537 * 6700417 elements; the
logarithm is found modulo each prime.

Game:    nimber
Judged:  Codeforces 1310F; 3 s, 512 MB; up to 100 cases of any numbers from 1 to 2^64 - 1
Input:   the number of cases; a case is `a b`.
Output:  a line for each: the least x from 1 on for which a to the nim power of x is b, or `-1`.
Range:   any numbers from 1 to 2^64 - 1.
Cost:    some 8000 nim products a case, 200 KB.

Sample input:
7
2 2
1 1
2 3
8 10
8 2
321321321321 2
123214213213 4356903202345442785
Sample output:
1
1
2
4
-1
6148914691236517205
68943624821423112
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let products = Products::make();
    io.read_cases(|io| {
        let (a, b) = (io.read_in(1, u64::MAX)?, io.read_in(1, u64::MAX)?);
        match logarithm(&products, a, b) {
            Some(x) => io.write_numbers(Some(x)),
            None => io.write_line("-1"),
        }
    })
}

fn main() {
    io::run("cf1310f", ABOUT, solve);
}
