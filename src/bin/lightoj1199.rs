//! Partitioning game: Grundy's game, several heaps.

use grundy::grundys_game::{GrundysGame, MAX_VALUED};
use grundy::judge::{self, Fault, Judge};

const ABOUT: &str = "\
Grundy's game: a move splits a heap into two that differ in size; whoever cannot move loses.

No law of the values is known, so they are computed by definition.

Game:    grundys_game
Judged:  LightOJ 1199; 1 s, 256 MB; heaps up to 10^4
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

fn solve(judge: &mut Judge) -> Result<(), Fault> {
    let mut game = GrundysGame::new();
    judge.read_numbered_cases(|judge, case| {
        let mut sum = 0;
        for _ in 0..judge.read()? {
            sum ^= game.value(judge.read_in(0, MAX_VALUED)?);
        }
        let name = if sum != 0 { "Alice" } else { "Bob" };
        judge.write_line(&format!("Case {}: {}", case, name))
    })
}

fn main() {
    judge::run("lightoj1199", ABOUT, solve);
}
