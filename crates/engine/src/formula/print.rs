//! A formula as its text, with the fewest brackets.
//!
//! Checked: what is printed is read as the same formula, for all formulas of the tests and for random ones (below).

use super::parse::Read;
use super::tree::*;
use super::words::*;
use std::fmt::{Display, Formatter, Result};

impl Display for Formula {
    fn fmt(&self, f: &mut Formatter) -> Result {
        f.write_str(&Printer(&self.names, &[]).formula(self))
    }
}

impl Read {
    /// The formula with its parameters and their ranges.
    pub fn named(&self) -> String {
        let names: Vec<String> = self.parameters.iter().map(|(name, _)| name.clone()).collect();
        let printer = Printer(&self.formula.names, &names);
        let mut text = printer.formula(&self.formula);
        for (at, (name, [from, to])) in self.parameters.iter().enumerate() {
            let [from, to] = [from, to].map(|end| printer.end(end));
            text += &format!("{}{name} in {from}..{to}", if at == 0 { " for " } else { ", " });
        }
        text
    }
}

// The names of variables and of parameters.
struct Printer<'a>(&'a [String], &'a [String]);

// How strongly an expression binds, as in Python.
const OR: usize = 0;
const AND: usize = 1;
const NOT: usize = 2;
const RELATION: usize = 3;
// Of an operator, and what is more than its strength.
const BITS: usize = 4;
const SIGN: usize = 10;
const POWER: usize = 11;
const ALONE: usize = 12;

impl Printer<'_> {
    fn formula(&self, formula: &Formula) -> String {
        let position = position(&self.0[..formula.arity]);
        let sorted = if formula.is_sorted { "sorted " } else { "" };
        let alternatives: Vec<String> =
            formula.alternatives.iter().map(|one| self.alternative(one)).collect();
        format!("{sorted}{position} -> {}", alternatives.join("; "))
    }

    fn alternative(&self, Alternative { parts, clauses }: &Alternative) -> String {
        let all: Vec<String> = parts.iter().map(|part| self.part(part)).collect();
        let option = match &parts[..] {
            [one] if one.clauses.is_empty() => all[0].clone(),
            _ => format!("[{}]", all.join(", ")),
        };
        // Alone it would be the list of options elsewhere.
        option + &self.clauses(clauses)
    }

    fn part(&self, Part { numbers, clauses }: &Part) -> String {
        let of: Vec<String> = numbers.iter().map(|number| self.expr(number, 0)).collect();
        position(&of) + &self.clauses(clauses)
    }

    fn clauses(&self, clauses: &[Clause]) -> String {
        let mut text = String::new();
        let mut is_loop = false;
        for clause in clauses {
            match clause {
                Clause::For(place, set) => {
                    text += if is_loop { ", " } else { " for " };
                    text += &format!("{} in {}", self.0[*place], self.set(set));
                    is_loop = true;
                }
                Clause::If(cond) => {
                    text += &format!(" if {}", self.cond(cond, OR));
                    is_loop = false;
                }
            }
        }
        text
    }

    fn set(&self, set: &Set) -> String {
        match set {
            Set::Range(of, _) => {
                let [from, to, step] = &**of;
                let step = match step {
                    Expr::Number(1) => String::new(),
                    step => format!(" step {}", self.expr(step, BITS)),
                };
                format!("{}..{}{step}", self.end(from), self.end(to))
            }
            Set::Items(items) => {
                let item = |(from, to): &(Expr, Option<Expr>)| match to {
                    Some(to) => format!("{}..{}", self.end(from), self.end(to)),
                    None => self.expr(from, BITS),
                };
                format!("{{{}}}", items.iter().map(item).collect::<Vec<String>>().join(", "))
            }
            Set::Each(of, clauses) => {
                format!("{{{}{}}}", self.expr(of, BITS), self.clauses(clauses))
            }
            Set::Named(of, numbers, _) => format!("{}({})", of.word(), self.list(numbers)),
        }
    }

    // An end of a range, which is short: 0..n-2.
    fn end(&self, expr: &Expr) -> String {
        let tight = |text: String, sign: &str| text.replace(sign, sign.trim());
        [" + ", " - ", " * ", " / "].into_iter().fold(self.expr(expr, BITS), tight)
    }

    fn list(&self, numbers: &[Expr]) -> String {
        let all: Vec<String> = numbers.iter().map(|number| self.expr(number, BITS)).collect();
        all.join(", ")
    }

    // An expression, in brackets if it binds less than it must.
    fn expr(&self, expr: &Expr, least: usize) -> String {
        let (text, binds) = match expr {
            Expr::Number(number) => (number.to_string(), if *number < 0 { SIGN } else { ALONE }),
            Expr::Variable(place) => (self.0[*place].clone(), ALONE),
            // A member of a family has numbers in their place.
            Expr::Parameter(at) => (self.1.get(*at).cloned().unwrap_or_default(), ALONE),
            Expr::One(sign, of, _) => {
                let of = self.expr(of, SIGN);
                // -(-1) is no number.
                let is_number = of.starts_with(|c: char| c == '-' || c.is_ascii_digit());
                let of = bracketed(of, is_number);
                (format!("{}{of}", sign.word()), SIGN)
            }
            Expr::Two(of, both, _) => {
                let (binds, left, right) = match of {
                    Operator::Power => (POWER, ALONE, SIGN),
                    _ => (BITS + of.strength(), BITS + of.strength(), BITS + of.strength() + 1),
                };
                let [left, right] = [self.expr(&both[0], left), self.expr(&both[1], right)];
                // `k^2` and `2^k` are powers elsewhere.
                let is_plain = |word: Option<&str>| {
                    let number = word.and_then(|word| word.parse::<i64>().ok());
                    *of == Operator::Xor && number.is_some_and(|number| number > 1)
                };
                let is_left_plain = is_plain(left.rsplit(' ').next());
                let is_right_plain = is_plain(right.split(' ').next());
                let left = bracketed(left, is_left_plain);
                let right = bracketed(right, is_right_plain);
                (format!("{left} {} {right}", of.word()), binds)
            }
            Expr::Call(of, numbers, _) => (format!("{}({})", of.word(), self.list(numbers)), ALONE),
            Expr::All(of, set, _) => {
                let set = match &**set {
                    Set::Each(number, clauses) => self.expr(number, BITS) + &self.clauses(clauses),
                    set => self.set(set),
                };
                (format!("{}({set})", of.word()), ALONE)
            }
        };
        bracketed(text, binds < least)
    }

    fn cond(&self, cond: &Cond, least: usize) -> String {
        let all = |all: &[Cond], word: &str, binds: usize| {
            let all: Vec<String> = all.iter().map(|one| self.cond(one, binds + 1)).collect();
            (all.join(word), binds)
        };
        let (text, binds) = match cond {
            Cond::Compare(of, both) => {
                let [one, other] = [&both[0], &both[1]].map(|of| self.expr(of, BITS));
                (format!("{one} {} {other}", of.word()), RELATION)
            }
            Cond::In(of, set) => {
                (format!("{} in {}", self.expr(of, BITS), self.set(set)), RELATION)
            }
            Cond::Prime(of, _) => (format!("isprime({})", self.expr(of, BITS)), ALONE),
            // In brackets, `|` is no sign of division.
            Cond::NotZero(of) if matches!(**of, Expr::Two(Operator::Or, ..)) => {
                (format!("({})", self.expr(of, BITS)), ALONE)
            }
            Cond::NotZero(of) => (self.expr(of, BITS), BITS),
            Cond::And(of) => match self.chain(of) {
                Some(chain) => (chain, RELATION),
                None => all(of, " and ", AND),
            },
            Cond::Or(of) => all(of, " or ", OR),
            Cond::Not(of) => match &**of {
                Cond::In(of, set) => {
                    (format!("{} not in {}", self.expr(of, BITS), self.set(set)), RELATION)
                }
                of => (format!("not {}", self.cond(of, NOT)), NOT),
            },
            Cond::Any(of, clauses) | Cond::All(of, clauses) => {
                let word = if matches!(cond, Cond::Any(..)) { "any" } else { "all" };
                (format!("{word}({}{})", self.cond(of, OR), self.clauses(clauses)), ALONE)
            }
        };
        bracketed(text, binds < least)
    }

    // Relations of which each begins with the number that ends the one before.
    fn chain(&self, all: &[Cond]) -> Option<String> {
        let mut text = String::new();
        let mut last: Option<&Expr> = None;
        for cond in all {
            let Cond::Compare(of, both) = cond else { return None };
            match last {
                None => text += &self.expr(&both[0], BITS),
                Some(last) if *last == both[0] => {}
                Some(_) => return None,
            }
            text += &format!(" {} {}", of.word(), self.expr(&both[1], BITS));
            last = Some(&both[1]);
        }
        (all.len() > 1).then_some(text)
    }
}

// A number, or several in brackets.
fn position(numbers: &[String]) -> String {
    bracketed(numbers.join(", "), numbers.len() != 1)
}

fn bracketed(text: String, is_so: bool) -> String {
    if is_so {
        format!("({text})")
    } else {
        text
    }
}
