//! Number Game: Euclid's game, in which a number that is not positive loses.

use grundy::heaps::euclid;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Two numbers: a move subtracts a positive multiple of one from the other; whoever makes a number 0 or
less loses. For how many pairs of A from A1 to A2 and B from B1 to B2 does the first player win?

Equal numbers are lost, and a multiple of the other number, at least twice it, can be made equal to
it. All else is as in Euclid's game: the numbers are lost if the larger is less than g times the
smaller, g being the golden ratio. With A those B are lost that follow A / g, up to the last one, L,
before g A. They are A numbers, because g A - A / g = A; so the first is L - A + 1.

Game:    euclid
Judged:  Luogu P13392; 1 s, 256 MB (not confirmed); up to 100 cases, numbers up to 10^6
Input:   the number of cases; a case is `A1 A2 B1 B2`.
Output:  a line for each: `Case #1: y`, y being the number of pairs.
Range:   numbers from 1 to 10^7, A1 <= A2, B1 <= B2.
Cost:    O(A2) a case, constant memory.

Sample input:
3
5 5 8 8
11 11 2 2
1 6 1 6
Sample output:
Case #1: 0
Case #2: 1
Case #3: 20
";

const MOST: u64 = 10_000_000;

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_numbered_cases(|io, case| {
        let a1 = io.read_in(1, MOST)?;
        let a2 = io.read_in(a1, MOST)?;
        let b1 = io.read_in(1, MOST)?;
        let b2 = io.read_in(b1, MOST)?;
        let (mut won, mut last) = (0, a1);
        for a in a1..=a2 {
            last = last.max(a);
            while euclid::is_lost(a, last + 1) {
                last += 1;
            }
            let (from, to) = (b1.max(last - a + 1), b2.min(last));
            won += b2 - b1 + 1 - (to + 1).saturating_sub(from);
        }
        io.write_line(&format!("Case #{}: {}", case, won))
    })
}

fn main() {
    io::run("luogu-p13392", ABOUT, solve);
}
