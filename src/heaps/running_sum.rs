//! A running sum: a move removes a number, and whoever makes the sum of all removed numbers a multiple of 3 loses.
//!
//! Checked: all counts up to 9 of each remainder against full search (here); the whole programs against the game on the
//! whole list of numbers (its reference).

/// Whether the first player wins with `counts[r]` numbers of remainder r modulo 3, if the second player wins when no
/// number is left.
///
/// He wins exactly if the number of multiples of 3 is even and there are numbers of both other remainders, or if it is
/// odd and the counts of the other two remainders differ by 3 or more.
///
/// The first player must not begin with a multiple of 3; let him begin with a 1. Later a multiple of 3 leaves the
/// remainder of the sum as it is. Of the other numbers only one kind does not make it 0: a 1 if it is 1, and a 2 if it
/// is 2. So these numbers come in the order 1, 1, 2, 1, 2, 1, ..., whoever removes them. The players can only choose
/// when the multiples of 3 come, and all of these come before a player has no move. Whoever then has no move loses;
/// but if no number is left, the first player loses. Let a and b be the counts of ones and twos. That order takes
///
/// - for a > b + 1: 2 b + 2 in all, which is even; a - b - 2 ones are left, so a = b + 2 is lost;
/// - for 1 <= a <= b + 1: all ones and a - 1 twos, 2 a - 1 in all, which is odd; b - a + 1 twos are left, so a = b + 1
///   is lost.
///
/// The first player wins if some number is left and the number of all moves, multiples of 3 included, is odd. That is
/// a >= b + 3 if the number of multiples is odd, and 1 <= a <= b if it is even. If he begins with a 2, exchange a and
/// b.
///
/// ```
/// use grundy::heaps::running_sum;
///
/// assert!(running_sum::first_wins([0, 1, 1])); // 2 and 1: either, and the second makes 3
/// assert!(!running_sum::first_wins([0, 0, 1])); // 2 alone: none is left
/// assert!(!running_sum::first_wins([1, 2, 2])); // 5, 1, 2, 4, 3
/// ```
///
/// Any counts; O(1).
pub fn first_wins(counts: [u64; 3]) -> bool {
    let [threes, ones, twos] = counts;
    if threes % 2 == 0 {
        ones.min(twos) > 0
    } else {
        ones.max(twos) - ones.min(twos) > 2
    }
}

#[cfg(test)]
mod tests {
    use super::first_wins;

    // Whether the player to move wins after numbers with this sum are gone, the first or the other.
    fn wins(left: [u64; 3], sum: usize, is_first: bool) -> bool {
        if left == [0; 3] {
            return !is_first;
        }
        (0..3).any(|remainder| {
            let mut less = left;
            less[remainder] = less[remainder].wrapping_sub(1);
            let sum = (sum + remainder) % 3;
            left[remainder] > 0 && sum > 0 && !wins(less, sum, !is_first)
        })
    }

    #[test]
    fn the_rule_is_what_a_full_search_finds() {
        for counts in 0..1000 {
            let counts = [counts / 100, counts / 10 % 10, counts % 10];
            assert_eq!(first_wins(counts), wins(counts, 0, true), "{:?}", counts);
        }
    }

    #[test]
    fn counts_up_to_the_largest_are_answered() {
        let most = u64::MAX;
        assert!(first_wins([most, 3, 0]) && first_wins([most, 0, most]));
        assert!(!first_wins([most, most, most - 2]) && first_wins([most, most, most - 3]));
        assert!(first_wins([most - 1, most, most]));
    }
}
