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

/// The rule of a line, at so many positions. `None` if it is not read, or has no values.
fn tried(line: &str, count: usize) -> Option<Tried> {
    let (rule, most) = line.split_once(" # ").expect(line);
    let most: Vec<u64> = most.split(' ').map(|most| most.parse().expect(line)).collect();
    let of = read(rule, 0).ok()?;
    let code = of_formula(&of.formula, of.is_misere, rule)?;
    let mut search = Search::new(&of.formula, of.is_misere);
    let random = &mut Random(67);
    let mut value = |at: u64| {
        // The first ones are near 0.
        let small = |most: &u64| if at < 20 { at % (most + 1) } else { random.below(most + 1) };
        let position: Vec<u64> = most.iter().map(small).collect();
        let value = u64::from(search.value(&position, &mut 1_000_000_000).ok()?);
        Some((position, if of.is_misere { 1 - value } else { value }))
    };
    let of = (0..count as u64).map(&mut value).collect::<Option<_>>()?;
    Some(Tried { rule: rule.to_string(), code, of })
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

/// A program that was written; a wrong one may go round in circles, and gets 2 GB for it.
fn limited(program: &Path) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", "ulimit -v 2000000; exec \"$0\" \"$@\""]).arg(program);
    command
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Compiles and runs all functions, one program for each language and each way to compile it. With none, lines may be long.
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
            assert!(ways == 0 || long.is_none(), "{rule}: {long:?}");
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
    for edition in ["2021", "2015", "2018"].iter().take(ways.max(1)) {
        let flags = ["-Dwarnings", "-Cdebuginfo=0", "-Cdebug-assertions", "--edition", edition];
        said(Command::new("rustc").args(flags).arg(&source).arg("-o").arg(&made), "");
        lines(said(&mut limited(&made), &input), "Rust");
    }
    let alone = (0..all.len()).map(|at| folder.join(format!("m{at}.rs")));
    if ways > 0 {
        said(Command::new("rustfmt").args(["--check", "--edition", "2021"]).args(alone), "");
    }
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
    for (compiler, more) in
        [("g++", "-O0"), ("g++", "-O2"), ("clang++", "-O1")].iter().take(ways.max(1))
    {
        let flags = ["-std=c++11", "-Wall", "-Wextra", "-Werror", more];
        if said(Command::new(compiler).args(flags).arg(&source).arg("-o").arg(&made), "").is_some()
        {
            lines(said(&mut limited(&made), &input), compiler);
        }
    }
    let reader = "import sys\nfor line in sys.stdin:\n    at, *p = map(int, line.split())\n    \
                  of = sys.modules[f\"m{at}\"]\n    value = of.is_lost(*p) if hasattr(of, \"is_lost\") else of.grundy(*p)\n    \
                  print(line.strip(), int(value))\n";
    let source = write("run_all.py", python + reader);
    lines(said(Command::new("python3").args(["-B", "-Werror"]).arg(source), &input), "Python");
    if ways > 0 {
        let ruff = ["check", "--isolated", "-q", "--exclude", "run_all.py"];
        said(Command::new("ruff").args(ruff).arg(&folder), "");
    }
}

fn without(text: &str, is_left_out: &dyn Fn(&&str) -> bool) -> String {
    text.lines().filter(|line| !is_left_out(line)).map(|line| format!("{line}\n")).collect()
}

fn lines() -> impl Iterator<Item = &'static str> {
    RULES.lines().filter(|line| line.contains(" -> "))
}

#[test]
fn functions_of_formulas_give_the_values() {
    let first = lines().take(8).map(|line| tried(line, 100).expect(line));
    assert_right("formulas", &first.collect::<Vec<_>>(), 1);
}

#[test]
#[ignore] // a minute, most of it for compilers
fn functions_of_all_formulas_give_the_values() {
    let all = lines().map(|line| tried(line, 500).expect(line));
    assert_right("all-formulas", &all.collect::<Vec<_>>(), 3);
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
        let Tried { rule, code, of } = tried(line, 100).expect(line);
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
                let mut run = if is_python { Command::new("python3") } else { limited(&made) };
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

/// A formula of random words, whose options are less.
struct Maker(Random);

impl Maker {
    fn one_of<'a>(&mut self, all: &[&'a str]) -> &'a str {
        all[self.0.below(all.len() as u64) as usize]
    }

    fn number(&mut self, names: &[String], depth: u32) -> String {
        if depth == 0 || self.0.below(4) == 0 {
            return match self.0.below(3) {
                0 => self.0.below(12).to_string(),
                _ => names[self.0.below(names.len() as u64) as usize].clone(),
            };
        }
        let mut of = || self.number(names, depth - 1);
        let (x, y) = (of(), of());
        match self.0.below(16) {
            0..=3 => format!("({x} {} {y})", self.one_of(&["+", "-", "*"])),
            4 => format!("{x} {} {y}", self.one_of(&["+", "-"])),
            5 => format!("({x} {} ({y} + 13))", self.one_of(&["/", "%"])),
            6 => format!("({x}) {} {}", self.one_of(&["/", "%"]), 1 + self.0.below(5)),
            7 => format!("(({x}) {} ({y}))", self.one_of(&["&", "|", "^"])),
            8 => format!("(({x}) {} {})", self.one_of(&["<<", ">>"]), self.0.below(4)),
            9 => format!("{}({x}, {y})", self.one_of(&["min", "max", "gcd", "lcm"])),
            10 => format!(
                "{}(abs({x}))",
                self.one_of(&["sqrt", "popcount", "bitlen", "log", ""]).replace("log", "-")
            ),
            11 => format!("-({x})"),
            12 => format!("~({x})"),
            13 => {
                let fold = self.one_of(&["sum", "len", "product"]);
                let (set, cond) = (self.set(names, 0), self.cond(&["i".to_string()], 0));
                format!("{fold}(i for i in {set} if {cond})")
            }
            14 => format!("({x}) ** 2"),
            _ => format!("max(0, {x})"),
        }
    }

    fn set(&mut self, names: &[String], depth: u32) -> String {
        let x = self.number(names, depth);
        match self.0.below(8) {
            0 => format!("{{{}, {x}, {}..{}}}", self.0.below(9), self.0.below(4), self.0.below(7)),
            1 => format!("{{{}, {}, {}}}", self.0.below(9), self.0.below(9), self.0.below(9)),
            2 => format!(
                "{}(abs({x}) % 300)",
                self.one_of(&[
                    "digits",
                    "divisors",
                    "primes",
                    "factors",
                    "squares",
                    "fibonacci",
                    "bits"
                ])
            ),
            3 => format!("powers({}, abs({x}))", 2 + self.0.below(3)),
            4 => format!("{}..min({x}, 30) step {}", self.0.below(4), 1 + self.0.below(3)),
            _ => format!("{}..min({x}, 30)", self.0.below(3)),
        }
    }

    fn cond(&mut self, names: &[String], depth: u32) -> String {
        let [x, y] = [0; 2].map(|_| self.number(names, depth));
        let relation = self.one_of(&["<", "<=", ">", ">=", "==", "!="]);
        match self.0.below(if depth == 0 { 3 } else { 10 }) {
            0..=2 => format!("({x}) {relation} ({y})"),
            3 => format!("0 < ({x}) <= ({y})"),
            4 => format!("({x}) {} {}", self.one_of(&["in", "not in"]), self.set(names, 1)),
            5 => format!("isprime(abs({x}))"),
            6 => format!(
                "({} {} {})",
                self.cond(names, depth - 1),
                self.one_of(&["and", "or"]),
                self.cond(names, depth - 1)
            ),
            7 => format!("not ({})", self.cond(names, depth - 1)),
            8 => format!(
                "{}(({x}) {relation} j for j in {})",
                self.one_of(&["any", "all"]),
                self.set(names, 1)
            ),
            _ => format!("({x}) % 3"),
        }
    }

    /// A rule, and up to which numbers it is tried.
    fn rule(&mut self) -> String {
        let arity = [1, 1, 1, 2, 2, 3][self.0.below(6) as usize];
        let names: Vec<String> =
            ["n", "m", "l"][..arity].iter().map(|name| name.to_string()).collect();
        let mut alternatives = Vec::new();
        for _ in 0..1 + self.0.below(3) {
            let mut known = names.clone();
            let mut clauses = String::new();
            for name in ["k", "i"].iter().take(self.0.below(3) as usize) {
                clauses += &format!(" for {name} in {}", self.set(&known, 1));
                known.push(name.to_string());
            }
            if self.0.below(2) == 0 {
                clauses += &format!(" if {}", self.cond(&known, 2));
            }
            // Each part is less than the position, by its first number.
            let mut guards = Vec::new();
            let mut parts = Vec::new();
            for _ in 0..[1, 1, 1, 2, 0][self.0.below(5) as usize] {
                let first = match self.0.below(3) {
                    0 => format!("n - {}", self.number(&known, 1)),
                    _ => self.number(&known, 2),
                };
                guards.push(format!("({first}) < n"));
                let mut numbers = vec![first];
                numbers.extend((1..arity).map(|_| format!("({}) % 8", self.number(&known, 1))));
                let part = numbers.join(", ");
                parts.push(if arity == 1 { part } else { format!("({part})") });
            }
            if !guards.is_empty() {
                clauses += &format!(" if {}", guards.join(" and "));
            } else {
                clauses += " if n > 3";
            }
            let option =
                if parts.len() == 1 { parts.remove(0) } else { format!("[{}]", parts.join(", ")) };
            alternatives.push(option + &clauses);
        }
        let head = if arity == 1 { "n".to_string() } else { format!("({})", names.join(", ")) };
        let most = ["60", "20 7", "9 7 7"][arity - 1];
        format!("{head} -> {} # {most}", alternatives.join("; "))
    }
}

/// Formulas of random words: those that are read and have values.
#[test]
#[ignore] // minutes, for compilers
fn functions_of_random_formulas_give_the_values() {
    let maker = &mut Maker(Random(67));
    let mut all = Vec::new();
    let mut count = 0;
    while all.len() < 300 {
        let line = maker.rule();
        count += 1;
        all.extend(tried(&line, 100));
    }
    println!("{} of {count} random rules have values", all.len());
    assert_right("random-formulas", &all, 0);
}

/// As long and as deep as formulas may be.
#[test]
fn code_of_long_formulas_is_written() {
    let repeated = |first: &str, one: &str, last: &str| {
        let count = (9_900 - first.len() - last.len()) / one.len();
        format!("{first}{}{last}", one.repeat(count))
    };
    let nested = |open: &str, close: &str| {
        format!("n -> n - 1 if {}n{} > 3", open.repeat(40), close.repeat(40))
    };
    let mut count = 0;
    for rule in [
        repeated("n -> n - 1", " + n % 7 / 3 * gcd(n, 5)", ""),
        repeated("n -> n - 1", "; n - 1", ""),
        repeated("n -> n - k for k in 1..n", " if n % k == 1", ""),
        repeated("n -> n - k for k in 1..n", " for j in 1..k", ""),
        repeated("n -> n - 1 if n > 3", " or n % 7 == 3 and n / 5 > 9", ""),
        repeated("n -> [n - 1", ", n - 2", "]; n - 1"),
        repeated("n -> n - k for k in {1", ", n / 3", "}"),
        repeated("n -> n - 1 if ", "not ", "n > 2"),
        nested("max(n / 2, ", ")"),
        nested("n % (7 + ", ")"),
        nested("sum(i * i for i in 0..", ")"),
        nested("(n & ", ")"),
        nested("~-", ""),
        nested("max(", ", n / 3)"),
        nested("gcd(n, 3 * ", ")"),
    ] {
        let Ok(of) = read(&rule, 0) else { continue };
        assert!(of_formula(&of.formula, of.is_misere, &rule).is_some());
        count += 1;
    }
    assert!(count > 10, "{count}");
}
