//! Partitioning game: Grundy's game, several heaps.

use grundy::heaps::grundys_game::{GrundysGame, MAX_VALUED};
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Grundy's game: a move splits a heap into two that differ in size; whoever cannot move loses.

No law of the values is known, so they are computed by definition.

Game:    grundys_game
Judged:  LightOJ 1199; 4 s, 32 MB; up to 1000 cases of 100 heaps up to 10^4
Sample:  ours.
Input:   the number of cases; a case is n, then n heaps.
Output:  a line for each: `Case 1: Alice` if the first player wins, or `Case 1: Bob`.
Range:   any n, heaps up to 50000.
Cost:    O(largest^2), once.

Sample input:
3
1
4
3
1 3 6
2
5 7
Sample output:
Case 1: Bob
Case 2: Bob
Case 3: Alice
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let mut game = GrundysGame::new();
    io.read_numbered_cases(|io, case| {
        let mut sum = 0;
        for _ in 0..io.read()? {
            sum ^= game.value(io.read_in(0, MAX_VALUED)?);
        }
        let name = if sum != 0 { "Alice" } else { "Bob" };
        io.write_line(&format!("Case {}: {}", case, name))
    })
}

fn main() {
    io::run("lightoj1199", ABOUT, solve);
}
