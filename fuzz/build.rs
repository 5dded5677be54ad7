//! The programs' sources without their `//!` headers, which `include!` does not take.

use std::path::Path;
use std::{env, fs};

fn main() {
    println!("cargo:rerun-if-changed=../src/bin");
    for entry in fs::read_dir("../src/bin").unwrap() {
        let path = entry.unwrap().path();
        let source = fs::read_to_string(&path).unwrap();
        let lines: Vec<&str> = source
            .lines()
            .filter(|line| !line.starts_with("//!"))
            .collect();
        let to = Path::new(&env::var_os("OUT_DIR").unwrap()).join(path.file_name().unwrap());
        fs::write(to, lines.join("\n")).unwrap();
    }
}
