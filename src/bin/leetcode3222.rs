//! Find the Winning Player in Coin Game: take coins worth 115.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
x coins of 75 and y coins of 10: a move takes coins worth exactly 115; whoever cannot move loses.

Each move takes one coin of 75 and four of 10: without a coin of 75, 115 is no multiple of 10, and two
are worth too much. So the number of moves is the smaller of x and y / 4, rounded down.

Game:    its own
Judged:  LeetCode 3222; 1 s, 256 MB (not confirmed); x and y up to 100
Method:  losing_player(x: i32, y: i32) -> String
Input:   one case: `x y`.
Output:  the winner: `Alice`, who moves first, or `Bob`.
Range:   x and y up to 2^64 - 1.
Cost:    O(1).

Sample input:
2 7
Sample output:
Alice
";

fn losing_player(x: u64, y: u64) -> &'static str {
    if x.min(y / 4) % 2 == 1 {
        "Alice"
    } else {
        "Bob"
    }
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    let (x, y) = (io.read()?, io.read()?);
    io.write_line(losing_player(x, y))
}

fn main() {
    io::run("leetcode3222", ABOUT, solve);
}
