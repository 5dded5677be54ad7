//! Euclid's Game, until two zeros.

use crate::games::euclid::{multiples, won};
use crate::hard::euclid;
use crate::problem::*;

pub fn problem() -> Problem {
    let one = |name| number(name, 1, 1_000_000_000);
    let format =
        Format { cases: Cases::ToTwoZeros, most: 1000, ..to_end(parts![one("a"), one("b")]) };
    Problem::new(format, reference).hard(|_| euclid(1_000_000_000))
}

fn reference() -> Reference {
    let mut game = Game::new(multiples as Options);
    answer(move |case, why| {
        let won = won(case.number("a"), case.number("b"), &mut game, why);
        choose(won, "Stan wins", "Ollie wins")
    })
}
