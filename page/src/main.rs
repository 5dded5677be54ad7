//! `page data SUBMISSIONS FILE` writes the page's data about the programs as JSON; `page html PROGRAMS DATA FILE` writes the page, with both inside, compressed by gzip.
//!
//! | file | what it does |
//! |---|---|
//! | `data` | headers, theory, submissions, Chinese names |
//! | `json` | writes texts and lists as JSON |
//! | `html` | makes the page from the files of `web` |

mod data;
mod html;
mod json;

use grundy_catalogue::root;
use std::path::Path;
use std::{env, fs, process};

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let (made, file) = match words[..] {
        ["data", submissions, file] => (data::data(&root(), Path::new(submissions)), file),
        ["html", programs, data, file] => (html::html(&root(), programs, data), file),
        _ => {
            let what = "expected data SUBMISSIONS FILE, or html PROGRAMS DATA FILE";
            (Err(what.to_string()), "")
        }
    };
    let written = |text| fs::write(file, text).map_err(|error| format!("{file}: {error}"));
    if let Err(what) = made.and_then(written) {
        eprintln!("page: {what}");
        process::exit(2);
    }
}
