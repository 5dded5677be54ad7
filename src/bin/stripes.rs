//! Stripes (POI VII, Paski): take A, B or C adjacent squares.

use grundy::judge::{self, Fault, Judge};
use grundy::rows::Rows;

const ABOUT: &str = "\
Stripes: out of a strip of squares, take A, B or C adjacent ones that are still there; whoever
cannot move loses.

Game:    rows
Judged:  SZKOpul pas, Luogu P8369; 1 s, 256 MB; one block, all numbers from 1 to 1000
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

fn solve(judge: &mut Judge) -> Result<(), Fault> {
    while let Some(a) = judge.read_or_end_in(1, u64::MAX)? {
        let b = judge.read_in(1, u64::MAX)?;
        let c = judge.read_in(1, u64::MAX)?;
        let mut rows = Rows::new(&[a, b, c]);
        for _ in 0..judge.read()? {
            let length = judge.read()?;
            let value = rows.value(length);
            let value = value.map_err(|e| judge.fault(e.words("a row")))?;
            judge.write_line(if value != 0 { "1" } else { "2" })?;
        }
    }
    Ok(())
}

fn main() {
    judge::run("stripes", ABOUT, solve);
}
