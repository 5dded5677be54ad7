//! A search for a program by its name, or by its judge's name of the problem.

use crate::header::judged;
use crate::{programs, read, source};
use anyhow::Result;
use grundy_lang::{told, Lang, Told};
use std::path::Path;
use strsim::damerau_levenshtein;

/// A program and its problems: their judge, and its name for them.
pub type Entry = (&'static str, Vec<(&'static str, &'static str)>);

/// Why a name means no program.
#[derive(Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
#[error("{}", self.told(Lang::En))]
pub enum NotFound {
    NoName,
    Several { name: String, fitting: Vec<Entry> },
    Similar { name: String, similar: Vec<Entry> },
    Unknown { name: String },
}

impl Told for NotFound {
    fn told(&self, lang: Lang) -> String {
        told!(lang, match self {
            NotFound::NoName =>
                "name a problem, such as poj1067 or P2252",
                "请写出一道题，例如 poj1067 或 P2252";
            NotFound::Several { name, fitting } =>
                "\"{name}\" fits more than one: {fitting}; name the program",
                "\"{name}\" 不止一道题：{fitting}；请写出程序名",
                fitting = shown(fitting, lang);
            NotFound::Unknown { name } =>
                "no problem is called \"{name}\"; `grundy list WORD` finds one by its name or game",
                "没有名为 \"{name}\" 的题；可以用 `grundy list 词` 按名称或游戏查找";
            NotFound::Similar { name, similar } =>
                "no problem is called \"{name}\"; similar: {similar}; `grundy list WORD` finds one by its name or game",
                "没有名为 \"{name}\" 的题；相近的有 {similar}；可以用 `grundy list 词` 按名称或游戏查找",
                similar = shown(similar, lang);
        })
    }
}

/// The program of the checkout meant by a name, even if its header is wrong.
///
/// # Errors
///
/// If a file cannot be read, or as [`find`].
pub fn in_checkout(root: &Path, name: &str) -> Result<&'static str> {
    let entry = |program: String| {
        let lines = judged(read(root, &source(root, &program))?).unwrap_or_default();
        let problems = lines.iter().flat_map(|line| line.problems).copied();
        Ok((&*program.leak(), problems.collect()))
    };
    let entries: Result<Vec<Entry>> = programs(root)?.into_iter().map(entry).collect();
    let entries = entries?;
    Ok(entries[find(&entries, name)?].0)
}

/// The place of the program meant by `hdu1846`, `HDU 1846`, `1846`, `P2252` or `abc368_f`.
///
/// # Errors
///
/// If none or more than one fits: the nearest ones.
pub fn find(entries: &[Entry], name: &str) -> Result<usize, NotFound> {
    if name.is_empty() {
        return Err(NotFound::NoName);
    }
    if let Some(at) = entries.iter().position(|entry| entry.0 == name) {
        return Ok(at);
    }
    let name = name.strip_suffix(".rs").unwrap_or(name);
    let wanted = plain(name);
    let fitting = |fits: &dyn Fn(&str) -> bool| -> Vec<usize> {
        let is_it = |&at: &usize| keys(&entries[at]).iter().any(|key| fits(key));
        (0..entries.len()).filter(is_it).collect()
    };
    let named = |places: &[usize]| places.iter().map(|&at| entries[at].clone()).collect();
    match fitting(&|key| key == wanted)[..] {
        [] => {}
        [at] => return Ok(at),
        ref several => {
            return Err(NotFound::Several { name: name.to_string(), fitting: named(several) })
        }
    }
    let near = fitting(&|key| {
        let (short, long) =
            if key.len() < wanted.len() { (key, wanted.as_str()) } else { (wanted.as_str(), key) };
        short.len() >= 3 && long.contains(short)
    });
    // One or two typing errors are allowed.
    let is_like = |key: &str| key.len() > 3 && damerau_levenshtein(key, &wanted) <= 2;
    let near = if near.is_empty() { fitting(&is_like) } else { near };
    Err(match near.len() {
        0 | 9.. => NotFound::Unknown { name: name.to_string() },
        _ => NotFound::Similar { name: name.to_string(), similar: named(&near) },
    })
}

/// The judge that calls one of these problems so: Luogu for `P2252`; none for a name that is not a judge's.
pub fn judge_of(
    problems: impl Iterator<Item = (&'static str, &'static str)>,
    name: &str,
) -> Option<&'static str> {
    let wanted = plain(name.strip_suffix(".rs").unwrap_or(name));
    let mut problems = problems;
    let is_it =
        |(judge, id): &(&str, &str)| [plain(id), plain(&format!("{judge}{id}"))].contains(&wanted);
    problems.find(is_it).map(|problem| problem.0)
}

/// A name without the differences in how people write it.
fn plain(name: &str) -> String {
    let letters = name.chars().filter(|c| c.is_ascii_alphanumeric());
    letters.map(|c| c.to_ascii_lowercase()).collect()
}

/// The ways to name a program: its name, and the number of each problem with and without its judge.
fn keys((program, problems): &Entry) -> Vec<String> {
    let problems =
        problems.iter().flat_map(|(judge, id)| [plain(id), plain(&format!("{judge}{id}"))]);
    Some(plain(program)).into_iter().chain(problems).collect()
}

fn shown(entries: &[Entry], lang: Lang) -> String {
    let entry = |(program, problems): &Entry| {
        let problems: Vec<String> =
            problems.iter().map(|(judge, id)| format!("{judge} {id}")).collect();
        match problems[..] {
            [] => program.to_string(),
            _ => format!("{program} ({})", problems.join(", ")),
        }
    };
    let shown: Vec<String> = entries.iter().map(entry).collect();
    shown.join(&told!(lang, " and ", "、"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some() -> Vec<Entry> {
        vec![
            ("poj1067", vec![("POJ", "1067"), ("Luogu", "P2252")]),
            ("abc368-f", vec![("AtCoder", "abc368_f")]),
            ("hdu1247", vec![("HDU", "1247")]),
            ("lightoj1247", vec![("LightOJ", "1247")]),
            ("three-x", vec![("Codeforces", "Gym 100078C")]),
        ]
    }

    #[test]
    fn a_program_is_found_by_its_judges_number() {
        for (name, program) in [
            ("poj1067", "poj1067"),
            ("POJ 1067", "poj1067"),
            ("1067", "poj1067"),
            ("P2252", "poj1067"),
            ("luogu-p2252", "poj1067"),
            ("abc368_f", "abc368-f"),
            ("HDU1247", "hdu1247"),
            ("gym100078c", "three-x"),
            ("three-x.rs", "three-x"),
        ] {
            assert_eq!(find(&some(), name).map(|at| some()[at].0), Ok(program), "{name}");
        }
    }

    #[test]
    fn a_judges_number_names_the_judge() {
        for (name, judge) in
            [("poj1067", "POJ"), ("1067", "POJ"), ("P2252", "Luogu"), ("luogu p2252", "Luogu")]
        {
            assert_eq!(judge_of(some()[0].1.iter().copied(), name), Some(judge), "{name}");
        }
        assert_eq!(judge_of(some()[4].1.iter().copied(), "three-x"), None);
    }

    #[test]
    fn a_name_of_two_programs_or_none_is_told_the_nearest() {
        let wrong = |name| find(&some(), name).unwrap_err().to_string();
        assert_eq!(
            wrong("1247"),
            "\"1247\" fits more than one: hdu1247 (HDU 1247) and lightoj1247 (LightOJ 1247); name the program"
        );
        let near = wrong("abc368");
        assert!(near.contains("; similar: abc368-f (AtCoder abc368_f);"), "{near}");
        assert_eq!(
            wrong("9999"),
            "no problem is called \"9999\"; `grundy list WORD` finds one by its name or game"
        );
        let near = wrong("pjo1067");
        assert!(near.contains("; similar: poj1067 (POJ 1067, Luogu P2252);"), "{near}");
        assert_eq!(find(&some(), ""), Err(NotFound::NoName));
    }
}
