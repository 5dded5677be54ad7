//! What is sure about the numbers of a formula inside its loops and conditions: which are at least 0, and the like.
//!
//! Everything known is a linear inequality between variables and what is not linear, such as `n / 2` or `gcd(n, k)`. A goal is
//! proved by taking known inequalities away from it until a constant is left.
//!
//! Checked: every program that leaves out a test for this reason (`tests/law_finder/formula_code.rs`).

use crate::formula::{
    arithmetic, Clause, Cond, Expr, Family, Fold, Function, Operator, Relation, Set, Sign,
};
use Expr::Number;

// How many inequalities are tried for one goal, and in all; a goal beyond them counts as not proved.
const MOST_OF_GOAL: u32 = 4_000;
const MOST_IN_ALL: u32 = 20_000_000;
const MOST_STEPS: usize = 12;

// A sum of numbers with factors: their places in `numbers`, ascending.
#[derive(Clone, PartialEq)]
struct Linear {
    constant: i128,
    terms: Vec<(usize, i128)>,
}

impl Linear {
    fn factor(&self, of: usize) -> i128 {
        self.terms.iter().find(|term| term.0 == of).map_or(0, |term| term.1)
    }

    // This one so many times, and the other so many times; `None` beyond 128 bits.
    fn mixed(&self, own: i128, other: &Linear, times: i128) -> Option<Linear> {
        let mix = |x: i128, y: i128| x.checked_mul(own)?.checked_add(y.checked_mul(times)?);
        let mut places: Vec<usize> =
            self.terms.iter().chain(&other.terms).map(|term| term.0).collect();
        places.sort_unstable();
        places.dedup();
        let mut terms = Vec::new();
        for of in places {
            terms.push((of, mix(self.factor(of), other.factor(of))?));
        }
        terms.retain(|term| term.1 != 0);
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

    // x - y - more.
    fn order(&mut self, x: &Expr, y: &Expr, more: i64) -> Option<Linear> {
        let d = self.linear(x).mixed(1, &self.linear(y), -1)?;
        Some(Linear { constant: d.constant.checked_sub(more.into())?, ..d })
    }

    /// Whether x is surely at least y + `more`.
    pub fn at_least(&mut self, x: &Expr, y: &Expr, more: i64) -> bool {
        let Some(goal) = self.order(x, y, more) else { return false };
        let all = MOST_OF_GOAL.min(MOST_IN_ALL.saturating_sub(self.spent));
        let mut left = all;
        let is_sure = self.is_proved(&goal, 1, MOST_STEPS, &mut left);
        self.spent += all - left;
        is_sure
    }

    /// Whether x is surely at least a constant.
    pub fn from(&mut self, x: &Expr, least: i64) -> bool {
        self.at_least(x, &Number(least), 0)
    }

    /// x - y, if it is constant.
    pub fn difference(&mut self, x: &Expr, y: &Expr) -> Option<i128> {
        self.order(x, y, 0).filter(|d| d.terms.is_empty()).map(|d| d.constant)
    }

    /// From here on, x is at least y + more.
    pub fn know(&mut self, x: &Expr, y: &Expr, more: i64) {
        let fact = self.order(x, y, more).filter(|fact| !fact.terms.is_empty());
        self.facts.extend(fact);
    }

    // Whether `goal`, which is `scale` times a whole number, is at least 0, or less than `scale` below.
    fn is_proved(&self, goal: &Linear, scale: i128, steps: usize, left: &mut u32) -> bool {
        let Some(&(number, factor)) = goal.terms.last() else { return goal.constant > -scale };
        if steps == 0 {
            return false;
        }
        // The number that became known last is bounded by others.
        for fact in &self.facts {
            if *left == 0 {
                return false;
            }
            *left -= 1;
            let of = fact.factor(number);
            let scale = scale.checked_mul(of.abs()).filter(|_| of.signum() == factor.signum());
            let rest = goal.mixed(of.abs(), fact, -factor.abs());
            if let (Some(scale), Some(rest)) = (scale, rest) {
                if self.is_proved(&rest, scale, steps - 1, left) {
                    return true;
                }
            }
        }
        // The greatest of some, taken away: each of them; and the least of some, added.
        let cases = self.cases.iter().find(|of| of.0 == number && of.1 == (factor < 0));
        let rest = Linear { terms: goal.terms[..goal.terms.len() - 1].to_vec(), ..*goal };
        cases.is_some_and(|(.., cases)| {
            let mut all = cases.iter().map(|case| rest.mixed(1, case, factor));
            all.all(|of| of.is_some_and(|of| self.is_proved(&of, scale, steps - 1, left)))
        })
    }

    // A number as a sum of others; of itself, if it is none.
    fn linear(&mut self, of: &Expr) -> Linear {
        let none = Linear { constant: constant(of).unwrap_or(0).into(), terms: Vec::new() };
        let sum = match of {
            _ if constant(of).is_some() => return none,
            Expr::One(sign, x, _) => {
                // All bits of x are changed by -1 - x.
                let constant = if *sign == Sign::Complement { -1 } else { 0 };
                Linear { constant, ..none }.mixed(1, &self.linear(x), -1)
            }
            Expr::Two(Operator::Add, of, _) => {
                self.linear(&of[0]).mixed(1, &self.linear(&of[1]), 1)
            }
            Expr::Two(Operator::Subtract, of, _) => {
                self.linear(&of[0]).mixed(1, &self.linear(&of[1]), -1)
            }
            Expr::Two(Operator::Times, of, _) => match of.each_ref().map(constant) {
                [Some(many), None] => none.mixed(0, &self.linear(&of[1]), many.into()),
                [None, Some(many)] => none.mixed(0, &self.linear(&of[0]), many.into()),
                _ => None,
            },
            _ => None,
        };
        sum.unwrap_or_else(|| self.number(of))
    }

    // A variable, or what is not linear, with what is known about it.
    fn number(&mut self, own: &Expr) -> Linear {
        let place = self.numbers.iter().position(|known| known == own).unwrap_or_else(|| {
            self.numbers.push(own.clone());
            self.numbers.len() - 1
        });
        if !self.met.contains(&place) && self.spent < MOST_IN_ALL {
            self.spent += 1;
            self.met.push(place);
            match own {
                Expr::Two(operator, of, _) => self.know_two(own, *operator, &of[0], &of[1]),
                Expr::Call(function, of, _) => self.know_call(place, own, *function, of),
                Expr::All(fold, set, _) => {
                    if matches!(fold, Fold::Min | Fold::Max) {
                        self.know_element(own, set);
                    }
                    // So many as there are, sums of what is not negative, products of what is positive.
                    let least = i64::from(*fold == Fold::Product);
                    if matches!(fold, Fold::Len) || self.all_from(set, least) {
                        self.know(own, &Number(least), 0);
                    }
                }
                _ => {}
            }
        }
        Linear { constant: 0, terms: vec![(place, 1)] }
    }

    fn know_two(&mut self, own: &Expr, operator: Operator, x: &Expr, y: &Expr) {
        let [of_x, of_y] = [x, y].map(|of| (0..3).take_while(|&n| self.from(of, n)).last());
        let (positive_x, positive_y) = (of_x > Some(0), of_y > Some(0));
        match operator {
            Operator::Over if positive_y => {
                // Divided by c, c times as much is x at most; by a constant, more than x - c.
                let c = i128::from(constant(y).or(of_y).unwrap_or(1));
                let [of, divided] = [own, x].map(|of| self.linear(of));
                if of_x.is_some() {
                    self.know(own, &Number(0), 0);
                }
                if of_x.is_some() || constant(y).is_some() {
                    self.facts.extend(divided.mixed(1, &of, -c));
                }
                if constant(y).is_some() {
                    let less = Linear { constant: 1 - c, terms: Vec::new() };
                    let rest = of.mixed(c, &divided, -1);
                    self.facts.extend(rest.and_then(|rest| rest.mixed(1, &less, -1)));
                }
            }
            Operator::Modulo if positive_y => {
                self.know(own, &Number(0), 0);
                self.know(y, own, 1);
                if of_x.is_some() {
                    self.know(x, own, 0);
                }
            }
            Operator::Times if of_x.min(of_y).is_some() => {
                self.know(own, &Number((positive_x && positive_y).into()), 0);
                for (_, other) in [(positive_x, y), (positive_y, x)].iter().filter(|of| of.0) {
                    self.know(own, other, 0);
                }
            }
            Operator::Power if of_x.is_some() => {
                self.know(own, &Number(positive_x.into()), 0);
                if of_x > Some(1) {
                    self.know(own, y, 1);
                }
            }
            Operator::Left if of_x.is_some() => self.know(own, x, 0),
            Operator::Right if of_x.is_some() => {
                self.know(own, &Number(0), 0);
                self.know(x, own, 0);
            }
            Operator::And => {
                for (_, of) in [(of_x, x), (of_y, y)].iter().filter(|of| of.0.is_some()) {
                    self.know(own, &Number(0), 0);
                    self.know(of, own, 0);
                }
            }
            Operator::Or if of_x.min(of_y).is_some() => {
                self.know(own, x, 0);
                self.know(own, y, 0);
            }
            Operator::Xor if of_x.min(of_y).is_some() => self.know(own, &Number(0), 0),
            _ => {}
        }
    }

    fn know_call(&mut self, place: usize, own: &Expr, function: Function, of: &[Expr]) {
        let positive: Vec<&Expr> = of.iter().filter(|of| self.from(of, 1)).collect();
        let least = match function {
            Function::Min | Function::Max => {
                let is_max = function == Function::Max;
                let all: Vec<Linear> = of.iter().map(|of| self.linear(of)).collect();
                for other in of {
                    let (x, y) = if is_max { (own, other) } else { (other, own) };
                    self.know(x, y, 0);
                }
                return self.cases.push((place, is_max, all));
            }
            Function::Gcd => {
                for other in &positive {
                    self.know(other, own, 0);
                }
                !positive.is_empty()
            }
            // Of what is negative there is no root, and there are no bits.
            Function::Sqrt | Function::Popcount | Function::Bitlen => {
                self.know(&of[0], own, 0);
                !positive.is_empty()
            }
            Function::Log => {
                self.know(&of[1], own, 1);
                false
            }
            Function::Lcm | Function::Abs => positive.len() == of.len(),
        };
        self.know(own, &Number(least.into()), 0);
        if matches!(function, Function::Popcount | Function::Bitlen | Function::Log) {
            self.know(&Number(63), own, 0);
        }
    }

    // Whether all numbers of a set are surely at least a constant.
    fn all_from(&mut self, set: &Set, least: i64) -> bool {
        match set {
            Set::Range(of, _) => {
                let is_ascending = constant(&of[2]) > Some(0);
                self.from(&of[0], least) && (is_ascending || self.from(&of[1], least))
            }
            Set::Items(items) => items.iter().all(|item| self.from(&item.0, least)),
            Set::Each(of, clauses) => {
                let mark = self.mark();
                for clause in clauses {
                    match clause {
                        Clause::For(place, set) => self.know_element(&Expr::Variable(*place), set),
                        Clause::If(cond) => self.know_if(cond),
                    }
                }
                let is_sure = self.from(of, least);
                self.back(mark);
                is_sure
            }
            Set::Named(family, ..) => match family {
                Family::Digits | Family::Bits => least <= 0,
                Family::Primes | Family::Factors => least <= 2,
                _ => least <= 1,
            },
        }
    }

    /// From here on, a number is one of the set.
    pub fn know_element(&mut self, own: &Expr, set: &Set) {
        if let Some(least) = [2, 1, 0].iter().find(|&&least| self.all_from(set, least)) {
            self.know(own, &Number(*least), 0);
        }
        match set {
            Set::Range(of, _) => {
                let ends = match constant(&of[2]) {
                    Some(1..) => [&of[0], &of[1]],
                    Some(_) => [&of[1], &of[0]],
                    None => return,
                };
                self.know(own, ends[0], 0);
                self.know(ends[1], own, 0);
            }
            Set::Named(family, of, _) => {
                // 2^i is greater than i.
                let more = i64::from(*family == Family::Bits);
                self.know(&of[usize::from(*family == Family::Powers)], own, more);
                let most = [(Family::Digits, 9), (Family::Bits, 62)];
                for (_, most) in most.iter().filter(|of| of.0 == *family) {
                    self.know(&Number(*most), own, 0);
                }
            }
            Set::Items(items) => {
                let last = items.iter().map(|of| constant(of.1.as_ref().unwrap_or(&of.0)));
                if let Some(most) = last.collect::<Option<Vec<i64>>>() {
                    self.know(&Number(most.into_iter().max().unwrap_or(0)), own, 0);
                }
            }
            Set::Each(..) => {}
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
                    Relation::Equal => {
                        self.know(x, y, 0);
                        self.know(y, x, 0);
                    }
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
