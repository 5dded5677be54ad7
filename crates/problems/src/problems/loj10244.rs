//! Taking stones with the move: a subtraction game.

use crate::problem::*;
use crate::references::subtraction::won;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let heaps = lists_of("heaps", 10, on_a_line(heap(1000).small(9)));
    let set = set_of(10, on_a_line(member(10))).judge_order(Order::Increasing);
    let format = one(parts![heaps, set]);
    Problem::new(format, |case, why| first_move(&case.numbers("set"), &case.numbers("heaps"), why))
}

/// The first heap, and then the least take, that leave a lost position.
fn first_move(set: &[u64], heaps: &[u64], why: &mut Witness) -> String {
    let mut set = set.to_vec();
    set.sort_unstable();
    for (at, &heap) in heaps.iter().enumerate() {
        for &take in set.iter().filter(|&&take| take <= heap) {
            let mut after = heaps.to_vec();
            after[at] = heap - take;
            if !won(&set, &after, why) {
                return format!("YES\n{} {take}\n", at + 1);
            }
        }
    }
    "NO\n".to_string()
}
