//! Writes the programs as modules: `programs.rs` of the output folder. Those of the engine's crate belong to the engine.

use grundy_catalogue::{modules::modules, root, source};
use std::path::PathBuf;
use std::{env, fs};

fn main() {
    println!("cargo:rerun-if-changed=../../src/bin");
    println!("cargo:rerun-if-changed=../../crates/engine/src/bin");
    let has = |feature: &str| env::var_os(format!("CARGO_FEATURE_{feature}")).is_some();
    let (laws, programs) = (has("LAWS"), has("PROGRAMS"));
    let is_wanted = |name: &str| {
        let is_of_engine = source(&root(), name).starts_with("crates/engine/");
        if is_of_engine {
            laws
        } else {
            programs
        }
    };
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap());
    fs::write(out.join("programs.rs"), modules(&root(), is_wanted).unwrap()).unwrap();
}
