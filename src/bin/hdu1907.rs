//! John: misere Nim.

use grundy::heaps::nim;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
John: Nim, but whoever takes the last one loses.

Game:    nim
Judged:  HDU 1907; 1 s, 256 MB (not confirmed); up to 474 cases of 47 heaps up to 4747
Judged:  POJ 3480; 1 s, 64 MB; the same
Judged:  SPOJ MMMGAME; 1 s, 1536 MB; the same
Judged:  Luogu P4279; 1 s, 256 MB (not confirmed); up to 500 cases of 50 heaps up to 5000
Input:   the number of cases; a case is N, then N heaps.
Output:  a line for each: `John` if the first player wins, or `Brother`.
Range:   any N, heaps up to 2^64 - 1.
Cost:    O(1) a heap, constant memory.

Sample input:
2
3
3 5 1
1
1
Sample output:
John
Brother
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let (mut sum, mut above_1) = (0, 0);
        for _ in 0..io.read()? {
            let heap = io.read()?;
            sum ^= heap;
            above_1 += (heap > 1) as u64;
        }
        io.write_line(if nim::misere_is_lost(sum, above_1) { "Brother" } else { "John" })
    })
}

fn main() {
    io::run("hdu1907", ABOUT, solve);
}
