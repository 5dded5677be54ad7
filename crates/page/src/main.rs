//! The page for browsers: one HTML file, with the answers of the command.
//!
//! `page data SUBMISSIONS FOLDER` writes `words.json`, `list.json` and `texts.json`, which `crates/page/build` makes parts of the
//! page; `page pack FOLDER` compresses the parts.
//!
//! | file | what it does |
//! |---|---|
//! | `data` | the words of the page; the list of problems, and the guides |
//! | `texts` | what it shows of a problem: statement, theory, submission |
//! | `pack` | compresses the parts |
//! | `columns` | rows of JSON as columns |

mod columns;
mod data;
mod pack;
mod texts;

use anyhow::{bail, Context, Result};
use grundy_catalogue::chinese::chinese;
use grundy_catalogue::games::games;
use grundy_catalogue::{arguments, headers, root};
use std::path::Path;
use std::{fs, process};

fn main() {
    if let Err(what) = arguments().and_then(run) {
        eprintln!("page: {what:#}");
        process::exit(2);
    }
}

fn run(arguments: Vec<String>) -> Result<()> {
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["data", submissions, folder] => data(Path::new(submissions), Path::new(folder)),
        ["pack", folder] => pack::pack(Path::new(folder)),
        _ => bail!("expected data SUBMISSIONS FOLDER, or pack FOLDER"),
    }
}

fn data(submissions: &Path, folder: &Path) -> Result<()> {
    let root = root();
    let (headers, chinese) = (headers(&root)?, chinese(&root)?);
    let list = data::list(&root, &headers, &games(&root)?, &chinese)?;
    let texts = texts::texts(&root, submissions, &headers, &chinese)?;
    for (name, data) in [("words", data::words(&chinese)), ("list", list), ("texts", texts)] {
        let file = folder.join(format!("{name}.json"));
        fs::write(&file, data.to_string()).with_context(|| file.display().to_string())?;
    }
    Ok(())
}
