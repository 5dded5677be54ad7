//! The header of a program: the title on the first line of its file, and its help `ABOUT`.
//!
//! ```text
//! //! Nim game I.
//!
//! Nim: a move takes any number from one heap; who takes the last one wins.
//!
//! Game:    nim
//! Judged:  CSES 1730; 1 s, 512 MB; up to 2*10^5 heaps in all, up to 10^9
//! Input:   the number of cases; a case is n, then n heaps.
//! Output:  a line for each: `first` or `second`, whoever wins.
//! Range:   any n, heaps up to 2^64 - 1.
//! Cost:    O(1) a heap, constant memory.
//!
//! Sample input:
//! ...
//! ```
//!
//! The first sentence is the rule; more sentences and paragraphs may follow. `Game:` names the file of the theory in
//! `src`, or is `its own` if the program contains it. The lines follow the order of [`KEYS`]; a continued text is
//! indented by nine blanks.
//!
//! ```text
//! Judged:  JUDGE ID[, JUDGE ID]; SECONDS s, MEMORY MB; sizes
//! Judged:  nowhere
//! ```
//!
//! There is one line for all problems with the same limits. The memory may also be in KB. Limits that nobody has
//! looked up are those of `judges.txt`, followed by `(not confirmed)`. `Sample:  ours.` says that the sample is not
//! the judge's. If the judge calls a method, the header has a line `Method:` ([`crate::method`]).
//!
//! A header is plain data, so that a build script can write it as a static: what is read stays in memory.

use crate::files::read;
use crate::judges::{self, Language};
use crate::method::Method;
use crate::programs::{programs, source, theory_file};
use anyhow::{bail, ensure, Context, Result};
use databake::Bake;
use grundy_lang::{told, Lang};
use std::path::Path;

/// The keys, in their order.
pub const KEYS: [&str; 9] =
    ["Game", "Judged", "Sample", "Method", "Input", "Output", "Range", "Library", "Cost"];

/// The value of `Game:` for a program without a file in `src`.
pub const ITS_OWN: &str = "its own";

/// The header of a program.
#[derive(Clone, Copy, Debug, Bake)]
#[databake(path = grundy_catalogue::header)]
pub struct Header {
    /// The program's name.
    pub name: &'static str,
    /// Its file, given from the root folder.
    pub file: &'static str,
    /// The name of the problem and its question.
    pub title: &'static str,
    /// What stands before the keys: the rule, and further remarks.
    pub about: &'static str,
    /// The rule, in one sentence.
    pub rule: &'static str,
    /// The file of the theory in `src`, or [`ITS_OWN`].
    pub game: &'static str,
    /// The lines `Judged:`; none if it is judged nowhere.
    pub judged: &'static [Judged],
    /// Whether the sample is not the judge's.
    pub sample_is_ours: bool,
    /// The method that the judge calls, if it gives no standard input.
    pub method: Option<Method>,
    pub input: &'static str,
    pub output: &'static str,
    pub range: &'static str,
    pub cost: &'static str,
    pub sample_input: &'static str,
    pub sample_output: &'static str,
    /// The languages of its files to submit; none for a program of the engine.
    pub languages: &'static [Language],
}

impl Header {
    /// The header of a program.
    ///
    /// # Errors
    ///
    /// If its file cannot be read, or all errors in it, a line for each: what is wrong, and what would be right.
    pub fn of(root: &Path, program: &str) -> Result<Header> {
        let file: &'static str = source(root, program).leak();
        let is_there = |language: &Language| {
            file.starts_with("src/bin/")
                && root.join(file).with_extension(language.ending()).exists()
        };
        let languages: Vec<Language> = Language::ALL.into_iter().filter(is_there).collect();
        Ok(Header { languages: languages.leak(), ..parsed(program, file, read(root, file)?)? })
    }

    /// Each judge with its name of the problem.
    pub fn problems(&self) -> impl Iterator<Item = (&'static str, &'static str)> + Clone {
        self.judged.iter().flat_map(|line| line.problems).copied()
    }

    /// The problems as they appear in tables: `POJ 1067, HDU 1527`, or `nowhere`.
    pub fn judges(&self) -> String {
        let problems: Vec<String> =
            self.problems().map(|(judge, id)| format!("{judge} {id}")).collect();
        if problems.is_empty() {
            "nowhere".to_string()
        } else {
            problems.join(", ")
        }
    }
}

/// A line `Judged:`.
#[derive(Clone, Copy, Debug, Bake)]
#[databake(path = grundy_catalogue::header)]
pub struct Judged {
    /// Each judge with its name of the problem.
    pub problems: &'static [(&'static str, &'static str)],
    pub seconds: f64,
    pub kilobytes: u64,
    /// Whether somebody has looked up the limits.
    pub is_confirmed: bool,
    /// The sizes, in words.
    pub sizes: &'static str,
}

impl Judged {
    /// Whether it is about a judge.
    pub fn is_of(&self, judge: &str) -> bool {
        self.problems.iter().any(|problem| problem.0 == judge)
    }

    /// The limits, such as `1 s, 256 MB (not confirmed)`.
    pub fn limits(&self, lang: Lang) -> String {
        let memory = match self.kilobytes {
            kilobytes if kilobytes % 1024 == 0 => format!("{} MB", kilobytes / 1024),
            kilobytes => format!("{kilobytes} KB"),
        };
        let mut doubt = String::new();
        if !self.is_confirmed {
            doubt = told!(lang, " (not confirmed)", "（未经核实）");
        }
        let seconds = self.seconds;
        told!(lang, "{seconds} s, {memory}{doubt}", "{seconds} s，{memory}{doubt}")
    }
}

fn parsed(name: &str, file: &'static str, source: &'static str) -> Result<Header> {
    let mut wrong: Vec<String> = Vec::new();
    let title = source.lines().next().and_then(|line| line.strip_prefix("//! "));
    if title.is_none() {
        wrong.push("begin it with the problem's name, as in `//! Nim game I.`".to_string());
    }
    let (_, help, _) = parts(source).with_context(|| {
        format!(
            "{file}: no help: it begins with a line `const ABOUT: &str = \"\\` and ends with a line `\";`"
        )
    })?;
    let (head, sample) = help.split_once("\nSample input:\n").unwrap_or((help, ""));
    let (sample_input, sample_output) = sample.split_once("Sample output:\n").unwrap_or_else(|| {
        wrong.push("its help does not end with `Sample input:`, the sample, `Sample output:` and its answer".to_string());
        ("", "")
    });
    let mut fields = fields(head, &mut wrong);
    let mut field = |key: &str, example: Option<&str>| {
        let texts = fields.remove(key).unwrap_or_default();
        match (&texts[..], example) {
            ([], Some(example)) => wrong.push(format!(
                "no line `{key}:`; write one such as `{:<8} {example}`",
                format!("{key}:")
            )),
            ([], None) | ([_], _) => {}
            _ => wrong.push(format!("more than one line `{key}:`")),
        }
        texts.into_iter().next().map(|text| &*text.leak())
    };
    let game = field("Game", Some("nim"));
    let sample_is_ours = field("Sample", None);
    let method = field("Method", None).map(Method::of);
    let input = field("Input", Some("one case: N, then N heaps."));
    let output = field("Output", Some("`Yes` if the first player wins, or `No`."));
    let range = field("Range", Some("any N, heaps up to 2^64 - 1."));
    let cost = field("Cost", Some("O(1) a heap, constant memory."));
    if sample_is_ours.is_some_and(|text| text != "ours.") {
        wrong.push(
            "the line `Sample:` is `Sample:  ours.`, or is not there if the sample is the judge's"
                .to_string(),
        );
    }
    let judged = judged(head).unwrap_or_else(|what| {
        wrong.push(what.to_string());
        Vec::new()
    });
    for (judge, _) in judged.iter().flat_map(|line| line.problems) {
        let calls = judges::judge(judge).is_ok_and(|judge| judge.calls_a_method());
        if calls != method.is_some() {
            wrong.push(format!(
                "{judge} {}; a header has a line `Method:` exactly if its judges call one",
                if calls { "calls a method" } else { "gives standard input" }
            ));
        }
    }
    let method = method.transpose().unwrap_or_else(|what| {
        wrong.push(what.to_string());
        None
    });
    let wrong: Vec<String> = wrong.iter().map(|what| format!("{file}: {what}")).collect();
    ensure!(wrong.is_empty(), wrong.join("\n"));
    Ok(Header {
        name: name.to_string().leak(),
        file,
        title: title.unwrap_or_default().trim_end_matches('.'),
        about: head.split("\nGame:").next().unwrap_or_default().trim(),
        rule: first_sentence(head.split("\n\n").next().unwrap_or_default()).leak(),
        game: game.unwrap_or_default(),
        judged: judged.leak(),
        sample_is_ours: sample_is_ours.is_some(),
        method,
        input: input.unwrap_or_default(),
        output: output.unwrap_or_default(),
        range: range.unwrap_or_default(),
        cost: cost.unwrap_or_default(),
        sample_input,
        sample_output,
        languages: &[],
    })
}

/// The source before a program's help, the help, and what follows its closing `";`.
pub fn parts(source: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = source.split_once("const ABOUT: &str = \"\\\n")?;
    let end = rest.find("\n\";")? + 1; // the help has the end of its last line
    Some((before, &rest[..end], &rest[end + 2..]))
}

type Fields = std::collections::HashMap<&'static str, Vec<String>>;

/// The texts of each key, their lines joined.
fn fields(head: &str, wrong: &mut Vec<String>) -> Fields {
    let mut fields = Fields::new();
    let block = head.rsplit("\n\n").next().unwrap_or_default();
    let mut last = 0;
    for line in block.lines() {
        if let Some(more) = line.strip_prefix("         ") {
            let text = fields.get_mut(KEYS[last]).and_then(|texts| texts.last_mut());
            if let Some(text) = text {
                *text += " ";
                *text += more.trim();
            }
            continue;
        }
        let pair = line.split_once(':');
        let known = |(key, text)| Some((KEYS.iter().position(|known| *known == key)?, text));
        let Some((index, text)) = pair.and_then(known) else {
            let keys = KEYS.map(|key| format!("{key}:")).join(" ");
            wrong.push(format!("`{line}` stands where only the lines {keys} do"));
            continue;
        };
        if index < last {
            let key = KEYS[index];
            wrong.push(format!("the line `{key}:` stands behind `{}:`", KEYS[last]));
        }
        last = index;
        fields.entry(KEYS[index]).or_default().push(text.trim().to_string());
    }
    fields
}

/// A text up to the end of its first sentence, without the full stop.
pub fn first_sentence(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let ends = |at: usize| {
        let next = words.get(at + 1).and_then(|word| word.chars().next());
        let word = words[at];
        word.ends_with('.')
            && !word.ends_with("..")
            && next.is_some_and(|c| c.is_uppercase() || c == '`')
    };
    let end = (0..words.len()).find(|&at| ends(at)).unwrap_or(words.len());
    let sentence = words[..words.len().min(end + 1)].join(" ");
    sentence.strip_suffix('.').unwrap_or(&sentence).to_string()
}

/// The lines `Judged:` of a program's source; none for `nowhere`.
///
/// # Errors
///
/// If there is none, or one that does not have this form: what it should be.
pub fn judged(source: &'static str) -> Result<Vec<Judged>> {
    let lines = source.lines().filter_map(|line| {
        // A submission may have the line in a comment.
        let line = line.trim_start_matches("//!").trim_start_matches("//");
        line.trim().strip_prefix("Judged:").map(str::trim)
    });
    let lines: Vec<&str> = lines.collect();
    match lines[..] {
        [] => bail!(
            "no line `Judged:` before `Input:`; write one such as \
             `Judged:  CSES 1730; 1 s, 512 MB; up to 2*10^5 heaps`, or `Judged:  nowhere`"
        ),
        ["nowhere"] => Ok(Vec::new()),
        _ => lines.into_iter().map(line).collect(),
    }
}

fn line(line: &'static str) -> Result<Judged> {
    let judged = || {
        let mut parts = line.splitn(3, "; ");
        let (names, limits, sizes) = (parts.next()?, parts.next()?, parts.next()?);
        let problems: Option<Vec<_>> = names.split(", ").map(|name| name.split_once(' ')).collect();
        let confirmed = limits.strip_suffix(" (not confirmed)");
        let (seconds, memory) = confirmed.unwrap_or(limits).split_once(" s, ")?;
        let is_decimal = seconds.chars().all(|c| c.is_ascii_digit() || c == '.');
        let (memory, unit) = memory.split_once(' ')?;
        let factor = match unit {
            "KB" => 1,
            "MB" => 1024,
            _ => return None,
        };
        Some(Judged {
            problems: problems?.leak(),
            seconds: seconds.parse().ok().filter(|&seconds| is_decimal && seconds > 0.0)?,
            kilobytes: factor * memory.parse::<u64>().ok()?,
            is_confirmed: confirmed.is_none(),
            sizes: Some(sizes).filter(|sizes| !sizes.is_empty())?,
        })
    };
    let judged = judged().with_context(|| {
        format!(
            "`Judged:  {line}` is not `Judged:  JUDGE ID[, JUDGE ID]; SECONDS s, MEMORY MB; sizes`, in which \
             MB may be KB, and limits that nobody has looked up end in `(not confirmed)`; write it so, then `make tables`"
        )
    })?;
    for (judge, _) in judged.problems {
        judges::judge(judge)?;
    }
    Ok(judged)
}

/// The memory in KB and the seconds that a judge allows; without its name, the most that any judge of a program does.
pub fn limits_at(judged: &[Judged], judge: Option<&str>) -> (u64, f64) {
    let is_its = |line: &&Judged| judge.is_none_or(|judge| line.is_of(judge));
    let lines = || judged.iter().filter(is_its);
    let kilobytes = lines().map(|line| line.kilobytes).max();
    let seconds = lines().map(|line| line.seconds).reduce(f64::max);
    (kilobytes.unwrap_or(256 << 10), seconds.unwrap_or(1.0))
}

/// The memory in KB, taken as address space, and the seconds that every judge of a program allows; 256 MB and 1 s if
/// it is judged nowhere.
pub fn limits(judged: &[Judged]) -> (u64, f64) {
    let kilobytes = judged.iter().map(|line| line.kilobytes).min();
    let seconds = judged.iter().map(|line| line.seconds).reduce(f64::min);
    (kilobytes.unwrap_or(256 << 10), seconds.unwrap_or(1.0))
}

/// The headers of all programs, by name.
///
/// # Errors
///
/// All errors in them, a line for each.
pub fn headers(root: &Path) -> Result<Vec<Header>> {
    let (headers, wrong) = all_headers(root)?;
    ensure!(wrong.is_empty(), wrong.join("\n"));
    Ok(headers)
}

/// The correct headers, and the errors in the others.
///
/// # Errors
///
/// If a folder cannot be read.
pub fn all_headers(root: &Path) -> Result<(Vec<Header>, Vec<String>)> {
    let (mut headers, mut wrong) = (Vec::new(), Vec::new());
    for name in programs(root)? {
        match Header::of(root, &name) {
            Ok(header) if is_game(root, header.game) => headers.push(header),
            Ok(Header { file, game, .. }) => wrong.push(format!(
                "{file}: `Game:    {game}`: there is no file {game}.rs in a folder of src; write the name of the \
                 theory's file, or `its own`, then `make tables`"
            )),
            Err(what) => wrong.push(what.to_string()),
        }
    }
    Ok((headers, wrong))
}

/// Whether a name is that of a file of the library, or [`ITS_OWN`].
pub fn is_game(root: &Path, game: &str) -> bool {
    game == ITS_OWN || theory_file(root, game).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = r#"//! Nim game I.

const ABOUT: &str = "\
Nim: a move takes 1, 2, ... or all of one heap; who
cannot move loses. The rest is known.

Game:    nim
Judged:  CSES 1730; 1 s, 512 MB (not confirmed); heaps
Input:   one case: n, then
         n heaps.
Output:  `first` or `second`.
Range:   any n.
Cost:    O(1) a heap.

Sample input:
1
5
Sample output:
first
";
"#;

    #[test]
    fn a_header_is_read() {
        let header = parsed("x", "src/bin/x.rs", SOURCE).unwrap_or_else(|wrong| panic!("{wrong}"));
        assert_eq!(header.title, "Nim game I");
        assert_eq!(
            header.rule,
            "Nim: a move takes 1, 2, ... or all of one heap; who cannot move loses"
        );
        assert_eq!(header.game, "nim");
        assert_eq!(header.judges(), "CSES 1730");
        assert!(!header.judged[0].is_confirmed);
        assert_eq!(header.input, "one case: n, then n heaps.");
        assert_eq!(header.sample_input, "1\n5\n");
        assert_eq!(header.sample_output, "first\n");
    }

    #[test]
    fn an_error_in_a_header_names_what_would_be_right() {
        for (from, to, says) in [
            ("//! Nim", "Nim", "begin it with the problem's name"),
            ("Game:    nim\n", "", "no line `Game:`; write one such as `Game:    nim`"),
            (
                "Cost: ",
                "Costs:",
                "`Costs:   O(1) a heap.` stands where only the lines Game: Judged:",
            ),
            ("Cost:    O(1) a heap.", "Cost", "`Cost` stands where only the lines Game: Judged:"),
            ("Game:    nim\n", "Game:    nim\nGame:    bash\n", "more than one line `Game:`"),
            (
                "Range:   any n.\nCost:    O(1) a heap.",
                "Cost:    O(1).\nRange:   any.",
                "the line `Range:` stands behind `Cost:`",
            ),
            ("Judged:  CSES 1730", "Judged:  CSES1730", "`Judged:  CSES1730; 1 s, 512 MB"),
            (
                "Judged:  CSES",
                "Judged:  CSESS",
                "crates/catalogue/judges.txt has no judge \"CSESS\"",
            ),
            ("Sample output:\n", "", "does not end with `Sample input:`"),
            ("const ABOUT", "const HELP", "no help: it begins with"),
            ("CSES 1730", "LeetCode 292", "LeetCode calls a method; a header has a line `Method:`"),
            (
                "Input: ",
                "Method:  f(n: i32) -> bool\nInput: ",
                "CSES gives standard input; a header has a line `Method:`",
            ),
            (
                "Input: ",
                "Method:  f(n: u32) -> bool\nInput: ",
                "`Method:  f(n: u32) -> bool` is not such as",
            ),
        ] {
            let source = SOURCE.replacen(from, to, 1).leak();
            let wrong = parsed("x", "src/bin/x.rs", source).unwrap_err().to_string();
            assert!(wrong.starts_with("src/bin/x.rs: "), "{from}: {wrong}");
            assert!(wrong.contains(says), "{from}: {wrong}");
        }
    }

    #[test]
    fn a_sentence_ends_before_a_capital_letter() {
        assert_eq!(first_sentence("take 1, 2, ... or k. Who"), "take 1, 2, ... or k");
        assert_eq!(first_sentence("a row of `.`, up to\nfive."), "a row of `.`, up to five");
    }

    #[test]
    fn limits_are_the_strictest_of_the_lines_judged() {
        let of = |text| judged(text).map(|judged| limits(&judged)).ok();
        assert_eq!(of("Judged:  POJ 1067, HDU 1527; 1 s, 10000 KB; a and b"), Some((10_000, 1.0)));
        let two =
            "Judged:  POJ 3537; 3 s, 64 MB; n\nJudged:  Codeforces Gym 100078C; 1 s, 256 MB; n";
        assert_eq!(of(two), Some((64 << 10, 1.0)));
        assert_eq!(of("// Judged:  nowhere"), Some((256 << 10, 1.0)));
        let of = |seconds: &str| of(format!("Judged:  POJ 1; {seconds} s, 1 KB; n").leak());
        assert_eq!(of("1.5"), Some((1, 1.5)));
        for wrong in ["", ".", "0", "-1", "inf", "1e3"] {
            assert_eq!(of(wrong), None, "{wrong}");
        }
        assert_eq!(judged(two).unwrap()[1].problems, [("Codeforces", "Gym 100078C")]);
    }

    #[test]
    fn a_line_judged_of_another_form_is_refused() {
        for line in [
            "",
            "Judged:  POJ 1067",
            "Judged:  POJ 1067; 1 s, 10000 KB",
            "Judged:  POJ 1067; 1 s, 10000 KB; ",
            "Judged:  POJ; 1 s, 10000 KB; n",
            "Judged:  POJ 1067; 1 s, 10 GB; n",
            "Judged:  POJ 1067; 10000 KB, 1 s; n",
            "Judged:  POJ 1067; 1 s, 10 MB (confirmed); n",
            "Judged:  nowhere\nJudged:  POJ 1067; 1 s, 1 MB; n\nJudged:  nowhere",
        ] {
            assert!(judged(line).is_err(), "{}", line);
        }
    }
}
