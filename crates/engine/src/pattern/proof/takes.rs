//! Families in which two numbers may be taken, or two numbers and their sum.
//!
//! The law of two numbers is a theorem (`law/takes.rs`); that of two and their sum is observed in the members.

use super::super::answer::{Doubt, TakesLaw, TakesProof};
use super::super::rule::{Rule, Ruleset};
use super::super::set::Set;
use super::{Known, Proved};
use crate::law::{Linear, Sum, Takes};

/// The law of a family that takes one of these numbers, if there are two, or three of which one is the sum of the others.
/// `members` are its parameters, rules and laws.
pub fn takes(sums: &[Sum], members: &[(&[u64], &Rule, Option<Linear>)]) -> Option<TakesLaw> {
    let numbers = |parameters: &[u64]| -> Option<Vec<u64>> {
        sums.iter().map(|sum| u64::try_from(sum.value(parameters)).ok()).collect()
    };
    let takes_these = |&(parameters, rule, _): &(&[u64], &Rule, _)| {
        let one = |number| Set::Runs(vec![(number, number)]);
        let set = || Some(Set::union(numbers(parameters)?.into_iter().map(one).collect()));
        match rule {
            Rule { misere: false, game: Ruleset::Take(of, None) } => Some(of) == set().as_ref(),
            _ => false,
        }
    };
    if !members.iter().all(takes_these) {
        return None;
    }
    let law = |says, one: &Sum, other: &Sum, known| TakesLaw {
        says,
        one: one.clone(),
        other: other.clone(),
        known,
    };
    match sums {
        [one, other] => {
            Some(law(Takes::Two, one, other, Known::Proved(Proved(TakesProof::Residues))))
        }
        [x, y, z] if members.len() >= x.times.len() + 2 => {
            let orders = [(x, y, z), (x, z, y), (y, z, x)];
            let (one, other, _) =
                orders.into_iter().find(|(x, y, z)| x.plus(y).as_ref() == Some(z))?;
            let fits = |&(parameters, _, law): &(&[u64], _, Option<Linear>)| {
                let [one, other] = [one, other].map(|sum| sum.value(parameters) as u64);
                law.is_some() && law == Takes::WithSum.law(one, other)
            };
            let known = Known::Observed(Doubt::Observed);
            members.iter().all(fits).then(|| law(Takes::WithSum, one, other, known))
        }
        _ => None,
    }
}
