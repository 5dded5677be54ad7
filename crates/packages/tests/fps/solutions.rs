//! The solution in C++ passes, and the checker judges as each judge calls it.

use crate::{folder, is_installed, package_in};
use grundy_checks::found::each;
use grundy_checks::run::{feed, text};
use grundy_lang::Lang;
use grundy_packages::checker::special_judge;
use grundy_packages::system::System;
use grundy_problems::problem::Accepts;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Compiles a text in C++; returns the program.
fn compiled(folder: &Path, name: &str, source: &str) -> PathBuf {
    let (file, program) = (folder.join(format!("{name}.cpp")), folder.join(name));
    fs::write(&file, source).expect("a file");
    let mut compiler = Command::new("c++");
    let run = feed(
        compiler.args(["-std=c++11", "-Wall", "-Wextra", "-Werror", "-o"]).arg(&program).arg(&file),
        b"",
    );
    assert!(run.status.success(), "{name}: {}", text(&run.stderr));
    program
}

/// HUSTOJ submits it as soon as it has the problem.
#[test]
fn the_solution_in_cpp_passes_all_cases() {
    if !is_installed("c++") {
        return;
    }
    let mut programs = crate::programs();
    programs.retain(|program| crate::cpp(program).is_some());
    each(&programs, |name| {
        let package = package_in(name, Lang::En);
        let source = package.cpp().expect("a solution");
        let program = compiled(&folder("fps"), name, source);
        for case in package.cases_for(System::Fps) {
            let run = feed(&mut Command::new(&program), case.input.as_bytes());
            let is_same = text(&run.stdout).trim_end() == case.output.trim_end();
            assert!(is_same && run.status.success(), "{name}: {}", case.name);
        }
    });
}

#[test]
fn the_checker_accepts_what_the_judge_does() {
    if !is_installed("c++") {
        return;
    }
    let here = folder("spj");
    let (input, output, answer) = (here.join("1.in"), here.join("user.out"), here.join("1.out"));
    fs::write(&input, "1\n").expect("a file");
    for (kind, accepts, expected, right, wrong) in [
        (
            "any-case",
            Accepts::AnyCase,
            "Yes 2\n",
            &["yes\t2", "YES\n2\n"][..],
            &["Yes", "", "Yes 2 2", "No 2", "Yess 2"][..],
        ),
        (
            "near",
            Accepts::Near,
            "x 0.5 2000000\n",
            &["x 5e-1 2000001"],
            &["X 0.5 2000000", "x 0.50001 2000000", "x 0.5 2000003", "x nan 2000000"],
        ),
    ] {
        let source = special_judge(accepts).expect("a checker");
        let spj = compiled(&here, kind, &source);
        fs::write(&answer, expected).expect("a file");
        let all = right.iter().map(|said| (said, 0)).chain(wrong.iter().map(|said| (said, 1)));
        for (said, status) in all {
            fs::write(&output, said).expect("a file");
            let calls =
                [&[&input, &answer, &output][..], &[&input, &output, &answer], &[&input, &output]];
            for (judge, call) in ["HUSTOJ", "HOJ", "QDUOJ"].iter().zip(calls) {
                let run = feed(Command::new(&spj).args(call), b"");
                assert_eq!(run.status.code(), Some(status), "{judge}: {said:?} for {expected:?}");
                // HOJ reads the verdict from the message, unless the status is 0.
                let message = text(&run.stderr);
                assert_eq!(message.starts_with("wrong answer "), status == 1, "{message}");
            }
        }
    }
    assert!(special_judge(Accepts::Exact).is_none());
}
