//! Numbers and conditions of a formula as expressions of a language.
//!
//! Brackets stand where a language needs them or a compiler asks for them; `&`, `|`, `^` and shifts bind differently in the
//! languages, and always get them.

use super::writer::{all_of, Returns, Writer, LONG};
use crate::formula::{
    arithmetic, At, Clause, Cond, Expr, Family, Fold, Function, Operator, Relation, Set, Sign,
};
use crate::pattern::answer::Language::{Cpp, Python, Rust};

// How strongly an operator binds.
const AND: usize = 1;
pub const COMPARED: usize = 2;
const BITS: usize = 3;
const SUM: usize = 4;
const PRODUCT: usize = 5;
const SIGN: usize = 6;
const POWER: usize = 7;
const ALONE: usize = 8;

// Lists of numbers up to this length are written out.
const MOST_LISTED: i64 = 16;

impl Writer<'_> {
    pub fn word_and(&self) -> &'static str {
        if self.language == Python {
            "and"
        } else {
            "&&"
        }
    }

    /// A number; in brackets if it binds less than `least`, or differently in the languages.
    pub fn expr(&mut self, of: &Expr, least: usize) -> String {
        let (text, strength) = self.bare(of);
        if text.len() > LONG && self.may_name {
            return self.named(&text);
        }
        if strength < least || strength == BITS && least > 0 {
            format!("({text})")
        } else {
            text
        }
    }

    fn bare(&mut self, of: &Expr) -> (String, usize) {
        if let Some(number) = constant(of) {
            return (self.literal(number), if number < 0 { SIGN } else { ALONE });
        }
        match of {
            Expr::Variable(place) => {
                let known = self.scope.iter().rev().find(|of| of.0 == *place);
                (known.map_or("x", |of| &of.1[..]).to_string(), ALONE)
            }
            Expr::One(sign, x, _) => {
                let sign = match (sign, self.language) {
                    (Sign::Minus, _) => "-",
                    (Sign::Complement, Rust) => "!",
                    (Sign::Complement, _) => "~",
                };
                (format!("{sign}{}", self.expr(x, POWER)), SIGN)
            }
            Expr::Two(operator, of, _) => self.two(*operator, &of[0], &of[1]),
            Expr::Call(function, of, _) => self.call(*function, of),
            Expr::All(fold, set, _) => (self.fold(*fold, set), ALONE),
            Expr::Number(_) | Expr::Parameter(_) => {
                unreachable!("a constant, and no parameter is left")
            }
        }
    }

    fn literal(&self, number: i64) -> String {
        match self.language {
            // Without it, it would be of 32 bits if nothing else says so.
            Rust if i32::try_from(number).is_err() => format!("{number}_i64"),
            Cpp if number == i64::MIN => "(-9223372036854775807 - 1)".to_string(),
            _ => number.to_string(),
        }
    }

    // A number whose type is known to be that of all others, as a receiver of a method, or in a list.
    fn typed(&mut self, of: &Expr, least: usize) -> String {
        match (constant(of), self.language) {
            (Some(0..), Rust) => format!("{}_i64", self.expr(of, ALONE).trim_end_matches("_i64")),
            (Some(number), Cpp) if number > i64::MIN => {
                let text = format!("{number}LL");
                if number < 0 && least > SIGN {
                    format!("({text})")
                } else {
                    text
                }
            }
            _ => self.expr(of, least),
        }
    }

    fn two(&mut self, operator: Operator, x: &Expr, y: &Expr) -> (String, usize) {
        let is_python = self.language == Python;
        let (sign, strength) = match operator {
            Operator::Add => ("+", SUM),
            Operator::Subtract => ("-", SUM),
            Operator::Times => ("*", PRODUCT),
            Operator::Over if is_python => ("//", PRODUCT),
            Operator::Modulo if is_python => ("%", PRODUCT),
            Operator::Over | Operator::Modulo => {
                // Languages round towards 0.
                let is_plain = self.bounds.from(x, 0) && self.bounds.from(y, 1);
                match operator {
                    Operator::Over if is_plain => ("/", PRODUCT),
                    _ if is_plain => ("%", PRODUCT),
                    Operator::Over => return self.called("floor_div", &[x, y]),
                    _ => return self.called("modulo", &[x, y]),
                }
            }
            Operator::Power => {
                if let (Expr::Variable(_), Some(2)) = (x, constant(y)) {
                    return self.two(Operator::Times, x, x);
                }
                if !is_python {
                    return self.called("power", &[x, y]);
                }
                let (x, y) = (self.expr(x, ALONE), self.expr(y, ALONE));
                let is_word =
                    |text: &String| text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
                let around = if is_word(&x) && is_word(&y) { "" } else { " " };
                return (format!("{x}{around}**{around}{y}"), POWER);
            }
            Operator::And => ("&", BITS),
            Operator::Or => ("|", BITS),
            Operator::Xor => ("^", BITS),
            Operator::Left | Operator::Right => {
                let is_left = operator == Operator::Left;
                let most = Expr::Number(62);
                let is_plain = is_python
                    || (self.bounds.at_least(&most, y, 0) && (!is_left || self.bounds.from(x, 0)));
                match is_left {
                    _ if !is_plain => {
                        return self.called(if is_left { "left" } else { "right" }, &[x, y])
                    }
                    true => ("<<", BITS),
                    false => (">>", BITS),
                }
            }
        };
        // A chain of the same operator needs no brackets; the shifts are not such.
        let is_chain =
            matches!(x, Expr::Two(of, ..) if *of == operator) && !matches!(sign, "<<" | ">>");
        let (left, right) = match strength {
            BITS if is_chain => (0, SIGN),
            BITS => (SIGN, SIGN),
            _ if operator == Operator::Add => (SUM, SUM),
            _ => (strength, strength + 1),
        };
        let x = if strength == BITS { self.typed(x, left) } else { self.expr(x, left) };
        (format!("{x} {sign} {}", self.expr(y, right)), strength)
    }

    fn called(&mut self, name: &str, of: &[&Expr]) -> (String, usize) {
        let of: Vec<String> = of.iter().map(|of| self.expr(of, 0)).collect();
        (format!("{name}({})", of.join(", ")), ALONE)
    }

    fn call(&mut self, function: Function, of: &[Expr]) -> (String, usize) {
        let name = match function {
            Function::Min | Function::Max => return self.extreme(function == Function::Max, of),
            Function::Gcd if self.language == Python => "math.gcd",
            Function::Gcd => "gcd",
            Function::Lcm => "lcm",
            Function::Abs if self.bounds.from(&of[0], 0) => return self.bare(&of[0]),
            Function::Abs if self.language == Cpp => "std::llabs",
            Function::Abs if self.language == Rust => {
                return (format!("{}.abs()", self.typed(&of[0], ALONE)), ALONE)
            }
            Function::Abs => "abs",
            Function::Sqrt if self.language == Python => "math.isqrt",
            Function::Sqrt => "isqrt",
            Function::Popcount => "popcount",
            Function::Bitlen => "bit_length",
            Function::Log => "log",
        };
        // Of more than two, one after the other.
        let mut text = self.expr(&of[0], 0);
        if of.len() == 1 {
            return (format!("{name}({text})"), ALONE);
        }
        for other in &of[1..] {
            text = format!("{name}({text}, {})", self.expr(other, 0));
        }
        (text, ALONE)
    }

    fn extreme(&mut self, is_max: bool, of: &[Expr]) -> (String, usize) {
        let name = if is_max { "max" } else { "min" };
        if self.language == Rust {
            // A constant stands behind, so that the type is clear.
            let mut order: Vec<&Expr> = of.iter().collect();
            order.sort_by_key(|of| constant(of).is_some());
            let mut text = self.typed(order[0], ALONE);
            for other in &order[1..] {
                text = format!("{text}.{name}({})", self.expr(other, 0));
            }
            return (text, ALONE);
        }
        let all: Vec<&Expr> = of.iter().collect();
        match (self.language, &all[..]) {
            (Python, _) => self.called(name, &all),
            (_, [_, _]) => self.called(&format!("std::{name}<long long>"), &all),
            _ => {
                let of: Vec<String> = of.iter().map(|of| self.expr(of, 0)).collect();
                (format!("std::{name}<long long>({{{}}})", of.join(", ")), ALONE)
            }
        }
    }

    // A function of all numbers of a set, as a function above.
    fn fold(&mut self, fold: Fold, set: &Set) -> String {
        let (name, first) = match fold {
            Fold::Min => ("least", i64::MAX),
            Fold::Max => ("greatest", i64::MIN + 1),
            Fold::Sum => ("total", 0),
            Fold::Product => ("product", 1),
            Fold::Len => ("count", 0),
        };
        self.function(&format!("{name}_of"), Returns::Number, |this| {
            let result = this.fresh(name);
            let first = this.literal(first);
            this.declares(&result, first.trim_end_matches("_i64"), true);
            this.elements(set, &mut |this, x| match fold {
                Fold::Sum => this.does(&format!("{result} += {x}")),
                Fold::Product => this.does(&format!("{result} *= {x}")),
                Fold::Len => this.does(&format!("{result} += 1")),
                Fold::Min | Fold::Max if this.language == Python => {
                    this.does(&format!(
                        "{result} = {}({result}, {x})",
                        ["max", "min"][usize::from(fold == Fold::Min)]
                    ));
                }
                Fold::Min | Fold::Max => {
                    let x = if x.contains(' ') { this.named(x) } else { x.to_string() };
                    let sign = if fold == Fold::Min { '<' } else { '>' };
                    this.if_holds(&format!("{x} {sign} {result}"), |this| {
                        this.does(&format!("{result} = {x}"));
                    });
                }
            });
            this.returns(&result);
        })
    }

    /// What stands behind `in` in the head of a loop; in C++ the whole head where it counts.
    pub fn set(&mut self, set: &Set) -> String {
        match set {
            Set::Range(of, _) => {
                let [from, to, step] = &**of;
                match constant(step) {
                    Some(step @ 1..) => self.range(from, to, step),
                    _ => self.called("span", &[from, to, step]).0,
                }
            }
            Set::Items(items) => {
                if let [(from, Some(to))] = &items[..] {
                    return self.range(from, to, 1);
                }
                match self.items(items) {
                    Some(all) if all.join(", ").len() <= LONG => match self.language {
                        Rust => format!("&[{}]", all.join(", ")),
                        Cpp => format!("{{{}}}", all.join(", ")),
                        Python if all.len() == 1 => format!("({},)", all[0]),
                        Python => format!("({})", all.join(", ")),
                    },
                    _ => self.collected(items),
                }
            }
            Set::Named(family, of, _) => {
                let name = match family {
                    Family::Digits => "digits",
                    Family::Divisors => "divisors",
                    Family::Primes => "primes",
                    Family::Factors => "factors",
                    Family::Squares => "squares",
                    Family::Fibonacci => "fibonacci",
                    Family::Bits => "bits",
                    Family::Powers => "powers",
                };
                let of: Vec<&Expr> = of.iter().collect();
                self.called(name, &of).0
            }
            Set::Each(..) => unreachable!("its clauses are loops of their own"),
        }
    }

    fn range(&mut self, from: &Expr, to: &Expr, step: i64) -> String {
        match self.language {
            Rust => {
                // Between constants, nothing else says of which type they are.
                let end =
                    if constant(from).is_some() { self.typed(to, 0) } else { self.expr(to, 0) };
                let range = format!("{}..={end}", self.expr(from, SUM));
                if step == 1 {
                    range
                } else {
                    format!("({range}).step_by({step})")
                }
            }
            Cpp => {
                let (mut from, mut to) = (self.expr(from, SUM), self.expr(to, SUM));
                let mut ends = String::new();
                if from.len() + to.len() > LONG {
                    (from, to) = (self.named(&from), self.named(&to));
                } else if to.contains('(') {
                    let name = self.fresh("end");
                    ends = format!(", {name} = {to}");
                    to = name;
                }
                let next = if step == 1 {
                    "VARIABLE++".to_string()
                } else {
                    format!("VARIABLE += {step}")
                };
                format!("long long VARIABLE = {from}{ends}; VARIABLE <= {to}; {next}")
            }
            Python => {
                let (start, end) = (self.expr(from, 0), self.expr(&next(to), 0));
                match (&start[..], step) {
                    ("0", 1) => format!("range({end})"),
                    (_, 1) => format!("range({start}, {end})"),
                    _ => format!("range({start}, {end}, {step})"),
                }
            }
        }
    }

    // The numbers of a list, if they can be written out.
    fn items(&mut self, items: &[(Expr, Option<Expr>)]) -> Option<Vec<String>> {
        let mut all = Vec::new();
        for (from, to) in items {
            match to {
                None => all.push(self.typed(from, 0)),
                Some(to) => {
                    let (from, to) = (constant(from)?, constant(to)?);
                    if to.checked_sub(from)? > MOST_LISTED {
                        return None;
                    }
                    for number in from..=to {
                        all.push(self.typed(&Expr::Number(number), 0));
                    }
                }
            }
        }
        if self.language == Rust {
            // One of them says it for all.
            all.iter_mut()
                .skip(1)
                .for_each(|text| *text = text.trim_end_matches("_i64").to_string());
        }
        Some(all).filter(|all| !all.is_empty())
    }

    // A function above that returns a list.
    fn collected(&mut self, items: &[(Expr, Option<Expr>)]) -> String {
        self.function("list_of", Returns::List, |this| {
            let list = this.fresh("numbers");
            this.does(&match this.language {
                Rust => format!("let mut {list} = Vec::new()"),
                Cpp => format!("std::vector<long long> {list}"),
                Python => format!("{list} = []"),
            });
            let push = ["push", "push_back", "append"][this.language as usize];
            for (from, to) in items {
                match to {
                    None => {
                        let from = this.expr(from, 0);
                        this.does(&format!("{list}.{push}({from})"));
                    }
                    Some(to) if this.language == Cpp => {
                        let range = Set::Items(vec![(from.clone(), Some(to.clone()))]);
                        this.elements(&range, &mut |this, x| {
                            this.does(&format!("{list}.{push}({x})"));
                        });
                    }
                    Some(to) => {
                        let range = this.range(from, to, 1);
                        this.does(&format!("{list}.extend({range})"));
                    }
                }
            }
            this.returns(&list);
        })
    }

    /// A condition; in brackets if it binds less than `least`, as a function above if it is long.
    pub fn cond(&mut self, of: &Cond, least: usize) -> String {
        let mark = self.mark();
        let (text, strength) = self.bare_cond(of);
        let is_split = match of {
            Cond::And(_) | Cond::Or(_) => true,
            // Its numbers may have got names.
            Cond::Compare(..) => !self.may_name,
            _ => false,
        };
        if text.len() > LONG + 16 && is_split {
            self.back(mark);
            let ways = if let Cond::Or(ways) = of { ways } else { std::slice::from_ref(of) };
            return self.function("holds", Returns::Answer, |this| {
                let (last, ways) = ways.split_last().expect("a condition");
                for way in ways {
                    this.under(&[Clause::If(way.clone())], &mut |this| this.answers(true));
                }
                let mark = this.mark();
                let text = this.cond(last, 0);
                if ways.is_empty() || text.starts_with("holds") {
                    this.back(mark);
                    this.under(&[Clause::If(last.clone())], &mut |this| this.answers(true));
                    return this.returns(this.truth(false));
                }
                this.returns(&text);
            });
        }
        if strength < least {
            format!("({text})")
        } else {
            text
        }
    }

    fn answers(&mut self, is_true: bool) {
        let text = format!("return {}", self.truth(is_true));
        self.does(&text);
    }

    fn bare_cond(&mut self, of: &Cond) -> (String, usize) {
        let is_python = self.language == Python;
        match of {
            Cond::Compare(relation, of) => self.compare(*relation, &of[0], &of[1]),
            Cond::NotZero(x) => self.compare(Relation::NotEqual, x, &Expr::Number(0)),
            Cond::Prime(x, _) => self.called("is_prime", &[x]),
            Cond::And(all) | Cond::Or(all) => {
                let is_and = matches!(of, Cond::And(_));
                let may_name = self.may_name;
                let mark = self.bounds.mark();
                let (mut texts, mut flat) = (Vec::new(), Vec::new());
                if is_and {
                    all_of(of, &mut flat);
                } else {
                    flat.extend(all);
                }
                for one in flat {
                    texts.push((one, self.cond(one, if is_and { 0 } else { COMPARED })));
                    // What follows is computed only if this is so.
                    self.may_name = false;
                    if is_and {
                        self.bounds.enter_if(one);
                    }
                }
                self.bounds.back(mark);
                self.may_name = may_name;
                if is_and {
                    return (self.all(&texts), AND);
                }
                let texts: Vec<String> = texts.into_iter().map(|of| of.1).collect();
                (texts.join(if is_python { " or " } else { " || " }), 0)
            }
            Cond::Not(of) => match &**of {
                Cond::Compare(relation, of) => {
                    let (x, y) = (&of[0], &of[1]);
                    match relation {
                        Relation::Less => self.compare(Relation::AtLeast, x, y),
                        Relation::AtMost => self.compare(Relation::Greater, x, y),
                        Relation::Greater => self.compare(Relation::AtMost, x, y),
                        Relation::AtLeast => self.compare(Relation::Less, x, y),
                        Relation::Equal => self.compare(Relation::NotEqual, x, y),
                        Relation::NotEqual => self.compare(Relation::Equal, x, y),
                    }
                }
                Cond::NotZero(x) => self.compare(Relation::Equal, x, &Expr::Number(0)),
                Cond::Not(of) => self.bare_cond(of),
                Cond::In(x, set) => self.is_in(x, set, false),
                _ if is_python => (format!("not {}", self.cond(of, COMPARED)), COMPARED),
                _ => (format!("!{}", self.cond(of, ALONE)), ALONE),
            },
            Cond::In(x, set) => self.is_in(x, set, true),
            Cond::Any(cond, clauses) | Cond::All(cond, clauses) => {
                let is_any = matches!(of, Cond::Any(..));
                let asked = if is_any { (**cond).clone() } else { Cond::Not(cond.clone()) };
                let clauses = [&clauses[..], &[Clause::If(asked)]].concat();
                let call = self.function(
                    if is_any { "any_of" } else { "all_of" },
                    Returns::Answer,
                    |this| {
                        this.under(&clauses, &mut |this| this.answers(is_any));
                        this.returns(this.truth(!is_any));
                    },
                );
                (call, ALONE)
            }
        }
    }

    fn compare(&mut self, relation: Relation, x: &Expr, y: &Expr) -> (String, usize) {
        // Compilers warn of what is always so.
        let order = match self.bounds.difference(x, y) {
            Some(d) => Some(d.signum() as i64),
            None if self.bounds.at_least(x, y, 1) => Some(1),
            None => Some(-1).filter(|_| self.bounds.at_least(y, x, 1)),
        };
        if let Some(order) = order {
            return (self.truth(arithmetic::compare(relation, order, 0)).to_string(), ALONE);
        }
        let sign = ["<", "<=", ">", ">=", "==", "!="][relation as usize];
        (format!("{} {sign} {}", self.expr(x, SUM), self.expr(y, SUM)), COMPARED)
    }

    // Whether a number is in a set, or whether it is not.
    fn is_in(&mut self, x: &Expr, set: &Set, is_in: bool) -> (String, usize) {
        let not = |cond: Cond| if is_in { cond } else { Cond::Not(Box::new(cond)) };
        match set {
            Set::Range(of, _) if constant(&of[2]) == Some(1) => {
                let order = |x: &Expr, y: &Expr| {
                    Cond::Compare(Relation::AtMost, Box::new([x.clone(), y.clone()]))
                };
                let (low, high) = (order(&of[0], x), order(x, &of[1]));
                self.bare_cond(&if is_in {
                    Cond::And(vec![low, high])
                } else {
                    Cond::Or(vec![not(low), not(high)])
                })
            }
            Set::Named(Family::Primes, of, at) => {
                let (low, prime) = (
                    Cond::Compare(Relation::AtMost, Box::new([x.clone(), of[0].clone()])),
                    Cond::Prime(Box::new(x.clone()), *at),
                );
                self.bare_cond(&if is_in {
                    Cond::And(vec![low, prime])
                } else {
                    Cond::Or(vec![not(low), not(prime)])
                })
            }
            Set::Items(items) if matches!(x, Expr::Variable(_)) => {
                let mark = self.mark();
                match self.items(items).filter(|all| all.join(", ").len() <= LONG) {
                    Some(all) => {
                        let x = self.expr(x, SUM);
                        self.is_one_of(&x, &all, is_in)
                    }
                    None => {
                        self.back(mark);
                        self.is_found(x, set, is_in)
                    }
                }
            }
            _ => self.is_found(x, set, is_in),
        }
    }

    fn is_one_of(&mut self, x: &str, all: &[String], is_in: bool) -> (String, usize) {
        let (equal, word, strength) = if is_in { ("==", "||", 0) } else { ("!=", "&&", AND) };
        match (self.language, all) {
            (Rust | Cpp, [one]) => {
                (format!("{x} {equal} {}", one.trim_end_matches("LL")), COMPARED)
            }
            (Python, [one]) => (format!("{x} {equal} {one}"), COMPARED),
            (Rust, _) => {
                let not = if is_in { "" } else { "!" };
                (format!("{not}[{}].contains(&{x})", all.join(", ").replace("_i64", "")), ALONE)
            }
            (Cpp, _) => {
                let each =
                    all.iter().map(|one| format!("{x} {equal} {}", one.trim_end_matches("LL")));
                (each.collect::<Vec<_>>().join(&format!(" {word} ")), strength)
            }
            (Python, _) => {
                let word = if is_in { "in" } else { "not in" };
                (format!("{x} {word} ({})", all.join(", ")), COMPARED)
            }
        }
    }

    // The same by a function above, which looks at one after the other.
    fn is_found(&mut self, x: &Expr, set: &Set, is_in: bool) -> (String, usize) {
        let call = self.function("is_in", Returns::Answer, |this| {
            let x = this.expr(x, SUM);
            this.elements(set, &mut |this, other| {
                let other = if other.contains(' ') { this.named(other) } else { other.to_string() };
                this.if_holds(&format!("{other} == {x}"), |this| this.answers(true));
            });
            this.returns(this.truth(false));
        });
        match (is_in, self.language) {
            (true, _) => (call, ALONE),
            (false, Python) => (format!("not {call}"), COMPARED),
            (false, _) => (format!("!{call}"), ALONE),
        }
    }
}

// The number after this one, as people write it.
fn next(of: &Expr) -> Expr {
    match of {
        Expr::Two(Operator::Subtract, of, _) if constant(&of[1]) == Some(1) => of[0].clone(),
        Expr::Two(operator @ (Operator::Subtract | Operator::Add), of, at) => {
            match constant(&of[1]) {
                Some(number @ 2..) => {
                    let number = if *operator == Operator::Add {
                        number.saturating_add(1)
                    } else {
                        number - 1
                    };
                    Expr::Two(*operator, Box::new([of[0].clone(), Expr::Number(number)]), *at)
                }
                _ => Expr::Two(
                    Operator::Add,
                    Box::new([Expr::Two(*operator, of.clone(), *at), Expr::Number(1)]),
                    *at,
                ),
            }
        }
        _ => Expr::Two(Operator::Add, Box::new([of.clone(), Expr::Number(1)]), At(0)),
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
