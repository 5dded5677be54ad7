//! The values of a family of rules as a function of n and of the parameters.

use super::expression::Expression;
use super::language::{code, Function};
use super::over::Over;
use crate::law::{Formula, Shape, Sum};
use crate::pattern::answer::{Code, Language::Rust};

/// The function of n and the parameters that gives the values of a family.
pub fn of_family(names: &[String], shape: &Formula<Shape>, over: &Over) -> Code {
    // Lower-case letters; those that may be misread are doubled.
    let named = |name: &String| match &name.to_lowercase()[..] {
        "i" | "l" | "n" | "o" => name.to_lowercase().repeat(2),
        letter => letter.to_string(),
    };
    let names: Vec<String> = names.iter().map(named).collect();
    let sum = |sum: &Sum| {
        let terms = sum.times.iter().zip(&names).map(|(times, name)| format!("{times} * {name}"));
        format!("({} + {})", terms.collect::<Vec<String>>().join(" + "), sum.constant)
    };
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
    let (falling, rising): (Vec<&Sum>, Vec<&Sum>) =
        by.partition(|by| by.constant < 0 || by.times.iter().any(|&times| times < 0));
    // A divisor is a sum of a few parameters, each at most 16 times, and greater than 0.
    let from = if rising.iter().any(|by| by.constant == 0) { "from 1" } else { "up" };
    let mut positive: Vec<String> =
        falling.iter().map(|by| format!("{} > 0", Expression::of(&sum(by)).text(Rust))).collect();
    positive.dedup();
    let with = if positive.is_empty() { "" } else { " with " };
    let range = Some(format!("parameters {from} to 2^59{with}{}", positive.join(" and ")));
    let mut function = Function { range, ..over.value(Vec::new(), body) };
    function.parameters.extend(names);
    code(&[function])
}
