//! Chocolate in Box: how many first moves win at Nim.

use grundy::heaps::nim::MoveCounter;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Nim with boxes of chocolates: in how many ways can the first player begin and win?

Game:    nim
Judged:  HackerRank chocolate-in-box; 1 s, 256 MB (not confirmed); N up to 10^6, boxes up to 10^9
Input:   one case: N, then N boxes.
Output:  the number of winning first moves, 0 if the position is lost.
Range:   any N, boxes up to 2^64 - 1.
Cost:    O(1) a box, constant memory.

Sample input:
2
2 3
Sample output:
1
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let mut moves = MoveCounter::new();
    for _ in 0..io.read()? {
        moves.add(io.read()?);
    }
    io.write_numbers(Some(moves.winning()))
}

fn main() {
    io::run("hackerrank-chocolate-in-box", ABOUT, solve);
}
