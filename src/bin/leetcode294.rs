//! Flip Game II: turn `++` into `--`.

use grundy::io::{self, Fault, Io};
use grundy::rows::dawsons_kayles::DawsonsKayles;

const ABOUT: &str = "\
A row of `+` and `-`: a move turns two adjacent `+` into `-`; whoever cannot move loses.

Each run of `+` is a row of pins, from which a move takes two adjacent pins.

Game:    dawsons_kayles
Judged:  LeetCode 294; 1 s, 256 MB (not confirmed); up to 60 letters, never more than 20 + in a row
Method:  can_win(current_state: String) -> bool
Input:   one case: a word of `+` and `-`.
Output:  `true` if the first player wins, or `false`.
Range:   words of up to 10^6 letters.
Cost:    O(letters).

Sample input:
++++
Sample output:
true
";

fn can_win(current_state: &str) -> bool {
    let pins = DawsonsKayles::new();
    let runs = current_state.split('-').map(|run| run.len() as u64);
    runs.fold(0, |sum, run| sum ^ pins.value(run)) != 0
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    let row = io.read_letters("+-", 1, 1_000_000)?;
    io.write_line(&can_win(&row).to_string())
}

fn main() {
    io::run("leetcode294", ABOUT, solve);
}
