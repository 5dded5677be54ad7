//! kiki's game: a coin goes left, down, or both.

use crate::problem::*;

pub fn problem() -> Problem {
    let [n, m] = ["n", "m"].map(|name| number(name, 1, 2000).small(30));
    let format = to_zeros(2, parts![n, m]).of_largest(1000);
    Problem::with(format, || PlayedOut::new(options), reference)
}

fn options(position: &[u64]) -> Vec<Position> {
    let (n, m) = (position[0], position[1]);
    if n == 0 || m == 0 {
        return vec![];
    }
    let options = [[n - 1, m], [n, m - 1], [n - 1, m - 1]];
    options.into_iter().filter(|option| !option.contains(&0)).map(Vec::from).collect()
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    let (n, m) = (case.number("n"), case.number("m"));
    let won = if n <= 30 && m <= 30 {
        game.won(&[n, m], why)
    } else {
        // Second method: the board repeats after two rows, and after two columns.
        game.search(&[n, m].map(|side| side.min(2 - side % 2)))
    };
    choose(won, "Wonderful!", "What a pity!")
}
