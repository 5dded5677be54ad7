//! `catalogue tables` writes the tables; `catalogue find NAME` prints the program that NAME means; `catalogue new NAME
//! LIKE GAME` begins a program; `catalogue left NAME` copies a new program's sample to `testdata` and says what is
//! left to do.

use grundy_catalogue::{
    find::find, header::header, left, new, package, read, root, source, tables,
};
use std::path::Path;
use std::{env, fs, process};

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let root = root();
    let done = match words[..] {
        ["tables"] => write_tables(&root),
        ["find", name] => find(&root, name).map(|program| println!("{program}")),
        ["new", name, like, game] => begin(&root, name, like, game),
        ["left", name] => say_what_is_left(&root, name),
        _ => Err("expected tables, find NAME, new NAME LIKE GAME, or left NAME".to_string()),
    };
    if let Err(what) = done {
        for line in what.lines() {
            eprintln!("catalogue: {line}");
        }
        process::exit(2);
    }
}

fn write_tables(root: &Path) -> Result<(), String> {
    for written in tables::written(root)? {
        if written.text != written.found {
            fs::write(root.join(written.file), &written.text)
                .map_err(|error| format!("{}: {error}", written.file))?;
            println!("{} is written anew", written.file);
        }
    }
    Ok(())
}

fn begin(root: &Path, name: &str, like: &str, game: &str) -> Result<(), String> {
    if name.is_empty() || like.is_empty() {
        return Err(
            "name the program, one that reads such an input, and the game, as in \
             make new P=cf1191d LIKE=cses1730 GAME=distinct_heaps (without GAME: that of LIKE)"
                .to_string(),
        );
    }
    let like = find(root, like).unwrap_or(like.to_string());
    let plan = new::plan(root, name, &like, game)?;
    plan.write(root)?;
    print!("{}", plan.to_do());
    Ok(())
}

fn say_what_is_left(root: &Path, name: &str) -> Result<(), String> {
    let folder = format!("{}testdata/{name}", package(root, name));
    let file = source(root, name);
    let source = read(root, &file)?;
    if let (Ok(header), false) = (
        header(&file, &source),
        root.join(&folder).join("sample.in").exists(),
    ) {
        let write = |file: &str, text: &str| fs::write(root.join(&folder).join(file), text);
        fs::create_dir_all(root.join(&folder))
            .and_then(|()| write("sample.in", &header.sample_input))
            .and_then(|()| write("sample.out", &header.sample_output))
            .map_err(|error| format!("{folder}: {error}"))?;
        println!("{folder}/sample.in and sample.out are what the help of {name} shows");
    }
    let left = left::of(root, name)?;
    if left.is_empty() {
        Ok(())
    } else {
        Err(left.join("\n"))
    }
}
