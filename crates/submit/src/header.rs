//! The header of a file to paste: its first comment.

/// What a reader of this file alone wants to know. It is the title and the help without what applies
/// only to the library, and without the sample, which the judge shows; if the judge calls a method, also without the
/// method and the input. `command` prints it.
pub fn comment(command: &str, program: &str, help: &str) -> String {
    let mut comment: String = program
        .lines()
        .take_while(|line| line.starts_with("//!"))
        .flat_map(|line| [line, "\n"])
        .collect();
    comment += "//!\n";
    let mut left_out = vec!["Library:", "Game:", "Sample:", "Method:"];
    if help.contains("\nMethod:") {
        left_out.push("Input:");
    }
    let mut is_left_out = false;
    for line in help.lines().take_while(|line| *line != "Sample input:") {
        let is_key = |key: &&str| line.starts_with(*key);
        is_left_out = left_out.iter().any(is_key) || is_left_out && line.starts_with(' ');
        if !is_left_out {
            comment += format!("//! {line}").trim_end();
            comment += "\n";
        }
    }
    comment + &format!("//! Made by `{command}` (CC0-1.0).\n\n")
}

#[test]
fn the_help_becomes_a_comment() {
    let program = "//! A game.\n\nuse grundy::io::{self, Fault, Io};\nuse grundy::heaps::nim;\n\nconst ABOUT: &str = \"\\\nTake.\n\nGame:    nim\nJudged:  nowhere\nRange:   n up to 5.\nLibrary: any n,\n         if proved.\nCost:    O(1).\n         Once.\n\nSample input:\n1\n\";\n\nfn solve() {}\n";
    let help = grundy_catalogue::header::parts(program).unwrap().1;
    assert_eq!(
        comment("grundy submit a", program, help),
        "//! A game.\n//!\n//! Take.\n//!\n//! Judged:  nowhere\n//! Range:   n up to 5.\n//! Cost:    O(1).\n//!          Once.\n//!\n//! Made by `grundy submit a` (CC0-1.0).\n\n"
    );
}
