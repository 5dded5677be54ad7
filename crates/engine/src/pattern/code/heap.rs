//! The law of one heap as a function.

use super::functions::body;
use super::language::{code, indented, Function};
use super::over::Over;
use crate::law::{Beatty, Half, Halves, Law, Linear, Zeros};
use crate::pattern::answer::{Code, MOST_LISTED};
use crate::pattern::theorem::Theorem;

// How many numbers an `or` may have.
const MOST_OR: usize = 8;
// From this many numbers on, run lengths may be used.
const LEAST_RUNS: usize = 40;

/// The function of a law that `values` have: the value of `n`, or whether it is 0; `None` if it would list more than
/// [`MOST_LISTED`] numbers.
pub fn of_law(law: &Law, values: &[u64], over: &Over) -> Option<Code> {
    Some(code(&[function(law, values, over)?]))
}

/// The same as a function among others.
pub fn function(law: &Law, values: &[u64], over: &Over) -> Option<Function> {
    // It would ask itself for a value, and has only the outcome.
    if over.is_outcome && matches!(law, Law::Halves(_)) {
        return None;
    }
    let function = of_values(law, values, over)?;
    if !over.is_outcome || function.is_question {
        return Some(function);
    }
    // 1 for won and 0 for lost are not Grundy values, and say nothing about a sum.
    let line = |line: &str| match line.split_once("return ") {
        None => line.to_string(),
        Some((indent, value)) => format!("{indent}return {value} == 0"),
    };
    let body: String = function.body.lines().map(|of| line(of) + "\n").collect();
    Some(over.lost(false, function.tables, body))
}

fn of_values(law: &Law, values: &[u64], over: &Over) -> Option<Function> {
    match law {
        Law::Linear(law) if law.preperiod + law.period > MOST_LISTED => None,
        Law::Linear(law) => Some(linear(law, values, over)),
        Law::Halves(law) => {
            let range = up_to(most_of_halves(law, values));
            let body = halves(law, values[0], over.name);
            Some(Function { range, ..over.value(Vec::new(), body) })
        }
        Law::Zeros(law) => Some(zeros(law, over)),
    }
}

// The code that finds a value in a list: its tables, its lines, and the expression for the value.
fn listed(
    values: &[u64],
    name: char,
    index: &str,
    indent: &str,
) -> (Vec<(char, Vec<u64>)>, String, String) {
    let mut runs: Vec<(u64, u64)> = Vec::new();
    for &value in values {
        match runs.last_mut() {
            Some(last) if last.0 == value => last.1 += 1,
            _ => runs.push((value, 1)),
        }
    }
    if let [(value, _)] = runs[..] {
        return (Vec::new(), String::new(), value.to_string());
    }
    if values.len() < LEAST_RUNS || 3 * runs.len() > values.len() {
        return (vec![(name, values.to_vec())], String::new(), format!("{name}[{index}]"));
    }
    // By run length: a value and how often it comes, then the next.
    let table = runs.into_iter().flat_map(|(value, count)| vec![value, count]).collect();
    let lines = body("runs", &[&index, &name]);
    let lines = if indent.is_empty() { lines } else { indented(&lines) };
    (vec![(name, table)], lines, format!("{name}[k]"))
}

fn linear(law: &Linear, values: &[u64], over: &Over) -> Function {
    let Linear { preperiod: start, period, saltus } = *law;
    let (mut tables, lines, first) =
        listed(&values[start..start + period], 'T', &format!("(n - {start}) % {period}"), "");
    let grown = format!("{first} + {saltus} * ((n - {start}) / {period})");
    let mut body = String::new();
    if start > 0 {
        let (before, found, value) = listed(&values[..start], 'B', "n", "    ");
        tables.splice(0..0, before);
        body = format!("if n < {start}\n{found}    return {value}\n");
    }
    let range = up_to(most_of_linear(law, values));
    Function { range, ..over.value(tables, format!("{body}{lines}return {grown}\n")) }
}

// The range of heaps up to `most`, if that is not all of 64 bits.
fn up_to(most: u64) -> Option<String> {
    let below = most.checked_add(1)?;
    Some(match (most.is_power_of_two(), below.is_power_of_two()) {
        (true, _) if most > 1 << 20 => format!("heaps up to 2^{}", most.trailing_zeros()),
        (_, true) if most > 1 << 20 => format!("heaps less than 2^{}", below.trailing_zeros()),
        _ if below == u64::MAX => "heaps up to 2^64 - 2".to_string(),
        _ => format!("heaps up to {most}"),
    })
}

// The largest heap up to which the values of a law fit in 64 bits.
fn most_of_linear(law: &Linear, values: &[u64]) -> u64 {
    let first = law.preperiod..law.preperiod + law.period;
    // The first heap of each residue whose value does not fit.
    let beyond = first.map(|n| {
        let turns = (u64::MAX - values[n]).checked_div(law.saltus);
        turns.and_then(|turns| {
            turns.checked_add(1)?.checked_mul(law.period as u64)?.checked_add(n as u64)
        })
    });
    beyond.flatten().min().map_or(u64::MAX, |heap| heap - 1)
}

// The same by halves, from the least and the greatest value of the heaps less than each power of 2; at least the heaps
// whose values are known.
fn most_of_halves(law: &Halves, values: &[u64]) -> u64 {
    let (mut low, mut high) = (i128::from(values[0]), i128::from(values[0]));
    for bits in 1..=64 {
        let k = (1i128 << (bits - 1)) - 1;
        let ends = |form: Half| match form {
            Half::Constant(value) => (value.into(), value.into()),
            Half::Half(more) => (i128::from(more), k + i128::from(more)),
            Half::OfHalf(more) => (low + i128::from(more), high + i128::from(more)),
            Half::TwiceOfHalf(more) => (2 * low + i128::from(more), 2 * high + i128::from(more)),
            Half::LessHalf(all) => (i128::from(all) - high, i128::from(all) - low),
        };
        let (even, odd) = (ends(law.even), ends(law.odd));
        (low, high) = (low.min(even.0).min(odd.0), high.max(even.1).max(odd.1));
        if low < 0 || high > i128::from(u64::MAX) {
            return (k as u64).max(values.len() as u64 - 1);
        }
    }
    u64::MAX
}

fn halves(law: &Halves, first: u64, name: &str) -> String {
    let text = |form: Half| form.says("n / 2", &format!("{name}(n / 2)"));
    // For 0 an even law would ask for 0 again.
    let (even, odd) = (text(law.even), text(law.odd));
    body("halves", &[&first, &even, &odd])
}

// The expression that a name equals one of some numbers.
fn is_one(name: &str, numbers: &[usize]) -> String {
    let each: Vec<String> = numbers.iter().map(|number| format!("{name} == {number}")).collect();
    each.join(" or ")
}

fn zeros(law: &Zeros, over: &Over) -> Function {
    let among = |before: &[usize]| -> String {
        let some = before.chunks(MOST_OR);
        some.map(|some| format!("if {}\n    return true\n", is_one("n", some))).collect()
    };
    let follows = |before: &[usize], a: usize, b: i64, next: String| {
        let body = among(before) + &body("follows", &[&a, &b, &next]);
        over.lost(true, Vec::new(), body)
    };
    match law {
        Zeros::Finite { zeros } => over.lost(false, Vec::new(), among(zeros) + "return false\n"),
        Zeros::Residues { start, modulus, residues, before } => {
            let mut body = among(before);
            if *start > 0 {
                body += &format!("if n < {start}\n    return false\n");
            }
            match &residues[..] {
                [one] => body += &format!("return n % {modulus} == {one}\n"),
                few if few.len() <= MOST_OR => {
                    body += &format!("let r = n % {modulus}\nreturn {}\n", is_one("r", few));
                }
                many => {
                    let of = |residue| u64::from(many.contains(&residue));
                    let table = (0..*modulus).map(of).collect();
                    body += &format!("return T[n % {modulus}] == 1\n");
                    return over.lost(false, vec![('T', table)], body);
                }
            }
            over.lost(false, Vec::new(), body)
        }
        Zeros::Powers { before, first, factor, more } => {
            let second = *first as i64 * *factor as i64 + more;
            follows(before, *first, second, format!("b * {factor} + {more}"))
        }
        Zeros::Fibonacci { before, first, second, more } => {
            follows(before, *first, *second as i64, format!("a + b + {more}"))
        }
        Zeros::Squares { before, first, step, growth } => {
            let next = format!("b + (b - a) + {growth}");
            follows(before, *first, (first + step) as i64, next)
        }
        // The term of k is below m exactly if k (whole + sqrt(square)) < 2 m. n is a term if the least k whose term is
        // not below n has a term below n + 1.
        Zeros::Beatty(Beatty { r, upper }) => {
            let whole = 2 + if *upper { *r as i64 } else { -(*r as i64) };
            let body = body("beatty", &[&whole, &(r * r + 4)]);
            over.lost(true, Vec::new(), body)
        }
    }
}

/// The function of a theorem.
pub fn of_theorem(theorem: &Theorem, over: &Over) -> Code {
    code(&[stated(theorem, over)])
}

/// The same as a function among others.
pub fn stated(theorem: &Theorem, over: &Over) -> Function {
    match (theorem, theorem.name()) {
        (Theorem::LastTake(factor), _) => over.lost(true, Vec::new(), body("last take", &[factor])),
        (theorem, (name, [one, other])) => {
            let range = match theorem {
                // The value of 2^63 is 2^64 - 1, or less by 1.
                Theorem::MockTurtles => up_to(1 << 63),
                // That of 2^64 - 1 would be 2^64.
                Theorem::Lasker | Theorem::LaskerUnequal => up_to(u64::MAX - 1),
                _ => None,
            };
            Function { range, ..over.value(Vec::new(), body(name, &[&one, &other])) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_ends_where_a_value_no_longer_fits() {
        let grows = |preperiod, period, saltus| Linear { preperiod, period, saltus };
        let most = |law: Linear, values: &[u64]| most_of_linear(&law, values);
        assert_eq!(most(grows(0, 1, 0), &[7]), u64::MAX);
        assert_eq!(most(grows(0, 1, 1), &[0]), u64::MAX);
        // 1 + n: the value of 2^64 - 1 would be 2^64.
        assert_eq!(most(grows(0, 1, 1), &[1]), u64::MAX - 1);
        assert_eq!(most(grows(0, 1, 5), &[0]), u64::MAX / 5);
        assert_eq!(most(grows(1, 2, 1 << 62), &[9, 1, 0]), 8);
        let said = [u64::MAX, u64::MAX - 1, 1 << 63, (1 << 40) - 1, 77].map(up_to);
        let said = said.iter().map(|of| of.as_deref().unwrap_or("")).collect::<Vec<&str>>();
        let heaps = ["", "up to 2^64 - 2", "up to 2^63", "less than 2^40", "up to 77"];
        assert_eq!(
            said,
            heaps.map(|of| if of.is_empty() { of.to_string() } else { format!("heaps {of}") })
        );
    }

    #[test]
    fn a_range_of_halves_ends_below_a_power_of_2_or_with_the_known_values() {
        let most = |even, odd, known: usize| {
            most_of_halves(&Halves { start: 1, even, odd }, &vec![0; known])
        };
        assert_eq!(most(Half::Half(0), Half::OfHalf(0), 40), u64::MAX);
        assert_eq!(most(Half::OfHalf(1), Half::Constant(1), 40), u64::MAX);
        assert_eq!(most(Half::LessHalf(1), Half::Constant(0), 40), u64::MAX);
        // g(2^k) = 2^k g(1) with g(1) = 8: that of 2^61 does not fit.
        assert_eq!(most(Half::TwiceOfHalf(0), Half::Constant(8), 40), (1 << 61) - 1);
        // g(1) = 1, g(3) = 2, so g(6) would be -1.
        assert_eq!(most(Half::LessHalf(1), Half::OfHalf(1), 40), 39);
    }
}
