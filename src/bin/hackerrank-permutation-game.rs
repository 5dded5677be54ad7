//! Permutation game: remove numbers until the rest ascend.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A row of different numbers: a move removes one of them; whoever leaves a row that ascends, perhaps of
a single number, wins.

No law is known, so all sets of places are judged, the smallest ones first.

Game:    its own
Judged:  HackerRank permutation-game; 1 s, 256 MB (not confirmed); up to 100 cases, n from 2 to 15
Input:   the number of cases; a case is n, then the numbers 1 to n in any order but the ascending one.
Output:  a line for each: `Alice` if the first player wins, or `Bob`.
Range:   n from 1 to 20, any numbers up to 2^64 - 1. A row ascends if each number is larger than the
         one before; if it does so from the beginning, the first player loses.
Cost:    O(n 2^n) a case, a byte for each of the 2^n sets.

Sample input:
2
3
1 3 2
5
5 3 2 1 4
Sample output:
Alice
Bob
";

fn first_wins(row: &[u64]) -> bool {
    // Nobody meets the empty row: a single number ascends.
    let mut is_won = vec![false];
    for set in 1..1usize << row.len() {
        let places = (0..row.len()).filter(|place| set >> place & 1 == 1);
        let mut neighbours = places.clone().zip(places.clone().skip(1));
        let ascends = neighbours.all(|(before, after)| row[before] < row[after]);
        let mut options = places.map(|place| set ^ 1 << place);
        let wins = !ascends && options.any(|option| !is_won[option]);
        is_won.push(wins);
    }
    is_won[is_won.len() - 1]
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let n = io.read_in(1, 20)?;
        let row = io.read_list(n, 0, u64::MAX)?;
        io.write_line(if first_wins(&row) { "Alice" } else { "Bob" })
    })
}

fn main() {
    io::run("hackerrank-permutation-game", ABOUT, solve);
}
