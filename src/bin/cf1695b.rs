//! Circle Game on piles: play k takes from pile k.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
n piles in a ring: the first move takes any number from pile 1, each later move from the pile after
that of the move before; whoever meets an empty pile loses. Mike moves first.

If n is even, each player meets only piles of their own, and can do no better than to take 1: the
owner of the first least pile loses. If n is odd, Mike empties pile 1, and it is Joe who comes back
to it, unless somebody meets an empty pile before.

Game:    its own
Judged:  Codeforces 1695B; 1 s, 256 MB; up to 1000 cases, n up to 50, piles up to 10^9
Input:   the number of cases; a case is n, then n piles.
Output:  a line for each: `Mike` or `Joe`, whoever wins.
Range:   n from 1, piles up to 2^64 - 1.
Cost:    O(1) a pile, constant memory.

Sample input:
2
1
37
2
100 100
Sample output:
Mike
Joe
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let n = io.read_in(1, u64::MAX)?;
        let (mut least, mut first) = (u64::MAX, 1);
        for place in 1..=n {
            let pile = io.read()?;
            if pile < least {
                least = pile;
                first = place;
            }
        }
        let mike_wins = first % 2 == 0 || n % 2 == 1 && least > 0;
        io.write_line(if mike_wins { "Mike" } else { "Joe" })
    })
}

fn main() {
    io::run("cf1695b", ABOUT, solve);
}
