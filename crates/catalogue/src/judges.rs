//! The judges: the lines of `judges.txt`, the only place that states with what a judge compiles.

use anyhow::{Context, Result};
use databake::Bake;
use std::sync::LazyLock;

/// What a judge makes of an output with the expected words and other blanks, from the strictest on. Blanks at the end of a
/// line and empty lines at the end of the output never count.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Blanks {
    Wrong,
    /// A presentation error.
    Presentation,
    Free,
}

/// A language of the files to submit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Bake)]
#[databake(path = grundy_catalogue::judges)]
pub enum Language {
    Rust,
    Cpp,
}

impl Language {
    pub const ALL: [Language; 2] = [Language::Rust, Language::Cpp];

    /// The language that a judge takes for its problem.
    pub fn of(problem: (&str, &str)) -> Language {
        if cpp(problem).is_some() {
            Language::Cpp
        } else {
            Language::Rust
        }
    }

    /// Its word in commands and data.
    pub fn word(self) -> &'static str {
        ["rust", "cpp"][self as usize]
    }

    pub fn name(self) -> &'static str {
        ["Rust", "C++"][self as usize]
    }

    /// How the names of its files end.
    pub const fn ending(self) -> &'static str {
        ["rs", "cpp"][self as usize]
    }
}

/// A judge.
#[derive(Clone, Copy)]
pub struct Judge {
    /// Its name in the lines `Judged:`, without blanks.
    pub name: &'static str,
    /// A short name, such as `cf`, by which people name its problems; or nothing.
    pub short: &'static str,
    /// Its limits if a problem states none, such as `1 s, 256 MB`, or `-`.
    pub limits: &'static str,
    /// Its Rust compiler; or `no Rust`, and what it calls C++: `no Rust; G++, C++`.
    pub compiler: &'static str,
    /// How it compares an output with the expected one, or `-`.
    pub output: &'static str,
    pub notes: &'static str,
    // Where its problems are; words `ID=NAME` or `ID=ADDRESS` for those with another name there, and `ID!Rust` for those
    // that exclude Rust.
    places: &'static str,
}

impl Judge {
    fn of(line: &'static str) -> Judge {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [name, limits, compiler, output, notes, places] = cells[..] else {
            panic!("{FILE}: `{line}` is not `NAME | LIMITS | COMPILER | OUTPUT | NOTES | ADDRESS`")
        };
        let (name, short) = name.split_once(", ").unwrap_or((name, ""));
        Judge { name, short, limits, compiler, output, notes, places }
    }

    /// What it calls C++, such as `G++, C++`, if it, or this problem of it, takes no Rust.
    pub fn cpp(&self, id: &str) -> Option<&'static str> {
        let is_it = |word: &str| word.strip_suffix("!Rust") == Some(id);
        let excludes = self.places.split_whitespace().any(is_it);
        self.compiler.strip_prefix("no Rust; ").or(excludes.then_some("C++"))
    }

    /// What it makes of blanks inside an output.
    pub fn blanks(&self) -> Blanks {
        match self.output.trim_end_matches(" (not confirmed)") {
            "words" | "words in any case" => Blanks::Free,
            "lines or PE" => Blanks::Presentation,
            _ => Blanks::Wrong,
        }
    }

    /// Whether it takes `YES` for `yes`.
    pub fn takes_any_case(&self) -> bool {
        self.output.contains("any case")
    }

    /// The address of a problem, if it is known.
    pub fn link(&self, id: &str) -> Option<String> {
        let mut words = self.places.split_whitespace();
        let place = words.next()?;
        let mut named = words.filter_map(|word| word.split_once('='));
        let name = named.find(|named| named.0 == id.replace(' ', "+")).map_or(id, |named| named.1);
        if name.starts_with("http") {
            return Some(name.to_string());
        }
        let letter = name.find(|c: char| !c.is_ascii_digit()).unwrap_or(name.len());
        let contest = name.rsplit_once('_').map_or(name, |parts| parts.0);
        let link = place.replace("{number}", &name[..letter]).replace("{letter}", &name[letter..]);
        Some(link.replace("{contest}", contest).replace("{}", name))
    }

    /// Whether it calls a method instead of giving standard input.
    pub fn calls_a_method(&self) -> bool {
        self.notes.starts_with("calls a method")
    }
}

/// The file that [`all`] reads, given from the root of the checkout.
pub const FILE: &str = "crates/catalogue/judges.txt";

/// All judges, in the order of the file.
///
/// # Panics
///
/// If a line does not have six columns.
pub fn all() -> Vec<Judge> {
    // A search asks for the judge of every number.
    static ALL: LazyLock<Vec<Judge>> = LazyLock::new(|| {
        let lines = include_str!("../judges.txt").lines();
        lines.filter(|line| !line.starts_with('#')).map(Judge::of).collect()
    });
    ALL.clone()
}

/// The judge with this name.
///
/// # Errors
///
/// If the file has no such line: the line to write.
pub fn judge(name: &str) -> Result<Judge> {
    let judge = all().into_iter().find(|judge| judge.name == name);
    judge.with_context(|| format!(
        "{FILE} has no judge {name:?}: write a line `{name} | 1 s, 256 MB (not confirmed) | COMPILER | OUTPUT | NOTES | ADDRESS`"
    ))
}

/// What the judge of a problem calls C++, if it takes no Rust for it.
///
/// # Panics
///
/// If the file has no such judge.
pub fn cpp((name, id): (&str, &str)) -> Option<&'static str> {
    judge(name).unwrap_or_else(|wrong| panic!("{wrong}")).cpp(id)
}

/// The ways to write the number that a judge gives to a problem: `786A`, `Codeforces786A`, `cf786A`, without blanks.
///
/// # Panics
///
/// If the file has no such judge.
pub fn numbers((name, id): (&str, &str)) -> [String; 3] {
    let judge = judge(name).unwrap_or_else(|wrong| panic!("{wrong}"));
    ["", judge.name, judge.short].map(|judge| format!("{judge}{id}").replace(' ', ""))
}

#[test]
fn a_problem_has_its_link_at_the_judge() {
    let link = |name: &str, id: &str| judge(name).unwrap().link(id).unwrap_or_default();
    assert_eq!(link("HDU", "1846"), "https://acm.hdu.edu.cn/showproblem.php?pid=1846");
    assert_eq!(link("Codeforces", "1147C"), "https://codeforces.com/problemset/problem/1147/C");
    assert_eq!(link("Codeforces", "Gym 100078C"), "https://codeforces.com/gym/100078/problem/C");
    assert_eq!(link("AtCoder", "dp_k"), "https://atcoder.jp/contests/dp/tasks/dp_k");
    assert_eq!(link("LeetCode", "292"), "https://leetcode.com/problems/nim-game/");
    assert_eq!(link("SZKOpul", "pas"), "");
}

#[test]
fn a_judge_or_a_problem_takes_no_rust() {
    assert_eq!(cpp(("POJ", "1067")), Some("G++, C++"));
    assert_eq!(cpp(("Luogu", "P2252")), None);
    let judge = Judge::of("X | - | 1.88 | lines | | https://x.org/{} A=a B!Rust");
    assert_eq!(["A", "B", "C"].map(|id| judge.cpp(id)), [None, Some("C++"), None]);
    assert_eq!(judge.link("B").as_deref(), Some("https://x.org/B"));
}

#[test]
fn a_judge_compares_an_output_in_one_of_four_ways() {
    for judge in all() {
        let way = judge.output.trim_end_matches(" (not confirmed)");
        let ways = ["-", "lines", "lines or PE", "words", "words in any case"];
        assert!(ways.contains(&way), "{}: {way}", judge.name);
    }
    let blanks = |name: &str| judge(name).unwrap().blanks();
    assert_eq!(["POJ", "HDU", "UVa"].map(blanks), [Blanks::Presentation; 3]);
    assert_eq!(["Codeforces", "Kattis", "LibraryChecker"].map(blanks), [Blanks::Free; 3]);
    assert_eq!(["LOJ", "Luogu"].map(blanks), [Blanks::Wrong; 2]);
    let any_case = all().into_iter().filter(Judge::takes_any_case);
    assert_eq!(any_case.map(|judge| judge.name).collect::<Vec<_>>(), ["Kattis"]);
}
