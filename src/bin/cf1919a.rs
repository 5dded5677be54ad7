//! Wallet Exchange: take a coin out of either wallet.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Alice has a wallet with a coins, and Bob has one with b: a move exchanges the wallets or not, and
then takes a coin out of the player's own; whoever cannot move loses.

Each move takes one coin, and there is a move as long as a coin is left: the game lasts a + b moves.

Game:    its own
Judged:  Codeforces 1919A; 1 s, 256 MB; up to 1000 cases, a and b up to 10^9
Input:   the number of cases; a case is `a b`.
Output:  a line for each: `Alice` if the first player wins, or `Bob`.
Range:   any a, b up to 2^64 - 1.
Cost:    O(1) a case, constant memory.

Sample input:
10
1 1
1 4
5 3
4 5
11 9
83 91
1032 9307
839204 7281
1000000000 1000000000
53110 2024
Sample output:
Bob
Alice
Bob
Alice
Bob
Bob
Alice
Alice
Bob
Bob
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let (a, b) = (io.read()?, io.read()?);
        // a + b is odd.
        io.write_line(if a % 2 != b % 2 { "Alice" } else { "Bob" })
    })
}

fn main() {
    io::run("cf1919a", ABOUT, solve);
}
