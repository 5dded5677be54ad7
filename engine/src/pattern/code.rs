//! A law as the line that one would paste: in Rust an expression of `n`, a usize, or a function; in C++ and Python a
//! function.
//!
//! Checked: every line is compiled and run, and compared with the values (`tests/pattern.rs`).

use crate::law::{Beatty, Half, Halves, Law, Linear, Zeros};
use std::cmp::Ordering;

/// How many numbers a line of code may list.
pub const MOST_LISTED: usize = 5000;

/// A language of contests.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Language {
    /// From Rust 1.48 on.
    Rust,
    /// From C++17 on, with `__int128`.
    Cpp,
    /// From Python 3.8 on.
    Python,
}

use self::Language::{Cpp, Python, Rust};

/// The same in three languages.
#[derive(Clone, Debug, PartialEq)]
pub struct Code {
    /// An expression of `n`, a usize, or a function `g` of it.
    pub rust: String,
    /// A function `g`, or `is_zero`, of an `unsigned long long`.
    pub cpp: String,
    /// A function `g`, or `is_zero`.
    pub python: String,
}

impl Code {
    /// The value of `n`, by an expression in each language.
    pub fn value(of: impl Fn(Language) -> String) -> Code {
        Code {
            rust: of(Rust),
            cpp: cpp("U g(U n)", &format!("return {};", of(Cpp))),
            python: format!("g = lambda n: {}", of(Python)),
        }
    }

    /// The same, where C++ takes the `body` of a function.
    pub fn with_body(rust: &str, body: &str, python: &str) -> Code {
        Code {
            rust: rust.to_string(),
            cpp: cpp("U g(U n)", body),
            python: format!("g = lambda n: {}", python),
        }
    }

    /// The value of a pair, or whether it is lost: an expression of Rust and one of Python, and the body of a function
    /// of C++, of `a` and `b`.
    pub fn pair(is_lost: bool, rust: &str, body: &str, python: &str) -> Code {
        let (comment, head, name) = if is_lost {
            (" // whether (a, b) is lost", "bool is_lost(U a, U b)", "is_lost")
        } else {
            ("", "U g(U a, U b)", "g")
        };
        Code {
            rust: rust.to_string() + comment,
            cpp: cpp(head, body),
            python: format!("{} = lambda a, b: {}", name, python),
        }
    }

    /// Whether a heap is lost: an expression of Rust and one of Python, and the body of a function of C++, of `n`.
    pub fn lost(rust: &str, body: &str, python: &str) -> Code {
        Code {
            rust: format!("{} // whether the heap of n is lost", rust),
            cpp: cpp("bool is_lost(U n)", body),
            python: format!("is_lost = lambda n: {}", python),
        }
    }

    /// Three lines of a report.
    pub fn lines(&self) -> String {
        format!("code: {}\nC++: {}\nPython: {}\n", self.rust, self.cpp, self.python)
    }
}

// A function of C++, in which U is a type.
fn cpp(head: &str, body: &str) -> String {
    let text = format!("{} {{ {} }}", head, body);
    let words = text.split(' ').map(|word| match word {
        "U" => "unsigned long long".to_string(),
        _ if word.ends_with("<U") => word.replace("<U", "<unsigned long long"),
        _ => word.replace("(U", "(unsigned long long"),
    });
    words.collect::<Vec<String>>().join(" ")
}

/// The code of a law that `values` have: the value of `n`, or whether it is 0; `None` if it had to list more
/// than [`MOST_LISTED`] numbers.
pub fn code(law: &Law, values: &[u64]) -> Option<Code> {
    match law {
        Law::Linear(law) if law.preperiod + law.period > MOST_LISTED => None,
        Law::Linear(law) => Some(Code::value(|language| linear(law, values, language))),
        Law::Halves(law) => {
            let code = Code::value(|language| halves(law, values, language));
            let rust = format!("fn g(n: usize) -> usize {{ {} }}", code.rust);
            Some(Code { rust, ..code })
        }
        Law::Zeros(law) => {
            let rust = format!("{} // whether g(n) is 0", zeros(law, Rust));
            Some(Code {
                rust,
                cpp: cpp("bool is_zero(U n)", &zeros(law, Cpp)),
                python: format!("is_zero = lambda n{}", zeros(law, Python)),
            })
        }
    }
}

/// One expression or another.
pub fn choice(condition: &str, yes: &str, no: &str, language: Language) -> String {
    match language {
        Rust if no.starts_with("if ") => format!("if {} {{ {} }} else {}", condition, yes, no),
        Rust => format!("if {} {{ {} }} else {{ {} }}", condition, yes, no),
        Cpp => format!("{} ? {} : {}", condition, yes, no),
        Python => format!("{} if {} else {}", yes, condition, no),
    }
}

// What a division that rounds down is written as.
fn over(language: Language) -> &'static str {
    match language {
        Python => "//",
        _ => "/",
    }
}

fn linear(law: &Linear, values: &[u64], language: Language) -> String {
    let (start, end) = (law.preperiod, law.preperiod + law.period);
    let n = match start {
        0 => "n".to_string(),
        _ => format!("(n - {})", start),
    };
    let (period, saltus) = (law.period, law.saltus);
    let first = match &values[start..end] {
        &[value] => number(value, language),
        all => format!("{}[{} % {}]", array(all, language), n, period),
    };
    let turns = match period {
        1 => n,
        _ => format!("({} {} {})", n, over(language), period),
    };
    let grown = match (saltus, &first[..]) {
        (0, _) => first,
        (1, "0") => turns,
        (1, _) => format!("{} + {}", first, turns),
        (_, "0") => format!("{} * {}", number(saltus, language), turns),
        _ => format!("{} + {} * {}", first, number(saltus, language), turns),
    };
    match start {
        0 => grown,
        _ => {
            let before = format!("{}[n]", array(&values[..start], language));
            choice(&format!("n < {}", start), &before, &grown, language)
        }
    }
}

// What does not fit into a signed number of C++ is an unsigned one.
fn number(value: u64, language: Language) -> String {
    match language {
        Cpp if value > i64::MAX as u64 => format!("{}u", value),
        _ => value.to_string(),
    }
}

// A list whose type holds all of it.
fn array(values: &[u64], language: Language) -> String {
    let numbers: Vec<String> = values.iter().map(|&value| number(value, language)).collect();
    let list = numbers.join(", ");
    match language {
        Rust if values.iter().any(|&value| value > i32::MAX as u64) => {
            let rest = &list[numbers[0].len()..];
            format!("[{}usize{}]", numbers[0], rest)
        }
        Cpp => format!("(const unsigned long long[]){{{}}}", list),
        _ => format!("[{}]", list),
    }
}

/// What a value is, with words for half the heap and for its value.
pub fn half(half: Half, k: &str, of_k: &str) -> String {
    match half {
        Half::Constant(value) => value.to_string(),
        Half::Half(0) => k.to_string(),
        Half::Half(more) => format!("{} + {}", k, more),
        Half::OfHalf(0) => of_k.to_string(),
        Half::OfHalf(more) => format!("{} + {}", of_k, more),
        Half::TwiceOfHalf(0) => format!("2 * {}", of_k),
        Half::TwiceOfHalf(more) => format!("2 * {} + {}", of_k, more),
        Half::LessHalf(of) => format!("{} - {}", of, of_k),
    }
}

fn halves(law: &Halves, values: &[u64], language: Language) -> String {
    let k = format!("n {} 2", over(language));
    let form = |of: Half| half(of, &k, &format!("g({})", k));
    // Of 0 an even law would ask for 0 again.
    let rest = choice("n % 2 == 0", &form(law.even), &form(law.odd), language);
    choice("n == 0", &values[0].to_string(), &rest, language)
}

fn listed(numbers: &[usize], each: impl Fn(&usize) -> String, between: &str) -> String {
    numbers.iter().map(each).collect::<Vec<String>>().join(between)
}

// Whether a number is one of some, for an `or` that follows.
fn among(numbers: &[usize], language: Language) -> String {
    let list = listed(numbers, usize::to_string, ", ");
    match (language, numbers) {
        (_, []) => String::new(),
        (Rust, _) => format!("[{}].contains(&n) || ", list),
        (Cpp, _) => listed(numbers, |n| format!("n == {} || ", n), ""),
        (Python, _) => format!("n in [{}] or ", list),
    }
}

// Whether `n` is a zero: in Rust an expression, in C++ the body of a function, in Python what stands behind `lambda n`.
fn zeros(law: &Zeros, language: Language) -> String {
    match law {
        Zeros::Residues {
            start,
            modulus,
            residues,
            before,
        } => {
            let list = listed(residues, usize::to_string, ", ");
            let residue = match (language, &residues[..]) {
                (_, [one]) if start == &0 => format!("n % {} == {}", modulus, one),
                (Rust, _) => format!("[{}].contains(&(n % {}))", list, modulus),
                (Cpp, _) => {
                    let is = |residue: &usize| format!("n % {} == {}", modulus, residue);
                    format!("({})", listed(residues, is, " || "))
                }
                (Python, _) => format!("n % {} in [{}]", modulus, list),
            };
            let from = match (start, language) {
                (0, _) => String::new(),
                (_, Python) => format!("n >= {} and ", start),
                _ => format!("n >= {} && ", start),
            };
            let all = among(before, language) + &from + &residue;
            match language {
                Rust => all,
                Cpp => format!("return {};", all),
                Python => format!(": {}", all),
            }
        }
        Zeros::Powers {
            before,
            first,
            factor,
            more,
        } => {
            let second = (*first as i64 * *factor as i64 + more) as usize;
            let next = format!("b * {}{}", factor, signed(*more));
            follows(before, *first, second, &next, language)
        }
        Zeros::Fibonacci {
            before,
            first,
            second,
            more,
        } => {
            let next = format!("a + b{}", signed(*more));
            follows(before, *first, *second, &next, language)
        }
        Zeros::Squares {
            before,
            first,
            step,
            growth,
        } => match language {
            // Too many for a recursion; their differences grow evenly.
            Python => format!(
                ": {}any({} + {} * k + {} * k * (k - 1) // 2 == n for k in range(int((2 * n) ** 0.5) + 3))",
                among(before, Python), first, step, growth
            ),
            _ => {
                let next = format!("b + b - a{}", signed(*growth as i64));
                follows(before, *first, first + step, &next, language)
            }
        },
        Zeros::Beatty(law) => beatty(law, language),
    }
}

fn signed(more: i64) -> String {
    match more.cmp(&0) {
        Ordering::Less => format!(" - {}", -more),
        Ordering::Equal => String::new(),
        Ordering::Greater => format!(" + {}", more),
    }
}

// Whether `n` is in a sequence that begins with two numbers and goes on with `next` of the last two, a and b.
fn follows(before: &[usize], a: usize, b: usize, next: &str, language: Language) -> String {
    let others = among(before, language);
    match language {
        Rust => format!(
            "{}{{ let (mut a, mut b) = ({}i128, {}i128); while a < n as i128 {{ let c = {}; a = b; b = c; }} a == n as i128 }}",
            others, a, b, next
        ),
        Cpp => {
            let others = match others.strip_suffix(" || ") {
                None => String::new(),
                Some(others) => format!("if ({}) return true; ", others),
            };
            format!(
                "{}__int128 a = {}, b = {}; while (a < n) {{ __int128 c = {}; a = b; b = c; }} return a == n;",
                others, a, b, next
            )
        }
        Python => format!(
            ", a={}, b={}: {}(a == n if a >= n else is_zero(n, b, {}))",
            a, b, others, next
        ),
    }
}

// The term of k is below m exactly if k (whole + sqrt(square)) < 2 m; one k has its multiple between n and n + 1,
// the least whose term is not below n.
fn beatty(law: &Beatty, language: Language) -> String {
    let whole = 2 + if law.upper { law.r as i64 } else { -(law.r as i64) };
    let square = law.r * law.r + 4;
    match language {
        Rust => format!(
            "{{ let below = |k: i128, m: i128| {{ let d = 2 * m - {} * k; d > 0 && {} * k * k < d * d }}; let (mut low, mut high) = (0, n as i128 + 1); while low < high {{ let k = (low + high) / 2; if below(k, n as i128) {{ low = k + 1 }} else {{ high = k }} }} below(low, n as i128 + 1) }}",
            whole, square
        ),
        Cpp => format!(
            "auto below = [](__int128 k, __int128 m) {{ __int128 d = 2 * m - {} * k; return d > 0 && {} * k * k < d * d; }}; __int128 low = 0, high = (__int128)n + 1; while (low < high) {{ __int128 k = (low + high) / 2; if (below(k, n)) low = k + 1; else high = k; }} return below(low, (__int128)n + 1);",
            whole, square
        ),
        Python => format!(
            ": (lambda below: (lambda k: below(k, n + 1))(__import__(\"bisect\").bisect_left(range(n + 1), True, key=lambda k: not below(k, n))))(lambda k, m: 2 * m > {0} * k and {1} * k * k < (2 * m - {0} * k) ** 2)",
            whole, square
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::{code, MOST_LISTED};
    use crate::law::{Law, Linear, Zeros};

    #[test]
    fn one_residue_is_no_list() {
        let law = Zeros::Residues { start: 0, modulus: 4, residues: vec![3], before: Vec::new() };
        let line = code(&Law::Zeros(law), &[]).unwrap().rust;
        assert_eq!(line, "n % 4 == 3 // whether g(n) is 0");
    }

    #[test]
    fn what_no_signed_number_holds_is_unsigned_in_cpp() {
        let law = Linear { preperiod: 0, period: 1, saltus: 0 };
        let line = code(&Law::Linear(law), &[1 << 63]).unwrap().cpp;
        assert!(line.contains("return 9223372036854775808u;"), "{}", line);
    }

    #[test]
    fn a_line_lists_no_more_than_a_judge_takes() {
        let has_code = |preperiod, period| {
            let law = Linear { preperiod, period, saltus: 0 };
            code(&Law::Linear(law), &[7; 2 * MOST_LISTED]).is_some()
        };
        assert!(has_code(0, 5000) && has_code(4000, 1000));
        assert!(!has_code(0, 5001) && !has_code(4000, 1001));
    }
}
