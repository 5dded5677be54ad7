//! Games of positions of several numbers, by a formula: tables, lost positions, and who wins a sum.
//!
//! Checked: values against a search written apart (`tests/law_finder/formulas.rs`).

use super::answer::{PositionMove, PositionMoves, Positions, MOST_MOVES};
use super::own::{fault, Own};
use super::work::{self, Refusal};
use crate::fault::{Fault, Large};
use crate::formula::Mistake;
use grundy::table::TooLarge;

/// The most positions in a sum.
pub const MOST_POSITIONS: usize = 1000;
// How many lost positions are listed.
const MOST_LISTED: usize = 40;
// The steps of a table whose size nobody named: about a second; and those for what can be reached from a position of
// which it is not known how much that is.
const A_SECOND: u64 = 1_000_000_000;
const LITTLE: u64 = 500_000_000;
// In smaller boxes the values are a nim-sum by chance.
const LEAST_SIDE: u64 = 3;
// No side is larger if nobody named it.
const MOST_SIDE: u64 = 100;

/// The largest side of a box if a request names none.
pub fn usual_side(own: &Own) -> u64 {
    own.largest(MOST_SIDE, A_SECOND).max(1)
}

/// What is known of all positions up to these numbers.
///
/// # Errors
///
/// If that would take too long, or the formula is faulty.
pub fn known(own: &Own, sides: &[u64]) -> Result<Positions, Fault> {
    let values: Vec<u64> = own.in_box(sides)?.into_iter().map(u64::from).collect();
    let position = |mut at: u64| {
        let mut numbers = vec![0; sides.len()];
        for (number, side) in numbers.iter_mut().zip(sides).rev() {
            *number = at % (side + 1);
            at /= side + 1;
        }
        numbers
    };
    let zeros = (0..).zip(&values).filter(|&(_, &value)| value == 0).map(|(at, _)| at);
    let mut lost: Vec<Vec<u64>> = zeros.map(position).collect();
    let more = lost.len().saturating_sub(MOST_LISTED);
    lost.truncate(MOST_LISTED);
    // The values on the axes.
    let strides = (0..sides.len())
        .map(|at| sides[at + 1..].iter().fold(1, |all, side| all * (*side as usize + 1)))
        .collect::<Vec<usize>>();
    let is_sum = !own.is_misere()
        && sides.iter().all(|&side| side >= LEAST_SIDE)
        && values.iter().enumerate().all(|(at, &value)| {
            let numbers = position(at as u64);
            let alone =
                numbers.iter().zip(&strides).map(|(&n, stride)| values[n as usize * stride]);
            alone.fold(0, |sum, value| sum ^ value) == value
        });
    Ok(Positions { sides: sides.to_vec(), values, lost, more, is_sum })
}

/// Who wins a sum of positions, and by which moves.
///
/// # Errors
///
/// If it would take too long, or the formula is faulty; under misere play, for more than one position.
pub fn moves(own: &Own, positions: &[Vec<u64>]) -> Result<PositionMoves, Refusal> {
    let values = values(own, &positions.concat())?;
    let sum = values.iter().fold(0, |sum, value| sum ^ value);
    let mut found = PositionMoves {
        is_outcome: own.is_misere(),
        is_won: sum != 0,
        count: 0,
        winning: Vec::new(),
        values,
    };
    for (at, position) in positions.iter().enumerate() {
        let others = sum ^ found.values[at];
        let mut all = Vec::new();
        own.options(position, &mut |parts| all.push(parts.to_vec()));
        for parts in all {
            if after(own, &parts).map_err(|fault| (None, fault))? == others {
                found.count += 1;
                if found.winning.len() < MOST_MOVES {
                    let left = parts.chunks(own.arity()).map(<[u64]>::to_vec).collect();
                    found.winning.push(PositionMove { at, left });
                }
            }
        }
    }
    Ok(found)
}

/// The values of the positions of a sum, whose numbers stand one behind the other.
///
/// # Errors
///
/// As [`reached`], with the place of the position's first number; under misere play, for a sum.
pub fn values(own: &Own, sum: &[u64]) -> Result<Vec<u64>, Refusal> {
    if own.is_misere() && (sum.len() > own.arity() || own.formula().has_sums()) {
        return Err((None, Fault::Formula(Box::new(Mistake::MisereSums))));
    }
    let value = |(at, position): (usize, &[u64])| {
        reached(own, position).map_err(|fault| (Some(at * own.arity()), fault))
    };
    sum.chunks(own.arity()).enumerate().map(value).collect()
}

/// The value of the sum that an option leaves.
///
/// # Errors
///
/// If the formula is faulty.
pub fn after(own: &Own, parts: &[u64]) -> Result<u64, Fault> {
    parts
        .chunks(own.arity())
        .try_fold(0, |sum, part| Ok(sum ^ own.value(part, work::MOST).map_err(fault)?))
}

// The value of a position. It is refused soon if it would take too long; or if the formula is faulty there or has too many
// options.
fn reached(own: &Own, position: &[u64]) -> Result<u64, Fault> {
    let is_small = own.steps(position) <= work::MOST;
    let budget = if is_small { 2 * work::MOST } else { LITTLE };
    let found = own.value(position, budget).map_err(|trouble| match trouble.what {
        crate::formula::Problem::Long => {
            let asked = position.iter().copied().max().unwrap_or(0);
            let most = own.largest(asked, work::MOST);
            Fault::Large(Large::Heap, TooLarge { most, asked })
        }
        _ => fault(trouble),
    })?;
    own.count(position).map_err(fault)?;
    Ok(found)
}
