//! The files of a new program, made of those of one that reads such an input. Everything is checked before a file is
//! written, and what cannot be written as a whole is taken back.

use crate::header::{parts, Header, ITS_OWN, KEYS};
use crate::{all_headers, is_game, names, read, theory, KINDS};
use std::fs;
use std::path::Path;

/// What will be written: files with their text, and what is to be done in each.
pub struct Plan {
    name: String,
    changes: Vec<Change>,
}

struct Change {
    file: String,
    /// `None` for a new file.
    old: Option<String>,
    text: String,
    to_do: String,
}

const FORMATS: &str = "trial/src/formats.rs";
const PROGRAMS: &str = "docs/programs.md";
const MAP: &str = "src/lib.rs";
const REFERENCES: &str = "trial/src/reference";

/// Files of `src` that are no game.
const NO_GAMES: [&str; 8] = [
    "bin", "judge", "kernel", "law", "lib", "mod", "random", "table",
];

/// Words that Rust keeps for itself, in one edition or another.
const KEYWORDS: [&str; 30] = [
    "as", "async", "box", "break", "const", "crate", "do", "dyn", "else", "enum", "fn", "for",
    "gen", "if", "impl", "in", "let", "loop", "match", "move", "pub", "ref", "self", "static",
    "super", "trait", "try", "type", "use", "where",
];

/// Plans the program `name`, whose input is that of `like`. Its theory is in `src/GAME.rs`, there or to be begun;
/// where `game` is empty, it is that of `like`.
///
/// # Errors
///
/// If an argument will not do: why, and what would.
pub fn plan(root: &Path, name: &str, like: &str, game: &str) -> Result<Plan, String> {
    let is_name = |name: &str, mark: char| {
        let is_letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == mark;
        name.starts_with(|c: char| c.is_ascii_lowercase()) && name.chars().all(is_letter)
    };
    if !is_name(name, '-') {
        return Err(format!(
            "P={name}: a program's name begins with a small letter and has \
             small letters, digits and `-`, as in P=cf1191d"
        ));
    }
    for there in [format!("src/bin/{name}.rs"), format!("testdata/{name}")] {
        if root.join(&there).exists() {
            return Err(format!("P={name}: {there} is there already"));
        }
    }
    let headers = all_headers(root)?.0;
    let Some(like) = headers
        .iter()
        .find(|header| header.file == format!("src/bin/{like}.rs"))
    else {
        return Err(format!(
            "LIKE={like}: no src/bin/{like}.rs; LIKE is the name of a program that reads such an input, as in \
             LIKE=hdu2516 for one number a case (docs/programs.md has the inputs of all)"
        ));
    };
    let game = if game.is_empty() {
        like.game.as_str()
    } else {
        game
    };
    let is_new = !is_game(root, game);
    if game != ITS_OWN {
        if !is_name(game, '_') {
            let better = game.replace('-', "_").to_ascii_lowercase();
            let better = if is_name(&better, '_') {
                better
            } else {
                "prime_powers".to_string()
            };
            return Err(format!(
                "GAME={game}: a game is a file of src and a module of Rust, named with small letters, digits and `_`, \
                 as in GAME={better}"
            ));
        }
        if NO_GAMES.contains(&game) || KEYWORDS.contains(&game) {
            return Err(format!(
                "GAME={game}: this name is taken, by Rust or by a tool of src; choose another"
            ));
        }
    }
    let mut changes = vec![
        Change {
            file: format!("src/bin/{name}.rs"),
            old: None,
            text: program(&read(root, &like.file)?, like, name, game)?,
            to_do: format!(
                "the title, the header and the rule; `Judged:` has the limits of the problem, or, until\n      \
                 somebody has looked them up, those of its judge in {} with `(not confirmed)`\n      \
                 behind them; a judge that is new gets a line there",
                crate::judges::FILE
            ),
        },
        formats(root, like, name)?,
    ];
    changes.extend(reference(root, &headers, like, name, game)?);
    if is_new {
        changes.extend(library(root, game, kind(root, &like.game))?);
    }
    Ok(Plan {
        name: name.to_string(),
        changes,
    })
}

impl Plan {
    /// Writes all of it, or nothing.
    ///
    /// # Errors
    ///
    /// If a file cannot be written: which, and why.
    pub fn write(&self, root: &Path) -> Result<(), String> {
        for (at, change) in self.changes.iter().enumerate() {
            if let Err(error) = fs::write(root.join(&change.file), &change.text) {
                for written in &self.changes[..=at] {
                    // What was not begun need not be taken back.
                    let _ = match &written.old {
                        Some(old) => fs::write(root.join(&written.file), old),
                        None => fs::remove_file(root.join(&written.file)),
                    };
                }
                return Err(format!("{}: {error}; nothing is changed", change.file));
            }
        }
        Ok(())
    }

    /// What is to be done now, for a person.
    pub fn to_do(&self) -> String {
        let name = &self.name;
        let mut text = "written; look for TODO, and do:\n".to_string();
        for change in &self.changes {
            text += &format!("  {}\n      {}\n", change.file, change.to_do);
        }
        text += &format!(
            "  testdata/{name}\n      `make one` copies the sample of the header there; beside it a case or more, each\n      \
             named for its reason (min, max, random): CASE.in, and `make outputs` has the reference write CASE.out\n\
             then make tables, which makes the rows of all tables, and make one P={name}\n\
             to take it back, with all else that is not committed in these files:\n "
        );
        let files = |is_new: bool| -> String {
            let files = self
                .changes
                .iter()
                .filter(|change| change.old.is_none() == is_new);
            files.map(|change| format!(" {}", change.file)).collect()
        };
        text += &format!(
            " git checkout --{} && rm -rf{} testdata/{name}\n",
            files(false),
            files(true)
        );
        text
    }
}

/// The program: that of `like`, to be changed.
fn program(source: &str, like: &Header, name: &str, game: &str) -> Result<String, String> {
    let file = &like.file;
    let lost = || format!("{file} has not the form of a program: title, ABOUT, solve, main");
    let (before, _, after) = parts(source).ok_or_else(lost)?;
    let (_, before) = before.split_once('\n').ok_or_else(lost)?;
    let mut about =
        "TODO: the rule in a sentence; then, if it is not plain, why the program is right.\n\n"
            .to_string();
    for key in KEYS {
        let text = match key {
            "Game" => game.to_string(),
            "Judged" => {
                "TODO: JUDGE ID; SECONDS s, MEMORY MB (not confirmed); sizes of the judge's numbers"
                    .to_string()
            }
            "Sample" => {
                "TODO: leave `ours.` here if the sample is not the judge's, else delete this line"
                    .to_string()
            }
            "Method" => match &like.method {
                Some(method) => format!("TODO: the method that the judge calls, as in `{method}`"),
                None => continue,
            },
            "Input" => format!("TODO: check, and use the problem's letters: {}", like.input),
            "Output" => format!(
                "TODO: what it prints, as in `{}`",
                like.output.replace('`', "")
            ),
            "Range" => {
                "TODO: the largest numbers that it takes, as in `any n, heaps up to 2^64 - 1.`"
                    .to_string()
            }
            "Cost" => "TODO: time and memory, as in `O(1) a case, constant memory.`".to_string(),
            _ => continue,
        };
        about += &format!("{:<9}{text}\n", format!("{key}:"));
    }
    about += "\nSample input:\nTODO: the sample\nSample output:\nTODO: its answer\n";
    let rule = format!(
        "\n// TODO: the rule; this is that of {}.\nfn solve(",
        like.name
    );
    let after = after.replacen("\nfn solve(", &rule, 1);
    let run = |name: &str| format!("judge::run(\"{name}\"");
    if !after.contains(&rule) || !after.contains(&run(&like.name)) {
        return Err(lost());
    }
    let after = after.replace(&run(&like.name), &run(name));
    Ok(format!(
        "//! TODO: the problem's name, and what it asks if its name does not say so.\n{before}\
         const ABOUT: &str = \"\\\n{about}\";{after}"
    ))
}

/// Where the arm of a match for a program begins and ends: lines.
fn arm(lines: &[&str], program: &str) -> Option<(usize, usize)> {
    let names = |line: &str| -> bool {
        let before = line.split("=>").next().unwrap_or_default();
        before
            .split('|')
            .any(|name| name.trim() == format!("\"{program}\""))
    };
    let is_arm = |line: &&str| line.starts_with("        \"") && line.contains("=>");
    let begin = lines.iter().position(|line| is_arm(line) && names(line))?;
    let goes_on = |line: &&&str| {
        line.starts_with("         ")
            || line.starts_with("        }")
            || line.starts_with("        ]")
    };
    let length = lines[begin + 1..].iter().take_while(goes_on).count();
    Some((begin, begin + 1 + length))
}

/// The format: a copy of that of `like`.
fn formats(root: &Path, like: &Header, name: &str) -> Result<Change, String> {
    let old = read(root, FORMATS)?;
    let lines: Vec<&str> = old.lines().collect();
    let Some((begin, end)) = arm(&lines, &like.name) else {
        return Err(format!(
            "LIKE={}: no arm for it in {FORMATS}, so it does not read numbers; name another",
            like.name
        ));
    };
    let copy = lines[begin..end].join("\n");
    let copy = copy.split_once("=>").map_or("", |(_, format)| format);
    let arm = format!(
        "        // TODO: the sizes of the judge and of the program; this is the input of {}.\n        \
         \"{name}\" =>{copy}",
        like.name
    );
    Ok(Change {
        file: FORMATS.to_string(),
        text: with_line(&lines, end, &arm),
        old: Some(old),
        to_do: "what it reads: number(\"n\", 1, 1000) has the name by which the reference asks for it and the\n      \
                judge's range. Behind it, as in number(\"n\", 1, 1000).within(1, u64::MAX).small(40): `within` the\n      \
                program's range if it is not all of u64, or `by` if numbers before decide it; `small` the largest\n      \
                that is played out; `at_least` the least that is made. The docs of Number in trial/src/format.rs say more."
            .to_string(),
    })
}

/// The reference: an arm in the file of the game, which is begun if no program has one.
fn reference(
    root: &Path,
    headers: &[Header],
    like: &Header,
    name: &str,
    game: &str,
) -> Result<Vec<Change>, String> {
    let to_do = |how: &str| {
        format!("its answer to a case, by playing it out{how}; any number that its format allows may come")
    };
    let files = names(root, REFERENCES, ".rs")?;
    let has = |file: &String, program: &str| -> Result<bool, String> {
        let text = read(root, &format!("{REFERENCES}/{file}.rs"))?;
        Ok(arm(&text.lines().collect::<Vec<_>>(), program).is_some())
    };
    // The file of the game's name, or the first that has a program of the game, `like` before others.
    let mut found = files.iter().find(|file| *file == game).cloned();
    let others = headers.iter().filter(|header| header.game == game);
    let mut programs: Vec<&str> = others.map(|header| header.name.as_str()).collect();
    programs.sort_by_key(|program| *program != like.name);
    if game == ITS_OWN {
        programs = vec![like.name.as_str()];
    }
    for program in programs {
        for file in &files {
            if found.is_none() && has(file, program)? {
                found = Some(file.clone());
            }
        }
    }
    let arm_of = format!("        \"{name}\" => return None, // TODO: its reference, for example (with choose, new and Game of super)\n        \
        // new(|case| choose(Game::new(options).won(&[case.number(\"n\")]), \"first\", \"second\"))");
    if let Some(file) = found {
        let file = format!("{REFERENCES}/{file}.rs");
        let old = read(root, &file)?;
        let lines: Vec<&str> = old.lines().collect();
        let first = headers
            .iter()
            .filter_map(|header| arm(&lines, &header.name))
            .map(|arm| arm.0)
            .min();
        let Some(at) = arm(&lines, &like.name).map(|arm| arm.0).or(first) else {
            return Err(format!(
                "{file} has no arm `\"PROGRAM\" => ...`; write one by hand, then make new"
            ));
        };
        return Ok(vec![Change {
            text: with_line(&lines, at, &arm_of),
            to_do: to_do(", as its neighbours do"),
            old: Some(old),
            file,
        }]);
    }
    let list = format!("{REFERENCES}/mod.rs");
    let old = read(root, &list)?;
    let (before, games, after) =
        games(&old).ok_or(format!("{list} has no list `games! {{ ... }}`"))?;
    let mut games: Vec<&str> = games.split_whitespace().chain(Some(game)).collect();
    games.sort_unstable();
    let mut lines = vec!["   ".to_string()];
    for game in games {
        let line = &mut lines.last_mut().expect("a line is there");
        if line.len() + 1 + game.len() > 90 {
            lines.push("   ".to_string());
        }
        let line = lines.last_mut().expect("a line is there");
        *line += " ";
        *line += game;
    }
    Ok(vec![
        Change {
            file: format!("{REFERENCES}/{game}.rs"),
            old: None,
            text: format!(
                "//! TODO: the game in a word.\n\nuse super::Reference;\n\npub fn reference(program: &str) \
                 -> Option<Reference> {{\n    match program {{\n{arm_of}\n        _ => None,\n    }}\n}}\n"
            ),
            to_do: to_do("; wythoff.rs beside it is an example"),
        },
        Change {
            text: format!("{before}{}\n{after}", lines.join("\n")),
            old: Some(old),
            file: list,
            to_do: "nothing: the new file is in its list".to_string(),
        },
    ])
}

/// The list of the files of references: what is before it, itself, what is behind it.
fn games(text: &str) -> Option<(&str, &str, &str)> {
    let begin = text.find("\ngames! {\n")? + "\ngames! {\n".len();
    let end = begin + text[begin..].find('}')?;
    Some((&text[..begin], &text[begin..end], &text[end..]))
}

/// The folder of a game, or of heaps if it has none of its own.
fn kind(root: &Path, game: &str) -> &'static str {
    let file = theory(root, game).unwrap_or_default();
    let is_in = |kind: &&&str| file.starts_with(&format!("src/{kind}/"));
    KINDS.iter().find(is_in).unwrap_or(&KINDS[0])
}

/// A new game: its file, its module and row of the map, its section.
fn library(root: &Path, game: &str, kind: &str) -> Result<Vec<Change>, String> {
    let old = read(root, MAP)?;
    let lines: Vec<&str> = old.lines().collect();
    // The last row of the first table with rows of three cells.
    let is_row = |line: &str| line.starts_with("//! | ") && line.matches('|').count() == 4;
    let first = lines.iter().position(|line| is_row(line));
    let rows = first.map(|first| {
        first
            + lines[first..]
                .iter()
                .take_while(|line| line.starts_with("//! |"))
                .count()
    });
    let module = |line: &str| {
        line.strip_prefix("pub mod ")
            .and_then(|line| line.strip_suffix(';'))
            .map(str::to_string)
    };
    let after = lines
        .iter()
        .position(|line| module(line).is_some_and(|name| name.as_str() > game));
    let last = lines
        .iter()
        .rposition(|line| module(line).is_some())
        .map(|at| at + 1);
    let (Some(rows), Some(mut at)) = (rows, after.or(last)) else {
        return Err(format!(
            "{MAP} has no map with rows `//! | ... | [`GAME`] | ... |`, \
             or no line `pub mod GAME;`"
        ));
    };
    while at > 0 && lines[at - 1].starts_with("#[") {
        at -= 1;
    }
    let module = format!("#[path = \"{kind}/{game}.rs\"]\npub mod {game};");
    let text = with_line(&lines, at, &module);
    let lines: Vec<&str> = text.lines().collect();
    let row = format!("//! | TODO: what the game looks like | [`{game}`] | TODO: its theorem |");
    let map = Change {
        text: with_line(&lines, rows, &row),
        old: Some(old),
        file: MAP.to_string(),
        to_do: "the row of the map, and its place among the others".to_string(),
    };
    let theory = Change {
        file: format!("src/{kind}/{game}.rs"),
        old: None,
        text: "//! TODO: the game, its theorem, where that is published, and how this file was checked.\n".to_string(),
        to_do: "the theory, as in src/heaps/wythoff.rs".to_string(),
    };
    let old = read(root, PROGRAMS)?;
    let mut title = game.replace('_', " ");
    if let Some(first) = title.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    let section = format!(
        "## {title}\n\nTODO: the rule of the game in a sentence; the heading may be another, too.\n\n\
         <!-- made by make tables: programs of {game} -->\n| program | problem | judged | input | output |\n\
         |---|---|---|---|---|\n<!-- end -->\n"
    );
    let text = match old.find("\n## Other games\n") {
        Some(at) => format!("{}\n{section}{}", &old[..at], &old[at..]),
        None => format!("{old}\n{section}"),
    };
    let section = Change {
        file: PROGRAMS.to_string(),
        text,
        old: Some(old),
        to_do: "the sentence of the new section; the rows are for make tables".to_string(),
    };
    Ok(vec![theory, map, section])
}

/// The lines with another before the line `at`.
fn with_line(lines: &[&str], at: usize, line: &str) -> String {
    let mut lines = lines.to_vec();
    lines.insert(at, line);
    lines.join("\n") + "\n"
}
