//! The values of a family of rules as a function of n and of the parameters.

use super::language::{code, Function};
use super::over::Over;
use crate::law::{Formula, Shape, Sum};
use crate::pattern::answer::Code;

/// The function of n and the parameters that gives the values of a family.
pub fn of_family(names: &[String], shape: &Formula<Shape>, over: &Over) -> Code {
    // Lower-case letters; those that may be misread are doubled.
    let named = |name: &String| match &name.to_lowercase()[..] {
        "i" | "l" | "n" | "o" => name.to_lowercase().repeat(2),
        letter => letter.to_string(),
    };
    let names: Vec<String> = names.iter().map(named).collect();
    let sum = |sum: &Sum| match sum.says(&names, " * ") {
        says if says.contains(' ') => format!("({says})"),
        says => says,
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
    // A divisor is a sum of a few parameters, each at most 16 times.
    let range = Some("parameters up to 2^59".to_string());
    let mut function = Function { range, ..over.value(Vec::new(), body) };
    function.parameters.extend(names);
    code(&[function])
}
