//! Vertical Rooks: Northcott's game.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A board of n columns and n rows, in each column a rook of either player: a move takes one's own rook
any distance up or down its column, but not onto or past the other; whoever cannot move loses. The
second player moves first.

This is Northcott's game: the gaps are heaps of Nim. When a rook retreats, the other follows it by
as much; this restores the gap, and a rook cannot retreat forever (Winning Ways, ch. 3).

Game:    nim
Judged:  HackerRank vertical-rooks; 1 s, 256 MB (not confirmed); up to 10 cases, n from 2 to 2000
Input:   the number of cases; a case is n, then the rows of the n rooks of the first player, column
         by column, then those of the second.
Output:  a line for each: `player-1` or `player-2`, whoever wins.
Range:   any n, rows from 1 to n; two rooks in one cell count as adjacent.
Cost:    O(1) and 8 bytes a column.

Sample input:
1
3
1
2
2
3
1
1
Sample output:
player-2
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let n = io.read()?;
        let mut sum = 0;
        for row in io.read_list(n, 1, n)? {
            let other = io.read_in(1, n)?;
            sum ^= (row.max(other) - row.min(other)).saturating_sub(1);
        }
        io.write_line(if sum != 0 { "player-2" } else { "player-1" })
    })
}

fn main() {
    io::run("hackerrank-vertical-rooks", ABOUT, solve);
}
