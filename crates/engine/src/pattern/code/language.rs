//! A function in three languages, from one text of pseudo-code.
//!
//! The pseudo-code has a statement per line, and indents blocks by four blanks: `let x = e`, or `var x = e` if x changes
//! later, `x = e`, `if e`, `else`, `while e`, `return e`, and `list H = e` and `push H e` for a list that grows. Expressions
//! (`expression`) are as in C++, with `and`, `or`, `true`, `false`, `min(x, y)` and `max(x, y)`, and numbers below 0; `/`
//! rounds down. Names of one capital letter are tables and lists.
//!
//! Checked: the output is compiled, run and compared with the values, and read by the formatters of its languages
//! (`tests/law_finder/pattern.rs`).

use super::expression::Expression;
use crate::pattern::answer::Code;
use crate::pattern::answer::Language::{self, Cpp, Python, Rust};

/// The most columns in a line.
pub const WIDTH: usize = 100;

/// A function of numbers.
pub struct Function {
    /// The comment above it.
    pub about: String,
    pub name: &'static str,
    pub parameters: Vec<String>,
    /// Whether it returns true or false instead of a number.
    pub is_question: bool,
    /// Whether what it computes may need 128 bits, and be negative.
    pub is_wide: bool,
    /// The numbers for which all of it fits in 64 bits, if not all.
    pub range: Option<String>,
    pub tables: Vec<(char, Vec<u64>)>,
    pub body: String,
}

impl Function {
    /// The function in a language, with a line end.
    pub fn text(&self, language: Language) -> String {
        let comment = if language == Python { "# " } else { "// " };
        let is_list = self.body.starts_with("list ");
        let mut about = self.about.clone();
        let wide = self.is_wide.then_some("heaps up to 2^60");
        let needs = if is_list && language == Cpp { "; it needs <vector>" } else { "" };
        if let Some(range) = self.range.as_deref().or(wide) {
            about += &format!(" For {range}{needs}.");
        }
        let mut text = wrapped(&about, comment, WIDTH);
        let result = match (language, self.is_question) {
            (Rust, true) => "bool",
            (Cpp, true) => "bool ",
            (Cpp, false) => "unsigned long long ",
            _ => "u64",
        };
        let changes = |name: &str| {
            let mut lines = self.body.lines().map(str::trim_start);
            lines.any(|line| line.starts_with(&format!("{name} = ")))
        };
        let statements = self.statements(language);
        let is_inside = |c: char| c.is_alphanumeric() || c == '_';
        let is_used = |name: &str| statements.split(|c| !is_inside(c)).any(|word| word == name);
        let typed = |name: &String| match (language, is_used(name)) {
            (Rust, true) if !self.is_wide && changes(name) => format!("mut {name}: u64"),
            (Rust, true) => format!("{name}: u64"),
            // As compilers ask for it.
            (Rust, false) => format!("_{name}: u64"),
            (Cpp, false) => "unsigned long long".to_string(),
            (Cpp, true) if self.is_wide => format!("__int128 {name}"),
            (Cpp, true) => format!("unsigned long long {name}"),
            (Python, _) => name.clone(),
        };
        let parameters: Vec<String> = self.parameters.iter().map(typed).collect();
        let (name, mut parameters) = (self.name, parameters.join(", "));
        let column = result.len() + name.len() + 1;
        // The last of four is too far to the right in C++.
        if let Some(last) = parameters.rfind(", ").filter(|_| column + parameters.len() + 3 > WIDTH)
        {
            parameters.replace_range(last + 1..last + 2, &format!("\n{}", " ".repeat(column)));
        }
        text += &match language {
            Rust => format!("fn {name}({parameters}) -> {result} {{\n"),
            Cpp => format!("{result}{name}({parameters}) {{\n"),
            Python => format!("def {name}({parameters}):\n"),
        };
        for (name, values) in &self.tables {
            text += &table(*name, values, language);
        }
        if language == Rust && self.is_wide {
            let names = self.parameters.iter();
            names.for_each(|name| text += &format!("    let {name} = i128::from({name});\n"));
        }
        text + &statements + if language == Python { "" } else { "}\n" }
    }

    fn statements(&self, language: Language) -> String {
        let mut text = String::new();
        let mut depth = 0;
        let mut lines = self.body.lines().peekable();
        while let Some(line) = lines.next() {
            let words = line.trim_start();
            let inner = (line.len() - words.len()) / 4;
            let is_else = words == "else";
            while language != Python && depth > inner {
                depth -= 1;
                text += &"    ".repeat(depth + 1);
                text += if is_else && depth == inner { "}" } else { "}\n" };
            }
            depth = inner
                + usize::from(is_else || words.starts_with("if ") || words.starts_with("while "));
            if language == Python || !is_else {
                text += &"    ".repeat(inner + 1);
            }
            let is_last = inner == 0 && lines.peek().is_none();
            text += &self.statement(words, language, is_last);
            text.push('\n');
        }
        text
    }

    fn statement(&self, words: &str, language: Language, is_last: bool) -> String {
        let of = |e: &str| Expression::of(e).text(language);
        let (first, rest) = words.split_once(' ').unwrap_or((words, ""));
        let typed = if self.is_wide { "i128" } else { "u64" };
        let number = if self.is_wide { "__int128" } else { "unsigned long long" };
        let named = || rest.split_once(if first == "push" { " " } else { " = " }).expect("a name");
        let end = if language == Python { "" } else { ";" };
        match (first, language) {
            ("if", Rust) | ("while", Rust) => format!("{first} {} {{", of(rest)),
            ("if", Cpp) | ("while", Cpp) => format!("{first} ({}) {{", of(rest)),
            ("if", Python) | ("while", Python) => format!("{first} {}:", of(rest)),
            ("else", Python) => "else:".to_string(),
            ("else", _) => " else {".to_string(),
            ("return", Rust) if is_last => of(rest),
            ("return", _) => format!("return {}{end}", of(rest)),
            ("list", Rust) => {
                format!(
                    "let mut {}: Vec<{typed}> = vec![{}];",
                    named().0.to_lowercase(),
                    of(named().1)
                )
            }
            ("list", Cpp) => {
                format!("std::vector<{number}> {} = {{{}}};", named().0, of(named().1))
            }
            ("list", Python) => format!("{} = [{}]", named().0, of(named().1)),
            ("push", Rust) => format!("{}.push({});", named().0.to_lowercase(), of(named().1)),
            ("push", Cpp) => format!("{}.push_back({});", named().0, of(named().1)),
            ("push", Python) => format!("{}.append({})", named().0, of(named().1)),
            ("let", Rust) => format!("let {} = {};", named().0, of(named().1)),
            ("var", Rust) => format!("let mut {} = {};", named().0, of(named().1)),
            ("let", Cpp) | ("var", Cpp) => format!("{number} {} = {};", named().0, of(named().1)),
            ("let", Python) | ("var", Python) => format!("{} = {}", named().0, of(named().1)),
            _ => {
                let (name, value) = words.split_once(" = ").expect("a statement");
                format!("{}{end}", Expression::of(value).assigned(name, language))
            }
        }
    }
}

/// The last of these functions, with the others above it, in three languages.
///
/// # Panics
///
/// If there is none.
pub fn code(functions: &[Function]) -> Code {
    let text = |language| {
        let texts: Vec<String> = functions.iter().map(|of| of.text(language)).collect();
        // As the formatters of the languages do.
        texts.join(if language == Python { "\n\n" } else { "\n" })
    };
    let last = functions.last().expect("a function");
    Code {
        is_lost: last.is_question,
        numbers: if last.parameters == ["a", "b"] { 2 } else { 1 },
        rust: text(Rust),
        cpp: text(Cpp),
        python: text(Python),
    }
}

/// Lines of at most `width` columns, each beginning with `start`, broken at blanks.
pub fn wrapped(text: &str, start: &str, width: usize) -> String {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.len() + 1 + word.len() <= width => *line = format!("{line} {word}"),
            _ => lines.push(format!("{start}{word}")),
        }
    }
    lines.join("\n") + "\n"
}

/// Lines one step further to the right.
pub fn indented(lines: &str) -> String {
    lines.lines().map(|line| format!("    {line}\n")).collect()
}

// A constant table, formatted as by rustfmt.
pub fn table(name: char, values: &[u64], language: Language) -> String {
    let number = |&value: &u64| match language {
        Cpp if value > i64::MAX as u64 => format!("{value}u"),
        _ => value.to_string(),
    };
    let numbers: Vec<String> = values.iter().map(number).collect();
    let count = values.len();
    let (head, foot) = match language {
        Rust => (format!("    const {name}: [u64; {count}] = ["), "];"),
        Cpp => (format!("    static const unsigned long long {name}[] = {{"), "};"),
        // A single value is a tuple only with its comma.
        Python => (format!("    {name} = ("), if count == 1 { ",)" } else { ")" }),
    };
    format!("{}\n", listed(&head, &numbers, foot, "    "))
}

/// Numbers between a head and a foot: in one line if rustfmt leaves them there, otherwise in lines with one step more.
pub fn listed(head: &str, numbers: &[String], foot: &str, indent: &str) -> String {
    let list = numbers.join(", ");
    if list.len() <= 58 && head.len() + list.len() + foot.len() <= WIDTH {
        return format!("{head}{list}{foot}");
    }
    let inner = format!("{indent}    ");
    let lines = if numbers.iter().any(|number| number.len() > 10) {
        numbers.iter().map(|number| format!("{inner}{number},\n")).collect()
    } else {
        // One column less, as rustfmt has it.
        wrapped(&(list + ","), &inner, WIDTH - 1)
    };
    format!("{head}\n{lines}{indent}{}", foot.trim_start_matches(','))
}
