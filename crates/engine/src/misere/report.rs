//! Reports: what is known about a game, for people.
//!
//! Checked: the golden cases of the program `misere-quotient`.

use super::game::Game;
use super::presentation::Presentation;
use grundy_lang::{told, Lang, Told};
use std::fmt::{self, Display, Formatter};

// Nobody would read more relations or words than this.
const MOST_SHOWN: usize = 200;

/// The report on a game. In words: a line with the order, the number of lost states, the kind, and the period or how far
/// the proof goes; then lines with the generators, the relations and the lost words of a presentation.
///
/// ```
/// use grundy_engine::misere::{Game, Limits, Report, Rule};
/// use grundy_engine::octal::moves;
///
/// let mut nim = Game::new(Rule::new(&moves("0.3").unwrap()));
/// nim.grow(u64::MAX, &mut Limits::of_steps(10_000));
/// let lines = Report::of("0.3", &nim).to_string();
/// assert!(lines.starts_with("0.3: order 2, 1 lost, tame (T_1), period 2 from 0, proved for all heaps\n"));
/// assert!(lines.ends_with("\ngenerators: a = 1\nrelations: a^2 = 1\nlost: a\n"));
/// ```
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct Report {
    /// The code, as it was written.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub code: String,
    /// What the first line says.
    pub quotient: Summary,
    /// The least heap of each generator; a, b, c, ... in this order.
    pub generators: Vec<u64>,
    /// The relations, such as `b^3 = b`.
    pub relations: Vec<String>,
    /// The words that are lost.
    pub lost: Vec<String>,
}

impl Report {
    /// What is known about the game with a code. O(states^2).
    pub fn of(code: &str, game: &Game) -> Report {
        let found = Presentation::of(game.quotient());
        let equation = |(word, normal): &(Vec<u32>, Vec<u32>)| {
            let (left, right) = (Presentation::words(word), Presentation::words(normal));
            format!("{left} = {right}")
        };
        Report {
            code: code.to_string(),
            quotient: Summary::of(game),
            relations: found.relations.iter().map(equation).collect(),
            lost: found.lost.iter().map(|word| Presentation::words(word)).collect(),
            generators: found.generators,
        }
    }
}

impl Told for Report {
    fn told(&self, lang: Lang) -> String {
        let Report { code, quotient, generators, relations, lost } = self;
        let generators = generators.iter().enumerate();
        let generators: Vec<String> =
            generators.map(|(at, heap)| format!("{} = {heap}", Presentation::name(at))).collect();
        let (quotient, generators) = (quotient.told(lang), row(&generators, lang));
        let (relations, lost) = (row(relations, lang), row(lost, lang));
        told!(
            lang,
            "{code}: {quotient}\ngenerators: {generators}\nrelations: {relations}\nlost: {lost}\n",
            "{code}：{quotient}\n生成元：{generators}\n关系：{relations}\n必败：{lost}\n"
        )
    }
}

impl Display for Report {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        f.write_str(&self.told(Lang::En))
    }
}

/// The first line of a [`Report`], without the code. Only [`Summary::of`] makes one, from a game whose quotient is proved.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub struct Summary {
    /// The number of states.
    pub order: usize,
    /// The number of lost states.
    pub lost: usize,
    /// The n of its T_n, if it is tame.
    pub tame: Option<u32>,
    /// The preperiod and the period of the heaps' states, if they are proved for all heaps.
    pub period: Option<(usize, usize)>,
    /// The largest heap whose state is known.
    #[cfg_attr(feature = "serde", serde(with = "crate::number"))]
    pub largest: u64,
}

impl Summary {
    /// A summary of what is known about a game. O(states^2).
    pub fn of(game: &Game) -> Summary {
        let quotient = game.quotient();
        Summary {
            order: quotient.order(),
            lost: quotient.lost(),
            tame: quotient.tame(),
            period: game.period().map(|period| (period.start, period.length)),
            largest: game.largest(),
        }
    }
}

impl Told for Summary {
    fn told(&self, lang: Lang) -> String {
        let Summary { order, lost, largest, .. } = self;
        let kind = match self.tame {
            Some(n) => told!(lang, "tame (T_{n})", "温顺（T_{n}）"),
            None => told!(lang, "wild", "非温顺"),
        };
        let known = match self.period {
            Some((start, length)) => told!(
                lang,
                "period {length} from {start}, proved for all heaps",
                "从 {start} 起周期为 {length}，已证明，对所有堆成立"
            ),
            None => told!(lang, "heaps up to {largest}", "堆不超过 {largest}"),
        };
        told!(
            lang,
            "order {order}, {lost} lost, {kind}, {known}",
            "{order} 个元素，其中必败 {lost} 个，{kind}，{known}"
        )
    }
}

impl Display for Summary {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        f.write_str(&self.told(Lang::En))
    }
}

fn row(all: &[String], lang: Lang) -> String {
    let shown = all[..all.len().min(MOST_SHOWN)].join(&told!(lang, ", ", "，"));
    match all.len() {
        0 => told!(lang, "none", "无"),
        count if count > MOST_SHOWN => {
            let more = count - MOST_SHOWN;
            told!(lang, "{shown}, and {more} more", "{shown}，另有 {more} 个")
        }
        _ => shown,
    }
}
