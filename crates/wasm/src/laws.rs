//! The law finder's answers as data.

use crate::refused::refused;
use grundy_engine::pattern::{
    alike, alike_answer, in_line, is_table, read_table, request, Alike, Answer, Requests,
};
use grundy_engine::requests::Wrong;
use grundy_lang::Lang;
use serde_json::{json, Value};

/// The request for the law of values that are given.
const VALUES: &str = "values";

/// The number of values that the page shows.
const SHOWN: u64 = 2000;

/// A line of JSON for each request: its answer as data and in sentences, or what is wrong and in which column.
pub fn answers(input: &str, lang: Lang, is_typed: bool) -> (u32, Vec<u8>, Vec<u8>) {
    let (mut requests, mut status, mut output) = (Requests::with_values(SHOWN), 0, String::new());
    let lines = if is_typed { vec![input] } else { input.lines().collect() };
    for line in lines {
        let answered = if is_typed { typed(&mut requests, line) } else { requests.answer(line) };
        let said = match answered {
            Ok(None) => continue,
            Ok(Some(answer)) => {
                json!({
                    "said": answer.sentences(lang), "picture": answer.titled(lang),
                    "games": games(&answer, lang), "answer": answer,
                })
            }
            Err(wrong) => {
                status = 1;
                refused(line, &wrong, lang)
            }
        };
        output += &format!("{said}\n");
    }
    (status, output.into_bytes(), Vec::new())
}

/// The most games that are named.
const GAMES: usize = 10;

/// Where no law was found: how many games have the given values, and the first of them, each with what is known of it; or
/// the game of the rule, if it has a name.
fn games(answer: &Answer, lang: Lang) -> Option<Value> {
    let games = alike_answer(answer)?;
    let is_named = |game: &&Alike| answer.rule.is_empty() || game.famous.is_some();
    let named = games.iter().filter(is_named);
    Some(first_games(games.len(), named, lang))
}

fn first_games<'a>(count: usize, games: impl Iterator<Item = &'a Alike>, lang: Lang) -> Value {
    let known = |game: &Alike| json!({ "rule": game.rule, "known": game.known(lang) });
    json!({ "count": count, "first": games.take(GAMES).map(known).collect::<Vec<Value>>() })
}

/// The games with the values of a table: the famous ones, the codes of the census, subtraction sets.
pub fn with_values(input: &str, lang: Lang) -> (u32, Vec<u8>, Vec<u8>) {
    match read_table(input, 0) {
        Ok(read) => {
            let games = alike(&read.table);
            (0, first_games(games.len(), games.iter(), lang).to_string().into_bytes(), Vec::new())
        }
        Err(wrong) => (1, refused(input, &wrong, lang).to_string().into_bytes(), Vec::new()),
    }
}

/// The answer to what is typed; a fault has its column there.
fn typed(requests: &mut Requests, text: &str) -> Result<Option<Answer>, Wrong> {
    let mut answered = |asked: &str, line: &str| {
        let column = |column: u64| column.saturating_sub(asked.len() as u64).max(1);
        requests.answer(line).map_err(|wrong| Wrong { column: column(wrong.column), ..wrong })
    };
    let begins = text.trim_start().get(..VALUES.len()).unwrap_or_default();
    if begins.eq_ignore_ascii_case(VALUES) {
        return answered("", text);
    }
    let table = || format!("{VALUES} {text}");
    if is_table(text) {
        return answered("values ", &table());
    }
    let text = in_line(text);
    if text.contains([':', '：']) {
        return answered("moves ", &format!("moves {text}"));
    }
    let line = request("law", text.trim_end(), None);
    let law = line.and_then(|line| answered("law ", &line));
    match law {
        // What begins with a number was rather meant as a table.
        Err(_) if text.trim_start().starts_with(|c: char| c.is_ascii_digit() || c == '-') => {
            answered("values ", &table())
        }
        law => law,
    }
}
