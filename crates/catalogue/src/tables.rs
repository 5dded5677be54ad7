//! The tables that are made from the headers, `games.txt`, `judges.txt` and `lists.txt`.
//!
//! In `docs` and the READMEs each is between two lines, below a head that is written by hand:
//!
//! ```text
//! <!-- made by make tables: PART -->
//! | program | problem | judged | input | output |
//! |---|---|---|---|---|
//! <!-- end -->
//! ```
//!
//! The list of programs in each manifest is such a table too. PART is `programs of SECTION`, where `games.txt` has the
//! sections, `games`, `games in Chinese`, `judges`, `judges and files`, `lists`, `problems of lists`, or `crates`. In a
//! sentence the number before `<!-- count: NOUN -->` is made in the same way; [`COUNTS`] has the nouns.

use crate::games::{self, games, Game};
use crate::header::{first_sentence, Header, ITS_OWN};
use crate::judges::Language;
use crate::lists::{self, counts, List};
use crate::{headers, judges, names, natural, read, KINDS, PROBLEMS};
use anyhow::{bail, Context, Result};
use grundy_lang::Lang;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The files with tables.
pub const FILES: [&str; 5] =
    ["docs/programs.md", "docs/submissions.md", "docs/lists.md", "README.md", "README.zh.md"];

const BEGIN: &str = "<!-- made by make tables: ";
const END: &str = "<!-- end -->";
const COUNT: &str = "<!-- count: ";

type Count = fn(&Header) -> usize;

/// What is counted, each by its noun, with what a program adds to it.
pub const COUNTS: [(&str, Count); 4] = [
    ("programs", |_| 1),
    ("files to paste", |header| usize::from(header.file.starts_with("src/bin/"))),
    ("problems with a judge", |header| usize::from(!header.judged.is_empty())),
    ("numbers at judges", |header| header.problems().count()),
];

/// A file with tables: its present text, and the text that it should have.
pub struct Written {
    pub file: &'static str,
    pub found: &'static str,
    pub text: String,
}

impl Written {
    /// Writes the file if its text would change, and returns whether it did.
    ///
    /// # Errors
    ///
    /// If it cannot be written: which, and why.
    pub fn write(&self, root: &Path) -> Result<bool> {
        let differs = self.text != self.found;
        if differs {
            fs::write(root.join(self.file), &self.text).context(self.file)?;
        }
        Ok(differs)
    }
}

/// All files with tables.
///
/// # Errors
///
/// The reasons why they cannot be written, a line for each.
pub fn written(root: &Path) -> Result<Vec<Written>> {
    let (headers, games) = (headers(root)?, games(root)?);
    // Each kind of game has its map, and so has the engine.
    let mut maps = vec![read(root, "crates/engine/src/lib.rs").unwrap_or_default()];
    for kind in KINDS {
        maps.push(read(root, &format!("src/{kind}/mod.rs"))?);
    }
    let (mut files, mut wrong) = (Vec::new(), Vec::new());
    for file in FILES {
        let found = read(root, file)?;
        let mut made = Made { root, file, headers: &headers, games: &games, wrong: Vec::new() };
        let text = made.parts(found);
        wrong.append(&mut made.wrong);
        for game in games.iter().filter(|_| file == FILES[0]) {
            let part = format!("{BEGIN}programs of {} -->", game.section);
            let count = found.matches(&part).count();
            if count != 1 {
                wrong.push(format!(
                    "{file}: for {:?} of {}, a section with a line {part} is there {count} times; write one, such as \
                     another game has, then make tables",
                    game.name,
                    games::FILE
                ));
            }
        }
        files.push(Written { file, found, text });
    }
    let theories: BTreeSet<&str> = headers.iter().map(|header| header.game).collect();
    let listed: Vec<&str> = games.iter().flat_map(|game| &game.theories).copied().collect();
    for name in theories.iter().chain(&listed).collect::<BTreeSet<_>>() {
        let what = match listed.iter().filter(|other| *other == name).count() {
            _ if !theories.contains(name) => "is the theory of no program; delete it".to_string(),
            1 => continue,
            0 => "is in no line `theories`; write it in that of its game, or a section with lines `[GAME]`, `theories` and \
                  `zh`"
                .to_string(),
            count => format!("is in {count} lines `theories`; write it in one"),
        };
        wrong.push(format!("{}: `{name}` {what}", games::FILE));
    }
    for game in theories {
        let is_row = |line: &str| line.starts_with("//! | ") && line.contains(&format!("`{game}`"));
        if game != ITS_OWN && !maps.iter().flat_map(|map| map.lines()).any(is_row) {
            wrong.push(format!(
                "no map (src/KIND/mod.rs) has a row for `{game}`: write //! | what the game looks like | [`{game}`] | its theory |"
            ));
        }
    }
    if wrong.is_empty() {
        files.extend(lists(root)?);
        Ok(files)
    } else {
        bail!(wrong.join("\n"))
    }
}

/// The lists that are made from folders: the programs in the manifests, and the problems.
///
/// # Errors
///
/// If a file cannot be read, or has no list.
pub fn lists(root: &Path) -> Result<Vec<Written>> {
    let manifests = ["Cargo.toml", "crates/engine/Cargo.toml"].map(|file| manifest(root, file));
    let manifests = manifests.into_iter().filter_map(Result::transpose);
    let mut lists = manifests.collect::<Result<Vec<Written>>>()?;
    lists.extend(problems(root)?);
    Ok(lists)
}

/// The map of the problems, by which every tool finds their files, and the list of them, if they exist.
fn problems(root: &Path) -> Result<Vec<Written>> {
    const MAP: &str = "crates/problems/src/problems/mod.rs";
    const LIST: &str = "crates/problems/src/list.rs";
    const ALL: &str = "\nall! {\n";
    if !root.join(MAP).exists() {
        return Ok(Vec::new());
    }
    let mut names = names(root, PROBLEMS, ".rs")?;
    names.retain(|name| name != "mod");
    names.sort();
    let found = read(root, MAP)?;
    let head = found.split("\npub mod ").next().unwrap_or_default();
    let modules: String = names.iter().map(|name| format!("pub mod {name};\n")).collect();
    let map = Written { file: MAP, text: format!("{head}\n{modules}"), found };
    let found = read(root, LIST)?;
    let (rest, _) = found.split_once(ALL).with_context(|| format!("{LIST} has no list {ALL:?}"))?;
    let mut all = String::new();
    for name in &names {
        let line = all.lines().next_back().map_or(0, str::len);
        let is_full = line + 1 + name.len() > 100;
        all += if is_full {
            "\n    "
        } else if line == 0 {
            "    "
        } else {
            " "
        };
        all += name;
    }
    let text = format!("{rest}{ALL}{all}\n}}\n");
    Ok(vec![map, Written { file: LIST, text, found }])
}

/// A manifest with its list of programs, if it exists. Cargo would find them by itself, but link an empty test
/// and write a page of documentation for each.
fn manifest(root: &Path, file: &'static str) -> Result<Option<Written>> {
    const BEGIN: &str = "bin = [ # made by make tables\n";
    const END: &str = "]\n";
    if !root.join(file).exists() {
        return Ok(None);
    }
    let found = read(root, file)?;
    let parts = found.split_once(BEGIN);
    let parts = parts.and_then(|(before, rest)| Some((before, rest.split_once(END)?.1)));
    let (before, after) = parts.with_context(|| format!("{file} has no list {BEGIN:?}"))?;
    let folder = file.replace("Cargo.toml", "src/bin");
    let names = names(root, &folder, ".rs")?;
    let program =
        |name: &String| format!("    {{ name = {name:?}, test = false, doc = false }},\n");
    let list: String = names.iter().map(program).collect();
    let text = format!("{before}{BEGIN}{list}{END}{after}");
    Ok(Some(Written { file, found, text }))
}

/// The files whose text would change: the file, the command that mends it, and the first line that differs.
pub fn differences(files: &[Written]) -> Vec<String> {
    let difference = |file: &Written| {
        let at = |text: &str, line: usize| text.lines().nth(line).unwrap_or("nothing").to_string();
        let lines = file.found.lines().count().max(file.text.lines().count());
        let line = (0..lines).find(|&line| at(file.found, line) != at(&file.text, line))?;
        Some(format!(
            "{} is not what the headers say: make tables mends it\nline {} is    {}\nand would be {}",
            file.file,
            line + 1,
            at(file.found, line),
            at(&file.text, line),
        ))
    };
    files.iter().filter_map(difference).collect()
}

struct Made<'a> {
    root: &'a Path,
    file: &'static str,
    headers: &'a [Header],
    games: &'a [Game],
    wrong: Vec<String>,
}

impl Made<'_> {
    fn says(&mut self, what: String) {
        self.wrong.push(format!("{}: {what}", self.file));
    }

    /// A file with the parts between the two lines replaced.
    fn parts(&mut self, found: &str) -> String {
        let mut text = String::new();
        let mut lines = found.lines().enumerate();
        while let Some((at, line)) = lines.next() {
            text += &self.counted(at + 1, line);
            text += "\n";
            let Some(part) = line.strip_prefix(BEGIN) else {
                continue;
            };
            let part = part.trim_end_matches(" -->");
            let old: Vec<(usize, &str)> = lines.by_ref().take_while(|line| line.1 != END).collect();
            let Some(ruler) = old.iter().position(|line| line.1.starts_with("|--")) else {
                self.says(format!(
                    "line {}: a part begins with a head of two lines, `| program | ... |` and `|---|...|`, \
                     and ends with a line {END}",
                    at + 1
                ));
                continue;
            };
            for line in &old[..=ruler] {
                text += line.1;
                text += "\n";
            }
            for row in self.rows(part, at + 1) {
                text += &row;
                text += "\n";
            }
            text += END;
            text += "\n";
        }
        text
    }

    /// A line with the number before each mark replaced.
    fn counted(&mut self, at: usize, line: &str) -> String {
        let mut pieces = line.split(COUNT);
        let mut text = pieces.next().unwrap_or_default().to_string();
        for piece in pieces {
            let noun = piece.split(" -->").next().unwrap_or_default();
            text.truncate(text.trim_end_matches(|c: char| c.is_ascii_digit()).len());
            match COUNTS.iter().find(|count| count.0 == noun) {
                Some((_, of)) => text += &self.headers.iter().map(of).sum::<usize>().to_string(),
                None => {
                    let nouns = COUNTS.map(|count| count.0).join(", ");
                    self.says(format!("line {at}: {noun:?} is not counted; there are {nouns}"));
                }
            }
            text += COUNT;
            text += piece;
        }
        text
    }

    fn rows(&mut self, part: &str, at: usize) -> Vec<String> {
        if let Some(section) = part.strip_prefix("programs of ") {
            if let Some(game) = self.games.iter().find(|game| game.name == section) {
                let is_of = |header: &&Header| game.theories.contains(&header.game);
                return self.headers.iter().filter(is_of).map(program).collect();
            }
        }
        match part {
            "judges" => self.judges(),
            "judges and files" => self.judges_and_files(),
            "lists" => self.lists(),
            "problems of lists" => self.problems_of_lists(),
            "crates" => self.crates(),
            "games" => self.games(|game| (game.name.to_string(), game.words)),
            "games in Chinese" => {
                let name = |game: &Game| format!("{}（{}）", game.chinese, game.name);
                self.games(|game| (name(game), game.chinese_words))
            }
            _ => {
                self.says(format!(
                    "line {at}: no part is called {part:?}; there are `programs of SECTION`, with the sections of {}, \
                     games, `games in Chinese`, judges, `judges and files`, lists, `problems of lists`, crates",
                    games::FILE
                ));
                Vec::new()
            }
        }
    }

    /// The games that have a program, with a name and other words.
    fn games(&mut self, said: impl Fn(&Game) -> (String, &'static str)) -> Vec<String> {
        let mut rows = Vec::new();
        for game in self.games {
            let Some(program) = game.program else {
                continue;
            };
            let (name, words) = said(game);
            match self.headers.iter().find(|header| header.name == program) {
                Some(header) => rows.push(format!(
                    "| [{name}](docs/programs.md#{}) | {words} | `{program}` | {} |",
                    game.anchor(),
                    header.judges()
                )),
                None => {
                    self.says(format!("{}: no program is called {program:?}", games::FILE));
                }
            }
        }
        rows
    }

    /// The files to submit to a judge: its names of the problems, and those of the files.
    fn files<'a>(&'a self, judge: &'a str) -> impl Iterator<Item = (&'a str, String, Language)> {
        let problems = self.headers.iter().flat_map(|header| {
            header.problems().map(move |problem| (problem, Language::of(problem), header))
        });
        let is_there = move |&((name, _), language, header): &(_, _, &Header)| {
            name == judge && header.languages.contains(&language)
        };
        problems.filter(is_there).map(|((_, id), language, header)| match language {
            Language::Rust => (id, header.name.to_string(), language),
            Language::Cpp => (id, format!("{}.cpp", header.name), language),
        })
    }

    /// For each language the judges that take it, with the number of their problems, in a row.
    fn judges(&self) -> Vec<String> {
        let row = |language: Language| {
            let count = |name| self.files(name).filter(|file| file.2 == language).count();
            let judges = judges::all().into_iter().map(|judge| (judge.name, count(judge.name)));
            let judges = judges.filter(|&(_, count)| count > 0);
            let judges: Vec<String> =
                judges.map(|(name, count)| format!("{name} {count}")).collect();
            format!("| {} | {} |", language.name(), judges.join(", "))
        };
        Language::ALL.map(row).to_vec()
    }

    fn judges_and_files(&self) -> Vec<String> {
        let row = |judge: judges::Judge| {
            let mut files: Vec<_> = self.files(judge.name).collect();
            files.sort_by_key(|file| natural(file.0));
            let files: Vec<String> =
                files.iter().map(|(id, name, _)| format!("{id} `{name}`")).collect();
            let files = if files.is_empty() { "none".to_string() } else { files.join(", ") };
            let judges::Judge { name, limits, compiler, output, notes, .. } = judge;
            format!("| {name} | {compiler} | {notes} | {limits} | {output} | {files} |")
                .replace("|  |", "| |")
        };
        judges::all().into_iter().map(row).collect()
    }

    /// The public lists, each with how many of its problems are answered.
    fn lists(&self) -> Vec<String> {
        let row = |list: &List| {
            let ([of, like, missing], solved) = counts(&list.answers(self.headers.iter()));
            let solved = solved.map(|percents| format!(" ({} % by solvers)", percents[0]));
            let (name, title, source) = (list.name, list.title(Lang::En), list.source);
            let (all, solved) = (list.problems.len(), solved.unwrap_or_default());
            format!("| `{name}` | {title} | {source} | {all} | {of}{solved} | {like} | {missing} |")
        };
        lists::all().iter().map(row).collect()
    }

    /// The problems of each list, with their programs.
    fn problems_of_lists(&self) -> Vec<String> {
        let row = |list: &List| {
            let mut cells = [const { Vec::new() }; 3];
            for (problem, answer) in list.answers(self.headers.iter()) {
                let program = answer.program().map(|program| format!(" `{program}`"));
                cells[answer.kind()].push(problem.number() + &program.unwrap_or_default());
            }
            let cells = cells.map(|cell| cell.join(", ")).join(" | ");
            format!("| `{}` | {cells} |", list.name)
        };
        lists::all().iter().map(row).collect()
    }

    /// The crates, each with the first line of its root.
    fn crates(&mut self) -> Vec<String> {
        let mut rows = Vec::new();
        for name in names(self.root, "crates", "").unwrap_or_default() {
            let roots = ["lib", "main"].map(|root| format!("crates/{name}/src/{root}.rs"));
            let text = roots.iter().find_map(|root| read(self.root, root).ok());
            let line = text.and_then(|text| text.lines().next()?.strip_prefix("//! "));
            match line.and_then(|line| line.strip_suffix('.')) {
                Some(what) => rows.push(format!("| [`{name}`](crates/{name}) | {what} |")),
                None => self.says(format!(
                    "{}: its first line says in one sentence what the crate has",
                    roots.join(" or ")
                )),
            }
        }
        rows
    }
}

fn program(header: &Header) -> String {
    let cell = |text: &str| first_sentence(text).replace('|', "\\|");
    format!(
        "| [`{name}`](../{file}) | {} | {} | {} | {} |",
        header.title.replace('|', "\\|"),
        header.judges(),
        cell(header.input),
        cell(header.output),
        name = header.name,
        file = header.file,
    )
}
