//! The output of `grundy try`: for people, in colour where it can be seen, or as JSON, one object per line.

use crate::args;
use crate::chinese::said;
use crate::output::{bold, green, harmless, padded, red};
use grundy_judge::session::{Begin, Shown, Teller};
use grundy_judge::stage::{count, Most, Report};
use grundy_judge::verdict::Verdict;
use grundy_lang::{Lang, Told};
use serde_json::json;
use std::env;
use std::io::{stderr, IsTerminal};

macro_rules! say_or_end {
    ($($text:tt)*) => {
        if let Err(error) = $crate::output::line(format_args!($($text)*)) {
            std::panic::resume_unwind(Box::new(error));
        }
    };
}

fn coloured(verdict: Verdict, text: &str) -> String {
    match verdict {
        Verdict::AC => green(text),
        _ => red(text),
    }
}

/// Output for people.
pub struct Text {
    /// The command line that tries the solution again.
    again: String,
    /// Whether a line on the terminal shows the progress.
    is_progress_shown: bool,
    /// Whether long texts are shown in full.
    is_verbose: bool,
}

impl Text {
    pub fn new(program: &str, of: &args::Try) -> Text {
        let words: Vec<String> = of.command.iter().map(|word| typed(word)).collect();
        let solution = match &of.file {
            Some(file) => typed(file),
            None => format!("-- {}", words.join(" ")),
        };
        Text {
            again: format!("grundy try {program} --input INPUT {solution}"),
            is_progress_shown: stderr().is_terminal() && env::var_os("CI").is_none(),
            is_verbose: of.verbose,
        }
    }
}

impl Teller for Text {
    fn begin(&self, begin: &Begin) {
        say_or_end!("{}", harmless(&said(begin.said)));
        let mut memory_given = memory(begin.kilobytes);
        if begin.added > 0 {
            memory_given = format!("{memory_given} and {} for the language", memory(begin.added));
        }
        let mut seconds = format!("{} s", begin.seconds);
        if begin.slower != 1.0 {
            seconds = format!("{seconds} ({} times the judge's)", begin.slower);
        }
        let judges = match begin.judges {
            "" => said("on no judge, with usual limits"),
            judges => judges.to_string(),
        };
        say_or_end!("{}", said(&format!("{judges}: {seconds}, {memory_given}")));
        let open: Vec<String> = begin.means.open().iter().map(|what| said(what)).collect();
        if !open.is_empty() {
            let open = open.join(", ");
            say_or_end!("{}", said(&format!("not confined here: {open}; only run code you trust")));
        }
    }

    fn progress(&self, what: &str) {
        if self.is_progress_shown {
            eprint!("\r\x1b[K{}", said(what));
        }
    }

    fn stage(&self, report: &Report) {
        self.progress("");
        let verdict = report.failure.as_ref().map_or(Verdict::AC, |failure| failure.verdict);
        let Most { seconds, kilobytes, .. } = report.most;
        let memory = match kilobytes {
            // It ended before its memory could be measured: no process takes so little.
            0..=1023 => "-".to_string(),
            kilobytes => memory(kilobytes),
        };
        let word = coloured(verdict, &format!("{:4}", format!("{verdict:?}")));
        let name = padded(&said(&report.name), 8);
        let tried = harmless(&said(&report.tried));
        say_or_end!("{name} {word} {seconds:6.2} s {memory:>8}   {tried}");
    }

    fn failure(&self, shown: &Shown) {
        let failure = shown.failure;
        for note in &failure.notes {
            say_or_end!("  {}", harmless(&said(&format!("({note})"))));
        }
        if shown.is_again {
            say_or_end!("  {}", said("(the same input as above)"));
        } else {
            let text = |bytes: &[u8]| harmless(&String::from_utf8_lossy(bytes));
            let (expected, found) = (text(&failure.expected), text(&failure.run.output));
            let input = harmless(&failure.input);
            let at = expected.lines().zip(found.lines()).take_while(|(one, other)| one == other);
            let at = at.count();
            let (input, expected, found) = if self.is_verbose {
                (short(&input, 20, 10), short(&expected, 20, 10), short(&found, 20, 10))
            } else {
                (short(&input, 3, 1), near(&expected, at), near(&found, at))
            };
            let found = marked(&expected, &found);
            say_or_end!("{}\n{input}", bold(&said("input:")));
            say_or_end!("{}\n{expected}", bold(&said("expected:")));
            say_or_end!("{}\n{found}", bold(&said("found:")));
        }
        if let Some(why) = &shown.why {
            say_or_end!("{}", said(&format!("why: {}", why.told(Lang::En))));
        }
        if !shown.is_again {
            let input = typed(&shown.input.display().to_string());
            let again = format!("again: {}", self.again.replace("INPUT", &input));
            say_or_end!("{}", harmless(&said(&again)));
        }
    }

    fn does_not_compile(&self, file: &str, why: &str) {
        say_or_end!("{}", harmless(why.trim_end()));
        say_or_end!("{}: {}", red("CE"), harmless(&said(&format!("{file} does not compile"))));
    }

    fn end(&self, verdict: Verdict, why: &str) {
        let word = coloured(verdict, &format!("{verdict:?}"));
        if why.is_empty() {
            say_or_end!("{word}");
        } else {
            say_or_end!("{word}: {}", harmless(&said(why)));
        }
    }
}

/// Output for programs.
pub struct Json;

impl Teller for Json {
    fn begin(&self, begin: &Begin) {
        let Begin { said, judges, seconds, slower, kilobytes, added, means } = begin;
        say_or_end!(
            "{}",
            json!({
                "begin": {
                    "solution": said, "judges": judges, "seconds": seconds, "slower": slower,
                    "kilobytes": kilobytes, "kilobytes_of_language": added,
                    "confined_by": means.name(), "not_confined": means.open(),
                }
            })
        );
    }

    fn progress(&self, _: &str) {}

    fn stage(&self, report: &Report) {
        let verdict = report.failure.as_ref().map_or(Verdict::AC, |failure| failure.verdict);
        let Most { tried, seconds, kilobytes } = report.most;
        say_or_end!(
            "{}",
            json!({
                "stage": report.name, "verdict": format!("{verdict:?}"), "seconds": seconds,
                "kilobytes": kilobytes, "tried": report.tried, "cases": tried,
            })
        );
    }

    fn failure(&self, shown: &Shown) {
        let failure = shown.failure;
        say_or_end!(
            "{}",
            json!({
                "counterexample": {
                    "stage": shown.stage, "input": failure.input, "reason": failure.why,
                    "expected": String::from_utf8_lossy(&failure.expected),
                    "found": String::from_utf8_lossy(&failure.run.output),
                    "notes": failure.notes, "why": shown.why.as_ref().map(|why| why.told(Lang::En)), "file": shown.input,
                }
            })
        );
    }

    fn does_not_compile(&self, file: &str, said: &str) {
        say_or_end!("{}", json!({ "verdict": "CE", "reason": said, "file": file }));
    }

    fn end(&self, verdict: Verdict, why: &str) {
        say_or_end!("{}", json!({ "verdict": format!("{verdict:?}"), "reason": why }));
    }
}

/// A word quoted for a shell.
fn typed(word: &str) -> String {
    let is_plain = |letter: char| letter.is_alphanumeric() || "/._-+=:".contains(letter);
    if !word.is_empty() && word.chars().all(is_plain) {
        word.to_string()
    } else {
        format!("'{}'", word.replace('\'', "'\\''"))
    }
}

fn memory(kilobytes: u64) -> String {
    match kilobytes {
        few if few < 10 << 10 => format!("{few} KB"),
        many => format!("{} MB", many >> 10),
    }
}

/// A text without its middle, if it has more than `first` and `last` lines.
fn short(text: &str, first: usize, last: usize) -> String {
    let lines = lines(text);
    if lines.len() <= first + last {
        return lines.join("\n");
    }
    let behind = lines.len() - last;
    let left_out = format!("... ({}) ...", said(&count(behind - first, "line")));
    [&lines[..first], &[left_out], &lines[behind..]].concat().join("\n")
}

/// The line `at` of a text, with a note of what is left out before and after it; a text of two lines stays whole.
fn near(text: &str, at: usize) -> String {
    let lines = lines(text);
    if lines.len() <= 2 {
        return lines.join("\n");
    }
    let at = at.min(lines.len() - 1);
    let left_out = |lines: usize| match lines {
        0 => vec![],
        lines => vec![format!("... ({}) ...", said(&count(lines, "line")))],
    };
    let line = vec![lines[at].clone()];
    [left_out(at), line, left_out(lines.len() - at - 1)].concat().join("\n")
}

/// The lines of a text; of a long line only the ends.
fn lines(text: &str) -> Vec<String> {
    if text.is_empty() {
        return vec![said("(nothing)")];
    }
    let cut = |line: &str| {
        let letters: Vec<char> = line.chars().collect();
        if letters.len() <= 200 {
            return line.to_string();
        }
        let ends = |part: &[char]| part.iter().collect::<String>();
        let (first, last) = (ends(&letters[..90]), ends(&letters[letters.len() - 90..]));
        format!("{first} ... ({}) ... {last}", said(&count(letters.len() - 180, "letter")))
    };
    text.trim_end_matches('\n').split('\n').map(cut).collect()
}

/// `found`, with its first line that differs from `expected` in red from the difference on.
fn marked(expected: &str, found: &str) -> String {
    let (mut at, mut lines) = (0, found.split_inclusive('\n'));
    for line in expected.split_inclusive('\n') {
        match lines.next() {
            Some(other) if line == other => at += other.len(),
            _ => break,
        }
    }
    let (expected, rest) = (expected.get(at..).unwrap_or(""), &found[at..]);
    let same = rest.char_indices().zip(expected.chars()).find(|((_, a), b)| a != b);
    let from = at + same.map_or(rest.len().min(expected.len()), |((from, _), _)| from);
    let to = from + found[from..].find('\n').unwrap_or(found.len() - from);
    format!("{}{}{}", &found[..from], red(&found[from..to]), &found[to..])
}
