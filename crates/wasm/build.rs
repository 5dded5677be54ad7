//! Writes all programs as modules: `programs.rs` of the output folder.

use grundy_catalogue::{modules::modules, root};
use std::path::PathBuf;
use std::{env, fs};

fn main() {
    println!("cargo:rerun-if-changed=../../src/bin");
    println!("cargo:rerun-if-changed=../../crates/engine/src/bin");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap());
    let programs = modules(&root(), |_| true).unwrap();
    fs::write(out.join("programs.rs"), programs).unwrap();
}
