//! A rule as a formula: what its text is parsed to.
//!
//! A variable is a place in a list: first the numbers of the position, then each variable of a `for`, in the order of the
//! text; each has a place of its own.

use super::arithmetic;
use super::words::{Family, Fold, Function, Operator, Relation, Sign};

/// The most numbers that a position may have.
pub const MOST_NUMBERS: usize = 8;

/// Where something stands, as an index of a byte in the text that was parsed; it does not count when formulas are compared.
#[derive(Clone, Copy, Debug, Default)]
pub struct At(pub usize);

impl PartialEq for At {
    fn eq(&self, _: &At) -> bool {
        true
    }
}

/// A rule: to what a position may be changed.
#[derive(Clone, Debug, PartialEq)]
pub struct Formula {
    /// Whether the numbers of every position are sorted, the least first, before the rule reads them.
    pub is_sorted: bool,
    /// How many numbers a position has.
    pub arity: usize,
    /// The names of all variables, by their places.
    pub names: Vec<String>,
    /// Options of all kinds, one behind the other.
    pub alternatives: Vec<Alternative>,
}

/// Options of one kind: one for each turn of the clauses.
#[derive(Clone, Debug, PartialEq)]
pub struct Alternative {
    /// The sum that is left; a list of one part is a position.
    pub parts: Vec<Part>,
    /// What stands behind it.
    pub clauses: Vec<Clause>,
}

/// Positions of a sum: one for each turn of the clauses.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// As many numbers as a position has.
    pub numbers: Vec<Expr>,
    /// What stands behind it.
    pub clauses: Vec<Clause>,
}

/// A loop or a condition; they are nested from left to right.
#[derive(Clone, Debug, PartialEq)]
pub enum Clause {
    /// The variable at this place takes all numbers of the set.
    For(usize, Set),
    /// Only if this holds.
    If(Cond),
}

/// A number.
#[derive(Clone, Debug, PartialEq)]
pub enum Expr {
    /// A constant.
    Number(i64),
    /// The variable at this place.
    Variable(usize),
    /// The parameter of a family with this index; none is left where a formula is computed.
    Parameter(usize),
    /// An operator before a number.
    One(Sign, Box<Expr>, At),
    /// An operator between two numbers.
    Two(Operator, Box<[Expr; 2]>, At),
    /// A function of numbers.
    Call(Function, Vec<Expr>, At),
    /// A function of all numbers of a set.
    All(Fold, Box<Set>, At),
}

/// A condition.
#[derive(Clone, Debug, PartialEq)]
pub enum Cond {
    /// A relation between two numbers; a chain is several of them.
    Compare(Relation, Box<[Expr; 2]>),
    /// Whether the number is in the set.
    In(Box<Expr>, Box<Set>),
    /// Whether the number is a prime.
    Prime(Box<Expr>, At),
    /// Whether the number is not 0.
    NotZero(Box<Expr>),
    /// Whether all hold; later ones are not looked at if one does not.
    And(Vec<Cond>),
    /// Whether one holds; later ones are not looked at if one does.
    Or(Vec<Cond>),
    /// Whether it does not hold.
    Not(Box<Cond>),
    /// Whether the condition holds in some turn of the clauses.
    Any(Box<Cond>, Vec<Clause>),
    /// Whether the condition holds in all turns of the clauses.
    All(Box<Cond>, Vec<Clause>),
}

/// A list of numbers, in which one may occur several times.
#[derive(Clone, Debug, PartialEq)]
pub enum Set {
    /// From a number to another, both included, in steps; empty if the second is not on the way.
    Range(Box<[Expr; 3]>, At),
    /// Numbers, and ranges in steps of 1.
    Items(Vec<(Expr, Option<Expr>)>),
    /// A number for each turn of the clauses.
    Each(Box<Expr>, Vec<Clause>),
    /// A named set.
    Named(Family, Vec<Expr>, At),
}

impl Expr {
    /// The number, if it is made of numbers and parameters by operators, with these numbers for the parameters; also `None`
    /// if there is a fault in it.
    pub fn constant(&self, parameters: &[i64]) -> Option<i64> {
        match self {
            Expr::Number(number) => Some(*number),
            Expr::Parameter(at) => parameters.get(*at).copied(),
            Expr::One(sign, of, _) => arithmetic::one(*sign, of.constant(parameters)?).ok(),
            Expr::Two(operator, of, _) => {
                let [one, other] = [of[0].constant(parameters)?, of[1].constant(parameters)?];
                arithmetic::two(*operator, one, other).ok()
            }
            _ => None,
        }
    }

    // Calls `each` with all expressions in it, then with itself.
    fn walk(&mut self, each: &mut dyn FnMut(&mut Expr)) {
        match self {
            Expr::Number(_) | Expr::Variable(_) | Expr::Parameter(_) => {}
            Expr::One(_, of, _) => of.walk(each),
            Expr::Two(_, of, _) => of.iter_mut().for_each(|of| of.walk(each)),
            Expr::Call(_, of, _) => of.iter_mut().for_each(|of| of.walk(each)),
            Expr::All(_, set, _) => set.walk(each),
        }
        each(self);
    }
}

impl Set {
    fn walk(&mut self, each: &mut dyn FnMut(&mut Expr)) {
        match self {
            Set::Range(of, _) => of.iter_mut().for_each(|of| of.walk(each)),
            Set::Items(items) => {
                for (from, to) in items {
                    from.walk(each);
                    if let Some(to) = to {
                        to.walk(each);
                    }
                }
            }
            Set::Each(of, clauses) => {
                of.walk(each);
                walk(clauses, each);
            }
            Set::Named(_, of, _) => of.iter_mut().for_each(|of| of.walk(each)),
        }
    }
}

impl Cond {
    fn walk(&mut self, each: &mut dyn FnMut(&mut Expr)) {
        match self {
            Cond::Compare(_, of) => of.iter_mut().for_each(|of| of.walk(each)),
            Cond::In(of, set) => {
                of.walk(each);
                set.walk(each);
            }
            Cond::Prime(of, _) | Cond::NotZero(of) => of.walk(each),
            Cond::And(all) | Cond::Or(all) => all.iter_mut().for_each(|of| of.walk(each)),
            Cond::Not(of) => of.walk(each),
            Cond::Any(of, clauses) | Cond::All(of, clauses) => {
                of.walk(each);
                walk(clauses, each);
            }
        }
    }
}

fn walk(clauses: &mut [Clause], each: &mut dyn FnMut(&mut Expr)) {
    for clause in clauses {
        match clause {
            Clause::For(_, set) => set.walk(each),
            Clause::If(cond) => cond.walk(each),
        }
    }
}

impl Alternative {
    /// Calls `each` with all expressions in it, those within others first.
    pub fn walk(&mut self, each: &mut dyn FnMut(&mut Expr)) {
        for part in &mut self.parts {
            part.numbers.iter_mut().for_each(|number| number.walk(each));
            walk(&mut part.clauses, each);
        }
        walk(&mut self.clauses, each);
    }
}

impl Formula {
    /// The formula with numbers in the place of the parameters.
    pub fn with(&self, parameters: &[i64]) -> Formula {
        let mut member = self.clone();
        let mut put = |expr: &mut Expr| {
            if let Expr::Parameter(at) = *expr {
                *expr = Expr::Number(parameters[at]);
            }
        };
        member.alternatives.iter_mut().for_each(|alternative| alternative.walk(&mut put));
        member
    }

    /// Whether an option can be a sum of several positions, or of none.
    pub fn has_sums(&self) -> bool {
        let is_one = |one: &Alternative| one.parts.len() == 1 && one.parts[0].clauses.is_empty();
        !self.alternatives.iter().all(is_one)
    }
}
