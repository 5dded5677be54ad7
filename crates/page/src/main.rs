//! The page for browsers: one HTML file, with the answers of the command.
//!
//! `page data SUBMISSIONS FOLDER` writes what the page knows of the programs, as `data.json` and `texts.json`; `page html
//! FOLDER FILE` writes the page, with both and the programs inside, compressed by gzip.
//!
//! | file | what it does |
//! |---|---|
//! | `data` | what the page needs from its start: names, help, words, scripts |
//! | `texts` | what it shows of a problem: statement, theory, submission |
//! | `columns` | rows of JSON as columns |
//! | `html` | makes the page from the files of `web` |

mod columns;
mod data;
mod html;
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
    let words: Vec<&Path> = arguments.iter().map(Path::new).collect();
    match (arguments.first().map(String::as_str), &words[..]) {
        (Some("data"), [_, submissions, folder]) => {
            let (headers, chinese) = (headers(&root)?, chinese(&root)?);
            let data = data::data(&root, &headers, &games(&root)?, &chinese)?;
            let texts = texts::texts(&root, submissions, &headers, &chinese)?;
            write(&folder.join("data.json"), &data.to_string())?;
            write(&folder.join("texts.json"), &texts.to_string())
        }
        (Some("html"), [_, folder, file]) => write(file, &html::html(&root, folder)?),
        _ => bail!("expected data SUBMISSIONS FOLDER, or html FOLDER FILE"),
    }
}

fn write(file: &Path, text: &str) -> Result<()> {
    fs::write(file, text).with_context(|| file.display().to_string())
}
