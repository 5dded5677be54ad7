//! All programs as modules: `programs.rs` of the output folder.
//!
//! A module has the source, without the header that `include!` does not take, and beside it `answer`,
//! for the program's own `solve` is private.

use std::fmt::Write;
use std::path::PathBuf;
use std::{env, fs};

fn main() {
    println!("cargo:rerun-if-changed=../src");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap());
    let (mut modules, mut list) = (String::new(), String::new());
    let entries = fs::read_dir("../src/bin").unwrap();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "rs"));
    files.sort();
    for file in files {
        let name = file.file_stem().unwrap().to_str().unwrap();
        if ["misere-octal", "misere-quotient", "pattern"].contains(&name) {
            continue; // They read requests or lines, which no format describes.
        }
        let module = name.replace('-', "_");
        let source = fs::read_to_string(&file).unwrap();
        let lines = source.lines().filter(|line| !line.starts_with("//!"));
        let text: String = lines.flat_map(|line| [line, "\n"]).collect();
        write!(
            modules,
            "#[allow(dead_code)]
mod {module} {{
{text}
    pub fn answer(input: Box<dyn std::io::Read>, output: Box<dyn std::io::Write>) -> Option<String> {{
        judge::answer(input, output, solve).err().map(|fault| fault.to_string())
    }}
}}
"
        )
        .unwrap();
        writeln!(list, "    (\"{name}\", {module}::answer as Answer),").unwrap();
    }
    let programs = format!("{modules}const PROGRAMS: &[(&str, Answer)] = &[\n{list}];\n");
    fs::write(out.join("programs.rs"), programs).unwrap();
}
