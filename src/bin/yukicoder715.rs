//! A set and a game of two: remove a number and its neighbours.

use grundy::io::{self, Fault, Io};
use grundy::rows::dawsons_kayles::DawsonsKayles;

const ABOUT: &str = "\
A set of integers: a move chooses a member x and removes x - 1, x and x + 1; whoever cannot move
loses.

A run of k consecutive integers is Dawson's chess with k columns: a row of k + 1 pins, from which
a move takes two adjacent pins.

Game:    dawsons_kayles
Judged:  yukicoder 715; 5 s, 512 MB (not confirmed); N up to 5*10^5, integers up to 10^9 (not confirmed)
Sample:  ours.
Input:   one case: N, then N integers; an integer that comes twice is one member.
Output:  `First` or `Second`, whoever wins.
Range:   any N, integers up to 2^64 - 1.
Cost:    O(N log N), 8 bytes an integer.

Sample input:
5
7 1 2 4 3
Sample output:
First
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let n = io.read()?;
    let mut set = io.read_list(n, 0, u64::MAX)?;
    set.sort_unstable();
    set.dedup();
    let pins = DawsonsKayles::new();
    let (mut sum, mut run) = (0, 0);
    for (at, &member) in set.iter().enumerate() {
        run += 1;
        let is_last = set.get(at + 1).map_or(true, |&next| next - member > 1);
        if is_last {
            sum ^= pins.value(run + 1);
            run = 0;
        }
    }
    io.write_line(if sum != 0 { "First" } else { "Second" })
}

fn main() {
    io::run("yukicoder715", ABOUT, solve);
}
