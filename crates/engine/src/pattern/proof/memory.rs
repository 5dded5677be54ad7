//! Proofs of the values of one heap where the last move matters; `states` has the theorems.
//!
//! Checked: periods against longer tables, and with one tuple less (below).

use super::super::answer::{OfHeaps, Proof};
use super::super::state_rule::StateRule;
use super::super::theorem::Theorem;
use super::{Known, Proved};
use crate::law::Linear;
use std::collections::HashMap;

/// Schwenk's theorem, if the last take counts.
pub fn of_last(rule: &StateRule) -> Option<(Theorem, OfHeaps)> {
    match rule {
        StateRule::Last(factor) => {
            Some((Theorem::LastTake(*factor), Known::Proved(Proved(Proof::Theorem))))
        }
        StateRule::Kinds(_) => None,
    }
}

/// The law of the first values and its proof, if enough tuples repeat.
pub fn of_kinds(
    kinds: &[Vec<usize>],
    tuples: &[Vec<u64>],
    values: &[u64],
) -> Option<(Linear, OfHeaps)> {
    let mut numbers: HashMap<&[u64], u64> = HashMap::new();
    let mut names = Vec::new();
    for tuple in tuples {
        let next = numbers.len() as u64;
        names.push(*numbers.entry(tuple).or_insert(next));
    }
    let of_tuples = Linear::find(&names).filter(|law| law.saltus == 0)?;
    let law = Linear::find(values).filter(|law| law.saltus == 0)?;
    let most = kinds.iter().flatten().max().copied().unwrap_or(0);
    let end = of_tuples.preperiod + of_tuples.period;
    let is_enough = end + most.max(law.period) <= tuples.len();
    let (period, start) = (of_tuples.period, of_tuples.preperiod);
    let known = Known::Proved(Proved(Proof::Kinds { most, period, start }));
    is_enough.then_some((law, known))
}

#[cfg(test)]
mod tests {
    use super::super::super::states::tuples;
    use super::super::super::words::Words;
    use super::*;

    #[test]
    fn a_proved_period_holds_for_longer_tables_and_one_tuple_less_proves_nothing() {
        for text in &[
            "take 1 or 2 3 never the same kind twice",
            "take 1..4 never the same twice",
            "take 2 5 or 3 or 1 7 never the same kind twice",
        ] {
            let kinds = match StateRule::parse(&mut Words::of(text)).unwrap() {
                StateRule::Kinds(kinds) => kinds,
                other => panic!("{other:?}"),
            };
            let all = tuples(&kinds, 5000);
            let values: Vec<u64> = all.iter().map(|tuple| tuple[kinds.len()]).collect();
            let (law, _) = of_kinds(&kinds, &all[..1500], &values[..1500]).unwrap();
            assert!((0..5000).all(|n| law.value(&values, n) == values[n as usize]), "{}", text);
            let least = (0..1500)
                .find(|&count| of_kinds(&kinds, &all[..count], &values[..count]).is_some())
                .unwrap();
            assert!((least..1500).all(|count| of_kinds(&kinds, &all[..count], &values[..count])
                == of_kinds(&kinds, &all[..1500], &values[..1500])));
        }
    }

    #[test]
    fn as_many_heaps_repeat_as_the_proof_asks() {
        let mut refused = 0;
        for kinds in &[
            vec![vec![1], vec![2]],
            vec![vec![1], vec![2], vec![3]],
            vec![vec![1, 9], vec![2]],
            vec![vec![1, 2], vec![30]],
            vec![vec![1, 3, 5, 27], vec![2, 40]],
            vec![vec![1, 3, 41], vec![1, 3, 41]],
            vec![vec![2, 6, 50], vec![2, 6, 50]],
        ] {
            let whole = tuples(kinds, 3000);
            let values: Vec<u64> = whole.iter().map(|tuple| tuple[kinds.len()]).collect();
            let most = *kinds.concat().iter().max().unwrap();
            // Whether each heap from `start` on has the tuple of the heap a period later.
            let repeats = |start: usize, period: usize| {
                (start..whole.len() - period).all(|n| whole[n] == whole[n + period])
            };
            let period = (1..1000).find(|&period| repeats(1000, period)).unwrap();
            let start = (0..1001).find(|&start| repeats(start, period)).unwrap();
            for length in 1..600 {
                let values = &values[..length];
                if of_kinds(kinds, &whole[..length], values).is_some() {
                    assert!(length >= start + period + most, "{kinds:?} {length}");
                } else {
                    let law = Linear::find(values).filter(|law| law.saltus == 0);
                    let is_found = law.is_some_and(|law| law.preperiod <= start);
                    refused += u32::from(is_found && length >= start + 2 * period);
                }
            }
            let enough = start + period + most.max(period);
            let enough = enough.max(2 * (start + period));
            assert!(of_kinds(kinds, &whole[..enough], &values[..enough]).is_some());
        }
        assert!(refused > 10, "{}", refused);
    }
}
