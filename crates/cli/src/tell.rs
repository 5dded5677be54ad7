//! The output of `grundy try`: for people, in colour where it can be seen, or as JSON, one object per line.

use crate::args;
use crate::output::{bold, green, harmless, padded, red};
use grundy_judge::error::Error;
use grundy_judge::most::Most;
use grundy_judge::report::{plural, Report};
use grundy_judge::session::{Begin, Counterexample, Progress, Teller};
use grundy_judge::shell::{quoted, typed};
use grundy_judge::stage::Stage;
use grundy_judge::verdict::{Reason, Verdict};
use grundy_lang::{told, Lang, Told};
use serde_json::json;
use std::env;
use std::io::{self, stderr, IsTerminal, Write};
use std::path::Path;

fn coloured(verdict: Verdict, text: &str) -> String {
    match verdict {
        Verdict::AC => green(text),
        _ => red(text),
    }
}

fn verdict(report: &Report) -> Verdict {
    Verdict::of(report.failure.as_ref().map(|failure| &failure.reason))
}

/// Output for people.
pub struct Text {
    lang: Lang,
    again: Again,
    /// Whether a line on the terminal shows the progress.
    is_progress_shown: bool,
    /// Whether long texts are shown in full.
    is_verbose: bool,
}

impl Text {
    pub fn new(args: &args::Try, lang: Lang) -> Text {
        Text {
            lang,
            again: Again::new(args),
            is_progress_shown: stderr().is_terminal() && env::var_os("CI").is_none(),
            is_verbose: args.verbose,
        }
    }

    /// Replaces the line of the progress, which nobody misses if it cannot be written.
    fn replace_progress(&self, text: &str) {
        if self.is_progress_shown {
            let _ = write!(stderr(), "\r\x1b[K{text}");
        }
    }
}

/// The command line that tries the solution again, without the input: what stands before its name, and what after it.
struct Again(String, String);

impl Again {
    fn new(args: &args::Try) -> Again {
        let option = |name: &str, value: &str| match value {
            "" => String::new(),
            // Otherwise it would be an option itself.
            _ if value.starts_with('-') => format!("{name}={} ", typed(value)),
            _ => format!("{name} {} ", typed(value)),
        };
        let folders = args.include.iter().map(|folder| folder.display().to_string());
        let solution = match &args.file {
            Some(file) => typed(file),
            None => format!("-- {}", quoted(args.command.iter().cloned())),
        };
        let slower = if args.slower == 1.0 { String::new() } else { args.slower.to_string() };
        let options = [
            option("--judge", args.judge.as_deref().unwrap_or_default()),
            option("--std", &args.std),
            option("--flags", &args.flags),
            folders.map(|folder| option("--include", &folder)).collect(),
            if args.local { "--local ".to_string() } else { String::new() },
            option("--slower", &slower),
        ];
        let before = format!("grundy try {} {}", typed(&args.problem.name), options.concat());
        Again(before, solution)
    }

    /// The command line for an input.
    fn on(&self, input: &Path) -> String {
        let Again(before, solution) = self;
        format!("{before}--input {} {solution}", typed(&input.display().to_string()))
    }
}

impl Teller for Text {
    fn progress(&self, progress: &Progress) {
        self.replace_progress(&progress.told(self.lang));
    }

    fn begin(&self, begin: &Begin) -> io::Result<()> {
        let (lang, slower) = (self.lang, begin.slower);
        say!("{}", harmless(&begin.made.told(lang)))?;
        for remark in begin.remarks {
            let remark = remark.told(lang);
            say!("  {}", harmless(&told!(lang, "({remark})", "（{remark}）")))?;
        }
        let (mut seconds, mut given) = (format!("{} s", begin.seconds), memory(begin.kilobytes));
        if slower != 1.0 {
            seconds = told!(
                lang,
                "{seconds} ({slower} times the judge's)",
                "{seconds}（评测的 {slower} 倍）"
            );
        }
        if begin.added > 0 {
            let added = memory(begin.added);
            given = told!(
                lang,
                "{given} and {added} for the language",
                "{given}，另加语言本身的 {added}"
            );
        }
        let judges = match begin.judges {
            "" => told!(lang, "on no judge, with usual limits", "没有评测系统收录，用通常的限制"),
            judges => judges.to_string(),
        };
        say!("{}", told!(lang, "{judges}: {seconds}, {given}", "{judges}：{seconds}，{given}"))?;
        let open: Vec<String> = begin.means.open().iter().map(|open| open.told(lang)).collect();
        if !open.is_empty() {
            let open = open.join(&told!(lang, ", ", "、"));
            let open = told!(
                lang,
                "not confined here: {open}; only run code you trust",
                "这里没有隔离：{open}；只运行你信任的代码"
            );
            say!("{open}")?;
        }
        Ok(())
    }

    fn stage(&self, report: &Report) -> io::Result<()> {
        self.replace_progress("");
        let verdict = verdict(report);
        let Most { seconds, kilobytes, .. } = report.most;
        let memory = match kilobytes {
            // It ended before its memory could be measured: no process takes so little.
            0..=1023 => "-".to_string(),
            kilobytes => memory(kilobytes),
        };
        let word = coloured(verdict, &format!("{verdict:4}"));
        let name = padded(&report.stage.told(self.lang), 8);
        let mut tried = harmless(&report.tried.told(self.lang));
        if let Some(slow) = report.most.slow {
            let slow = slow.told(self.lang);
            tried += &told!(self.lang, "; {slow}", "；{slow}");
        }
        say!("{name} {word} {seconds:6.2} s {memory:>8}   {tried}")
    }

    fn counterexample(&self, found: &Counterexample) -> io::Result<()> {
        let (lang, failure) = (self.lang, found.failure);
        for note in &failure.notes {
            let note = note.told(lang);
            say!("  {}", harmless(&told!(lang, "({note})", "（{note}）")))?;
        }
        if found.is_again {
            say!("  {}", told!(lang, "(the same input as above)", "（与上面的输入相同）"))?;
        } else {
            let text = |bytes: &[u8]| harmless(&String::from_utf8_lossy(bytes));
            let (expected, output) = (text(&failure.expected), text(&failure.run.output));
            let input = harmless(&failure.input);
            let at = expected.lines().zip(output.lines()).take_while(|(one, other)| one == other);
            let at = at.count();
            let (input, expected, output) = if self.is_verbose {
                let short = |text: &str| short(text, 20, 10, lang);
                (short(&input), short(&expected), short(&output))
            } else {
                (short(&input, 3, 1, lang), near(&expected, at, lang), near(&output, at, lang))
            };
            let output = marked(&expected, &output);
            say!("{}\n{input}", bold(&told!(lang, "input:", "输入：")))?;
            say!("{}\n{expected}", bold(&told!(lang, "expected:", "应输出：")))?;
            say!("{}\n{output}", bold(&told!(lang, "found:", "实际输出：")))?;
        }
        if let Some(why) = &found.why {
            let why = why.told(lang);
            say!("{}", told!(lang, "why: {why}", "理由：{why}"))?;
        }
        if !found.is_again {
            let again = self.again.on(&found.input);
            say!("{}", harmless(&told!(lang, "again: {again}", "再试：{again}")))?;
        }
        Ok(())
    }

    fn does_not_compile(&self, file: &str, message: &Error) -> io::Result<()> {
        let lang = self.lang;
        say!("{}", harmless(message.told(lang).trim_end()))?;
        let what = told!(lang, "{file} does not compile", "{file} 编译不通过");
        say!("{}: {}", red("CE"), harmless(&what))
    }

    fn end(&self, failed: Option<&(Stage, Reason)>) -> io::Result<()> {
        let Some((stage, reason)) = failed else {
            return say!("{}", green("AC"));
        };
        let (lang, verdict) = (self.lang, reason.verdict().to_string());
        let (stage, reason) = (stage.told(lang), reason.told(lang));
        let why = told!(lang, "{stage}: {reason}", "{stage}：{reason}");
        say!("{}: {}", red(&verdict), harmless(&why))
    }
}

/// Output for programs. Its sentences are in English.
pub struct Json;

impl Teller for Json {
    fn progress(&self, _: &Progress) {}

    fn begin(&self, begin: &Begin) -> io::Result<()> {
        let Begin { made, judges, seconds, slower, kilobytes, added, means, .. } = begin;
        let remarks: Vec<String> = begin.remarks.iter().map(|it| it.told(Lang::En)).collect();
        let open: Vec<String> = means.open().iter().map(|open| open.told(Lang::En)).collect();
        let begin = json!({
            "solution": made.told(Lang::En), "judges": judges, "seconds": seconds,
            "slower": slower, "kilobytes": kilobytes, "kilobytes_of_language": added,
            "remarks": remarks,
            "confined_by": means.name(), "not_confined": open,
        });
        say!("{}", json!({ "begin": begin }))
    }

    fn stage(&self, report: &Report) -> io::Result<()> {
        let Most { tried, seconds, kilobytes, slow } = report.most;
        let slow = slow.map(|slow| json!({ "cases": slow.cases, "seconds": slow.seconds }));
        say!(
            "{}",
            json!({
                "stage": report.stage.to_string(), "verdict": verdict(report).to_string(),
                "seconds": seconds, "kilobytes": kilobytes, "tried": report.tried.told(Lang::En),
                "cases": tried, "slow": slow,
            })
        )
    }

    fn counterexample(&self, found: &Counterexample) -> io::Result<()> {
        let failure = found.failure;
        let notes: Vec<String> = failure.notes.iter().map(|note| note.told(Lang::En)).collect();
        let counterexample = json!({
            "stage": found.stage.to_string(), "input": failure.input,
            "reason": failure.reason.told(Lang::En),
            "expected": String::from_utf8_lossy(&failure.expected),
            "found": String::from_utf8_lossy(&failure.run.output), "notes": notes,
            "why": found.why.as_ref().map(|why| why.told(Lang::En)), "file": found.input,
        });
        say!("{}", json!({ "counterexample": counterexample }))
    }

    fn does_not_compile(&self, file: &str, message: &Error) -> io::Result<()> {
        say!("{}", json!({ "verdict": "CE", "reason": message.told(Lang::En), "file": file }))
    }

    fn end(&self, failed: Option<&(Stage, Reason)>) -> io::Result<()> {
        let verdict = Verdict::of(failed.map(|(_, reason)| reason)).to_string();
        let why = failed.map(|(stage, reason)| format!("{stage}: {}", reason.told(Lang::En)));
        say!("{}", json!({ "verdict": verdict, "reason": why.unwrap_or_default() }))
    }
}

fn memory(kilobytes: u64) -> String {
    match kilobytes {
        few if few < 10 << 10 => format!("{few} KB"),
        many => format!("{} MB", many >> 10),
    }
}

/// A text without its middle, if it has more than `first` and `last` lines.
fn short(text: &str, first: usize, last: usize, lang: Lang) -> String {
    let lines = lines(text, lang);
    if lines.len() <= first + last {
        return lines.join("\n");
    }
    let behind = lines.len() - last;
    let left_out = left_out(behind - first, lang);
    [&lines[..first], &[left_out], &lines[behind..]].concat().join("\n")
}

/// The line `at` of a text, with a note of what is left out before and after it; a text of two lines stays whole.
fn near(text: &str, at: usize, lang: Lang) -> String {
    let lines = lines(text, lang);
    if lines.len() <= 2 {
        return lines.join("\n");
    }
    let at = at.min(lines.len() - 1);
    let left_out = |lines: usize| match lines {
        0 => vec![],
        lines => vec![left_out(lines, lang)],
    };
    let line = vec![lines[at].clone()];
    [left_out(at), line, left_out(lines.len() - at - 1)].concat().join("\n")
}

/// The note about lines that are left out.
fn left_out(lines: usize, lang: Lang) -> String {
    let s = plural(lines);
    told!(lang, "... ({lines} line{s}) ...", "... ({lines} 行) ...")
}

/// The lines of a text; of a long line only the ends.
fn lines(text: &str, lang: Lang) -> Vec<String> {
    if text.is_empty() {
        return vec![told!(lang, "(nothing)", "（没有输出）")];
    }
    let cut = |line: &str| {
        let letters: Vec<char> = line.chars().collect();
        if letters.len() <= 200 {
            return line.to_string();
        }
        let ends = |part: &[char]| part.iter().collect::<String>();
        let (first, last) = (ends(&letters[..90]), ends(&letters[letters.len() - 90..]));
        let middle = letters.len() - 180; // more than 20, since the line is long
        told!(
            lang,
            "{first} ... ({middle} characters) ... {last}",
            "{first} ... ({middle} 个字符) ... {last}"
        )
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
