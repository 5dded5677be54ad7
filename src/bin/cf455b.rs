//! A Lot of Games: letters of words, many times.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A word, empty at first: a move writes a letter at its end, so that it is the beginning of one of n
given words; whoever cannot move loses. There are k such games. The loser of a game begins the next
one, and whoever wins the last game wins all.

Whether the player who begins can win a game, and whether he can lose it on purpose, follows from
the longer words. If he cannot win, he loses every game. If he can do both, he loses all games but
the last. If he can only win, each game is won by whoever begins, so k must be odd.

Game:    its own
Judged:  Codeforces 455B; 1 s, 256 MB; n and letters in all words up to 10^5, k up to 10^9
Input:   one case: `n k`, then n words of letters a to z.
Output:  `First` if the first player wins all, or `Second`.
Range:   any n, k from 1 up to 2^64 - 1, words of up to 10^6 letters.
Cost:    O(letters log n), a byte a letter, 24 a word.

Sample input:
2 3
a
b
Sample output:
First
";

const LETTERS: &str = "abcdefghijklmnopqrstuvwxyz";

/// Whether the player to move can win, and whether he can lose.
type Forces = (bool, bool);

/// What longer words allow; without one he can only lose.
fn forces(longer: Option<Forces>) -> Forces {
    longer.unwrap_or((false, true))
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    let (n, k) = (io.read()?, io.read_in(1, u64::MAX)?);
    let mut words = Vec::new();
    for _ in 0..n {
        words.push(io.read_letters(LETTERS, 1, 1_000_000)?.into_bytes());
    }
    words.sort_unstable();
    // For each beginning of the last word, what the longer words seen so far allow.
    let mut path: Vec<Option<Forces>> = vec![None];
    let mut last: &[u8] = &[];
    // After the last word comes the empty one.
    for word in words.iter().map(|word| &word[..]).chain(Some(&[][..])) {
        let same = last.iter().zip(word).take_while(|(a, b)| a == b).count();
        while path.len() > same + 1 {
            let (wins, loses) = forces(path.pop().flatten());
            if let Some(before) = path.last_mut() {
                let (may_win, may_lose) = before.unwrap_or((false, false));
                *before = Some((may_win || !wins, may_lose || !loses));
            }
        }
        path.resize(word.len() + 1, None);
        last = word;
    }
    let (wins, loses) = forces(path[0]);
    io.write_line(if wins && (loses || k % 2 == 1) { "First" } else { "Second" })
}

fn main() {
    io::run("cf455b", ABOUT, solve);
}
