//! Taking and merging stones.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A move takes one stone, or merges two heaps into one; whoever cannot move loses.

Let c be the number of heaps of 1, and let s be the number of stones in the other heaps plus the
number of these heaps minus 1, or 0 if there are none. If s is 0 or 2, the position is lost exactly
if c is a multiple of 3; otherwise exactly if c and s are even.

Game:    its own
Judged:  LOJ 10246; 1 s, 512 MB; up to 100 cases of 50 heaps up to 1000
Judged:  AcWing 1321; 1 s, 256 MB (not confirmed); the same
Input:   the number of cases; a case is N, then N heaps.
Output:  a line for each: `YES` if the first player wins, or `NO`.
Range:   any N, heaps up to 2^64 - 1.
Cost:    O(1) a heap, constant memory.

Sample input:
3
3
1 1 2
2
3 4
3
2 3 5
Sample output:
YES
NO
NO
";

// No move leads from a lost position to a lost one. Taking a heap of 1: c falls by 1. Merging two:
// c falls by 2, and s goes from 0 to 2 or grows by 3. Merging one with a larger heap: c falls by 1,
// s grows by 1. Any other move: s falls by 1; or, if a heap of 2 becomes 1, c grows by 1 and s falls
// by 3, or from 2 to 0.
//
// From every other position some move does. If s is 0 or 2: if c is 1 modulo 3, take a heap of 1; if
// c is 2 modulo 3, merge two heaps of 1 if s is 0, or take one from the heap of 2. If s is odd and c
// is odd: merge a heap of 1 with a larger one. If s is odd and c is even: lower s by 1, but if s is 3
// and c at least 2, merge two heaps of 1. If s is even and c is odd: take a heap of 1.
fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let (mut ones, mut stones, mut others) = (0u64, 0u128, 0u64);
        for _ in 0..io.read()? {
            match io.read()? {
                0 => {}
                1 => ones += 1,
                heap => {
                    stones += u128::from(heap);
                    others += 1;
                }
            }
        }
        let sum = stones + u128::from(others.saturating_sub(1));
        let is_lost = match sum {
            0 | 2 => ones % 3 == 0,
            _ => ones % 2 == 0 && sum % 2 == 0,
        };
        io.write_line(if is_lost { "NO" } else { "YES" })
    })
}

fn main() {
    io::run("loj10246", ABOUT, solve);
}
