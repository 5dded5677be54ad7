//! What is known of a game, in words.
//!
//! Checked: the golden cases of the program `misere-quotient`.

use super::game::Game;
use super::presentation::Presentation;
use std::fmt::Write;

// So many relations or words are for no person to read.
const MOST_SHOWN: usize = 200;

/// A line with the order, the number of lost states, the kind, and the period or how far the proof goes; then lines with
/// the generators, the relations and the lost words of a presentation.
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
    let mut text = format!("{}: {}\n", code, summary(game));
    let generators = found.generators.iter().enumerate();
    let generators = generators.map(|(at, heap)| format!("{} = {}", Presentation::name(at), heap));
    let equation = |(word, normal): &(Vec<u32>, Vec<u32>)| {
        let (left, right) = (Presentation::words(word), Presentation::words(normal));
        format!("{} = {}", left, right)
    };
    row(&mut text, "generators", generators.collect());
    row(&mut text, "relations", found.relations.iter().map(equation).collect());
    let lost = found.lost.iter().map(|word| Presentation::words(word));
    row(&mut text, "lost", lost.collect());
    text
}

/// The first line of a [`report`], without the code.
pub fn summary(game: &Game) -> String {
    let quotient = game.quotient();
    let kind = match quotient.tame() {
        Some(n) => format!("tame (T_{})", n),
        None => "wild".to_string(),
    };
    let proved = match game.period() {
        Some(period) => {
            format!("period {} from {}, proved for all heaps", period.length, period.start)
        }
        None => format!("heaps up to {}", game.largest()),
    };
    let (order, lost) = (quotient.order(), quotient.lost());
    format!("order {}, {} lost, {}, {}", order, lost, kind, proved)
}

fn row(text: &mut String, name: &str, all: Vec<String>) {
    let shown = all[..all.len().min(MOST_SHOWN)].join(", ");
    let shown = if all.is_empty() { "none" } else { &shown };
    write!(text, "{}: {}", name, shown).unwrap();
    if all.len() > MOST_SHOWN {
        write!(text, ", and {} more", all.len() - MOST_SHOWN).unwrap();
    }
    text.push('\n');
}
