//! Stripes (POI VII, Paski): take A, B or C adjacent squares.

use grundy::io::{self, Fault, Io};
use grundy::rows::runs::Rows;

const ABOUT: &str = "\
Stripes: out of a strip of squares, take A, B or C adjacent ones that are still there; whoever
cannot move loses.

Game:    runs
Judged:  SZKOpul pas, Luogu P8369; 1 s, 256 MB (not confirmed); one block, all numbers from 1 to 1000
Input:   until the end, blocks of: `A B C`, m, then m lengths.
Output:  a line for each length: `1` if the first player wins, or `2`.
Range:   any A, B, C >= 1; lengths up to 20000.
Cost:    O(longest^2) a block at worst, once; then O(1) a length.

Sample input:
1 5 1
3
1
5
6
Sample output:
1
1
2
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    while let Some(a) = io.read_or_end_in(1, u64::MAX)? {
        let b = io.read_in(1, u64::MAX)?;
        let c = io.read_in(1, u64::MAX)?;
        let mut rows = Rows::new(&[a, b, c]);
        for _ in 0..io.read()? {
            let length = io.read()?;
            let value = rows.value(length);
            let value = value.map_err(|e| io.fault(e.words("a row")))?;
            io.write_line(if value != 0 { "1" } else { "2" })?;
        }
    }
    Ok(())
}

fn main() {
    io::run("stripes", ABOUT, solve);
}
