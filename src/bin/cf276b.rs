//! Little Girl and Game: delete letters until the rest makes a palindrome.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A word: whoever is to move wins if its letters can be arranged into a palindrome, and otherwise
deletes one of them.

A palindrome can be made if at most one letter occurs an odd number of times. Let c be the number of
such letters: each move changes c by 1. With c = 0 the first player has won. From then on c is even
before each move of one player and odd before each move of the other; c stays above 0, because 1
comes first and wins. So the first player wins if c is odd.

Game:    its own
Judged:  Codeforces 276B; 2 s, 256 MB; up to 1000 letters
Input:   one case: a word of letters from a to z.
Output:  the winner: `First` or `Second`.
Range:   words of up to 10^6 letters.
Cost:    O(letters).

Sample input:
aba
Sample output:
First
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let word = io.read_letters("abcdefghijklmnopqrstuvwxyz", 1, 1_000_000)?;
    let mut counts = [0; 26];
    for letter in word.bytes() {
        counts[usize::from(letter - b'a')] += 1;
    }
    let odd = counts.iter().filter(|&count| count % 2 == 1).count();
    io.write_line(if odd == 0 || odd % 2 == 1 { "First" } else { "Second" })
}

fn main() {
    io::run("cf276b", ABOUT, solve);
}
