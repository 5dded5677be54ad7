//! The page for browsers: one HTML file, with the answers of the command.
//!
//! `page data SUBMISSIONS FILE` writes the page's data about the programs as JSON; `page html PROGRAMS DATA FILE` writes
//! the page, with both inside, compressed by gzip.
//!
//! | file | what it does |
//! |---|---|
//! | `data` | headers, theory, submissions, Chinese names |
//! | `html` | makes the page from the files of `web` |

mod data;
mod html;

use anyhow::{bail, Context, Result};
use grundy_catalogue::{arguments, root};
use std::path::Path;
use std::{fs, process};

fn main() {
    if let Err(what) = arguments().and_then(run) {
        eprintln!("page: {what:#}");
        process::exit(2);
    }
}

fn run(arguments: Vec<String>) -> Result<()> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let (made, file) = match words[..] {
        ["data", submissions, file] => {
            (data::data(&root(), Path::new(submissions))?.to_string(), file)
        }
        ["html", programs, data, file] => (html::html(&root(), programs, data)?, file),
        _ => bail!("expected data SUBMISSIONS FILE, or html PROGRAMS DATA FILE"),
    };
    fs::write(file, made).with_context(|| file.to_string())
}
