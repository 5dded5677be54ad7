//! The program `pattern`, and the lines of code that it prints.
#![allow(dead_code)] // each test uses a part

#[path = "../../../trial/src/process.rs"]
pub mod process;

use process::feed;
pub use process::text;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

/// Runs the program on `input`.
pub fn run(input: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_pattern"));
    feed(&mut program, input.as_bytes())
}

/// Its answers to requests that it takes.
pub fn ask(input: &str) -> String {
    let output = run(input);
    assert_eq!(text(&output.stderr), "", "{input}");
    text(&output.stdout)
}

/// Lines of code as three programs, and what each of them must print.
#[derive(Default)]
pub struct Lines {
    pub count: usize,
    /// The functions, and the calls of `main`.
    rust: [String; 2],
    cpp: [String; 2],
    /// Functions and calls.
    python: String,
    expected: String,
}

impl Lines {
    /// Takes the lines of an answer, if it has any: functions of these variables, each from 0 to below `end`, whose
    /// values are the game's own. A function with a name of its own (`is_zero`, `is_lost`) says where the value is 0.
    pub fn take(&mut self, answer: &str, variables: &[&str], end: usize, values: &[u64]) -> bool {
        assert_eq!(values.len(), end.pow(variables.len() as u32));
        let line = |name: &str| answer.lines().find_map(|line| line.strip_prefix(name));
        let Some(code) = line("code: ") else {
            return false;
        };
        let (cpp, python) = (line("C++: ").unwrap(), line("Python: ").unwrap());
        self.count += 1;
        let module = format!("m{}", self.count);
        let head = cpp.split('(').next().unwrap();
        let name = head.split(' ').next_back().unwrap();
        let is_value = name == "g";
        let arguments = variables.join(", ");
        let each = |head: &str, typed: &str| -> String {
            let of = |v: &&str| head.replace("VAR", v).replace("END", &end.to_string());
            let heads: Vec<String> = variables.iter().map(of).collect();
            heads.join(typed)
        };

        let parameters = each("VAR: usize", ", ");
        let body = match code.strip_prefix("fn g(") {
            Some(_) => format!("{code} g({arguments})"),
            None => format!("({code}\n) as usize"),
        };
        self.rust[0] +=
            &format!("mod {module} {{ pub fn of({parameters}) -> usize {{ {body} }} }}\n");
        let call = format!("println!(\"{{}}\", {module}::of({arguments}));");
        let (loops, ends) = (each("for VAR in 0..END {", " "), "}".repeat(variables.len()));
        self.rust[1] += &format!("{loops} {call} {ends}\n");

        self.cpp[0] += &format!("namespace {module} {{ {cpp} }}\n");
        let loops = each("for (int VAR = 0; VAR < END; VAR++)", " ");
        let call = format!("(unsigned long long){module}::{name}({arguments})");
        self.cpp[1] += &format!("{loops} printf(\"%llu\\n\", {call});\n");

        let loops = each("for VAR in range(END)", " ");
        self.python +=
            &format!("{python}\nfor v in [{name}({arguments}) {loops}]: print(int(v))\n");

        for &value in values {
            let shown = if is_value { value } else { u64::from(value == 0) };
            self.expected += &format!("{shown}\n");
        }
        true
    }

    /// Compiles and runs all; C++ and Python where they are installed.
    pub fn assert_right(&self, name: &str) {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
        let output = |command: &mut Command| {
            let output = command.output().ok()?;
            assert!(output.status.success(), "{}", text(&output.stderr));
            Some(text(&output.stdout))
        };
        let ran = |ending: &str, source: String, compiler: &str, flags: &[&str]| {
            let file = folder.join(format!("{name}.{ending}"));
            fs::write(&file, source).unwrap();
            if ending == "py" {
                return output(Command::new(compiler).arg(file));
            }
            let program = file.with_extension("out");
            let mut compiler = Command::new(compiler);
            output(compiler.args(flags).arg(file).arg("-o").arg(&program))?;
            output(&mut Command::new(program))
        };
        let [functions, calls] = &self.rust;
        let rust = format!("{functions}fn main() {{\n{calls}}}\n");
        let flags = ["--edition=2021", "-Cdebuginfo=0", "-Aunused"];
        assert_eq!(ran("rs", rust, "rustc", &flags).expect("rustc"), self.expected);
        let [functions, calls] = &self.cpp;
        let cpp =
            format!("#include <cstdio>\n#include <vector>\n{functions}int main() {{\n{calls}}}\n");
        for found in [
            ran("cpp", cpp, "g++", &["-std=c++17", "-w"]),
            ran("py", self.python.clone(), "python3", &[]),
        ] {
            assert!(found.is_none_or(|found| found == self.expected), "{}", name);
        }
    }
}
