//! Euclid's game.

use super::{choose, new, Game, Options, Position, Reference};

pub fn reference(program: &str) -> Option<Reference> {
    match program {
        "luogu-p1290" | "kattis-euclidsgame" => {
            let mut game = Game::new(multiples as Options);
            new(move |case| {
                let won = won(case.number("a"), case.number("b"), &mut game);
                choose(won, "Stan wins", "Ollie wins")
            })
        }
        "cf167c" => {
            let mut game = Game::new(powers as Options);
            new(move |case| {
                let (a, b) = (case.number("a"), case.number("b"));
                let won = match a.max(b) <= 60 {
                    true => game.won(&[a, b]),
                    false => powers_won(a, b),
                };
                choose(won, "First", "Second")
            })
        }
        _ => None,
    }
}

/// Subtract a power of the smaller, or put the remainder.
fn powers(position: &[u64]) -> Vec<Position> {
    let (less, more) = (position[0].min(position[1]), position[0].max(position[1]));
    if less == 0 {
        return vec![];
    }
    let powers = (1..=7).map(|k| less.pow(k)).filter(|&power| power <= more);
    let lefts = powers.map(|power| more - power).chain([more % less]);
    lefts.map(|left| vec![less, left]).collect()
}

/// Second method: down Euclid's algorithm, and back; the remainder of a quotient by a + 1 is that of the digits in
/// base a, added and subtracted in turn.
fn powers_won(a: u64, b: u64) -> bool {
    let (mut less, mut more) = (a.min(b), a.max(b));
    let mut steps = Vec::new();
    while less > 0 {
        steps.push((less, more / less));
        (less, more) = (more % less, less);
    }
    let wins = |after: bool, (base, quotient): (u64, u64)| match (after, base) {
        (false, _) => true,
        (true, 1) => quotient % 2 == 0,
        (true, _) => {
            let (mut sum, mut rest, mut sign) = (0, quotient, 1);
            while rest > 0 {
                sum += sign * i128::from(rest % base);
                rest /= base;
                sign = -sign;
            }
            sum.rem_euclid(i128::from(base) + 1) % 2 == 0
        }
    };
    steps.into_iter().rev().fold(false, wins)
}

fn multiples(position: &[u64]) -> Vec<Position> {
    let mut options = Vec::new();
    for (at, other) in [(0, 1), (1, 0)] {
        let (one, other) = (position[at], position[other]);
        if other == 0 || one < other {
            continue;
        }
        let times = 1..=one / other;
        options.extend(times.map(|times| vec![other, one - times * other]));
    }
    options
}

fn won(a: u64, b: u64, game: &mut Game<Options>) -> bool {
    if a.max(b) <= 60 {
        return game.won(&[a, b]);
    }
    // Second method: down Euclid's algorithm to a choice, or to the end.
    let (mut more, mut less) = (a.max(b), a.min(b));
    let mut to_move = true;
    while less > 0 && more - less < less && more > less {
        (more, less) = (less, more - less);
        to_move = !to_move;
    }
    (less > 0) == to_move
}
