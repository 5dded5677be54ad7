//! The program `pattern`, and the code that it prints.
#![allow(dead_code)] // each test uses a part

use grundy_checks::run::feed;
pub use grundy_checks::run::text;
use grundy_checks::run::text as text_of;
use grundy_engine::pattern::{Answer, Requests};
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

/// Runs the program on `input`.
pub fn run(input: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_pattern"));
    feed(&mut program, input.as_bytes())
}

/// The program's answers to requests that it must accept.
pub fn ask(input: &str) -> String {
    let output = run(input);
    assert_eq!(text(&output.stderr), "", "{input}");
    text(&output.stdout)
}

/// The answer to a request, as data.
pub fn answer(request: &str) -> Answer {
    let answer = Requests::default().answer(request);
    answer.unwrap_or_else(|wrong| panic!("{request}: {wrong:?}")).expect("a request")
}

/// Functions collected into three programs, and what each program must print.
#[derive(Default)]
pub struct Lines {
    pub count: usize,
    /// The functions, and the calls in `main`.
    rust: [String; 2],
    cpp: [String; 2],
    /// Functions and calls.
    python: String,
    expected: String,
    /// The functions alone, of Rust and of Python.
    alone: [String; 2],
    /// The length of the longest line.
    longest: usize,
}

impl Lines {
    /// Adds the function of an answer, if it has one. Its variables run from 0 to below `end`; its values are those of the
    /// game, or tell where they are 0.
    pub fn take(
        &mut self,
        answer: &Answer,
        variables: &[&str],
        end: usize,
        values: &[u64],
    ) -> bool {
        assert_eq!(values.len(), end.pow(variables.len() as u32));
        self.take_members(answer, variables, end, &[&[]], values)
    }

    /// The same for a function with more parameters, of which each member has its own numbers; the values are those of
    /// one member after the other.
    pub fn take_members(
        &mut self,
        answer: &Answer,
        variables: &[&str],
        end: usize,
        members: &[&[u64]],
        values: &[u64],
    ) -> bool {
        let Some(code) = answer.code() else {
            return false;
        };
        self.longest = [&code.rust, &code.cpp, &code.python]
            .iter()
            .flat_map(|text| text.lines())
            .map(str::len)
            .fold(self.longest, usize::max);
        self.count += 1;
        self.alone[0] +=
            &format!("{}{}", if self.alone[0].is_empty() { "" } else { "\n" }, code.rust);
        self.alone[1] += &format!("{}\n\n", code.python);
        let module = format!("m{}", self.count);
        let name = if code.is_lost { "is_lost" } else { "grundy" };
        let each = |head: &str, typed: &str| -> String {
            let of = |v: &&str| head.replace("VAR", v).replace("END", &end.to_string());
            let heads: Vec<String> = variables.iter().map(of).collect();
            heads.join(typed)
        };
        let public = code.rust.replace("\nfn ", "\npub fn ");
        self.rust[0] += &format!("pub mod {module} {{\n{public}}}\n");
        self.cpp[0] += &format!("namespace {module} {{\n{}}}\n", code.cpp);
        self.python += &code.python;
        for numbers in members {
            let numbers: Vec<String> = numbers.iter().map(u64::to_string).collect();
            let numbers: Vec<&str> = numbers.iter().map(|number| &number[..]).collect();
            let arguments = [variables, &numbers[..]].concat().join(", ");
            let call = format!("println!(\"{{}}\", {module}::{name}({arguments}) as u64);");
            let (loops, ends) = (each("for VAR in 0..END {", " "), "}".repeat(variables.len()));
            self.rust[1] += &format!("{loops} {call} {ends}\n");
            let loops = each("for (int VAR = 0; VAR < END; VAR++)", " ");
            let call = format!("(unsigned long long){module}::{name}({arguments})");
            self.cpp[1] += &format!("{loops} printf(\"%llu\\n\", {call});\n");
            let loops = each("for VAR in range(END)", " ");
            self.python += &format!("for v in [{name}({arguments}) {loops}]: print(int(v))\n");
        }

        for &value in values {
            let shown = if code.is_lost { u64::from(value == 0) } else { value };
            self.expected += &format!("{shown}\n");
        }
        true
    }

    /// Compiles and runs all programs, without a warning; C++ and Python only if they are installed. No line may be long, and Rust's
    /// formatter and Python's linter, if installed, must find nothing.
    pub fn assert_right(&self, name: &str) {
        assert!(self.longest <= 100, "a line of {} columns", self.longest);
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
        let linted = |ending: &str, text: &str, linter: &mut Command| {
            let file = folder.join(format!("{name}-functions.{ending}"));
            fs::write(&file, text).unwrap();
            match linter.arg(&file).output() {
                Ok(said) => assert!(
                    said.status.success(),
                    "{}{}",
                    text_of(&said.stdout),
                    text_of(&said.stderr)
                ),
                Err(_) => println!("skipped: {linter:?}, which is not installed"),
            }
        };
        let mut rustfmt = Command::new("rustfmt");
        linted("rs", &self.alone[0], rustfmt.args(["--check", "--edition", "2021"]));
        linted(
            "py",
            &self.alone[1],
            Command::new("ruff").args(["check", "--isolated", "-q", "--ignore", "F811"]),
        );
        let output = |command: &mut Command| {
            let output = command.output().ok()?;
            assert!(output.status.success(), "{}", text(&output.stderr));
            Some(text(&output.stdout))
        };
        let ran = |ending: &str, source: String, compiler: &str, flags: &[&str]| {
            let file = folder.join(format!("{name}.{ending}"));
            fs::write(&file, source).unwrap();
            if ending == "py" {
                return output(Command::new(compiler).args(flags).arg(file));
            }
            let program = file.with_extension("out");
            let mut compiler = Command::new(compiler);
            output(compiler.args(flags).arg(file).arg("-o").arg(&program))?;
            output(&mut Command::new(program))
        };
        let [functions, calls] = &self.rust;
        let rust = format!("{functions}fn main() {{\n{calls}}}\n");
        for edition in ["--edition=2015", "--edition=2021"] {
            let flags = [edition, "-Cdebuginfo=0", "-Cdebug-assertions", "-Dwarnings"];
            let said = ran("rs", rust.clone(), "rustc", &flags);
            assert_eq!(said.expect("rustc"), self.expected, "{name}");
        }
        let [functions, calls] = &self.cpp;
        let cpp =
            format!("#include <cstdio>\n#include <vector>\n{functions}int main() {{\n{calls}}}\n");
        for found in [
            ran("cpp", cpp, "g++", &["-std=c++11", "-Wall", "-Wextra", "-Werror"]),
            ran("py", self.python.clone(), "python3", &["-Werror"]),
        ] {
            assert!(found.is_none_or(|found| found == self.expected), "{}", name);
        }
    }
}
