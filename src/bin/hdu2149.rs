//! Public Sale: raise by 1 to N, reach M.

use grundy::heaps::bash;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Public Sale: two bidders in turn raise the price by 1 to N; whoever reaches the price M first wins.
Which first raises win?

Game:    bash
Judged:  HDU 2149; 1 s, 32 MB; M and N below 1100
Input:   until the end: `M N`.
Output:  a line for each: the winning first raises, ascending, or `none`.
Range:   any M and N up to 2^64 - 1; M = 0 is reached from the start, so no raise wins.
Cost:    O(raises printed), constant memory.

Sample input:
4 2
3 2
3 5
Sample output:
1
none
3 4 5
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    while let Some(price) = io.read_or_end()? {
        let most = io.read()?;
        let (first, last) = match bash::value(price, most) {
            0 => {
                io.write_line("none")?;
                continue;
            }
            // Any raise to the price or beyond wins at once.
            value if price <= most => (value, most),
            value => (value, value),
        };
        io.write_numbers(first..=last)?;
    }
    Ok(())
}

fn main() {
    io::run("hdu2149", ABOUT, solve);
}
