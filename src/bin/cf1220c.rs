//! Substring Game: widen the window to a smaller word.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A word s and a window, at first the letter k alone: a move widens the window, to the left, to the
right or both, so that its word becomes lexicographically smaller; whoever cannot move loses. Ann
moves first. Who wins, for each k?

If no letter left of k is smaller than letter k, there is no move: the wider word begins with a
larger letter, or with the same word. Otherwise Ann widens to the first of the smallest letters left
of k; no letter left of that is smaller or equal, and Mike has no move.

Game:    its own
Judged:  Codeforces 1220C; 2 s, 256 MB; up to 5*10^5 letters
Input:   one case: a word of letters `a` to `z`.
Output:  a line for each k: `Ann` or `Mike`, whoever wins.
Range:   words of up to 10^6 letters.
Cost:    O(letters).

Sample input:
abba
Sample output:
Mike
Ann
Ann
Mike
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let word = io.read_letters("abcdefghijklmnopqrstuvwxyz", 1, 1_000_000)?;
    let mut least = 'z';
    for letter in word.chars() {
        io.write_line(if least < letter { "Ann" } else { "Mike" })?;
        least = least.min(letter);
    }
    Ok(())
}

fn main() {
    io::run("cf1220c", ABOUT, solve);
}
