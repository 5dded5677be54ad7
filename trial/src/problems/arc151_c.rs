//! 01 Game: writing 0 and 1 into a row.

use crate::games::writing::Row;
use crate::problem::*;

pub fn problem() -> Problem {
    Problem::new(format(), reference)
}

fn format() -> Format {
    let size = 1_000_000_000_000_000_000;
    let m = number("m", 0, 200_000).by(|case| (0, case.number("n")));
    one(vec![
        number("n", 1, size).small(7).into(),
        m.small(3).into(),
        Part::Marks("n", "m"),
    ])
}

fn reference() -> Reference {
    let mut row = Row::new();
    answer(move |case| {
        let n = case.number("n");
        let marks = case.lists("marks");
        let marks: Vec<(u64, u64)> = marks.iter().map(|mark| (mark[0], mark[1] + 1)).collect();
        choose(row.won(n, &marks), "Takahashi", "Aoki")
    })
}
