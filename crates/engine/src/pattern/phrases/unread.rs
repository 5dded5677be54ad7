//! Why a text has no meaning.
//!
//! Checked: `tests`, and with all faults in `fault`.

use grundy_lang::{told, Lang, Told};
use std::slice;

/// More characters than any phrase has.
pub const MOST_CHARACTERS: usize = 400;

/// Why a text has no meaning.
#[derive(Clone, Debug, PartialEq)]
pub enum Unread {
    /// What the table says of such texts, in English and Chinese, and a line that can be answered.
    Refused(String, String, Option<String>),
    /// A number is a letter: the letter, and a line that has all small numbers for it.
    Letter(String, String),
    /// A word is not in the table: the word, and the line if another word was meant.
    Word(String, Option<String>),
    /// A part means a rule, and what stands before and behind it is not understood: the line for the part, and that.
    Beside(String, Vec<String>),
    /// All words are known, and no part means a rule.
    NoRule,
    /// No phrase is so long.
    Long,
}

impl Unread {
    /// The line to write instead, if there is one.
    pub fn lines(&self) -> &[String] {
        match self {
            Unread::Refused(_, _, line) | Unread::Word(_, line) => {
                line.as_ref().map_or(&[], slice::from_ref)
            }
            Unread::Letter(_, line) | Unread::Beside(line, _) => slice::from_ref(line),
            Unread::NoRule | Unread::Long => &[],
        }
    }
}

impl Told for Unread {
    fn told(&self, lang: Lang) -> String {
        match self {
            Unread::Refused(en, zh, line) => {
                let reason = told!(lang, "{en}", "{zh}");
                line.as_ref().map_or(reason.clone(), |line| {
                    told!(
                        lang,
                        "expected a rule such as \"{line}\": {reason}",
                        "这里要写 \"{line}\" 这样的规则：{reason}"
                    )
                })
            }
            Unread::Letter(letter, line) => told!(
                lang,
                "expected a number for {letter}, or all small numbers: \"{line}\"",
                "\"{letter}\" 要写成一个数；也可以看一族：\"{line}\""
            ),
            Unread::Word(word, None) => told!(
                lang,
                "expected a rule, found the unknown word \"{word}\"",
                "这里要写一条规则，但不认识 \"{word}\""
            ),
            Unread::Word(word, Some(line)) => told!(
                lang,
                "expected a rule such as \"{line}\", found the unknown word \"{word}\"",
                "这里要写规则，如 \"{line}\"，但不认识 \"{word}\""
            ),
            Unread::Beside(line, rest) => {
                let rest: Vec<String> = rest.iter().map(|rest| format!("\"{rest}\"")).collect();
                let (english, chinese) = (rest.join(" and "), rest.join("、"));
                let are = if rest.len() == 1 { "is" } else { "are" };
                told!(
                    lang,
                    "{english} {are} not understood, and all else is \"{line}\"",
                    "{chinese} 读不懂；其余的是 \"{line}\""
                )
            }
            Unread::Long => told!(
                lang,
                "expected {MOST_CHARACTERS} characters at most",
                "最多 {MOST_CHARACTERS} 个字"
            ),
            Unread::NoRule => told!(
                lang,
                "expected a rule such as \"take 1 3 4\", or a name such as \"kayles\"",
                "这里要写一条规则，如 \"取 1 3 4\"，或一个名字，如 \"威佐夫博弈\""
            ),
        }
    }
}
