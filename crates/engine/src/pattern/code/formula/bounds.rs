//! What is sure about the numbers of a formula inside its loops and conditions: which are at least 0, and the like.
//!
//! Everything known is a linear inequality between variables and what is not linear, such as `n / 2` or `gcd(n, k)`. A goal is
//! proved by taking known inequalities away from it until a constant is left.
//!
//! Checked: below; and every program that leaves out a test for this reason (`tests/law_finder/formula_code.rs`).

use super::expression::constant;
use crate::formula::{Clause, Cond, Expr, Family, Fold, Function, Operator, Relation, Set, Sign};

// How many inequalities are tried for one goal, and in all; a goal beyond them counts as not proved.
const MOST_OF_GOAL: u32 = 4_000;
const MOST_IN_ALL: u32 = 20_000_000;
const MOST_STEPS: usize = 12;

// A sum of numbers with factors.
#[derive(Clone, PartialEq)]
struct Linear {
    constant: i128,
    /// Places in `numbers`, ascending, and their factors.
    terms: Vec<(usize, i128)>,
}

impl Linear {
    fn constant(constant: i128) -> Linear {
        Linear { constant, terms: Vec::new() }
    }

    fn factor(&self, of: usize) -> i128 {
        self.terms.iter().find(|term| term.0 == of).map_or(0, |term| term.1)
    }

    // This one so many times, and the other so many times; `None` beyond 128 bits.
    fn mixed(&self, own: i128, other: &Linear, times: i128) -> Option<Linear> {
        let mix = |x: i128, y: i128| x.checked_mul(own)?.checked_add(y.checked_mul(times)?);
        let mut places: Vec<usize> =
            [self, other].iter().flat_map(|of| &of.terms).map(|term| term.0).collect();
        places.sort_unstable();
        places.dedup();
        let mut terms = Vec::new();
        for of in places {
            let factor = mix(self.factor(of), other.factor(of))?;
            if factor != 0 {
                terms.push((of, factor));
            }
        }
        Some(Linear { constant: mix(self.constant, other.constant)?, terms })
    }
}

/// What is known where the code stands that is being written.
#[derive(Default)]
pub struct Bounds {
    // Variables, and what is not linear.
    numbers: Vec<Expr>,
    // What is at least 0.
    facts: Vec<Linear>,
    // The numbers that facts were added about.
    met: Vec<usize>,
    // Numbers that are the least (or the greatest, if true) of others.
    cases: Vec<(usize, bool, Vec<Linear>)>,
    spent: u32,
}

impl Bounds {
    /// What is known now, for [`Bounds::back`].
    pub fn mark(&self) -> [usize; 3] {
        [self.facts.len(), self.met.len(), self.cases.len()]
    }

    /// Forgets what became known since a mark.
    pub fn back(&mut self, mark: [usize; 3]) {
        self.facts.truncate(mark[0]);
        self.met.truncate(mark[1]);
        self.cases.truncate(mark[2]);
    }

    /// Whether x is surely at least y + `more`.
    pub fn at_least(&mut self, x: &Expr, y: &Expr, more: i128) -> bool {
        let (x, y) = (self.linear(x), self.linear(y));
        let goal = x.mixed(1, &y, -1).and_then(|d| d.mixed(1, &Linear::constant(more), -1));
        goal.is_some_and(|goal| self.holds(&goal))
    }

    /// Whether x is surely at least a constant.
    pub fn from(&mut self, x: &Expr, least: i64) -> bool {
        self.at_least(x, &Expr::Number(least), 0)
    }

    /// x - y, if it is constant.
    pub fn difference(&mut self, x: &Expr, y: &Expr) -> Option<i128> {
        let (x, y) = (self.linear(x), self.linear(y));
        x.mixed(1, &y, -1).filter(|d| d.terms.is_empty()).map(|d| d.constant)
    }

    fn holds(&mut self, goal: &Linear) -> bool {
        let mut left = MOST_OF_GOAL.min(MOST_IN_ALL.saturating_sub(self.spent));
        let all = left;
        let holds = self.is_proved(goal, 1, MOST_STEPS, &mut left);
        self.spent += all - left;
        holds
    }

    // Whether `goal`, which is `scale` times a whole number, is at least 0, or less than `scale` below.
    fn is_proved(&self, goal: &Linear, scale: i128, steps: usize, left: &mut u32) -> bool {
        let Some(&(number, factor)) = goal.terms.last() else { return goal.constant > -scale };
        if steps == 0 {
            return false;
        }
        // What is known of the last number is said by those before it.
        for fact in &self.facts {
            if *left == 0 {
                return false;
            }
            *left -= 1;
            let of = fact.factor(number);
            if of.signum() != factor.signum() {
                continue;
            }
            let (Some(rest), Some(scale)) =
                (goal.mixed(of.abs(), fact, -factor.abs()), scale.checked_mul(of.abs()))
            else {
                continue;
            };
            if self.is_proved(&rest, scale, steps - 1, left) {
                return true;
            }
        }
        // The greatest of some, taken away: each of them; and the least of some, added.
        let cases = self.cases.iter().find(|of| of.0 == number && of.1 == (factor < 0));
        cases.is_some_and(|(.., cases)| {
            cases.iter().all(|case| {
                let mut rest = goal.clone();
                rest.terms.pop();
                rest.mixed(1, case, factor)
                    .is_some_and(|rest| self.is_proved(&rest, scale, steps - 1, left))
            })
        })
    }

    fn linear(&mut self, of: &Expr) -> Linear {
        self.exact(of).unwrap_or_else(|| self.number(of))
    }

    // A number as a sum of others; `None` if it is no sum.
    fn exact(&mut self, of: &Expr) -> Option<Linear> {
        let none = Linear::constant(0);
        if let Some(constant) = constant(of) {
            return Some(Linear::constant(constant.into()));
        }
        match of {
            Expr::One(Sign::Minus, x, _) => none.mixed(0, &self.linear(x), -1),
            // All bits of x are changed by -1 - x.
            Expr::One(Sign::Complement, x, _) => Linear::constant(-1).mixed(1, &self.linear(x), -1),
            Expr::Two(Operator::Add, of, _) => {
                self.linear(&of[0]).mixed(1, &self.linear(&of[1]), 1)
            }
            Expr::Two(Operator::Subtract, of, _) => {
                self.linear(&of[0]).mixed(1, &self.linear(&of[1]), -1)
            }
            Expr::Two(Operator::Times, of, _) => {
                let [x, y] = [self.linear(&of[0]), self.linear(&of[1])];
                let (many, of) = if x.terms.is_empty() { (x, y) } else { (y, x) };
                if many.terms.is_empty() {
                    none.mixed(0, &of, many.constant)
                } else {
                    None
                }
            }
            _ => None,
        }
    }

    fn know(&mut self, fact: Option<Linear>) {
        self.facts.extend(fact.filter(|fact| !fact.terms.is_empty()));
    }

    // x >= y + more.
    fn know_order(&mut self, x: &Linear, y: &Linear, more: i128) {
        let fact = x.mixed(1, y, -1).and_then(|d| d.mixed(1, &Linear::constant(more), -1));
        self.know(fact);
    }

    fn know_least(&mut self, x: &Linear, least: i128) {
        self.know_order(x, &Linear::constant(least), 0);
    }

    // A variable, or what is not linear, with what is known about it.
    fn number(&mut self, of: &Expr) -> Linear {
        let place = self.numbers.iter().position(|known| known == of).unwrap_or_else(|| {
            self.numbers.push(of.clone());
            self.numbers.len() - 1
        });
        let own = Linear { constant: 0, terms: vec![(place, 1)] };
        if !self.met.contains(&place) && self.spent < MOST_IN_ALL {
            self.spent += 1;
            self.met.push(place);
            match of {
                Expr::Two(operator, of, _) => self.know_two(&own, *operator, &of[0], &of[1]),
                Expr::Call(function, of, _) => self.know_call(place, &own, *function, of),
                Expr::All(fold, set, _) => self.know_fold(&own, *fold, set),
                _ => {}
            }
        }
        own
    }

    fn know_two(&mut self, own: &Linear, operator: Operator, x: &Expr, y: &Expr) {
        let [of_x, of_y] = [self.linear(x), self.linear(y)];
        let least = |bounds: &mut Bounds, of: &Expr| {
            (0..3).take_while(|&n| bounds.from(of, n)).last().unwrap_or(-1)
        };
        let [least_x, least_y] = [least(self, x), least(self, y)];
        let both = least_x.min(least_y);
        match operator {
            Operator::Over if least_y >= 1 => {
                if of_y.terms.is_empty() {
                    let c = of_y.constant;
                    self.know(of_x.mixed(1, own, -c));
                    self.know(
                        own.mixed(c, &of_x, -1)
                            .map(|d| Linear { constant: d.constant + c - 1, ..d }),
                    );
                } else if least_x >= 0 {
                    self.know_least(own, 0);
                    self.know(of_x.mixed(1, own, -i128::from(least_y)));
                }
            }
            Operator::Modulo if least_y >= 1 => {
                self.know_least(own, 0);
                self.know_order(&of_y, own, 1);
                if least_x >= 0 {
                    self.know_order(&of_x, own, 0);
                }
            }
            Operator::Times if both >= 0 => {
                self.know_least(own, if both > 0 { 1 } else { 0 });
                for (greater, other) in [(least_x, &of_y), (least_y, &of_x)] {
                    if greater >= 1 {
                        self.know_order(own, other, 0);
                    }
                }
            }
            Operator::Power if least_x >= 0 => {
                self.know_least(own, if least_x > 0 { 1 } else { 0 });
                if least_x >= 2 {
                    self.know_order(own, &of_y, 1);
                }
            }
            Operator::Left if least_x >= 0 => self.know_order(own, &of_x, 0),
            Operator::Right if least_x >= 0 => {
                self.know_least(own, 0);
                self.know_order(&of_x, own, 0);
            }
            Operator::And => {
                for (_, of) in [(least_x, &of_x), (least_y, &of_y)].iter().filter(|of| of.0 >= 0) {
                    self.know_least(own, 0);
                    self.know_order(of, own, 0);
                }
            }
            Operator::Or if both >= 0 => {
                self.know_order(own, &of_x, 0);
                self.know_order(own, &of_y, 0);
                self.know(of_x.mixed(1, &of_y, 1).and_then(|sum| sum.mixed(1, own, -1)));
            }
            Operator::Xor if both >= 0 => {
                self.know_least(own, 0);
                self.know(of_x.mixed(1, &of_y, 1).and_then(|sum| sum.mixed(1, own, -1)));
            }
            _ => {}
        }
    }

    fn know_call(&mut self, place: usize, own: &Linear, function: Function, of: &[Expr]) {
        let all: Vec<Linear> = of.iter().map(|of| self.linear(of)).collect();
        let positive: Vec<bool> = of.iter().map(|of| self.from(of, 1)).collect();
        match function {
            Function::Min | Function::Max => {
                for other in &all {
                    match function {
                        Function::Min => self.know_order(other, own, 0),
                        _ => self.know_order(own, other, 0),
                    }
                }
                self.cases.push((place, function == Function::Max, all));
            }
            Function::Gcd => {
                self.know_least(own, positive.contains(&true).into());
                for (other, _) in all.iter().zip(&positive).filter(|of| *of.1) {
                    self.know_order(other, own, 0);
                }
            }
            Function::Lcm => {
                self.know_least(own, 0);
                if !positive.contains(&false) {
                    for other in &all {
                        self.know_order(own, other, 0);
                    }
                }
            }
            Function::Abs => {
                self.know_least(own, 0);
                self.know_order(own, &all[0], 0);
                if self.from(&of[0], 0) {
                    self.know_order(&all[0], own, 0);
                }
            }
            // Of what is negative there is none.
            Function::Sqrt | Function::Popcount | Function::Bitlen => {
                self.know_least(own, positive[0].into());
                self.know_order(&all[0], own, 0);
                if function != Function::Sqrt {
                    self.know_order(&Linear::constant(63), own, 0);
                }
            }
            Function::Log => {
                self.know_least(own, 0);
                self.know_order(&all[1], own, 1);
                self.know_order(&Linear::constant(62), own, 0);
            }
        }
    }

    fn know_fold(&mut self, own: &Linear, fold: Fold, set: &Set) {
        match fold {
            Fold::Len => self.know_least(own, 0),
            Fold::Min | Fold::Max => self.know_element(own, set),
            Fold::Sum if self.all_from(set, 0) => self.know_least(own, 0),
            Fold::Product if self.all_from(set, 1) => self.know_least(own, 1),
            Fold::Sum | Fold::Product => {}
        }
    }

    // Whether all numbers of a set are surely at least a constant.
    fn all_from(&mut self, set: &Set, least: i64) -> bool {
        match set {
            Set::Range(of, _) => {
                let [from, to, _] = &**of;
                self.from(from, least)
                    && (self.from(to, least) || matches!(of[2], Expr::Number(1..)))
            }
            Set::Items(items) => items.iter().all(|item| self.from(&item.0, least)),
            Set::Each(of, clauses) => {
                let mark = self.mark();
                for clause in clauses {
                    self.enter(clause);
                }
                let is_sure = self.from(of, least);
                self.back(mark);
                is_sure
            }
            Set::Named(family, ..) => least <= least_of(*family),
        }
    }

    fn know_element(&mut self, own: &Linear, set: &Set) {
        if let Set::Range(of, _) = set {
            let [from, to, step] = [&of[0], &of[1], &of[2]].map(|of| self.linear(of));
            if step.terms.is_empty() {
                let (least, most) = if step.constant > 0 { (from, to) } else { (to, from) };
                self.know_order(own, &least, 0);
                self.know_order(&most, own, 0);
            }
            return;
        }
        if let Some(least) = [2, 1, 0].iter().find(|&&least| self.all_from(set, least)) {
            self.know_least(own, (*least).into());
        }
        match set {
            Set::Named(Family::Bits, of, _) => {
                let n = self.linear(&of[0]);
                // 2^i is greater than i.
                self.know_order(&n, own, 1);
                self.know_order(&Linear::constant(62), own, 0);
            }
            Set::Named(family, of, _) => {
                let n = self.linear(&of[usize::from(*family == Family::Powers)]);
                self.know_order(&n, own, 0);
                if *family == Family::Digits {
                    self.know_order(&Linear::constant(9), own, 0);
                }
            }
            Set::Items(items) => {
                let last: Vec<Linear> =
                    items.iter().map(|of| self.linear(of.1.as_ref().unwrap_or(&of.0))).collect();
                if last.iter().all(|of| of.terms.is_empty()) {
                    let most = last.iter().map(|of| of.constant).max().unwrap_or(0);
                    self.know_order(&Linear::constant(most), own, 0);
                }
            }
            _ => {}
        }
    }

    /// From here on, the variable is a number of the set.
    pub fn enter_for(&mut self, variable: usize, set: &Set) {
        let own = self.linear(&Expr::Variable(variable));
        self.know_element(&own, set);
    }

    /// From here on, x is at least y + more.
    pub fn enter_order(&mut self, x: &Expr, y: &Expr, more: i128) {
        let (x, y) = (self.linear(x), self.linear(y));
        self.know_order(&x, &y, more);
    }

    /// From here on, the condition holds.
    pub fn enter_if(&mut self, cond: &Cond) {
        match cond {
            Cond::Compare(relation, of) => {
                let (x, y) = (&of[0], &of[1]);
                match relation {
                    Relation::Less => self.enter_order(y, x, 1),
                    Relation::AtMost => self.enter_order(y, x, 0),
                    Relation::Greater => self.enter_order(x, y, 1),
                    Relation::AtLeast => self.enter_order(x, y, 0),
                    Relation::Equal => {
                        self.enter_order(x, y, 0);
                        self.enter_order(y, x, 0);
                    }
                    Relation::NotEqual if self.at_least(x, y, 0) => self.enter_order(x, y, 1),
                    Relation::NotEqual if self.at_least(y, x, 0) => self.enter_order(y, x, 1),
                    Relation::NotEqual => {}
                }
            }
            Cond::NotZero(x) if self.from(x, 0) => self.enter_order(x, &Expr::Number(1), 0),
            Cond::Prime(x, _) => self.enter_order(x, &Expr::Number(2), 0),
            Cond::In(x, set) => {
                let x = self.linear(x);
                self.know_element(&x, set);
            }
            Cond::And(all) => all.iter().for_each(|cond| self.enter_if(cond)),
            _ => {}
        }
    }

    fn enter(&mut self, clause: &Clause) {
        match clause {
            Clause::For(variable, set) => self.enter_for(*variable, set),
            Clause::If(cond) => self.enter_if(cond),
        }
    }
}

// What the numbers of a named set are at least.
fn least_of(family: Family) -> i64 {
    match family {
        Family::Digits | Family::Bits => 0,
        Family::Primes | Family::Factors => 2,
        Family::Divisors | Family::Squares | Family::Fibonacci | Family::Powers => 1,
    }
}
