//! The loops and conditions of a formula as statements of a language, and functions for what a language has no expression for.
//!
//! What is too long for a line gets a name, and so does each loop inside an expression: as a function above.

use super::bounds::Bounds;
use crate::formula::{Alternative, At, Clause, Cond, Expr, Formula, Operator, Part, Relation, Set};
use crate::pattern::answer::Language::{self, Cpp, Python, Rust};

// The numbers of an option get names if they would be a longer line.
const LONG_LINE: usize = 66;

/// Words that are no names of variables: of the languages, of the programs, and those that ruff calls ambiguous.
const RESERVED: &str = include_str!("reserved.txt");

/// What a function above returns.
#[derive(Clone, Copy, PartialEq)]
pub enum Returns {
    Number,
    Answer,
    List,
}

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

// A condition beside `and`.
fn closed(cond: &str) -> String {
    if cond.contains("||") || cond.contains(" or ") {
        format!("({cond})")
    } else {
        cond.to_string()
    }
}

/// The conditions that `and` joins, wherever there are brackets.
pub fn all_of<'c>(cond: &'c Cond, all: &mut Vec<&'c Cond>) {
    match cond {
        Cond::And(conds) => conds.iter().for_each(|cond| all_of(cond, all)),
        _ => all.push(cond),
    }
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
        self.lines += &format!("{}{text}\n", "    ".repeat(self.depth));
    }

    /// A statement, with its end.
    pub fn does(&mut self, text: &str) {
        self.line(&format!("{text}{}", self.by([";", ";", ""])));
    }

    /// A block: its head, and what is in it.
    pub fn block(&mut self, head: &str, inner: impl FnOnce(&mut Self)) {
        self.line(&format!("{head}{}", self.by([" {", " {", ":"])));
        self.depth += 1;
        inner(self);
        self.depth -= 1;
        if self.language != Python {
            self.line("}");
        }
    }

    pub fn if_holds(&mut self, cond: &str, inner: impl FnOnce(&mut Self)) {
        let [open, close] = self.by([["if ", " {"], ["if (", ") {"], ["if ", ":"]]);
        let start = self.lines.len();
        self.block(&format!("{open}{cond}{}", self.by(["", ")", ""])), inner);
        if !self.fits("") {
            return;
        }
        // An `if` that has nothing but another is one with it.
        let indent = "    ".repeat(self.depth);
        let ends = self.by([2, 2, 0]);
        let all: Vec<&str> =
            self.lines[start..].lines().map(|line| &line[indent.len()..]).collect();
        let Some(first) = all.get(1).and_then(|line| line[4..].strip_prefix(open)) else { return };
        let body = &all[2..all.len() - ends];
        let first = closed(first.trim_end_matches(close));
        let both = format!("{} {} {first}", closed(cond), self.word_and());
        if self.fits(&both) && body.iter().all(|line| line.starts_with("        ")) {
            let body: String =
                body.iter().map(|line| format!("{indent}{}\n", &line[4..])).collect();
            let end = if ends == 0 { String::new() } else { format!("{indent}}}\n") };
            self.lines.replace_range(start.., &format!("{indent}{open}{both}{close}\n{body}{end}"));
        }
    }

    // Whether it may stand behind an `if`: as far to the right as linters look for it.
    fn fits(&self, cond: &str) -> bool {
        4 * self.depth + "if :".len() + cond.len() <= 88
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

    /// A function above with these statements: its call. Its parameters are the variables that it uses.
    pub fn function(
        &mut self,
        base: &str,
        returns: Returns,
        body: impl FnOnce(&mut Self),
    ) -> String {
        let outside = (std::mem::take(&mut self.lines), self.depth, self.may_name);
        (self.depth, self.may_name) = (1, true);
        body(self);
        let body = std::mem::take(&mut self.lines);
        (self.lines, self.depth, self.may_name) = outside;
        let name = self.fresh(base);
        let used = self.scope.iter().map(|of| &of.1[..]).filter(|name| has_word(&body, name));
        let typed = used.clone().map(|name| {
            self.by([format!("{name}: i64"), format!("long long {name}"), name.to_string()])
        });
        let (used, typed) =
            (used.collect::<Vec<_>>().join(", "), typed.collect::<Vec<_>>().join(", "));
        let call = |name: &str| format!("{name}({used})");
        let to = match returns {
            Returns::Number => ["i64", "long long"],
            Returns::Answer => ["bool"; 2],
            Returns::List => ["Vec<i64>", "std::vector<long long>"],
        };
        let text = self.by([
            format!("fn FUNCTION({typed}) -> {} {{\n{body}}}\n", to[0]),
            format!("{} FUNCTION({typed}) {{\n{body}}}\n", to[1]),
            format!("def FUNCTION({typed}):\n{body}"),
        ]);
        // The same function may be there already.
        if let Some((known, _)) = self.functions.iter().find(|of| of.1 == text) {
            return call(known);
        }
        self.taken.push(name.clone());
        let call = call(&name);
        self.functions.push((name, text));
        call
    }

    /// Statements under clauses: loops and conditions, nested from left to right.
    pub fn under(&mut self, clauses: &[Clause], inner: &mut dyn FnMut(&mut Self)) {
        let mark = self.bounds.mark();
        match clauses.split_first() {
            None => inner(self),
            Some((Clause::For(place, set), rest)) => {
                self.each(set, *place, &mut |this| this.under(rest, inner));
            }
            Some((Clause::If(_), _)) => {
                let count = clauses.iter().take_while(|of| matches!(of, Clause::If(_))).count();
                let mut all = Vec::new();
                for clause in &clauses[..count] {
                    if let Clause::If(cond) = clause {
                        all_of(cond, &mut all);
                    }
                }
                self.if_all(&all, &mut |this| this.under(&clauses[count..], inner));
            }
        }
        self.bounds.back(mark);
    }

    // Statements for which all of these hold; as many conditions stand in a line as fit.
    fn if_all(&mut self, conds: &[&Cond], inner: &mut dyn FnMut(&mut Self)) {
        let mut texts = Vec::new();
        for (at, cond) in conds.iter().enumerate() {
            // What is computed before an `if` must not depend on what it asks first.
            let (may_name, mark) = (self.may_name, self.mark());
            self.may_name &= texts.is_empty();
            let text = self.cond(cond, 0);
            self.may_name = may_name;
            // What is always so is not asked.
            if text == self.truth(true) {
                continue;
            }
            let before = self.all(&texts);
            texts.push((*cond, text));
            if texts.len() > 1 && !self.fits(&self.all(&texts)) {
                self.back(mark);
                return self.if_holds(&before, |this| this.if_all(&conds[at..], inner));
            }
            self.bounds.know_if(cond);
        }
        if texts.is_empty() {
            return inner(self);
        }
        self.if_holds(&self.all(&texts), |this| inner(this));
    }

    /// Conditions joined by `and`; in Python, comparisons are chained.
    pub fn all(&self, texts: &[(&Cond, String)]) -> String {
        let mut all = String::new();
        for (at, (cond, text)) in texts.iter().enumerate() {
            let before = texts[..at].last().map(|of| of.0);
            let is_chain = match (before, cond) {
                (Some(Cond::Compare(one, of)), Cond::Compare(other, with)) => {
                    let upward = [Relation::Less, Relation::AtMost];
                    let downward = [Relation::Greater, Relation::AtLeast];
                    let both = |all: &[Relation]| all.contains(one) && all.contains(other);
                    self.language == Python
                        && of[1] == with[0]
                        && (both(&upward) || both(&downward))
                }
                _ => false,
            };
            let sign = text.find(" <").or(text.find(" >")).filter(|_| is_chain);
            let rest = sign.map(|at| &text[at..]);
            all += &match rest {
                Some(rest) if all.ends_with(&text[..text.len() - rest.len()]) => rest.to_string(),
                _ if at > 0 => format!(" {} {}", self.word_and(), closed(text)),
                _ if texts.len() > 1 => closed(text),
                _ => text.clone(),
            };
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
        if let Set::Each(of, clauses) = set {
            return self.under(clauses, &mut |this| {
                let (lines, mark) = (std::mem::take(&mut this.lines), this.bounds.mark());
                let name = this.bind(place);
                this.bounds.know_equal(&Expr::Variable(place), of);
                inner(this);
                this.bounds.back(mark);
                this.scope.pop();
                let body = std::mem::replace(&mut this.lines, lines);
                if has_word(&body, &name) {
                    let value = this.expr(of, 0);
                    this.declares(&name, &value, false);
                }
                this.lines += &body;
            });
        }
        let head = self.set(set);
        let mark = self.bounds.mark();
        let name = self.bind(place);
        self.bounds.know_element(&Expr::Variable(place), set);
        let lines = std::mem::take(&mut self.lines);
        self.depth += 1;
        inner(self);
        self.depth -= 1;
        let body = std::mem::replace(&mut self.lines, lines);
        let is_used = has_word(&body, &name);
        let said = if is_used || self.language != Rust { name.clone() } else { format!("_{name}") };
        let head = match self.language {
            Cpp if head.contains(';') => format!("for ({})", head.replace("VARIABLE", &said)),
            Cpp => format!("for (long long {said} : {head})"),
            _ if head.starts_with("&[") => format!("for &{said} in {head}"),
            _ => format!("for {said} in {head}"),
        };
        self.block(&head, |this| {
            if this.language == Cpp && !is_used {
                this.does(&format!("(void){name}"));
            }
            this.lines += &body;
        });
        self.scope.pop();
        self.bounds.back(mark);
    }

    /// All options.
    pub fn options(&mut self) {
        let formula = self.formula;
        for Alternative { parts, clauses } in &formula.alternatives {
            self.under(clauses, &mut |this| this.option(parts));
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
        let said = if self.formula.has_sums() { self.list(&all) } else { all.concat() };
        self.yields(&tests, &said);
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
        let (all, is_option) = (self.fresh("parts"), self.fresh("is_option"));
        self.taken.extend([all.clone(), is_option.clone()]);
        let lines = std::mem::take(&mut self.lines);
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
        let body = std::mem::replace(&mut self.lines, lines);
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
        let said = format!("{}{all}", self.by(["&", "", ""]));
        self.yields(if is_tested { std::slice::from_ref(&is_option) } else { &[] }, &said);
    }

    // An option that counts if all of these hold.
    fn yields(&mut self, tests: &[String], option: &str) {
        let each = format!("each({option})");
        let said = self.by([each.clone(), each, format!("yield {option}")]);
        if tests.is_empty() {
            return self.does(&said);
        }
        let tests = tests.join(&format!(" {} ", self.word_and()));
        self.if_holds(&tests, |this| this.does(&said));
    }

    fn list(&self, all: &[String]) -> String {
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
