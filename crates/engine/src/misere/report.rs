//! Reports: what is known about a game, in words.
//!
//! Checked: the golden cases of the program `misere-quotient`.

use super::game::Game;
use super::presentation::Presentation;
use std::fmt::{self, Display, Formatter, Write};

// Nobody would read more relations or words than this.
const MOST_SHOWN: usize = 200;

/// The report on a game: a line with the order, the number of lost states, the kind, and the period or how far the proof
/// goes; then lines with the generators, the relations and the lost words of a presentation.
///
/// ```
/// use grundy_engine::misere::{report, Game, Limits, Rule};
/// use grundy_engine::octal::moves;
///
/// let mut nim = Game::new(Rule::new(&moves("0.3").unwrap()));
/// nim.grow(u64::MAX, &mut Limits::of_steps(10_000));
/// let lines = report("0.3", &nim);
/// assert!(lines.starts_with("0.3: order 2, 1 lost, tame (T_1), period 2 from 0, proved for all heaps\n"));
/// assert!(lines.ends_with("\ngenerators: a = 1\nrelations: a^2 = 1\nlost: a\n"));
/// ```
pub fn report(code: &str, game: &Game) -> String {
    let found = Presentation::of(game.quotient());
    let mut text = format!("{}: {}\n", code, Summary::of(game));
    let generators = found.generators.iter().enumerate();
    let generators = generators.map(|(at, heap)| format!("{} = {}", Presentation::name(at), heap));
    let equation = |(word, normal): &(Vec<u32>, Vec<u32>)| {
        let (left, right) = (Presentation::words(word), Presentation::words(normal));
        format!("{left} = {right}")
    };
    row(&mut text, "generators", generators.collect());
    row(&mut text, "relations", found.relations.iter().map(equation).collect());
    let lost = found.lost.iter().map(|word| Presentation::words(word));
    row(&mut text, "lost", lost.collect());
    text
}

/// The first line of a [`report`], without the code. Only [`Summary::of`] makes one, from a game whose quotient is proved.
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

impl Display for Summary {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let kind = self.tame.map_or("wild".to_string(), |n| format!("tame (T_{n})"));
        write!(f, "order {}, {} lost, {kind}, ", self.order, self.lost)?;
        match self.period {
            Some((start, length)) => {
                write!(f, "period {length} from {start}, proved for all heaps")
            }
            None => write!(f, "heaps up to {}", self.largest),
        }
    }
}

fn row(text: &mut String, name: &str, all: Vec<String>) {
    let shown = all[..all.len().min(MOST_SHOWN)].join(", ");
    let shown = if all.is_empty() { "none" } else { &shown };
    write!(text, "{name}: {shown}").unwrap();
    if all.len() > MOST_SHOWN {
        write!(text, ", and {} more", all.len() - MOST_SHOWN).unwrap();
    }
    text.push('\n');
}
