//! Plate Game: plates on a table.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A table of a x b: a move puts a plate of radius r anywhere on it, so that no two plates overlap and
none goes beyond an edge; whoever cannot move loses.

If a plate fits, the first player puts one on the centre, and then answers each plate by one on the
opposite side of the centre. There it overlaps neither an earlier plate, because they are symmetric,
nor the one that it answers, because the plate on the centre stands between the two.

Game:    its own
Judged:  Codeforces 197A; 2 s, 256 MB; a, b and r up to 100
Input:   one case: `a b r`.
Output:  `First` if the first player wins, or `Second`.
Range:   a and b up to 2^64 - 1, r from 1 up to that.
Cost:    O(1).

Sample input:
5 5 2
Sample output:
First
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let (a, b, r) = (io.read()?, io.read()?, io.read_in(1, u64::MAX)?);
    let plate_fits = r <= a.min(b) / 2;
    io.write_line(if plate_fits { "First" } else { "Second" })
}

fn main() {
    io::run("cf197a", ABOUT, solve);
}
