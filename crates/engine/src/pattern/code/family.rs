//! The values of a family of rules as a function of n and of the parameters.

use super::expression::Expression;
use super::functions::body;
use super::language::{code, Function};
use super::over::Over;
use crate::law::{Formula, Shape, Sum, Takes};
use crate::pattern::answer::{Code, Language::Rust, TakesLaw};

/// The function of n and the parameters that gives the values of a family.
pub fn of_family(names: &[String], shape: &Formula<Shape>, over: &Over) -> Code {
    let names = named(names);
    let sum = |sum: &Sum| text(sum, &names);
    let value = |shape: &Shape| match shape {
        Shape::Modulo(by) => format!("n % {}", sum(by)),
        Shape::Over(by) => format!("n / {}", sum(by)),
        Shape::ModuloOver(of, by) => format!("n % {} / {}", sum(of), sum(by)),
    };
    let body = match shape {
        Formula::All(one) => format!("return {}\n", value(one)),
        Formula::Parity { parameter, even, odd } => {
            let (name, even, odd) = (&names[*parameter], value(even), value(odd));
            format!("if {name} % 2 == 0\n    return {even}\nreturn {odd}\n")
        }
    };
    let shapes = match shape {
        Formula::All(one) => vec![one],
        Formula::Parity { even, odd, .. } => vec![even, odd],
    };
    let by = shapes.into_iter().flat_map(|shape| match shape {
        Shape::Modulo(by) | Shape::Over(by) => vec![by],
        Shape::ModuloOver(of, by) => vec![of, by],
    });
    function(names.clone(), by.collect(), body, over)
}

// The most multiples of parameters, and the largest constant, of two numbers whose sum has 64 bits.
const MOST_TIMES: u64 = 16;
const MOST_CONSTANT: u64 = 1 << 60;

/// The same where one of two numbers may be taken; `None` where three may, or if their sum might not have 64 bits.
pub fn of_takes(names: &[String], takes: &TakesLaw, over: &Over) -> Option<Code> {
    let names = named(names);
    let mut both = [&takes.one, &takes.other];
    // Rust knows the type of a constant only from the other number.
    both.sort_by_key(|sum| sum.times.iter().all(|&times| times == 0));
    let times = both.iter().flat_map(|sum| &sum.times).map(|times| times.unsigned_abs());
    let times = times.fold(0, u64::saturating_add);
    let is_small = (1..=MOST_TIMES).contains(&times)
        && both.iter().all(|sum| sum.constant.unsigned_abs() <= MOST_CONSTANT);
    let body = body("two takes", &[&text(both[0], &names), &text(both[1], &names)]);
    (takes.says == Takes::Two && is_small).then(|| function(names, both.to_vec(), body, over))
}

// Lower-case letters; those that may be misread are doubled.
fn named(names: &[String]) -> Vec<String> {
    let named = |name: &String| match &name.to_lowercase()[..] {
        "i" | "l" | "n" | "o" => name.to_lowercase().repeat(2),
        letter => letter.to_string(),
    };
    names.iter().map(named).collect()
}

// A sum in brackets, as pseudo-code.
fn text(sum: &Sum, names: &[String]) -> String {
    let terms = sum.times.iter().zip(names).map(|(times, name)| format!("{times} * {name}"));
    format!("({} + {})", terms.collect::<Vec<String>>().join(" + "), sum.constant)
}

// The function for parameters for which these divisors are greater than 0. Each is a sum of at most 16 parameters and a
// constant.
fn function(names: Vec<String>, by: Vec<&Sum>, body: String, over: &Over) -> Code {
    let (falling, rising): (Vec<&Sum>, Vec<&Sum>) =
        by.into_iter().partition(|by| by.constant < 0 || by.times.iter().any(|&times| times < 0));
    let from = if rising.iter().any(|by| by.constant == 0) { "from 1" } else { "up" };
    let positive = |by: &&Sum| format!("{} > 0", Expression::of(&text(by, &names)).text(Rust));
    let mut positive: Vec<String> = falling.iter().map(positive).collect();
    positive.dedup();
    let with = if positive.is_empty() { "" } else { " with " };
    let range = Some(format!("parameters {from} to 2^59{with}{}", positive.join(" and ")));
    let mut function = Function { range, ..over.value(Vec::new(), body) };
    function.parameters.extend(names);
    code(&[function])
}
