//! Let's Play Nim: fill the plates, then Nim.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
N bags of coins and N empty plates: while some bag is full, a move empties a full bag onto a plate;
after that the plates are Nim heaps; whoever cannot move loses.

Whoever moves first in Nim wants a nim-sum other than 0, and always puts the fullest bag onto the
fullest plate. If N is odd, the second player moves first in Nim, and more than half of the coins
end on one plate. If N is even, the first player moves first in Nim, and wins unless the bags are
equal in pairs: then the opponent answers each bag with an equal bag, so that the plates are equal
in pairs, too, and the nim-sum is 0 (AtCoder ARC 105 D, editorial).

Game:    its own
Judged:  AtCoder arc105_d; 2 s, 1024 MB; up to 10^5 bags a case, 2*10^5 in all, coins up to 10^9
Input:   the number of cases; a case is `N`, then N bags.
Output:  a line for each: `First` or `Second`, whoever wins.
Range:   any N, bags up to 2^64 - 1; an empty bag does not count, not even in N.
Cost:    O(N log N), 8 bytes a bag.

Sample input:
3
1
10
2
1 2
21
476523737 103976339 266993 706803678 802362985 892644371 953855359 196462821 817301757 409460796 773943961 488763959 405483423 616934516 710762957 239829390 55474813 818352359 312280585 185800870 255245162
Sample output:
Second
First
Second
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let n = io.read()?;
        let mut bags = io.read_list(n, 0, u64::MAX)?;
        bags.retain(|&bag| bag > 0);
        bags.sort_unstable();
        let is_paired = bags.chunks(2).all(|two| two[0] == two[two.len() - 1]);
        let first_wins = bags.len() % 2 == 0 && !is_paired;
        io.write_line(if first_wins { "First" } else { "Second" })
    })
}

fn main() {
    io::run("arc105-d", ABOUT, solve);
}
