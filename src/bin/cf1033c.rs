//! Permutation Game: to a larger number, by a multiple of this one.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
The numbers 1 to n in a row, and a token on one of them: a move takes it from a number a to a larger
one, at a distance that is a multiple of a; whoever cannot move loses.

The winner is found by definition from n down: from a there are at most n / a places to look at.

Game:    its own
Judged:  Codeforces 1033C; 1 s, 256 MB; n up to 10^5
Input:   one case: `n`, then the numbers 1 to n in any order.
Output:  a word of n letters: `A` if the first player wins with the token on this place, or `B`.
Range:   any n.
Cost:    O(n log n), 17 bytes a number.

Sample input:
8
3 6 5 4 2 7 1 8
Sample output:
BAAAABAB
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let n = io.read()?;
    let numbers = io.read_list(n, 1, n)?;
    let mut places = vec![usize::MAX; numbers.len()];
    for (place, &number) in numbers.iter().enumerate() {
        places[number as usize - 1] = place;
    }
    if let Some(missing) = places.iter().position(|&place| place == usize::MAX) {
        let what = format!("expected all numbers from 1 to {}, found no {}", n, missing + 1);
        return Err(io.fault(what));
    }
    let mut winners = "B".repeat(numbers.len()).into_bytes();
    for (before, &place) in places.iter().enumerate().rev() {
        let number = before + 1;
        let mut to = (place % number..numbers.len()).step_by(number);
        if to.any(|to| numbers[to] > number as u64 && winners[to] == b'B') {
            winners[place] = b'A';
        }
    }
    io.write_line(&String::from_utf8_lossy(&winners))
}

fn main() {
    io::run("cf1033c", ABOUT, solve);
}
