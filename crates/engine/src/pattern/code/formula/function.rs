//! The function around the options: a table or a memo, with the helpers that it calls.
//!
//! Checked: whole programs (`tests/law_finder/formula_code.rs`).

use super::writer::{has_word, Writer};
use crate::formula::{Expr, Formula};
use crate::pattern::answer::Code;
use crate::pattern::answer::Language::{self, Cpp, Python, Rust};
use crate::pattern::code::language::{listed, wrapped, WIDTH};

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
        writer.bounds.know(greater, less, 0);
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
        writer.bounds.know(&Expr::Variable(0), &Expr::Number(1), 0);
    }
    writer.options();
    let [table, memo] = writer.by([
        [include_str!("table.rs.txt"), include_str!("memo.rs.txt")],
        [include_str!("table.cpp.txt"), include_str!("memo.cpp.txt")],
        [include_str!("table.py.txt"), include_str!("memo.py.txt")],
    ]);
    let (arity, has_sums) = (formula.arity, formula.has_sums());
    let is_sorted = formula.is_sorted && arity > 1;
    let has_parts = has_word(&writer.lines, "parts");
    let tags = [
        if has_sums { "sum" } else { "one" },
        if is_misere { "lost" } else { "value" },
        if is_sorted { "sorted" } else { "unsorted" },
        if arity == 1 { "sole" } else { "many" },
        if writer.has_zeros { "zeros" } else { "" },
        // A closure with a single statement.
        if !has_sums && !is_sorted && !writer.has_zeros { "bare" } else { "asked" },
    ];
    let is_tag = |text: &str| text.split(' ').all(|tag| tags.contains(&tag));
    let is_tags = |text: &str| text.chars().all(|c| c.is_ascii_lowercase() || c == ' ');
    let lines =
        if is_table { table } else { memo }.lines().filter_map(|line| match line.split_once('|') {
            Some((of, line)) if is_tags(of) => Some(line).filter(|_| is_tag(of)),
            _ => Some(line),
        });
    let mut text = lines.collect::<Vec<_>>().join("\n") + "\n";

    let names: Vec<&str> = writer.scope.iter().map(|of| &of.1[..]).collect();
    let each = |before: &str, after: &str| -> Vec<String> {
        names.iter().map(|name| format!("{before}{name}{after}")).collect()
    };
    let tuple = |all: &str| if arity == 1 { all.to_string() } else { format!("({all})") };
    let (all, position) = (names.join(", "), writer.position_type());
    // A compiler warns of a name that nothing uses.
    let used = |name: &&&str| has_word(&writer.lines, name);
    let pattern: Vec<String> =
        names.iter().map(|name| format!("{}{name}", if used(&name) { "" } else { "_" })).collect();
    let declared: Vec<String> = (0..arity)
        .filter(|&at| used(&&names[at]))
        .map(|at| format!("{} = position[{at}]", names[at]))
        .collect();
    let taken = match (arity, declared.is_empty()) {
        (1, true) => "long long".to_string(),
        (1, false) => format!("long long {all}"),
        (_, is_empty) => format!("const Position&{}", if is_empty { "" } else { " position" }),
    };
    let declared = match declared.len() {
        1.. if arity > 1 && language == Cpp => format!(
            "    const long long {};\n",
            declared.join(if arity > 4 { ",\n                    " } else { ", " })
        ),
        _ => String::new(),
    };
    let numbers = match language {
        // Where a line would be too long.
        Rust if arity > 4 => each("", ""),
        _ => writer.by([each("", " as i64"), each("(long long)", ""), each("", "")]),
    };
    let brackets = writer.by([
        if arity > 4 { ["signed([", "])"] } else { ["[", "]"] },
        ["Position{{", "}}"],
        ["(", ")"],
    ]);
    let [open, close] = if arity == 1 { ["", ""] } else { brackets };
    let [before, behind] = if is_sorted { ["ordered(", ")"] } else { ["", ""] };
    let start = listed(&format!("{before}{open}"), &numbers, &format!("{close}{behind}"), "    ");
    let zero = match arity {
        1 => "0".to_string(),
        _ => writer.by([
            format!("[0; {arity}]"),
            "Position()".to_string(),
            format!("({})", vec!["0"; arity].join(", ")),
        ]),
    };
    let name = if is_misere { "is_lost" } else { "grundy" };
    let typed = if is_misere { "bool" } else { writer.by(["u64", "unsigned long long", ""]) };
    let column = " ".repeat(typed.len() + name.len() + 2);
    let gap = if all.len() + 19 * arity > 68 { format!(",\n{column}") } else { ", ".to_string() };
    let parts =
        if has_parts { "const std::vector<POSITION>&" } else { "std::initializer_list<POSITION>" };
    let functions: Vec<String> = writer
        .functions
        .iter()
        .map(|(name, text)| text.replacen("FUNCTION", name, 1) + "\n")
        .collect();
    for (mark, put) in [
        ("FUNCTIONS\n\n", &functions.concat()),
        ("LINES\n", &(declared + &writer.lines)),
        ("GIVEN", &if has_sums { format!("&[{position}]") } else { position.clone() }),
        (
            "PATTERN",
            &if arity == 1 { pattern.concat() } else { format!("[{}]", pattern.join(", ")) },
        ),
        ("TAKEN", &taken),
        (
            "VARIABLES",
            &writer.by([
                each("", ": u64").join(", "),
                each("unsigned long long ", "").join(&gap),
                all.clone(),
            ]),
        ),
        ("ARGUMENTS", &all),
        ("PARTS", &parts.to_string()),
        ("POSITION", &position),
        ("START", &start),
        ("ZERO", &zero),
        ("TYPE", &typed.to_string()),
        ("NAME", &name.to_string()),
        ("FIRST", &if is_misere { writer.truth(false) } else { "0" }.to_string()),
    ] {
        text = text.replace(mark, put);
    }
    let text = with_helpers(text.trim_start(), &writer).replace("ARITY", &arity.to_string());
    let what = if is_misere {
        "Whether the player loses who is to move at"
    } else {
        "The Grundy value of"
    };
    let rule = rule.split_whitespace().collect::<Vec<_>>().join(" ");
    let range = " Numbers on the way must be below 2^63.";
    let about =
        format!("{what} {}, by its options: {rule}.{}", tuple(&all), writer.by([range, range, ""]));
    // The rule that it names calls no helper.
    text.replacen("ABOUT\n", &wrapped(&about, writer.by(["// ", "// ", "# "]), WIDTH), 1)
}

// The text with the helpers that it calls, and with what they and it include.
fn with_helpers(text: &str, writer: &Writer) -> String {
    let mut helpers = String::new();
    // A helper stands before those that it calls.
    for entry in include_str!("helpers.txt").split("\n\n") {
        let (head, helper) = entry.split_once(" =\n").expect("a name and a function");
        let (name, of) = head.split_once('.').expect("a name and a language");
        let all = format!("{helpers}{text}");
        let is_inside = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '.';
        let mut calls =
            all.match_indices(name).filter(|(at, _)| all[at + name.len()..].starts_with('('));
        if of == writer.by(["rs", "cpp", "py"])
            && calls.any(|(at, _)| !all[..at].ends_with(is_inside))
        {
            helpers = format!("{}\n\n{helpers}", helper.trim_end());
        }
    }
    let text = text.replacen("HELPERS\n\n", &helpers, 1);
    let included = [
        ("std::find", "algorithm"),
        ("std::max", "algorithm"),
        ("std::min", "algorithm"),
        ("std::sort", "algorithm"),
        ("std::array", "array"),
        ("std::sqrt", "cmath"),
        ("std::llabs", "cstdlib"),
        (" : {", "initializer_list"),
        ("std::initializer_list", "initializer_list"),
        ("std::unordered_map", "unordered_map"),
        ("std::vector", "vector"),
    ];
    let included = included.iter().filter(|of| text.contains(of.0));
    let mut lines: Vec<String> = included.map(|of| format!("#include <{}>\n", of.1)).collect();
    lines.dedup();
    let import = if text.contains("math.") { "import math\n\n" } else { "" };
    let text = writer.by(["", &(lines.concat() + "\n"), import]).to_string() + &text;
    // Two empty lines stand between functions of Python.
    if writer.language == Python {
        text.replace("\n\n", "\n\n\n")
    } else {
        text
    }
}
