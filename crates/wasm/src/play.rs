//! Positions in play.

use crate::refused::refused;
use grundy_engine::pattern::Table;
use grundy_lang::Lang;
use serde_json::json;
use std::cell::RefCell;

thread_local! {
    static TABLE: RefCell<Table> = RefCell::default();
}

/// A line of JSON for each position of a game, with what is said about it, or if `is_why` only why who wins; the table that
/// decides it is kept from call to call.
pub fn play(input: &str, lang: Lang, is_why: bool) -> (u32, Vec<u8>, Vec<u8>) {
    let looks = input.lines().map(|line| {
        TABLE.with(|table| {
            let mut table = table.borrow_mut();
            match table.look(line) {
                Ok(look) if is_why => format!("{}\n", json!(table.why(&look, lang))),
                Ok(look) => {
                    let mut answer = json!(look);
                    answer["said"] = json!(look.said(lang));
                    format!("{answer}\n")
                }
                Err(wrong) => format!("{}\n", refused(line, &wrong, lang)),
            }
        })
    });
    (0, looks.collect::<String>().into_bytes(), Vec::new())
}
