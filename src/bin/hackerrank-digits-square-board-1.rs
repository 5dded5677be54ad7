//! Digits Square Board: cut boards that have a digit other than a prime.

use grundy::io::{self, Fault, Io};
use grundy::kernel::Mex;

const ABOUT: &str = "\
A square board of digits: a move cuts a board in two along a line of its grid, but not a board on
which all digits are primes; whoever cannot move loses.

No law is known, so the values of all rectangles are computed by definition, the smallest ones first.

Game:    its own
Judged:  HackerRank digits-square-board-1; 1 s, 256 MB (not confirmed); up to 10 cases, N up to 30
Input:   the number of cases; a case is N, then N rows of N digits from 1 to 9, separated.
Output:  a line for each: `First` or `Second`, whoever wins.
Range:   N from 1 to 30.
Cost:    O(N^5) a case, 2 (N + 1)^4 bytes.

Sample input:
2
3
2 7 5
2 7 5
7 7 7
2
4 3
1 2
Sample output:
Second
First
";

const MAX_SIDE: u64 = 30;

fn value(board: &[Vec<u64>], seen: &mut Mex) -> u16 {
    let side = board.len();
    // A rectangle is its edges on the lines of the grid, from 0 to `side`.
    let at = |top: usize, bottom: usize, left: usize, right: usize| {
        [bottom, left, right].iter().fold(top, |at, line| at * (side + 1) + line)
    };
    let mut values = vec![0; at(side, side, side, side) + 1];
    for top in (0..side).rev() {
        for bottom in top + 1..side + 1 {
            for left in (0..side).rev() {
                for right in left + 1..side + 1 {
                    let mut cells = board[top..bottom].iter().flat_map(|row| &row[left..right]);
                    if cells.all(|cell| [2, 3, 5, 7].contains(cell)) {
                        continue;
                    }
                    for cut in top + 1..bottom {
                        let parts = (at(top, cut, left, right), at(cut, bottom, left, right));
                        seen.insert(values[parts.0] ^ values[parts.1]);
                    }
                    for cut in left + 1..right {
                        let parts = (at(top, bottom, left, cut), at(top, bottom, cut, right));
                        seen.insert(values[parts.0] ^ values[parts.1]);
                    }
                    values[at(top, bottom, left, right)] = seen.mex();
                    seen.clear();
                }
            }
        }
    }
    values[at(0, side, 0, side)]
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    let mut seen = Mex::new();
    io.read_cases(|io| {
        let side = io.read_in(1, MAX_SIDE)?;
        let rows = (0..side).map(|_| io.read_list(side, 1, 9));
        let board = rows.collect::<Result<Vec<_>, _>>()?;
        io.write_line(if value(&board, &mut seen) != 0 { "First" } else { "Second" })
    })
}

fn main() {
    io::run("hackerrank-digits-square-board-1", ABOUT, solve);
}
