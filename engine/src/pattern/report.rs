//! The report on some values: the rows of a table, their law in words, and whether it is proved.
//!
//! Checked: the reports against the definition (`tests/pattern.rs`).

use super::code::{code, half, MOST_LISTED};
use super::proof::{further, proof, Proof};
use super::rule::Rule;
use super::theorem::theorem;
use crate::law::{Beatty, Half, Halves, Law, Linear, Zeros};
use std::cmp::Ordering;
use std::fmt::Write;

/// The values in rows, under each other where the period is.
pub fn table(values: &[u64]) -> String {
    let row = match Linear::find(values) {
        None => 20,
        Some(law) if law.period >= 40 => law.period,
        Some(law) => 39 / law.period * law.period,
    };
    let width = |number: u64| number.to_string().len();
    let widest = values.iter().copied().max().map_or(1, width);
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
    let mut text = String::new();
    if let Some(known) = rule.and_then(theorem) {
        writeln!(text, "{}", known.says).unwrap();
        if let Some(law) = &known.linear {
            writeln!(text, "{}", linear(law)).unwrap();
        }
        writeln!(text, "proved for all n: {}", known.source).unwrap();
        return text + &known.code.lines();
    }
    let found = Law::find(values);
    let proof = match (rule, &found) {
        (Some(rule), Some(Law::Linear(law))) => proof(rule, law, values.len()),
        _ => Proof::Unknown,
    };
    let spare = match (rule, &proof) {
        (_, Proof::Proved(_)) | (None, _) => None,
        (Some(rule), _) => further(rule, values.len()),
    };
    let (found, proof, values) = match (&spare, found) {
        (Some((values, law, why)), _) => {
            (Law::Linear(*law), Proof::Proved(why.clone()), &values[..])
        }
        (None, Some(found)) => (found, proof, values),
        (None, None) => return format!("no law found up to {}; more values may show one\n", most),
    };
    writeln!(text, "{}", words(&found, values)).unwrap();
    let observed = format!("observed: it holds for all {} values, not proved", values.len());
    match proof {
        Proof::Proved(why) => writeln!(text, "proved for all n: {}", why),
        Proof::Needs(count) => {
            writeln!(text, "{}; heaps up to {} would decide it", observed, count - 1)
        }
        Proof::TooFew(take) => {
            writeln!(text, "{}; taking {} has not been possible yet", observed, take)
        }
        Proof::Unknown => writeln!(text, "{}", observed),
    }
    .unwrap();
    text + &lines(&found, values)
}

/// A law in words, and its code; nothing on what it is a law of, nor on whether it is proved.
pub fn words_and_code(law: &Law, values: &[u64]) -> String {
    words(law, values) + "\n" + &lines(law, values)
}

fn words(law: &Law, values: &[u64]) -> String {
    match law {
        Law::Linear(law) => linear(law),
        Law::Halves(law) => halves(law, values),
        Law::Zeros(law) => format!(
            "no law of all values found up to {}; the zeros: {}",
            values.len().saturating_sub(1),
            zeros(law)
        ),
    }
}

fn lines(law: &Law, values: &[u64]) -> String {
    match code(law, values) {
        Some(code) => code.lines(),
        None => format!("code: more than {} numbers, too many for a line\n", MOST_LISTED),
    }
}

fn linear(law: &Linear) -> String {
    let from = match law.preperiod {
        0 => String::new(),
        from => format!(" for n >= {}", from),
    };
    match law.saltus {
        0 => format!("period {0} from {1}: g(n + {0}) = g(n){2}", law.period, law.preperiod, from),
        saltus => format!(
            "period {0} from {1}, saltus {2}: g(n + {0}) = g(n) + {2}{3}",
            law.period, law.preperiod, saltus, from
        ),
    }
}

fn halves(law: &Halves, values: &[u64]) -> String {
    let form = |of: Half| half(of, "k", "g(k)");
    let first = match law.start {
        0 => String::new(),
        _ => format!(", but g(0) = {}", values[0]),
    };
    let (even, odd) = (form(law.even), form(law.odd));
    format!("by halves: g(2k) = {}, g(2k + 1) = {}{}", even, odd, first)
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
    match more.cmp(&0) {
        Ordering::Less => format!(", less {}", -more),
        Ordering::Equal => String::new(),
        Ordering::Greater => format!(", and {} more", more),
    }
}

fn zeros(law: &Zeros) -> String {
    match law {
        Zeros::Residues { start, modulus, residues, before } => {
            let from = match start {
                0 => String::new(),
                _ => format!(" for n >= {}", start),
            };
            let among = if residues.len() == 1 { "=" } else { "in" };
            format!("{}n mod {} {} {}{}", and_before(before), modulus, among, list(residues), from)
        }
        Zeros::Powers { before, first, factor, more: 0 } if first == &1 => {
            format!("{}the powers of {}", and_before(before), factor)
        }
        Zeros::Powers { before, first, factor, more } => format!(
            "{}{}, then each {} times the one before{}",
            and_before(before),
            first,
            factor,
            signed(*more)
        ),
        Zeros::Fibonacci { before, first: 1, second: 2, more: 0 } => {
            format!("{}the Fibonacci numbers 1, 2, 3, 5, ...", and_before(before))
        }
        Zeros::Fibonacci { before, first, second, more } => format!(
            "{}{}, {}, then each the sum of the two before{}",
            and_before(before),
            first,
            second,
            signed(*more)
        ),
        Zeros::Squares { before, first: 0, step: 1, growth: 2 } => {
            format!("{}the squares", and_before(before))
        }
        Zeros::Squares { before, first, step, growth } => format!(
            "{}{}, then in steps of {}, each step {} longer than the one before",
            and_before(before),
            first,
            step,
            growth
        ),
        Zeros::Beatty(Beatty { r: 1, upper: false }) => {
            "the multiples of the golden ratio, rounded down (Wythoff's lower sequence)".to_string()
        }
        Zeros::Beatty(Beatty { r: 1, upper: true }) => {
            "the multiples of the golden ratio's square, rounded down (Wythoff's upper sequence)"
                .to_string()
        }
        Zeros::Beatty(Beatty { r, upper }) => format!(
            "the multiples of ({} + sqrt({})) / 2, rounded down (Beatty)",
            2 + if *upper { *r as i64 } else { -(*r as i64) },
            r * r + 4
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::{table, zeros};
    use crate::law::Zeros;

    #[test]
    fn rows_are_periods() {
        let rows = |period: u64| {
            let values: Vec<u64> = (0..200).map(|n| n % period).collect();
            let text = table(&values);
            let first = text.lines().next().unwrap();
            first.split_whitespace().count() as u64 - 1
        };
        // As many periods as 39 numbers hold, or one.
        let lengths = [3, 13, 20, 39, 40, 41, 45];
        let found: Vec<u64> = lengths.iter().map(|&length| rows(length)).collect();
        assert_eq!(found, [39, 39, 20, 39, 40, 41, 45]);
        // The last of 11 heaps has two digits; the last of 10 has one, and so has that of none.
        let label = |count: usize| table(&vec![0; count]).find(':');
        assert_eq!((label(11), label(10), label(0)), (Some(2), Some(1), None));
    }

    #[test]
    fn zeros_are_said_as_they_grow() {
        let powers =
            |first, more| zeros(&Zeros::Powers { before: vec![0], first, factor: 2, more });
        assert_eq!(powers(1, 0), "0; and the powers of 2");
        assert_eq!(powers(3, 0), "0; and 3, then each 2 times the one before");
        assert_eq!(powers(3, -1), "0; and 3, then each 2 times the one before, less 1");
        assert_eq!(powers(3, 4), "0; and 3, then each 2 times the one before, and 4 more");
    }
}
