//! Circle Game in the plane: steps of k right or up, within a circle.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A token at (0, 0): a move adds k to one of its coordinates, and leaves the token within the circle
of radius d around (0, 0) or on it; whoever cannot move loses.

Let (kz, kz) be the last point of the diagonal in the circle. The second player can go back to the
diagonal with each move, and wins if there is no move from (kz, kz). If there is one, the first
player wins by going back to points (k(i + 1), ki): from the last of them, (k(z + 1), kz), the moves
would lead to (k(z + 1), k(z + 1)) or even further from (0, 0), to (k(z + 2), kz).

Game:    its own
Judged:  Codeforces 1451D; 2 s, 256 MB; up to 100 cases, k <= d <= 10^5
Input:   the number of cases; a case is `d k`.
Output:  a line for each: `Ashish` if the first player wins, or `Utkarsh`.
Range:   any d, k from 1, up to 2^64 - 1.
Cost:    O(1) a case, constant memory.

Sample input:
5
2 1
5 2
10 3
25 4
15441 33
Sample output:
Utkarsh
Ashish
Utkarsh
Utkarsh
Ashish
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let d = u128::from(io.read()?);
        let k = u128::from(io.read_in(1, u64::MAX)?);
        // In steps of k, a point (x, y) is in the circle if x^2 + y^2 is at most this.
        let most = d * d / (k * k);
        let mut z = 0u128;
        for bit in (0..64).rev() {
            let more = z | 1 << bit;
            if more * more <= most / 2 {
                z = more;
            }
        }
        let first_wins = z * z + (z + 1) * (z + 1) <= most;
        io.write_line(if first_wins { "Ashish" } else { "Utkarsh" })
    })
}

fn main() {
    io::run("cf1451d", ABOUT, solve);
}
