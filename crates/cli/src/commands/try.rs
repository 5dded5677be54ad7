//! `grundy try`: your own solution, judged.

use crate::args;
use crate::files::cases;
use crate::output::harmless;
use crate::programs;
use crate::tell;
use anyhow::{anyhow, bail, Result};
use directories::ProjectDirs;
use grundy_catalogue::find::problem_of;
use grundy_catalogue::header::Header;
use grundy_catalogue::program::Program;
use grundy_judge::error::Error;
use grundy_judge::language::Options;
use grundy_judge::owned::Scratch;
use grundy_judge::path::whole;
use grundy_judge::processes::end_all_when_told;
use grundy_judge::session::{judged, Task, Teller};
use grundy_judge::verdict::Verdict;
use grundy_lang::{at, told, Lang, Told};
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::thread::sleep;
use std::time::{Duration, SystemTime};

pub fn try_it(program: &Program, args: &args::Try, lang: Lang) -> Result<ExitCode> {
    let name = program.header.name;
    let cache = cache();
    let folder = match (&args.keep, &cache) {
        (Some(folder), _) => folder.clone(),
        (None, Some(cache)) => cache.join(name),
        (None, None) => {
            bail!(told!(
                lang,
                "this user has no home folder: give one with --keep",
                "这个用户没有主目录，请用 --keep 指定目录"
            ))
        }
    };
    let scratch = Scratch::new()?;
    end_all_when_told(scratch.path().to_path_buf());
    let task = Task {
        header: program.header,
        judge: judge(&program.header, args, lang)?,
        cases: cases(name),
        file: args.file.clone(),
        command: args.command.clone(),
        options: options(args, lang)?,
        input: args.input.clone(),
        stage: args.stage,
        all: args.all,
        beyond: args.beyond,
        seconds: args.seconds,
        seed: args.seed,
        slower: args.slower,
        right: programs::words(name)?,
        folder,
        scratch: scratch.path().to_path_buf(),
        cache,
    };
    let teller: Box<dyn Teller> =
        if args.json { Box::new(tell::Json) } else { Box::new(tell::Text::new(args, lang)) };
    loop {
        let saved = args.file.as_ref().and_then(|file| saved(file));
        match judged(&task, &*teller) {
            // The next version of the file may be judged.
            Err(error) if args.watch && !matches!(error, Error::Output(_)) => {
                anstream::eprintln!("{}", harmless(&error.told(lang)));
            }
            verdict if args.watch => drop(verdict?),
            verdict => return Ok(ExitCode::from(u8::from(verdict? != Verdict::AC))),
        }
        // An editor may remove a file before it writes the new one.
        let now = || args.file.as_ref().and_then(|file| self::saved(file));
        while now().is_none_or(|now| Some(now) == saved) {
            sleep(LOOK);
        }
        say!("")?;
    }
}

/// The judge that was asked for, or else the one whose number was given.
fn judge(header: &Header, args: &args::Try, lang: Lang) -> Result<Option<&'static str>> {
    let Some(name) = &args.judge else {
        return Ok(problem_of(header.problems(), &args.problem.name).map(|problem| problem.0));
    };
    let judges: Vec<&str> = header.problems().map(|problem| problem.0).collect();
    let judge = judges.iter().find(|judge| judge.eq_ignore_ascii_case(name));
    judge.copied().map(Some).ok_or_else(|| {
        let judges = judges.join(", ");
        anyhow!(told!(
            lang,
            "--judge: the judges of {program} are {judges}",
            "--judge：{program} 的评测系统有 {judges}",
            program = header.name
        ))
    })
}

fn options(args: &args::Try, lang: Lang) -> Result<Options> {
    let Some(flags) = shlex::split(&args.flags) else {
        bail!(told!(
            lang,
            "--flags: a quote is not closed: {flags}",
            "--flags：引号没有成对：{flags}",
            flags = args.flags
        ));
    };
    let mut include = Vec::new();
    for folder in &args.include {
        let whole = whole(folder).map_err(at(folder))?;
        include.push(whole.display().to_string());
    }
    let (standard, is_local) = (args.std.clone(), args.local);
    Ok(Options { standard, flags, include, is_local, ..Options::default() })
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
