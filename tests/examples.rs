//! Every example prints what its own documentation says: the block between "```text" and "```".

use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;

#[test]
fn every_example_prints_what_it_says() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut count = 0;
    for entry in fs::read_dir(root.join("examples")).unwrap() {
        let file = entry.unwrap().path();
        let name = file.file_stem().unwrap().to_str().unwrap();
        let source = fs::read_to_string(&file).unwrap();
        let block = source.lines().skip_while(|&line| line != "//! ```text");
        let block = block.skip(1).take_while(|&line| line != "//! ```");
        let expected: Vec<&str> = block.map(|line| line.trim_start_matches("//! ")).collect();
        assert!(!expected.is_empty(), "{}: no output in its text", name);

        let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo.args(&["run", "--quiet", "--example", name]);
        let output = cargo.current_dir(root).output().unwrap();
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{}: {}", name, errors);
        let found = String::from_utf8_lossy(&output.stdout).into_owned();
        let found: Vec<&str> = found.lines().collect();
        assert_eq!(found, expected, "{}", name);
        count += 1;
    }
    println!("{} examples", count);
}
