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
    let Code { is_lost, numbers, .. } = *code;
    let frame = match language {
        Language::Rust => include_str!("program.rs.txt"),
        Language::Cpp => include_str!("program.cpp.txt"),
        Language::Python => include_str!("program.py.txt"),
    };
    let list = ["a", "b", "c", "d", "e", "f", "g", "h"];
    let names = if numbers == 1 { "n".to_string() } else { list[..numbers].join(", ") };
    let value = match (is_lost, language) {
        (false, _) => format!("grundy({names})"),
        (true, Language::Python) => format!("not is_lost({names})"),
        (true, _) => format!("!is_lost({names})"),
    };
    let read = match (numbers, language) {
        (1, Language::Rust) => "numbers.next()".to_string(),
        (2, Language::Rust) => {
            "numbers.next().and_then(|a| Some((a, numbers.next()?)))".to_string()
        }
        (_, Language::Rust) => format!("numbers.by_ref().take({numbers}).collect::<Vec<_>>()[..]"),
        (1, Language::Python) => "next(numbers, -1)".to_string(),
        (2, Language::Python) => "next(numbers, -1), next(numbers, -1)".to_string(),
        (_, Language::Python) => format!("(next(numbers, -1) for _ in range({numbers}))"),
        (_, Language::Cpp) => format!("std::cin >> {}", names.replace(", ", " >> ")),
    };
    let (found, none) = match numbers {
        1 => ("Some(n)".to_string(), "None"),
        2 => ("Some((a, b))".to_string(), "None"),
        _ => (format!("[{names}]"), "_"),
    };
    let alone = match (is_lost, language) {
        (false, Language::Python) => "False",
        (true, Language::Python) => "True",
        (false, _) => "false",
        (true, _) => "true",
    };
    // What the function needs from elsewhere stands in front, in the order of the alphabet.
    let is_head =
        |line: &&str| ["use ", "#include ", "import "].iter().any(|start| line.starts_with(start));
    let (before, rest) = frame.split_once("FUNCTION\n").unwrap_or(("", frame));
    let own = function.lines().take_while(is_head);
    let mut head: Vec<&str> = before.lines().filter(is_head).chain(own.clone()).collect();
    if !function.contains("std::vector") {
        head.retain(|line| !line.contains("<vector>"));
    }
    head.sort_unstable();
    head.dedup();
    let skipped: usize = own.map(|line| line.len() + 1).sum();
    let function = function[skipped..].trim_start();
    let gap = if language == Language::Python { "\n\n" } else { "\n" };
    let last = if numbers == 1 { "n" } else { list[numbers - 1] };
    let heaps = ["heap", "pair of heaps", "position of several numbers"][numbers.min(3) - 1];
    let rest = rest
        .replacen("HEAPS", heaps, 1)
        .replacen("ALONE", alone, 1)
        .replacen("FOUND", &found, 1)
        .replacen("NONE", none, 1)
        .replacen("DECLARED", &names, 1)
        .replacen("READ", &read, 1)
        .replacen("LAST", last, 1)
        .replacen("VALUE", &value, 1);
    format!("{}\n{gap}{function}{rest}", head.join("\n"))
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
        numbers: 1,
        rust: of(Language::Rust, include_str!("table.rs.txt")),
        cpp: of(Language::Cpp, include_str!("table.cpp.txt")),
        python: of(Language::Python, include_str!("table.py.txt")),
    })
}
