//! What is told of some values: their law, whether it is proved, and the line of code that one would
//! paste.
//!
//! Checked: every line of code is compiled and compared with the values (`tests/pattern.rs`).

use super::proof::{proof, Proof};
use super::rule::Rule;
use super::theorem::theorem;
use crate::law::{Half, Halves, Law, Linear, Zeros};
use std::fmt::Write;

// A law that takes more numbers to write is no line of code.
const MOST_LISTED: usize = 5000;

/// The values in rows, under each other where the period is.
pub fn table(values: &[u64]) -> String {
    let row = match Linear::find(values) {
        None => 20,
        Some(law) if law.period >= 40 => law.period,
        Some(law) => 39 / law.period * law.period,
    };
    let width = |number: u64| number.to_string().len();
    let widest = values.iter().cloned().max().map_or(1, width);
    let label = width(values.len().saturating_sub(1) as u64);
    let mut text = String::new();
    for (at, part) in values.chunks(row).enumerate() {
        write!(text, "{:>1$}:", at * row, label).unwrap();
        for value in part {
            write!(text, " {:>1$}", value, widest).unwrap();
        }
        text.push('\n');
    }
    text
}

/// The law of some values, of `rule` if it is known: a few lines.
pub fn law(rule: Option<&Rule>, values: &[u64]) -> String {
    let most = values.len().saturating_sub(1);
    let found = Law::find(values);
    let mut text = String::new();
    if let Some(known) = rule.and_then(theorem) {
        writeln!(text, "{}", known.says).unwrap();
        if let Some(Law::Linear(law)) = &found {
            writeln!(text, "{}", linear(law)).unwrap();
        }
        writeln!(text, "proved for all n: {}", known.source).unwrap();
        writeln!(text, "code: {}", known.code).unwrap();
        return text;
    }
    let found = match found {
        None => return format!("no law found up to {}\n", most),
        Some(found) => found,
    };
    let (words, code) = match &found {
        Law::Linear(law) => (linear(law), linear_code(law, values)),
        Law::Halves(law) => (halves(law, values), halves_code(law, values)),
        Law::Zeros(law) => (
            format!(
                "no law of all values found up to {}; the zeros: {}",
                most,
                zeros(law)
            ),
            zeros_code(law).map(|code| format!("{} // whether g(n) is 0", code)),
        ),
    };
    writeln!(text, "{}", words).unwrap();
    let proof = match (rule, &found) {
        (Some(rule), Law::Linear(law)) => proof(rule, law, values.len()),
        _ => Proof::Unknown,
    };
    let observed = format!(
        "observed: it holds for all {} values, not proved",
        values.len()
    );
    match proof {
        Proof::Proved(why) => writeln!(text, "proved for all n: {}", why),
        Proof::Needs(count) => writeln!(
            text,
            "{} (heaps up to {} can prove it)",
            observed,
            count - 1
        ),
        Proof::Unknown => writeln!(text, "{}", observed),
    }
    .unwrap();
    match code {
        Some(code) => writeln!(text, "code: {}", code),
        None => writeln!(
            text,
            "code: more than {} numbers, too many for a line",
            MOST_LISTED
        ),
    }
    .unwrap();
    text
}

/// The value of `heap` if the first `values` of `rule` prove it.
pub fn proved_value(rule: &Rule, values: &[u64], heap: u64) -> Option<u64> {
    // No closed form is asked for here: its games have too many moves.
    let law = Linear::find(values)?;
    match proof(rule, &law, values.len()) {
        Proof::Proved(_) => Some(law.value(values, heap)),
        _ => None,
    }
}

fn linear(law: &Linear) -> String {
    let from = match law.preperiod {
        0 => String::new(),
        from => format!(" for n >= {}", from),
    };
    match law.saltus {
        0 => format!(
            "period {0} from {1}: g(n + {0}) = g(n){2}",
            law.period, law.preperiod, from
        ),
        saltus => format!(
            "period {0} from {1}, saltus {2}: g(n + {0}) = g(n) + {2}{3}",
            law.period, law.preperiod, saltus, from
        ),
    }
}

fn linear_code(law: &Linear, values: &[u64]) -> Option<String> {
    let (start, end) = (law.preperiod, law.preperiod + law.period);
    if end > MOST_LISTED {
        return None;
    }
    let n = match start {
        0 => "n".to_string(),
        _ => format!("(n - {})", start),
    };
    let (period, saltus) = (law.period, law.saltus);
    let first = match &values[start..end] {
        [value] => value.to_string(),
        all => format!("{:?}[{} % {}]", all, n, period),
    };
    let turns = match period {
        1 => n,
        _ => format!("({} / {})", n, period),
    };
    let grown = match (saltus, &first[..]) {
        (0, _) => first,
        (1, "0") => turns,
        (1, _) => format!("{} + {}", first, turns),
        (_, "0") => format!("{} * {}", saltus, turns),
        _ => format!("{} + {} * {}", first, saltus, turns),
    };
    Some(match start {
        0 => grown,
        _ => format!(
            "if n < {} {{ {:?}[n] }} else {{ {} }}",
            start,
            &values[..start],
            grown
        ),
    })
}

fn halves(law: &Halves, values: &[u64]) -> String {
    let plus = |what: &str, more: u64| match more {
        0 => what.to_string(),
        _ => format!("{} + {}", what, more),
    };
    let form = |half: Half| match half {
        Half::Constant(value) => value.to_string(),
        Half::Half(more) => plus("k", more),
        Half::OfHalf(more) => plus("g(k)", more),
    };
    let first = match law.start {
        0 => String::new(),
        _ => format!(", but g(0) = {}", values[0]),
    };
    format!(
        "by halves: g(2k) = {}, g(2k + 1) = {}{}",
        form(law.even),
        form(law.odd),
        first
    )
}

fn halves_code(law: &Halves, values: &[u64]) -> Option<String> {
    let plus = |what: &str, more: u64| match more {
        0 => what.to_string(),
        _ => format!("{} + {}", what, more),
    };
    let form = |half: Half| match half {
        Half::Constant(value) => value.to_string(),
        Half::Half(more) => plus("n / 2", more),
        Half::OfHalf(more) => plus("g(n / 2)", more),
    };
    // Of 0 an even law would ask for 0 again.
    Some(format!(
        "fn g(n: usize) -> usize {{ if n == 0 {{ {} }} else if n % 2 == 0 {{ {} }} else {{ {} }} }}",
        values[0],
        form(law.even),
        form(law.odd)
    ))
}

fn list(numbers: &[usize]) -> String {
    let numbers: Vec<String> = numbers.iter().map(usize::to_string).collect();
    numbers.join(", ")
}

fn and_before(before: &[usize]) -> String {
    match before {
        [] => String::new(),
        _ => format!("{}; and ", list(before)),
    }
}

fn signed(more: i64) -> String {
    match more {
        0 => String::new(),
        _ if more < 0 => format!(", less {}", -more),
        _ => format!(", and {} more", more),
    }
}

fn zeros(law: &Zeros) -> String {
    match law {
        Zeros::Residues {
            start,
            modulus,
            residues,
            before,
        } => {
            let from = match start {
                0 => String::new(),
                _ => format!(", from {} on", start),
            };
            format!(
                "{}n mod {} one of {}{}",
                and_before(before),
                modulus,
                list(residues),
                from
            )
        }
        Zeros::Powers {
            before,
            first,
            factor,
            more: 0,
        } if first == &1 => {
            format!("{}the powers of {}", and_before(before), factor)
        }
        Zeros::Powers {
            before,
            first,
            factor,
            more,
        } => format!(
            "{}{}, then each {} times the one before{}",
            and_before(before),
            first,
            factor,
            signed(*more)
        ),
        Zeros::Fibonacci {
            before,
            first: 1,
            second: 2,
            more: 0,
        } => {
            format!(
                "{}the Fibonacci numbers 1, 2, 3, 5, ...",
                and_before(before)
            )
        }
        Zeros::Fibonacci {
            before,
            first,
            second,
            more,
        } => format!(
            "{}{}, {}, then each the sum of the two before{}",
            and_before(before),
            first,
            second,
            signed(*more)
        ),
        Zeros::Squares {
            before,
            first: 0,
            step: 1,
            growth: 2,
        } => {
            format!("{}the squares", and_before(before))
        }
        Zeros::Squares {
            before,
            first,
            step,
            growth,
        } => format!(
            "{}{}, then in steps of {}, each step {} longer than the one before",
            and_before(before),
            first,
            step,
            growth
        ),
        Zeros::Beatty { r: 1, upper: false } => {
            "the multiples of the golden ratio, rounded down (Wythoff's lower sequence)".to_string()
        }
        Zeros::Beatty { r: 1, upper: true } => {
            "the multiples of the golden ratio's square, rounded down (Wythoff's upper sequence)"
                .to_string()
        }
        Zeros::Beatty { r, upper } => format!(
            "the multiples of ({} + sqrt({})) / 2, rounded down (Beatty)",
            2 + if *upper { *r as i64 } else { -(*r as i64) },
            r * r + 4
        ),
    }
}

// An expression of n, a usize, that is true for the zeros.
fn zeros_code(law: &Zeros) -> Option<String> {
    let among = |numbers: &[usize]| match numbers {
        [] => String::new(),
        _ => format!("{:?}.contains(&n) || ", numbers),
    };
    let follows = |before: &[usize], first: &usize, second: &usize, next: String| {
        format!("{}{{ let (mut a, mut b) = ({}i128, {}i128); while a < n as i128 {{ let c = {}; a = b; b = c; }} a == n as i128 }}", among(before), first, second, next)
    };
    Some(match law {
        Zeros::Residues {
            start: 0,
            modulus,
            residues,
            ..
        } => {
            format!("{:?}.contains(&(n % {}))", residues, modulus)
        }
        Zeros::Residues {
            start,
            modulus,
            residues,
            before,
        } => format!(
            "{}n >= {} && {:?}.contains(&(n % {}))",
            among(before),
            start,
            residues,
            modulus
        ),
        Zeros::Powers {
            before,
            first,
            factor,
            more,
        } => {
            let second = (*first as i64 * *factor as i64 + more) as usize;
            follows(before, first, &second, format!("b * {} + {}", factor, more))
        }
        Zeros::Fibonacci {
            before,
            first,
            second,
            more,
        } => follows(before, first, second, format!("a + b + {}", more)),
        Zeros::Squares {
            before,
            first,
            step,
            growth,
        } => follows(
            before,
            first,
            &(first + step),
            format!("b + b - a + {}", growth),
        ),
        Zeros::Beatty { r, upper } => {
            let whole = 2 + if *upper { *r as i64 } else { -(*r as i64) };
            let square = r * r + 4;
            // k a is between n and n + 1 for one k: the least with n <= k a.
            format!(
                "{{ let term = |k: i128| ({whole} * k + (({square} * k * k) as u128).isqrt() as i128) / 2; let (mut low, mut high) = (0, n as i128 + 1); while low < high {{ let k = (low + high) / 2; if term(k) < n as i128 {{ low = k + 1 }} else {{ high = k }} }} term(low) == n as i128 }}",
                whole = whole, square = square
            )
        }
    })
}
