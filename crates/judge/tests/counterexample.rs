//! Counterexamples of solutions with known mistakes, in awk: the input shown is as small as it should be.

use grundy_checks::build::Build;
use grundy_judge::attempt::{Attempt, Failure, Source};
use grundy_judge::checker::Checker;
use grundy_judge::difference::text;
use grundy_judge::limits::Limits;
use grundy_judge::most::Most;
use grundy_judge::note::Note;
use grundy_judge::run::Start;
use grundy_judge::verdict::{Reason, Verdict};
use grundy_problems::format::Case;
use grundy_problems::list::problem;
use grundy_problems::problem::Problem;
use std::fs;
use std::path::Path;

/// A solution of a problem: an awk program, or a line for the shell.
struct Solution {
    problem: Problem,
    start: Start,
    right: Start,
}

impl Solution {
    fn awk(program: &str, text: &str) -> Solution {
        Solution::of(program, &["awk", text])
    }

    fn of(program: &str, command: &[&str]) -> Solution {
        Solution {
            problem: problem(program).unwrap(),
            start: Start::ours(&command.iter().map(|word| word.to_string()).collect::<Vec<_>>()),
            right: Start::ours(&[Build::compiled().binary(program).display().to_string()]),
        }
    }

    fn attempt(&self, name: &str) -> Attempt<'_> {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::create_dir_all(&folder).unwrap();
        let limits = Limits { seconds: 0.2, kilobytes: 100 << 10 };
        Attempt {
            problem: &self.problem,
            checker: Checker::new(&self.problem, ["POJ"].into_iter()),
            solution: &self.start,
            limits,
            folder,
            right: &self.right,
            is_repeated: false,
        }
    }

    /// The cases in an input.
    fn cases(&self, input: &str) -> Vec<Case> {
        self.problem.format.read(input.as_bytes()).cases
    }

    /// Its failure on an input, made smaller.
    fn reduced(&self, name: &str, input: &str) -> Failure {
        let attempt = self.attempt(name);
        let failure = self.of_one_test(name, input).0.expect("a failure");
        attempt.reduced(failure, Source::Program, false).unwrap()
    }

    /// Its failure as the judge would see it, and what its runs took.
    fn of_one_test(&self, name: &str, input: &str) -> (Option<Failure>, Most) {
        let (attempt, mut most) = (self.attempt(name), Most::default());
        let failure = attempt.failure_of(&self.cases(input), Source::Program).unwrap();
        let failure = failure.expect("a failure");
        (attempt.of_one_test(failure, Source::Program, &mut most).unwrap(), most)
    }
}

/// A solution of hdu1846 with a mistake: a line of awk after `w`, whether the first player wins.
fn bash(mistake: &str) -> Solution {
    let text =
        format!("NR > 1 {{ w = $1 % ($2 + 1) > 0; {mistake}; print w ? \"first\" : \"second\" }}");
    Solution::awk("hdu1846", &text)
}

fn pairs(pairs: impl IntoIterator<Item = (u64, u64)>) -> String {
    let lines: Vec<String> = pairs.into_iter().map(|(n, m)| format!("{n} {m}\n")).collect();
    format!("{}\n{}", lines.len(), lines.concat())
}

#[test]
fn the_case_that_fails_is_left_and_made_smaller() {
    // The first 12 cases are right, and so are those after the wrong one.
    let cases = pairs((1..=12).chain([523]).chain(13..20).map(|n| (n, 2)));
    let failure = bash("if ($1 > 500) w = !w").reduced("smaller", &cases);
    assert_eq!((&failure.input[..], failure.verdict()), ("1\n501 1\n", Verdict::WA));
    assert_eq!(text(&failure.expected), "first\n");
    assert_eq!(text(&failure.run.output), "second\n");
    assert_eq!(failure.notes, [Note::MadeSmaller]);
    // The first case of all, and the last.
    for at in [0, 9] {
        let cases = pairs((0..10).map(|n| if n == at { (7, 6) } else { (4, 4) }));
        let failure = bash("if ($1 == 7) w = 1").reduced("ends", &cases);
        assert_eq!(
            (&failure.input[..], &failure.notes[..]),
            ("1\n7 6\n", &[Note::NoSmaller][..]),
            "{at}"
        );
    }
    // If several cases fail, the shortest is shown.
    let failure = bash("if ($1 == 700 || $1 == 7) w = 1")
        .reduced("several", &pairs([(700, 99), (4, 4), (7, 6)]));
    assert_eq!((&failure.input[..], &failure.notes[..]), ("1\n7 6\n", &[Note::NoSmaller][..]));
}

/// A heap of 2^31 or more is too large for 32 bits.
#[test]
fn steps_find_the_least_number_that_fails() {
    let binary = Build::compiled().binary("cf15c").display().to_string();
    let line = format!(
        "read n; read x m; test $m -ge 2147483648 && echo none || printf \"1\\n$x $m\\n\" | {binary}"
    );
    let failure = Solution::of("cf15c", &["sh", "-c", &line]).reduced("bits", "1\n77 3201069360\n");
    assert_eq!(
        (&failure.input[..], &failure.notes[..]),
        ("1\n1 2147483648\n", &[Note::MadeSmaller][..])
    );
}

#[test]
fn the_first_line_that_differs_may_be_of_another_case() {
    // Two lines for the first case, one for the second: it looks like one line for each, with the second wrong.
    let text = "NR % 2 == 0 { print NF == 1 ? \"Yes\\n8 0\" : \"No\" }";
    let failure = Solution::awk("hdu2176", text).reduced("lines", "1\n9\n2\n4 4\n0\n");
    assert_eq!(failure.input, "1\n1\n0\n");
    assert_eq!(failure.notes, [Note::MadeSmaller]);
}

#[test]
fn cases_that_a_failure_depends_on_are_shown_with_it() {
    // Another 5 comes after the case that fails; nothing between them is kept.
    let cases = pairs([2, 5, 8, 9, 1, 3, 6, 5, 4].map(|n| (n, 2)));
    let two = bash("if (k && $1 == 6) w = !w; if ($1 == 5) k = 1").reduced("kept", &cases);
    assert_eq!((&two.input[..], &two.notes[..]), ("2\n5 2\n6 2\n", &[Note::AfterOthers][..]));
    // It is just before the failing case, and nothing comes after.
    let cases = pairs([4, 5, 6].map(|n| (n, 2)));
    let two = bash("if (k && $1 == 6) w = !w; k = $1 == 5").reduced("kept-before", &cases);
    assert_eq!((&two.input[..], &two.notes[..]), ("2\n5 2\n6 2\n", &[Note::AfterOthers][..]));
    // Three of many cases are needed.
    for many in [36, 37] {
        let some = (0..many).map(|n| (if n % 11 == 4 { 5 } else { 4 }, 2));
        let cases = pairs(some.chain([(6, 2), (8, 2)]));
        let four =
            bash("if (k == 3 && $1 == 6) w = !w; k += $1 == 5").reduced("kept-of-three", &cases);
        assert_eq!(four.notes, [Note::AfterOthers]);
        assert_eq!(four.input, "4\n5 2\n5 2\n5 2\n6 2\n", "{many}");
    }
}

/// The note on cases that are right alone says only what is known.
#[test]
fn answers_that_are_missing_or_joined_are_called_so() {
    let cases = pairs([(4, 2), (6, 2), (7, 2)]);
    let first = bash("if (NR > 2) exit").reduced("first-alone", &cases);
    assert_eq!((first.notes, first.input), (vec![Note::LastMissing], pairs([(4, 2), (6, 2)])));
    let joined = bash("printf \"%s \", w ? \"first\" : \"second\"; next").reduced("joined", &cases);
    assert_eq!((joined.notes, joined.input), (vec![Note::Joined], pairs([(4, 2), (6, 2)])));
}

#[test]
fn an_answer_that_changes_when_run_again_is_noted() {
    let line = "n=$(od -An -N8 -tx8 /dev/urandom); echo $n";
    let failure = Solution::of("hdu1846", &["sh", "-c", line]).reduced("twice", &pairs([(3, 1)]));
    assert_eq!(failure.input, "1\n3 1\n");
    assert_eq!(failure.notes, [Note::Changing]);
    assert!(matches!(failure.reason, Reason::Changing(_)), "{:?}", failure.reason);
}

#[test]
fn one_slow_case_is_found_and_many_stay_together() {
    // One slow case among others is found.
    let cases = pairs((1..=20).map(|n| (n, 4)));
    let failure = bash("while ($1 == 13) {}").reduced("late", &cases);
    assert_eq!((&failure.input[..], failure.verdict()), ("1\n13 4\n", Verdict::TLE));
    assert!(failure.notes.is_empty());
    // Or all cases together are slow.
    let failure = bash("while (NR > 20) {}").reduced("late-together", &cases);
    assert_eq!(failure.verdict(), Verdict::TLE);
    assert_eq!(failure.notes, [Note::AllTogether]);
    // For a problem with one case.
    let alone = Solution::awk("cf87c", "{ while (1) {} }").reduced("late-alone", "7\n");
    assert_eq!((&alone.input[..], alone.verdict()), ("7\n", Verdict::TLE));
    assert_eq!(alone.notes, [Note::Large]);
}

/// 0.4 seconds are over the limit of 0.2, and less than three times as much.
#[test]
fn the_time_that_a_slow_solution_needs_is_noted() {
    let line = "do { @of = times } while ($of[0] + $of[1] < 0.4); print qq(YES\\n)";
    let failure = Solution::of("cf87c", &["perl", "-e", line]).reduced("needs", "7\n");
    assert_eq!(failure.verdict(), Verdict::TLE);
    let Note::Slower { seconds, factor } = failure.notes[0] else {
        panic!("{:?}", failure.notes);
    };
    assert!((0.2..0.6).contains(&seconds) && (1.0..3.0).contains(&factor), "{seconds} {factor}");
}

/// No judge says how many cases an input of poj1067 has.
#[test]
fn a_solution_that_is_slow_only_on_many_cases_does_not_fail() {
    let line =
        "while (<>) { do { @of = times } while ($of[0] + $of[1] < 0.0018 * $.); print qq(1\n) }";
    let solution = Solution::of("poj1067", &["perl", "-e", line]);
    let (failure, most) = solution.of_one_test("slow", &"1 1\n".repeat(150));
    assert!(failure.is_none());
    let slow = most.slow.expect("slow cases");
    assert!(slow.cases == 150 && slow.seconds > 0.2, "{}", slow.seconds);
    // One of these cases alone is too slow.
    let line = line.replace("0.0018 * $.", "0.4 * /2/");
    let solution = Solution::of("poj1067", &["perl", "-e", &line]);
    let input = "1 2\n".to_string() + &"1 1\n".repeat(100);
    let failure = solution.of_one_test("slow-in-one", &input).0.expect("a failure");
    assert_eq!(failure.verdict(), Verdict::TLE);
    assert!(failure.cases.len() <= 100);
}

#[test]
fn a_time_above_the_limit_is_measured_again() {
    let seen = Path::new(env!("CARGO_TARGET_TMPDIR")).join("seen");
    let _ = fs::remove_file(&seen);
    let burn = "perl -e 'do { @of = times } while ($of[0] + $of[1] < 0.3)'";
    let line = format!("[ -e {0} ] || {{ touch {0}; {burn}; }}; echo 2", seen.display());
    let solution = Solution::of("cf87c", &["sh", "-c", &line]);
    let (failure, most) = solution.of_one_test("again", "3\n");
    assert!(failure.is_none() && most.seconds < 0.2, "{}", most.seconds);
}

/// Its clock would be longer the second time.
#[test]
fn a_solution_that_sleeps_is_not_measured_again() {
    let solution = Solution::of("cf87c", &["sh", "-c", "sleep 4; echo 2"]);
    let failure = solution.of_one_test("sleeps", "3\n").0.expect("a failure");
    assert_eq!(failure.verdict(), Verdict::TLE);
}

#[test]
fn another_right_answer_is_right() {
    // 1 is a power of 1; 2 has order 3, and 3 is its square; 2 is not a power of 1.
    let input = "4\n1 1\n2 2\n2 3\n1 2\n";
    let verdict = |printed: &str| {
        let solution = Solution::of("cf1310f", &["printf", printed]);
        let attempt = solution.attempt("other");
        let failure = attempt.failure(input, attempt.expected(input).unwrap()).unwrap().1;
        Verdict::of(failure.map(|failure| failure.reason).as_ref())
    };
    assert_eq!(verdict("5\n4\n2\n-1\n"), Verdict::AC);
    assert_eq!(verdict("0\n1\n5\n-1\n"), Verdict::AC);
    for wrong in ["5\n4\n3\n-1\n", "5\n4\n2\n1\n", "5\n4\n2\n", "5\n4\n2\n-1\n-1\n", "", "\n\n\n\n"]
    {
        assert_eq!(verdict(wrong), Verdict::WA, "{wrong:?}");
    }
    // With one case.
    let one = Solution::of("cf1310f", &["echo", "4"]);
    let failure = one.attempt("other").failure("1\n2 2\n", b"1\n".to_vec()).unwrap().1;
    assert!(failure.is_none());
    // Right answers, then a crash.
    let crash = Solution::of("cf1310f", &["sh", "-c", "printf '5\n4\n2\n-1\n'; exit 1"]);
    assert_eq!(crash.reduced("crash", input).verdict(), Verdict::RE);
}

/// What together prints too much, or takes no `--each`, as a program itself, is asked one by one.
#[test]
fn a_program_that_fails_on_several_inputs_answers_each() {
    let solution = Solution::awk("poj1067", "1");
    let inputs = || (0..40).map(|heap| format!("{heap} 2\n"));
    let answers = solution.attempt("each").expected_each(inputs()).unwrap();
    let expected = (0..40).map(|heap| if heap == 1 { "0\n" } else { "1\n" });
    assert!(answers.iter().map(|answer| text(answer)).eq(expected), "{answers:?}");
}
