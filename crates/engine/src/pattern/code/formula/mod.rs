//! A formula as a function: its options as loops, and their values from the bottom up or by a memo.
//!
//! | file | what it does |
//! |---|---|
//! | `writer` | loops, conditions and options as statements |
//! | `expression` | numbers and conditions as expressions |
//! | `bounds` | what is sure about them, so that no test is written for it |
//! | `table.rs.txt`, `memo.rs.txt` and the like | the rest of the function |
//! | `helpers.txt` | functions that a language has not |
//! | `reserved.txt` | words that are no names of variables |
//!
//! Checked: programs of some sixty formulas, compiled without a warning, against a search of its own
//! (`tests/law_finder/formula_code.rs`).

mod bounds;
mod expression;
mod writer;

use self::writer::{has_word, Writer};
use super::language::{listed, wrapped, WIDTH};
use crate::formula::{Expr, Formula};
use crate::pattern::answer::Code;
use crate::pattern::answer::Language::{self, Cpp, Python, Rust};

/// The function of a formula: its value, or, under misere play, whether a position is lost. `None` for sums under misere
/// play, of which the values of the parts say nothing.
///
/// If every option of one number is less, it fills a table; otherwise it remembers positions, with a stack of its own.
pub fn of_formula(formula: &Formula, is_misere: bool, rule: &str) -> Option<Code> {
    if is_misere && formula.has_sums() {
        return None;
    }
    let is_table = formula.arity == 1 && always_falls(formula);
    let text = |language| function(formula, is_misere, is_table, rule, language);
    let (rust, cpp, python) = (text(Rust), text(Cpp), text(Python));
    Some(Code { is_lost: is_misere, numbers: formula.arity, rust, cpp, python })
}

// Whether every option of n is surely less than n, or 0 for 0.
fn always_falls(formula: &Formula) -> bool {
    let n = Expr::Variable(0);
    let falls = |greater: &Expr, less: &Expr, fall| {
        let mut writer = Writer::new(formula, Python);
        writer.bounds.enter_order(greater, less, 0);
        writer.fall = fall;
        writer.options();
        writer.falls
    };
    falls(&Expr::Number(0), &n, 0) && falls(&n, &Expr::Number(1), 1)
}

fn function(
    formula: &Formula,
    is_misere: bool,
    is_table: bool,
    rule: &str,
    language: Language,
) -> String {
    let mut writer = Writer::new(formula, language);
    if is_table {
        writer.bounds.enter_order(&Expr::Variable(0), &Expr::Number(1), 0);
    }
    writer.options();
    let frame = match (is_table, language) {
        (true, Rust) => include_str!("table.rs.txt"),
        (true, Cpp) => include_str!("table.cpp.txt"),
        (true, Python) => include_str!("table.py.txt"),
        (false, Rust) => include_str!("memo.rs.txt"),
        (false, Cpp) => include_str!("memo.cpp.txt"),
        (false, Python) => include_str!("memo.py.txt"),
    };
    let (arity, is_sorted) = (formula.arity, formula.is_sorted && formula.arity > 1);
    let tags = [
        if formula.has_sums() { "sum" } else { "one" },
        if is_misere { "lost" } else { "value" },
        if is_sorted { "sorted" } else { "unsorted" },
        if arity == 1 { "sole" } else { "many" },
        if writer.has_zeros { "zeros" } else { "" },
        match (formula.has_sums(), is_sorted || writer.has_zeros) {
            (true, _) => "",
            (false, true) => "asked",
            (false, false) => "bare",
        },
    ];
    let mut text = String::new();
    for line in frame.lines() {
        match line
            .split_once('|')
            .filter(|(of, _)| of.chars().all(|c| c.is_ascii_lowercase() || c == ' '))
        {
            Some((of, line)) if of.split(' ').all(|tag| tags.contains(&tag)) => {
                text += &format!("{line}\n");
            }
            Some(_) => {}
            None => text += &format!("{line}\n"),
        }
    }

    let names: Vec<&str> = writer.scope.iter().map(|of| &of.1[..]).collect();
    let each = |before: &str, after: &str| -> Vec<String> {
        names.iter().map(|name| format!("{before}{name}{after}")).collect()
    };
    let shown = if arity == 1 { names[0].to_string() } else { format!("({})", names.join(", ")) };
    let what = if is_misere {
        "Whether the player loses who is to move at"
    } else {
        "The Grundy value of"
    };
    let rule = rule.split_whitespace().collect::<Vec<_>>().join(" ");
    let comment = if language == Python { "# " } else { "// " };
    let range = if language == Python { "" } else { " Numbers on the way must be below 2^63." };
    let about = format!("{what} {shown}, by its options: {rule}.{range}");
    let (numbers, [open, close]) = match language {
        // Where a line would be too long.
        Rust if arity > 4 => (each("", ""), ["signed([", "])"]),
        Rust => (each("", " as i64"), ["[", "]"]),
        Cpp => (each("(long long)", ""), ["Position{{", "}}"]),
        Python => (each("", ""), ["(", ")"]),
    };
    let [open, close] = if arity == 1 { ["", ""] } else { [open, close] };
    let [open, close] = if is_sorted {
        [format!("ordered({open}"), format!("{close})")]
    } else {
        [open.to_string(), close.to_string()]
    };
    let start = listed(&open, &numbers, &close, "    ");
    let zero = match (arity, language) {
        (1, _) => "0".to_string(),
        (_, Rust) => format!("[0; {arity}]"),
        (_, Cpp) => "Position()".to_string(),
        (_, Python) => format!("({})", vec!["0"; arity].join(", ")),
    };
    let (name, number) =
        (["grundy", "is_lost"][usize::from(is_misere)], ["u64", "unsigned long long"]);
    let typed = if is_misere { "bool" } else { number[usize::from(language == Cpp)] };
    let variables = match language {
        Rust => each("", ": u64").join(", "),
        _ => {
            let column = format!("{typed} {name}(");
            let all = wrapped(
                &each("unsigned long long ", "")
                    .join(", ")
                    .replace("g l", "g\0l")
                    .replace("d l", "d\0l"),
                "",
                70,
            );
            all.replace('\0', " ")
                .trim_end()
                .replace('\n', &format!("\n{}", " ".repeat(column.len())))
        }
    };
    let list = if has_word(&writer.lines, "parts") { "vector" } else { "initializer_list" };
    let parts = format!(
        "{}std::{list}<POSITION>{}",
        if list == "vector" { "const " } else { "" },
        if list == "vector" { "&" } else { "" }
    );
    let options = options_function(&writer, &names);
    for (mark, put) in [
        ("VARIABLES", &variables[..]),
        ("ARGUMENTS", &names.join(", ")),
        ("PARTS", &parts),
        ("POSITION", &writer.position_type()),
        ("START", &start),
        ("ZERO", &zero),
        ("TYPE", typed),
        ("NAME", name),
        ("FIRST", if is_misere { writer.truth(false) } else { "0" }),
        ("OPTIONS\n", &options),
    ] {
        text = text.replace(mark, put);
    }
    let text =
        with_helpers(text.trim_start().to_string(), &writer).replace("ARITY", &arity.to_string());
    // The rule that it names calls no helper.
    text.replacen("ABOUT\n", &wrapped(&about, comment, WIDTH), 1)
}

// The options as a function, below those that it calls; a mark stands where helpers come.
fn options_function(writer: &Writer, names: &[&str]) -> String {
    let (lines, arity) = (&writer.lines, names.len());
    let used: Vec<bool> = names.iter().map(|name| has_word(lines, name)).collect();
    let position = writer.position_type();
    let mut text = "HELPERS\n\n".to_string();
    for (name, function) in &writer.functions {
        text += &(function.replacen("FUNCTION", name, 1) + "\n");
    }
    match writer.language {
        Rust => {
            let names = names.iter().zip(&used).map(|(name, &is_used)| {
                if is_used {
                    name.to_string()
                } else {
                    format!("_{name}")
                }
            });
            let names = names.collect::<Vec<_>>().join(", ");
            let pattern = if arity == 1 { names } else { format!("[{names}]") };
            let given =
                if writer.formula.has_sums() { format!("&[{position}]") } else { position.clone() };
            text += &format!("// Calls `each` with every option.\nfn options<F: FnMut({given})>({pattern}: {position}, mut each: F) {{\n{lines}}}\n");
        }
        Cpp => {
            let of = used.iter().zip(names).enumerate().filter(|(_, (is_used, _))| **is_used);
            let declared: Vec<String> =
                of.map(|(at, (_, name))| format!("{name} = position[{at}]")).collect();
            let (typed, lines) = match (declared.is_empty(), arity) {
                (false, 1) => (format!("long long {}", names[0]), lines.clone()),
                (true, 1) => ("long long".to_string(), lines.clone()),
                (true, _) => ("const Position&".to_string(), lines.clone()),
                _ => (
                    "const Position& position".to_string(),
                    format!(
                        "    const long long {};\n{lines}",
                        declared.join(if arity > 4 { ",\n                    " } else { ", " })
                    ),
                ),
            };
            text += &format!("// Calls `each` with every option.\ntemplate <class Each>\nvoid options({typed}, Each each) {{\n{lines}}}\n");
        }
        Python => text += &format!("# Every option.\ndef options({}):\n{lines}", names.join(", ")),
    }
    text
}

// The text with the helpers that it calls, and with what they and it include.
fn with_helpers(text: String, writer: &Writer) -> String {
    let ending = match writer.language {
        Rust => "rs",
        Cpp => "cpp",
        Python => "py",
    };
    let mut helpers = String::new();
    // A helper stands before those that it calls.
    for entry in include_str!("helpers.txt").split("\n\n") {
        let (head, helper) = entry.split_once(" =\n").expect("a name and a function");
        let (name, of) = head.split_once('.').expect("a name and a language");
        let all = format!("{helpers}{text}");
        let is_called = |at: usize| {
            !all[..at].ends_with(|c: char| c.is_ascii_alphanumeric() || c == '_' || c == '.')
        };
        if of == ending && all.match_indices(&format!("{name}(")).any(|(at, _)| is_called(at)) {
            helpers = format!("{}\n\n{helpers}", helper.trim_end());
        }
    }
    let text = text.replacen("HELPERS\n\n", &helpers, 1);
    let head: String = match writer.language {
        Rust => String::new(),
        Cpp => {
            let all = [
                ("std::max", "algorithm"),
                ("std::min", "algorithm"),
                ("std::sort", "algorithm"),
                ("std::array", "array"),
                ("std::sqrt", "cmath"),
                ("std::llabs", "cstdlib"),
                (" : {", "initializer_list"),
                ("std::initializer_list", "initializer_list"),
                ("std::map", "map"),
                ("std::vector", "vector"),
            ];
            let mut lines: Vec<String> = all
                .iter()
                .filter(|of| text.contains(of.0))
                .map(|of| format!("#include <{}>\n", of.1))
                .collect();
            lines.dedup();
            lines.concat() + "\n"
        }
        Python if text.contains("math.") => "import math\n\n".to_string(),
        Python => String::new(),
    };
    let text = head + &text;
    // Two empty lines stand between functions of Python.
    if writer.language == Python {
        text.replace("\n\n", "\n\n\n")
    } else {
        text
    }
}
