//! All programs, and all submissions, as modules: `programs.rs` of the output folder.
//!
//! A module has the source, without the header that `include!` does not take, and beside it `answer`,
//! for the program's own `solve` is private.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

fn main() {
    println!("cargo:rerun-if-changed=../src");
    println!("cargo:rerun-if-changed=../tools/submit/src");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap());
    let cut = out.join("submissions");
    let mut cargo = Command::new(env::var_os("CARGO").unwrap());
    // What is set for fuzzing is not for the tool, which has a folder of its own.
    let cargo = cargo
        .env_remove("RUSTFLAGS")
        .env_remove("CARGO_ENCODED_RUSTFLAGS");
    let cargo = cargo.args([
        "run",
        "--quiet",
        "--package",
        "grundy-submit",
        "--",
        "--all",
    ]);
    let status = cargo
        .arg(&cut)
        .current_dir("..")
        .env("CARGO_TARGET_DIR", out.join("submit"))
        .status();
    assert!(
        status.unwrap().success(),
        "the submissions cannot be cut out"
    );

    let (mut modules, mut list) = (String::new(), String::new());
    for (folder, kind) in [(Path::new("../src/bin"), "program"), (&cut, "submission")] {
        let entries = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().path());
        let mut files: Vec<PathBuf> = entries.collect();
        files.retain(|file| file.extension().is_some_and(|ending| ending == "rs"));
        files.sort();
        for file in files {
            let name = file.file_stem().unwrap().to_str().unwrap();
            let module = format!("{kind}_{}", name.replace('-', "_"));
            let source = fs::read_to_string(&file).unwrap();
            let lines = source.lines().filter(|line| !line.starts_with("//!"));
            let mut text: String = lines.flat_map(|line| [line, "\n"]).collect();
            if kind == "submission" {
                // Not the library that this package depends on.
                text = text.replace("use grundy::", "use self::grundy::");
            }
            write!(
                modules,
                "#[allow(dead_code)]
mod {module} {{
{text}
    pub fn answer(input: &mut dyn std::io::Read, output: &mut dyn std::io::Write) -> Option<String> {{
        judge::answer(input, output, solve).err().map(|fault| fault.to_string())
    }}
}}
"
            )
            .unwrap();
            writeln!(list, "    (\"{name}\", {module}::answer as Answer),").unwrap();
        }
    }
    let programs = format!("{modules}const PROGRAMS: &[(&str, Answer)] = &[\n{list}];\n");
    fs::write(out.join("programs.rs"), programs).unwrap();
}
