//! Game of hyper knights.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Knights on a board with two edges, x = 0 and y = 0: a move shifts one knight by (+1, -2), (-1, -3),
(-1, -2), (-2, -1), (-3, -1) or (-2, +1), and the knight stays on the board; whoever cannot move
loses.

Every move lowers x + y, so the values are computed by definition, in ascending order of x + y.

Game:    its own
Judged:  LightOJ 1315; 1 s, 32 MB; up to 200 cases of 1000 knights, x and y below 500
Sample:  ours.
Input:   the number of cases; a case is n, then n knights `x y`; several may share a cell.
Output:  a line for each: `Case 1: Alice` if the first player wins, or `Case 1: Bob`.
Range:   any n; x and y up to 1999.
Cost:    O(largest (x + y)^2), once, a byte for each cell.

Sample input:
2
1
1 0
2
3 5
2 5
Sample output:
Case 1: Bob
Case 2: Alice
";

const MAX_SIDE: u64 = 1999;

const MOVES: [(i64, i64); 6] = [(1, -2), (-1, -3), (-1, -2), (-2, -1), (-3, -1), (-2, 1)];

/// Values by x + y, then by x.
type Values = Vec<Vec<u8>>;

fn value(x: u64, y: u64, values: &mut Values) -> u8 {
    while values.len() as u64 <= x + y {
        let sum = values.len() as i64;
        let next = (0..sum + 1).map(|x| mex(x, sum - x, values)).collect();
        values.push(next);
    }
    values[(x + y) as usize][x as usize]
}

fn mex(x: i64, y: i64, values: &Values) -> u8 {
    let to = MOVES.iter().map(|&(dx, dy)| (x + dx, y + dy));
    let on_board = to.filter(|&(x, y)| x >= 0 && y >= 0);
    // Six moves: no value is above 6.
    let seen = on_board.fold(0u8, |seen, (x, y)| seen | 1 << values[(x + y) as usize][x as usize]);
    (!seen).trailing_zeros() as u8
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    let mut values = Vec::new();
    io.read_numbered_cases(|io, case| {
        let mut sum = 0;
        for _ in 0..io.read()? {
            let (x, y) = (io.read_in(0, MAX_SIDE)?, io.read_in(0, MAX_SIDE)?);
            sum ^= value(x, y, &mut values);
        }
        let name = if sum != 0 { "Alice" } else { "Bob" };
        io.write_line(&format!("Case {}: {}", case, name))
    })
}

fn main() {
    io::run("lightoj1315", ABOUT, solve);
}
