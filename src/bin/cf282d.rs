//! Yet Another Number Game: lower one number, or all by the same amount.

use grundy::heaps::{nim, wythoff};
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
One, two or three numbers: a move lowers one, or all by the same amount; whoever cannot move loses.

Two numbers are Wythoff's game. Three numbers are lost exactly if their nim-sum is 0, as in Nim: a
move that subtracts d from all three flips in each of them the bit where d has its lowest 1 bit. So
it also flips this bit of the nim-sum, which never goes from 0 to 0.

Game:    wythoff
Judged:  Codeforces 282D; 2 s, 256 MB; numbers up to 299
Input:   one case: `n`, then n numbers.
Output:  `BitLGM` if the first player wins, or `BitAryo`.
Range:   n from 1 to 3, numbers up to 2^64 - 1.
Cost:    O(1).

Sample input:
2
1 1
Sample output:
BitLGM
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let n = io.read_in(1, 3)?;
    let numbers = io.read_list(n, 0, u64::MAX)?;
    let is_lost = match numbers[..] {
        [a, b] => wythoff::is_lost(a, b),
        _ => nim::nim_sum(numbers) == 0,
    };
    io.write_line(if is_lost { "BitAryo" } else { "BitLGM" })
}

fn main() {
    io::run("cf282d", ABOUT, solve);
}
