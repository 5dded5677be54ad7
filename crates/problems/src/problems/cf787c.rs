//! Berzerk: a monster on a ring, moved clockwise into a hole.

use crate::hard::numbers;
use crate::problem::*;
use crate::references::loopy::winners;
use rustc_hash::FxHashMap as HashMap;

pub fn problem() -> Problem {
    let step = |name| number(name, 1, 6999).within(1, "n - 1");
    let steps = |name| {
        let steps = list(name, 6999, step("step")).judge_order(Order::Distinct);
        let count = |count: Number| count.within(1, u64::MAX).small(3);
        steps.counted(|of| count(of).judge_by(1, "n - 1"))
    };
    let n = number("n", 2, 7000).within(2, 20_000).small(6);
    Problem::new(one(parts![n, Line, steps("first"), steps("second")]), reference).hard(hard)
}

fn reference(case: &Case, _: &mut Witness) -> String {
    let n = case.number("n");
    let steps = ["first", "second"].map(|name| case.numbers(name));
    // A node is a place and the player to move; the hole, place 0, has no move.
    let mut to: HashMap<u64, Vec<u64>> = HashMap::default();
    for (place, player) in (0..n).flat_map(|place| [(place, 0), (place, 1)]) {
        let steps = if place > 0 { &steps[player][..] } else { &[] };
        let next = steps.iter().map(|step| 2 * ((place + step) % n) + 1 - player as u64);
        to.insert(2 * place + player as u64, next.collect());
    }
    let won = winners(&to, None);
    let word = |node: u64| match won.get(&node) {
        Some(true) => "Win",
        Some(false) => "Lose",
        None => "Loop",
    };
    let words = |player: u64| line_of((1..n).map(|place| word(2 * place + player)));
    words(0) + &words(1)
}

/// Rings: with few steps, so that play goes round, and with all steps.
fn hard(random: &mut Random) -> Vec<Parts> {
    let mut all = vec![
        (7000, vec![1], vec![1]),
        (7000, vec![3500], vec![1]),
        (6997, (1..6997).collect(), (1..6997).collect()),
        (7, vec![3], vec![5, 1]),
        (2, vec![1], vec![1]),
    ];
    for n in [7000, 6997, 96, 30, 12, 8] {
        for _ in 0..3 {
            let mut steps = || {
                let two = [random.between(1, n - 1), random.between(1, n - 1)];
                two[..if two[0] == two[1] { 1 } else { 2 }].to_vec()
            };
            let (first, second) = (steps(), steps());
            all.push((n, first, second));
        }
    }
    let case = |(n, first, second): (u64, Vec<u64>, Vec<u64>)| {
        let n = ("n", Value::Number(n));
        vec![n, ("first", numbers(&first)), ("second", numbers(&second))]
    };
    all.into_iter().map(case).collect()
}
