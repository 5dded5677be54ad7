//! The lengths of the files to paste: a line for each, and the two lines in docs/submissions.md.

use crate::{programs, text};
use std::fs;
use std::path::Path;

/// Library files with a table, a graph or factoring: a submission without any of them is a closed form.
const TOOLS: [&str; 20] = [
    "adjacency",
    "cycles",
    "digraph",
    "edge_list",
    "factors",
    "geography",
    "gf2",
    "kernel",
    "last_move",
    "loopy",
    "lost_heaps",
    "matching",
    "modular",
    "nimber",
    "rectangles",
    "retrograde",
    "solver",
    "table",
    "tree",
    "xor_convolution",
];

/// The first line of the part for input and output.
const INPUT_AND_OUTPUT: &str = "// Input and output.";

/// A submission's length.
pub struct Size {
    pub name: String,
    pub bytes: usize,
    pub lines: usize,
    /// Bytes of the part for input and output.
    pub ends: usize,
    /// Bytes of the lines that are not comments.
    pub code: usize,
    /// Whether it has no table, no graph and no factoring.
    pub is_closed: bool,
}

/// The length of a submission's text.
pub fn size(name: &str, text: &str) -> Size {
    let is_code = |line: &&str| !line.trim_start().starts_with("//") && !line.trim().is_empty();
    let ends = text.find(INPUT_AND_OUTPUT).unwrap_or(text.len());
    let has = |tool: &str| text.contains(&format!("\nmod {tool} {{\n"));
    Size {
        name: name.to_string(),
        bytes: text.len(),
        lines: text.lines().count(),
        ends: text.len() - ends,
        code: text.lines().filter(is_code).map(|line| line.len() + 1).sum(),
        is_closed: !TOOLS.iter().any(|tool| has(tool)),
    }
}

/// The sizes of all submissions in a folder, the shortest first.
///
/// # Errors
///
/// If one cannot be read.
pub fn sizes(root: &Path, folder: &Path) -> Result<Vec<Size>, String> {
    let of = |name: String| {
        let text = text(&folder.join(&name).with_extension("rs"))?;
        Ok(size(&name, &text))
    };
    let sizes: Result<Vec<Size>, String> = programs(root)?.into_iter().map(of).collect();
    let mut sizes = sizes?;
    sizes.sort_by(|a, b| (a.bytes, &a.name).cmp(&(b.bytes, &b.name)));
    Ok(sizes)
}

/// The medians of bytes and of lines, and the largest number of bytes.
pub fn middle(sizes: &[&Size]) -> (usize, usize, usize) {
    let mut lines: Vec<usize> = sizes.iter().map(|size| size.lines).collect();
    lines.sort_unstable();
    let bytes = sizes.get(sizes.len() / 2).map_or(0, |size| size.bytes);
    let most = sizes.last().map_or(0, |size| size.bytes);
    (bytes, lines.get(lines.len() / 2).copied().unwrap_or(0), most)
}

const BEGIN: &str = "<!-- made by tools/sizes -->\n";
const END: &str = "<!-- end of sizes -->\n";

/// A line with the columns, then a line for each file.
pub fn table(sizes: &[Size]) -> String {
    let mut table = "file,bytes,lines,input_and_output,without_comments,closed_form\n".to_string();
    for size in sizes {
        table += &format!(
            "{},{},{},{},{},{}\n",
            size.name, size.bytes, size.lines, size.ends, size.code, size.is_closed
        );
    }
    table
}

/// docs/submissions.md with the medians and maxima of these sizes.
///
/// # Errors
///
/// If it has no place for them.
fn page(found: &str, sizes: &[Size]) -> Result<String, String> {
    let (before, rest) = found
        .split_once(BEGIN)
        .ok_or("docs/submissions.md has no line <!-- made by tools/sizes -->")?;
    let (_, after) =
        rest.split_once(END).ok_or("docs/submissions.md has no line <!-- end of sizes -->")?;
    let (closed, others): (Vec<&Size>, Vec<&Size>) = sizes.iter().partition(|size| size.is_closed);
    let lines = [("closed forms", closed), ("others", others)].map(|(what, of)| {
        let (bytes, lines, most) = middle(&of);
        let count = of.len();
        format!("- {count} {what}: median {bytes} bytes and {lines} lines, {most} bytes at most.\n")
    });
    Ok(format!("{before}{BEGIN}{}{END}{after}", lines.concat()))
}

/// Writes these figures into docs/submissions.md.
///
/// # Errors
///
/// If it cannot be read or written.
pub fn write(root: &Path, sizes: &[Size]) -> Result<(), String> {
    let file = root.join("docs/submissions.md");
    let page = page(&text(&file)?, sizes)?;
    fs::write(&file, page).map_err(|error| format!("{}: {error}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::{middle, size};

    #[test]
    fn a_closed_form_has_no_table() {
        let text = "//! A game.\nfn main() {}\nmod nim {\n    // Why.\n}\n\n// Input and output.\nfn run() {}\n";
        let plain = size("a", text);
        assert_eq!((plain.bytes, plain.lines), (text.len(), 8));
        assert_eq!((plain.ends, plain.code), (33, 13 + 10 + 2 + 12));
        let table = size("b", &text.replace("mod nim", "mod kernel"));
        assert!(plain.is_closed && !table.is_closed);
        assert_eq!(middle(&[&plain, &table]), (table.bytes, 8, table.bytes));
    }
}
