//! Game on Permutation: the chip goes left, to a smaller number.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A row of numbers: Alice places a chip on one; then, beginning with Bob, a move takes the chip to the
left, to a smaller number; whoever cannot move wins. For how many places does Alice win?

A place is lucky if Alice wins: it has a move, but none to a lucky place. So its number is larger
than the least so far, and not larger than the least on a lucky place so far.

Game:    its own
Judged:  Codeforces 1860C; 2 s, 256 MB; up to 10^4 cases, permutations, 3*10^5 numbers in all
Input:   the number of cases; a case is n, then n numbers.
Output:  a line for each: the number of lucky places.
Range:   any n, numbers up to 2^64 - 1, equal ones too.
Cost:    O(1) a number, constant memory.

Sample input:
4
3
2 1 3
2
2 1
3
1 2 3
4
2 1 4 3
Sample output:
1
0
1
2
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        // Above every number.
        let (mut least, mut least_lucky) = (u128::MAX, u128::MAX);
        let mut lucky = 0;
        for _ in 0..io.read()? {
            let number = u128::from(io.read()?);
            if least < number && number <= least_lucky {
                lucky += 1;
                least_lucky = number;
            }
            least = least.min(number);
        }
        io.write_numbers(Some(lucky))
    })
}

fn main() {
    io::run("cf1860c", ABOUT, solve);
}
