//! `package FORMAT SUBMISSIONS [PROGRAM]...` writes the packages of the programs, or of all that are judged, to
//! `target/packages/FORMAT`. SUBMISSIONS is the folder with the programs' submissions, PROGRAM.rs, or, of those that
//! read no standard input, called/PROGRAM.rs, which does. The programs themselves are those of `target/release`.

use grundy_catalogue::header::judged;
use grundy_trial::package::{Kind, Package};
use grundy_trial::suite::{all_programs, path, source, Build};
use std::{env, fs, process};

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    if let Err(what) = write(&arguments) {
        eprintln!("package: {what}");
        process::exit(2);
    }
}

fn write(arguments: &[String]) -> Result<(), String> {
    let [kind, submissions, programs @ ..] = arguments else {
        return Err(
            "expected a format and a folder of submissions: make package P=hdu1846 FORMAT=kattis"
                .to_string(),
        );
    };
    let kind = Kind::of(kind)?;
    let programs: Vec<String> = match programs {
        [] => all_programs().into_iter().filter(|name| is_judged(name)).collect(),
        programs => programs.to_vec(),
    };
    let build = Build::submissions(&path("target/release"));
    let folder = path("target/packages").join(kind.name());
    for program in &programs {
        if !all_programs().contains(program) {
            return Err(format!("{program:?} is no program of src/bin"));
        }
        let binary = build.binary(program);
        if !binary.exists() {
            return Err(format!(
                "{} is not there; build it: cargo build --release",
                build.shown(program)
            ));
        }
        let called = path(submissions).join(format!("called/{program}.rs"));
        let file =
            if called.exists() { called } else { path(submissions).join(format!("{program}.rs")) };
        let submission = fs::read_to_string(&file)
            .map_err(|error| format!("the submission {}: {error}", file.display()))?;
        let package = Package::new(program, &build, submission)?;
        package.write(kind, &folder)?;
        let sizes = package.cases.iter().map(|case| case.input.len() + case.output.len());
        let (folder, id) = (format!("target/packages/{}", kind.name()), &package.id);
        let kilobytes = sizes.sum::<usize>().div_ceil(1000);
        let cases = package.cases.len();
        println!("{folder}/{id}: {cases} cases, {kilobytes} KB");
        match kind {
            Kind::Dmoj => println!("    to upload: {id}.zip and init.yml of this folder"),
            _ => println!("    to upload: {folder}/{id}.zip"),
        }
        for note in &package.notes {
            println!("    {note}");
        }
    }
    Ok(())
}

fn is_judged(program: &str) -> bool {
    let lines = judged(&source(program));
    lines.is_ok_and(|lines| !lines.is_empty())
}
