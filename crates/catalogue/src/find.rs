//! A search for a program by its name, by its judge's name of the problem, or by that of the problem or its game.

use crate::header::judged;
use crate::judges::numbers;
use crate::{programs, read, source};
use anyhow::Result;
use grundy_lang::{told, Lang, Told};
use std::path::Path;
use strsim::damerau_levenshtein;

/// A program, its problems by their judges, and other names: that of the problem in English and in Chinese, then those of
/// its games.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    pub program: &'static str,
    pub problems: Vec<(&'static str, &'static str)>,
    pub names: Vec<&'static str>,
}

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
                "\"{name}\" fits {count} problems; name one of them:\n{fitting}",
                "有 {count} 道题符合 \"{name}\"；请写出其中一道：\n{fitting}",
                count = fitting.len(),
                fitting = lines(fitting, lang);
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
        let problems = lines.iter().flat_map(|line| line.problems).copied().collect();
        Ok(Entry { program: program.leak(), problems, names: Vec::new() })
    };
    let entries: Result<Vec<Entry>> = programs(root)?.into_iter().map(entry).collect();
    let entries = entries?;
    Ok(entries[find(&entries, name)?].program)
}

/// The place of the program meant by `hdu1846`, `HDU 1846`, `1846`, `P2252`, `cf786a`, `abc368_f` or `Euclid's game`.
///
/// # Errors
///
/// If none or more than one fits: the nearest ones.
pub fn find(entries: &[Entry], name: &str) -> Result<usize, NotFound> {
    if name.is_empty() {
        return Err(NotFound::NoName);
    }
    if let Some(at) = entries.iter().position(|entry| entry.program == name) {
        return Ok(at);
    }
    let name = name.strip_suffix(".rs").unwrap_or(name);
    let wanted = plain(name);
    let fitting = |fits: &dyn Fn(&Entry) -> bool| -> Vec<usize> {
        (0..entries.len()).filter(|&at| fits(&entries[at])).collect()
    };
    let named = |places: &[usize]| places.iter().map(|&at| entries[at].clone()).collect();
    let is_it = |key: String| key == wanted && !key.is_empty();
    match fitting(&|entry| keys(entry).into_iter().chain(names(entry)).any(is_it))[..] {
        [] => {}
        [at] => return Ok(at),
        ref several => {
            return Err(NotFound::Several { name: name.to_string(), fitting: named(several) })
        }
    }
    // A word of Chinese has two letters.
    let is_word = |text: &str| text.len() >= 3 && (!text.is_ascii() || text.chars().count() >= 2);
    let contains = |long: &str, short: &str| is_word(short) && long.contains(short);
    let near = fitting(&|entry| {
        let is_near = |key: String| contains(&key, &wanted) || contains(&wanted, &key);
        keys(entry).into_iter().any(is_near) || names(entry).any(|name| contains(&name, &wanted))
    });
    // One or two typing errors are allowed.
    let is_like = |key: String, least: usize| {
        key.chars().count() >= least && damerau_levenshtein(&key, &wanted) <= 2
    };
    let is_mistyped = |entry: &Entry| {
        keys(entry).into_iter().any(|key| is_like(key, 4))
            || names(entry).any(|name| is_like(name, 7))
    };
    let near = if near.is_empty() { fitting(&is_mistyped) } else { near };
    Err(match near.len() {
        0 | 9.. => NotFound::Unknown { name: name.to_string() },
        _ => NotFound::Similar { name: name.to_string(), similar: named(&near) },
    })
}

/// The one of these problems that a judge calls so: that of Luogu for `P2252`; none for a name that is not a judge's.
pub fn problem_of(
    mut problems: impl Iterator<Item = (&'static str, &'static str)>,
    name: &str,
) -> Option<(&'static str, &'static str)> {
    let wanted = plain(name.strip_suffix(".rs").unwrap_or(name));
    problems.find(|problem| numbers(*problem).iter().any(|number| plain(number) == wanted))
}

/// A name without the differences in how people write it.
fn plain(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// The ways to name a program: its name, and the numbers of its problems.
fn keys(Entry { program, problems, .. }: &Entry) -> Vec<String> {
    let numbers = problems.iter().flat_map(|problem| numbers(*problem));
    Some(program.to_string()).into_iter().chain(numbers).map(|key| plain(&key)).collect()
}

/// Its other names, and the parts of such as `John: misere Nim`.
fn names(entry: &Entry) -> impl Iterator<Item = String> + '_ {
    let parts = |name: &&'static str| name.split([':', '：']).chain([*name]);
    entry.names.iter().flat_map(parts).map(plain)
}

fn problems(entry: &Entry) -> String {
    let problems = entry.problems.iter().map(|(judge, id)| format!("{judge} {id}"));
    problems.collect::<Vec<_>>().join(", ")
}

fn shown(entries: &[Entry], lang: Lang) -> String {
    let entry = |entry: &Entry| match &problems(entry)[..] {
        "" => entry.program.to_string(),
        problems => format!("{} ({problems})", entry.program),
    };
    let shown: Vec<String> = entries.iter().map(entry).collect();
    shown.join(&told!(lang, " and ", "、"))
}

/// A line for each, which begins with the name of the program.
fn lines(entries: &[Entry], lang: Lang) -> String {
    let line = |entry: &Entry| {
        let title = entry.names.get(usize::from(lang == Lang::Zh)).copied().unwrap_or_default();
        let texts = [problems(entry), title.to_string()];
        let texts: Vec<String> = texts.into_iter().filter(|text| !text.is_empty()).collect();
        format!("  {:<24} {}", entry.program, texts.join(told!(lang, "; ", "；").as_str()))
    };
    entries.iter().map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some() -> Vec<Entry> {
        let some: [(_, &[_], &[_]); 6] = [
            (
                "poj1067",
                &[("POJ", "1067"), ("Luogu", "P2252")],
                &["Wythoff's game", "取石子：威佐夫博弈"],
            ),
            ("abc368-f", &[("AtCoder", "abc368_f")], &["Dividing game", "约数游戏"]),
            (
                "hdu1247",
                &[("HDU", "1247")],
                &["John: misere Nim", "反 Nim", "Misere Nim", "反尼姆博弈"],
            ),
            (
                "lightoj1247",
                &[("LightOJ", "1247")],
                &["Misere Nim", "反 Nim", "Misere Nim", "反尼姆博弈"],
            ),
            ("three-x", &[("Codeforces", "Gym 100078C")], &[]),
            ("cf787c", &[("Codeforces", "787C"), ("Codeforces", "786A")], &[]),
        ];
        let entry = |(program, problems, names): (_, &[_], &[_])| Entry {
            program,
            problems: problems.to_vec(),
            names: names.to_vec(),
        };
        some.map(entry).to_vec()
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
            ("786A", "cf787c"),
            ("cf786a", "cf787c"),
            ("CF 786A", "cf787c"),
            ("Codeforces 786a", "cf787c"),
            ("wythoff's game", "poj1067"),
            ("威佐夫博弈", "poj1067"),
            ("John", "hdu1247"),
        ] {
            assert_eq!(find(&some(), name).map(|at| some()[at].program), Ok(program), "{name}");
        }
    }

    #[test]
    fn every_number_of_every_header_finds_its_program() {
        let headers = crate::headers(&crate::root()).unwrap();
        let entry = |header: &crate::header::Header| Entry {
            program: header.name,
            problems: header.problems().collect(),
            names: Vec::new(),
        };
        let entries: Vec<Entry> = headers.iter().map(entry).collect();
        for header in &headers {
            for number in header.problems().flat_map(numbers) {
                let is_its = |entry: &Entry| entry.program == header.name;
                let is_found = match find(&entries, &number) {
                    Ok(at) => is_its(&entries[at]),
                    Err(NotFound::Several { fitting, .. }) => fitting.iter().any(is_its),
                    Err(_) => false,
                };
                assert!(is_found, "{number}: {}", header.name);
            }
        }
    }

    #[test]
    fn a_judges_number_names_the_judge() {
        let judge_of = |at: usize, name: &str| {
            problem_of(some()[at].problems.iter().copied(), name).map(|problem| problem.0)
        };
        for (name, judge) in
            [("poj1067", "POJ"), ("1067", "POJ"), ("P2252", "Luogu"), ("luogu p2252", "Luogu")]
        {
            assert_eq!(judge_of(0, name), Some(judge), "{name}");
        }
        assert_eq!(judge_of(5, "cf786a"), Some("Codeforces"));
        assert_eq!(judge_of(4, "three-x"), None);
    }

    #[test]
    fn a_name_of_two_programs_or_none_is_told_the_nearest() {
        let wrong = |name| find(&some(), name).unwrap_err().to_string();
        let lines = [
            "  hdu1247                  HDU 1247; John: misere Nim",
            "  lightoj1247              LightOJ 1247; Misere Nim",
        ];
        for name in ["1247", "Misere Nim", "反尼姆博弈"] {
            let two =
                format!("\"{name}\" fits 2 problems; name one of them:\n{}", lines.join("\n"));
            assert_eq!(wrong(name), two);
        }
        let near = wrong("反尼姆");
        assert!(near.contains("; similar: hdu1247 (HDU 1247) and lightoj1247"), "{near}");
        for nothing in ["反", "!", "：", "ga"] {
            assert!(wrong(nothing).ends_with("finds one by its name or game"), "{nothing}");
        }
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
