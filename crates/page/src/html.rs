//! The page: one file, made from those of `web`.

use anyhow::{Context, Result};
use base64::prelude::{Engine, BASE64_STANDARD};
use grundy_catalogue::read;
use std::fs;
use std::path::Path;

/// The modules of the page's script, in the order of their dependencies.
pub const PAGE: [&str; 10] =
    ["words", "terms", "request", "client", "games", "law", "draw", "play", "learn", "main"];
/// The modules of the worker's script, in the same order.
pub const WORKER: [&str; 2] = ["engine", "worker"];

/// The page, with the compressed programs, data and texts of a folder inside.
///
/// # Errors
///
/// If a file cannot be read.
pub fn html(root: &Path, folder: &Path) -> Result<String> {
    let web = |file: &str| read(root, &format!("crates/page/web/{file}"));
    let packed = |file: &str| {
        let file = folder.join(file);
        let bytes = fs::read(&file).with_context(|| file.display().to_string())?;
        anyhow::Ok(BASE64_STANDARD.encode(bytes))
    };
    let mut page = web("page.html")?.to_string();
    for (mark, text) in [
        ("/*CSS*/", web("page.css")?),
        ("/*BOOT*/", web("boot.js")?),
        ("/*PROGRAMS*/", &packed("grundy.wasm.gz")?),
        ("/*DATA*/", &packed("data.json.gz")?),
        ("/*TEXTS*/", &packed("texts.json.gz")?),
    ] {
        let parts = page.split_once(mark);
        let (before, after) =
            parts.with_context(|| format!("crates/page/web/page.html: no {mark}"))?;
        page = [before, text.trim_end(), after].concat();
    }
    Ok(page)
}

/// Several modules as one script, which imports no files: there are none beside the page. The last module's exports remain.
///
/// # Errors
///
/// If a file cannot be read.
pub fn script(root: &Path, modules: &[&str]) -> Result<String> {
    let mut script = String::new();
    for module in modules {
        let file = format!("crates/page/web/{module}.js");
        for line in read(root, &file)?.lines() {
            if !line.starts_with("import ") {
                let is_last = modules.last() == Some(module);
                let inner = line.strip_prefix("export ").filter(|_| !is_last);
                script += inner.unwrap_or(line);
                script.push('\n');
            }
        }
    }
    Ok(script)
}
