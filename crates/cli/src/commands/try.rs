//! `grundy try`: your own solution, judged.

use crate::args;
use crate::chinese::said;
use crate::output::harmless;
use crate::programs;
use crate::tell;
use anyhow::{Error, Result};
use directories::ProjectDirs;
use grundy_judge::language::CompilerOptions;
use grundy_judge::owned::Scratch;
use grundy_judge::processes::end_all_when_told;
use grundy_judge::session::{judged, Task, Teller};
use grundy_judge::verdict::Verdict;
use grundy_lang::Lang;
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::thread::sleep;
use std::time::{Duration, SystemTime};

pub fn try_it(program: &str, of: &args::Try, _: Lang) -> Result<ExitCode> {
    let cache = cache();
    let folder = match (&of.keep, &cache) {
        (Some(folder), _) => folder.clone(),
        (None, Some(cache)) => cache.join(program),
        (None, None) => {
            return Err(Error::msg("this user has no home folder: give one with --keep"))
        }
    };
    let scratch = Scratch::new().map_err(Error::msg)?;
    end_all_when_told(scratch.path().to_path_buf());
    let task = Task {
        program: program.to_string(),
        file: of.file.clone(),
        command: of.command.clone(),
        options: CompilerOptions { standard: of.std.clone(), flags: of.flags.clone() },
        input: of.input.clone(),
        stage: of.stage,
        all: of.all,
        beyond: of.beyond,
        seconds: of.seconds,
        seed: of.seed,
        slower: of.slower,
        right: programs::words(program)?,
        folder,
        scratch: scratch.path().to_path_buf(),
        cache,
    };
    let teller: Box<dyn Teller> =
        if of.json { Box::new(tell::Json) } else { Box::new(tell::Text::new(program, of)) };
    loop {
        let saved = of.file.as_ref().and_then(|file| saved(file));
        let verdict = judged(&task, &*teller);
        if !of.watch {
            return Ok(ExitCode::from(u8::from(verdict.map_err(Error::msg)? != Verdict::AC)));
        }
        if let Err(what) = verdict {
            eprintln!("{}", harmless(&said(&what)));
        }
        // An editor may remove a file before it writes the new one.
        let now = || of.file.as_ref().and_then(|file| self::saved(file));
        while now().is_none_or(|now| Some(now) == saved) {
            sleep(LOOK);
        }
        say!("")?;
    }
}

/// The time between two checks whether the file was saved.
const LOOK: Duration = Duration::from_millis(100);

/// The time when a file was last saved.
fn saved(file: &str) -> Option<SystemTime> {
    fs::metadata(file).and_then(|file| file.modified()).ok()
}

/// The user's folder for what sessions keep. Its name changes when what lies there means something else: what an older
/// version left is not touched.
fn cache() -> Option<PathBuf> {
    Some(ProjectDirs::from("", "", "grundy")?.cache_dir().join("judged"))
}
