//! `grundy try`: its output on a solution, from the first line to the verdict.

#![allow(unsafe_code)] // signals

use grundy_checks::build::Build;
use grundy_checks::run::{feed, start, text};
use grundy_problems::format::{Case, Shape};
use grundy_problems::inputs::{balanced, random, TOGETHER};
use grundy_problems::list::problem;
use grundy_problems::random::Random;
use grundy_problems::suite::{cases, path};
use std::fs;
use std::io::Read;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::Path;
use std::process::Command;

/// Bash's game: the first player wins if n is not a multiple of m + 1.
const HDU1846: &str = "RUN=awk 'NR > 1 { print $1 % ($2 + 1) ? \"first\" : \"second\" }'";

/// Nim with one heap, from which 1 to 3 are taken.
const LEETCODE292: &str = "RUN=awk '{ print $1 % 4 ? \"true\" : \"false\" }'";

/// The command that judges a solution of a program, in a folder of its own.
pub fn session(program: &str, name: &str, more: &[&str]) -> Command {
    let mut judge = Command::new(env!("CARGO_BIN_EXE_grundy"));
    judge.args(["try", program, "--keep"]).arg(path("target/judged").join(name));
    let (lines, words): (Vec<&str>, Vec<&str>) =
        more.iter().partition(|word| word.starts_with("RUN="));
    judge.args(words);
    for line in lines {
        judge.args(["--", "sh", "-c", &line[4..]]);
    }
    judge
}

/// The output without times and memory, and the exit code.
fn said(program: &str, name: &str, more: &[&str]) -> (Vec<String>, Option<i32>) {
    let output = feed(&mut session(program, name, more), b"");
    assert_eq!(text(&output.stderr), "");
    let lines = text(&output.stdout);
    let lines = lines.lines().map(|line| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let is_figure = |word: &&str| word.parse::<f64>().is_ok();
        let is_stage = matches!(words[..], [_, verdict, seconds, "s", ..]
            if is_figure(&seconds) && !verdict.ends_with(':'));
        if is_stage {
            let tried = line.rsplit("   ").next().unwrap();
            format!("{} {}: {tried}", words[0], words[1])
        } else {
            line.to_string()
        }
    });
    (lines.collect(), output.status.code())
}

/// The number of golden cases of a program: those that its judge could give, and the others.
fn golden(program: &str) -> (usize, usize) {
    let mut names: Vec<String> = cases(program).into_iter().map(|case| case.name).collect();
    names.retain(|name| name != "sample");
    let beyond = names.iter().filter(|name| name.starts_with("beyond-"));
    let beyond = beyond.count();
    (names.len() - beyond, beyond)
}

#[test]
fn a_right_solution_passes_all_stages() {
    let (lines, code) = said("hdu1846", "right", &[HDU1846, "--seed=7"]);
    let (within, beyond) = golden("hdu1846");
    let problem = problem("hdu1846").unwrap();
    let random = random(&problem.format, 7, TOGETHER);
    let is_won = |case: &Case| case.number("n") % (case.number("m") + 1) > 0;
    let answers: Vec<String> = random.iter().map(|case| is_won(case).to_string()).collect();
    let of_random = random.len() + balanced(&answers).len();
    let hard = problem.hard_cases(&mut Random(7)).len();
    let stages = [
        "sample AC: 1 input".to_string(),
        format!("hard AC: {hard} cases"),
        // One has more cases than the judge gives, and becomes several inputs.
        format!(
            "golden AC: {} inputs; {} beyond the judge's ranges left out (--beyond)",
            within + 1,
            beyond - 1
        ),
        lines[5].clone(),
        lines[6].clone(),
        // It has no list that could be mirrored.
        format!("largest AC: {} inputs", Shape::ALL.len() - 1),
        "AC".to_string(),
    ];
    assert_eq!(lines[0], HDU1846.replace("RUN=", "runs "));
    assert_eq!(lines[1], "HDU 1846: 1 s, 32 MB");
    assert_eq!(lines[2..], stages);
    // As many as time allows, which may be few on a busy machine.
    let small = lines[5].strip_prefix("small AC: ").unwrap();
    let tried: usize = small.split(' ').next().unwrap().parse().unwrap();
    assert!(tried >= 100 && small.contains(" cases, to size "), "{small}");
    assert!(lines[6].ends_with(" cases, --seed 7"), "{}", lines[6]);
    let random = [HDU1846, "--seed=7", "--stage=random", "--seconds=120"];
    let (lines, _) = said("hdu1846", "random", &random);
    assert_eq!(lines[2], format!("random AC: {of_random} cases, --seed 7"));
    assert_eq!(code, Some(0));
}

#[test]
fn an_input_of_one_case_is_a_run() {
    let of_all = ["--seconds=1", LEETCODE292];
    let (lines, code) = said("leetcode292", "one", &of_all);
    let tried = |stage: usize| -> usize {
        let behind = lines[stage].split(": ").nth(1).unwrap();
        behind.split(' ').next().unwrap().parse().unwrap()
    };
    // There is one case for each number, so the cases tried are the smallest ones.
    let small = tried(5);
    assert_eq!(lines[5], format!("small AC: {small} cases, to size {small} (--seconds 1)"));
    // Of the random cases, equally many of each answer.
    let random = random(&problem("leetcode292").unwrap().format, 1, 600);
    let is_won = |case: &Case| (case.number("n") % 4 > 0).to_string();
    let answers: Vec<String> = random.iter().map(is_won).collect();
    let most = balanced(&answers).len();
    assert!(lines[6].ends_with("cases, --seed 1"), "{}", lines[6]);
    assert!((1..=most).contains(&tried(6)), "{} of {most}", lines[6]);
    assert!(small > 0 && code == Some(0), "{lines:?}");
    // Whichever case the threads reach first, the smallest failing case is shown.
    let but_30 = LEETCODE292.replace("% 4", "% 4 && $1 % 30");
    let (lines, code) = said("leetcode292", "one", &["--stage=small", &but_30]);
    let again = but_30[4..].replace('\'', "'\\''");
    let kept = path("target/judged/one/small.in");
    let shown = [
        "  (the smallest: every smaller input is answered right)".to_string(),
        "input:\n30".to_string(),
        "expected:\ntrue".to_string(),
        "found:\nfalse".to_string(),
        "why: position 30 is won: a move leads to 28, which is lost".to_string(),
        format!("again: grundy try leetcode292 --input {} -- sh -c '{again}'", kept.display()),
        "WA: small: line 1 of the output: expected \"true\\n\", found \"false\\n\"".to_string(),
    ];
    assert_eq!(lines[3..].join("\n"), shown.join("\n"));
    assert_eq!(lines[2], "small WA: 30 cases");
    assert_eq!(code, Some(1));
}

/// The judge gives up to ten cases, so the small ones are many inputs, several of which are tried at the same time.
#[test]
fn the_first_of_many_inputs_that_fails_is_shown() {
    let nim = "RUN=awk 'NR > 1 && NR % 2 { x = 0; for (i = 1; i <= NF; i++) x = sum(x, $i)
        print x && x != 5 ? \"Yes\" : \"No\" }
        function sum(a, b,   c, p) {
            for (p = 1; a || b; p *= 2) { c += (a + b) % 2 * p; a = int(a / 2); b = int(b / 2) }
            return c
        }'";
    let tried = || said("luogu-p2197", "first", &["--stage=small", "--seconds=60", nim]);
    let (lines, code) = tried();
    let shown = "  (the smallest: every smaller input is answered right)\ninput:\n1\n2\n1 4\nexpected:\nYes\n";
    assert!(lines.join("\n").contains(shown), "{lines:?}");
    // How many were tried does not depend on which run ended first.
    assert_eq!(tried(), (lines, code));
    assert_eq!(code, Some(1));
}

#[test]
fn a_wrong_solution_is_shown_where_it_first_fails() {
    let shown = |stage: &str, notes: &str, why: &str| {
        format!(
            "  ({notes})\ninput:\n1\n1 1\nexpected:\nfirst\nfound:\n1\n1 1\n{why}\
             again: grundy try hdu1846 --input {} -- sh -c cat",
            path(&format!("target/judged/wrong/{stage}.in")).display()
        )
    };
    let smallest = "the smallest: every smaller input is answered right";
    let why = "why: position 1 is won: a move leads to 0, which is lost\n";
    let reduced = "made smaller step by step, until no smaller input that fails was found";
    let verdict = |stage: &str| {
        format!("WA: {stage}: line 1 of the output: expected \"first\\n\", found \"1\\n\"")
    };
    let (lines, code) = said("hdu1846", "wrong", &["RUN=cat"]);
    let of_sample = shown("sample", &format!("from testdata/hdu1846/sample.in)\n  ({reduced}"), "");
    let all = ["runs cat", "HDU 1846: 1 s, 32 MB", "sample WA: 1 input", &of_sample];
    assert_eq!(lines.join("\n"), format!("{}\n{}", all.join("\n"), verdict("sample")));
    assert_eq!(code, Some(1));
    // A small input is more telling than a golden case.
    let (lines, _) = said("hdu1846", "wrong", &["RUN=cat", "--stage=golden"]);
    let text = lines.join("\n");
    assert!(lines[2].starts_with("golden WA: ") && text.ends_with(&verdict("golden")));
    let of_small = format!("  ({smallest})\n  (the same input as above)\n{why}");
    assert!(text.contains(&format!("\nsmall WA: 100 cases\n{of_small}")), "{text}");
    assert!(!text.contains("random"), "{text}");
    // Its input and both outputs are kept, and can be tried again.
    let folder = path("target/judged/wrong");
    let kept = |ending: &str| fs::read_to_string(folder.join(format!("small.{ending}"))).unwrap();
    assert_eq!([kept("in"), kept("expected"), kept("found")], ["1\n1 1\n", "first\n", "1\n1 1\n"]);
    let kept = format!("--input={}", folder.join("small.in").display());
    let (lines, code) = said("hdu1846", "wrong", &["RUN=cat", &kept]);
    assert_eq!(lines[2], format!("input WA: {}", &kept[8..]));
    assert_eq!((lines.last().unwrap(), code), (&verdict("input"), Some(1)));
    let (lines, code) = said("hdu1846", "wrong", &[HDU1846, &kept]);
    assert_eq!((&lines[3][..], code), ("AC", Some(0)));
    // All stages run, and the verdict is that of the first to fail.
    let (lines, _) = said("hdu1846", "wrong", &["RUN=cat", "--all"]);
    for stage in ["sample", "hard", "golden", "small", "random", "largest"] {
        let failed = format!("{stage} WA: ");
        assert!(lines.iter().any(|line| line.starts_with(&failed)), "{stage}");
    }
    assert_eq!(lines.last(), Some(&verdict("sample")));
    // One stage alone.
    let (lines, _) = said("hdu1846", "wrong", &["RUN=cat", "--stage=random"]);
    assert!(lines[2].starts_with("random WA: ") && lines.last() == Some(&verdict("random")));
}

#[test]
fn slower_gives_more_time_and_beyond_larger_numbers() {
    let (within, beyond) = golden("poj1067");
    let right = format!("RUN={}", Build::compiled().binary("poj1067").display());
    let more = [&right, "--beyond", "--slower=2.5", "--stage=golden"];
    let (lines, code) = said("poj1067", "more", &more);
    let limits = "POJ 1067: 2.5 s (2.5 times the judge's), 10000 KB";
    assert_eq!(lines[1..3], [limits.to_string(), format!("golden AC: {} inputs", within + beyond)]);
    assert_eq!(code, Some(0));
    // For a program without a judge nothing is left out.
    let right = format!("RUN={}", Build::compiled().binary("row-tokens").display());
    let (lines, code) = said("row-tokens", "nowhere", &[&right, "--stage=golden"]);
    let (within, beyond) = golden("row-tokens");
    assert_eq!(lines[1], "on no judge, with usual limits: 1 s, 256 MB");
    assert_eq!(lines[2], format!("golden AC: {} inputs", within + beyond));
    assert_eq!(code, Some(0));
}

#[test]
fn short_golden_cases_are_filled_up_to_the_judges_count() {
    // Ten cases in each input; the reference answers those that were added.
    let right = format!("RUN={}", Build::compiled().binary("loj10245").display());
    let (lines, code) = said("loj10245", "ten", &[&right, "--stage=golden"]);
    let (within, beyond) = golden("loj10245");
    let tried = format!("{within} inputs; {beyond} beyond the judge's ranges left out (--beyond)");
    assert_eq!(lines[2], format!("golden AC: {tried}"));
    assert_eq!(code, Some(0));
}

#[test]
fn the_memory_of_a_languages_runtime_is_added_to_the_limit() {
    // An empty program of Python leaves almost nothing of 10000 KB.
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("python");
    fs::create_dir_all(&folder).unwrap();
    let source = "print('0\\n1\\n0')\n";
    fs::write(folder.join("sample.py"), source).unwrap();
    let mut judge = session("poj1067", "python", &["sample.py", "--stage=sample"]);
    let output = feed(judge.current_dir(&folder), b"");
    let said = text(&output.stdout) + &text(&output.stderr);
    if said.contains("which is not installed here") {
        println!("skipped: {said}");
        return;
    }
    let lines: Vec<&str> = said.lines().collect();
    let limits = "POJ 1067: 1 s, 10000 KB and ";
    assert!(lines[1].starts_with(limits) && lines[1].ends_with(" for the language"));
    assert!(lines[2].starts_with("sample   AC") && lines[3] == "AC", "{said}");
}

#[test]
fn the_slowest_run_and_the_largest_are_shown() {
    let slow = HDU1846.replace("NR > 1", "NR == 1 { while (i < 5000000) i++ } NR > 1");
    let mut judge = session("hdu1846", "figures", &[&slow, "--stage=sample"]);
    let said = text(&feed(&mut judge, b"").stdout);
    let line = said.lines().nth(2).unwrap();
    let words: Vec<&str> = line.split_whitespace().collect();
    let seconds: f64 = words[2].parse().unwrap();
    assert!(words[1] == "AC" && seconds > 0.02, "{line}");
    assert!(words[4].parse::<u64>().unwrap() > 1 && words[5] == "KB", "{line}");
}

#[test]
fn small_inputs_end_when_their_time_is_over() {
    // The first run takes longer.
    let slow = HDU1846.replace("RUN=", "RUN=sleep 1.2; ");
    let (lines, code) = said("hdu1846", "slow", &[&slow, "--stage=small", "--seconds=1"]);
    // The judge's input has 100 cases, and 10 * 10 pairs have numbers up to 10.
    assert_eq!(lines[2], "small AC: 100 cases, to size 10 (--seconds 1)");
    assert_eq!(code, Some(0));
}

#[test]
fn the_middle_of_a_long_text_is_left_out() {
    let found = |does: &str| -> Vec<String> {
        let (lines, _) =
            said("hdu1846", "long", &[&format!("RUN={does}"), "--stage=small", "--verbose"]);
        let from = lines.iter().position(|line| line == "found:").unwrap() + 1;
        let to = lines.iter().position(|line| line.starts_with("why:")).unwrap();
        lines[from..to].to_vec()
    };
    let numbers = |from: u32, to: u32| (from..=to).map(|n| n.to_string()).collect::<Vec<_>>();
    assert_eq!(found("seq 30"), numbers(1, 30));
    for (last, left_out) in [(31, "... (1 line) ..."), (33, "... (3 lines) ...")] {
        let mut kept = numbers(1, 20);
        kept.push(left_out.to_string());
        kept.extend(numbers(last - 9, last));
        assert_eq!(found(&format!("seq {last}")), kept);
    }
    let letters = |count: usize| format!("printf '%{count}s' '' | tr ' ' x; echo yz");
    assert_eq!(found(&letters(198)), ["x".repeat(198) + "yz"]);
    let (first, last) = ("x".repeat(90), "x".repeat(88) + "yz");
    let middle = format!("{first} ... (21 characters) ... {last}");
    assert_eq!(found(&letters(199)), [middle]);
    assert_eq!(found("true"), ["(nothing)"]);
}

#[test]
fn what_cannot_be_judged_is_refused() {
    let refused = |program: &str, more: &[&str], why: &str| {
        let output = feed(&mut session(program, "refused", more), b"");
        assert_eq!(text(&output.stderr), format!("error: {why}\n"));
        assert_eq!((text(&output.stdout), output.status.code()), (String::new(), Some(2)));
    };
    let requests = "pattern reads requests, not numbers: no inputs can be made for it";
    refused("pattern", &["RUN=cat"], requests);
    refused("poj1067", &[], "give a file, or a command after `--`");
    for (more, why) in [
        ("--stage=all", "[possible values: sample, hard, golden, small, random, largest]"),
        ("mine.cpp", "cannot be used with"),
    ] {
        let output = feed(&mut session("poj1067", "refused", &["RUN=cat", more]), b"");
        assert!(text(&output.stderr).contains(why), "{output:?}");
        assert_eq!(output.status.code(), Some(2));
    }
    let input = path("target/judged/no-input");
    fs::create_dir_all(path("target/judged")).unwrap();
    fs::write(&input, "1 2\n3 x\n").unwrap();
    let output = feed(
        &mut session("poj1067", "refused", &["RUN=cat", &format!("--input={}", input.display())]),
        b"",
    );
    let fault = "line 2, column 3: expected an integer from 0 to 18446744073709551615, found \"x\"";
    let file = input.display();
    let why = format!("error: {file}: {fault}: it is not an input of poj1067\n");
    assert_eq!((text(&output.stderr), output.status.code()), (why, Some(2)));
}

/// The stack is a gigabyte, or what the system allows.
#[test]
fn the_stack_is_as_large_as_judges_give() {
    let of_shell = Command::new("sh").args(["-c", "ulimit -H -s"]).output();
    let most: Option<u64> = text(&of_shell.unwrap().stdout).trim().parse().ok();
    let kilobytes = most.map_or(1 << 20, |most| most.min(1 << 20));
    let (lines, _) = said("leetcode292", "stack", &["RUN=ulimit -s", "--stage=sample"]);
    let found = lines.iter().skip_while(|line| line != &"found:").nth(1);
    assert_eq!(found, Some(&kilobytes.to_string()));
}

/// It ends quietly, as every command that prints does.
#[test]
fn judging_ends_when_nobody_reads_its_output() {
    let line = HDU1846.replace("RUN=", "RUN=sleep 0.2; ");
    let mut judge = start(&mut session("hdu1846", "reader", &[&line, "--stage=sample"]));
    let mut output = judge.stdout.take().unwrap();
    output.read_exact(&mut [0]).unwrap();
    drop(output);
    assert_eq!(judge.wait().unwrap().signal(), Some(libc::SIGPIPE));
}

/// Whether `sleep SECONDS` is running.
fn is_asleep(seconds: u32) -> bool {
    let processes = fs::read_dir("/proc").unwrap().flatten();
    let mut lines = processes.filter_map(|process| fs::read(process.path().join("cmdline")).ok());
    lines.any(|line| line == format!("sleep\0{seconds}\0").as_bytes())
}

/// A process that has made its own group also ends with the solution.
#[cfg(target_os = "linux")]
#[test]
fn a_process_that_a_solution_leaves_behind_is_ended() {
    // No other run of this test has such a process.
    let seconds = 1_000_000 + std::process::id();
    let line = format!("RUN=setsid sleep {seconds} & cat > /dev/null");
    let said =
        text(&feed(&mut session("poj1067", "orphan", &[&line, "--stage=sample"]), b"").stdout);
    assert!(said.contains("WA"), "{said}");
    assert!(!is_asleep(seconds));
}

/// Ctrl-C does not reach a solution, which has its own group. Only one judge at a time may use a folder.
#[cfg(target_os = "linux")]
#[test]
fn a_judge_that_is_told_to_end_leaves_nothing() {
    let tools = Path::new(env!("CARGO_TARGET_TMPDIR")).join("slow-compiler");
    fs::create_dir_all(&tools).unwrap();
    fs::write(tools.join("mine.cpp"), "").unwrap();
    let slow = tools.join("mine.cpp").display().to_string();
    let stages = ["sample", "hard", "golden", "small", "random", "largest"];
    let stages = stages.map(|stage| format!("--stage={stage}"));
    let mut whens = vec![(libc::SIGINT, "--all"), (libc::SIGTERM, "--all"), (libc::SIGINT, &slow)];
    whens.extend(stages.iter().map(|stage| (libc::SIGINT, &stage[..])));
    for (turn, (signal, when)) in whens.into_iter().enumerate() {
        let seconds = 2_000_000 + 10 * std::process::id() + turn as u32;
        let line = format!("setsid sleep {seconds} & sleep {seconds}");
        let solution = format!("RUN={line}");
        let mut judge = if when == slow {
            fs::write(tools.join("g++"), format!("#!/bin/sh\n{line}\n")).unwrap();
            fs::set_permissions(tools.join("g++"), fs::Permissions::from_mode(0o755)).unwrap();
            session("poj1067", "told", &[when])
        } else {
            session("poj1067", "told", &[&solution, when])
        };
        let path_with = format!("{}:{}", tools.display(), std::env::var("PATH").unwrap());
        judge.env("PATH", path_with);
        // SAFETY: it takes two numbers. Processes that a shell starts in the background ignore Ctrl-C.
        let as_before = move || match unsafe { libc::signal(signal, libc::SIG_DFL) } {
            libc::SIG_ERR => Err(std::io::Error::last_os_error()),
            _ => Ok(()),
        };
        // SAFETY: it calls nothing else.
        unsafe { judge.pre_exec(as_before) };
        let mut judge = start(&mut judge);
        while !is_asleep(seconds) {
            assert!(judge.try_wait().unwrap().is_none(), "{when}: it ended by itself");
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        if turn == 0 {
            let other = feed(&mut session("poj1067", "told", &["RUN=cat"]), b"");
            assert_eq!(other.status.code(), Some(2));
            assert!(text(&other.stderr).contains("is in use"), "{other:?}");
        }
        // SAFETY: it takes two numbers.
        unsafe { libc::kill(judge.id() as libc::pid_t, signal) };
        assert_eq!(judge.wait().unwrap().signal(), Some(signal), "{when}");
        assert!(!is_asleep(seconds), "{when}");
        // Only its mark is left in the folder that keeps counterexamples, and nothing elsewhere.
        let left = fs::read_dir(path("target/judged/told")).unwrap().flatten();
        let left: Vec<_> = left.map(|file| file.file_name()).collect();
        assert_eq!(left, [".grundy"], "{when}");
        let scratch = std::env::temp_dir().join(format!("grundy-{}-0", judge.id()));
        assert!(!scratch.exists(), "{when}: {} is left", scratch.display());
    }
}

/// A missing compiler, a folder that cannot be written, endless output, and a reader that takes nothing.
#[cfg(target_os = "linux")]
#[test]
fn trouble_of_the_judge_is_one_line_and_status_2() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("wrong.cpp");
    fs::write(&file, "int main() {}").unwrap();
    let file = file.display().to_string();
    let said = |judge: &mut Command, why: &str| {
        let output = feed(judge, b"");
        assert_eq!(text(&output.stderr), format!("error: {why}\n"));
        assert_eq!(output.status.code(), Some(2));
    };
    let missing = "this language needs g++ or clang++, which is not installed here: `apt install g++` on Debian and Ubuntu";
    said(session("poj1067", "missing", &[&file]).env("PATH", "/no-such-folder"), missing);
    let inside = format!("{file}/folder");
    let keep = ["try", "poj1067", &file, "--keep", &inside];
    let mut judge = Command::new(env!("CARGO_BIN_EXE_grundy"));
    said(judge.args(keep), &format!("{inside}: Not a directory"));
    let full = || fs::File::options().write(true).open("/dev/full").unwrap();
    let judged = "try hdu1846 --stage sample --keep ../../target/judged/full";
    let [plain, json] = ["", " --json"].map(|json| format!("{judged}{json} -- cat"));
    let others = ["list", "show poj1067", "submit poj1067", "law take 1 3 4", "completions bash"];
    for words in others.into_iter().chain([&plain[..], &json]) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_grundy"));
        let output = command.args(words.split(' ')).stdout(full()).output().unwrap();
        let why = "error: standard output: No space left on device\n";
        assert_eq!(
            (text(&output.stderr).as_str(), output.status.code()),
            (why, Some(2)),
            "{words}"
        );
    }
    let (lines, code) = self::said("poj1067", "endless", &["RUN=yes"]);
    assert_eq!(
        (&lines.last().unwrap()[..], code),
        ("WA: sample: it printed or wrote too much and was stopped", Some(1))
    );
    assert!(lines.len() < 20, "{lines:?}");
}

/// An output that ends early because the disk is full is not a wrong answer.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_no_wrong_answer() {
    let disk = Path::new(env!("CARGO_TARGET_TMPDIR")).join("disk");
    fs::create_dir_all(&disk).unwrap();
    let on_a_small_disk = |words: &[&str]| {
        let mut command = Command::new("unshare");
        command.args(["-rm", "sh", "-c", "mount -t tmpfs -o size=16k none $0 && exec \"$@\""]);
        feed(command.arg(&disk).args(words), b"")
    };
    if !on_a_small_disk(&["true"]).status.success() {
        println!("skipped: no file system can be mounted here for a test");
        return;
    }
    let (grundy, keep) = (env!("CARGO_BIN_EXE_grundy"), disk.join("kept").display().to_string());
    // What a solution prints never lies on a disk; its input does, and what is kept of a failure.
    let scratch = format!("TMPDIR={}", disk.display());
    let elsewhere = path("target/judged/elsewhere").display().to_string();
    let hard = "--stage=hard"; // 7170 cases in one input
    for words in [
        &["env", &scratch, grundy, "try", "poj1067", "--keep", &elsewhere, hard, "--", "cat"][..],
        &[grundy, "try", "poj1067", "--keep", &keep, "--", "seq", "9999"],
    ] {
        let output = on_a_small_disk(words);
        let said = text(&output.stderr);
        assert!(said.ends_with(": No space left on device\n"), "{said}");
        assert_eq!(output.status.code(), Some(2));
    }
    let output =
        on_a_small_disk(&[grundy, "package", "hdu1846", "--format", "kattis", "-o", &keep]);
    assert!(text(&output.stderr).ends_with(": No space left on device\n"), "{output:?}");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn a_file_is_compiled_whatever_its_name_and_its_letters() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("letters");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let in_folder = |name: &str| {
        let mut judge = session("poj1067", "letters", &[name, "--stage=sample"]);
        feed(judge.current_dir(&folder), b"")
    };
    // A comment in Latin-1.
    let source = b"/* caf\xe9 */\n#include <stdio.h>\nint main() { puts(\"0\\n1\\n0\"); }\n";
    fs::write(folder.join("-o.c"), source).unwrap();
    let said = text(&in_folder("./-o.c").stdout);
    assert!(said.contains("sample   AC"), "{said}");
    let nothing_added = "POJ 1067: 1 s, 10000 KB";
    assert_eq!(said.lines().nth(1), Some(nothing_added));
    fs::write(folder.join("bad.c"), "int main() {").unwrap();
    let said = text(&in_folder("bad.c").stdout);
    assert!(said.contains("error:") && said.contains("CE: bad.c"), "{said}");
    // A pipe without a writer.
    let pipe = folder.join("pipe.c");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let refused = in_folder("pipe.c");
    assert_eq!(text(&refused.stderr), "error: pipe.c: it is not a file\n");
}
