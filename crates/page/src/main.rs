//! The page for browsers: one HTML file, with the answers of the command.
//!
//! `page SUBMISSIONS FOLDER` writes `words.json`, `list.json` and `texts.json`, which `crates/page/build` makes parts of the page.
//!
//! | file | what it does |
//! |---|---|
//! | `data` | the words of the page; the list of problems, and the guides |
//! | `texts` | what it shows of a problem: statement, theory, submission |
//! | `columns` | rows of JSON as columns |

mod columns;
mod data;
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
    let root = root();
    let [submissions, folder] = &arguments[..] else { bail!("expected SUBMISSIONS FOLDER") };
    let (headers, chinese) = (headers(&root)?, chinese(&root)?);
    let list = data::list(&root, &headers, &games(&root)?, &chinese)?;
    let texts = texts::texts(&root, Path::new(submissions), &headers, &chinese)?;
    let files = [("words", data::words(&chinese)), ("list", list), ("texts", texts)];
    for (name, data) in files {
        let file = Path::new(folder).join(format!("{name}.json"));
        fs::write(&file, data.to_string()).with_context(|| file.display().to_string())?;
    }
    Ok(())
}
