//! The command `catalogue`. `catalogue tables` writes the tables; `catalogue find NAME` prints the program that NAME
//! means; `catalogue new NAME LIKE GAME` begins a program; `catalogue left NAME` copies a new program's sample to
//! `testdata` and prints what is left to do.

use anyhow::{bail, Context, Result};
use grundy_catalogue::{
    arguments, crate_of, find::in_checkout, header::Header, left, new, root, source, tables,
};
use std::path::Path;
use std::{fs, process};

fn main() {
    if let Err(what) = arguments().and_then(run) {
        for line in format!("{what:#}").lines() {
            eprintln!("catalogue: {line}");
        }
        process::exit(2);
    }
}

fn run(arguments: Vec<String>) -> Result<()> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let root = root();
    match words[..] {
        ["tables"] => write_tables(&root),
        ["find", name] => {
            println!("{}", in_checkout(&root, name)?);
            Ok(())
        }
        ["new", name, like, game] => begin(&root, name, like, game),
        ["left", name] => say_what_is_left(&root, name),
        _ => bail!("expected tables, find NAME, new NAME LIKE GAME, or left NAME"),
    }
}

fn write_tables(root: &Path) -> Result<()> {
    for written in tables::written(root)? {
        if written.write(root)? {
            println!("{} is written anew", written.file);
        }
    }
    Ok(())
}

fn begin(root: &Path, name: &str, like: &str, game: &str) -> Result<()> {
    let like = in_checkout(root, like).unwrap_or(like);
    new::begin(root, name, like, game)?;
    let places = new::places(name).join(" ");
    println!("begun: {places}\nleft to do, as make one P={name} says:");
    for line in left::of(root, name)? {
        println!("  {line}");
    }
    println!("to take it back: delete its line in Cargo.toml, then rm -r {places} && make tables");
    Ok(())
}

fn say_what_is_left(root: &Path, name: &str) -> Result<()> {
    let folder = format!("{}testdata/{name}", crate_of(root, name));
    let file = source(root, name);
    let is_there = root.join(&folder).join("sample.in").exists();
    if let (Ok(header), false) = (Header::of(root, name), is_there) {
        let sample = [("in", header.sample_input), ("out", header.sample_output)];
        // An unwritten sample is part of what is left to do.
        if !sample.iter().any(|(_, text)| text.contains("TODO")) {
            let write = |(ending, text): (&str, &str)| {
                new::fresh(&root.join(format!("{folder}/sample.{ending}")), text)
            };
            fs::create_dir_all(root.join(&folder))
                .and_then(|()| sample.into_iter().try_for_each(write))
                .context(folder.clone())?;
            println!("{folder}/sample.in and sample.out are those of {file}");
        }
    }
    let left = left::of(root, name)?;
    if left.is_empty() {
        Ok(())
    } else {
        bail!(left.join("\n"))
    }
}
