//! Taking and merging stones.

use grundy::judge::{self, Fault, Judge};

const ABOUT: &str = "\
A move takes one stone, or merges two heaps into one; who cannot move loses.

Let c be the number of heaps of 1, and s the others' stones and their number less 1, or 0 if there
are none. It is lost exactly if c is a multiple of 3 where s is 0 or 2, and else if c and s are
even.

Game:    its own
Judged:  LOJ 10246; 1 s, 512 MB; up to 100 cases of 50 heaps up to 1000
Input:   the number of cases, then for each N and N heaps.
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

// From a lost position no move leads to a lost one. A heap of 1 taken: c is 1 less. Two merged: c
// is 2 less, and s is 2 instead of 0 or 3 more. One merged with a larger heap: c is 1 less, s 1
// more. Else s is 1 less; or, where a heap of 2 becomes one of 1, c is 1 more and s is 3 less, or 0
// instead of 2.
//
// From every other position one does. Where s is 0 or 2: if c is 1 modulo 3, take a heap of 1; if
// it is 2, merge two if s is 0, and else take one from the heap of 2. Where s is odd: if c is odd,
// merge a 1 with a larger heap; else make s 1 less, but if s is 3 and c at least 2 merge two heaps
// of 1. Where s is even and c is odd: take a heap of 1.
fn solve(judge: &mut Judge) -> Result<(), Fault> {
    judge.read_cases(|judge| {
        let (mut ones, mut stones, mut others) = (0u64, 0u128, 0u64);
        for _ in 0..judge.read()? {
            match judge.read()? {
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
        judge.write_line(if is_lost { "NO" } else { "YES" })
    })
}

fn main() {
    judge::run("loj10246", ABOUT, solve);
}
