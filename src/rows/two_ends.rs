//! Heaps in a row: a move takes any number from the leftmost or the rightmost heap.
//!
//! Checked: all rows of up to 4 heaps of up to 6 against full search (`crates/problems`), and of up to 5 heaps
//! here.

/// Whether the player to move loses. Empty heaps do not count. O(heaps^2), 24 bytes a heap.
///
/// For each row V exactly one size of an extra heap on its left makes a lost row, and exactly one on its right. There
/// are not two, because a move leads from the greater to the smaller. If there were none, each size on the left would
/// make a won row. Its winning move would be on the right end, because a move on the left leaves no lost row. But the
/// right end has only finitely many moves, so after the same move two different sizes on the left would both be lost,
/// which was excluded.
///
/// Let l and r be these sizes for V. Let a V b be the row V with a heap of a >= 1 on its left and a heap of b >= 1 on
/// its right. If a = l or b = r, this row is won: emptying the other end wins. Each other a is lost with exactly one b,
/// and each other b with one a. By induction the k-th of these a is lost with the k-th of these b: a move from there
/// leads to a won row, because it reduces one end to 0, to l or r, or to a smaller size that is lost with another
/// partner. This gives the sizes for V with one more heap beside it (Zhejiang's selection of 2009, "Game of stones").
///
/// ```
/// use grundy::rows::two_ends;
///
/// assert!(two_ends::is_lost(&[3, 1, 9, 4]));
/// assert!(!two_ends::is_lost(&[3, 3, 1]));
/// ```
pub fn is_lost(heaps: &[u64]) -> bool {
    let heaps: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
    let length = heaps.len();
    if length < 2 {
        return length == 0;
    }
    // For each row of `longer` heaps, by its first heap: the size that is lost on its left, and on its right.
    let (mut left, mut right) = (heaps.clone(), heaps.clone());
    for longer in 1..length - 1 {
        for first in 0..length - longer {
            let last = first + longer;
            let with_left = partner(heaps[last], left[first], right[first]);
            let with_right = partner(heaps[first], right[first + 1], left[first + 1]);
            left[first] = with_left;
            right[first] = with_right;
        }
    }
    // The size on the left of all heaps but the first must be the first heap.
    left[1] == heaps[0]
}

// The size at the near end that makes a row lost if it ends in `heap` at the far end; for the row without
// `heap`, the sizes are `near` and `far`.
fn partner(heap: u64, near: u64, far: u64) -> u64 {
    if heap == far {
        0
    } else if far < heap && heap <= near {
        heap - 1
    } else if near <= heap && heap < far {
        heap + 1
    } else {
        heap
    }
}

#[cfg(test)]
mod tests {
    use super::is_lost;
    use std::collections::HashMap;

    fn plays(row: Vec<u64>, memo: &mut HashMap<Vec<u64>, bool>) -> bool {
        if let Some(&lost) = memo.get(&row) {
            return lost;
        }
        let mut lost = true;
        if let (Some(&first), Some(&last)) = (row.first(), row.last()) {
            for left in 0..first {
                let after: Vec<u64> = Some(left)
                    .filter(|&left| left > 0)
                    .into_iter()
                    .chain(row[1..].iter().copied())
                    .collect();
                lost &= !plays(after, memo);
            }
            for left in 0..last {
                let mut after = row[..row.len() - 1].to_vec();
                after.extend(Some(left).filter(|&left| left > 0));
                lost &= !plays(after, memo);
            }
        }
        memo.insert(row, lost);
        lost
    }

    #[test]
    fn rows_of_up_to_five_heaps_are_as_played_out() {
        let mut memo = HashMap::new();
        for code in 0..7u64.pow(5) {
            let heaps: Vec<u64> = (0..5).map(|at| code / 7u64.pow(at) % 7).collect();
            let row: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
            assert_eq!(is_lost(&heaps), plays(row, &mut memo), "{:?}", heaps);
        }
    }
}
