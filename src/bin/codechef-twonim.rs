//! TWONIM: whoever makes the nim-sum 0 loses.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Heaps: a move removes a whole heap; whoever finds the nim-sum 0 before a move wins. The nim-sum of no
heaps is 0.

The first player wins exactly if the nim-sum is 0 or the number of heaps is even. If N is even and
the nim-sum is X, not 0, some heap differs from X, because N times X have the nim-sum 0. Removing it
leaves an odd number of heaps with another nim-sum than 0; and each move from there makes it 0 or
leaves an even number.

Game:    its own
Judged:  CodeChef TWONIM; 2 s, 256 MB (not confirmed); up to 10 cases, N and heaps up to 500
Input:   the number of cases; a case is N, then N heaps.
Output:  a line for each: `First` or `Second`, whoever wins.
Range:   any N, heaps up to 2^64 - 1.
Cost:    O(1) a heap, constant memory.

Sample input:
3
4
1 2 4 8
3
2 3 3
5
3 3 3 3 3
Sample output:
First
Second
Second
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let n = io.read()?;
        let mut sum = 0;
        for _ in 0..n {
            sum ^= io.read()?;
        }
        io.write_line(if n % 2 == 0 || sum == 0 { "First" } else { "Second" })
    })
}

fn main() {
    io::run("codechef-twonim", ABOUT, solve);
}
