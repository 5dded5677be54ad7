//! One form for many ways to write an option.

use crate::formula::*;

/// An option and its clauses, in one form: sums in order, comparisons with 0, all conditions behind the loops.
#[derive(Clone, Debug, PartialEq)]
pub struct Canonical {
    /// The parts of the option, in order.
    pub parts: Vec<Part>,
    /// The sets of the loops. Their variables are named by their order, behind the numbers of the position.
    pub loops: Vec<Set>,
    /// What must hold.
    pub conds: Vec<Cond>,
    /// The constants in it, and those beside them.
    pub numbers: Vec<i64>,
}

impl Canonical {
    /// The form of an option of a position of which these numbers count, by their places. `None` if it uses another one,
    /// or has other conditions than those that hold together.
    pub fn of(alternative: &Alternative, position: &[usize]) -> Option<Canonical> {
        let mut own = alternative.clone();
        let inner = own.parts.iter().flat_map(|part| &part.clauses);
        let places = own.clauses.iter().chain(inner).filter_map(|clause| match clause {
            Clause::For(place, _) => Some(*place),
            Clause::If(_) => None,
        });
        let places: Vec<usize> = position.iter().copied().chain(places).collect();
        let renamed = |place: usize| places.iter().position(|&of| of == place);
        let (mut is_own, mut numbers) = (true, vec![0, 1, 2]);
        own.walk(&mut |expr| match expr {
            Expr::Variable(place) => match renamed(*place) {
                Some(at) => *place = at,
                None => is_own = false,
            },
            Expr::Number(of) => {
                numbers.extend((-1..2).map(|by| of.saturating_abs().saturating_add(by)));
            }
            _ => *expr = simple(expr),
        });
        is_own.then_some(())?;
        for clause in own.parts.iter_mut().flat_map(|part| &mut part.clauses) {
            if let Clause::For(place, _) = clause {
                *place = renamed(*place)?;
            }
        }
        numbers.retain(|&number| number >= 0);
        numbers.sort_unstable();
        numbers.dedup();
        own.parts.sort_by_key(|part| format!("{part:?}"));
        let (mut loops, mut conds) = (Vec::new(), Vec::new());
        for clause in own.clauses {
            match clause {
                Clause::For(_, set) => loops.push(in_steps(set)),
                Clause::If(cond) => demand(&cond, true, &mut conds)?,
            }
        }
        Some(Canonical { parts: own.parts, loops, conds, numbers })
    }
}

fn two(operator: Operator, one: Expr, other: Expr) -> Expr {
    Expr::Two(operator, Box::new([one, other]), At::default())
}

// A range of steps of -1 is one of 1.
fn in_steps(set: Set) -> Set {
    match set {
        Set::Range(mut of, at) => {
            if of[2] == Expr::Number(-1) {
                of.swap(0, 1);
                of[2] = Expr::Number(1);
            }
            Set::Range(of, at)
        }
        set => set,
    }
}

// An expression whose inner ones are simple.
fn simple(expr: &Expr) -> Expr {
    match expr {
        Expr::Two(Operator::Power, of, _) if of[1] == Expr::Number(2) => {
            two(Operator::Times, of[0].clone(), of[0].clone())
        }
        Expr::Two(Operator::Left, of, _) if of[0] == Expr::Number(1) => {
            two(Operator::Power, Expr::Number(2), of[1].clone())
        }
        Expr::Two(Operator::Right, of, _) => match of[1] {
            Expr::Number(by @ 0..=60) => two(Operator::Over, of[0].clone(), Expr::Number(1 << by)),
            _ => expr.clone(),
        },
        Expr::Call(function @ (Function::Gcd | Function::Min | Function::Max), of, _) => {
            let mut of = of.clone();
            of.sort_by_key(order);
            Expr::Call(*function, of, At::default())
        }
        Expr::One(Sign::Minus, ..)
        | Expr::Two(Operator::Add | Operator::Subtract | Operator::Times, ..) => {
            let mut terms = Vec::new();
            add(expr, 1, &mut terms).map_or_else(|| expr.clone(), |()| sum(terms))
        }
        other => other.clone(),
    }
}

// Variables first, in their order, and a constant last.
fn order(expr: &Expr) -> (u8, usize, String) {
    match expr {
        Expr::Variable(place) => (0, *place, String::new()),
        Expr::Number(_) => (2, 0, String::new()),
        other => (1, 0, format!("{other:?}")),
    }
}

// Adds so many times an expression to terms, each an expression and how often it is there; `None` beyond 64 bits.
fn add(expr: &Expr, times: i64, terms: &mut Vec<(Expr, i64)>) -> Option<()> {
    let (own, times) = match expr {
        Expr::Number(number) => (Expr::Number(1), times.checked_mul(*number)?),
        Expr::One(Sign::Minus, of, _) => return add(of, times.checked_neg()?, terms),
        Expr::Two(operator, of, _) => match (operator, &of[0], &of[1]) {
            (Operator::Add, one, other) => {
                return add(one, times, terms).and_then(|()| add(other, times, terms));
            }
            (Operator::Subtract, one, other) => {
                return add(one, times, terms)
                    .and_then(|()| add(other, times.checked_neg()?, terms));
            }
            (Operator::Times, of, Expr::Number(by)) | (Operator::Times, Expr::Number(by), of) => {
                return add(of, times.checked_mul(*by)?, terms);
            }
            (Operator::Times, one, other) if order(one) > order(other) => {
                (two(Operator::Times, other.clone(), one.clone()), times)
            }
            _ => (expr.clone(), times),
        },
        other => (other.clone(), times),
    };
    match terms.iter_mut().find(|term| term.0 == own) {
        Some(term) => term.1 = term.1.checked_add(times)?,
        None => terms.push((own, times)),
    }
    Some(())
}

fn sum(mut terms: Vec<(Expr, i64)>) -> Expr {
    terms.retain(|term| term.1 != 0);
    terms.sort_by_key(|term| order(&term.0));
    let term = |(of, times): (Expr, i64)| match (of, times) {
        (Expr::Number(_), times) => Expr::Number(times),
        (of, 1) => of,
        (of, times) => two(Operator::Times, of, Expr::Number(times)),
    };
    let sum = terms.into_iter().map(term).reduce(|sum, term| two(Operator::Add, sum, term));
    sum.unwrap_or(Expr::Number(0))
}

// All conditions that hold together, each in one form.
fn demand(cond: &Cond, is: bool, all: &mut Vec<Cond>) -> Option<()> {
    use Relation::*;
    match (cond, is) {
        (Cond::And(of), true) | (Cond::Or(of), false) => {
            of.iter().try_for_each(|of| demand(of, is, all))
        }
        (Cond::Not(of), _) => demand(of, !is, all),
        (Cond::NotZero(of), _) => {
            demand(&Cond::Compare(NotEqual, Box::new([(**of).clone(), Expr::Number(0)])), is, all)
        }
        (Cond::Compare(relation, of), _) => {
            let (relation, turned, by) = match (relation, is) {
                (AtMost, true) | (Greater, false) => (AtLeast, true, 0),
                (Less, true) | (AtLeast, false) => (AtLeast, true, 1),
                (AtLeast, true) | (Less, false) => (AtLeast, false, 0),
                (Greater, true) | (AtMost, false) => (AtLeast, false, 1),
                (Equal, true) | (NotEqual, false) => (Equal, false, 0),
                _ => (NotEqual, false, 0),
            };
            let mut terms = Vec::new();
            add(&of[0], if turned { -1 } else { 1 }, &mut terms)?;
            add(&of[1], if turned { 1 } else { -1 }, &mut terms)?;
            add(&Expr::Number(1), -by, &mut terms)?;
            // Either of two equal numbers may stand first.
            terms.sort_by_key(|term| order(&term.0));
            if relation != AtLeast
                && terms.iter().find(|term| term.1 != 0).is_some_and(|term| term.1 < 0)
            {
                terms
                    .iter_mut()
                    .try_for_each(|term| term.1.checked_neg().map(|times| term.1 = times))?;
            }
            all.push(Cond::Compare(relation, Box::new([sum(terms), Expr::Number(0)])));
            Some(())
        }
        (Cond::Prime(..) | Cond::In(..), is) => {
            all.push(if is { cond.clone() } else { Cond::Not(Box::new(cond.clone())) });
            Some(())
        }
        (Cond::Or(of), true) | (Cond::And(of), false) => {
            let mut each = Vec::new();
            for (at, cond) in of.iter().enumerate() {
                demand(cond, is, &mut each)?;
                (each.len() == at + 1).then_some(())?;
            }
            all.push(Cond::Or(each));
            Some(())
        }
        _ => None,
    }
}
