//! A law as the line of Rust that one would paste: an expression of `n`, a usize.
//!
//! Checked: every line is compiled and compared with the values (`tests/pattern.rs`).

use crate::law::{Half, Halves, Law, Linear, Zeros};

/// How many numbers a line of code may list.
pub const MOST_LISTED: usize = 5000;

/// The code of a law that `values` have: the value of `n`, or whether it is 0; `None` if it had to list more
/// than [`MOST_LISTED`] numbers.
pub fn expression(law: &Law, values: &[u64]) -> Option<String> {
    match law {
        Law::Linear(law) => linear(law, values),
        Law::Halves(law) => Some(halves(law, values)),
        Law::Zeros(law) => {
            let needs = match law {
                Zeros::Beatty { .. } => "; isqrt is in Rust 1.84",
                _ => "",
            };
            Some(format!("{} // whether g(n) is 0{}", zeros(law), needs))
        }
    }
}

fn linear(law: &Linear, values: &[u64]) -> Option<String> {
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
        all => format!("{}[{} % {}]", array(all), n, period),
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
            "if n < {} {{ {}[n] }} else {{ {} }}",
            start,
            array(&values[..start]),
            grown
        ),
    })
}

// A list whose type holds all of it.
fn array(values: &[u64]) -> String {
    let text = format!("{:?}", values);
    match values.iter().any(|&value| value > i32::MAX as u64) {
        true => text.replacen(&values[0].to_string(), &format!("{}usize", values[0]), 1),
        false => text,
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
    }
}

fn halves(law: &Halves, values: &[u64]) -> String {
    let form = |of: Half| half(of, "n / 2", "g(n / 2)");
    // Of 0 an even law would ask for 0 again.
    format!(
        "fn g(n: usize) -> usize {{ if n == 0 {{ {} }} else if n % 2 == 0 {{ {} }} else {{ {} }} }}",
        values[0],
        form(law.even),
        form(law.odd)
    )
}

// An expression of n, a usize, that is true for the zeros.
fn zeros(law: &Zeros) -> String {
    let among = |numbers: &[usize]| match numbers {
        [] => String::new(),
        _ => format!("{:?}.contains(&n) || ", numbers),
    };
    let follows = |before: &[usize], first: &usize, second: &usize, next: String| {
        format!("{}{{ let (mut a, mut b) = ({}i128, {}i128); while a < n as i128 {{ let c = {}; a = b; b = c; }} a == n as i128 }}", among(before), first, second, next)
    };
    match law {
        Zeros::Residues {
            start: 0,
            modulus,
            residues,
            ..
        } if residues.len() == 1 => {
            format!("n % {} == {}", modulus, residues[0])
        }
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
    }
}
