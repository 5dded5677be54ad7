//! Joyless Game: delete a letter between two different ones.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A word: a move deletes a letter whose left and right neighbours differ from each other; whoever cannot
move loses. So the first letter and the last one stay, and no equal letters come together.

At the end every letter inside is between equal ones, so two letters alternate: the length is odd
exactly if the word begins and ends with the same letter. There is an exception: in a word whose
letters are all equal there is no move. No other word comes to that, because each move leaves two
different letters.

Game:    its own
Judged:  Kattis joylessgame; 1 s, 1024 MB (not confirmed); up to 20 cases of 3 to 10^5 letters
Input:   the number of cases; a case is a word of small letters, at the judge no two adjacent ones
         equal.
Output:  a line for each: `Chikapu` if the first player wins, or `Bash`.
Range:   words of up to 10^6 letters.
Cost:    O(letters).

Sample input:
2
vietnam
icpc
Sample output:
Chikapu
Bash
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let word = io.read_letters("abcdefghijklmnopqrstuvwxyz", 1, 1_000_000)?.into_bytes();
        let first = word[0];
        let ends_are_equal = word.ends_with(&[first]);
        let can_move = word.iter().any(|&letter| letter != first);
        let is_won = can_move && (word.len() % 2 == 0) == ends_are_equal;
        io.write_line(if is_won { "Chikapu" } else { "Bash" })
    })
}

fn main() {
    io::run("kattis-joylessgame", ABOUT, solve);
}
