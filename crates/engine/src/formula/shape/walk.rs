//! The options of all large n of one residue at once, in a region of the numbers of the range that grows.
//!
//! Conditions are decided by signs of lines, for all numbers from a threshold on, which rises where it must.

use super::form::{Form, Heap};
use super::line::{Line, Of};
use super::unknown::Unknown;
use crate::formula::arithmetic::{compare, taken_from, Numbers};
use crate::formula::*;
use std::cmp::Ordering;

// How many clauses may stand behind one another, how many turns a range may have, and how many numbers are listed.
const MOST_CLAUSES: usize = 100;
const MOST_TURNS: i64 = 20_000;
// How many nodes take as long as to keep an option.
const FORM: u64 = 10;

/// Where x and y = n - x are, if x is the number of the range that grows: x = m t + u, y = m t' + v, or one is fixed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Region {
    /// There is no x, or x or y is fixed: only n = m t + r grows.
    Edge,
    /// t and t' are large.
    Free,
    /// t - t' and t' are large.
    Beyond,
    /// t' - t and t are large.
    Below,
    /// t = t' + this, and t' is large.
    Near(i64),
}

/// The evaluation for some residues in a region.
pub struct Walk<'a> {
    pub formula: &'a Formula,
    pub region: Region,
    pub n: Line,
    /// x and y.
    pub parts: Option<[Line; 2]>,
    /// All that is large is at least this; it only rises.
    pub large: i64,
    /// x is at least minus this, and at most n plus this; it only rises.
    pub outside: i64,
    /// Whether a range grows.
    pub grows: bool,
    /// How many nodes may still be looked at.
    pub fuel: u64,
    // Whether x is the number of a range.
    is_bound: bool,
    variables: Vec<Line>,
    numbers: Numbers,
}

// Numbers of a set.
enum Piece {
    One(Line),
    // From, to, the positive step, and a number that is some steps away.
    Grows(Line, Line, i64, Line),
}

impl<'a> Walk<'a> {
    pub fn new(formula: &'a Formula, fuel: u64) -> Walk<'a> {
        let zero = Line::fixed(0);
        Walk {
            formula,
            region: Region::Edge,
            n: zero,
            parts: None,
            large: 0,
            outside: 0,
            grows: false,
            fuel,
            is_bound: false,
            variables: vec![zero; formula.names.len()],
            numbers: Numbers::default(),
        }
    }

    /// Calls `each` with the options: those outside the range that grows, or, if there are `parts`, those inside.
    pub fn options(&mut self, each: &mut dyn FnMut(Form)) -> Of<()> {
        let formula = self.formula;
        self.variables[0] = self.n;
        for Alternative { parts, clauses } in &formula.alternatives {
            self.is_bound = false;
            self.turns(clauses, true, &mut |walk| {
                if walk.is_bound == walk.parts.is_some() {
                    if let Some(form) = walk.form(parts)? {
                        each(form);
                    }
                }
                Ok(())
            })?;
        }
        Ok(())
    }

    // The sum, if no part is negative.
    fn form(&mut self, parts: &[Part]) -> Of<Option<Form>> {
        self.burn(FORM)?;
        let (mut numbers, mut is_option) = (Vec::new(), true);
        for part in parts {
            self.turns(&part.clauses, false, &mut |walk| {
                let number = walk.expr(&part.numbers[0])?;
                is_option &= walk.sign(number)? != Ordering::Less;
                numbers.push(number);
                Ok(())
            })?;
        }
        if !is_option {
            return Ok(None);
        }
        let mut form = numbers.into_iter().map(|number| self.heap(number)).collect::<Of<Form>>()?;
        form.sort_unstable();
        Ok(Some(form))
    }

    // What a part of an option is, which must be smaller than n.
    fn heap(&mut self, number: Line) -> Of<Heap> {
        let n = self.n;
        if self.sign(n.minus(number)?)? != Ordering::Greater {
            return Err(Unknown::Larger.into());
        }
        let from = |base: Line| -> Of<Option<i64>> { Ok(number.minus(base)?.constant()) };
        if let Some(fixed) = number.constant() {
            return Ok(Heap::Fixed(fixed as u64));
        }
        if let Some(less) = from(n)? {
            return Ok(Heap::Less(-less as u64));
        }
        if let (Some([x, y]), true) = (self.parts, self.region != Region::Edge) {
            if let Some(more) = from(x)? {
                return Ok(Heap::Lesser(more));
            }
            if let Some(more) = from(y)? {
                return Ok(Heap::Larger(more));
            }
        }
        Err(Unknown::Slope.into())
    }

    fn turns(
        &mut self,
        clauses: &[Clause],
        is_outer: bool,
        each: &mut dyn FnMut(&mut Self) -> Of<()>,
    ) -> Of<()> {
        if clauses.len() > MOST_CLAUSES {
            return Err(Unknown::Long.into());
        }
        let Some((first, rest)) = clauses.split_first() else { return each(self) };
        let (place, set) = match first {
            Clause::If(cond) => {
                return if self.cond(cond)? { self.turns(rest, is_outer, each) } else { Ok(()) };
            }
            Clause::For(place, set) => (*place, set),
        };
        for piece in self.pieces(set)? {
            match piece {
                Piece::One(number) => {
                    self.variables[place] = number;
                    self.turns(rest, is_outer, each)?;
                }
                Piece::Grows(..) if !is_outer || self.is_bound => return Err(Unknown::Range.into()),
                Piece::Grows(from, to, step, start) => {
                    self.grows = true;
                    let Some([x, _]) = self.parts else { continue };
                    self.is_inside(from)?;
                    self.is_inside(self.n.minus(to)?)?;
                    if self.is_between(x, from, to, step, start)? {
                        self.variables[place] = x;
                        self.is_bound = true;
                        self.turns(rest, is_outer, each)?;
                        self.is_bound = false;
                    }
                }
            }
        }
        Ok(())
    }

    // Makes sure that a number, which does not fall, is not less than minus `outside`.
    fn is_inside(&mut self, number: Line) -> Of<()> {
        match number.constant() {
            Some(fixed) => self.outside = self.outside.max(fixed.saturating_neg()),
            None if self.sign(number)? == Ordering::Less => return Err(Unknown::Range.into()),
            None => {}
        }
        Ok(())
    }

    fn is_between(&mut self, x: Line, from: Line, to: Line, step: i64, start: Line) -> Of<bool> {
        Ok(self.sign(x.minus(from)?)? != Ordering::Less
            && self.sign(to.minus(x)?)? != Ordering::Less
            && x.minus(start)?.modulo(step)? == 0)
    }

    /// The sign of a number, for all that is large.
    pub fn sign(&mut self, number: Line) -> Of<Ordering> {
        let Line { at, by: [one, other] } = number;
        let both = one + other;
        let (at, one, other) = match self.region {
            Region::Edge => (at, both, 0),
            Region::Free => (at, one, other),
            Region::Beyond => (at, one, both),
            Region::Below => (at, other, both),
            Region::Near(apart) => {
                match one.checked_mul(apart).and_then(|more| at.checked_add(more)) {
                    Some(at) => (at, both, 0),
                    None => return Err(Unknown::Large.into()),
                }
            }
        };
        let (least, most) = (one.min(other), one.max(other));
        if least < 0 && most > 0 {
            return Err(Unknown::Ratio.into());
        }
        let slope = (one + other).abs();
        if slope == 0 {
            return Ok(at.cmp(&0));
        }
        let sign = if most > 0 { Ordering::Greater } else { Ordering::Less };
        // How far it starts on the other side.
        let behind = if most > 0 { -at } else { at };
        if behind >= 0 {
            self.large = self.large.max(behind / slope + 1);
        }
        Ok(sign)
    }

    fn expr(&mut self, expr: &Expr) -> Of<Line> {
        self.burn(1)?;
        match expr {
            Expr::Number(number) => Line::fixed(0).plus(Line::fixed(*number), 1),
            Expr::Variable(place) => Ok(self.variables[*place]),
            Expr::Parameter(_) => Err(Unknown::Fault.into()),
            Expr::One(sign, of, _) => Line::fixed(taken_from(*sign)).minus(self.expr(of)?),
            Expr::Two(operator, of, _) => {
                let one = self.expr(&of[0])?;
                one.two(*operator, self.expr(&of[1])?)
            }
            Expr::Call(function, of, _) => {
                let all = of.iter().map(|of| self.expr(of)).collect::<Of<Vec<Line>>>()?;
                let (first, rest) = all.split_first().ok_or(Unknown::Fault)?;
                // Without its sign it is the larger of it and its negative.
                let other = match function {
                    Function::Abs => Line::fixed(0).minus(*first)?,
                    _ => *first,
                };
                let rest = if rest.is_empty() { &[other] } else { rest };
                rest.iter().try_fold(*first, |one, other| match function {
                    Function::Min => self.extreme(true, one, *other),
                    Function::Max | Function::Abs => self.extreme(false, one, *other),
                    _ => one.function(*function, *other),
                })
            }
            Expr::All(fold, set, _) => {
                let all = self.members(set)?;
                let mut rest = all.iter().copied();
                match fold {
                    Fold::Len => Ok(Line::fixed(all.len() as i64)),
                    Fold::Sum => rest.try_fold(Line::fixed(0), |sum, one| sum.plus(one, 1)),
                    Fold::Product => {
                        rest.try_fold(Line::fixed(1), |all, one| all.two(Operator::Times, one))
                    }
                    Fold::Min | Fold::Max => {
                        let first = rest.next().ok_or(Unknown::Fault)?;
                        let is_least = *fold == Fold::Min;
                        rest.try_fold(first, |one, other| self.extreme(is_least, one, other))
                    }
                }
            }
        }
    }

    // The lesser or the larger of two numbers.
    fn extreme(&mut self, is_least: bool, one: Line, other: Line) -> Of<Line> {
        let is_less = self.sign(one.minus(other)?)? == Ordering::Less;
        Ok(if is_less == is_least { one } else { other })
    }

    fn cond(&mut self, cond: &Cond) -> Of<bool> {
        self.burn(1)?;
        match cond {
            Cond::Compare(relation, of) => {
                let one = self.expr(&of[0])?;
                let sign = one.minus(self.expr(&of[1])?)?;
                let sign = self.sign(sign)?;
                Ok(compare(*relation, sign as i64, 0))
            }
            Cond::In(of, set) => {
                let number = self.expr(of)?;
                for piece in self.pieces(set)? {
                    let is_it = match piece {
                        Piece::One(one) => self.sign(number.minus(one)?)?.is_eq(),
                        Piece::Grows(from, to, step, start) => {
                            self.is_between(number, from, to, step, start)?
                        }
                    };
                    if is_it {
                        return Ok(true);
                    }
                }
                Ok(false)
            }
            Cond::Prime(of, _) => {
                let number = self.expr(of)?.constant().ok_or(Unknown::Prime)?;
                Ok(self.numbers.is_prime(number, &mut self.fuel).ok_or(Unknown::Long)?)
            }
            Cond::NotZero(of) => {
                let number = self.expr(of)?;
                Ok(self.sign(number)?.is_ne())
            }
            Cond::And(all) => all.iter().try_fold(true, |holds, one| Ok(holds && self.cond(one)?)),
            Cond::Or(all) => all.iter().try_fold(false, |holds, one| Ok(holds || self.cond(one)?)),
            Cond::Not(of) => Ok(!self.cond(of)?),
            Cond::Any(of, clauses) => self.is_in_some_turn(of, clauses, true),
            Cond::All(of, clauses) => Ok(!self.is_in_some_turn(of, clauses, false)?),
        }
    }

    // Whether the condition is this in some turn of the clauses.
    fn is_in_some_turn(&mut self, of: &Cond, clauses: &[Clause], this: bool) -> Of<bool> {
        let mut found = false;
        self.turns(clauses, false, &mut |walk| {
            found = found || walk.cond(of)? == this;
            Ok(())
        })?;
        Ok(found)
    }

    fn members(&mut self, set: &Set) -> Of<Vec<Line>> {
        let one = |piece| match piece {
            Piece::One(number) => Ok(number),
            Piece::Grows(..) => Err(Unknown::Range.into()),
        };
        self.pieces(set)?.into_iter().map(one).collect()
    }

    fn pieces(&mut self, set: &Set) -> Of<Vec<Piece>> {
        let mut pieces = Vec::new();
        match set {
            Set::Range(of, _) => {
                let (from, to, step) = (self.expr(&of[0])?, self.expr(&of[1])?, self.expr(&of[2])?);
                let step = step.constant().ok_or(Unknown::Range)?;
                self.range(from, to, step, &mut pieces)?;
            }
            Set::Items(items) => {
                for (from, to) in items {
                    let from = self.expr(from)?;
                    match to {
                        None => pieces.push(Piece::One(from)),
                        Some(to) => {
                            let to = self.expr(to)?;
                            self.range(from, to, 1, &mut pieces)?;
                        }
                    }
                }
            }
            Set::Each(of, clauses) => self.turns(clauses, false, &mut |walk| {
                pieces.push(Piece::One(walk.expr(of)?));
                Ok(())
            })?,
            Set::Named(family, of, _) => {
                let mut numbers = Vec::new();
                for of in of {
                    let number = self.expr(of)?.constant();
                    numbers.push(number.ok_or(Unknown::Family(*family))?);
                }
                pieces.extend(
                    self.named(*family, &numbers)?
                        .into_iter()
                        .map(|at| Piece::One(Line::fixed(at))),
                );
            }
        }
        Ok(pieces)
    }

    fn range(&mut self, from: Line, to: Line, step: i64, pieces: &mut Vec<Piece>) -> Of<()> {
        let length = if step > 0 { to.minus(from)? } else { from.minus(to)? };
        if step == 0 {
            return Err(Unknown::Fault.into());
        }
        match length.constant() {
            Some(length) if length < 0 => {}
            Some(length) => {
                let turns = length / step.saturating_abs();
                if turns >= MOST_TURNS {
                    return Err(Unknown::Turns.into());
                }
                self.burn(turns as u64 + 1)?;
                for turn in 0..=turns {
                    pieces.push(Piece::One(from.plus(Line::fixed(step), turn)?));
                }
            }
            None if self.sign(length)? == Ordering::Less => {}
            None if step > 0 => pieces.push(Piece::Grows(from, to, step, from)),
            None => pieces.push(Piece::Grows(to, from, step.saturating_abs(), from)),
        }
        Ok(())
    }

    fn named(&mut self, family: Family, of: &[i64]) -> Of<Vec<i64>> {
        let most = of[of.len() - 1];
        let long = Unknown::Long;
        if most < 0 || family == Family::Powers && of[0] < 2 {
            return Err(Unknown::Fault.into());
        }
        // Before they are listed.
        if matches!(family, Family::Primes | Family::Squares) && most > MOST_TURNS * MOST_TURNS {
            return Err(long.into());
        }
        let mut list = Vec::new();
        let listed = self.numbers.list(family, of[0], most, &mut list, &mut self.fuel);
        listed.ok_or(long)?;
        self.burn(list.len() as u64)?;
        Ok(list)
    }

    /// Takes from the fuel.
    pub fn burn(&mut self, nodes: u64) -> Of<()> {
        match self.fuel.checked_sub(nodes) {
            Some(fuel) => self.fuel = fuel,
            None => return Err(Unknown::Long.into()),
        }
        Ok(())
    }
}
