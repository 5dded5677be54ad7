//! Marbles: whoever brings one of several marbles to (0, 0) wins.

use grundy::io::{self, Fault, Io};
use grundy::kernel::Mex;

const ABOUT: &str = "\
Marbles on a board: a move takes a marble from (l, c) to (l - u, c), (l, c - u) or (l - u, c - u), for
any u > 0 that leaves no number below 0. Whoever first brings a marble to (0, 0) wins.

If a marble has l = c, the first player wins at once. So nobody wants to leave a marble with l = 0,
c = 0 or l = c, and whoever has no other move loses. Without these moves the game is a sum; a table
has the value of each marble.

Game:    its own
Judged:  Codeforces Gym 101908B; 0.5 s, 1024 MB; N up to 1000, l and c from 1 up to 100
Input:   one case: `N`, then N pairs `l c`.
Output:  `Y` if the first player wins, or `N`.
Range:   any N, l and c from 1 up to 100.
Cost:    O(1) a marble, and a table of 100 * 100 values.

Sample input:
2
1 3
2 3
Sample output:
Y
";

const MOST: usize = 100;

// The values of marbles by l and c; those with l = c are not used.
fn values() -> Vec<Vec<u16>> {
    let mut values = vec![vec![0; MOST + 1]; MOST + 1];
    let mut seen = Mex::new();
    for l in 1..MOST + 1 {
        for c in 1..MOST + 1 {
            (1..l).filter(|&left| left != c).for_each(|left| seen.insert(values[left][c]));
            (1..c).filter(|&left| left != l).for_each(|left| seen.insert(values[l][left]));
            (1..l.min(c)).for_each(|u| seen.insert(values[l - u][c - u]));
            values[l][c] = seen.mex();
            seen.clear();
        }
    }
    values
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    let values = values();
    let (mut sum, mut wins_at_once) = (0, false);
    for _ in 0..io.read()? {
        let (l, c) = (io.read_in(1, MOST as u64)?, io.read_in(1, MOST as u64)?);
        wins_at_once |= l == c;
        sum ^= values[l as usize][c as usize];
    }
    io.write_line(if wins_at_once || sum != 0 { "Y" } else { "N" })
}

fn main() {
    io::run("gym101908b", ABOUT, solve);
}
