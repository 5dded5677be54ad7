//! `page programs FILE` writes the programs as modules.

mod programs;

use grundy_catalogue::root;
use std::{env, fs, process};

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let write = |file: &str, text: String| {
        fs::write(file, text).map_err(|error| format!("{file}: {error}"))
    };
    let done = match words[..] {
        ["programs", file] => programs::programs(&root()).and_then(|text| write(file, text)),
        _ => Err("expected programs FILE".to_string()),
    };
    if let Err(what) = done {
        eprintln!("page: {what}");
        process::exit(2);
    }
}
