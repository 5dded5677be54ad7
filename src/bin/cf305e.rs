//! Playing with a string: Dawson's Kayles.

use grundy::io::{self, Fault, Io};
use grundy::rows::dawsons_kayles::DawsonsKayles;

const ABOUT: &str = "\
A word: a move cuts out a letter whose left and right neighbours are equal, and the word falls into
three pieces; whoever cannot move loses.

After a cut the neighbours can no longer be cut out. So a run of m letters that can be cut out is a
row of m + 1 pins. A move takes two adjacent pins, those to the left and to the right of the letter.

Game:    dawsons_kayles
Judged:  Codeforces 305E; 2 s, 256 MB; up to 5000 letters
Input:   one case: a word of letters from a to z.
Output:  `First` and on the next line the least place, from 1, whose letter wins; or `Second`.
Range:   words of up to 10^6 letters.
Cost:    O(letters).

Sample input:
abacaba
Sample output:
First
2
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let word = io.read_letters("abcdefghijklmnopqrstuvwxyz", 1, 1_000_000)?;
    let pins = DawsonsKayles::new();
    let word = word.as_bytes();
    // Runs of letters that can be cut out: first letter and length.
    let mut runs: Vec<(u64, u64)> = Vec::new();
    for (at, three) in (1..).zip(word.windows(3)) {
        if three[0] != three[2] {
            continue;
        }
        match runs.last_mut() {
            Some((first, length)) if *first + *length == at => *length += 1,
            _ => runs.push((at, 1)),
        }
    }
    let sum = runs.iter().fold(0, |sum, run| sum ^ pins.value(run.1 + 1));
    for (first, length) in runs {
        let others = sum ^ pins.value(length + 1);
        for at in 0..length {
            if pins.value(at) ^ pins.value(length - 1 - at) == others {
                io.write_line("First")?;
                return io.write_numbers(Some(first + at + 1));
            }
        }
    }
    io.write_line("Second")
}

fn main() {
    io::run("cf305e", ABOUT, solve);
}
