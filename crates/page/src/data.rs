//! What the page needs for its views of laws and problems, as JSON: the names by which it finds problems, and the help. And
//! the words of the page in Chinese, which it needs from its start.

use crate::columns::columns;
use anyhow::Result;
use grundy_catalogue::chinese::Chinese;
use grundy_catalogue::games::{names, Game};
use grundy_catalogue::header::Header;
use grundy_catalogue::lists::{self, Answer, List};
use grundy_catalogue::{judges, read};
use grundy_lang::Lang;
use serde_json::{json, Map, Value};
use std::path::Path;

/// The words in Chinese, by those in English.
pub fn words(chinese: &Chinese) -> Value {
    let words = chinese.words.iter().map(|(word, said)| (word.to_string(), json!(said)));
    Value::Object(words.collect::<Map<_, _>>())
}

/// The list of problems, and the guides.
///
/// # Errors
///
/// If a file cannot be read.
pub fn list(root: &Path, headers: &[Header], games: &[Game], chinese: &Chinese) -> Result<Value> {
    let program = |header: &Header| {
        json!({
            "name": header.name,
            "title": header.title,
            "chinese": chinese.statements.get(header.name).map(|text| text.name),
            "words": names(games, header).join(" "),
            "rule": header.rule,
            "game": header.game,
            "problems": header.problems().collect::<Vec<_>>(),
        })
    };
    let section = |section: &Game| {
        let within = games.iter().filter(|game| game.section == section.name);
        let words: Vec<&str> = within.flat_map(Game::names).collect();
        json!({
            "name": section.name,
            "chinese": section.chinese,
            "words": words.join(" "),
            "games": section.theories,
        })
    };
    let judge = |judge: judges::Judge| json!({ "name": judge.name, "short": judge.short, "compiler": judge.compiler, "notes": judge.notes });
    // The numbers of a list by their judges, in its order; with one, the place of a program that has the same game in other
    // words. The page knows itself which program has the number.
    let listed = |list: List| {
        let mut judges: Vec<(&str, Vec<Value>)> = Vec::new();
        for (listed, answer) in list.answers(headers.iter()) {
            let number = match answer {
                Answer::Like(name) => {
                    json!([listed.id, headers.iter().position(|header| header.name == name)])
                }
                Answer::Of(_) | Answer::Missing => json!(listed.id),
            };
            match judges.last_mut() {
                Some((judge, numbers)) if *judge == listed.judge => numbers.push(number),
                _ => judges.push((listed.judge, vec![number])),
            }
        }
        let (title, chinese) = (list.title(Lang::En), list.title(Lang::Zh));
        json!({ "name": list.name, "title": title, "chinese": chinese, "problems": judges })
    };
    let grammar = headers.iter().find(|header| header.name == "pattern");
    let row = |line: &'static str| line.strip_prefix("| `")?.strip_suffix(" |")?.split_once("` | ");
    let guide: Vec<_> = read(root, "docs/formulas.md")?.lines().filter_map(row).collect();
    Ok(json!({
        "programs": columns(headers.iter().map(program)),
        "sections": games.iter().filter(|game| game.is_section()).map(section).collect::<Vec<_>>(),
        "judges": judges::all().into_iter().map(judge).collect::<Vec<_>>(),
        "lists": lists::all().into_iter().map(listed).collect::<Vec<_>>(),
        "grammar": { "en": grammar.map(|header| header.about), "zh": chinese.grammar },
        "guide": guide,
    }))
}
