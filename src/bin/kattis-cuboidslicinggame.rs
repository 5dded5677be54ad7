//! Cuboid Slicing Game: three layers of a cuboid vanish, and up to eight cuboids are left.

use grundy::io::{self, Fault, Io};
use grundy::kernel::Mex;

const ABOUT: &str = "\
Cuboids of cells: a move chooses in one cuboid a layer of thickness 1 in each of the three directions.
The three layers vanish, and up to eight cuboids are left. Whoever cannot move loses.

The game is a sum; a table has the value of each cuboid. Of all cuboids with sides up to 30, only the
cubes with sides of 2 and of 4 are lost alone.

Game:    its own
Judged:  Kattis cuboidslicinggame; 3 s, 1024 MB (not confirmed); N up to 100, sides from 1 up to 30
Input:   one case: who begins, `RUBEN` or `ALBERT`; N; and N times the three sides of a cuboid.
Output:  the name of the winner.
Range:   any N, sides from 1 up to 30.
Cost:    O(1) a cuboid, and a table from 2.3 million moves.

Sample input:
ALBERT
2
4 4 4
2 2 2
Sample output:
RUBEN
";

const MOST: usize = 30;

type Values = Vec<Vec<Vec<u16>>>;

// The values of all cuboids up to a side by their sides, in any order; with a side of 0 it is no cuboid.
fn values(largest: usize) -> Values {
    let mut values = vec![vec![vec![0; largest + 1]; largest + 1]; largest + 1];
    let mut seen = Mex::new();
    for a in 1..largest + 1 {
        for b in 1..a + 1 {
            for c in 1..b + 1 {
                insert_moves(a, b, c, &values, &mut seen);
                for &(x, y, z) in
                    &[(a, b, c), (a, c, b), (b, a, c), (b, c, a), (c, a, b), (c, b, a)]
                {
                    values[x][y][z] = seen.mex();
                }
                seen.clear();
            }
        }
    }
    values
}

// The layers in the first half of each side; the others are mirror images.
fn insert_moves(a: usize, b: usize, c: usize, values: &Values, seen: &mut Mex) {
    for i in 0..(a + 1) / 2 {
        for j in 0..(b + 1) / 2 {
            for k in 0..(c + 1) / 2 {
                let mut sum = 0;
                for of_a in &[&values[i], &values[a - 1 - i]] {
                    for of_b in &[&of_a[j], &of_a[b - 1 - j]] {
                        sum ^= of_b[k] ^ of_b[c - 1 - k];
                    }
                }
                seen.insert(sum);
            }
        }
    }
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    let begins = io.read_letters("ABELNRTU", 5, 6)?;
    let other = match &begins[..] {
        "RUBEN" => "ALBERT",
        "ALBERT" => "RUBEN",
        _ => return Err(io.fault(format!("expected RUBEN or ALBERT, found {:?}", begins))),
    };
    let cuboids = (0..io.read()?).map(|_| io.read_list(3, 1, MOST as u64));
    let cuboids = cuboids.collect::<Result<Vec<_>, _>>()?;
    let largest = cuboids.iter().flatten().max().map_or(0, |&side| side as usize);
    let (values, mut sum) = (values(largest), 0);
    for sides in &cuboids {
        sum ^= values[sides[0] as usize][sides[1] as usize][sides[2] as usize];
    }
    io.write_line(if sum != 0 { &begins } else { other })
}

fn main() {
    io::run("kattis-cuboidslicinggame", ABOUT, solve);
}
