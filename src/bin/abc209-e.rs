//! Shiritori: each word begins with the last three letters of the one before.

use grundy::graphs::adjacency::Adjacency;
use grundy::graphs::retrograde::{self, Outcome};
use grundy::io::{self, Fault, Io};
use std::collections::HashMap;

const ABOUT: &str = "\
Players in turn say words of a list: each word begins with the last three letters of the word before
it, and a word may come again; whoever has no word loses. Upper and lower case letters differ.

A word is an edge of a graph on triples of letters, from its first three letters to its last three.

Game:    retrograde
Judged:  AtCoder abc209_e; 2 s, 1024 MB; N up to 2*10^5, words of 3 to 8 letters
Input:   one case: N, then N words.
Output:  a line for each word: `Takahashi` or `Aoki`, whoever wins if Takahashi begins with this
         word; or `Draw` if play goes on forever.
Range:   any N below 2^31, words of 3 to 1000 letters.
Cost:    O(N), some 40 bytes a word.

Sample input:
3
abcd
bcda
ada
Sample output:
Aoki
Takahashi
Draw
";

const LETTERS: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const MAX_WORDS: u64 = (1 << 31) - 1;
const MAX_LETTERS: u64 = 1000;

fn solve(io: &mut Io) -> Result<(), Fault> {
    let mut nodes = HashMap::new();
    let mut edges = Vec::new();
    for _ in 0..io.read_in(0, MAX_WORDS)? {
        let word = io.read_letters(LETTERS, 3, MAX_LETTERS)?;
        let mut node = |triple: &str| {
            let next = nodes.len() as u32;
            *nodes.entry(triple.to_string()).or_insert(next)
        };
        edges.push((node(&word[..3]), node(&word[word.len() - 3..])));
    }
    let mut moves = vec![0; nodes.len()];
    for edge in &edges {
        moves[edge.0 as usize] += 1;
    }
    let before = Adjacency::new(nodes.len(), edges.iter().map(|edge| (edge.1, edge.0)));
    let outcomes = retrograde::outcomes(&moves, |node| before.row(node).iter().copied());
    for edge in edges {
        // Aoki is to move there.
        io.write_line(match outcomes[edge.1 as usize] {
            Outcome::Lost => "Takahashi",
            Outcome::Won => "Aoki",
            Outcome::Drawn => "Draw",
        })?;
    }
    Ok(())
}

fn main() {
    io::run("abc209-e", ABOUT, solve);
}
