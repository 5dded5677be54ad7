//! Misere quotients of any take-and-break rule against the whole game: outcomes of small sums, and winning moves. Limits
//! must end the work.
#![no_main]

use grundy_engine::misere::{certificate, report, Game, Limits, Rule, Winner};
use grundy_engine::octal::Move;
use libfuzzer_sys::fuzz_target;
use std::collections::HashMap;

fn is_lost(rule: &Rule, heaps: &[u64], known: &mut HashMap<Vec<u64>, bool>) -> bool {
    if let Some(&is_lost) = known.get(heaps) {
        return is_lost;
    }
    let mut options = Vec::new();
    for at in 0..heaps.len() {
        rule.options(heaps[at], |_, left, right| {
            let mut after = heaps.to_vec();
            after[at] = left;
            after.push(right);
            after.retain(|&heap| heap > 0);
            after.sort_unstable();
            options.push(after);
        });
    }
    let is_lost = !options.is_empty() && options.iter().all(|o| !is_lost(rule, o, known));
    known.insert(heaps.to_vec(), is_lost);
    is_lost
}

fuzz_target!(|input: (bool, Vec<u8>, Vec<u8>, u32)| {
    let (breaks_first, digits, heaps, steps) = input;
    let mut moves: Vec<Move> = vec![(0, breaks_first as u8 * 4)];
    let digits = digits.iter().take(6).map(|digit| digit % 8);
    moves.extend((1..).zip(digits));
    let rule = Rule::new(&moves);
    let mut game = Game::new(rule.clone());
    let mut limits = Limits::of_steps(u64::from(steps % 3_000_000));
    let is_whole = game.grow(u64::from(steps % 40), &mut limits);
    assert!(is_whole || limits.steps < 3_000_000);
    assert!(!certificate("", &game).is_empty() && !report("", &game).is_empty());

    let mut known = HashMap::new();
    let mut left = 16;
    let mut sum: Vec<u64> = Vec::new();
    for &heap in &heaps {
        let heap = u64::from(heap) % 13;
        if heap <= left && game.image(heap).is_some() {
            left -= heap;
            sum.push(heap);
        }
    }
    let outcome = |sum: &[u64], known: &mut HashMap<Vec<u64>, bool>| {
        let mut sum = sum.to_vec();
        sum.retain(|&heap| heap > 0);
        sum.sort_unstable();
        is_lost(&rule, &sum, known)
    };
    let lost = outcome(&sum, &mut known);
    assert_eq!(game.is_lost(&sum), Some(lost), "{moves:?} {sum:?}");
    match game.winner(&sum).unwrap() {
        Winner::Second => assert!(lost),
        Winner::Already => assert!(sum.iter().all(|&heap| rule.count(heap) == 0)),
        Winner::FirstBy(play) => {
            let mut after = sum.clone();
            assert_eq!(after[play.heap] - play.take, play.left + play.right);
            after[play.heap] = play.left;
            after.push(play.right);
            assert!(outcome(&after, &mut known), "{moves:?} {sum:?} {play:?}");
        }
    }
});
