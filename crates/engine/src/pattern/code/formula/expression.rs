//! Numbers and conditions of a formula as expressions of a language.
//!
//! Brackets stand where a language needs them or a compiler asks for them; `&`, `|`, `^` and shifts bind differently in the
//! languages, and always get them.

use super::bounds::constant;
use super::writer::{all_of, Returns, Writer};
use crate::formula::{
    arithmetic, Clause, Cond, Expr, Family, Fold, Function, Operator, Relation, Set, Sign,
};
use crate::pattern::answer::Language::{Cpp, Python, Rust};

// Longer expressions get names, and longer conditions functions.
const LONG: usize = 32;
const LONG_COND: usize = 48;
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

    fn all_exprs(&mut self, of: &[Expr]) -> String {
        of.iter().map(|of| self.expr(of, 0)).collect::<Vec<_>>().join(", ")
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
        match (constant(of), self.language) {
            (Some(number), Rust | Cpp) if number >= 0 || (number > i64::MIN && least == 0) => {
                format!("{number}{}", self.by(["_i64", "LL", ""]))
            }
            _ => self.expr(of, least),
        }
    }

    fn two(&mut self, operator: Operator, x: &Expr, y: &Expr) -> (String, usize) {
        let is_python = self.language == Python;
        // Others round towards 0, and shift by less than 64.
        let is_plain = is_python
            || match operator {
                Operator::Over | Operator::Modulo => {
                    self.bounds.from(x, 0) && self.bounds.from(y, 1)
                }
                Operator::Left | Operator::Right => {
                    (operator == Operator::Right || self.bounds.from(x, 0))
                        && self.bounds.at_least(&Expr::Number(62), y, 0)
                }
                _ => true,
            };
        let (sign, strength, name) = match operator {
            Operator::Power if matches!(x, Expr::Variable(_)) && constant(y) == Some(2) => {
                return self.two(Operator::Times, x, x);
            }
            Operator::Power if is_python => {
                let (x, y) = (self.expr(x, ALONE), self.expr(y, ALONE));
                let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
                let gap = if x.chars().chain(y.chars()).all(is_word) { "" } else { " " };
                return (format!("{x}{gap}**{gap}{y}"), POWER);
            }
            Operator::Power => ("", ALONE, "power"),
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
        if !is_plain || sign.is_empty() {
            return (format!("{name}({}, {})", self.expr(x, 0), self.expr(y, 0)), ALONE);
        }
        // A chain of the same operator needs no brackets; shifts are none.
        let is_chain = name.is_empty() && matches!(x, Expr::Two(of, ..) if *of == operator);
        let (left, right) = match strength {
            BITS => (if is_chain { 0 } else { SIGN }, SIGN),
            _ => (strength, strength + usize::from(operator != Operator::Add)),
        };
        let x = if strength == BITS { self.typed(x, left) } else { self.expr(x, left) };
        (format!("{x} {sign} {}", self.expr(y, right)), strength)
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
        if is_extreme || of.len() < 3 {
            let all = self.all_exprs(of);
            let is_list = self.language == Cpp && of.len() > 2;
            return if is_list { format!("{name}({{{all}}})") } else { format!("{name}({all})") };
        }
        // Of more than two, one after the other.
        let first = self.expr(&of[0], 0);
        of[1..].iter().fold(first, |text, other| format!("{name}({text}, {})", self.expr(other, 0)))
    }

    // A function of all numbers of a set, as a function above.
    fn fold(&mut self, fold: Fold, set: &Set) -> String {
        let (name, first) = match fold {
            Fold::Min => ("least", i64::MAX),
            Fold::Max => ("greatest", -i64::MAX),
            Fold::Sum => ("total", 0),
            Fold::Product => ("product", 1),
            Fold::Len => ("count", 0),
        };
        self.function(&format!("{name}_of"), Returns::Number, |this| {
            this.declares(name, &first.to_string(), true);
            this.elements(set, &mut |this, x| match fold {
                Fold::Sum => this.does(&format!("{name} += {x}")),
                Fold::Product => this.does(&format!("{name} *= {x}")),
                Fold::Len => this.does(&format!("{name} += 1")),
                Fold::Min | Fold::Max if this.language == Python => {
                    let which = if fold == Fold::Min { "min" } else { "max" };
                    this.does(&format!("{name} = {which}({name}, {x})"));
                }
                Fold::Min | Fold::Max => {
                    let x = if x.contains(' ') { this.named(x) } else { x.to_string() };
                    let sign = if fold == Fold::Min { '<' } else { '>' };
                    this.if_holds(&format!("{x} {sign} {name}"), |this| {
                        this.does(&format!("{name} = {x}"));
                    });
                }
            });
            this.returns(name);
        })
    }

    /// What stands behind `in` in the head of a loop; of a range in C++, the whole head.
    pub fn set(&mut self, set: &Set) -> String {
        match set {
            Set::Range(of, _) => match constant(&of[2]) {
                Some(step @ 1..) => self.range(&of[0], &of[1], step),
                _ => format!("span({})", self.all_exprs(&of[..])),
            },
            Set::Items(items) => match (&items[..], self.items(items)) {
                ([(from, Some(to))], _) => self.range(from, to, 1),
                (_, None) => self.collected(items),
                (_, Some(all)) => match self.language {
                    Rust => format!("&[{all}]"),
                    Cpp => format!("{{{all}}}"),
                    Python if items.len() == 1 => format!("({all},)"),
                    Python => format!("({all})"),
                },
            },
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
                format!("{name}({})", self.all_exprs(of))
            }
            Set::Each(..) => unreachable!("its clauses are loops of their own"),
        }
    }

    fn range(&mut self, from: &Expr, to: &Expr, step: i64) -> String {
        let start = self.expr(from, if self.language == Python { 0 } else { SUM });
        match self.language {
            Rust => {
                // Between constants, nothing else says of which type they are.
                let end =
                    if constant(from).is_some() { self.typed(to, 0) } else { self.expr(to, 0) };
                match step {
                    1 => format!("{start}..={end}"),
                    _ => format!("({start}..={end}).step_by({step})"),
                }
            }
            Cpp => {
                let end = self.expr(to, SUM);
                // What is computed is computed once.
                let end = if end.contains('(') { self.named(&end) } else { end };
                let next = if step == 1 { "++".to_string() } else { format!(" += {step}") };
                format!("long long VARIABLE = {start}; VARIABLE <= {end}; VARIABLE{next}")
            }
            Python => {
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
        }
    }

    // The numbers of a short list, if they can be written out.
    fn items(&mut self, items: &[(Expr, Option<Expr>)]) -> Option<String> {
        let mut all = Vec::new();
        for (from, to) in items {
            let Some(to) = to else {
                all.push(from.clone());
                continue;
            };
            let (from, to) = (constant(from)?, constant(to)?);
            if to.checked_sub(from)? > MOST_LISTED {
                return None;
            }
            all.extend((from..=to).map(Expr::Number));
        }
        let mark = self.mark();
        let texts: Vec<String> = all.iter().map(|of| self.typed(of, 0)).collect();
        // In Rust, one of them says it for all.
        let text = texts.join(", ").replace("_i64, ", ", ");
        if text.len() > LONG_COND {
            self.back(mark);
        }
        Some(text).filter(|text| !text.is_empty() && text.len() <= LONG_COND)
    }

    // A function above that returns a list.
    fn collected(&mut self, items: &[(Expr, Option<Expr>)]) -> String {
        self.function("list_of", Returns::List, |this| {
            this.does(this.by([
                "let mut numbers = Vec::new()",
                "std::vector<long long> numbers",
                "numbers = []",
            ]));
            let push = this.by(["push", "push_back", "append"]);
            for (from, to) in items {
                match to {
                    None => {
                        let from = this.expr(from, 0);
                        this.does(&format!("numbers.{push}({from})"));
                    }
                    Some(to) if this.language == Cpp => {
                        let range = Set::Items(vec![(from.clone(), Some(to.clone()))]);
                        let each = &mut |this: &mut Self, x: &str| {
                            this.does(&format!("numbers.push_back({x})"));
                        };
                        this.elements(&range, each);
                    }
                    Some(to) => {
                        let range = this.range(from, to, 1);
                        this.does(&format!("numbers.extend({range})"));
                    }
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
            Cond::Compare(..) => !self.may_name,
            _ => false,
        };
        if text.len() <= LONG_COND || !is_split {
            return if strength < least { format!("({text})") } else { text };
        }
        self.back(mark);
        self.function("holds", Returns::Answer, |this| {
            let ways = if let Cond::Or(ways) = of { ways } else { std::slice::from_ref(of) };
            let (last, others) = ways.split_last().expect("a condition");
            for way in others {
                this.under(&[Clause::If(way.clone())], &mut |this| this.answers(true));
            }
            let mark = this.mark();
            let text = if others.is_empty() { String::new() } else { this.cond(last, 0) };
            if text.is_empty() || text.starts_with("holds") {
                this.back(mark);
                this.under(&[Clause::If(last.clone())], &mut |this| this.answers(true));
                return this.returns(this.truth(false));
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
            _ if is_so => self.plain(of),
            _ => {
                let plain = self.plain(of);
                self.negated(plain)
            }
        }
    }

    fn negated(&self, (text, strength): (String, usize)) -> (String, usize) {
        let text = if strength < COMPARED || (strength < ALONE && self.language != Python) {
            format!("({text})")
        } else {
            text
        };
        match self.language {
            Python => (format!("not {text}"), COMPARED),
            _ => (format!("!{text}"), ALONE),
        }
    }

    fn plain(&mut self, of: &Cond) -> (String, usize) {
        match of {
            Cond::Prime(x, _) => (format!("is_prime({})", self.expr(x, 0)), ALONE),
            Cond::Any(cond, clauses) | Cond::All(cond, clauses) => {
                let is_any = matches!(of, Cond::Any(..));
                let asked = if is_any { (**cond).clone() } else { Cond::Not(cond.clone()) };
                let clauses = [&clauses[..], &[Clause::If(asked)]].concat();
                let name = if is_any { "any_of" } else { "all_of" };
                let call = self.function(name, Returns::Answer, |this| {
                    this.under(&clauses, &mut |this| this.answers(is_any));
                    this.returns(this.truth(!is_any));
                });
                (call, ALONE)
            }
            Cond::And(all) | Cond::Or(all) => {
                let is_and = matches!(of, Cond::And(_));
                let (may_name, mark) = (self.may_name, self.bounds.mark());
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
                        self.bounds.know_if(one);
                    }
                }
                self.bounds.back(mark);
                self.may_name = may_name;
                if is_and {
                    return (self.all(&texts), AND);
                }
                let texts: Vec<String> = texts.into_iter().map(|of| of.1).collect();
                (texts.join(self.by([" || ", " || ", " or "])), OR)
            }
            _ => self.bare_cond(of, true),
        }
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
            return (
                self.truth(arithmetic::compare(relation, order, 0) == is_so).to_string(),
                ALONE,
            );
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
        let at_most =
            |x: &Expr, y: &Expr| Cond::Compare(Relation::AtMost, Box::new([x.clone(), y.clone()]));
        let found = match set {
            Set::Range(of, _) if constant(&of[2]) == Some(1) => {
                self.plain(&Cond::And(vec![at_most(&of[0], x), at_most(x, &of[1])]))
            }
            Set::Named(Family::Primes, of, at) => {
                let is_prime = Cond::Prime(Box::new(x.clone()), *at);
                self.plain(&Cond::And(vec![at_most(x, &of[0]), is_prime]))
            }
            Set::Items(items) if matches!(x, Expr::Variable(_)) => {
                let mark = self.mark();
                match self.items(items) {
                    Some(all) if !all.contains('(') => return self.is_one_of(x, &all, is_so),
                    _ => self.back(mark),
                }
                self.is_found(x, set)
            }
            _ => self.is_found(x, set),
        };
        if is_so {
            found
        } else {
            self.negated(found)
        }
    }

    fn is_one_of(&mut self, x: &Expr, all: &str, is_so: bool) -> (String, usize) {
        let x = self.expr(x, SUM);
        let all = all.replace("_i64", "").replace("LL", "");
        let (equal, or, strength) = if is_so { ("==", " || ", OR) } else { ("!=", " && ", AND) };
        match self.language {
            _ if !all.contains(',') => (format!("{x} {equal} {all}"), COMPARED),
            Rust => (format!("{}[{all}].contains(&{x})", if is_so { "" } else { "!" }), ALONE),
            Cpp => {
                let each = all.split(", ").map(|one| format!("{x} {equal} {one}"));
                (each.collect::<Vec<_>>().join(or), strength)
            }
            Python => (format!("{x} {}in ({all})", if is_so { "" } else { "not " }), COMPARED),
        }
    }

    // By a function above, which looks at one after the other.
    fn is_found(&mut self, x: &Expr, set: &Set) -> (String, usize) {
        let call = self.function("is_in", Returns::Answer, |this| {
            let x = this.expr(x, SUM);
            this.elements(set, &mut |this, other| {
                let other = if other.contains(' ') { this.named(other) } else { other.to_string() };
                this.if_holds(&format!("{other} == {x}"), |this| this.answers(true));
            });
            this.returns(this.truth(false));
        });
        (call, ALONE)
    }
}
