//! The judge for your own solution: verdicts, limits, counterexamples. The corpus (`crates/cli/tests/solutions.rs`) has whole solutions.

use grundy_judge::checker::Checker;
use grundy_judge::language::{command, Folders, Options};
use grundy_judge::limits::{Ended, Limits};
use grundy_judge::processes::{end_group, family, is_kept_waiting};
use grundy_judge::run::{run, Run, Start};
use grundy_judge::verdict::{judge, Reason, Verdict};
use grundy_lang::{Lang, Told};
use grundy_problems::format::{Bounds, Case, Format};
use grundy_problems::inputs::{balanced, divided, groups, input, Golden, OfSize, Small, TOGETHER};
use grundy_problems::list::{format, problem};
use grundy_problems::problem::{Accepts, Problem};
use grundy_problems::suite::all_programs;
use std::fs;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

/// The verdict of a problem's judges on an output.
fn verdict_of(problem: &Problem, judges: &[&str], expected: &str, found: &str) -> Verdict {
    let checker = Checker::new(problem, judges.iter().copied());
    Verdict::of(checker.compare(expected, found).as_ref())
}

#[test]
fn outputs_are_compared_as_judges_do() {
    let exact = problem("hdu1846").unwrap();
    let verdict = |judges: &[&str], found: &str| verdict_of(&exact, judges, "Yes\n1 2\n", found);
    for right in ["Yes\n1 2\n", "Yes\n1 2", "Yes \t\r\n1 2\n \n\t\n\r\n"] {
        assert_eq!(verdict(&["Luogu"], right), Verdict::AC, "{right:?}");
    }
    let blanks = ["Yes 1 2\n", "Yes\n\n1 2\n", " Yes\n1  2\n", "Yes\r1\t2\n"];
    for other in blanks {
        let judged = [&["POJ"][..], &["Luogu"], &["Luogu", "HDU"], &["AtCoder", "HDU"], &[]];
        let judged = judged.map(|judges| verdict(judges, other));
        use Verdict::{AC, PE, WA};
        assert_eq!(judged, [PE, WA, PE, AC, WA], "{other:?}");
    }
    assert_eq!(
        ["POJ", "AtCoder"].map(|judge| verdict(&[judge], "Yes\n12\n")),
        [Verdict::PE, Verdict::WA]
    );
    for wrong in ["", "Yes\n", "YES\n1 2\n", "No\n1 2\n", "Yes\n1 3\n", "Yes\n1 2\n3\n"] {
        for judge in ["POJ", "Luogu", "AtCoder"] {
            assert_eq!(verdict(&[judge], wrong), Verdict::WA, "{wrong:?}");
        }
    }
    assert_eq!(verdict(&["Kattis"], "YES 1 2"), Verdict::AC);
    assert_eq!(verdict_of(&exact, &["POJ"], "", "\n"), Verdict::AC);
}

/// Judges compare bytes: what only looks like a blank is a wrong answer, which looks right.
#[test]
fn a_letter_that_cannot_be_seen_is_named() {
    let problem = problem("hdu1846").unwrap();
    let checker = Checker::new(&problem, ["AtCoder"].into_iter());
    for (found, named) in [
        ("first\u{3000}\n", "U+3000 after \"first\"; line 1 of the output: expected \"first\\n\", found \"first\\u{3000}\\n\""),
        ("first\u{a0}", "U+00A0 after \"first\""),
        ("first\u{85}\n", "U+0085 after \"first\""),
        ("first\u{2028}", "U+2028 after \"first\""),
        ("first\0\n", "U+0000 after \"first\""),
        ("first\u{b}\n", "U+000B after \"first\""),
        ("first\n\u{3000}\n", "U+3000 at the beginning of a line"),
        ("\u{feff}first\n", "U+FEFF at the beginning of a line"),
    ] {
        let reason = checker.compare("first\n", found).unwrap();
        assert_eq!(reason.verdict(), Verdict::WA, "{found:?}");
        assert!(reason.told(Lang::En).starts_with(named), "{}", reason.told(Lang::En));
    }
    let chinese = checker.compare("first\n", "first\u{3000}\n").unwrap().told(Lang::Zh);
    assert!(chinese.starts_with("\"first\" 后面多了 U+3000；"), "{chinese}");
    let other = checker.compare("first\n", "second\u{3000}\n").unwrap();
    assert!(matches!(other, Reason::Differs(_)), "{other:?}");
}

#[test]
fn what_a_judge_accepts_is_data_of_the_problem() {
    let verdict = |name: &str, expected: &str, found: &str| {
        verdict_of(&problem(name).unwrap(), &["Codeforces"], expected, found)
    };
    for (name, expected, found) in [("cf850c", "Arpa", "ARPA"), ("cf1823e", "Bob", "bOB")] {
        assert_eq!(verdict(name, expected, found), Verdict::AC, "{name}");
        assert_eq!(verdict(name, expected, "Carol"), Verdict::WA, "{name}");
    }
    assert_eq!(verdict("cf1147c", "Bob", "bob"), Verdict::WA);
    let near = problem("hdu1846").unwrap().accepts(Accepts::Near);
    let verdict = |found: &str| verdict_of(&near, &["POJ"], "x 2000000 0.5\n", found);
    for right in ["x 2000000 0.5", "x 2000001.9 0.5000009", "x 2e6 5e-1", "x\n1999999 0.4999991"] {
        assert_eq!(verdict(right), Verdict::AC, "{right}");
    }
    for wrong in [
        "x 2000003 0.5",
        "x 2000000 0.500002",
        "y 2000000 0.5",
        "x 2000000 nan",
        "x inf 0.5",
        "x 2000000",
    ] {
        assert_eq!(verdict(wrong), Verdict::WA, "{wrong}");
    }
}

#[test]
fn any_right_answer_is_accepted_where_the_judge_does() {
    let check = |name: &str, input: &str, expected: &str, found: &str| {
        let problem = problem(name).unwrap();
        let checker = Checker::new(&problem, ["Codeforces"].into_iter());
        Verdict::of(checker.check(input, expected, found).as_ref())
    };
    // Two nodes without roads: each alone is won by lowering it to the other's number.
    let election = |found: &str| check("cf1149e", "2 0\n3 5\n", "WIN\n3 3\n", found);
    for (found, verdict) in [
        ("WIN\n3 3\n", Verdict::AC),
        ("WIN 3\n3", Verdict::AC),
        ("WIN\n3 4\n", Verdict::WA),
        ("WIN\n3 3\u{3000}\n", Verdict::WA),
        ("WIN\n3\n", Verdict::WA),
        ("LOSE\n", Verdict::WA),
    ] {
        assert_eq!(election(found), verdict, "{found:?}");
    }
    let logarithm = |found: &str| check("cf1310f", "2\n2 1\n2 2\n", "0\n1\n", found);
    for (found, verdict) in [
        ("3\n4\n", Verdict::AC),
        ("6 1", Verdict::AC),
        ("3\n3\n", Verdict::WA),
        ("3\n", Verdict::WA),
        ("-1\n1\n", Verdict::WA),
    ] {
        assert_eq!(logarithm(found), verdict, "{found:?}");
    }
    // The first answers are the published ones.
    let lost = |found: &str| check("cf1844a", "3\n1 4\n1 5\n9 26\n", "5\n6\n35\n", found);
    for (found, verdict) in [
        ("2\n6\n3\n", Verdict::AC),
        ("999997 2 8", Verdict::AC),
        ("2\n6\n9\n", Verdict::WA),
        ("1000002\n6\n3\n", Verdict::WA),
        ("0\n6\n3\n", Verdict::WA),
    ] {
        assert_eq!(lost(found), verdict, "{found:?}");
    }
}

/// Runs a shell command under limits of a second and 50 MB.
fn of(name: &str, line: &str) -> Run {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).unwrap();
    let input = folder.join("input");
    fs::write(&input, "7\n").unwrap();
    let command = Start::ours(&["sh", "-c", line].map(str::to_string));
    let limits = Limits { seconds: 0.3, kilobytes: 50 << 10 };
    run(&command, &input, &folder, &limits).unwrap()
}

fn reason(run: &Run, expected: &str) -> Option<Reason> {
    let problem = problem("hdu1846").unwrap();
    let output = String::from_utf8_lossy(&run.output);
    judge(run, || Checker::new(&problem, ["HDU"].into_iter()).compare(expected, &output))
}

fn verdict(run: &Run, expected: &str) -> Verdict {
    Verdict::of(reason(run, expected).as_ref())
}

#[test]
fn the_end_of_a_run_is_its_verdict() {
    let fine = of("fine", "cat; echo trouble >&2");
    assert_eq!((fine.ended, &fine.output[..]), (Ended::Well, &b"7\n"[..]));
    assert_eq!(reason(&fine, "7\n"), None);
    let status = of("status", "echo trouble >&2; exit 3");
    assert_eq!(status.ended, Ended::Status(3));
    let expected = Reason::Status { status: 3, complaint: "trouble".to_string() };
    assert_eq!(reason(&status, ""), Some(expected));
    let signal = of("signal", "kill -SEGV $$");
    assert_eq!(signal.ended, Ended::Signal(11));
    assert_eq!(verdict(&signal, ""), Verdict::RE);
    // Its output does not count then.
    assert_eq!(verdict(&of("both", "cat; exit 1"), "7\n"), Verdict::RE);
}

#[test]
fn a_run_is_stopped_at_its_limits() {
    let time = of("time", "while :; do :; done");
    assert_eq!(time.ended, Ended::OutOfTime);
    assert!(time.seconds > 0.29, "{}", time.seconds);
    let asleep = of("asleep", "sleep 60 & sleep 60");
    assert_eq!(asleep.ended, Ended::Asleep);
    assert!(asleep.seconds < 0.2, "{}", asleep.seconds);
    assert_eq!(verdict(&asleep, ""), Verdict::TLE);
    let line = "exec awk 'BEGIN { s = \"x\"; while (length(s) < 4e8) s = s s }'";
    let memory = of("memory", line);
    assert_eq!(memory.ended, Ended::OutOfMemory, "{memory:?}");
    assert_eq!(verdict(&memory, ""), Verdict::MLE);
}

/// As on other systems than Linux, where nothing is seen of a process until it ends. Only an administrator can try it here.
#[cfg(target_os = "linux")]
#[test]
fn without_proc_the_system_ends_and_counts_a_run() {
    let tests = std::env::current_exe().unwrap().display().to_string();
    let line = format!("mount -t tmpfs none /proc && exec '{tests}' --exact \"$@\"");
    let mut again = Command::new("unshare");
    again.args(["-m", "sh", "-c", &line, "sh"]);
    let module = module_path!().split_once("::").map_or(String::new(), |it| format!("{}::", it.1));
    for test in ["the_end_of_a_run_is_its_verdict", "a_run_is_stopped_at_its_limits"] {
        again.arg(format!("{module}{test}"));
    }
    let output = again.output();
    let said = output.map_or(String::new(), |it| String::from_utf8_lossy(&it.stdout).into_owned());
    if said.is_empty() {
        println!("SKIPPED: this user may not make a system without /proc");
        return;
    }
    assert!(said.contains("2 passed; 0 failed"), "{said}");
}

#[test]
fn a_run_that_ends_just_behind_its_limit_took_too_long() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("behind");
    fs::create_dir_all(&folder).unwrap();
    let run = |line: &str, limits: Limits| {
        let command = Start::ours(&["sh", "-c", line].map(str::to_string));
        run(&command, Path::new("/dev/null"), &folder, &limits).unwrap()
    };
    let limits = |seconds| Limits { seconds, kilobytes: 1 << 20 };
    let line = "exec awk 'BEGIN { while (i < 300000) i++ }'";
    assert_eq!(run(line, limits(0.001)).ended, Ended::OutOfTime);
    assert_eq!(limits(2.0).clock().as_secs(), 8);
    // A solution may print 64 MB.
    let print = |bytes: u64| run(&format!("exec head -c {bytes} /dev/zero"), limits(5.0)).ended;
    assert_eq!(print(64 << 20), Ended::Well);
    assert_eq!(print((64 << 20) + 1), Ended::OutOfOutput);
    let line = "printf '%300s' x | tr ' ' y >&2";
    assert_eq!(run(line, limits(1.0)).complaint(), "y".repeat(200));
}

/// The system's figure for a process includes its parent's memory at the start.
#[test]
fn the_memory_of_the_judge_is_not_the_solutions() {
    let have = vec![1_u8; 60 << 20];
    let at_once = of("memory-of-parent", "true");
    assert_eq!(at_once.ended, Ended::Well);
    std::thread::scope(|scope| {
        let later = scope.spawn(|| of("memory-later", "sleep 0.4"));
        std::thread::sleep(std::time::Duration::from_millis(150));
        let more = vec![1_u8; 100 << 20];
        let later = later.join().unwrap();
        assert!(more.iter().chain(&have).all(|&byte| byte == 1));
        assert_eq!(later.ended, Ended::Well);
        assert!(later.kilobytes < 10 << 10, "{later:?}");
    });
}

/// What a solution starts counts as its own work.
#[cfg(target_os = "linux")]
#[test]
fn a_child_is_stopped_at_the_limits_too() {
    // Even if it starts late.
    let time = of("child", "sleep 0.2; (while :; do :; done); true");
    assert_eq!(time.ended, Ended::OutOfTime);
    assert!(time.seconds > 0.29, "{}", time.seconds);
    let line = "awk 'BEGIN { s = \"x\"; while (length(s) < 4e8) s = s s; while (1) {} }'; true";
    assert_eq!(of("large-child", line).ended, Ended::OutOfMemory);
}

#[test]
fn what_prints_without_end_leaves_no_large_file() {
    for (name, line) in [("output", "exec yes"), ("errors", "exec yes >&2")] {
        let run = of(name, line);
        // While the disk is busy, it waits.
        let is_stopped = [Ended::OutOfTime, Ended::OutOfOutput, Ended::Asleep].contains(&run.ended);
        assert!(is_stopped, "{:?}", run.ended);
        assert_ne!(reason(&run, ""), None);
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        for file in fs::read_dir(folder).unwrap().flatten() {
            let length = file.metadata().unwrap().len();
            assert!(length <= 1 << 20, "{name}: {length} bytes");
        }
        assert!(run.output.len() <= 1 << 20);
    }
    // Judges do not read what is not the answer.
    let line = "head -c 5000000 /dev/zero | tr '\\0' x >&2; echo >&2; echo end >&2; cat";
    let run = of("much", line);
    assert_eq!((run.ended, &run.complaint()[..]), (Ended::Well, "end"));
    assert_eq!(reason(&run, "7\n"), None);
    // Nor do they wait for a process that goes on writing it.
    let run = of("left-behind", "(sleep 98; echo late >&2) & echo early >&2; cat");
    assert_eq!((run.ended, &run.complaint()[..]), (Ended::Well, "early"));
}

/// The family is all that a process has started, and what these have started.
#[cfg(target_os = "linux")]
#[test]
fn the_family_of_a_process_is_all_that_it_has_started() {
    let started = |line: &str| {
        let mut shell = Command::new("sh");
        let shell = shell.args(["-c", line]).process_group(0);
        shell.spawn().unwrap()
    };
    let comes = |what: &dyn Fn() -> bool| {
        (0..500).any(|_| {
            std::thread::sleep(std::time::Duration::from_millis(10));
            what()
        })
    };
    let mut oldest = started("sh -c 'sh -c \"sleep 96; true\"; true'; true");
    let is_whole = comes(&|| family(vec![oldest.id()]).len() == 4);
    let sleeps = !is_kept_waiting(oldest.id());
    let mut busy = started("while :; do :; done");
    let is_busy = comes(&|| is_kept_waiting(busy.id()));
    for shell in [&mut oldest, &mut busy] {
        end_group(shell.id());
        shell.wait().unwrap();
    }
    assert!(is_whole && sleeps && is_busy);
}

/// A process that a solution leaves behind ends with it.
#[test]
fn nothing_is_left_running() {
    let run = of("left", "sleep 97 & echo $!");
    assert_eq!(run.ended, Ended::Well);
    let process = String::from_utf8(run.output).unwrap();
    let stat = Path::new("/proc").join(process.trim()).join("stat");
    for _ in 0..100 {
        let stat = fs::read_to_string(&stat).unwrap_or_default();
        // Gone, or waiting for its parent to collect it.
        if stat.is_empty() || stat.contains(") Z ") {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    panic!("{} runs", process.trim());
}

/// The sizes of the first `most` small cases.
fn small(format: &Format, most: usize) -> Vec<OfSize> {
    Small::new(format, most).collect()
}

/// The cases in an input.
fn read(program: &str, input: &str) -> Vec<Case> {
    format(program).unwrap().read(input.as_bytes()).cases
}

#[test]
fn small_inputs_come_in_the_order_of_their_size() {
    let format = format("hdu1846").unwrap();
    let sizes = small(&format, 30);
    let largest = |case: &Case| case.number("n").max(case.number("m"));
    let mut before = 0;
    for OfSize { size, cases, .. } in &sizes {
        assert!(!cases.is_empty());
        for largest in cases.iter().map(largest) {
            assert_eq!(largest, (*size).max(1));
            assert!(before <= *size);
            before = *size;
        }
    }
    let count: usize = sizes.iter().map(|of| of.cases.len()).sum();
    assert_eq!(count, 30);
    // All 25 pairs of 1 to 5, and some of 6.
    let whole: Vec<bool> = sizes.iter().map(|of| of.is_all).collect();
    assert_eq!(whole, [true, true, true, true, true, false]);
    let all = small(&format, 25);
    assert!(all.len() == 5 && all.iter().all(|of| of.is_all));
}

#[test]
fn small_inputs_begin_and_end_where_the_judges_do() {
    let sizes = |program: &str, most: usize| -> Vec<(u64, usize)> {
        let sizes = small(&format(program).unwrap(), most);
        sizes.iter().map(|of| (of.size, of.cases.len())).collect()
    };
    // Rows of 2 or more cells, each red or blue: 2^n rows of n.
    let rows = sizes("cf1704f", 300);
    assert_eq!(rows[..5], [(0, 4), (3, 8), (4, 16), (5, 32), (6, 64)]);
    // The squares of a board of 15 by 15: those of a size have it as their larger coordinate.
    let squares = (2..=15).map(|size| (size, 2 * size as usize - 1));
    let board: Vec<(u64, usize)> = std::iter::once((0, 1)).chain(squares).collect();
    assert_eq!(sizes("hackerrank-a-chessboard-game-1", 300), board);
}

#[test]
fn the_sizes_of_a_number_are_all_its_values() {
    let mut count = 0;
    for program in all_programs() {
        let Some(format) = format(&program) else {
            continue; // `lists` reports what is missing.
        };
        let sizes = small(&format, 30);
        let is_its_size = |of: &OfSize| format.input(&of.cases).trim_end() == of.size.to_string();
        if !sizes.iter().all(is_its_size) {
            continue;
        }
        let last = sizes.last().unwrap().size;
        assert!(sizes.len() == 30 && sizes.iter().all(|of| of.is_all));
        let cases: Vec<Case> = sizes.into_iter().flat_map(|of| of.cases).collect();
        assert_eq!(cases, format.all(last, Bounds::Judge, 1000), "{program}");
        count += 1;
    }
    assert!(count > 10, "{count}");
}

#[test]
fn a_case_becomes_smaller_within_the_judges_ranges() {
    let of = |program: &str, input: &str| -> Vec<String> {
        let format = format(program).unwrap();
        let case = format.read(input.as_bytes()).cases.remove(0);
        let smaller = format.smaller(&case);
        smaller.iter().map(|case| format.print(case)).collect()
    };
    let smaller = of("poj1067", "5 3\n");
    assert!(smaller.contains(&"2 3\n".to_string()), "{smaller:?}");
    assert!(smaller.contains(&"5 2\n".to_string()), "{smaller:?}");
    // One heap fewer, and its count.
    let smaller = of("luogu-p2197", "1\n3\n4 5 6\n");
    let without = smaller.iter().filter(|case| {
        let words: Vec<&str> = case.split_whitespace().collect();
        words == ["2", "4", "6"]
    });
    assert_eq!(without.count(), 1, "{smaller:?}");
    assert!(of("loj10242", "1 1\n").iter().all(|case| case != "0\n"));
    // Nodes without an edge or a token go, and the others are renumbered.
    for (program, input, less) in [
        ("loj10243", "9 2 1\n2 5\n5 8\n5\n", "3 2 1\n1 2\n2 3\n2\n"),
        ("luogu-p6560", "9 1 1\n2 5\n7 2\n", "3 1 1\n1 2\n3 1\n"),
        ("cf1149e", "3 1\n7 8 9\n1 3\n", "2 1\n7 9\n1 2\n"),
        ("hdu1524", "4\n1 2\n0\n0\n0\n1 0\n2 2 0\n0\n", "2\n1 1\n0\n1 0\n2 1 0\n0\n"),
    ] {
        assert!(of(program, input).contains(&less.to_string()), "{program}");
    }
}

#[test]
fn rare_answers_are_taken_as_often_as_the_others() {
    let answers: Vec<String> =
        (0..300).map(|at| (if at % 10 == 0 { "No\n" } else { "Yes\n1 2\n" }).to_string()).collect();
    let taken = balanced(&answers);
    let lost = taken.iter().filter(|&&at| at % 10 == 0).count();
    assert_eq!((lost, taken.len()), (30, 60));
    // 20 of the other kind, if one kind has only a few.
    assert_eq!(balanced(&answers[..25]).len(), 3 + 20);
    assert!(balanced(&[]).is_empty());
}

#[test]
fn an_input_has_as_many_cases_as_the_judges() {
    let of = format("hdu1846").unwrap();
    let cases = vec![read("hdu1846", "1\n1 1\n").remove(0); 250];
    let groups = groups(&of, &cases, TOGETHER);
    let lengths: Vec<usize> = groups.iter().map(|group| group.len()).collect();
    assert_eq!(lengths, [100, 100, 50]);
    let ten = format("loj10245").unwrap();
    assert_eq!(input(&ten, &read("loj10245", "1 1\n")), "1\n1\n".repeat(10));
}

#[test]
fn an_input_has_no_more_in_all_than_the_judges() {
    // 200000 heaps in all.
    let format = format("cses1730").unwrap();
    let lengths = |heaps: usize, count: usize| -> Vec<usize> {
        let input = format!("1\n{heaps}\n{}\n", ["1"; 200_001][..heaps].join(" "));
        let cases = vec![read("cses1730", &input).remove(0); count];
        let groups = groups(&format, &cases, TOGETHER);
        groups.iter().map(|group| group.len()).collect()
    };
    // 5 cases are too many, and so are 3.
    assert_eq!(lengths(70_000, 5), [2, 1, 2]);
    assert_eq!(lengths(150_000, 2), [1, 1]);
    // A case that is too large by itself stays alone.
    assert_eq!(lengths(200_001, 2), [1, 1]);
}

#[test]
fn some_inputs_have_one_case() {
    let of = |program: &str| format(program).unwrap();
    assert!(of("cf87c").is_one() && of("three-x").is_one() && !of("hdu1846").is_one());
    let at = |judge| problem("poj1067").unwrap().format_at(judge).judge_cases;
    assert_eq!([at(None), at(Some("POJ"))], [(1, u64::MAX); 2]);
    assert_eq!(at(Some("Luogu")), (1, 1));
}

#[test]
fn a_golden_case_is_divided_where_the_judge_gives_fewer() {
    let problem = problem("poj1067").unwrap();
    let golden = Golden {
        name: "three".to_string(),
        input: b"1 2\n3 3\n4 7\n".to_vec(),
        output: b"0\n1\n0\n".to_vec(),
    };
    let inputs = |judge| {
        let format = problem.format_at(Some(judge));
        let parts = divided(&problem.format, &format, &golden).into_iter();
        parts.map(|(cases, right)| (input(&format, &cases), right)).collect::<Vec<_>>()
    };
    let alone = ["1 2\n", "3 3\n", "4 7\n"].map(|pair| (pair.to_string(), None));
    assert_eq!(inputs("Luogu"), alone);
    let whole = ("1 2\n3 3\n4 7\n".to_string(), Some(golden.output.clone()));
    assert_eq!(inputs("POJ"), [whole]);
}

/// An interpreter called by a command gets its own memory on top, as one that runs a file does.
#[test]
fn a_command_is_given_what_its_language_takes() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("language");
    let folders = Folders::new(&folder, Vec::new(), folder.join("cache")).unwrap();
    let added = |words: &[&str]| {
        let words: Vec<String> = words.iter().map(|word| word.to_string()).collect();
        command(&words, &folders, &Options::default()).unwrap_or_else(|_| panic!("{words:?}")).added
    };
    assert_eq!(added(&["cat"]), 0);
    if Command::new("python3").arg("--version").output().is_ok() {
        assert!(added(&["python3", "mine.py"]) > 1000);
        assert!(added(&["sh", "-c", "exec python3 mine.py"]) > 1000);
    }
}
