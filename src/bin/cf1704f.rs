//! Colouring game: Dawson's Kayles.

use grundy::io::{self, Fault, Io};
use grundy::rows::dawsons_kayles::DawsonsKayles;

const ABOUT: &str = "\
A row of red and blue cells: a move makes two adjacent cells white, at least one of which has the
player's colour; Alice, who begins, has red, and Bob has blue; whoever cannot move loses.

If n > 1, Alice wins with more red cells, and Bob with more blue ones, by whitening one of each
colour as long as possible. With equally many, whoever first cannot whiten a red and a blue cell
together loses. So a stretch of L alternating cells is a row of L pins, from which a move takes
two adjacent pins (the editorial of Codeforces CodeTON 2).

Game:    dawsons_kayles
Judged:  Codeforces 1704F; 1 s, 256 MB; up to 10^4 cases of 2 to 5*10^5 cells, 5*10^5 in all
Input:   the number of cases; a case is n, then a word of n letters `R` and `B`.
Output:  a line for each: `Alice` or `Bob`, whoever wins.
Range:   n from 1 up to 10^6.
Cost:    O(n).

Sample input:
8
3
BRB
5
RRBBB
6
RBRBRB
8
BBRRBRRB
6
BRRBRB
12
RBRBRBRBRRBB
12
RBRBRBRBBBRR
4
RBBR
Sample output:
Bob
Bob
Alice
Alice
Alice
Alice
Bob
Bob
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let pins = DawsonsKayles::new();
    io.read_cases(|io| {
        let n = io.read_in(1, 1_000_000)?;
        let row = io.read_letters("RB", n, n)?;
        let row = row.as_bytes();
        let red = row.iter().filter(|&&cell| cell == b'R').count() as u64;
        // An alternating stretch ends where two neighbours have the same colour.
        let (mut sum, mut length) = (0, 1);
        for two in row.windows(2) {
            if two[0] == two[1] {
                sum ^= pins.value(length);
                length = 0;
            }
            length += 1;
        }
        sum ^= pins.value(length);
        // A single cell allows no move.
        let first_wins = n > 1 && red > n - red || red == n - red && sum != 0;
        io.write_line(if first_wins { "Alice" } else { "Bob" })
    })
}

fn main() {
    io::run("cf1704f", ABOUT, solve);
}
