//! The names that a shell completes.

use crate::catalogue::PROGRAMS;
use clap_complete::engine::{ArgValueCandidates, ArgValueCompleter, CompletionCandidate};
use grundy_catalogue::judges::numbers;
use grundy_catalogue::program::Program;
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;

/// The names of the programs; once a part of one is typed, also the judges' numbers that mean one program,
/// and these after the short name of their judge.
pub fn problems() -> ArgValueCompleter {
    ArgValueCompleter::new(|typed: &OsStr| {
        let typed = typed.to_string_lossy().to_lowercase();
        let mut named: BTreeMap<String, Vec<&Program>> = BTreeMap::new();
        for program in PROGRAMS {
            let numbers = program.header.problems().flat_map(|problem| {
                let [id, _, short] = numbers(problem);
                let short = if short == id { short } else { short.to_lowercase() };
                [id, short]
            });
            let numbers = numbers.filter(|_| !typed.is_empty());
            for name in numbers.chain([program.header.name.to_string()]) {
                if name.to_lowercase().starts_with(&typed) {
                    named.entry(name).or_default().push(program);
                }
            }
        }
        let one = |(name, mut programs): (String, Vec<&Program>)| {
            programs.dedup_by_key(|program| program.header.name);
            let [program] = programs[..] else { return None };
            let title = program.header.title.to_string();
            Some(CompletionCandidate::new(name).help(Some(title.into())))
        };
        named.into_iter().filter_map(one).collect()
    })
}

/// The games of the problems.
pub fn games() -> ArgValueCandidates {
    ArgValueCandidates::new(|| {
        let games: BTreeSet<&str> = PROGRAMS.iter().map(|program| program.header.game).collect();
        games.into_iter().map(CompletionCandidate::new).collect()
    })
}
