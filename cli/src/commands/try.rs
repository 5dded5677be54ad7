//! `grundy try`

use super::Done;
use crate::args::Try;
use crate::tell::{Json, Text};
use directories::ProjectDirs;
use grundy_trial::judging::language::Language;
use grundy_trial::judging::processes::end_all_when_told;
use grundy_trial::judging::session::{judged, Request, Teller};
use grundy_trial::judging::verdict::Verdict;
use grundy_trial::suite::Build;
use std::path::PathBuf;
use std::process::ExitCode;

pub fn try_it(program: &str, of: &Try) -> Done {
    end_all_when_told();
    let request = Request {
        program: program.to_string(),
        file: of.file.clone(),
        command: of.command.clone(),
        language: Language { standard: of.std.clone(), flags: of.flags.clone() },
        input: of.input.clone(),
        stage: of.stage,
        all: of.all,
        beyond: of.beyond,
        seconds: of.seconds,
        seed: of.seed,
        slower: of.slower,
        right: Build::command().words(program),
        folder: match &of.keep {
            Some(folder) => folder.clone(),
            None => cache()?.join("try").join(program),
        },
    };
    let teller: Box<dyn Teller> =
        if of.json { Box::new(Json) } else { Box::new(Text::new(program, of)) };
    match judged(&request, &*teller)? {
        Verdict::AC => Ok(ExitCode::SUCCESS),
        _ => Ok(ExitCode::from(1)),
    }
}

/// The user's folder for what can be made anew.
fn cache() -> Result<PathBuf, String> {
    let folders = ProjectDirs::from("", "", "grundy");
    let folders = folders.ok_or("this user has no home folder: give one with --keep")?;
    Ok(folders.cache_dir().to_path_buf())
}
