//! Games of one heap in which a move depends on the last one: their values, laws and winning moves.
//!
//! *Kinds*: a position is the heap and the kind taken last. The values of a heap, for each kind and for none, are a
//! tuple. Let L be the most that is taken. The tuple of n follows from those of the L heaps before it, by the same rule
//! for all n >= L. So if the L tuples from n = i on equal those from n = i + p on, all later ones repeat with period p.
//!
//! *The last take counts*: let H_1 = 1, and H_(k+1) = H_k + H_m for the least m with N H_m >= H_k. The lost heaps are 0
//! and these numbers (Schwenk, Take-away games, 1970): for N = 1 the powers of 2, for N = 2 the Fibonacci numbers
//! (Whinihan, Fibonacci Nim, 1963).
//!
//! Checked: values against a search of all positions (`tests/law_finder/states.rs`); the theorem for N up to 8.

use super::answer::{Act, Criterion, Moves, Proof, Reason, Stated, Worth};
use super::finder::{Finding, TESTED};
use super::proof::{of_kinds, of_last};
use super::state_rule::{StateRule, MOST_HEAP};
use crate::law::Law;

// How many values are computed for a proof, whatever is asked.
const SPARE: usize = 4000;

/// The values of the heaps below `length` before the first move. O(length * kinds * numbers), or O(length^2) at worst
/// where the last take counts.
pub fn values(rule: &StateRule, length: usize) -> Vec<u64> {
    let table = table(rule, length);
    (0..length).map(|n| value(rule, &table, n as u64, None)).collect()
}

/// What decides each heap below `length`: its values for each kind and for none, or the least take that wins.
pub fn table(rule: &StateRule, length: usize) -> Vec<Vec<u64>> {
    match rule {
        StateRule::Kinds(kinds) => tuples(kinds, length),
        StateRule::Last(factor) => {
            let mut least = vec![vec![0]];
            for n in 1..length as u64 {
                // Taking the whole heap wins.
                let wins = |&take: &u64| take == n || least[(n - take) as usize][0] > factor * take;
                let take = (1..=n).find(wins).unwrap_or(n);
                least.push(vec![take]);
            }
            least
        }
    }
}

/// The value of a heap after a number, or a kind, from a table that has it; 1 and 0 for won and lost.
pub fn value(rule: &StateRule, table: &[Vec<u64>], heap: u64, after: Option<u64>) -> u64 {
    let known = &table[heap as usize];
    match rule {
        StateRule::Kinds(kinds) => known[rule.place(after).unwrap_or(kinds.len())],
        StateRule::Last(_) => u64::from(heap > 0 && known[0] <= rule.most(heap, after)),
    }
}

/// Who wins a heap after the last take, and by which moves, from a table that has the heap. `each` is called for all
/// moves: with the number taken, what then counts as the last take, and the value of what is left.
pub fn moves(
    rule: &StateRule,
    table: &[Vec<u64>],
    heap: u64,
    after: Option<u64>,
    each: &mut dyn FnMut(u64, u64, u64),
) -> Moves {
    let own = value(rule, table, heap, after);
    let (worth, why) = match rule {
        StateRule::Kinds(_) => (Worth::Value(own), Criterion::Sum(own)),
        StateRule::Last(_) => (Worth::Won(own > 0), Criterion::AtMost(rule.most(heap, after))),
    };
    let mut moves = Moves::new(vec![worth], why, own > 0);
    let reason = |last| {
        if rule.names_are_numbers() {
            Reason::After
        } else {
            Reason::AfterKind(last)
        }
    };
    rule.options(heap, after, &mut |take, last| {
        let left = value(rule, table, heap - take, Some(last));
        if left == 0 {
            moves.add(Act::Take, 0, &[heap - take], || reason(last));
        }
        each(take, last, left);
    });
    moves
}

/// The same for a heap of any size, if the period of its values is proved, or by the theorem.
///
/// *The theorem*: a heap is the sum of numbers H_k in one way such that N times each is less than the next. A take t wins
/// from n exactly if it is allowed and the least of the numbers of n - t is more than N t. Then the numbers of t and those
/// of n - t together are those of n, so t is the sum of the least few of them.
pub fn far_moves(rule: &StateRule, heap: u64, after: Option<u64>) -> Option<Moves> {
    match rule {
        StateRule::Last(factor) => Some(by_parts(rule, *factor, heap, after)),
        StateRule::Kinds(kinds) => by_period(rule, &tuples(kinds, MOST_HEAP as usize), heap, after),
    }
}

// By a table in which the tuples of all heaps that come up from `heap` have their period.
fn by_period(
    rule: &StateRule,
    tuples: &[Vec<u64>],
    heap: u64,
    after: Option<u64>,
) -> Option<Moves> {
    let StateRule::Kinds(kinds) = rule else { return None };
    let values: Vec<u64> = tuples.iter().map(|tuple| tuple[kinds.len()]).collect();
    let (_, known) = of_kinds(kinds, tuples, &values)?;
    let Some(&Proof::Kinds { most, period, start }) = known.proved() else { return None };
    let from = (start + most) as u64;
    let near = from + heap.checked_sub(from)? % period as u64;
    let mut moves = moves(rule, tuples, near, after, &mut |_, _, _| {});
    for left in moves.winning.iter_mut().flat_map(|winning| &mut winning.left) {
        *left += heap - near;
    }
    Some(moves)
}

fn by_parts(rule: &StateRule, factor: u64, heap: u64, after: Option<u64>) -> Moves {
    // In 65 bits at most.
    let mut lost = vec![1u128];
    while lost[lost.len() - 1] < u128::from(heap) {
        let last = lost[lost.len() - 1];
        let least = lost.iter().find(|&&number| u128::from(factor) * number >= last);
        lost.push(last + least.unwrap_or(&last));
    }
    let (mut rest, mut parts) = (heap, Vec::new());
    for number in lost.into_iter().rev() {
        if let Some(less) = u64::try_from(number).ok().and_then(|number| rest.checked_sub(number)) {
            parts.push(rest - less);
            rest = less;
        }
    }
    let most = rule.most(heap, after);
    let is_won = parts.last().is_some_and(|&least| least <= most);
    let mut moves = Moves::new(vec![Worth::Won(is_won)], Criterion::AtMost(most), is_won);
    let mut take = 0;
    while let Some(part) = parts.pop() {
        take += part;
        let is_less = |next: &u64| u128::from(factor) * u128::from(take) < u128::from(*next);
        if take <= most && parts.last().is_none_or(is_less) {
            moves.add(Act::Take, 0, &[heap - take], || Reason::After);
        }
    }
    moves
}

/// The law of the values, which begin with those that were asked for.
pub fn law(rule: &StateRule, name: &str, values: &[u64]) -> Stated {
    finding(rule, values).stated(name, rule.is_outcome())
}

/// The same as what was found.
pub fn finding<'a>(rule: &StateRule, values: &'a [u64]) -> Finding<'a> {
    match (rule, of_last(rule)) {
        (_, Some((theorem, known))) => {
            Finding { theorem: Some(theorem), law: None, known, values: values.into() }
        }
        (StateRule::Last(_), None) => Finding::of_values(values),
        (StateRule::Kinds(kinds), None) => {
            let tuples = tuples(kinds, tested(values.len()));
            let longer: Vec<u64> = tuples.iter().map(|tuple| tuple[kinds.len()]).collect();
            match of_kinds(kinds, &tuples, &longer) {
                Some((law, known)) => {
                    let law = Some(Law::Linear(law));
                    Finding { theorem: None, law, known, values: longer.into() }
                }
                None => Finding::of_values(values).tested(longer),
            }
        }
    }
}

// How many values are computed to try a law of so many.
fn tested(length: usize) -> usize {
    (TESTED * length).max(SPARE)
}

/// The steps (`work`) for the values of the heaps up to `most` and their law.
pub fn steps(rule: &StateRule, most: u64) -> u64 {
    match rule {
        StateRule::Last(_) => most.saturating_mul(most),
        StateRule::Kinds(kinds) => {
            let each = (kinds.len() + 1) * kinds.iter().map(Vec::len).sum::<usize>();
            2 * (tested(most as usize + 1) * each) as u64
        }
    }
}

/// The values of each heap below `length`: for each kind taken last, and for none.
pub fn tuples(kinds: &[Vec<usize>], length: usize) -> Vec<Vec<u64>> {
    let mut tuples: Vec<Vec<u64>> = Vec::with_capacity(length);
    for n in 0..length {
        let value = |last: usize| {
            let mut seen = 0u128;
            for (kind, takes) in kinds.iter().enumerate().filter(|item| item.0 != last) {
                // A heap has at most as many options as there are numbers, so its value is no greater.
                let left =
                    takes.iter().filter(|&&take| take <= n).map(|&take| tuples[n - take][kind]);
                left.for_each(|value| seen |= 1 << value);
            }
            u64::from((!seen).trailing_zeros())
        };
        let tuple = (0..=kinds.len()).map(value).collect();
        tuples.push(tuple);
    }
    tuples
}

#[cfg(test)]
mod tests {
    use super::super::words::Words;
    use super::*;

    #[test]
    fn the_lost_heaps_are_those_of_schwenk() {
        for factor in 1..9 {
            let values = values(&StateRule::Last(factor), 3000);
            let mut lost = vec![1];
            while lost[lost.len() - 1] < 3000 {
                let last = lost[lost.len() - 1];
                let least = lost.iter().find(|&&h| factor * h >= last).copied();
                lost.push(last + least.unwrap());
            }
            let zeros = (1..3000).filter(|&n| values[n as usize] == 0);
            assert!(zeros.eq(lost.into_iter().filter(|&n| n < 3000)), "{}", factor);
        }
    }

    #[test]
    fn moves_of_any_heap_are_those_of_the_table() {
        for text in [
            "take 1 2 never the same twice",
            "take 2 5 or 3 or 1 7 never the same kind twice",
            "take 2 or 1 7 or 1 10 never the same kind twice",
            "take 1 5 9 never the same twice",
            "take 1..4 never the same twice",
            "take up to 1 times the last",
            "take up to 2 times the last",
            "take up to 3 times the last",
            "take up to 7 times the last",
        ] {
            let rule = StateRule::parse(&mut Words::of(text)).unwrap();
            let table = table(&rule, 900);
            let mut tried = 0;
            for heap in 0..900 {
                for after in [None].into_iter().chain((1..40).map(Some)) {
                    if matches!(rule, StateRule::Kinds(_))
                        && after != rule.place(after).map(|kind| rule.name(kind))
                    {
                        continue;
                    }
                    let far = match rule {
                        StateRule::Kinds(_) => by_period(&rule, &table, heap, after),
                        StateRule::Last(factor) => Some(by_parts(&rule, factor, heap, after)),
                    };
                    let Some(far) = far else { continue };
                    let mut near = moves(&rule, &table, heap, after, &mut |_, _, _| {});
                    near.winning.sort_by(|one, other| other.left.cmp(&one.left));
                    let mut far = far;
                    far.winning.sort_by(|one, other| other.left.cmp(&one.left));
                    assert_eq!(far, near, "{text}, {heap} after {after:?}");
                    tried += 1;
                }
            }
            assert!(tried > 700, "{text}: {tried}");
        }
    }

    #[test]
    fn tuples_that_repeat_prove_a_period() {
        let rule = StateRule::Kinds(vec![vec![1], vec![2]]);
        let law = law(&rule, "", &[0, 1, 1]);
        let why = law.known.proved();
        assert!(matches!(why, Some(Proof::Kinds { most: 2, period: 3, .. })), "{law:?}");
    }
}
