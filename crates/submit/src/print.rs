//! The text of a submission: the program unchanged, then what it reaches.

use crate::header::comment;
use crate::library::{Kind, Module, Unit, Words};
use crate::reach::reached_words;
use anyhow::{Context, Result};
use grundy_catalogue::header;
use grundy_catalogue::method::Method;
use grundy_catalogue::KINDS;
use syn::UseTree;

/// The file for a judge, before the changes that [`set`] makes: the help of `program` as a comment, its code, then the
/// reached items of `modules`, each module before those that it uses, and input and output last. `note` gives the text
/// before each item. `command` prints the file. If the judge calls a `method`, that precedes the code, and `program` has no reader.
pub fn submission(
    command: &str,
    program: &str,
    method: Option<&Method>,
    modules: &[Module],
    note: &dyn Fn(&Unit) -> String,
) -> String {
    let shown = |at: usize| module(modules, at, note);
    let texts: Vec<(usize, String)> = (0..modules.len())
        .filter(|&at| modules[at].parent.is_none())
        .map(|at| (at, shown(at)))
        .filter(|(_, text)| !text.is_empty())
        .collect();
    let library: String = in_order(modules, &texts).concat();
    let (help, code) = help_and_code(program);
    let comment = comment(command, program, help);
    match method {
        None => format!("{comment}{code}\n{library}"),
        // The judge inserts its type at the front, and documentation of the file may not follow it.
        Some(method) => format!(
            "{}{}\n{code}\n{library}",
            comment.replace("//!", "//"),
            method.implementation()
        ),
    }
}

/// The module for input and output; its items come at the end of the file.
const IO: &str = "io";

/// The `main` of a submission: that of the program without arguments and places.
const MAIN: &str = r#"fn main() {
    let mut io = Io {
        input: Box::new(io::stdin()),
        block: Vec::new(),
        at: 0,
        answers: BufWriter::with_capacity(1 << 16, Box::new(io::stdout())),
    };
    let solved = solve(&mut io);
    if let Err(fault) = io.answers.flush().and(solved) {
        // A reader of the answers that went away is no fault.
        if fault.kind() != io::ErrorKind::BrokenPipe {
            let _ = writeln!(io::stderr(), "NAME: {}", fault);
            std::process::exit(1);
        }
    }
}
"#;

/// The program `name` with [`MAIN`] instead of its own; or, if the judge calls a method, without the code that reads.
///
/// # Errors
///
/// If the program does not end with a call of `io::run` by its name.
pub fn with_its_main(name: &str, program: &str, is_called: bool) -> Result<String> {
    if is_called {
        return Ok(Method::without_reader(program));
    }
    let own = format!("fn main() {{\n    io::run({name:?}, ABOUT, solve);\n}}\n");
    let rest = program.strip_suffix(&own);
    let rest = rest.with_context(|| format!("{name}: it does not end with\n{own}"))?;
    Ok(rest.to_string() + &MAIN.replace("NAME", name))
}

// A program's help, and its code without the help.
fn help_and_code(program: &str) -> (&str, String) {
    let (before, help, after) = header::parts(program).unwrap_or((program, "", ""));
    let lines = before.lines().chain(after.lines());
    let code = lines.filter(|line| !line.starts_with("//!"));
    let code: String = code.map(|line| of_this_file(line) + "\n").collect();
    (help, code)
}

// `use grundy::rows::runs::Rows;` where `runs` is a module of this file: `use runs::Rows;`.
fn of_this_file(line: &str) -> String {
    let Some(path) = line.strip_prefix("use grundy::") else {
        return line.to_string();
    };
    let (first, rest) = path.split_once("::").unwrap_or((path, ""));
    if first == IO {
        return String::new();
    }
    let path = if KINDS.contains(&first) { rest } else { path };
    // Plain modules need no `use` here.
    match path.trim_end_matches(';').split_once("::") {
        None => String::new(),
        Some((module, names)) => {
            let names = names.replace("{self, ", "{");
            let one = names.strip_prefix('{').and_then(|names| names.strip_suffix('}'));
            let one = one.filter(|one| !one.contains(','));
            format!("use {module}::{};", one.unwrap_or(&names))
        }
    }
}

// The texts of the modules, each before those that it uses.
fn in_order(modules: &[Module], texts: &[(usize, String)]) -> Vec<String> {
    let words: Vec<Words> =
        texts.iter().map(|(_, text)| Words::of(text.parse().unwrap_or_default())).collect();
    let name = |at: usize| modules[texts[at].0].name.as_str();
    let mut left: Vec<usize> = (0..texts.len()).collect();
    let mut done = Vec::new();
    while !left.is_empty() {
        let is_used = |at: usize| left.iter().any(|&by| by != at && words[by].has(name(at)));
        // Names that variables also have may close a cycle; then any order will do.
        let is_theory = |at: usize| name(at) != IO;
        let next = left
            .iter()
            .position(|&at| is_theory(at) && !is_used(at))
            .or_else(|| left.iter().position(|&at| is_theory(at)))
            .unwrap_or(0);
        done.push(texts[left.remove(next)].1.clone());
    }
    done
}

// A module of which something is reached, with the reached items of the modules inside it: these are files of one
// module, which a reader of this file does not see apart. All methods of a type come together.
fn module(modules: &[Module], at: usize, note: &dyn Fn(&Unit) -> String) -> String {
    let this = &modules[at];
    let mut files = vec![at];
    while let Some(inner) = (0..modules.len()).find(|inner| {
        !files.contains(inner)
            && modules[*inner].parent.is_some_and(|parent| files.contains(&parent))
    }) {
        files.push(inner);
    }
    let units = || files.iter().flat_map(|&file| &modules[file].units);
    if !units().any(|unit| unit.is_reached) {
        return String::new();
    }
    let mut words = Words::default();
    for &file in &files {
        words.extend(&reached_words(&modules[file]));
    }
    let (mut uses, mut items, mut done) = (String::new(), String::new(), Vec::new());
    let mut after_constant = false;
    for unit in units() {
        if let Kind::Use(item) = &unit.kind {
            let line = used(item, &words);
            // The items of the other files are in this module.
            let is_inner = line.starts_with("use self::")
                || this.units.iter().all(|own| own.id != unit.id)
                    && line.starts_with("use super::");
            let line = flat(&line);
            if !is_inner && !uses.contains(&line) {
                uses.push_str(&line);
            }
        }
    }
    for unit in units().filter(|unit| unit.is_reached) {
        let shown = match &unit.kind {
            Kind::Impl { .. } if done.contains(&head(unit)) => continue,
            Kind::Impl { .. } => {
                done.push(head(unit));
                let same = units().filter(|other| head(other) == head(unit));
                let parts: Vec<String> = same
                    .flat_map(parts)
                    .map(|part| note(part) + "    " + &explained(&part.text))
                    .collect();
                format!("{}\n{}\n}}", explained(&unit.text), parts.join("\n\n"))
            }
            _ => note(unit) + &explained(&unit.text),
        };
        let is_constant = shown.starts_with("const ") && !shown.contains('\n');
        if !(is_constant && after_constant) {
            items.push('\n');
        }
        after_constant = is_constant;
        items.push_str(&shown);
        items.push('\n');
    }
    // The files of one module are one here.
    let (about, items) = (explained(&this.about), flat(&items).replace("pub(super) ", ""));
    if this.name == IO {
        // The program calls `run` and names `Io`, whatever else is here.
        format!("{}\n\n{uses}\n{items}", about.replace("//!", "//"))
    } else {
        let inside = format!("{about}\n\n{uses}\n{items}");
        let inside: String = inside.lines().map(|line| format!("    {line}\n")).collect();
        format!("mod {} {{\n{inside}}}\n\n", this.name)
    }
}

// `impl T {`, if the unit is one.
fn head(unit: &Unit) -> Option<&str> {
    match unit.kind {
        Kind::Impl { .. } => unit.text.lines().last(),
        _ => None,
    }
}

// The reached parts of an `impl`.
fn parts(unit: &Unit) -> impl Iterator<Item = &Unit> {
    let parts = match &unit.kind {
        Kind::Impl { units, .. } => &units[..],
        _ => &[],
    };
    parts.iter().filter(|part| part.is_reached)
}

// Code whose paths lead to the modules side by side: the folders of the library are not in this file.
fn flat(code: &str) -> String {
    let folders = KINDS.iter().map(|kind| format!("crate::{kind}::"));
    folders
        .chain(["crate::".to_string()])
        .fold(code.to_string(), |code, path| code.replace(&path, "super::"))
}

// A `use` with only those names that are among `words`.
fn used(item: &syn::ItemUse, words: &Words) -> String {
    let is_kept = |name: &str| {
        words.has(name)
            || METHODS
                .iter()
                .any(|(of, names)| *of == name && names.iter().any(|name| words.has_member(name)))
    };
    match kept(&item.tree, "", &is_kept) {
        Some(tree) => format!("use {tree};\n"),
        None => String::new(),
    }
}

/// Traits of the standard library whose methods may be called where the trait is not named.
const METHODS: [(&str, &[&str]); 6] = [
    ("BufRead", &["fill_buf", "consume", "read_until"]),
    ("Read", &["read", "read_to_end", "bytes"]),
    ("Write", &["write", "write_all", "flush", "write_fmt"]),
    ("TryFrom", &["try_from"]),
    ("TryInto", &["try_into"]),
    ("FromStr", &["from_str"]),
];

fn kept(tree: &UseTree, parent: &str, is_kept: &dyn Fn(&str) -> bool) -> Option<String> {
    match tree {
        UseTree::Path(path) => {
            let first = path.ident.to_string();
            kept(&path.tree, &first, is_kept).map(|rest| format!("{first}::{rest}"))
        }
        UseTree::Name(name) if name.ident == "self" => is_kept(parent).then(|| "self".to_string()),
        UseTree::Name(name) => {
            let name = name.ident.to_string();
            is_kept(&name).then_some(name)
        }
        UseTree::Rename(name) => {
            let text = format!("{} as {}", name.ident, name.rename);
            is_kept(&name.rename.to_string()).then_some(text)
        }
        UseTree::Group(group) => {
            let parts: Vec<String> =
                group.items.iter().filter_map(|tree| kept(tree, parent, is_kept)).collect();
            match parts.len() {
                0 => None,
                1 if parts[0] != "self" => parts.into_iter().next(),
                _ => Some(format!("{{{}}}", parts.join(", "))),
            }
        }
        UseTree::Glob(_) => Some("*".to_string()),
    }
}

/// A text without examples, without how it was checked, without paragraphs about the library (`Library:`), and without
/// the headings for errors, panics and cost.
fn explained(text: &str) -> String {
    #[derive(PartialEq)]
    enum Out {
        Nothing,
        Code,
        Paragraph,
        Sections,
    }
    let (mut lines, mut out) = (Vec::<&str>::new(), Out::Nothing);
    for line in text.lines().chain([""]) {
        let doc = line.trim_start();
        let Some(said) = doc.strip_prefix("///").or(doc.strip_prefix("//!")) else {
            // Documentation must not end in a blank line.
            while lines.last().is_some_and(|line| is_blank(line)) {
                lines.pop();
            }
            out = Out::Nothing;
            lines.push(line);
            continue;
        };
        let said = said.trim();
        let is_fence = said.starts_with("```");
        out = match out {
            Out::Sections => Out::Sections,
            _ if said.starts_with("# ") => Out::Sections,
            Out::Code if is_fence => Out::Paragraph, // the rest of this line
            Out::Code => Out::Code,
            _ if is_fence => Out::Code,
            Out::Paragraph if !said.is_empty() => Out::Paragraph,
            _ if said.starts_with("Checked") || said.starts_with("Library:") => Out::Paragraph,
            _ => Out::Nothing,
        };
        let is_second_blank = said.is_empty() && lines.last().is_none_or(|line| is_blank(line));
        if out == Out::Nothing && !is_second_blank {
            lines.push(line);
        }
    }
    // A link would lead nowhere from this file.
    let text = without_links(lines.join("\n")).replace("[`", "`").replace("`]", "`");
    text.trim_end().to_string()
}

// `[text](crate::path)` as its text.
fn without_links(mut text: String) -> String {
    let link = |text: &str| {
        let marks = ["`](", "](crate::", "](super::"].iter();
        let mark = marks.filter_map(|mark| text.find(mark)).min()?;
        let end = mark + text[mark..].find(']')?;
        Some((text[..end].rfind('[')?, end, end + text[end..].find(')')?))
    };
    while let Some((begin, end, behind)) = link(&text) {
        text.replace_range(end..=behind, "");
        text.remove(begin);
    }
    text
}

/// A text with each group of `use` lines in order, and without superfluous empty lines.
pub fn set(text: &str) -> String {
    let mut lines: Vec<&str> = Vec::new();
    for line in text.lines().map(str::trim_end) {
        let before = lines.last().map_or("{", |line| *line);
        let is_end = line.trim_start().starts_with('}');
        if before.is_empty() && (line.is_empty() || is_end) {
            lines.pop();
        }
        if !line.is_empty() || !before.ends_with('{') {
            lines.push(line);
        }
    }
    let is_use = |line: &&str| line.trim_start().starts_with("use ");
    lines.chunk_by_mut(|a, b| is_use(a) && is_use(b)).for_each(<[&str]>::sort_unstable);
    lines.join("\n").trim_end().to_string() + "\n"
}

fn is_blank(line: &str) -> bool {
    matches!(line.trim(), "///" | "//!")
}

#[cfg(test)]
mod tests {
    use super::{explained, help_and_code, submission, with_its_main};
    use grundy_catalogue::method::Method;

    #[test]
    fn documentation_keeps_the_theorem_and_its_source() {
        let item = "/// Lost exactly if n mod 3 is 0 (Ferguson, I.1).
///
/// Library: any n.
/// All of them.
///
/// ```
/// assert!(is_lost(3));
/// ```
///
/// The proof is short.
///
/// Checked: all n up to 100.
///
/// # Panics
///
/// Never.
///
/// # Complexity
///
/// O(1).
#[inline]
fn is_lost(n: u64) -> bool {
    n % 3 == 0 // Checked: no documentation
}";
        let kept = "/// Lost exactly if n mod 3 is 0 (Ferguson, I.1).
///
/// The proof is short.
#[inline]
fn is_lost(n: u64) -> bool {
    n % 3 == 0 // Checked: no documentation
}";
        assert_eq!(explained(item), kept);
    }

    #[test]
    fn a_submission_has_a_main_of_its_own() {
        let program = "fn solve() {}\n\nfn main() {\n    io::run(\"a\", ABOUT, solve);\n}\n";
        let cut = with_its_main("a", program, false).unwrap();
        assert!(cut.starts_with("fn solve() {}\n\nfn main() {\n    let mut io = "));
        assert!(cut.contains("\"a: {}\"") && !cut.contains("ABOUT"));
        assert!(with_its_main("b", program, false).is_err());
    }

    #[test]
    fn the_help_and_the_paths_to_other_files_are_left_out() {
        let program = "//! A game.\n\nuse grundy::io::{self, Fault, Io};\nuse grundy::heaps::nim;\nuse grundy::rows::runs::{self, Rows};\n\nconst ABOUT: &str = \"\\\nTake.\n\";\n\nfn solve() {}\n";
        let (help, code) = help_and_code(program);
        assert_eq!(help, "Take.\n");
        let lines: Vec<&str> = code.lines().filter(|line| !line.is_empty()).collect();
        assert_eq!(lines, ["use runs::Rows;", "fn solve() {}"]);
    }

    #[test]
    fn where_a_method_is_called_it_stands_before_the_rule_and_nothing_reads() {
        let program = "//! A game.\n\nconst ABOUT: &str = \"\\\nTake.\n\nMethod:  f(n: i32) -> bool\nInput:   n.\nOutput:  `true` or `false`.\n\nSample input:\n1\n\";\n\nfn f(n: u64) -> bool {\n    n > 0\n}\n";
        let method = Method::of("f(n: i32) -> bool").ok();
        let expected = "// A game.\n//\n// Take.\n//\n// Output:  `true` or `false`.\n//\n// Made by `grundy submit a` (CC0-1.0).\n\nimpl Solution {\n    pub fn f(n: i32) -> bool {\n        f(n as u64)\n    }\n}\n\n\n\n\nfn f(n: u64) -> bool {\n    n > 0\n}\n\n";
        let found =
            submission("grundy submit a", program, method.as_ref(), &[], &|_| String::new());
        assert_eq!(found, expected);
    }
}
