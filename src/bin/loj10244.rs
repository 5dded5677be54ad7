//! Taking stones with the move: a subtraction game.

use grundy::heaps::subtraction::{Subtraction, MAX_MEMBERS};
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A subtraction game: from one of N heaps, a move takes a number that is one of the M members of a
set; whoever cannot move loses.

Game:    subtraction
Judged:  LOJ 10244; 1 s, 512 MB; N and M up to 10, members up to 10, heaps up to 1000
Input:   one case: N, then N heaps; M, then M members.
Output:  `NO` if the first player loses; otherwise `YES` and a line `i b`: take b from heap i. This
         is the winning move with the least i, and with the least b for this i.
Range:   up to 16383 members, each at least 1. If a period is proved, heaps of any size; otherwise
         heaps up to 2^24 - 1, or up to 2^31 / M - 1 if there are more than 128 members.
Cost:    O(M) for each number up to the largest heap, or until a period is proved.

Sample input:
4
7
6
9
3
2
1
2
Sample output:
YES
1 1
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let n = io.read()?;
    let heaps = io.read_list(n, 0, u64::MAX)?;
    let m = io.read_in(0, MAX_MEMBERS)?;
    let mut game = Subtraction::new(io.read_list(m, 1, u64::MAX)?);
    let mut sum = 0;
    for &heap in &heaps {
        let value = game.value(heap);
        sum ^= value.map_err(|e| io.fault(e.words("a heap")))?;
    }
    for (index, &heap) in (1..).zip(&heaps) {
        let take = game.winning_take(heap, sum);
        let take = take.map_err(|e| io.fault(e.words("a heap")))?;
        if let Some(take) = take {
            io.write_line("YES")?;
            return io.write_numbers(vec![index, take]);
        }
    }
    io.write_line("NO")
}

fn main() {
    io::run("loj10244", ABOUT, solve);
}
