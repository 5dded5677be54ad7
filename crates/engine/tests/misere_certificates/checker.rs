//! The checker: whether a certificate proves what it says. Its steps are those of `docs/misere-certificates.md`.

use super::claim::{parse, Claim};
use super::game::digits;
use anyhow::{bail, ensure, Context, Result};
use std::collections::{HashMap, HashSet, VecDeque};

/// What a certificate says, if it proves it; otherwise the reason why it does not.
pub fn check(text: &str) -> Result<Claim> {
    let claim = parse(text)?;
    let digits = digits(&claim.code)?;
    actions_commute(&claim)?;
    let products = products(&claim)?;
    let generators = generators(&claim, &digits, &products)?;
    ensure!(!claim.lost[0], "the end is lost");
    no_lost_sum_has_a_lost_option(&claim, &products, &generators)?;
    won_sums_have_lost_options(&claim, &products, &generators)?;
    no_two_states_agree(&claim)?;
    if let Some((length, start)) = claim.period {
        period_holds(&claim, &digits, length, start)?;
    }
    Ok(claim)
}

type Set = Vec<u64>;

fn has(set: &Set, x: usize) -> bool {
    set[x / 64] >> (x % 64) & 1 == 1
}

fn set_of(order: usize, members: impl Iterator<Item = usize>) -> Set {
    let mut set = vec![0; order.div_ceil(64)];
    members.for_each(|x| set[x / 64] |= 1 << (x % 64));
    set
}

fn is_subset(a: &Set, b: &Set) -> bool {
    a.iter().zip(b).all(|(a, b)| a & !b == 0)
}

fn actions_commute(claim: &Claim) -> Result<()> {
    let order = claim.lost.len();
    for (state, action) in &claim.actions {
        ensure!(action[0] == *state, "action {state} does not lead there from 0");
        for other in claim.actions.values() {
            let commutes = (0..order).all(|x| action[other[x]] == other[action[x]]);
            ensure!(commutes, "action {state} does not commute");
        }
    }
    Ok(())
}

/// `products[x][y]`, which exists because each state is reached.
fn products(claim: &Claim) -> Result<Vec<Vec<usize>>> {
    let order = claim.lost.len();
    let mut rows: Vec<Option<Vec<usize>>> = vec![None; order];
    rows[0] = Some((0..order).collect());
    let mut stack = vec![0];
    while let Some(y) = stack.pop() {
        for action in claim.actions.values() {
            if rows[action[y]].is_none() {
                let row = rows[y].iter().flatten().map(|&x| action[x]);
                rows[action[y]] = Some(row.collect());
                stack.push(action[y]);
            }
        }
    }
    let rows: Option<Vec<_>> = rows.into_iter().collect();
    rows.context("a state that no sum has")
}

/// The state of each heap that has options, with its options' states; no pair twice. Other heaps must have the state 0.
fn generators(claim: &Claim, digits: &[u32], products: &[Vec<usize>]) -> Result<Vec<(usize, Set)>> {
    let mut generators = HashSet::new();
    for (heap, &state) in claim.states.iter().enumerate() {
        // The options of `game::options`, here for thousands of heaps.
        let mut set = set_of(claim.lost.len(), 0..0);
        let mut is_stuck = true;
        for (taken, digit) in digits.iter().enumerate().take(heap + 1) {
            let rest = heap - taken;
            let one = if rest == 0 { 1 } else { 2 };
            let alone = (taken > 0 && digit & one != 0).then_some(0);
            let splits = 1..=if digit & 4 != 0 { rest / 2 } else { 0 };
            for left in alone.into_iter().chain(splits) {
                let option = products[claim.states[left]][claim.states[rest - left]];
                set[option / 64] |= 1 << (option % 64);
                is_stuck = false;
            }
        }
        ensure!(!is_stuck || state == 0, "heap {heap} cannot be moved, but changes the state");
        if !is_stuck {
            generators.insert((state, set));
        }
    }
    Ok(generators.into_iter().collect())
}

/// Checks (a).
fn no_lost_sum_has_a_lost_option(
    claim: &Claim,
    products: &[Vec<usize>],
    generators: &[(usize, Set)],
) -> Result<()> {
    let order = claim.lost.len();
    for (state, options) in generators {
        for x in (0..order).filter(|&x| claim.lost[products[*state][x]]) {
            if (0..order).any(|o| has(options, o) && claim.lost[products[o][x]]) {
                bail!("a lost option of a lost sum, beside the state {x}");
            }
        }
    }
    Ok(())
}

/// Checks (b), on the least pairs of a state and the states of options.
fn won_sums_have_lost_options(
    claim: &Claim,
    products: &[Vec<usize>],
    generators: &[(usize, Set)],
) -> Result<()> {
    let order = claim.lost.len();
    let is_least = |&(state, options): &&(usize, Set)| {
        let less = |(other, fewer): &(usize, Set)| {
            other == state && fewer != options && is_subset(fewer, options)
        };
        !generators.iter().any(less)
    };
    let generators: Vec<&(usize, Set)> = generators.iter().filter(is_least).collect();
    let times = |set: &Set, by: usize| -> Vec<usize> {
        let members = (0..order).filter(|&o| has(set, o));
        members.map(|o| products[o][by]).collect()
    };
    let mut least: Vec<Vec<Set>> = vec![Vec::new(); order];
    // First in, first out: short sums have the least pairs.
    let mut queue = VecDeque::from([(0, set_of(order, 0..0))]);
    while let Some((x, set)) = queue.pop_front() {
        let is_end = set.iter().all(|&word| word == 0);
        if !is_end && !least[x].contains(&set) {
            continue; // A smaller one came in its place.
        }
        for (g, options) in generators.iter().copied() {
            let y = products[x][*g];
            let both = times(&set, *g).into_iter().chain(times(options, x));
            let product = set_of(order, both);
            if least[y].iter().any(|other| is_subset(other, &product)) {
                continue;
            }
            if !claim.lost[y] && !(0..order).any(|o| has(&product, o) && claim.lost[o]) {
                bail!("a won sum without a lost option, of the state {y}");
            }
            least[y].retain(|other| !is_subset(&product, other));
            least[y].push(product.clone());
            queue.push_back((y, product));
        }
    }
    Ok(())
}

/// Checks by Moore's refinement that no two states have the same outcome after every sum.
fn no_two_states_agree(claim: &Claim) -> Result<()> {
    let order = claim.lost.len();
    let mut classes: Vec<usize> = claim.lost.iter().map(|&lost| usize::from(lost)).collect();
    let mut count = 0;
    loop {
        let mut numbers = HashMap::new();
        let class = |x: usize| {
            let after = claim.actions.values().map(|action| classes[action[x]]);
            let key: Vec<usize> = after.chain([classes[x]]).collect();
            let next = numbers.len();
            *numbers.entry(key).or_insert(next)
        };
        let refined: Vec<usize> = (0..order).map(class).collect();
        classes = refined;
        if numbers.len() == count {
            break;
        }
        count = numbers.len();
    }
    ensure!(count == order, "two states agree after all sums");
    Ok(())
}

/// Checks the window of the theorem, and that no smaller period or start fits.
fn period_holds(claim: &Claim, digits: &[u32], length: usize, start: usize) -> Result<()> {
    let most_taken = digits.iter().rposition(|&digit| digit != 0).unwrap_or(0);
    let heaps = claim.states.len();
    if length == 0 || 2 * start.max(1) + 2 * length + most_taken > heaps {
        bail!("too few heaps for the period");
    }
    let fits =
        |p: usize, from: usize| (from..heaps - p).all(|n| claim.states[n] == claim.states[n + p]);
    ensure!(fits(length, start), "no such period");
    if start > 0 && fits(length, start - 1) || (1..length).any(|p| fits(p, start)) {
        bail!("not the least period");
    }
    Ok(())
}
