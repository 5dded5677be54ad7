//! The Prime Game: take one of the first six primes.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Piles of stones: a move takes 2, 3, 5, 7, 11 or 13 from one pile; whoever cannot move loses.

A pile of n is worth floor((n mod 9) / 2): 0 0 1 1 2 2 3 3 4, over and over. By induction: two piles
of the same value differ by 0, 1 or 8 modulo 9, which none of these primes is; and taking 2, 3, 5 or
7 leads to each smaller value.

Game:    subtraction
Judged:  HackerRank the-prime-game; 1 s, 256 MB (not confirmed); up to 10 cases of up to 10^4 piles up to 10^18
Input:   the number of cases; a case is n, then n piles.
Output:  a line for each: `Manasa` if the first player wins, or `Sandy`.
Range:   any n, piles up to 2^64 - 1.
Cost:    O(1) a pile, constant memory.

Sample input:
2
2
10 10
3
2 2 3
Sample output:
Sandy
Manasa
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let mut sum = 0;
        for _ in 0..io.read()? {
            sum ^= io.read()? % 9 / 2;
        }
        io.write_line(if sum != 0 { "Manasa" } else { "Sandy" })
    })
}

fn main() {
    io::run("hackerrank-the-prime-game", ABOUT, solve);
}
