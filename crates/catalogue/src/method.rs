//! The method that a judge calls instead of giving standard input: LeetCode, with the line `Method:` of a header.
//!
//! ```text
//! Method:  can_win_nim(n: i32) -> bool
//! ```
//!
//! The program has a function of that name. It takes `u64` for `i32`, and borrows what the method owns: `&str` for
//! `String`, `&[u64]` for `Vec<i32>`, `&[Vec<u64>]` for `Vec<Vec<i32>>`; it returns `bool`, `u64` for `i32`, or `&str` for
//! `String`. The program's standard input has the arguments in order, each list after its count; its output is the result.

use anyhow::{Context, Result};
use databake::Bake;
use std::fmt::{self, Display, Formatter};

/// A method that a judge calls: the line `Method:`.
#[derive(Clone, Copy, Debug, PartialEq, Bake)]
#[databake(path = grundy_catalogue::method)]
pub struct Method {
    pub name: &'static str,
    pub arguments: &'static [(&'static str, Type)],
    pub result: Type,
}

/// The type of an argument or a result.
#[derive(Clone, Copy, Debug, PartialEq, Bake)]
#[databake(path = grundy_catalogue::method)]
pub enum Type {
    Int,
    Bool,
    Text,
    List(&'static Type),
}

/// The beginning of the end of a program's file: the function that reads, and `main`.
const READER: &str = "\nfn solve(";

impl Method {
    /// The method in a line, given without its key.
    ///
    /// # Errors
    ///
    /// If it is not a method, or has other types: what it should be.
    pub fn of(line: &'static str) -> Result<Method> {
        let method = || {
            let (name, rest) = line.split_once('(')?;
            let (arguments, result) = rest.split_once(") -> ")?;
            let argument = |text: &'static str| {
                let (name, kind) = text.split_once(": ")?;
                Some((name, Type::of(kind)?))
            };
            let arguments: Option<Vec<_>> = arguments.split(", ").map(argument).collect();
            let is_result = |kind: &Type| !matches!(kind, Type::List(_));
            let result = Type::of(result).filter(is_result)?;
            Some(Method { name, arguments: arguments?.leak(), result })
        };
        method().with_context(|| {
            format!(
                "`Method:  {line}` is not such as `Method:  can_win_nim(n: i32) -> bool`, whose arguments are i32, \
                 String or a Vec of them, and whose result is bool, i32 or String"
            )
        })
    }

    /// A program without the code that reads and prints, which the judge replaces.
    pub fn without_reader(source: &str) -> String {
        let end = source.find(READER).map_or(source.len(), |at| at + 1);
        let lines = source[..end].lines();
        let kept = lines.filter(|line| !line.starts_with("use grundy::io"));
        kept.flat_map(|line| [line, "\n"]).collect()
    }

    /// The method that the judge calls; it calls the program's function.
    pub fn implementation(&self) -> String {
        let converted: Vec<String> =
            self.arguments.iter().map(|(name, kind)| kind.converted(name)).collect();
        let call = format!("{}({})", self.name, converted.join(", "));
        let result = match self.result {
            Type::Int => format!("{call} as i32"),
            Type::Text => format!("{call}.to_string()"),
            _ => call,
        };
        format!("impl Solution {{\n    pub fn {self} {{\n        {result}\n    }}\n}}\n")
    }

    /// A submission as its judge compiles it: after the judge's type, and before a `main` that calls the method,
    /// here with the arguments from standard input.
    pub fn called(&self, submission: &str) -> String {
        let mut main = String::from(
            "fn main() {\n    let mut input = String::new();\n    \
             std::io::Read::read_to_string(&mut std::io::stdin(), &mut input).unwrap();\n    \
             let mut words = input.split_whitespace();\n",
        );
        for (name, kind) in self.arguments {
            main += &format!("    let {name} = {};\n", kind.read());
        }
        let names: Vec<&str> = self.arguments.iter().map(|argument| argument.0).collect();
        let call = format!("Solution::{}({})", self.name, names.join(", "));
        format!("struct Solution;\n\n{submission}\n{main}    println!(\"{{}}\", {call});\n}}\n")
    }
}

impl Display for Method {
    fn fmt(&self, to: &mut Formatter) -> fmt::Result {
        let arguments: Vec<String> =
            self.arguments.iter().map(|(name, kind)| format!("{name}: {kind}")).collect();
        write!(to, "{}({}) -> {}", self.name, arguments.join(", "), self.result)
    }
}

impl Type {
    fn of(text: &str) -> Option<Type> {
        let inner = |text: &str| Type::of(text.strip_prefix("Vec<")?.strip_suffix('>')?);
        match text {
            "i32" => Some(Type::Int),
            "bool" => Some(Type::Bool),
            "String" => Some(Type::Text),
            _ => inner(text).map(|inner| Type::List(Box::leak(Box::new(inner)))),
        }
    }

    /// The argument `name` in the form that the program's function takes.
    fn converted(&self, name: &str) -> String {
        fn owned(kind: &Type, name: &str) -> String {
            match kind {
                Type::Int => format!("{name} as u64"),
                Type::List(inner) => {
                    let each = owned(inner, "each");
                    // A list of lists would make a long line.
                    let line = match inner {
                        Type::List(_) => "\n            ",
                        _ => "",
                    };
                    format!("{name}{line}.into_iter(){line}.map(|each| {each}){line}.collect::<Vec<_>>()")
                }
                Type::Bool | Type::Text => name.to_string(),
            }
        }
        match self {
            Type::Int | Type::Bool => owned(self, name),
            Type::Text | Type::List(_) => format!("&{}", owned(self, name)),
        }
    }

    /// An expression that reads a value of this type from `words`.
    fn read(&self) -> String {
        match self {
            Type::Text => "words.next().unwrap().to_string()".to_string(),
            Type::List(inner) => format!(
                "(0..words.next().unwrap().parse::<usize>().unwrap()).map(|_| {}).collect::<Vec<_>>()",
                inner.read()
            ),
            other => format!("words.next().unwrap().parse::<{other}>().unwrap()"),
        }
    }
}

impl Display for Type {
    fn fmt(&self, to: &mut Formatter) -> fmt::Result {
        match self {
            Type::Int => to.write_str("i32"),
            Type::Bool => to.write_str("bool"),
            Type::Text => to.write_str("String"),
            Type::List(inner) => write!(to, "Vec<{inner}>"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Method;

    #[test]
    fn a_method_is_read_and_printed() {
        for line in [
            "can_win_nim(n: i32) -> bool",
            "can_win(current_state: String) -> bool",
            "cat_mouse_game(graph: Vec<Vec<i32>>) -> i32",
            "two(a: i32, b: Vec<String>) -> i32",
            "losing_player(x: i32, y: i32) -> String",
        ] {
            let method = Method::of(line).unwrap_or_else(|what| panic!("{what}"));
            assert_eq!(method.to_string(), line);
        }
        for line in [
            "",
            "can_win_nim",
            "can_win_nim(n: i32)",
            "can_win_nim(n: i32) -> ",
            "can_win_nim(n: i32) -> Vec<bool>",
            "can_win_nim(n: i64) -> bool",
            "can_win_nim(n) -> bool",
            "f(n: Vec<i64>) -> bool",
            "f(n: Vec<i32) -> bool",
        ] {
            let what = Method::of(line).unwrap_err().to_string();
            assert!(what.starts_with("`Method:  "), "{line}: {what}");
        }
    }

    #[test]
    fn the_arguments_are_handed_over_as_the_function_takes_them() {
        let method = Method::of("f(n: i32, word: String, rows: Vec<Vec<i32>>) -> i32").unwrap();
        let expected = "impl Solution {
    pub fn f(n: i32, word: String, rows: Vec<Vec<i32>>) -> i32 {
        f(n as u64, &word, &rows
            .into_iter()
            .map(|each| each.into_iter().map(|each| each as u64).collect::<Vec<_>>())
            .collect::<Vec<_>>()) as i32
    }
}
";
        assert_eq!(method.implementation(), expected);
    }

    #[test]
    fn a_called_program_ends_before_its_reader() {
        let source = "//! A.\n\nuse grundy::heaps::bash;\nuse grundy::io::{self, Fault, Io};\n\nfn f() {}\n\nfn solve(io: &mut Io) {}\n\nfn main() {}\n";
        let rest = "//! A.\n\nuse grundy::heaps::bash;\n\nfn f() {}\n\n";
        assert_eq!(Method::without_reader(source), rest);
    }
}
