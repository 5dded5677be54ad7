//! Proofs that tables of two heaps repeat, along rows and columns or along a diagonal; and their lines of code.
//!
//! *Bounded steps*: each step changes a heap by at most s. Let h be a table that repeats its rows from row r on with
//! period p, and its columns from column c on with period q. If h(a, b) is the mex of h over the moves for all a below
//! r + s + p and all b below c + s + q, then h gives the values. Proof: in a later row a, the moves are those of row
//! a - p, and both lead to rows from r on, where h has the same values. So h is the mex for all pairs. Each step
//! reduces the sum of the heaps, so h gives the values by induction on that sum. The same holds with lost and won in
//! place of values.
//!
//! *A diagonal*: now h(a + p, b + q) = h(a, b) for a and b from r on; the rows below r + p repeat from column c on with
//! period k, and the columns likewise. If a >= r + p + s and b >= r + q + s, the pair (a, b) has the same moves as
//! (a - p, b - q), and they lead to pairs with the same values of h. Take the rows below r + p + s. All pairs that
//! their moves meet lie t steps along the diagonal from the rows below r + p, for some t up to 2 + 2 s / p. So from
//! column max(c, r) + (t + 1) q + s on they repeat with period k, and the columns up to one period later decide. The
//! same goes for columns. If h is not the mex there, it is no law and is not shown.
//!
//! Checked: a law that fails beyond the table is refused (`pairs`); the laws of a thousand random sets of steps hold in
//! tables twice as large, and the lines of code are run (`tests/law_finder/pairs.rs`).

use super::super::answer::{OfPairs, PairDoubt, PairLaw, PairProof, PairSays};
use super::super::code::{self, Over};
use super::{Known, Proved};
use crate::law::{Diagonal, Fold, Plane};

// How many options may be examined to prove a period.
const MOST_PROOF: u64 = 100_000_000;

/// The law that a table repeats its rows and columns; `None` if the rule has bounded `steps` and the law fails. If it is
/// not proved, it is one that was observed on so many `pairs`.
pub fn fold(
    steps: Option<Vec<(i64, i64)>>,
    name: &str,
    law: &Fold,
    plane: &Plane,
    is_lost: bool,
    pairs: usize,
) -> Option<PairLaw> {
    let ((start, period), (left, width)) = (law.rows, law.columns);
    let window = |(x, y): (usize, usize)| vec![(start + period + x, left + width + y)];
    let known = proof(steps, window, |a, b| law.place(a, b), plane, is_lost, pairs)?;
    let code = code::fold(law, plane, is_lost, &Over::of_pairs(name, &known));
    Some(PairLaw { says: PairSays::Fold { fold: *law, is_lost }, known, code })
}

/// The law that a table repeats along the diagonal, under the same conditions.
pub fn diagonal(
    steps: Option<Vec<(i64, i64)>>,
    name: &str,
    law: &Diagonal,
    plane: &Plane,
    is_lost: bool,
    pairs: usize,
) -> Option<PairLaw> {
    let window = |most| of_diagonal(law, most);
    let known = proof(steps, window, |a, b| law.place(a, b), plane, is_lost, pairs)?;
    let code = code::diagonal(law, plane, is_lost, &Over::of_pairs(name, &known));
    Some(PairLaw { says: PairSays::Diagonal { diagonal: *law, is_lost }, known, code })
}

// How many rows and columns decide a table along the diagonal, for the largest steps in both numbers.
fn of_diagonal(law: &Diagonal, (x, y): (usize, usize)) -> Vec<(usize, usize)> {
    let (start, (down, right)) = (law.start, law.step);
    let ((left, width), (top, height)) = (law.row, law.column);
    let (of_rows, of_columns) = (3 + 2 * x / down, 3 + 2 * y / right);
    vec![
        (start + down + x, left.max(start) + of_rows * right + 2 * y + width),
        (top.max(start) + of_columns * down + 2 * x + height, start + right + y),
    ]
}

// Why a law holds, if its rule has bounded steps; `Observed` if nothing is proved, and `None` if the law is false.
// `window` gives the rectangles of rows and columns that decide, for the largest steps in both numbers.
fn proof(
    steps: Option<Vec<(i64, i64)>>,
    window: impl Fn((usize, usize)) -> Vec<(usize, usize)>,
    place: impl Fn(usize, usize) -> (usize, usize),
    plane: &Plane,
    is_lost: bool,
    pairs: usize,
) -> Option<OfPairs> {
    let observed = Some(Known::Observed(PairDoubt::Observed(pairs)));
    let steps = match steps {
        None => return observed,
        Some(steps) => steps,
    };
    let longest = |size: fn(&(i64, i64)) -> i64| {
        steps.iter().map(|step| size(step).abs()).max().unwrap_or(0) as usize
    };
    let windows = window((longest(|step| step.0), longest(|step| step.1)));
    let cost: usize = windows.iter().map(|(height, width)| height * width * steps.len()).sum();
    if cost as u64 > MOST_PROOF {
        return observed;
    }
    let value = |a: usize, b: usize| {
        let (a, b) = place(a, b);
        plane.value(a, b)
    };
    let mut seen = Vec::new();
    let mut is_mex = |a: usize, b: usize| {
        seen.clear();
        for &(x, y) in &steps {
            let (left, right) = (a as i64 - x, b as i64 - y);
            if left >= 0 && right >= 0 {
                seen.push(value(left as usize, right as usize));
            }
        }
        let is = value(a, b);
        if is_lost {
            is == u32::from(seen.contains(&0))
        } else {
            !seen.contains(&is) && (0..is).all(|less| seen.contains(&less))
        }
    };
    let holds = windows
        .iter()
        .all(|&(height, width)| (0..height).all(|a| (0..width).all(|b| is_mex(a, b))));
    let count: usize = windows.iter().map(|(height, width)| height * width).sum();
    holds.then_some(Known::Proved(Proved(PairProof::Bounded(count))))
}

#[cfg(test)]
mod tests {
    use super::{diagonal, fold, of_diagonal, PairProof};
    use crate::law::{Diagonal, Fold, Plane};
    use crate::pattern::pair_rule::PairRule;
    use crate::pattern::pairs::plane;

    // Whether a table that has the law is refused.
    fn is_refused(text: &str, rows: (usize, usize), columns: (usize, usize), plane: Plane) -> bool {
        fold(PairRule::of(text).steps(), text, &Fold { rows, columns }, &plane, false, 64).is_none()
    }

    #[test]
    fn a_table_that_is_not_the_mex_of_its_moves_is_refused() {
        let third = |a, _| a as u32 % 3;
        let parity = |a: usize, _| a as u32 % 2;
        let of = |value: fn(usize, usize) -> u32| Plane::new(8, value);
        assert!(!is_refused("take (1,0)", (0, 2), (0, 1), of(parity)));
        // 2 where 1 can be reached and 0 cannot.
        assert!(is_refused("take (1,0)", (0, 3), (0, 1), of(third)));
        // False only in the first row, or only in the first column.
        let row = |a, b| if a == 0 { 0 } else { b as u32 % 2 };
        let column = |a, b| if b == 0 { 0 } else { a as u32 % 2 };
        assert!(is_refused("take (0,1)", (1, 1), (0, 2), of(row)));
        assert!(is_refused("take (1,0)", (0, 2), (1, 1), of(column)));
    }

    #[test]
    fn a_diagonal_is_proved_by_as_many_rows_and_columns_as_decide() {
        let rule = PairRule::of("take (4,0) (1,4) (2,2)");
        let plane = plane(&rule, 40).map(|value| value.min(1));
        let law = Diagonal { start: 2, step: (3, 6), row: (6, 1), column: (5, 8) };
        // The rows below 2 + 3 + 4 lie up to t = 2 + 8 / 3 steps from those below 2 + 3: their columns up to
        // 6 + 5 * 6 + 4 and 4 + 1 more decide. For the columns below 2 + 6 + 4, with t up to 2 + 8 / 6, the rows up to
        // 5 + 4 * 3 + 4 and 4 + 8 more.
        let count = (2 + 3 + 4) * (6 + 5 * 6 + 8 + 1) + (2 + 6 + 4) * (5 + 4 * 3 + 8 + 8);
        let said = diagonal(rule.steps(), "", &law, &plane, true, 1600).unwrap();
        assert_eq!(said.known.proved(), Some(&PairProof::Bounded(count)));
    }

    #[test]
    fn larger_steps_want_more_turns_of_the_diagonal() {
        let law = Diagonal { start: 2, step: (3, 5), row: (6, 1), column: (5, 8) };
        // By the same: t up to 2 + 10 / 3, and up to 2 + 12 / 5.
        let rows = (2 + 3 + 5, 6 + (3 + 3) * 5 + 12 + 1);
        let columns = (5 + (3 + 2) * 3 + 10 + 8, 2 + 5 + 6);
        assert_eq!(of_diagonal(&law, (5, 6)), [rows, columns]);
    }

    #[test]
    fn only_so_many_options_are_looked_at() {
        // A false table: if it is examined, it is refused at its first pair.
        let is_refused = |columns: usize| {
            let plane = Plane::new(8, |_, _| 1);
            is_refused("take (1,0) (2,0)", (0, 4998), (0, columns), plane)
        };
        // 4998 + 2 rows and 10000 columns; each pair has two options.
        assert!(is_refused(10_000) && !is_refused(10_001));
    }

    #[test]
    fn the_line_of_code_for_a_diagonal_lists_no_more_than_a_judge_takes() {
        // Nothing is proved for a rule whose steps have no bound.
        let rule = PairRule::of("take any from both");
        let plane = Plane::new(60, |a, b| a.min(b) as u32);
        let has_code = |width: usize, height: usize| {
            let law = Diagonal { start: 0, step: (25, 25), row: (0, width), column: (0, height) };
            diagonal(rule.steps(), "", &law, &plane, false, 3600).unwrap().code.is_some()
        };
        // 25 rows of 50 and 25 columns of 50, and one more number in each of these.
        assert!(has_code(50, 50) && !has_code(51, 50) && !has_code(50, 51));
    }
}
