//! Euclid's game, a given number of cases.

use crate::games::euclid::{multiples, won};
use crate::hard::euclid;
use crate::problem::*;

pub fn problem() -> Problem {
    let one = |name| number(name, 1, (1 << 31) - 1);
    let format = header(6, parts![one("a"), one("b")]);
    Problem::new(format, reference).hard(|_| euclid((1 << 31) - 1))
}

fn reference() -> Reference {
    let mut game = Game::new(multiples as Options);
    answer(move |case, why| {
        let won = won(case.number("a"), case.number("b"), &mut game, why);
        choose(won, "Stan wins", "Ollie wins")
    })
}
