//! The loops and conditions of a formula as statements of a language, and functions for what a language has no expression for.
//!
//! What is too long for a line gets a name, and so does each loop inside an expression: as a function above.

use super::bounds::Bounds;
use crate::formula::{Alternative, At, Clause, Cond, Expr, Formula, Operator, Part, Set};
use crate::pattern::answer::Language::{self, Cpp, Python, Rust};

// The numbers of an option get names if they would be a longer line.
const LONG_LINE: usize = 66;

/// Words that are no names of variables: of the languages, of the programs, and those that ruff calls ambiguous.
const RESERVED: &str = include_str!("reserved.txt");

/// The options of a formula, as they are written.
pub struct Writer<'a> {
    pub formula: &'a Formula,
    pub language: Language,
    pub bounds: Bounds,
    /// The variables that are known, and their names.
    pub scope: Vec<(usize, String)>,
    /// The functions above: their names, and their texts with `FUNCTION` in the place of it.
    pub functions: Vec<(String, String)>,
    pub lines: String,
    /// Whether a long expression may be computed before the statement in which it stands.
    pub may_name: bool,
    /// Whether every number of an option is surely less than the first of the position, by `fall` or more.
    pub falls: bool,
    pub fall: i64,
    /// Whether a position of zeros may have an option of zeros.
    pub has_zeros: bool,
    depth: usize,
    // The conditions of an `if` that is written when something stands in it.
    waiting: Vec<String>,
    // The names of the functions, and of variables without a place in the formula.
    taken: Vec<String>,
    anonymous: usize,
}

/// The words of a text, as names are.
pub fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
}

pub fn has_word(text: &str, name: &str) -> bool {
    words(text).any(|word| word == name)
}

impl<'a> Writer<'a> {
    pub fn new(formula: &'a Formula, language: Language) -> Writer<'a> {
        let mut writer = Writer {
            formula,
            language,
            bounds: Bounds::new(),
            scope: Vec::new(),
            functions: Vec::new(),
            lines: String::new(),
            may_name: true,
            falls: true,
            fall: 1,
            has_zeros: false,
            depth: 1,
            waiting: Vec::new(),
            taken: Vec::new(),
            anonymous: formula.names.len(),
        };
        for place in 0..formula.arity {
            writer.bind(place);
            writer.bounds.know(&Expr::Variable(place), &Expr::Number(0), 0);
            if formula.is_sorted && place > 0 {
                writer.bounds.know(&Expr::Variable(place), &Expr::Variable(place - 1), 0);
            }
        }
        writer
    }

    /// A name like `base`, which is reserved for this, that nothing else has.
    pub fn fresh(&self, base: &str) -> String {
        let is_free =
            |name: &String| self.scope.iter().all(|of| of.1 != *name) && !self.taken.contains(name);
        let numbered = (2..).map(|number| format!("{base}{number}"));
        std::iter::once(base.to_string()).chain(numbered).find(is_free).expect("a name")
    }

    /// Gives the variable at this place a name, as the formula has it where the languages have it too.
    pub fn bind(&mut self, place: usize) -> String {
        let most = if place < self.formula.arity { 36 / self.formula.arity } else { 20 };
        let said = self.formula.names.get(place).map_or("x", |name| &name[..]);
        let letters = said.chars().filter(|c| c.is_ascii_alphanumeric()).take(most);
        let base = letters.collect::<String>().to_ascii_lowercase();
        let is_name = base.starts_with(|c: char| c.is_ascii_lowercase());
        let name = match is_name {
            true if words(RESERVED).any(|word| word == base) => self.fresh(&format!("{base}_")),
            true => self.fresh(&base),
            false => self.fresh("x"),
        };
        self.scope.push((place, name.clone()));
        name
    }

    /// What stands for it in Rust, in C++ and in Python.
    pub fn by<T>(&self, [rust, cpp, python]: [T; 3]) -> T {
        match self.language {
            Rust => rust,
            Cpp => cpp,
            Python => python,
        }
    }

    pub fn word_and(&self) -> &'static str {
        self.by(["&&", "&&", "and"])
    }

    pub fn line(&mut self, text: &str) {
        self.open();
        self.lines += &format!("{}{text}\n", "    ".repeat(self.depth));
    }

    /// A statement, with its end.
    pub fn does(&mut self, text: &str) {
        self.line(&format!("{text}{}", self.by([";", ";", ""])));
    }

    // What follows stands in the `if` of the conditions that wait.
    fn open(&mut self) {
        let conds = std::mem::take(&mut self.waiting);
        if !conds.is_empty() {
            let [open, close] = self.by([["if ", " {"], ["if (", ") {"], ["if ", ":"]]);
            self.line(&format!("{open}{}{close}", self.all(&conds)));
            self.depth += 1;
        }
    }

    // What follows, up to the end of the block, is only for where this holds too.
    fn asks(&mut self, cond: String) {
        if !self.fits(&cond) {
            self.open();
        }
        self.waiting.push(cond);
    }

    // Whether it may stand with the others in a line: as far to the right as linters look for it.
    pub fn fits(&self, cond: &str) -> bool {
        let all = self.all(&[&self.waiting[..], &[cond.to_string()]].concat());
        4 * self.depth + "if :".len() + all.len() <= 88
    }

    // Statements after which all blocks end that they began.
    fn nested(&mut self, inner: impl FnOnce(&mut Self)) {
        let (depth, count, mark) = (self.depth, self.waiting.len(), self.bounds.mark());
        inner(self);
        self.waiting.truncate(count);
        self.bounds.back(mark);
        while self.depth > depth {
            self.depth -= 1;
            if self.language != Python {
                self.line("}");
            }
        }
    }

    /// What is written so far, for [`Writer::back`].
    pub fn mark(&self) -> [usize; 2] {
        [self.lines.len(), self.functions.len()]
    }

    /// Takes away what was written since a mark.
    pub fn back(&mut self, mark: [usize; 2]) {
        self.lines.truncate(mark[0]);
        self.functions.truncate(mark[1]);
    }

    pub fn declares(&mut self, name: &str, value: &str, changes: bool) {
        let start = self.by([if changes { "let mut " } else { "let " }, "long long ", ""]);
        self.does(&format!("{start}{name} = {value}"));
    }

    /// A name for a value that is needed more than once, or is long.
    pub fn named(&mut self, value: &str) -> String {
        let name = self.fresh("value");
        self.taken.push(name.clone());
        self.declares(&name, value, false);
        name
    }

    /// Returns a value as the last statement of a function.
    pub fn returns(&mut self, value: &str) {
        match self.language {
            Rust => self.line(value),
            _ => self.does(&format!("return {value}")),
        }
    }

    pub fn truth(&self, is_true: bool) -> &'static str {
        let [no, yes] = self.by([["false", "true"], ["false", "true"], ["False", "True"]]);
        if is_true {
            yes
        } else {
            no
        }
    }

    /// A function above with these statements, and of this type in Rust and in C++: its call. Its parameters are the variables
    /// that it uses.
    pub fn function(
        &mut self,
        base: &str,
        typed: [&str; 2],
        body: impl FnOnce(&mut Self),
    ) -> String {
        let outside = (std::mem::take(&mut self.lines), std::mem::take(&mut self.waiting));
        let (depth, may_name) = (self.depth, self.may_name);
        (self.depth, self.may_name) = (1, true);
        body(self);
        let body = std::mem::take(&mut self.lines);
        (self.lines, self.waiting) = outside;
        (self.depth, self.may_name) = (depth, may_name);
        let name = self.fresh(base);
        let used = self.scope.iter().map(|of| &of.1[..]).filter(|name| has_word(&body, name));
        let used: Vec<&str> = used.collect();
        let start = self.by(["", "long long ", ""]);
        let end = self.by([": i64", "", ""]);
        let parameters: Vec<String> =
            used.iter().map(|name| format!("{start}{name}{end}")).collect();
        let (used, parameters) = (used.join(", "), parameters.join(", "));
        let text = self.by([
            format!("fn FUNCTION({parameters}) -> {} {{\n{body}}}\n", typed[0]),
            format!("{} FUNCTION({parameters}) {{\n{body}}}\n", typed[1]),
            format!("def FUNCTION({parameters}):\n{body}"),
        ]);
        // The same function may be there already.
        let known = self.functions.iter().find(|of| of.1 == text);
        let call = format!("{}({used})", known.map_or(&name, |of| &of.0));
        if known.is_none() {
            self.taken.push(name.clone());
            self.functions.push((name, text));
        }
        call
    }

    /// Statements under clauses: loops and conditions, nested from left to right.
    pub fn under(&mut self, clauses: &[Clause], inner: &mut dyn FnMut(&mut Self)) {
        match clauses.split_first() {
            None => inner(self),
            Some((Clause::For(place, set), rest)) => {
                self.each(set, *place, &mut |this| this.under(rest, inner));
            }
            Some((Clause::If(cond), rest)) => self.nested(|this| {
                this.asks_for(cond);
                this.under(rest, inner);
            }),
        }
    }

    fn asks_for(&mut self, cond: &Cond) {
        if let Cond::And(all) = cond {
            return all.iter().for_each(|cond| self.asks_for(cond));
        }
        // What is computed before an `if` must not depend on what it asks first.
        let (may_name, mark) = (self.may_name, self.mark());
        self.may_name &= self.waiting.is_empty();
        let text = self.cond(cond, 0);
        self.may_name = may_name;
        if !self.waiting.is_empty() && !self.fits(&text) {
            self.back(mark);
            self.open();
            return self.asks_for(cond);
        }
        // What is always so is not asked.
        if text != self.truth(true) {
            self.asks(text);
        }
        self.bounds.know_if(cond);
    }

    /// Conditions joined by `and`; in Python, comparisons are chained.
    pub fn all(&self, conds: &[String]) -> String {
        if let [cond] = conds {
            return cond.clone();
        }
        let mut all = String::new();
        for cond in conds {
            let chained = ["<", ">"].iter().find_map(|sign| {
                let (x, rest) = cond.split_once(&format!(" {sign}"))?;
                let ends = [format!(" {sign} {x}"), format!(" {sign}= {x}")];
                let is_chain = ends.iter().any(|end| all.ends_with(end));
                Some(format!(" {sign}{rest}")).filter(|_| is_chain && self.language == Python)
            });
            let is_or = cond.contains("||") || cond.contains(" or ");
            let closed = if is_or { format!("({cond})") } else { cond.clone() };
            let and = if all.is_empty() { String::new() } else { format!(" {} ", self.word_and()) };
            all += &chained.unwrap_or(and + &closed);
        }
        all
    }

    /// Statements for each number of a set, with what it is called.
    pub fn elements(&mut self, set: &Set, inner: &mut dyn FnMut(&mut Self, &str)) {
        if let Set::Each(of, clauses) = set {
            return self.under(clauses, &mut |this| {
                let text = this.expr(of, 0);
                inner(this, &text);
            });
        }
        self.anonymous += 1;
        let place = self.anonymous;
        self.each(set, place, &mut |this| {
            let text = this.expr(&Expr::Variable(place), 0);
            inner(this, &text);
        });
    }

    /// Statements for each number of a set, as the variable at this place.
    pub fn each(&mut self, set: &Set, place: usize, inner: &mut dyn FnMut(&mut Self)) {
        self.open();
        if let Set::Each(of, clauses) = set {
            return self.under(clauses, &mut |this| {
                this.open();
                let (name, body) = this.body(place, inner, |this| {
                    this.bounds.know_equal(&Expr::Variable(place), of);
                });
                if has_word(&body, &name) {
                    let value = this.expr(of, 0);
                    this.declares(&name, &value, false);
                }
                this.lines += &body;
            });
        }
        self.nested(|this| {
            let head = this.head(set);
            this.depth += 1;
            let (name, body) = this.body(place, inner, |this| {
                this.bounds.know_element(&Expr::Variable(place), set);
            });
            this.depth -= 1;
            let is_used = has_word(&body, &name);
            let unused = if is_used { "" } else { this.by(["_", "", ""]) };
            this.line(&head.replace("VARIABLE", &format!("{unused}{name}")));
            this.depth += 1;
            if !is_used && this.language == Cpp {
                this.does(&format!("(void){name}"));
            }
            this.lines += &body;
        });
    }

    // What stands where a variable is known, and the name of it.
    fn body(
        &mut self,
        place: usize,
        inner: &mut dyn FnMut(&mut Self),
        knows: impl FnOnce(&mut Self),
    ) -> (String, String) {
        let (start, mark) = (self.lines.len(), self.bounds.mark());
        let name = self.bind(place);
        knows(self);
        inner(self);
        self.bounds.back(mark);
        self.scope.pop();
        (name, self.lines.split_off(start))
    }

    /// All options.
    pub fn options(&mut self) {
        let formula = self.formula;
        for Alternative { parts, clauses } in &formula.alternatives {
            self.nested(|this| this.under(clauses, &mut |this| this.option(parts)));
        }
    }

    // One option: a position, or a sum.
    fn option(&mut self, parts: &[Part]) {
        if parts.len() > 5 || parts.iter().any(|part| !part.clauses.is_empty()) {
            return self.loops(parts);
        }
        let mut tests = Vec::new();
        let numbers: Vec<&Expr> = parts.iter().flat_map(|part| &part.numbers).collect();
        let texts = self.numbers(&numbers, &mut tests);
        // From here on they are not negative. From nothing to nothing is no move: that is asked only where it may be so.
        for number in &numbers {
            self.bounds.know(number, &Expr::Number(0), 0);
        }
        let is_zero = !numbers.iter().any(|of| self.bounds.from(of, 1));
        self.has_zeros |= is_zero && !self.is_position_positive();
        let all: Vec<String> =
            texts.chunks(self.formula.arity).map(|of| self.position(of)).collect();
        let said = if self.formula.has_sums() { self.sum(&all) } else { all.concat() };
        self.yields(tests, &said);
    }

    // Whether a number of the position is surely not 0.
    fn is_position_positive(&mut self) -> bool {
        let sum =
            |sum, place| Expr::Two(Operator::Add, Box::new([sum, Expr::Variable(place)]), At(0));
        let total = (1..self.formula.arity).fold(Expr::Variable(0), sum);
        self.bounds.from(&total, 1)
    }

    // Numbers of an option; each gets a name if the line would be long.
    fn numbers(&mut self, of: &[&Expr], tests: &mut Vec<String>) -> Vec<String> {
        let mut texts: Vec<String> = of.iter().map(|of| self.number(of, tests)).collect();
        let length: usize = texts.iter().map(|text| text.len() + 2).sum();
        if length + 4 * self.depth > LONG_LINE {
            for text in texts.iter_mut().filter(|text| text.len() > 6) {
                *text = self.named(text);
            }
        }
        texts
    }

    // A number of an option as a text, with a test if it may be negative.
    fn number(&mut self, number: &Expr, tests: &mut Vec<String>) -> String {
        self.falls &= self.bounds.at_least(&Expr::Variable(0), number, self.fall);
        let mut text = self.expr(number, 0);
        if !self.bounds.from(number, 0) {
            if text.contains(|c| "(&|^<>".contains(c)) {
                text = self.named(&text);
            }
            let is_short = |of: &Expr| matches!(of, Expr::Variable(_) | Expr::Number(_));
            let test = match number {
                Expr::Two(Operator::Subtract, of, _) if of.iter().all(is_short) => {
                    format!("{} >= {}", self.expr(&of[0], 0), self.expr(&of[1], 0))
                }
                _ => format!("{text} >= 0"),
            };
            if !tests.contains(&test) {
                tests.push(test);
            }
        }
        text
    }

    // A sum whose parts come one by one.
    fn loops(&mut self, parts: &[Part]) {
        self.open();
        let (all, is_option) = (self.fresh("parts"), self.fresh("is_option"));
        self.taken.extend([all.clone(), is_option.clone()]);
        let start = self.lines.len();
        let mut is_tested = false;
        self.has_zeros |= !self.is_position_positive();
        for part in parts {
            self.under(&part.clauses, &mut |this| {
                let mut tests = Vec::new();
                let texts = this.numbers(&part.numbers.iter().collect::<Vec<_>>(), &mut tests);
                let and = format!(" {} ", this.word_and());
                if !tests.is_empty() {
                    this.does(&format!("{is_option} = {is_option}{and}{}", tests.join(&and)));
                    is_tested = true;
                }
                let push = this.by(["push", "push_back", "append"]);
                let said = this.position(&texts);
                this.does(&format!("{all}.{push}({said})"));
            });
        }
        let body = self.lines.split_off(start);
        let typed = self.position_type();
        self.does(&self.by([
            format!("let mut {all}: Vec<{typed}> = Vec::new()"),
            format!("std::vector<{typed}> {all}"),
            format!("{all} = []"),
        ]));
        if is_tested {
            let start = self.by(["let mut ", "bool ", ""]);
            self.does(&format!("{start}{is_option} = {}", self.truth(true)));
        }
        self.lines += &body;
        let tests = if is_tested { vec![is_option] } else { Vec::new() };
        self.yields(tests, &format!("{}{all}", self.by(["&", "", ""])));
    }

    // An option that counts if all of these hold.
    fn yields(&mut self, tests: Vec<String>, option: &str) {
        let [start, end] = self.by([["each(", ")"], ["each(", ")"], ["yield ", ""]]);
        self.nested(|this| {
            for test in tests {
                this.asks(test);
            }
            this.does(&format!("{start}{option}{end}"));
        });
    }

    fn sum(&self, all: &[String]) -> String {
        let [open, close] = self.by([["&[", "]"], ["{", "}"], ["[", "]"]]);
        format!("{open}{}{close}", all.join(", "))
    }

    fn position(&self, numbers: &[String]) -> String {
        if let [one] = numbers {
            return one.clone();
        }
        let [open, close] = self.by([["[", "]"], ["Position{{", "}}"], ["(", ")"]]);
        format!("{open}{}{close}", numbers.join(", "))
    }

    /// The type of a position.
    pub fn position_type(&self) -> String {
        match self.formula.arity {
            1 => self.by(["i64", "long long", ""]).to_string(),
            count => self.by([format!("[i64; {count}]"), "Position".to_string(), String::new()]),
        }
    }
}
