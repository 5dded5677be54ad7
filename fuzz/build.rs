//! Writes the programs that read numbers as modules: `programs.rs` of the output folder.

use grundy_catalogue::{has_problem, modules::modules, root};
use std::path::PathBuf;
use std::{env, fs};

fn main() {
    println!("cargo:rerun-if-changed=../src/bin");
    println!("cargo:rerun-if-changed=../crates/engine/src/bin");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap());
    let programs = modules(&root(), |name| has_problem(&root(), name)).unwrap();
    fs::write(out.join("programs.rs"), programs).unwrap();
}
