//! Numbers and conditions of a formula as expressions of a language.
//!
//! Brackets stand where a language needs them or a compiler asks for them; `&`, `|`, `^` and shifts bind differently in the
//! languages, and always get them.

use super::bounds::constant;
use super::writer::Writer;
use crate::formula::{
    arithmetic, Clause, Cond, Expr, Family, Fold, Function, Operator, Relation, Set, Sign,
};
use crate::pattern::answer::Language::{Cpp, Python, Rust};
use crate::pattern::code::language::{listed, WIDTH};

// Longer expressions get names, and longer conditions functions.
const LONG: usize = 32;
const LONG_COND: usize = 48;
// And longer lists.
const LONG_LIST: usize = 40;
// Ranges of lists up to this length are written out.
const MOST_LISTED: i64 = 16;

// How strongly an operator binds.
const OR: usize = 0;
const AND: usize = 1;
const COMPARED: usize = 2;
const BITS: usize = 3;
const SUM: usize = 4;
const PRODUCT: usize = 5;
const SIGN: usize = 6;
const POWER: usize = 7;
const ALONE: usize = 8;

impl Writer<'_> {
    /// A number; in brackets if it binds less than `least`, or differently in the languages.
    pub fn expr(&mut self, of: &Expr, least: usize) -> String {
        let (text, strength) = self.bare(of);
        if text.len() > LONG && self.may_name {
            return self.named(&text);
        }
        let has_brackets = strength < least || strength == BITS && least > 0;
        if has_brackets {
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
                (known.expect("a variable that is known").1.clone(), ALONE)
            }
            Expr::One(sign, x, _) => {
                let complement = self.by(["!", "~", "~"]);
                let sign = if *sign == Sign::Minus { "-" } else { complement };
                (format!("{sign}{}", self.expr(x, POWER)), SIGN)
            }
            Expr::Two(operator, of, _) => self.two(*operator, &of[0], &of[1]),
            Expr::Call(function, of, _) => (self.call(*function, of), ALONE),
            Expr::All(fold, set, _) => (self.fold(*fold, set), ALONE),
            Expr::Number(_) | Expr::Parameter(_) => unreachable!("no parameter is left"),
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

    // A number with its type, if a constant: as a receiver of a method, in a list, or before a shift.
    fn typed(&mut self, of: &Expr, least: usize) -> String {
        match constant(of) {
            Some(number) if number >= 0 || (number > i64::MIN && least == 0) => {
                format!("{number}{}", self.by(["_i64", "LL", ""]))
            }
            _ => self.expr(of, least),
        }
    }

    fn two(&mut self, operator: Operator, x: &Expr, y: &Expr) -> (String, usize) {
        // The other languages round towards 0, and shift by less than 64.
        let is_python = self.language == Python;
        let (sign, strength, helper) = match operator {
            Operator::Power if matches!(x, Expr::Variable(_)) && constant(y) == Some(2) => {
                return self.two(Operator::Times, x, x);
            }
            Operator::Power => ("**", POWER, if is_python { "" } else { "power" }),
            Operator::Add => ("+", SUM, ""),
            Operator::Subtract => ("-", SUM, ""),
            Operator::Times => ("*", PRODUCT, ""),
            Operator::Over => (if is_python { "//" } else { "/" }, PRODUCT, "floor_div"),
            Operator::Modulo => ("%", PRODUCT, "modulo"),
            Operator::And => ("&", BITS, ""),
            Operator::Or => ("|", BITS, ""),
            Operator::Xor => ("^", BITS, ""),
            Operator::Left => ("<<", BITS, "left"),
            Operator::Right => (">>", BITS, "right"),
        };
        let is_plain = is_python
            || match operator {
                Operator::Over | Operator::Modulo => {
                    self.bounds.from(x, 0) && self.bounds.from(y, 1)
                }
                Operator::Left => self.bounds.from(x, 0) && self.is_shift(y),
                Operator::Right => self.is_shift(y),
                _ => helper.is_empty(),
            };
        if !is_plain {
            return (format!("{helper}({}, {})", self.expr(x, 0), self.expr(y, 0)), ALONE);
        }
        // A chain of the same operator needs no brackets; powers and shifts are none.
        let is_chain = helper.is_empty() && matches!(x, Expr::Two(of, ..) if *of == operator);
        let (left, right) = match strength {
            POWER => (ALONE, ALONE),
            BITS => (if is_chain { 0 } else { SIGN }, SIGN),
            _ => (strength, strength + usize::from(operator != Operator::Add)),
        };
        let x = if strength == BITS { self.typed(x, left) } else { self.expr(x, left) };
        let y = self.expr(y, right);
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let is_short = strength == POWER && x.chars().chain(y.chars()).all(is_word);
        let gap = if is_short { "" } else { " " };
        (format!("{x}{gap}{sign}{gap}{y}"), strength)
    }

    fn is_shift(&mut self, y: &Expr) -> bool {
        self.bounds.at_least(&Expr::Number(62), y, 0)
    }

    fn call(&mut self, function: Function, of: &[Expr]) -> String {
        let name = match function {
            Function::Gcd => self.by(["gcd", "gcd", "math.gcd"]),
            Function::Lcm => "lcm",
            Function::Min => self.by(["min", "std::min<long long>", "min"]),
            Function::Max => self.by(["max", "std::max<long long>", "max"]),
            Function::Abs => self.by(["abs", "std::llabs", "abs"]),
            Function::Sqrt => self.by(["isqrt", "isqrt", "math.isqrt"]),
            Function::Popcount => "popcount",
            Function::Bitlen => "bit_length",
            Function::Log => "log",
        };
        let is_extreme = matches!(function, Function::Min | Function::Max);
        if self.language == Rust && (is_extreme || function == Function::Abs) {
            // A constant stands behind, so that the type is clear.
            let mut order: Vec<&Expr> = of.iter().collect();
            order.sort_by_key(|of| constant(of).is_some());
            let mut text = self.typed(order[0], ALONE);
            for other in &order[1..] {
                text = format!("{text}.{name}({})", self.expr(other, 0));
            }
            return if of.len() == 1 { format!("{text}.{name}()") } else { text };
        }
        let all: Vec<String> = of.iter().map(|of| self.expr(of, 0)).collect();
        match &all[..] {
            [first, others @ ..] if others.len() > 1 && !is_extreme => {
                let pair = |text, other| format!("{name}({text}, {other})");
                others.iter().fold(first.clone(), pair)
            }
            [_, _, _, ..] if self.language == Cpp => format!("{name}({{{}}})", all.join(", ")),
            _ => format!("{name}({})", all.join(", ")),
        }
    }

    // A function of all numbers of a set, as a function above.
    fn fold(&mut self, fold: Fold, set: &Set) -> String {
        let extreme = |name: &str, function| {
            self.by([
                format!("{name} = {name}.{function}(X)"),
                format!("{name} = std::{function}<long long>({name}, X)"),
                format!("{name} = {function}({name}, X)"),
            ])
        };
        let (name, first, each) = match fold {
            Fold::Min => ("least", i64::MAX, extreme("least", "min")),
            Fold::Max => ("greatest", -i64::MAX, extreme("greatest", "max")),
            Fold::Sum => ("total", 0, "total += X".to_string()),
            Fold::Product => ("product", 1, "product *= X".to_string()),
            Fold::Len => ("count", 0, "count += 1".to_string()),
        };
        self.function(&format!("{name}_of"), ["i64", "long long"], |this| {
            this.declares(name, &this.literal(first), true);
            this.elements(set, &mut |this, x| this.does(&each.replace('X', x)));
            this.returns(name);
        })
    }

    /// The head of a loop over a set, with `VARIABLE` for what it is called.
    pub fn head(&mut self, set: &Set) -> String {
        if let (Some((from, to, step)), Cpp) = (range(set), self.language) {
            let (from, to) = (self.expr(from, SUM), self.expr(to, SUM));
            // What is computed is computed once.
            let to = if to.contains('(') { self.named(&to) } else { to };
            let next = if step == 1 { "++".to_string() } else { format!(" += {step}") };
            let head = format!("VARIABLE = {from}; VARIABLE <= {to}; VARIABLE{next}");
            return format!("for (long long {head}) {{");
        }
        let numbers = self.walked(set);
        let [start, end] = match self.language {
            Rust if numbers.starts_with('[') => ["&VARIABLE in &", " {"],
            Rust => ["VARIABLE in ", " {"],
            Cpp => ["(long long VARIABLE : ", ") {"],
            Python => ["VARIABLE in ", ":"],
        };
        format!("for {start}{numbers}{end}")
    }

    // What a loop walks over.
    fn walked(&mut self, set: &Set) -> String {
        match range(set) {
            Some((from, to, step)) if self.language == Rust => {
                let start = self.expr(from, SUM);
                // Between constants, nothing else says of which type they are.
                let is_typed = constant(from).is_some();
                let to = if is_typed { self.typed(to, 0) } else { self.expr(to, 0) };
                match step {
                    1 => format!("{start}..={to}"),
                    _ => format!("({start}..={to}).step_by({step})"),
                }
            }
            Some((from, to, step)) => {
                let start = self.expr(from, 0);
                let end = match to {
                    Expr::Number(last) => (i128::from(*last) + 1).to_string(),
                    Expr::Two(Operator::Subtract, of, _) => match constant(&of[1]) {
                        Some(1) => self.expr(&of[0], 0),
                        Some(less @ 2..) => format!("{} - {}", self.expr(&of[0], SUM), less - 1),
                        _ => format!("{} + 1", self.expr(to, SUM)),
                    },
                    _ => format!("{} + 1", self.expr(to, SUM)),
                };
                match (&start[..], step) {
                    ("0", 1) => format!("range({end})"),
                    (_, 1) => format!("range({start}, {end})"),
                    _ => format!("range({start}, {end}, {step})"),
                }
            }
            None => self.list(set),
        }
    }

    // A set as a list.
    fn list(&mut self, set: &Set) -> String {
        let (name, of) = match set {
            Set::Range(of, _) => ("span", &of[..]),
            Set::Items(items) => return self.items(items),
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
                (name, &of[..])
            }
            Set::Each(..) => unreachable!("its clauses are loops of their own"),
        };
        let all: Vec<String> = of.iter().map(|of| self.expr(of, 0)).collect();
        format!("{name}({})", all.join(", "))
    }

    // Numbers that are written out, in a function above if they are many.
    fn items(&mut self, items: &[(Expr, Option<Expr>)]) -> String {
        let mark = self.mark();
        let all = written(items).map(|all| {
            let texts = all.iter().map(|of| self.typed(of, 0));
            // In Rust, one of them says it for all.
            let text = texts.collect::<Vec<_>>().join(", ").replace("_i64, ", ", ");
            (text, all.iter().all(|of| constant(of).is_some()))
        });
        let [open, close] = self.by([["[", "]"], ["{", "}"], ["[", "]"]]);
        if let Some((all, _)) =
            all.as_ref().filter(|all| all.0.replace("LL", "").len() <= LONG_LIST)
        {
            return format!("{open}{all}{close}");
        }
        self.back(mark);
        self.function("list_of", ["Vec<i64>", "std::vector<long long>"], |this| {
            if let Some((all, true)) = all {
                let all = all.replace("LL", "").replace("_i64", "");
                let open = format!("{}{open}", this.by(["vec!", "", ""]));
                if all.len() + this.by([10, 14, 13]) <= WIDTH {
                    return this.returns(&format!("{open}{all}{close}"));
                }
                let all: Vec<String> = all.split(", ").map(str::to_string).collect();
                return this.returns(&listed(&open, &all, close, "    "));
            }
            this.does(this.by([
                "let mut numbers = Vec::new()",
                "std::vector<long long> numbers",
                "numbers = []",
            ]));
            let push = this.by(["push", "push_back", "append"]);
            let mut pushes = |this: &mut Self, x: &str| this.does(&format!("numbers.{push}({x})"));
            for item in items {
                let range = Set::Items(vec![item.clone()]);
                if item.1.is_none() {
                    let x = this.expr(&item.0, 0);
                    pushes(this, &x);
                } else if this.language == Cpp {
                    this.elements(&range, &mut pushes);
                } else {
                    let range = this.walked(&range);
                    this.does(&format!("numbers.extend({range})"));
                }
            }
            this.returns("numbers");
        })
    }

    /// A condition; in brackets if it binds less than `least`, as a function above if it is long.
    pub fn cond(&mut self, of: &Cond, least: usize) -> String {
        let mark = self.mark();
        let (text, strength) = self.bare_cond(of, true);
        let is_split = match of {
            Cond::And(_) | Cond::Or(_) => true,
            // Its numbers may have got names.
            Cond::Compare(..) | Cond::In(..) => !self.may_name,
            _ => false,
        };
        if text.len() <= LONG_COND || !is_split {
            return if strength < least { format!("({text})") } else { text };
        }
        self.back(mark);
        self.function("holds", ["bool"; 2], |this| {
            let ways = if let Cond::Or(ways) = of { ways } else { std::slice::from_ref(of) };
            let (last, others) = ways.split_last().expect("a condition");
            let asks = |this: &mut Self, way: &Cond| {
                this.under(&[Clause::If(way.clone())], &mut |this| this.answers(true));
            };
            for way in others {
                asks(this, way);
            }
            let mark = this.mark();
            let (mut text, _) = this.bare_cond(last, true);
            if !this.fits(&text) {
                this.back(mark);
                asks(this, last);
                text = this.truth(false).to_string();
            }
            this.returns(&text);
        })
    }

    fn answers(&mut self, is_true: bool) {
        let text = format!("return {}", self.truth(is_true));
        self.does(&text);
    }

    // A condition, or that it does not hold.
    fn bare_cond(&mut self, of: &Cond, is_so: bool) -> (String, usize) {
        match of {
            Cond::Compare(relation, of) => self.compare(*relation, &of[0], &of[1], is_so),
            Cond::NotZero(x) => self.compare(Relation::NotEqual, x, &Expr::Number(0), is_so),
            Cond::Not(of) => self.bare_cond(of, !is_so),
            Cond::In(x, set) => self.is_in(x, set, is_so),
            Cond::Prime(x, _) => {
                let is_prime = format!("is_prime({})", self.expr(x, 0));
                self.negated((is_prime, ALONE), is_so)
            }
            Cond::Any(cond, clauses) | Cond::All(cond, clauses) => {
                let is_any = matches!(of, Cond::Any(..));
                let asked = if is_any { (**cond).clone() } else { Cond::Not(cond.clone()) };
                let clauses = [&clauses[..], &[Clause::If(asked)]].concat();
                let name = if is_any { "any_of" } else { "all_of" };
                let call = self.function(name, ["bool"; 2], |this| {
                    this.under(&clauses, &mut |this| this.answers(is_any));
                    this.returns(this.truth(!is_any));
                });
                self.negated((call, ALONE), is_so)
            }
            Cond::And(all) | Cond::Or(all) => {
                let is_and = matches!(of, Cond::And(_));
                let (may_name, mark) = (self.may_name, self.bounds.mark());
                let mut texts = Vec::new();
                for one in all {
                    texts.push(self.cond(one, if is_and { 0 } else { COMPARED }));
                    // What follows is computed only if this is so.
                    self.may_name = false;
                    if is_and {
                        self.bounds.know_if(one);
                    }
                }
                self.bounds.back(mark);
                self.may_name = may_name;
                if is_and {
                    return self.negated((self.all(&texts), AND), is_so);
                }
                self.negated((texts.join(self.by([" || ", " || ", " or "])), OR), is_so)
            }
        }
    }

    fn negated(&self, (text, strength): (String, usize), is_so: bool) -> (String, usize) {
        if is_so {
            return (text, strength);
        }
        let (not, own) = self.by([("!", ALONE), ("!", ALONE), ("not ", COMPARED)]);
        let text = if strength < own { format!("({text})") } else { text };
        (format!("{not}{text}"), own)
    }

    fn compare(&mut self, relation: Relation, x: &Expr, y: &Expr, is_so: bool) -> (String, usize) {
        // Compilers warn of what is always so.
        let more = [1, 0].map(|more| self.bounds.at_least(x, y, more));
        let less = [1, 0].map(|more| self.bounds.at_least(y, x, more));
        let order = match (more, less) {
            ([true, _], _) => Some(1),
            (_, [true, _]) => Some(-1),
            ([_, true], [_, true]) => Some(0),
            _ => None,
        };
        if let Some(order) = order {
            let is_true = arithmetic::compare(relation, order, 0) == is_so;
            return (self.truth(is_true).to_string(), ALONE);
        }
        let sign = match (relation, is_so) {
            (Relation::Less, true) | (Relation::AtLeast, false) => "<",
            (Relation::AtMost, true) | (Relation::Greater, false) => "<=",
            (Relation::Greater, true) | (Relation::AtMost, false) => ">",
            (Relation::AtLeast, true) | (Relation::Less, false) => ">=",
            (Relation::Equal, true) | (Relation::NotEqual, false) => "==",
            (Relation::NotEqual, true) | (Relation::Equal, false) => "!=",
        };
        (format!("{} {sign} {}", self.expr(x, SUM), self.expr(y, SUM)), COMPARED)
    }

    // Whether a number is in a set, or whether it is not.
    fn is_in(&mut self, x: &Expr, set: &Set, is_so: bool) -> (String, usize) {
        let compared = |relation, x: &Expr, y: &Expr| {
            Cond::Compare(relation, Box::new([x.clone(), y.clone()]))
        };
        let at_most = |x, y| compared(Relation::AtMost, x, y);
        let all = match (range(set), set) {
            (Some((from, to, 1)), _) => Some(Cond::And(vec![at_most(from, x), at_most(x, to)])),
            (_, Set::Named(Family::Primes, of, at)) => {
                let is_prime = Cond::Prime(Box::new(x.clone()), *at);
                Some(Cond::And(vec![at_most(x, &of[0]), is_prime]))
            }
            (_, Set::Each(of, clauses)) => {
                Some(Cond::Any(Box::new(compared(Relation::Equal, of, x)), clauses.clone()))
            }
            (_, Set::Items(items)) if items.len() == 1 => {
                Some(compared(Relation::Equal, x, &items[0].0))
            }
            _ => None,
        };
        if let Some(cond) = all {
            return self.bare_cond(&cond, is_so);
        }
        let mut list = self.list(set);
        if list.starts_with(['[', '{']) {
            // The other number says of which type they are.
            list = list.replace("_i64", "").replace("LL", "");
        }
        let is_short = matches!(x, Expr::Variable(_)) && list.matches(',').count() < 5;
        let x = self.expr(x, if self.language == Rust { ALONE } else { SUM });
        let not = if is_so { "" } else { "!" };
        match self.language {
            Rust => (format!("{not}{list}.contains(&{x})"), ALONE),
            Python => (format!("{x} {}in {list}", if is_so { "" } else { "not " }), COMPARED),
            Cpp if list.starts_with('{') && is_short => {
                let (equal, and, strength) =
                    if is_so { ("==", " || ", OR) } else { ("!=", " && ", AND) };
                let each = list[1..list.len() - 1].split(", ");
                let each: Vec<String> = each.map(|one| format!("{x} {equal} {one}")).collect();
                (each.join(and), strength)
            }
            Cpp => (format!("{not}contains({list}, {x})"), ALONE),
        }
    }
}

// The ends of a range, and its step, if that is ascending and constant.
fn range(set: &Set) -> Option<(&Expr, &Expr, i64)> {
    match set {
        Set::Range(of, _) => Some((&of[0], &of[1], constant(&of[2]).filter(|&step| step > 0)?)),
        Set::Items(items) => match &items[..] {
            [(from, Some(to))] => Some((from, to, 1)),
            _ => None,
        },
        _ => None,
    }
}

// The numbers of a list, if no range of it is long.
fn written(items: &[(Expr, Option<Expr>)]) -> Option<Vec<Expr>> {
    let mut all = Vec::new();
    for (from, to) in items {
        match to {
            None => all.push(from.clone()),
            Some(to) => {
                let (from, to) = (constant(from)?, constant(to)?);
                to.checked_sub(from).filter(|&count| count <= MOST_LISTED)?;
                all.extend((from..=to).map(Expr::Number));
            }
        }
    }
    Some(all).filter(|all| !all.is_empty())
}
