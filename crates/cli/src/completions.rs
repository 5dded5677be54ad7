//! The names that a shell completes.

use crate::catalogue::PROGRAMS;
use clap_complete::engine::{ArgValueCandidates, ArgValueCompleter, CompletionCandidate};
use grundy_catalogue::program::Program;
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;

/// The names of the programs; once a part of one is typed, also the judges' numbers that mean one program.
pub fn problems() -> ArgValueCompleter {
    ArgValueCompleter::new(|typed: &OsStr| {
        let typed = typed.to_string_lossy().to_lowercase();
        let mut named: BTreeMap<&str, Vec<&Program>> = BTreeMap::new();
        for program in PROGRAMS {
            let ids = program.header.problems().map(|(_, id)| id);
            let ids = ids.filter(|id| !typed.is_empty() && !id.contains(' '));
            for name in ids.chain([program.header.name]) {
                if name.to_lowercase().starts_with(&typed) {
                    named.entry(name).or_default().push(program);
                }
            }
        }
        let one = |(name, programs): (&str, Vec<&Program>)| match programs[..] {
            [program] => {
                let title = program.header.title.to_string();
                Some(CompletionCandidate::new(name).help(Some(title.into())))
            }
            _ => None,
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
