//! A whole program around a function: it reads heaps, and prints who wins.
//!
//! Two of its lines say how the games are laid out in the input and which words are printed; the reader adapts them.
//!
//! Checked: programs of twenty rules, on a thousand sums each; programs adapted to judges' problems
//! (`tests/law_finder/pattern.rs`, `crates/cli/tests/grundy/law.rs`).

use super::language::{table, wrapped, WIDTH};
use crate::pattern::answer::{Code, Language, MOST_LISTED};
use crate::pattern::rule::{Rule, Ruleset};

/// The program of a function in a language.
pub fn program(code: &Code, language: Language) -> String {
    let function = code.of_language(language);
    let Code { is_lost, of_two, .. } = *code;
    let frame = match language {
        Language::Rust => include_str!("program.rs.txt"),
        Language::Cpp => include_str!("program.cpp.txt"),
        Language::Python => include_str!("program.py.txt"),
    };
    let names = if of_two { "a, b" } else { "n" };
    let value = match (is_lost, language) {
        (false, _) => format!("grundy({names})"),
        (true, Language::Python) => format!("not is_lost({names})"),
        (true, _) => format!("!is_lost({names})"),
    };
    let read = match (of_two, language) {
        (false, Language::Rust) => "numbers.next()",
        (true, Language::Rust) => "numbers.next().and_then(|a| Some((a, numbers.next()?)))",
        (false, Language::Python) => "next(numbers, -1)",
        (true, Language::Python) => "next(numbers, -1), next(numbers, -1)",
        (false, _) => "std::cin >> n",
        (true, _) => "std::cin >> a >> b",
    };
    let declared = if of_two && language == Language::Rust { "(a, b)" } else { names };
    let alone = match (is_lost, language) {
        (false, Language::Python) => "False",
        (true, Language::Python) => "True",
        (false, _) => "false",
        (true, _) => "true",
    };
    let mut text = frame
        .replacen("FUNCTION\n", function, 1)
        .replacen("HEAPS", if of_two { "pair of heaps" } else { "heap" }, 1)
        .replacen("ALONE", alone, 1)
        .replacen("DECLARED", declared, 1)
        .replacen("READ", read, 1)
        .replacen("LAST", if of_two { "b" } else { "n" }, 1)
        .replacen("VALUE", &value, 1);
    if !function.contains("std::vector") {
        text = text.replacen("#include <vector>\n", "", 1);
    }
    text
}

/// The function of a rule without a law: it computes a table of the heaps up to `most`. `None` if what may be taken
/// depends on the heap, or is more than [`MOST_LISTED`] numbers.
pub fn by_table(rule: &Rule, most: u64, name: &str) -> Option<Code> {
    let set = match &rule.game {
        Ruleset::Take(set, None) if !set.depends_on_heap() && !rule.misere => set,
        _ => return None,
    };
    let mut takes = Vec::new();
    set.members(most, &mut |take| takes.push(take));
    if takes.len() > MOST_LISTED || takes.is_empty() {
        return None;
    }
    let of = |language: Language, frame: &str| {
        let comment = if language == Language::Python { "# " } else { "// " };
        let about = format!(
            "The Grundy value of a heap of n up to {most}, by its moves. {name}: no law is known."
        );
        wrapped(&about, comment, WIDTH) + &frame.replacen("TABLE", &table('T', &takes, language), 1)
    };
    Some(Code {
        is_lost: false,
        of_two: false,
        rust: of(Language::Rust, include_str!("table.rs.txt")),
        cpp: of(Language::Cpp, include_str!("table.cpp.txt")),
        python: of(Language::Python, include_str!("table.py.txt")),
    })
}
