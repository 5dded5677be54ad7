//! A new program: copies of a program with similar input and of its problem, in which TODO marks each line to adapt, and
//! an empty folder of cases. Every argument is checked before a file is written.

use crate::header::{first_sentence, Header, KEYS};
use crate::{all_headers, is_game, read, tables, PROBLEMS};
use anyhow::{bail, Context, Result};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::Path;

/// The three places of a program: its file, its problem, its cases.
pub fn places(name: &str) -> [String; 3] {
    let problem = name.replace('-', "_");
    [format!("src/bin/{name}.rs"), format!("{PROBLEMS}/{problem}.rs"), format!("testdata/{name}")]
}

/// Begins the program `name` from `like`. Its game is `game`, or that of `like` if this is empty.
///
/// # Errors
///
/// If an argument is unsuitable: why, and what would be suitable. If a file cannot be written: which, and why; those
/// before it remain.
pub fn begin(root: &Path, name: &str, like: &str, game: &str) -> Result<()> {
    let is_letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if !name.starts_with(|c: char| c.is_ascii_lowercase()) || !name.chars().all(is_letter) {
        bail!(
            "P={name}: a program's name begins with a small letter and has \
             small letters, digits and `-`, as in P=cf1191d"
        );
    }
    let [program, problem, cases] = places(name);
    for place in [&program, &problem, &cases] {
        if fs::symlink_metadata(root.join(place)).is_ok() {
            bail!("P={name}: {place} is there already");
        }
    }
    if !game.is_empty() && !is_game(root, game) {
        bail!(
            "GAME={game}: there is no file {game}.rs in a folder of src. Without GAME, the game is that of LIKE. \
             docs/testing.md says how to begin a new game"
        );
    }
    let headers = all_headers(root)?.0;
    let is_like = |header: &&Header| header.file == places(like)[0];
    let Some(like) = headers.iter().find(is_like) else {
        bail!(
            "LIKE={like}: no program of src/bin has this name; name one that reads such an input, for example\n{}docs/programs.md has all",
            models(&headers, game)
        );
    };
    let game = if game.is_empty() { like.game } else { game };
    let copy = |file: &str| read(root, file).map(|source| marked(source, like.name, name, game));
    let texts = [(&program, copy(like.file)?), (&problem, copy(&places(like.name)[1])?)];
    fs::create_dir(root.join(&cases)).context(cases)?;
    for (file, text) in &texts {
        fresh(&root.join(file), text).with_context(|| file.to_string())?;
    }
    for list in tables::lists(root)? {
        list.write(root)?;
    }
    Ok(())
}

/// Writes a file that is not there yet.
///
/// # Errors
///
/// If something is there, even a link, or it cannot be written.
pub fn fresh(file: &Path, text: &str) -> io::Result<()> {
    fs::File::create_new(file).and_then(|mut file| file.write_all(text.as_bytes()))
}

/// At most ten programs to begin from, one line each with its input: of the same game, or any.
fn models(headers: &[Header], game: &str) -> String {
    // One program is enough for each kind of input; the most usual input comes first.
    let of = |is_wanted: &dyn Fn(&Header) -> bool| -> Vec<&Header> {
        let mut same: BTreeMap<String, Vec<&Header>> = BTreeMap::new();
        let is_model = |header: &&Header| header.file.starts_with("src/") && is_wanted(header);
        for header in headers.iter().filter(is_model) {
            let input = first_sentence(header.input).replace('`', "");
            same.entry(input.to_lowercase()).or_default().push(header);
        }
        let mut same: Vec<Vec<&Header>> = same.into_values().collect();
        same.sort_by_key(|programs| Reverse(programs.len()));
        same.into_iter().map(|programs| programs[0]).collect()
    };
    let mut models = of(&|header| header.game == game);
    if models.is_empty() {
        models = of(&|_| true);
    }
    let line =
        |header: &&Header| format!("  {:<12} {}\n", header.name, first_sentence(header.input));
    models.iter().take(10).map(line).collect()
}

/// A file of the program `like` for the program `name`, with TODO where it is about its problem.
fn marked(source: &str, like: &str, name: &str, game: &str) -> String {
    let todo = |what: &str| format!("TODO: adapt the {what} of {like}");
    let (mut lines, mut begun): (Vec<String>, Option<&str>) = (Vec::new(), Some("title"));
    for line in source.lines() {
        let key = KEYS.into_iter().find(|key| line.starts_with(&format!("{key}:")));
        lines.push(match (key, begun) {
            (Some("Game"), _) => format!("Game:    {game}"),
            (Some(key), _) => {
                let text = line[key.len() + 1..].trim_start();
                line.replacen(text, &format!("TODO: adapt that of {like}: {text}"), 1)
            }
            (None, Some("title")) => line.replacen("//!", &format!("//! {}:", todo("title")), 1),
            (None, Some(what)) => format!("{}: {line}", todo(what)),
            _ if line.starts_with("fn solve(") => format!("// {}\n{line}", todo("rule")),
            _ if line.starts_with("/// Bounds:") => line.replacen("Bounds", &todo("bounds"), 1),
            _ if line.starts_with("pub fn problem(") => {
                format!("// {}\n{line}", todo("input, answer and hard cases"))
            }
            _ => line.replace(&format!("io::run({like:?}"), &format!("io::run({name:?}")),
        });
        begun = match line {
            "Sample input:" => Some("sample input"),
            "Sample output:" => Some("sample output"),
            _ => line.starts_with("const ABOUT").then_some("rule"),
        };
    }
    lines.join("\n") + "\n"
}
