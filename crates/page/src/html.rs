//! The page: one file, made from those of `web`.

use grundy_catalogue::read;
use std::fs;
use std::path::Path;

/// The modules of the page's script, in the order of their dependencies.
pub const PAGE: [&str; 10] =
    ["words", "terms", "request", "client", "games", "law", "draw", "play", "learn", "main"];
/// The modules of the worker's script, in the same order.
pub const WORKER: [&str; 2] = ["engine", "worker"];

/// The page, with the programs and the data from two files inside.
///
/// # Errors
///
/// If a file cannot be read.
pub fn html(root: &Path, programs: &str, data: &str) -> Result<String, String> {
    let web = |file: &str| read(root, &format!("crates/page/web/{file}"));
    let bytes = |file: &str| fs::read(file).map_err(|error| format!("{file}: {error}"));
    let mut page = web("page.html")?;
    for (mark, text) in [
        ("/*CSS*/", web("page.css")?),
        ("/*BOOT*/", web("boot.js")?),
        ("/*PROGRAMS*/", base64(&bytes(programs)?)),
        ("/*DATA*/", base64(&bytes(data)?)),
    ] {
        let (before, after) =
            page.split_once(mark).ok_or(format!("crates/page/web/page.html: no {mark}"))?;
        page = [before, text.trim_end(), after].concat();
    }
    Ok(page)
}

/// Several modules as one script, which imports no files: there are none beside the page. The last module's exports remain.
///
/// # Errors
///
/// If a file cannot be read.
pub fn script(root: &Path, modules: &[&str]) -> Result<String, String> {
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

const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Bytes in base64: each three bytes as four letters.
fn base64(bytes: &[u8]) -> String {
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let byte = |at: usize| u32::from(three.get(at).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for at in 0..4 {
            text.push(if at <= three.len() {
                char::from(LETTERS[(bits >> (18 - 6 * at)) as usize & 63])
            } else {
                '='
            });
        }
    }
    text
}

#[test]
fn base64_is_that_of_rfc_4648() {
    for (bytes, text) in
        [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")]
    {
        assert_eq!(base64(bytes.as_bytes()), text);
    }
}
