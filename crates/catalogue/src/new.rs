//! A new program, begun from one with similar input: the program, its problem, the folder of its cases. Everything is
//! checked before a file is written; if writing fails, it is all undone.

use crate::header::{first_sentence, parts, Header};
use crate::{all_headers, is_game, read, tables, theory_file, KINDS, PROBLEMS};
use std::cell::Cell;
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
/// If an argument is unsuitable: why, and what would be suitable. If a file cannot be written: which, and why.
pub fn begin(root: &Path, name: &str, like: &str, game: &str) -> Result<(), String> {
    let is_letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if !name.starts_with(|c: char| c.is_ascii_lowercase()) || !name.chars().all(is_letter) {
        return Err(format!(
            "P={name}: a program's name begins with a small letter and has \
             small letters, digits and `-`, as in P=cf1191d"
        ));
    }
    let [program, problem, cases] = places(name);
    for place in [&program, &problem, &cases] {
        if fs::symlink_metadata(root.join(place)).is_ok() {
            return Err(format!("P={name}: {place} is there already"));
        }
    }
    if !game.is_empty() && !is_game(root, game) {
        return Err(format!(
            "GAME={game}: there is no file {game}.rs in a folder of src. Without GAME, the game is that of LIKE. \
             docs/testing.md says how to begin a new game"
        ));
    }
    let headers = all_headers(root)?.0;
    let is_like = |header: &&Header| header.file == places(like)[0];
    let Some(like) = headers.iter().find(is_like) else {
        return Err(format!(
            "LIKE={like}: name a program of src/bin that reads such an input, for example\n{}docs/programs.md has all",
            models(root, &headers, game)
        ));
    };
    let game = Some(game).filter(|game| !game.is_empty());
    let game = game.unwrap_or(&like.game);
    let model = &places(&like.name)[1];
    let lost = |file| format!("{file} does not have the form of its neighbours; name another LIKE");
    let text = program_like(&read(root, &like.file)?, like, name, game);
    let text = text.ok_or_else(|| lost(&like.file))?;
    let problem_text = problem_like(&read(root, model)?, &like.name).ok_or_else(|| lost(model))?;
    let texts = [(&program, text), (&problem, problem_text)];
    let lists = tables::lists(root)?;
    let made = Cell::new(0);
    let write = || {
        for (file, text) in &texts {
            fresh(&root.join(file), text).map_err(|error| format!("{file}: {error}"))?;
            made.set(made.get() + 1);
        }
        for list in tables::lists(root)? {
            list.write(root)?;
        }
        fs::create_dir(root.join(&cases)).map_err(|error| format!("{cases}: {error}"))
    };
    write().map_err(|what| {
        for (file, _) in &texts[..made.get()] {
            let _ = fs::remove_file(root.join(file));
        }
        for list in &lists {
            let _ = fs::write(root.join(list.file), &list.found);
        }
        format!("{what}; nothing is changed")
    })
}

/// Writes a file that is not there yet.
///
/// # Errors
///
/// If something is there, even a link, or it cannot be written.
pub fn fresh(file: &Path, text: &str) -> io::Result<()> {
    fs::File::create_new(file).and_then(|mut file| file.write_all(text.as_bytes()))
}

/// At most ten programs to begin from, one line each with its input: of the same game, of its kind, or any.
fn models(root: &Path, headers: &[Header], game: &str) -> String {
    let kind = |game: &str| {
        let file = theory_file(root, game)?;
        KINDS.into_iter().find(|kind| file.starts_with(&format!("src/{kind}/")))
    };
    // One program is enough for each kind of input; the most usual input comes first.
    let of = |is: &dyn Fn(&Header) -> bool| -> Vec<&Header> {
        let mut same: BTreeMap<String, Vec<&Header>> = BTreeMap::new();
        let is_model = |header: &&Header| header.file.starts_with("src/") && is(header);
        for header in headers.iter().filter(is_model) {
            let input = first_sentence(&header.input).replace('`', "");
            same.entry(input.to_lowercase()).or_default().push(header);
        }
        let mut same: Vec<Vec<&Header>> = same.into_values().collect();
        same.sort_by_key(|programs| Reverse(programs.len()));
        same.into_iter().map(|programs| programs[0]).collect()
    };
    let of_kind = |its: &str| of(&|header| kind(&header.game) == Some(its));
    let mut models = of(&|header| header.game == game);
    if models.is_empty() {
        models = kind(game).map_or(Vec::new(), of_kind);
    }
    if models.is_empty() {
        models = of(&|_| true);
    }
    let line =
        |header: &&Header| format!("  {:<12} {}\n", header.name, first_sentence(&header.input));
    models.iter().take(10).map(line).collect()
}

/// The program of `like`, to be changed.
fn program_like(source: &str, like: &Header, name: &str, game: &str) -> Option<String> {
    let (before, _, after) = parts(source)?;
    let before = before.split_once('\n')?.1;
    let (helpers, rule) = after.split_once("\nfn solve(")?;
    let (rule, end) = rule.split_once(&format!("io::run(\"{}\"", like.name))?;
    let method = like.method.as_ref().map_or(String::new(), |method| {
        format!("Method:  TODO: the method that the judge calls, as in `{method}`\n")
    });
    Some(format!(
        "//! TODO: the problem's name, and what it asks if its name does not say so.\n\
         {before}const ABOUT: &str = \"\\\n\
         TODO: the rule in a sentence; then, if it is not plain, why the program is right.\n\n\
         Game:    {game}\n\
         Judged:  TODO: JUDGE ID; SECONDS s, MEMORY MB (not confirmed); sizes of the judge's numbers\n\
         Sample:  TODO: `ours.` if the sample is not the judge's; else delete this line\n\
         {method}\
         Input:   TODO: check, and use the problem's letters: {input}\n\
         Output:  TODO: what it prints, as in: {output}\n\
         Range:   TODO: the largest numbers that it takes, as in: {range}\n\
         Cost:    TODO: time and memory, as in: {cost}\n\n\
         Sample input:\nTODO: the sample's input\nSample output:\nTODO: the sample's output\n\
         \";{helpers}\n// TODO: the rule; this is that of {like}.\nfn solve({rule}io::run(\"{name}\"{end}",
        input = like.input,
        output = like.output,
        range = like.range,
        cost = like.cost,
        like = like.name,
    ))
}

/// The problem of `like`, to be changed, without its hard cases and other tests that are only for its program.
fn problem_like(source: &str, like: &str) -> Option<String> {
    let (before, chain) = source.split_once('\n')?.1.split_once("Problem::")?;
    let (chain, after) = chain.split_once("\n}\n")?;
    let (kind, chain) = chain.split_once('(')?;
    let new = arguments(chain)?;
    let or = chain.split_once(".or(").and_then(|(_, or)| arguments(or));
    let or = or.map_or(String::new(), |or| format!(".or({or})"));
    let numbered = if chain.contains(".numbered()") { ".numbered()" } else { "" };
    let mut text = format!(
        "//! TODO: the problem's name.\n{before}Problem::{kind}({new}){or}{numbered}\n}}\n{after}"
    );
    let todo =
        |what: &str, more: &str| format!("// TODO: {what}; this is that of {like}.\n// {more}\n");
    let format = todo(
        "what a case has, with the judge's sizes",
        "number(\"n\", 1, 1000).small(40) has the judge's sizes, and the largest that is played out;\n\
         // `within` has the sizes of a program that does not take all of u64.",
    );
    let answer =
        todo("what it answers", "docs/testing.md has an example of a game that is played out.");
    // The problem may contain its reference.
    let reference = "\nfn reference(";
    let (format, answer) =
        if text.contains(reference) { (format, answer) } else { (format + &answer, String::new()) };
    text = text.replacen("\npub fn problem(", &format!("\n{format}pub fn problem("), 1);
    text = text.replacen(reference, &format!("\n{answer}fn reference("), 1);
    let mut items: Vec<String> = Vec::new();
    for text in text.trim_end().split("\n\n") {
        match items.last_mut() {
            // A blank line inside a function.
            Some(item) if text.starts_with(' ') => *item += &format!("\n\n{text}"),
            _ => items.push(text.to_string()),
        }
    }
    // Remove what nothing uses any more, first of all the hard cases.
    loop {
        let (length, text) = (items.len(), items.join("\n\n"));
        let is_in_word = |c: char| c.is_alphanumeric() || c == '_';
        let body = text.lines().filter(|line| !line.starts_with("use "));
        let words: Vec<&str> = body.flat_map(|line| line.split(|c| !is_in_word(c))).collect();
        let uses = |name: &str| words.iter().filter(|word| **word == name).count();
        items.retain(|item| declared(item).is_none_or(|name| uses(name) > 1));
        if items.len() == length {
            let lines = text.lines().filter_map(|line| {
                let Some(names) = line.strip_prefix("use crate::hard::") else {
                    return Some(line.to_string());
                };
                let mut names: Vec<&str> = names.split(|c| !is_in_word(c)).collect();
                names.retain(|name| !name.is_empty() && text.contains(&format!(" {name}(")));
                match names[..] {
                    [] => None,
                    [name] => Some(format!("use crate::hard::{name};")),
                    _ => Some(format!("use crate::hard::{{{}}};", names.join(", "))),
                }
            });
            return Some(lines.collect::<Vec<String>>().join("\n") + "\n");
        }
    }
}

/// The text before the `)` that ends a call.
fn arguments(text: &str) -> Option<&str> {
    let mut depth = 1;
    let end = text.find(|c| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        depth == 0
    })?;
    Some(&text[..end])
}

/// The name that a private item declares.
fn declared(item: &str) -> Option<&str> {
    let line = item.lines().find(|line| !line.starts_with(['/', '#']))?;
    let mut words = line.split([' ', '(', '<', ':', '{', ';']);
    let is_one = ["const", "fn", "static", "struct", "type"].contains(&words.next()?);
    is_one.then(|| words.next())?
}
