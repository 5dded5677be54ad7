//! The pseudo-code of theorems and laws by name, from `functions.txt`.
//!
//! Checked: every function is compiled (`language`).

use std::fmt::Display;

/// The pseudo-code of this name, with its arguments filled in.
///
/// # Panics
///
/// If there is none.
pub fn body(name: &str, arguments: &[&dyn Display]) -> String {
    let entries = include_str!("functions.txt").split("\n\n");
    let entry = entries.filter_map(|entry| entry.split_once(" =\n")).find(|entry| entry.0 == name);
    let (_, text) =
        entry.unwrap_or_else(|| panic!("code/functions.txt: write a function `{name} =`"));
    let fill = |text: String, (at, of): (usize, &&dyn Display)| {
        text.replace(&format!("{{{at}}}"), &of.to_string())
    };
    arguments.iter().enumerate().fold(text.trim_end().to_string() + "\n", fill)
}
