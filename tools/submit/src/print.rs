//! A submission: the program as it stands, then what it reaches.

use crate::library::{Kind, Module, Unit, Words};
use crate::reach::reached_words;
use proc_macro2::{TokenStream, TokenTree};
use std::ops::Range;
use syn::UseTree;

/// What stands between the program and the library.
const SEAM: &str =
    "// What follows is of the library grundy (CC0-1.0): the rules, then input and output.";

/// The file for a judge, not yet formatted: `program`, then the reached items of `modules`, each with
/// what `note` says before it, and the module of the judge last.
pub fn submission(program: &str, modules: &[Module], note: &dyn Fn(&Unit) -> String) -> String {
    let mut roots: Vec<usize> = (0..modules.len())
        .filter(|&at| modules[at].parent.is_none())
        .collect();
    roots.sort_by_key(|&at| modules[at].name == "judge");
    let library: String = roots.iter().map(|&at| module(modules, at, note)).collect();
    format!(
        "{}\n{SEAM}\nmod grundy {{\n{library}}}\n",
        of_this_file(program)
    )
}

// A module that something is reached of, and what is reached of those inside of it: these are files
// of one module, for whom it is read apart from the others. All methods of a type stand together.
fn module(modules: &[Module], at: usize, note: &dyn Fn(&Unit) -> String) -> String {
    let this = &modules[at];
    let mut files = vec![at];
    while let Some(inner) = (0..modules.len()).find(|inner| {
        !files.contains(inner)
            && modules[*inner]
                .parent
                .is_some_and(|parent| files.contains(&parent))
    }) {
        files.push(inner);
    }
    let units = || files.iter().flat_map(|&file| &modules[file].units);
    if !units().any(|unit| unit.is_reached) {
        return String::new();
    }
    let mut words = Words::default();
    files
        .iter()
        .for_each(|&file| words.extend(&reached_words(&modules[file])));
    let (mut uses, mut items, mut done) = (String::new(), String::new(), Vec::new());
    let mut after_constant = false;
    for unit in units() {
        if let Kind::Use(item) = &unit.kind {
            let line = used(item, &words);
            // What is in the other files is in this module.
            let is_inner = line.starts_with("use self::")
                || this.units.iter().all(|own| own.id != unit.id)
                    && line.starts_with("use super::");
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
                    .map(|part| note(part) + &explained(&part.text))
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
    let about = explained(&this.about);
    let text = from_here(&format!("{uses}\n{items}"));
    format!("pub mod {} {{\n{about}\n\n{text}}}\n\n", this.name)
}

// `impl T {`, if it is one.
fn head(unit: &Unit) -> Option<&str> {
    match unit.kind {
        Kind::Impl { .. } => unit.text.lines().last(),
        _ => None,
    }
}

// The parts of an `impl` that are reached.
fn parts(unit: &Unit) -> impl Iterator<Item = &Unit> {
    let parts = match &unit.kind {
        Kind::Impl { units, .. } => &units[..],
        _ => &[],
    };
    parts.iter().filter(|part| part.is_reached)
}

// A `use` as far as its names are among `words`.
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

/// Traits of the standard library whose methods are called where the trait itself is not named.
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
            let parts: Vec<String> = group
                .items
                .iter()
                .filter_map(|tree| kept(tree, parent, is_kept))
                .collect();
            match parts.len() {
                0 => None,
                1 if parts[0] != "self" => parts.into_iter().next(),
                _ => Some(format!("{{{}}}", parts.join(", "))),
            }
        }
        UseTree::Glob(_) => Some("*".to_string()),
    }
}

// `crate` as it is called in a module of the module `grundy`.
fn from_here(text: &str) -> String {
    fn find(tokens: TokenStream, found: &mut Vec<Range<usize>>) {
        for token in tokens {
            match token {
                TokenTree::Ident(name) if name == "crate" => found.push(name.span().byte_range()),
                TokenTree::Group(group) => find(group.stream(), found),
                _ => {}
            }
        }
    }
    let mut found = Vec::new();
    find(text.parse().unwrap_or_default(), &mut found);
    let (mut done, mut rest) = (String::new(), 0);
    for range in found {
        done.push_str(&text[rest..range.start]);
        done.push_str("super");
        rest = range.end;
    }
    done + &text[rest..]
}

/// A text without what its documentation says of examples, of how it was checked, of the package
/// (a paragraph `Package:`), and, under headings, of errors, panics and cost.
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
            // No blank line of documentation before what it documents.
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
            _ if said.starts_with("Checked") || said.starts_with("Package:") => Out::Paragraph,
            _ => Out::Nothing,
        };
        let is_second_blank = said.is_empty() && lines.last().is_none_or(|line| is_blank(line));
        if out == Out::Nothing && !is_second_blank {
            lines.push(line);
        }
    }
    lines.join("\n").trim_end().to_string()
}

fn is_blank(line: &str) -> bool {
    matches!(line.trim(), "///" | "//!")
}

/// A program without the lines `Package:` of its help: what they say is not true of this file.
fn of_this_file(program: &str) -> String {
    let mut is_left_out = false;
    let mut lines = Vec::new();
    for line in program.lines() {
        is_left_out = line.starts_with("Package:") || is_left_out && line.starts_with(' ');
        if !is_left_out {
            lines.push(line);
        }
    }
    lines.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::{explained, from_here, of_this_file};

    #[test]
    fn documentation_keeps_the_theorem_and_its_source() {
        let item = "/// Lost exactly if n mod 3 is 0 (Ferguson, I.1).
///
/// Package: any n.
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
    fn lines_of_the_package_leave_the_help() {
        let help = "Range:   n up to 5.\nPackage: any n,\n         if proved.\nCost:    O(1).\n         Once.\n";
        let kept = "Range:   n up to 5.\nCost:    O(1).\n         Once.\n";
        assert_eq!(of_this_file(help), kept);
    }

    #[test]
    fn the_library_is_called_from_where_it_stands() {
        let text = from_here("use crate::a; x_crate::b(crate::c, \"crate::d\")");
        assert_eq!(text, "use super::a; x_crate::b(super::c, \"crate::d\")");
    }
}
