//! The programs of formulas against the values of `formula::Search`, which `tests/formula.rs` tests.

use grundy_checks::run::{feed, text};
use grundy_engine::formula::{read, Search};
use grundy_engine::pattern::{of_formula, program, Code, Language};
use grundy_problems::random::{Choose, Random};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const RULES: &str = include_str!("formula_code.txt");

/// A rule with its code, positions, and what it must return for each: a value, or 1 for lost under misere play.
struct Tried {
    rule: String,
    code: Code,
    of: Vec<(Vec<u64>, u64)>,
}

/// The rule of a line, at so many positions.
fn tried(line: &str, count: usize) -> Tried {
    let (rule, most) = line.split_once(" # ").expect(line);
    let most: Vec<u64> = most.split(' ').map(|most| most.parse().expect(line)).collect();
    let of = read(rule, 0).unwrap_or_else(|wrong| panic!("{rule}: {wrong:?}"));
    let code = of_formula(&of.formula, of.is_misere, rule).expect("no sums under misere play");
    let mut search = Search::new(&of.formula, of.is_misere);
    let random = &mut Random(67);
    let mut value = |at: u64| {
        // The first ones are near 0.
        let small = |most: &u64| if at < 20 { at % (most + 1) } else { random.below(most + 1) };
        let position: Vec<u64> = most.iter().map(small).collect();
        let value = search.value(&position, &mut 1_000_000_000);
        let value = u64::from(value.unwrap_or_else(|trouble| panic!("{rule}: {trouble:?}")));
        (position, if of.is_misere { 1 - value } else { value })
    };
    let of = (0..count as u64).map(&mut value).collect();
    Tried { rule: rule.to_string(), code, of }
}

/// What a command says to an input, without a word on standard error; `None` if it is not installed.
fn said(command: &mut Command, input: &str) -> Option<String> {
    if Command::new(command.get_program()).arg("--version").output().is_err() {
        println!("skipped: {:?}, which is not installed", command.get_program());
        return None;
    }
    let output = feed(command, input.as_bytes());
    let (answer, errors) = (text(&output.stdout), text(&output.stderr));
    assert!(output.status.success() && errors.is_empty(), "{command:?}: {answer}{errors}");
    Some(answer)
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Compiles and runs all functions, one program for each language and each way to compile it.
fn assert_right(name: &str, all: &[Tried], ways: usize) {
    let folder = folder(name);
    let (mut input, mut expected) = (String::new(), String::new());
    let [mut rust, mut cpp, mut includes, mut python] = [(); 4].map(|_| String::new());
    let [mut rust_calls, mut cpp_calls] = [(); 2].map(|_| String::new());
    for (at, Tried { rule, code, of }) in all.iter().enumerate() {
        let name = if code.is_lost { "is_lost" } else { "grundy" };
        for (position, value) in of {
            let numbers: Vec<String> = position.iter().map(u64::to_string).collect();
            input += &format!("{at} {}\n", numbers.join(" "));
            expected += &format!("{at} {} {value}\n", numbers.join(" "));
        }
        let arguments: Vec<String> = (1..=code.numbers).map(|at| format!("p[{at}]")).collect();
        let call = format!("{name}({})", arguments.join(", "));
        for text in [&code.rust, &code.cpp, &code.python] {
            let long = text.lines().find(|line| line.len() > 100);
            assert_eq!(long, None, "{rule}");
        }
        let public = code.rust.replace(&format!("\nfn {name}("), &format!("\npub fn {name}("));
        rust += &format!("mod m{at} {{\n{public}}}\n");
        fs::write(folder.join(format!("m{at}.rs")), &code.rust).unwrap();
        rust_calls += &format!("{at} => m{at}::{call} as u64,\n");
        let is_include = |line: &&str| line.starts_with("#include");
        code.cpp.lines().filter(is_include).for_each(|line| includes += &format!("{line}\n"));
        cpp += &format!("namespace m{at} {{\n{}\n}}\n", without(&code.cpp, &is_include));
        cpp_calls += &format!("case {at}: value = m{at}::{call}; break;\n");
        fs::write(folder.join(format!("m{at}.py")), &code.python).unwrap();
        python += &format!("import m{at}\n");
    }
    let write = |file: &str, text: String| {
        let file = folder.join(file);
        fs::write(&file, text).unwrap();
        file
    };
    let source = write(
        "all.rs",
        format!(
            "use std::io::Read;\n{rust}fn main() {{\nlet mut text = String::new();\n\
             std::io::stdin().read_to_string(&mut text).unwrap();\nfor line in text.lines() {{\n\
             let p: Vec<u64> = line.split(' ').map(|n| n.parse().unwrap()).collect();\n\
             let value = match p[0] {{\n{rust_calls}_ => panic!(),\n}};\nprintln!(\"{{}} {{}}\", line, value);\n}}\n}}\n"
        ),
    );
    let made = folder.join("all");
    let lines = |answer: Option<String>, way: &str| {
        let Some(answer) = answer else { return };
        for (said, expected) in answer.lines().zip(expected.lines()) {
            let at: usize = expected.split(' ').next().unwrap().parse().unwrap();
            assert_eq!(said, expected, "{way}: {}", all[at].rule);
        }
        assert_eq!(answer.lines().count(), expected.lines().count(), "{way}");
    };
    for edition in ["2021", "2015", "2018"].iter().take(ways) {
        let flags = ["-Dwarnings", "-Cdebuginfo=0", "-Cdebug-assertions", "--edition", edition];
        said(Command::new("rustc").args(flags).arg(&source).arg("-o").arg(&made), "");
        lines(said(&mut Command::new(&made), &input), "Rust");
    }
    let alone = (0..all.len()).map(|at| folder.join(format!("m{at}.rs")));
    said(Command::new("rustfmt").args(["--check", "--edition", "2021"]).args(alone), "");
    let source = write(
        "all.cpp",
        format!(
            "#include <cstdio>\n#include <iostream>\n#include <sstream>\n{includes}{cpp}int main() {{\n\
             std::string line;\nwhile (std::getline(std::cin, line)) {{\nstd::istringstream words(line);\n\
             std::vector<unsigned long long> p;\nunsigned long long word, value = 0;\n\
             while (words >> word) p.push_back(word);\nswitch (p[0]) {{\n{cpp_calls}}}\n\
             std::cout << line << ' ' << value << '\\n';\n}}\n}}\n"
        ),
    );
    for (compiler, more) in [("g++", "-O0"), ("g++", "-O2"), ("clang++", "-O1")].iter().take(ways) {
        let flags = ["-std=c++11", "-Wall", "-Wextra", "-Werror", more];
        if said(Command::new(compiler).args(flags).arg(&source).arg("-o").arg(&made), "").is_some()
        {
            lines(said(&mut Command::new(&made), &input), compiler);
        }
    }
    let reader = "import sys\nfor line in sys.stdin:\n    at, *p = map(int, line.split())\n    \
                  of = sys.modules[f\"m{at}\"]\n    value = of.is_lost(*p) if hasattr(of, \"is_lost\") else of.grundy(*p)\n    \
                  print(line.strip(), int(value))\n";
    let source = write("run_all.py", python + reader);
    lines(said(Command::new("python3").args(["-B", "-Werror"]).arg(source), &input), "Python");
    said(
        Command::new("ruff")
            .args(["check", "--isolated", "-q", "--exclude", "run_all.py"])
            .arg(&folder),
        "",
    );
}

fn without(text: &str, is_left_out: &dyn Fn(&&str) -> bool) -> String {
    text.lines().filter(|line| !is_left_out(line)).map(|line| format!("{line}\n")).collect()
}

fn lines() -> impl Iterator<Item = &'static str> {
    RULES.lines().filter(|line| line.contains(" -> "))
}

#[test]
fn functions_of_formulas_give_the_values() {
    let first = lines().take(8).map(|line| tried(line, 100));
    assert_right("formulas", &first.collect::<Vec<_>>(), 1);
}

#[test]
#[ignore] // a minute, most of it for compilers
fn functions_of_all_formulas_give_the_values() {
    assert_right("all-formulas", &lines().map(|line| tried(line, 500)).collect::<Vec<_>>(), 3);
}

/// Each adapted to input with the number of games first, and then the number of positions; under misere play, each game is
/// one position.
#[test]
#[ignore] // twenty seconds, for compilers
fn programs_of_formulas_say_who_wins() {
    let folder = folder("formula-programs");
    let random = &mut Random(67);
    let long = lines().filter(|line| line.starts_with("(a, b, c, d, e, f, g, h)"));
    for line in lines().take(8).chain(long) {
        let Tried { rule, code, of } = tried(line, 100);
        let (mut input, mut expected) = ("300\n".to_string(), String::new());
        for _ in 0..300 {
            let count = if code.is_lost { 1 } else { 1 + random.below(4) };
            let mut words = if code.is_lost { Vec::new() } else { vec![count] };
            let mut sum = 0;
            for _ in 0..count {
                let (position, value) = &of[random.below(100) as usize];
                words.extend(position);
                sum ^= value;
            }
            let words: Vec<String> = words.iter().map(u64::to_string).collect();
            input += &format!("{}\n", words.join(" "));
            expected += if (sum == 0) == code.is_lost { "First\n" } else { "Second\n" };
        }
        let (is_sum, truth) = (!code.is_lost, |is: bool| if is { "True" } else { "False" });
        for (language, from, to) in [
            (Language::Rust, "[false, false, ", format!("[true, {is_sum}, ")),
            (
                Language::Cpp,
                "GAMES_FIRST = false, COUNT_FIRST = false",
                format!("GAMES_FIRST = true, COUNT_FIRST = {is_sum}"),
            ),
            (Language::Python, "= False, False, ", format!("= True, {}, ", truth(is_sum))),
        ] {
            let text = program(&code, language);
            assert!(text.contains(from) && text.lines().all(|line| line.len() <= 100), "{rule}");
            let source = folder.join(format!("program.{}", ["rs", "cpp", "py"][language as usize]));
            fs::write(&source, text.replacen(from, &to, 1)).unwrap();
            let made = folder.join("program");
            let flags = match language {
                Language::Rust => vec!["rustc", "-Dwarnings", "--edition=2021"],
                Language::Cpp => vec!["g++", "-std=c++11", "-Wall", "-Wextra", "-Werror"],
                Language::Python => vec!["ruff", "check", "--isolated", "-q"],
            };
            let mut compiler = Command::new(flags[0]);
            compiler.args(&flags[1..]).arg(&source);
            let is_python = language == Language::Python;
            let is_there =
                said(if is_python { &mut compiler } else { compiler.arg("-o").arg(&made) }, "");
            if is_python || is_there.is_some() {
                let mut run = Command::new(if is_python { Path::new("python3") } else { &made });
                if is_python {
                    run.arg(&source);
                }
                assert_eq!(
                    said(&mut run, &input).as_ref(),
                    Some(&expected),
                    "{language:?}: {rule}"
                );
            }
        }
        said(
            Command::new("rustfmt")
                .args(["--check", "--edition", "2021"])
                .arg(folder.join("program.rs")),
            "",
        );
    }
}
