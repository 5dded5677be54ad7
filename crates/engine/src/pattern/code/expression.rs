//! An expression of pseudo-code as a tree, and its text in three languages.
//!
//! A sum is a list of terms with signs; what is taken away comes last, so that numbers without a sign never go below 0
//! on the way. What changes nothing is left out as the tree grows: `2 * low - -1 * k` becomes `2 * low + k`, and
//! `(n - 0) / 1` becomes `n`. Brackets stand only where a language needs them or its compiler asks for them.
//!
//! Checked: below; and the functions of every kind of law (`language`).

use crate::pattern::answer::Language::{self, Cpp, Python, Rust};

/// An expression.
#[derive(Clone, Debug, PartialEq)]
pub enum Expression {
    Number(i128),
    /// A variable, `true` or `false`.
    Name(String),
    /// An entry of a table or a list.
    Entry(String, Box<Expression>),
    Call(String, Vec<Expression>),
    /// The terms, and whether each is taken away.
    Sum(Vec<(bool, Expression)>),
    /// Any other operator between two expressions.
    Two(&'static str, Box<[Expression; 2]>),
}
use Expression::{Call, Entry, Name, Number, Sum, Two};

// The operators, those that bind least first; `^`, `&` and `|` bind differently in the languages, and get brackets.
const OPERATORS: [&[&str]; 6] = [
    &["or"],
    &["and"],
    &["==", "<=", ">=", "<", ">"],
    &["^", "&", "|"],
    &["+", "-"],
    &["*", "/", "%"],
];
const COMPARED: usize = 2;
const BITS: usize = 3;
const SUM: usize = 4;
const PRODUCT: usize = 5;
const ALONE: usize = 6;

impl Expression {
    /// The expression of a whole text.
    ///
    /// # Panics
    ///
    /// If the text is not one.
    pub fn of(text: &str) -> Expression {
        let mut reader = Reader(text);
        let read = reader.expression(0);
        assert_eq!(reader.0, "", "{text}");
        read
    }

    // Two expressions with an operator between them, as simple as it is.
    fn two(sign: &'static str, one: Expression, other: Expression) -> Expression {
        match (sign, &one, &other) {
            ("+" | "-", ..) => {
                let mut terms = one.terms();
                terms.push((sign == "-", other));
                Expression::sum(terms)
            }
            ("*", Number(x), Number(y)) => Number(x * y),
            ("*", Number(0), _) | ("*", _, Number(0)) => Number(0),
            ("/" | "%", Number(0), _) | ("%", _, Number(1)) => Number(0),
            ("*", Number(1), _) => other,
            ("*" | "/", _, Number(1)) => one,
            ("*", Number(x), _) if *x < 0 => {
                Expression::sum(vec![(true, Expression::two("*", Number(-x), other))])
            }
            ("==", Number(x), Number(y)) => Name((x == y).to_string()),
            _ => Two(sign, Box::new([one, other])),
        }
    }

    fn terms(self) -> Vec<(bool, Expression)> {
        match self {
            Sum(terms) => terms,
            other => vec![(false, other)],
        }
    }

    // The sum of terms, as simple as it is.
    fn sum(terms: Vec<(bool, Expression)>) -> Expression {
        let plain = |(is_less, term): (bool, Expression)| match term {
            Number(x) if x < 0 => (!is_less, Number(-x)),
            Sum(mut one) if one.len() == 1 => {
                let (is_negative, term) = one.remove(0);
                (is_less != is_negative, term)
            }
            term => (is_less, term),
        };
        let mut terms: Vec<_> =
            terms.into_iter().map(plain).filter(|term| term.1 != Number(0)).collect();
        terms.sort_by_key(|term| term.0);
        match &mut terms[..] {
            [] => Number(0),
            [(false, _)] => terms.remove(0).1,
            [(true, Number(x))] => Number(-*x),
            _ => Sum(terms),
        }
    }

    // How strongly the outermost operator binds: its place in `OPERATORS`.
    fn strength(&self) -> usize {
        match self {
            Sum(_) => SUM,
            Number(x) if *x < 0 => SUM,
            Two(sign, _) => {
                OPERATORS.iter().position(|signs| signs.contains(sign)).unwrap_or(ALONE)
            }
            _ => ALONE,
        }
    }

    /// The text in a language.
    pub fn text(&self, language: Language) -> String {
        let within = |of: &Expression, least: usize| match of.text(language) {
            text if of.strength() < least || of.strength() == BITS => format!("({text})"),
            text => text,
        };
        match self {
            Number(x) if language == Cpp && *x > i64::MAX.into() => format!("{x}u"),
            Number(x) => x.to_string(),
            Name(name) => match (&name[..], language) {
                ("true", Python) => "True".to_string(),
                ("false", Python) => "False".to_string(),
                _ => name.clone(),
            },
            Entry(name, at) if language == Rust => {
                // There, a constant table has a capital letter and a list has none.
                let name = if name == "H" { "h" } else { name };
                format!("{name}[{} as usize]", within(at, ALONE))
            }
            Entry(name, at) => format!("{name}[{}]", at.text(language)),
            Call(name, of) => {
                let of: Vec<String> = of.iter().map(|of| of.text(language)).collect();
                match (&name[..], &of[..], language) {
                    ("min" | "max", [x, y], Rust) => format!("{x}.{name}({y})"),
                    ("min", [x, y], Cpp) => format!("{x} < {y} ? {x} : {y}"),
                    ("max", [x, y], Cpp) => format!("{x} > {y} ? {x} : {y}"),
                    _ => format!("{name}({})", of.join(", ")),
                }
            }
            Sum(terms) => {
                let mut text = String::new();
                for (is_less, term) in terms {
                    text += match (text.is_empty(), is_less) {
                        (true, false) => "",
                        (true, true) => "-",
                        (false, false) => " + ",
                        (false, true) => " - ",
                    };
                    text += &within(term, PRODUCT);
                }
                text
            }
            Two(sign, of) => {
                let own = self.strength();
                let (left, right) = match own {
                    BITS => (ALONE, ALONE),
                    COMPARED => (SUM, SUM),
                    // A compiler warns of "and" beside "or" without brackets.
                    0 if matches!(of[0], Two("or", _)) => (0, COMPARED),
                    0 => (COMPARED, COMPARED),
                    _ => (own, own + 1),
                };
                let sign = match (*sign, language) {
                    ("or", Rust | Cpp) => "||",
                    ("and", Rust | Cpp) => "&&",
                    ("/", Python) => "//",
                    (sign, _) => sign,
                };
                format!("{} {sign} {}", within(&of[0], left), within(&of[1], right))
            }
        }
    }

    /// The text that gives a variable this value, the short one where there is one: `n /= 2`.
    pub fn assigned(&self, name: &str, language: Language) -> String {
        let is_name = |of: &Expression| *of == Name(name.to_string());
        let (sign, more) = match self {
            Sum(terms) => match &terms[..] {
                [(false, first), (is_less, more)] if is_name(first) => {
                    (if *is_less { "-" } else { "+" }, more)
                }
                _ => ("", self),
            },
            Two(sign @ ("*" | "/" | "%"), of) if is_name(&of[0]) => (*sign, &of[1]),
            _ => ("", self),
        };
        let sign = if (sign, language) == ("/", Python) { "//" } else { sign };
        format!("{name} {sign}= {}", more.text(language))
    }
}

// What is left of a text to read.
struct Reader<'a>(&'a str);

impl<'a> Reader<'a> {
    fn expression(&mut self, level: usize) -> Expression {
        let Some(signs) = OPERATORS.get(level) else { return self.alone() };
        let mut all = self.expression(level + 1);
        while let Some(sign) = signs.iter().find(|sign| self.accepts(sign)) {
            all = Expression::two(sign, all, self.expression(level + 1));
        }
        all
    }

    fn accepts(&mut self, sign: &str) -> bool {
        let rest = self.0.strip_prefix(sign);
        self.0 = rest.map_or(self.0, str::trim_start);
        rest.is_some()
    }

    fn alone(&mut self) -> Expression {
        if self.accepts("-") {
            return Expression::two("*", Number(-1), self.alone());
        }
        if self.accepts("(") {
            return self.closed(")").remove(0);
        }
        let is_inside = |c: char| c.is_alphanumeric() || c == '_';
        let end = self.0.find(|c| !is_inside(c)).unwrap_or(self.0.len());
        let (word, rest) = self.0.split_at(end);
        assert!(!word.is_empty(), "an expression, not {rest:?}");
        self.0 = rest;
        let read = if self.accepts("[") {
            Entry(word.to_string(), Box::new(self.closed("]").remove(0)))
        } else if self.accepts("(") {
            Call(word.to_string(), self.closed(")"))
        } else {
            word.parse().map_or_else(|_| Name(word.to_string()), Number)
        };
        self.0 = self.0.trim_start();
        read
    }

    // Expressions up to the sign that ends them.
    fn closed(&mut self, end: &str) -> Vec<Expression> {
        let mut all = vec![self.expression(0)];
        while self.accepts(",") {
            all.push(self.expression(0));
        }
        assert!(self.accepts(end), "{end} before {:?}", self.0);
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_expression_is_printed_as_people_write_it() {
        for (text, rust, cpp, python) in [
            ("2 * low - -1 * k", "2 * low + k", "2 * low + k", "2 * low + k"),
            ("2 * low - 0 * k", "2 * low", "2 * low", "2 * low"),
            ("-1 * nn + 10", "10 - nn", "10 - nn", "10 - nn"),
            ("n % (-2 * a + 3 * b + 0) / (1 * a)", "n % (3 * b - 2 * a) / a", "", ""),
            ("(n - 0) / 1", "n", "n", "n"),
            ("n + (n - 1 - ones % 2)", "n + (n - 1 - ones % 2)", "", ""),
            ("n / 2 * 3 / (q / 4)", "n / 2 * 3 / (q / 4)", "", "n // 2 * 3 // (q // 4)"),
            ("(f(a) ^ h(b)) == 0", "(f(a) ^ h(b)) == 0", "", ""),
            ("T[(n - 3) % 7] + 2 * (n / 7)", "T[((n - 3) % 7) as usize] + 2 * (n / 7)", "", ""),
            ("H[k] < n", "h[k as usize] < n", "H[k] < n", "H[k] < n"),
            ("a and (b or c)", "a && (b || c)", "", "a and (b or c)"),
            ("a or b and c or d", "a || (b && c) || d", "", "a or (b and c) or d"),
            ("min(a, b)", "a.min(b)", "a < b ? a : b", "min(a, b)"),
            ("0 == 0", "true", "true", "True"),
            ("5 + (n - 3) % 1", "5", "5", "5"),
            ("n + 18446744073709551615", "", "n + 18446744073709551615u", ""),
        ] {
            let tree = Expression::of(text);
            for (language, wanted) in [(Rust, rust), (Cpp, cpp), (Python, python)] {
                let said = tree.text(language);
                assert!(wanted.is_empty() || said == wanted, "{text}: {said}");
            }
        }
    }

    #[test]
    fn a_variable_that_changes_by_one_term_gets_the_short_form() {
        let said = |name, text| Expression::of(text).assigned(name, Rust);
        assert_eq!(said("n", "n - (n / 2 + 1)"), "n -= n / 2 + 1");
        assert_eq!(said("a", "a - 1 * k"), "a -= k");
        assert_eq!(said("p", "p * 2"), "p *= 2");
        // Not "n -= a - b".
        assert_eq!(said("n", "n - a - b"), "n = n - a - b");
        assert_eq!(said("n", "3 + (n - 3) % 4"), "n = 3 + (n - 3) % 4");
        assert_eq!(Expression::of("n / 2").assigned("n", Python), "n //= 2");
    }
}
