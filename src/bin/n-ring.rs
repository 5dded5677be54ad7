//! N-ring: adjacent items out of a ring.

use grundy::io::{self, Fault, Io};
use grundy::rows::rings::Rings;

const ABOUT: &str = "\
N-ring: out of a ring of n items, take exactly m adjacent ones; the gaps do not close; whoever
cannot move loses.

Game:    rings
Judged:  nowhere
Input:   the number of cases; a case is `n m`.
Output:  a line for each: `xian shou sheng` if the first player wins, or `hou shou sheng`.
Range:   m >= 1. If n - m < 2 m, any n; otherwise n - m up to 20000; a larger n - m is an error.
Cost:    for each m at worst O(r^2), once, where r is the largest n - m asked for this m; then O(1)
         a case. If the tables of all m exceed 64 MB, all except that of the current m are dropped.

Sample input:
4
1 1
2 2
5 2
2 3
Sample output:
xian shou sheng
xian shou sheng
hou shou sheng
hou shou sheng
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let mut rings = Rings::new();
    io.read_cases(|io| {
        let (n, m) = (io.read()?, io.read_in(1, u64::MAX)?);
        let won = rings.is_won(n, m);
        let won = won.map_err(|e| io.fault(e.words("n - m")))?;
        io.write_line(if won { "xian shou sheng" } else { "hou shou sheng" })
    })
}

fn main() {
    io::run("n-ring", ABOUT, solve);
}
