//! The method that a judge calls instead of giving standard input: LeetCode, with the line `Method:` of a header.
//!
//! ```text
//! Method:  can_win_nim(n: i32) -> bool
//! ```
//!
//! The program has a function of that name. It takes `u64` for `i32`, and borrows what the method owns: `&str` for
//! `String`, `&[u64]` for `Vec<i32>`, `&[Vec<u64>]` for `Vec<Vec<i32>>`; it returns `bool`, or `u64` for `i32`. The
//! program's standard input has the arguments in order, each list after its count; its output is the result.

use std::fmt::{Display, Error, Formatter};

/// A method that a judge calls: the line `Method:`.
#[derive(Clone, Debug, PartialEq)]
pub struct Method {
    pub name: String,
    pub arguments: Vec<(String, Type)>,
    pub result: Type,
}

/// The type of an argument or a result.
#[derive(Clone, Debug, PartialEq)]
pub enum Type {
    Int,
    Bool,
    Text,
    List(Box<Type>),
}

/// The beginning of the end of a program's file: the function that reads, and `main`.
const READER: &str = "\nfn solve(";

impl Method {
    /// The method in a line, given without its key.
    ///
    /// # Errors
    ///
    /// If it is not a method, or has other types: what it should be.
    pub fn of(line: &str) -> Result<Method, String> {
        let method = || {
            let (name, rest) = line.split_once('(')?;
            let (arguments, result) = rest.split_once(") -> ")?;
            let argument = |text: &str| {
                let (name, of) = text.split_once(": ")?;
                Some((name.to_string(), Type::of(of)?))
            };
            let is_result = |of: &Type| matches!(of, Type::Int | Type::Bool);
            Some(Method {
                name: name.to_string(),
                arguments: arguments.split(", ").map(argument).collect::<Option<_>>()?,
                result: Type::of(result).filter(is_result)?,
            })
        };
        method().ok_or(format!(
            "`Method:  {line}` is not such as `Method:  can_win_nim(n: i32) -> bool`, whose arguments are i32, \
             String or a Vec of them, and whose result is bool or i32"
        ))
    }

    /// The method in a program's source, if there is one.
    ///
    /// # Errors
    ///
    /// As [`Method::of`].
    pub fn find(source: &str) -> Result<Option<Method>, String> {
        let line = source.lines().find_map(|line| line.strip_prefix("Method:"));
        line.map(|line| Method::of(line.trim())).transpose()
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
            self.arguments.iter().map(|(name, of)| of.converted(name)).collect();
        let call = format!("{}({})", self.name, converted.join(", "));
        let result = match self.result {
            Type::Int => format!("{call} as i32"),
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
        for (name, of) in &self.arguments {
            main += &format!("    let {name} = {};\n", of.read());
        }
        let names: Vec<&str> = self.arguments.iter().map(|(name, _)| &name[..]).collect();
        let call = format!("Solution::{}({})", self.name, names.join(", "));
        format!("struct Solution;\n\n{submission}\n{main}    println!(\"{{}}\", {call});\n}}\n")
    }
}

impl Display for Method {
    fn fmt(&self, to: &mut Formatter) -> Result<(), Error> {
        let arguments: Vec<String> =
            self.arguments.iter().map(|(name, of)| format!("{name}: {of}")).collect();
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
            _ => inner(text).map(|inner| Type::List(Box::new(inner))),
        }
    }

    /// The argument `name` in the form that the program's function takes.
    fn converted(&self, name: &str) -> String {
        fn owned(of: &Type, name: &str) -> String {
            match of {
                Type::Int => format!("{name} as u64"),
                Type::List(inner) => {
                    let each = owned(inner, "each");
                    // A list of lists would make a long line.
                    let line = match **inner {
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
    fn fmt(&self, to: &mut Formatter) -> Result<(), Error> {
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
        ] {
            let method = Method::of(line).unwrap_or_else(|what| panic!("{what}"));
            assert_eq!(method.to_string(), line);
        }
        for line in [
            "",
            "can_win_nim",
            "can_win_nim(n: i32)",
            "can_win_nim(n: i32) -> ",
            "can_win_nim(n: i32) -> String",
            "can_win_nim(n: i64) -> bool",
            "can_win_nim(n) -> bool",
            "f(n: Vec<i64>) -> bool",
            "f(n: Vec<i32) -> bool",
        ] {
            let what = Method::of(line).unwrap_err();
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
