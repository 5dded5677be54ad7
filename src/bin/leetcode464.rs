//! Can I Win: numbers up to a total.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
The numbers from 1 to m: a move takes one that is left; whoever makes the sum of all taken numbers t
or more wins. If t is 0, the first player has won; if all numbers are taken before, nobody wins.

No law is known, so all sets of taken numbers are judged, the fullest ones first. The sum and the
player to move follow from the set.

Game:    its own
Judged:  LeetCode 464; 1 s, 256 MB (not confirmed); m up to 20, t up to 300
Method:  can_i_win(max_choosable_integer: i32, desired_total: i32) -> bool
Input:   one case: `m t`.
Output:  `true` if the first player wins, or `false`.
Range:   m from 1 to 20, any t.
Cost:    O(m 2^m), a byte for each of the 2^m sets.

Sample input:
10 11
Sample output:
false
";

fn can_i_win(max_choosable_integer: u64, desired_total: u64) -> bool {
    let numbers = 1..=max_choosable_integer;
    if numbers.clone().sum::<u64>() < desired_total {
        return false;
    }
    let mut is_won = vec![false; 1 << max_choosable_integer];
    for set in (0..is_won.len()).rev() {
        let bit = |number: u64| 1 << (number - 1);
        let taken = numbers.clone().filter(|&number| set & bit(number) != 0).sum::<u64>();
        // From the total on, the opponent has won.
        is_won[set] = taken < desired_total
            && numbers.clone().any(|number| set & bit(number) == 0 && !is_won[set | bit(number)]);
    }
    desired_total == 0 || is_won[0]
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    let m = io.read_in(1, 20)?;
    let t = io.read()?;
    io.write_line(&can_i_win(m, t).to_string())
}

fn main() {
    io::run("leetcode464", ABOUT, solve);
}
