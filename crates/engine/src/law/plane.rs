//! Laws of the values of two heaps, each from 0 to some size, in a square table.
//!
//! There are four kinds of laws. (1) The rows have a period, and so have the columns. (2) There is a period along a
//! diagonal, and the first rows and columns have periods. (3) All values follow from one number made of the two heaps,
//! such as their difference or nim-sum. (4) Only lost pairs matter, and these are the pairs of Wythoff or Fraenkel.
//! Periods of rows and columns must be seen twice, as in `linear`.
//!
//! Checked: random laws are found again; none is found in random tables.

use super::linear::Linear;
use super::zeros::Beatty;
use super::Law;
use grundy::numbers::factors::gcd;
use std::collections::HashMap;

/// A square table of values.
#[derive(Clone, Debug, PartialEq)]
pub struct Plane {
    side: usize,
    values: Vec<u32>,
}

/// The law of a square table.
#[derive(Clone, Debug, PartialEq)]
pub enum PlaneLaw {
    /// Rows repeat, and so do columns.
    Fold(Fold),
    /// Each value follows from one number. Here are the form of this number, the law of the values as a function of the
    /// number, and the first of these values, from the number 0 on.
    Of(Form, Law, Vec<u64>),
    /// The zeros are the pairs of t and t + k r, in either order, where t is the k-th term of the sequence.
    Beatty(Beatty),
}

/// Rows that repeat from some row on, and columns that repeat from some column on.
///
/// ```
/// use grundy_engine::law::Fold;
///
/// // Row a + 2 is equal to row a; from column 1 on, column b + 3 is equal to column b.
/// let law = Fold { rows: (0, 2), columns: (1, 3) };
/// assert_eq!((law.place(5, 0), law.place(4, 9)), ((1, 0), (0, 3)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Fold {
    /// The first row of the first period, and the period.
    pub rows: (usize, usize),
    /// The first column of the first period, and the period.
    pub columns: (usize, usize),
}

/// Values that do not change when both numbers, each at least `start`, grow by a step. The first rows and the first
/// columns repeat.
///
/// ```
/// use grundy_engine::law::Diagonal;
///
/// let law = Diagonal { start: 1, step: (2, 1), row: (0, 3), column: (1, 5) };
/// assert_eq!(law.place(6, 5), (2, 0)); // by (4, 4), (2, 3)
/// assert_eq!(law.place(9, 2), (2, 1)); // by (7, 1)
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Diagonal {
    /// Both numbers must be at least this.
    pub start: usize,
    /// The step: how many rows, and how many columns.
    pub step: (usize, usize),
    /// The preperiod and the period of the first rows, whose numbers are less than `start` plus the rows of the step.
    pub row: (usize, usize),
    /// The same for the first columns, whose numbers are less than `start` plus the columns of the step.
    pub column: (usize, usize),
}

/// How a number is made of two.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Form {
    /// The nim-sum.
    Xor,
    /// The difference.
    Difference,
    /// The sum.
    Sum,
    /// The lesser.
    Lesser,
    /// The greater.
    Greater,
    /// The greatest common divisor.
    Divisor,
    /// The number with a 1 bit where both have one.
    And,
    /// The number with a 1 bit where at least one of them has one.
    Or,
}

/// All forms, the simplest first.
const FORMS: [Form; 8] = [
    Form::Xor,
    Form::Difference,
    Form::Sum,
    Form::Lesser,
    Form::Greater,
    Form::Divisor,
    Form::And,
    Form::Or,
];

// The longest step of a diagonal.
const MOST_STEP: usize = 24;
// Fewer lost pairs may look like Wythoff's by chance.
const LEAST: usize = 8;

impl Form {
    /// The number made of `a` and `b`.
    pub fn of(self, a: u64, b: u64) -> u64 {
        match self {
            Form::Xor => a ^ b,
            Form::Difference => a.max(b) - a.min(b),
            Form::Sum => a + b,
            Form::Lesser => a.min(b),
            Form::Greater => a.max(b),
            Form::Divisor => gcd(a, b),
            Form::And => a & b,
            Form::Or => a | b,
        }
    }

    /// Its name in sentences and functions.
    pub(crate) fn name(self) -> String {
        format!("form.{self:?}").to_lowercase()
    }
}

impl Fold {
    /// The pair within the preperiods and first periods that has the same value as `a` and `b`.
    pub fn place(&self, a: usize, b: usize) -> (usize, usize) {
        (folded(a, self.rows), folded(b, self.columns))
    }
}

impl Diagonal {
    /// The pair before all repetitions that has the same value as `a` and `b`.
    pub fn place(&self, a: usize, b: usize) -> (usize, usize) {
        let (down, right) = self.step;
        let turns = if a < self.start || b < self.start {
            0
        } else {
            ((a - self.start) / down).min((b - self.start) / right)
        };
        let (a, b) = (a - turns * down, b - turns * right);
        if a < self.start + down {
            (a, folded(b, self.row))
        } else {
            (folded(a, self.column), b)
        }
    }
}

// The number before the end of the first period that stands for `n`.
fn folded(n: usize, (start, period): (usize, usize)) -> usize {
    if n < start {
        n
    } else {
        start + (n - start) % period
    }
}

impl Plane {
    /// The table of `value` for all pairs of numbers less than `side`.
    pub fn new(side: usize, mut value: impl FnMut(usize, usize) -> u32) -> Plane {
        let mut values = Vec::with_capacity(side * side);
        for a in 0..side {
            (0..side).for_each(|b| values.push(value(a, b)));
        }
        Plane { side, values }
    }

    /// The number of rows, and of columns.
    pub fn side(&self) -> usize {
        self.side
    }

    /// The value of a pair; both numbers are less than the side.
    pub fn value(&self, a: usize, b: usize) -> u32 {
        self.values[a * self.side + b]
    }

    /// Row `a`.
    pub fn row(&self, a: usize) -> &[u32] {
        &self.values[a * self.side..][..self.side]
    }

    /// The table with `change` applied to each value.
    pub fn map(&self, change: impl Fn(u32) -> u32) -> Plane {
        let values = self.values.iter().map(|&value| change(value)).collect();
        let side = self.side;
        Plane { side, values }
    }

    /// Whether the order of the two numbers does not matter.
    pub fn is_symmetric(&self) -> bool {
        (0..self.side).all(|a| (0..a).all(|b| self.value(a, b) == self.value(b, a)))
    }

    /// The pairs of value 0, by rows.
    pub fn zeros(&self) -> Vec<(usize, usize)> {
        let side = self.side.max(1);
        let all = (0..self.values.len()).filter(|&at| self.values[at] == 0);
        all.map(|at| (at / side, at % side)).collect()
    }

    /// The law of the whole table, if it has one.
    ///
    /// # Complexity
    ///
    /// O(side^2) memory, and O(side^2 log side) time for the greatest common divisors.
    ///
    /// ```
    /// use grundy_engine::law::{Form, Plane, PlaneLaw};
    ///
    /// let nim = Plane::new(20, |a, b| (a ^ b) as u32);
    /// assert!(matches!(nim.law(), Some(PlaneLaw::Of(Form::Xor, ..))));
    /// ```
    pub fn law(&self) -> Option<PlaneLaw> {
        self.fold().map(PlaneLaw::Fold).or_else(|| FORMS.iter().find_map(|&form| self.of(form)))
    }

    /// The law of the zeros, if they have one.
    ///
    /// # Complexity
    ///
    /// As for `law`.
    ///
    /// ```
    /// use grundy_engine::law::{Beatty, Plane, PlaneLaw};
    ///
    /// let plane = Plane::new(30, |a, b| u32::from(!grundy::heaps::wythoff::is_lost(a as u64, b as u64)));
    /// let law = Beatty { r: 1, upper: false };
    /// assert_eq!(plane.law_of_zeros(), Some(PlaneLaw::Beatty(law)));
    /// ```
    pub fn law_of_zeros(&self) -> Option<PlaneLaw> {
        let beatty = self.beatty().map(PlaneLaw::Beatty);
        beatty.or_else(|| self.map(|value| value.min(1)).law())
    }

    fn fold(&self) -> Option<Fold> {
        let rows = repeated((0..self.side).map(|a| self.row(a).to_vec()))?;
        let column = |b: usize| (0..self.side).map(|a| self.value(a, b)).collect();
        let columns = repeated((0..self.side).map(column))?;
        Some(Fold { rows, columns })
    }

    /// The law along the diagonal with the least step, at most 24 in both numbers, if there is one.
    ///
    /// # Complexity
    ///
    /// O(side^2) for the law, and next to nothing for a step without a law.
    pub(crate) fn diagonal(&self) -> Option<Diagonal> {
        let most = MOST_STEP.min(self.side / 6);
        let sums = (2..=2 * most).flat_map(|sum| (1..sum).map(move |down| (down, sum - down)));
        let steps = sums.filter(|step| step.0.max(step.1) <= most);
        steps.filter_map(|step| self.along(step)).next()
    }

    // The law of a step, if it shows in more than the last half of both numbers.
    fn along(&self, step: (usize, usize)) -> Option<Diagonal> {
        let (down, right) = step;
        let longer = down.max(right);
        let repeats = |a: usize, b: usize| {
            a + down >= self.side
                || b + right >= self.side
                || self.value(a, b) == self.value(a + down, b + right)
        };
        // A row and a column meet in (least, least).
        let is_even = |least: &usize| {
            (*least..self.side).all(|other| repeats(*least, other) && repeats(other, *least))
        };
        let start = self.side - (0..self.side).rev().take_while(is_even).count();
        if 2 * (start + 2 * longer) > self.side {
            return None;
        }
        let strip = |b: usize| (0..start + down).map(|a| self.value(a, b)).collect();
        let row = repeated((0..self.side).map(strip))?;
        let strip = |a: usize| (0..start + right).map(|b| self.value(a, b)).collect();
        let column = repeated((0..self.side).map(strip))?;
        Some(Diagonal { start, step, row, column })
    }

    fn of(&self, form: Form) -> Option<PlaneLaw> {
        let values = self.of_number(form)?;
        let law = Law::find(&values)?;
        // A law of the zeros alone is not a law of the values.
        match law {
            Law::Zeros(_) if values.iter().any(|&value| value > 1) => None,
            law => Some(PlaneLaw::Of(form, law, values)),
        }
    }

    /// The values as a function of a number made of the two heaps, from the number 0 on, if they follow from it.
    pub(crate) fn of_number(&self, form: Form) -> Option<Vec<u64>> {
        let mut known: Vec<Option<u32>> = Vec::new();
        for a in 0..self.side {
            for b in 0..self.side {
                let number = form.of(a as u64, b as u64) as usize;
                if number >= known.len() {
                    known.resize(number + 1, None);
                }
                let value = self.value(a, b);
                if *known[number].get_or_insert(value) != value {
                    return None;
                }
            }
        }
        let values = known.into_iter().take_while(Option::is_some).flatten();
        Some(values.map(u64::from).collect())
    }

    fn beatty(&self) -> Option<Beatty> {
        let zeros = self.zeros();
        let r = zeros.iter().find(|pair| pair.0 < pair.1).map(|pair| (pair.1 - pair.0) as u64)?;
        let law = Beatty { r, upper: false };
        // With a greater r, the pairs lie beside the axes.
        if r > 1000 || zeros.len() < 2 * LEAST {
            return None;
        }
        let pair = |k: u64| (law.term(k), law.term(k) + (r * k) as usize);
        let lower = (0..).map(pair).take_while(|pair| pair.1 < self.side);
        let found = zeros.iter().copied().filter(|pair| pair.0 <= pair.1);
        let holds = lower.eq(found) && self.map(|value| value.min(1)).is_symmetric();
        holds.then_some(law)
    }
}

// The preperiod and the period of items that repeat, if seen twice.
fn repeated(all: impl Iterator<Item = Vec<u32>>) -> Option<(usize, usize)> {
    let mut numbers: HashMap<Vec<u32>, u64> = HashMap::new();
    let mut names = Vec::new();
    for one in all {
        let next = numbers.len() as u64;
        names.push(*numbers.entry(one).or_insert(next));
    }
    let law = Linear::find(&names).filter(|law| law.saltus == 0)?;
    Some((law.preperiod, law.period))
}

#[cfg(test)]
mod tests {
    use super::super::{Beatty, Law};
    use super::{Diagonal, Fold, Plane, PlaneLaw, FORMS};
    use crate::random::{Choose, Random};

    #[test]
    fn laws_made_up_at_random_are_found_again_and_a_wrong_value_is_seen() {
        let random = &mut Random(7);
        for _ in 0..200 {
            let mut part = || (random.below(4) as usize, 1 + random.below(6) as usize);
            let law = Fold { rows: part(), columns: part() };
            let first: Vec<u32> = (0..100).map(|_| random.below(50) as u32).collect();
            let of = |a: usize, b: usize| {
                let (a, b) = law.place(a, b);
                first[10 * a + b]
            };
            let plane = Plane::new(25, of);
            let found = match plane.law() {
                Some(PlaneLaw::Fold(found)) => found,
                other => panic!("{law:?} as {other:?}"),
            };
            // By chance a shorter law may give the same values.
            let holds = |a, b| {
                let (x, y) = found.place(a, b);
                plane.value(x, y) == of(a, b)
            };
            assert!((0..25).all(|a| (0..25).all(|b| holds(a, b))));
            assert!(found.rows.0 <= law.rows.0 && law.rows.1 % found.rows.1 == 0);
            let wrong = Plane::new(25, |a, b| of(a, b) + u32::from((a, b) == (20, 20)));
            assert_eq!(wrong.law(), None);
        }
    }

    #[test]
    fn diagonals_made_up_at_random_are_found_again() {
        let random = &mut Random(11);
        for _ in 0..100 {
            let start = random.below(3) as usize;
            let law = Diagonal {
                start,
                step: (1 + random.below(3) as usize, 1 + random.below(3) as usize),
                row: (start + 4, 1 + random.below(3) as usize),
                column: (start + 4, 1 + random.below(3) as usize),
            };
            let first: Vec<u32> = (0..400).map(|_| random.below(50) as u32).collect();
            let of = |a: usize, b: usize| {
                let (a, b) = law.place(a, b);
                first[20 * a + b]
            };
            let plane = Plane::new(40, of);
            let found = plane.diagonal().expect("a law");
            let is_so = |a, b| {
                let (x, y) = found.place(a, b);
                plane.value(x, y) == of(a, b)
            };
            assert!((0..40).all(|a| (0..40).all(|b| is_so(a, b))), "{law:?} as {found:?}");
            let wrong = Plane::new(40, |a, b| of(a, b) + u32::from((a, b) == (33, 34)));
            assert_eq!(wrong.diagonal(), None);
        }
    }

    #[test]
    fn a_table_whose_values_follow_from_one_number_has_its_law() {
        for &form in &FORMS {
            let of = |a: usize, b: usize| {
                form.of(a as u64, b as u64) as u32 % 5
                    + 2 * (form.of(a as u64, b as u64) as u32 / 5)
            };
            let law = Plane::new(30, of).law();
            assert!(
                matches!(&law, Some(PlaneLaw::Of(found, Law::Linear(_), _)) if found == &form),
                "{form:?} as {law:?}"
            );
            let wrong = Plane::new(30, |a, b| of(a, b) + u32::from((a, b) == (17, 4)));
            assert_eq!(wrong.law(), None);
        }
    }

    #[test]
    fn the_lost_pairs_of_wythoff_and_fraenkel_are_found() {
        for r in 1..6 {
            let law = Beatty { r, upper: false };
            let pairs: Vec<(usize, usize)> =
                (0..60).map(|k| (law.term(k), law.term(k) + (r * k) as usize)).collect();
            let value = |a: usize, b: usize| u32::from(!pairs.contains(&(a.min(b), a.max(b))));
            assert_eq!(Plane::new(60, value).law_of_zeros(), Some(PlaneLaw::Beatty(law)));
            for &changed in &[pairs[3], (pairs[4].0, pairs[4].1 + 1), (pairs[3].1, pairs[3].0)] {
                let wrong = Plane::new(60, |a, b| value(a, b) ^ u32::from((a, b) == changed));
                assert_eq!(wrong.law_of_zeros(), None, "{r} {changed:?}");
            }
        }
    }

    #[test]
    fn no_law_is_seen_in_random_tables() {
        let random = &mut Random(1);
        for _ in 0..2000 {
            let most = 2 + random.below(4);
            let plane = Plane::new(20, |_, _| random.below(most) as u32);
            assert_eq!(plane.law(), None);
            assert_eq!(plane.law_of_zeros(), None);
            assert_eq!(plane.diagonal(), None);
        }
    }
}
