//! What of an answer is shown, and in which order.
//!
//! Checked: the answers against the definition (`tests/law_finder/pattern.rs`); the text made from an answer's JSON
//! against the text that the program prints (`crates/cli/tests/grundy/law.rs`).

use super::law::because;
use super::list::joined;
use super::table::{square, table};
use crate::formula::shown;
use crate::pattern::answer::*;
use crate::pattern::plot;
use grundy_lang::{counted, told, Lang, Told};
use std::fmt::{self, Display, Formatter, Write};

/// The sentences of an answer, each in its place.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Sentences {
    /// The request.
    pub name: String,
    /// The rule that was understood, or the values that were read.
    pub rule: String,
    /// Lines about the law, or all that is known.
    pub law: Vec<String>,
    /// Whether the law is proved or observed; empty if there is none.
    pub known: String,
    /// Why it holds.
    pub why: String,
    /// The misere quotient, if it is known.
    pub quotient: Option<String>,
    /// What each heap is worth.
    pub worth: Vec<String>,
    /// Who wins.
    pub verdict: String,
    /// The winning moves.
    pub moves: Vec<String>,
}

impl Display for Answer {
    /// In English.
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        f.write_str(&self.told(Lang::En))
    }
}

impl Told for Answer {
    /// The answer to the request, with a line end; for a plot, only the picture.
    ///
    /// ```
    /// use grundy_engine::pattern::Requests;
    /// use grundy_lang::{Lang, Told};
    ///
    /// let answer = Requests::default().answer("law take 1 3 4").unwrap().unwrap();
    /// assert!(answer.told(Lang::Zh).contains("从 0 起周期为 7"));
    /// ```
    fn told(&self, lang: Lang) -> String {
        self.cut(usize::MAX, lang)
    }
}

impl Answer {
    /// The same for a reader at a command line: of more winning moves than so many only the first, and no functions of
    /// more lines; but a sentence says by which option they are printed.
    pub fn cut(&self, lines: usize, lang: Lang) -> String {
        if let Some(picture) = self.titled(lang) {
            return picture;
        }
        let mut said = self.sentences(lang);
        let more = said.moves.len().saturating_sub(lines);
        if more > 0 {
            said.moves.truncate(lines);
            said.moves.push(told!(lang, "... and {more} more: --all", "……还有 {more} 种：--all"));
        }
        let length =
            |code: &Code| [&code.rust, &code.cpp, &code.python].map(|text| text.lines().count());
        let longest = self.code().and_then(|code| length(code).into_iter().max()).unwrap_or(0);
        let mut text = format!("{}\n{}\n", said.name, said.rule);
        let is_stated = !said.known.is_empty();
        let known = is_stated.then(|| because(&(said.known, said.why), lang));
        let (table, code) = match &self.found {
            Found::Heaps { law, values, .. } => (
                if self.asked == Task::Table { table(values) } else { String::new() },
                if is_stated { code(&law.code, MOST_LISTED, lang) } else { String::new() },
            ),
            Found::Pairs { pairs, .. } if self.asked == Task::Table => {
                (square(&pairs.values), pairs.code(lang))
            }
            Found::Pairs { pairs, .. } => (String::new(), pairs.code(lang)),
            Found::Positions { positions } if self.asked == Task::Table => {
                (positions.table(), String::new())
            }
            Found::Family { family } if family.code.is_some() => {
                (String::new(), code(&family.code, MOST_LISTED, lang))
            }
            _ => (String::new(), String::new()),
        };
        text += &table;
        said.law.iter().chain(&known).for_each(|line| text += &format!("{line}\n"));
        text += &if longest > lines && !code.is_empty() {
            told!(
                lang,
                "code: {longest} lines; --code rust, --code cpp or --code python prints it\n",
                "代码：{longest} 行；用 --code rust、--code cpp 或 --code python 输出\n"
            )
        } else {
            code
        };
        let verdict = Some(said.verdict).filter(|verdict| !verdict.is_empty());
        let rest = said.quotient.iter().chain(&said.worth).chain(&verdict).chain(&said.moves);
        rest.for_each(|line| text += &format!("{line}\n"));
        text
    }
}

impl Answer {
    /// The request, for a title.
    pub fn name(&self, lang: Lang) -> String {
        let Answer { rule, to, .. } = self;
        match &self.found {
            Found::Heaps { .. } if self.asked == Task::Values => {
                let count = to + 1;
                let heaps = counted(count, "heap");
                told!(lang, "values of {heaps}", "{count} 个堆的 SG 值")
            }
            Found::Pairs { .. } if self.asked == Task::Values => {
                told!(lang, "values of two heaps up to {to}", "两堆的 SG 值，到 {to} 为止")
            }
            Found::Heaps { is_outcome: true, .. } => told!(
                lang,
                "{rule}, heaps 0 to {to} (1: won, 0: lost)",
                "{rule}，堆的大小 0 到 {to}（1：必胜，0：必败）"
            ),
            Found::Heaps { .. } | Found::Pairs { .. } | Found::Family { .. } => {
                told!(lang, "{rule}, heaps 0 to {to}", "{rule}，堆的大小 0 到 {to}")
            }
            Found::AntiSg { .. } => {
                told!(lang, "the Anti-SG rule, {rule}", "Anti-SG 定理，{rule}")
            }
            Found::Moves { heaps, after, .. } => match (&heaps[..], after) {
                ([heap], Some(after)) => told!(
                    lang,
                    "{rule}, heap {heap} after {after}",
                    "{rule}，堆 {heap}，上一步是 {after}"
                ),
                ([heap], None) => told!(lang, "{rule}, heap {heap}", "{rule}，堆 {heap}"),
                (heaps, _) => of_heaps(rule, heaps, lang),
            },
            Found::PairMoves { heaps, .. } => of_heaps(rule, heaps, lang),
            Found::Positions { positions } => {
                let sides = joined(&positions.sides, ", ");
                told!(lang, "{rule}, numbers up to {sides}", "{rule}，各数到 {sides} 为止")
            }
            Found::PositionMoves { sum, .. } => {
                let sum: Vec<String> = sum.iter().map(|position| shown(position)).collect();
                format!("{rule} : {}", sum.join(" "))
            }
        }
    }

    /// The sentences of the answer, one by one, without the functions of a law.
    ///
    /// ```
    /// use grundy_engine::pattern::Requests;
    /// use grundy_lang::Lang;
    ///
    /// let answer = Requests::default().answer("law take 1 2").unwrap().unwrap();
    /// assert_eq!(answer.sentences(Lang::En).law, ["period 3 from 0: g(n + 3) = g(n)"]);
    /// assert_eq!(answer.sentences(Lang::Zh).known, "已证明，对所有 n 成立");
    /// ```
    pub fn sentences(&self, lang: Lang) -> Sentences {
        let (name, rule) = (self.name(lang), self.rule_in_words(lang));
        let mut said = Sentences { name, rule, ..Sentences::default() };
        match &self.found {
            Found::Heaps { law, quotient: of, .. } => {
                let (says, why) = law.lines(lang);
                said.law = says;
                (said.known, said.why) = why.unwrap_or_default();
                said.quotient = of.as_ref().map(|of| {
                    let quotient = of.told(lang);
                    told!(lang, "misere quotient: {quotient}", "misère 商：{quotient}")
                });
            }
            Found::Pairs { pairs, .. } => said.law = pairs.says(self.to, lang),
            Found::Family { family } => said.law = family.says(lang),
            Found::Moves { heaps, moves, .. } => {
                (said.worth, said.verdict, said.moves) = moves.lines(heaps, lang);
            }
            Found::PairMoves { heaps, pair_moves } => {
                (said.verdict, said.moves) = pair_moves.lines(heaps[0], heaps[1], lang);
            }
            Found::Positions { positions } => said.law = positions.says(lang),
            Found::PositionMoves { sum, position_moves } => {
                (said.worth, said.verdict, said.moves) = position_moves.lines(sum, lang);
            }
            Found::AntiSg { anti_sg } => said.law = anti_sg.says(self.to, lang),
        }
        said
    }

    /// The picture with its words: the request over it, and the law under it.
    pub fn titled(&self, lang: Lang) -> Option<String> {
        let (picture, law) = match &self.found {
            Found::Heaps { picture, law, .. } => (picture, Some(law.lines(lang).0.swap_remove(0))),
            Found::Pairs { picture, pairs } => {
                (picture, pairs.law.as_ref().map(|law| law.told(lang)))
            }
            _ => return None,
        };
        let law = law.unwrap_or_else(|| told!(lang, "no law found", "没有找到规律"));
        let rule = self.rule_in_words(lang);
        Some(plot::titled(picture.as_ref()?, &self.name(lang), &rule, &law))
    }

    // The rule in words, or the values that were read.
    fn rule_in_words(&self, lang: Lang) -> String {
        let words = self.in_words.told(lang);
        match self.asked {
            Task::Values => words.to_string(),
            _ => told!(lang, "rule: {words}", "规则：{words}"),
        }
    }
}

fn of_heaps(rule: &str, heaps: &[u64], lang: Lang) -> String {
    let heaps = joined(heaps, " ");
    told!(lang, "{rule}, heaps {heaps}", "{rule}，各堆 {heaps}")
}

// The functions of a law, or a line that says that there are none.
fn code(code: &Option<Code>, most: usize, lang: Lang) -> String {
    let Some(code) = code else {
        return told!(
            lang,
            "code: more than {most} numbers, too many to list\n",
            "代码：要列出的数超过 {most} 个，太多了\n"
        );
    };
    let languages = [("Rust", &code.rust), ("C++", &code.cpp), ("Python", &code.python)];
    let mut text = String::new();
    for (name, function) in languages {
        writeln!(text, "{name}:").unwrap();
        for line in function.lines().filter(|line| !line.is_empty()) {
            writeln!(text, "    {line}").unwrap();
        }
    }
    text
}

impl Pairs {
    fn code(&self, lang: Lang) -> String {
        let is_alone =
            |says: &PairSays| matches!(says, PairSays::Fold { .. } | PairSays::Diagonal { .. });
        let law = self.law.as_ref().filter(|law| law.code.is_some() || is_alone(&law.says));
        law.map_or(String::new(), |law| code(&law.code, MOST_LISTED_OF_PAIRS, lang))
    }
}

impl AntiSg {
    pub(crate) fn says(&self, to: u64, lang: Lang) -> Vec<String> {
        let right = match self {
            AntiSg::Wrong { sum, is_won } => {
                let sum = match &sum[..] {
                    [] => told!(lang, "of no heaps", "没有堆的局面"),
                    sum => joined(sum, " "),
                };
                let (first, second) = (told!(lang, "first", "先手"), told!(lang, "second", "后手"));
                let (wins, says) = if *is_won { (first, second) } else { (second, first) };
                return vec![told!(
                    lang,
                    "wrong for the sum {sum}: the {wins} player wins it, the rule says the {says}; it is right for all sums with a smaller total",
                    "对 {sum} 不成立：实际上{wins}胜，而定理说{says}胜；石子总数更少的局面都成立"
                )];
            }
            AntiSg::Right { up_to: None, order } => told!(
                lang,
                "right for all sums; proved by the misere quotient, of order {order}",
                "对任意多堆都成立；由 {order} 个元素的 misère 商证明"
            ),
            AntiSg::Right { up_to: Some(most), order } => told!(
                lang,
                "right for all sums of heaps up to {most}; proved by the misere quotient, of order {order}",
                "每堆不超过 {most} 时都成立；由 {order} 个元素的 misère 商证明"
            ),
        };
        let is_all = !matches!(self, AntiSg::Right { up_to: Some(most), .. } if *most < to);
        let unknown = || told!(lang, "no quotient is found for larger heaps", "更大的堆没有找到商");
        Some(right).into_iter().chain((!is_all).then(unknown)).collect()
    }
}
