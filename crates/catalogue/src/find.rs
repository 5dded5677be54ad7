//! A search for a program by its name, or by its judge's name of the problem.

use crate::header::judged;
use crate::{programs, read, source};
use std::path::Path;
use strsim::damerau_levenshtein;

/// A program and its problems.
type Entry = (String, Vec<(String, String)>);

/// The program meant by `hdu1846`, `HDU 1846`, `1846`, `P2252` or `abc368_f`.
///
/// # Errors
///
/// If none or more than one fits: the nearest ones.
pub fn find(root: &Path, name: &str) -> Result<String, String> {
    let mut entries: Vec<Entry> = Vec::new();
    for program in programs(root)? {
        let lines = judged(&read(root, &source(root, &program))?).unwrap_or_default();
        let problems = lines.into_iter().flat_map(|line| line.problems);
        let problems = problems.collect();
        entries.push((program, problems));
    }
    choose(&entries, name)
}

fn choose(entries: &[Entry], name: &str) -> Result<String, String> {
    if name.is_empty() {
        return Err("name a problem, such as poj1067 or P2252".to_string());
    }
    if let Some((program, _)) = entries.iter().find(|(program, _)| program == name) {
        return Ok(program.clone());
    }
    let name = name.strip_suffix(".rs").unwrap_or(name);
    let wanted = plain(name);
    let fitting = |fits: &dyn Fn(&str) -> bool| -> Vec<&Entry> {
        let is_it = |entry: &&Entry| keys(entry).iter().any(|key| fits(key));
        entries.iter().filter(is_it).collect()
    };
    match fitting(&|key| key == wanted)[..] {
        [] => {}
        [(program, _)] => return Ok(program.clone()),
        ref several => {
            return Err(format!(
                "{name:?} fits more than one: {}; name the program",
                shown(several)
            ))
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
    let near = match near.len() {
        0 | 9.. => String::new(),
        _ => format!("; similar: {}", shown(&near)),
    };
    Err(format!(
        "no problem is called {name:?}{near}; `grundy list WORD` finds one by its name or game"
    ))
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

fn shown(entries: &[&Entry]) -> String {
    let entry = |(program, problems): &Entry| {
        let problems: Vec<String> =
            problems.iter().map(|(judge, id)| format!("{judge} {id}")).collect();
        if problems.is_empty() {
            program.clone()
        } else {
            format!("{program} ({})", problems.join(", "))
        }
    };
    let shown: Vec<String> = entries.iter().map(|found| entry(found)).collect();
    shown.join(" and ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entries() -> Vec<Entry> {
        let entry = |program: &str, problems: &[(&str, &str)]| -> Entry {
            let problem = |&(judge, id): &(&str, &str)| (judge.to_string(), id.to_string());
            (program.to_string(), problems.iter().map(problem).collect())
        };
        vec![
            entry("poj1067", &[("POJ", "1067"), ("Luogu", "P2252")]),
            entry("abc368-f", &[("AtCoder", "abc368_f")]),
            entry("hdu1247", &[("HDU", "1247")]),
            entry("lightoj1247", &[("LightOJ", "1247")]),
            entry("three-x", &[("Codeforces", "Gym 100078C")]),
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
            assert_eq!(choose(&entries(), name), Ok(program.to_string()), "{name}");
        }
    }

    #[test]
    fn a_name_of_two_programs_or_none_is_told_the_nearest() {
        let wrong = choose(&entries(), "1247").unwrap_err();
        assert_eq!(
            wrong,
            "\"1247\" fits more than one: hdu1247 (HDU 1247) and lightoj1247 (LightOJ 1247); name the program"
        );
        let wrong = choose(&entries(), "abc368").unwrap_err();
        assert!(wrong.contains("; similar: abc368-f (AtCoder abc368_f);"), "{wrong}");
        let wrong = choose(&entries(), "9999").unwrap_err();
        assert_eq!(
            wrong,
            "no problem is called \"9999\"; `grundy list WORD` finds one by its name or game"
        );
        let wrong = choose(&entries(), "pjo1067").unwrap_err();
        assert!(wrong.contains("; similar: poj1067 (POJ 1067, Luogu P2252);"), "{wrong}");
        assert!(choose(&entries(), "").is_err());
    }
}
