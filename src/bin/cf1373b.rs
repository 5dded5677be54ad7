//! 01 Game: delete two different neighbours.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A word of 0 and 1: a move deletes two adjacent letters that differ; whoever cannot move loses.

While both letters are left, somewhere they are adjacent, and each move deletes one of each. So the
game lasts as many moves as the rarer letter occurs.

Game:    its own
Judged:  Codeforces 1373B; 1 s, 256 MB; up to 1000 cases of up to 100 letters
Input:   the number of cases; a case is a word of `0` and `1`.
Output:  a line for each: `DA` if the first player wins, or `NET`.
Range:   words of up to 10^6 letters.
Cost:    O(letters).

Sample input:
3
01
1111
0011
Sample output:
DA
NET
NET
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let word = io.read_letters("01", 1, 1_000_000)?;
        let zeros = word.bytes().filter(|&letter| letter == b'0').count();
        let moves = zeros.min(word.len() - zeros);
        io.write_line(if moves % 2 == 1 { "DA" } else { "NET" })
    })
}

fn main() {
    io::run("cf1373b", ABOUT, solve);
}
