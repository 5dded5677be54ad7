//! What is sure about the numbers of a formula inside its loops and conditions: which are at least 0, and the like.
//!
//! Everything known is a linear inequality between variables and what is not linear, such as `n / 2` or `gcd(n, k)`. A goal is
//! proved by taking known inequalities away from it until a constant is left.
//!
//! Checked: every program that leaves out a test for this reason (`tests/law_finder/formula_code.rs`).

use crate::formula::{
    arithmetic, At, Clause, Cond, Expr, Family, Fold, Function, Operator, Relation, Set, Sign,
};
use std::collections::BTreeMap;
use Expr::Number;

// How many inequalities are tried for one goal, and in all; a goal beyond them counts as not proved.
const MOST_OF_GOAL: u32 = 4_000;
const MOST_IN_ALL: u32 = 20_000_000;
const MOST_STEPS: usize = 12;

// A sum of numbers with factors, by their places in `numbers`; the first of them is 1.
type Linear = BTreeMap<usize, i128>;

fn factor(of: &Linear, number: usize) -> i128 {
    of.get(&number).copied().unwrap_or(0)
}

// One so many times, and another so many times; `None` beyond 128 bits.
fn mixed(one: &Linear, times: i128, other: &Linear, others: i128) -> Option<Linear> {
    let mut sum = Linear::new();
    for &of in one.keys().chain(other.keys()) {
        let own = factor(one, of).checked_mul(times)?;
        sum.insert(of, own.checked_add(factor(other, of).checked_mul(others)?)?);
    }
    sum.retain(|_, factor| *factor != 0);
    Some(sum)
}

/// What is known where the code stands that is being written.
pub struct Bounds {
    // 1, variables, and what is not linear; the least and the greatest of some with all of these.
    numbers: Vec<(Expr, Vec<Linear>)>,
    // What is at least 0, and the number about which it was found, or 0.
    facts: Vec<(usize, Linear)>,
    left: u32,
}

impl Bounds {
    pub fn new() -> Bounds {
        Bounds { numbers: vec![(Number(1), Vec::new())], facts: Vec::new(), left: MOST_IN_ALL }
    }

    /// What is known now, for [`Bounds::back`].
    pub fn mark(&self) -> usize {
        self.facts.len()
    }

    /// Forgets what became known since a mark.
    pub fn back(&mut self, mark: usize) {
        self.facts.truncate(mark);
    }

    // x - y - more.
    fn order(&mut self, x: &Expr, y: &Expr, more: i64) -> Option<Linear> {
        let difference = mixed(&self.linear(x), 1, &self.linear(y), -1)?;
        mixed(&difference, 1, &Linear::from([(0, more.into())]), -1)
    }

    /// Whether x is surely at least y + `more`.
    pub fn at_least(&mut self, x: &Expr, y: &Expr, more: i64) -> bool {
        let Some(goal) = self.order(x, y, more) else { return false };
        let all = MOST_OF_GOAL.min(self.left);
        let mut left = all;
        let is_sure = self.is_proved(&goal, 1, MOST_STEPS, &mut left);
        self.left -= all - left;
        is_sure
    }

    /// Whether x is surely at least a constant.
    pub fn from(&mut self, x: &Expr, least: i64) -> bool {
        self.at_least(x, &Number(least), 0)
    }

    /// From here on, x is at least y + more.
    pub fn know(&mut self, x: &Expr, y: &Expr, more: i64) {
        let fact = self.order(x, y, more);
        self.facts.extend(fact.map(|fact| (0, fact)));
    }

    /// From here on, x is y.
    pub fn know_equal(&mut self, x: &Expr, y: &Expr) {
        self.know(x, y, 0);
        self.know(y, x, 0);
    }

    // Whether `goal`, which is `scale` times a whole number, is at least 0, or less than `scale` below.
    fn is_proved(&self, goal: &Linear, scale: i128, steps: usize, left: &mut u32) -> bool {
        let (number, of_goal) = goal.last_key_value().map_or((0, 0), |of| (*of.0, *of.1));
        if number == 0 || steps == 0 {
            return number == 0 && of_goal > -scale;
        }
        // The number that became known last is bounded by others.
        for (_, fact) in &self.facts {
            if *left == 0 {
                return false;
            }
            *left -= 1;
            let of = factor(fact, number);
            let scale = scale.checked_mul(of.abs()).filter(|_| of.signum() == of_goal.signum());
            let rest = scale.and_then(|_| mixed(goal, of.abs(), fact, -of_goal.abs()));
            if let (Some(scale), Some(rest)) = (scale, rest) {
                if self.is_proved(&rest, scale, steps - 1, left) {
                    return true;
                }
            }
        }
        // The greatest of some, taken away: each of them; and the least of some, added.
        let (own, cases) = &self.numbers[number];
        let is_max = matches!(own, Expr::Call(Function::Max, ..));
        let mut rest = goal.clone();
        rest.remove(&number);
        let mut all = cases.iter().map(|case| mixed(&rest, 1, case, of_goal));
        !cases.is_empty()
            && is_max == (of_goal < 0)
            && all.all(|of| of.is_some_and(|of| self.is_proved(&of, scale, steps - 1, left)))
    }

    // A number as a sum of others; of itself, if it is none.
    fn linear(&mut self, of: &Expr) -> Linear {
        if let Some(number) = constant(of) {
            return Linear::from([(0, number.into())]);
        }
        let sum = match of {
            // All bits of x are changed by -1 - x.
            Expr::One(sign, x, _) => {
                let first = Linear::from([(0, if *sign == Sign::Minus { 0 } else { -1 })]);
                mixed(&first, 1, &self.linear(x), -1)
            }
            Expr::Two(operator @ (Operator::Add | Operator::Subtract), of, _) => {
                let times = if *operator == Operator::Add { 1 } else { -1 };
                mixed(&self.linear(&of[0]), 1, &self.linear(&of[1]), times)
            }
            Expr::Two(Operator::Times, of, _) => match of.each_ref().map(constant) {
                [Some(many), None] => mixed(&self.linear(&of[1]), many.into(), &Linear::new(), 0),
                [None, Some(many)] => mixed(&self.linear(&of[0]), many.into(), &Linear::new(), 0),
                _ => None,
            },
            _ => None,
        };
        sum.unwrap_or_else(|| self.number(of))
    }

    // A variable, or what is not linear, with what is known about it.
    fn number(&mut self, own: &Expr) -> Linear {
        let known = self.numbers.iter().position(|of| of.0 == *own);
        let place = known.unwrap_or(self.numbers.len());
        if known.is_none() {
            self.numbers.push((own.clone(), Vec::new()));
        }
        if self.left > 0 && self.facts.iter().all(|fact| fact.0 != place) {
            self.left -= 1;
            self.facts.push((place, Linear::new()));
            self.know_about(own, place);
        }
        Linear::from([(place, 1)])
    }

    fn know_about(&mut self, own: &Expr, place: usize) {
        match own {
            Expr::Two(operator, of, _) => self.know_two(own, *operator, &of[0], &of[1]),
            Expr::Call(function @ (Function::Min | Function::Max), of, _) => {
                self.numbers[place].1 = of.iter().map(|of| self.linear(of)).collect();
                for other in of {
                    let is_max = *function == Function::Max;
                    let (x, y) = if is_max { (own, other) } else { (other, own) };
                    self.know(x, y, 0);
                }
            }
            Expr::Call(function, of, _) => {
                let positive: Vec<&Expr> = of.iter().filter(|of| self.from(of, 1)).collect();
                let is_positive = match function {
                    Function::Lcm | Function::Abs => positive.len() == of.len(),
                    _ => !positive.is_empty() && *function != Function::Log,
                };
                self.know(own, &Number(is_positive.into()), 0);
                match function {
                    Function::Gcd => positive.iter().for_each(|other| self.know(other, own, 0)),
                    // Of what is negative there is no root, and there are no bits.
                    Function::Sqrt | Function::Popcount | Function::Bitlen => {
                        self.know(&of[0], own, 0);
                    }
                    Function::Log => self.know(&of[1], own, 1),
                    _ => {}
                }
            }
            Expr::All(Fold::Min | Fold::Max, set, _) => self.know_element(own, set),
            Expr::All(fold, set, _) => {
                // So many as there are, sums of what is not negative, products of what is positive.
                let least = i64::from(*fold == Fold::Product);
                let mark = self.mark();
                let element = Expr::Variable(usize::MAX - mark);
                self.know_element(&element, set);
                let is_sure = *fold == Fold::Len || self.from(&element, least);
                self.back(mark);
                if is_sure {
                    self.know(own, &Number(least), 0);
                }
            }
            _ => {}
        }
    }

    fn know_two(&mut self, own: &Expr, operator: Operator, x: &Expr, y: &Expr) {
        let [x0, x1, y0, y1] =
            [(x, 0), (x, 1), (y, 0), (y, 1)].map(|(of, least)| self.from(of, least));
        let (zero, one) = (&Number(0), &Number(1));
        // A divisor, or less than it; so many times the quotient is at most what was divided.
        let least = if self.from(y, 2) { 2 } else { 1 };
        let times = Box::new([Number(constant(y).unwrap_or(least)), own.clone()]);
        let product = &Expr::Two(Operator::Times, times, At(0));
        // If the first holds, the second is at least the third, and so much more.
        let facts = match operator {
            Operator::Over => {
                vec![
                    (x0 && y1, own, zero, 0),
                    (x0 && y1, x, own, 0),
                    (y1 && (x0 || constant(y).is_some()), x, product, 0),
                ]
            }
            Operator::Modulo => {
                vec![(y1, own, zero, 0), (y1, y, own, 1), (x0 && y1, x, own, 0)]
            }
            Operator::Times => vec![
                (x0 && y0, own, zero, 0),
                (x1 && y1, own, one, 0),
                (x1 && y0, own, y, 0),
                (x0 && y1, own, x, 0),
            ],
            Operator::Power => {
                vec![(x0, own, zero, 0), (x1, own, one, 0), (x1 && y1, own, x, 0)]
            }
            Operator::Left => vec![(x0, own, x, 0)],
            Operator::Right => vec![(x0, own, zero, 0), (x0, x, own, 0)],
            Operator::And => vec![(x0 || y0, own, zero, 0), (x0, x, own, 0), (y0, y, own, 0)],
            Operator::Or => vec![(x0 && y0, own, x, 0), (x0 && y0, own, y, 0)],
            Operator::Xor => vec![(x0 && y0, own, zero, 0)],
            Operator::Add | Operator::Subtract => Vec::new(),
        };
        for (_, x, y, more) in facts.into_iter().filter(|fact| fact.0) {
            self.know(x, y, more);
        }
    }

    /// From here on, a number is one of the set.
    pub fn know_element(&mut self, own: &Expr, set: &Set) {
        match set {
            Set::Range(of, _) => {
                let [from, to, step] = &**of;
                if self.from(step, 1) {
                    self.know(own, from, 0);
                    self.know(to, own, 0);
                } else if constant(step).is_some() {
                    self.know(own, to, 0);
                    self.know(from, own, 0);
                }
            }
            Set::Items(items) => {
                let firsts = items.iter().map(|of| of.0.clone()).collect();
                let lasts = items.iter().map(|of| of.1.as_ref().unwrap_or(&of.0).clone()).collect();
                self.know(own, &Expr::Call(Function::Min, firsts, At(0)), 0);
                self.know(&Expr::Call(Function::Max, lasts, At(0)), own, 0);
            }
            Set::Each(of, clauses) => {
                let mark = self.mark();
                for clause in clauses {
                    match clause {
                        Clause::For(place, set) => self.know_element(&Expr::Variable(*place), set),
                        Clause::If(cond) => self.know_if(cond),
                    }
                }
                let least = [1, 0].into_iter().find(|&least| self.from(of, least));
                self.back(mark);
                if let Some(least) = least {
                    self.know(own, &Number(least), 0);
                }
            }
            Set::Named(family, of, _) => {
                let least = match family {
                    Family::Digits | Family::Bits => 0,
                    Family::Primes | Family::Factors => 2,
                    _ => 1,
                };
                self.know(own, &Number(least), 0);
                // 2^i is greater than i.
                let n = of.last().expect("a number");
                self.know(n, own, (*family == Family::Bits).into());
                if *family == Family::Bits {
                    self.know(&Number(62), own, 0);
                }
            }
        }
    }

    /// From here on, the condition holds.
    pub fn know_if(&mut self, cond: &Cond) {
        match cond {
            Cond::Compare(relation, of) => {
                let (x, y) = (&of[0], &of[1]);
                match relation {
                    Relation::Less => self.know(y, x, 1),
                    Relation::AtMost => self.know(y, x, 0),
                    Relation::Greater => self.know(x, y, 1),
                    Relation::AtLeast => self.know(x, y, 0),
                    Relation::Equal => self.know_equal(x, y),
                    Relation::NotEqual if self.at_least(x, y, 0) => self.know(x, y, 1),
                    Relation::NotEqual if self.at_least(y, x, 0) => self.know(y, x, 1),
                    Relation::NotEqual => {}
                }
            }
            Cond::NotZero(x) if self.from(x, 0) => self.know(x, &Number(1), 0),
            Cond::Prime(x, _) => self.know(x, &Number(2), 0),
            Cond::In(x, set) => self.know_element(x, set),
            Cond::And(all) => all.iter().for_each(|cond| self.know_if(cond)),
            _ => {}
        }
    }
}

/// The number, if it is a constant below 2^63.
pub fn constant(of: &Expr) -> Option<i64> {
    match of {
        Expr::Number(number) => Some(*number),
        Expr::One(sign, x, _) => arithmetic::one(*sign, constant(x)?).ok(),
        Expr::Two(operator, of, _) => {
            arithmetic::two(*operator, constant(&of[0])?, constant(&of[1])?).ok()
        }
        Expr::Call(function, of, _) => {
            let all = of.iter().map(constant).collect::<Option<Vec<i64>>>()?;
            // A function of one number does not look at the other.
            let rest = if all.len() == 1 { &all[..] } else { &all[1..] };
            rest.iter().try_fold(all[0], |x, &y| arithmetic::function(*function, x, y)).ok()
        }
        _ => None,
    }
}
