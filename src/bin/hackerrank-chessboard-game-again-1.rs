//! A Chessboard Game, again: several coins that leap up and to the left.

use grundy::io::{self, Fault, Io};
use grundy::kernel::mex;

const ABOUT: &str = "\
Coins on a board of 15 columns x and 15 rows y, counted from 1: a move takes one of them to (x - 2,
y + 1), (x - 2, y - 1), (x + 1, y - 2) or (x - 1, y - 2), if that is on the board; several coins may
share a square; whoever cannot move loses.

Each coin is a game of its own, and the values of the squares follow from the definition.

Game:    its own
Judged:  HackerRank chessboard-game-again-1; 1 s, 256 MB (not confirmed); up to 1000 cases of 1000 coins
Input:   the number of cases; a case is k, then k coins `x y`.
Output:  a line for each: `First` or `Second`, whoever wins.
Range:   any k; x and y from 1 to 15.
Cost:    O(1) a coin, constant memory.

Sample input:
2
3
5 4
5 8
8 2
6
7 1
7 2
7 3
7 4
7 4
7 4
Sample output:
First
Second
";

const MOVES: [(i64, i64); 4] = [(-2, 1), (-2, -1), (1, -2), (-1, -2)];

/// The values by column and row. Every move lowers x + y, so they are found in ascending order of it.
fn values() -> [[u64; 16]; 16] {
    let mut values = [[0; 16]; 16];
    for (x, y) in (2..31).flat_map(|sum| (1..sum).map(move |x| (x, sum - x))) {
        if x.max(y) <= 15 {
            let to = MOVES.iter().map(|&(dx, dy)| (x + dx, y + dy));
            let on_board = to.filter(|&(x, y)| 0 < x.min(y) && x.max(y) <= 15);
            let mex = mex(on_board.map(|(x, y)| values[x as usize][y as usize]));
            values[x as usize][y as usize] = mex;
        }
    }
    values
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    let values = values();
    io.read_cases(|io| {
        let mut sum = 0;
        for _ in 0..io.read()? {
            let (x, y) = (io.read_in(1, 15)?, io.read_in(1, 15)?);
            sum ^= values[x as usize][y as usize];
        }
        io.write_line(if sum != 0 { "First" } else { "Second" })
    })
}

fn main() {
    io::run("hackerrank-chessboard-game-again-1", ABOUT, solve);
}
