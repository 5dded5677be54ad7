//! VS AtCoder: white stones become blue ones.

use crate::hard::numbers;
use crate::problem::*;
use crate::references::nim::is_odd;
use crate::references::white_and_blue::{options, Table};

pub fn problem() -> Problem {
    let number = |name| number(name, 0, 50).within(0, 100).small(4);
    let white = times("white", "n", number("w"));
    let blue = times("blue", "n", number("b"));
    let format = one(parts![n(100_000).small(3), Line, white, blue]).promised(Promise {
        keep: fill,
        check: "lambda case: all(w + x != b\"00\" for w, x in zip(case[1:], case[len(case) // 2 + 1 :]))",
        sentence: ["no pile is empty", "没有空堆"],
    });
    Problem::with(format, || (PlayedOut::new(options), Table::default()), reference)
}

/// Puts a blue stone on each empty pile.
fn fill(case: &mut Case) {
    let (white, mut blue) = (case.numbers("white"), case.numbers("blue"));
    blue.iter_mut().zip(white).for_each(|(b, w)| *b = (*b).max(u64::from(w == 0)));
    case.set("blue", numbers(&blue));
}

fn reference(case: &Case, (game, table): &mut (PlayedOut, Table), why: &mut Witness) -> String {
    let (white, blue) = (case.numbers("white"), case.numbers("blue"));
    let small = white.len() <= 3 && white.iter().all(|&w| w <= 2);
    let won = if small && blue.iter().all(|&b| b <= 4) {
        let piles = white.iter().zip(&blue);
        game.won(&piles.flat_map(|(&w, &b)| [w, b]).collect::<Vec<u64>>(), why)
    } else {
        is_odd(&table.values(&white, &blue))
    };
    choose(won, "First", "Second")
}
