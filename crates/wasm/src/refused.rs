//! What is wrong with a line, as data.

use grundy_engine::pattern::meant;
use grundy_engine::requests::Wrong;
use grundy_lang::{Lang, Told};
use serde_json::{json, Value};

/// The column, what is wrong there, and the lines that may have been meant.
pub fn refused(line: &str, wrong: &Wrong, lang: Lang) -> Value {
    let meant = match wrong.what.lines() {
        [] => meant(line).into_iter().collect(),
        lines => lines.to_vec(),
    };
    json!({ "column": wrong.column, "wrong": wrong.what.told(lang), "meant": meant })
}
