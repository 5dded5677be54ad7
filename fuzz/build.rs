//! All programs as modules: `programs.rs` of the output folder. Each has `answer`, which reads as the program does.

use grundy_catalogue::modules::modules;
use grundy_catalogue::{root, OF_REQUESTS};
use std::path::PathBuf;
use std::{env, fs};

const ANSWER: &str = "
pub fn answer(input: Box<dyn std::io::Read>, output: Box<dyn std::io::Write>) -> Option<String> {
    judge::answer(input, output, solve).err().map(|fault| fault.to_string())
}
";

fn main() {
    println!("cargo:rerun-if-changed=../src");
    let modules = modules(&root(), &OF_REQUESTS, ANSWER).unwrap();
    let mut text = modules.text + "const PROGRAMS: &[(&str, Answer)] = &[\n";
    for (name, module) in modules.names {
        text += &format!("    ({name:?}, {module}::answer as Answer),\n");
    }
    text += "];\n";
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap());
    fs::write(out.join("programs.rs"), text).unwrap();
}
