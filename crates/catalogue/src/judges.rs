//! The judges: the lines of `judges.txt`, the only place that states with what a judge compiles.

use anyhow::{Context, Result};

/// A judge.
pub struct Judge {
    /// Its name in the lines `Judged:`, without blanks.
    pub name: &'static str,
    /// Its limits if a problem states none, such as `1 s, 256 MB`, or `-`.
    pub limits: &'static str,
    /// Its compiler, or `no Rust`.
    pub compiler: &'static str,
    pub notes: &'static str,
    // Where its problems are, and words `ID=NAME` or `ID=ADDRESS` for those with another name there.
    places: &'static str,
}

impl Judge {
    /// Whether it takes Rust.
    pub fn takes_rust(&self) -> bool {
        self.compiler != "no Rust"
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
/// If a line does not have five columns.
pub fn all() -> Vec<Judge> {
    let lines = include_str!("../judges.txt").lines();
    let lines = lines.filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let cells: Vec<&str> = line.split('|').map(str::trim).collect();
            let [name, limits, compiler, notes, places] = cells[..] else {
                panic!("{FILE}: `{line}` is not `NAME | LIMITS | COMPILER | NOTES | ADDRESS`")
            };
            Judge { name, limits, compiler, notes, places }
        })
        .collect()
}

/// The judge with this name.
///
/// # Errors
///
/// If the file has no such line: the line to write.
pub fn judge(name: &str) -> Result<Judge> {
    let judge = all().into_iter().find(|judge| judge.name == name);
    judge.with_context(|| format!(
        "{FILE} has no judge {name:?}: write a line `{name} | 1 s, 256 MB (not confirmed) | COMPILER | NOTES | ADDRESS`"
    ))
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
