//! Certificates: a quotient with all that is needed to check it again.
//!
//! `docs/misere-certificates.md` explains the lines, and how to write a checker.

use super::game::Game;

/// The certificate of what is proved about `game`, whose rule has this octal code. There is a line for each heap. There
/// is also one for each state that some heap has, with as many numbers as the quotient has states.
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
    text += &format!("outcomes {outcomes}\n");
    text += &match game.period() {
        Some(period) => format!("period {} from {}\n", period.length, period.start),
        None => format!("heaps {}\n", game.largest()),
    };
    let mut has_heap = vec![false; quotient.order()];
    for (heap, &image) in quotient.images().iter().enumerate().skip(1) {
        text += &format!("heap {heap}: {image}\n");
        has_heap[image as usize] = true;
    }
    for image in (0..quotient.order()).filter(|&image| has_heap[image]) {
        text += &format!("action {image}:");
        for x in 0..quotient.order() {
            text += &format!(" {}", quotient.product(image, x));
        }
        text.push('\n');
    }
    text
}
