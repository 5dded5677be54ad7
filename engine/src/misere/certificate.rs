//! Certificates: a quotient with all that is needed to check it again.
//!
//! `docs/misere-certificates.md` says what its lines mean, and how to write a checker.

use super::game::Game;
use std::fmt::Write;

/// The certificate of what is proved of `game`, whose rule has this octal code. A line has as many numbers as there are
/// states, and there are as many lines as there are heaps and states of heaps.
///
/// ```
/// use grundy_engine::misere::{certificate, Game, Limits, Rule};
/// use grundy_engine::octal::moves;
///
/// let mut game = Game::new(Rule::new(&moves("0.1").unwrap()));
/// game.grow(u64::MAX, &mut Limits::of_steps(10_000));
/// let lines = certificate("0.1", &game);
/// assert!(lines.starts_with("code 0.1\norder 2\noutcomes NP\nperiod 1 from 2\nheap 1: 1\nheap 2: 0\n"));
/// assert!(lines.ends_with("\naction 0: 0 1\naction 1: 1 0\n"));
/// ```
pub fn certificate(code: &str, game: &Game) -> String {
    let quotient = game.quotient();
    let outcome = |x: usize| if quotient.is_lost(x) { 'P' } else { 'N' };
    let outcomes: String = (0..quotient.order()).map(outcome).collect();
    let mut text = format!("code {}\norder {}\n", code, quotient.order());
    writeln!(text, "outcomes {}", outcomes).unwrap();
    match game.period() {
        Some(period) => writeln!(text, "period {} from {}", period.length, period.start),
        None => writeln!(text, "heaps {}", game.largest()),
    }
    .unwrap();
    let mut has_heap = vec![false; quotient.order()];
    for (heap, &image) in quotient.images().iter().enumerate().skip(1) {
        writeln!(text, "heap {}: {}", heap, image).unwrap();
        has_heap[image as usize] = true;
    }
    for image in (0..quotient.order()).filter(|&image| has_heap[image]) {
        write!(text, "action {}:", image).unwrap();
        for x in 0..quotient.order() {
            write!(text, " {}", quotient.product(image, x)).unwrap();
        }
        text.push('\n');
    }
    text
}
