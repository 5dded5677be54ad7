//! Vertical Rooks: Northcott's game.

use crate::hard::numbers;
use crate::problem::*;
use crate::references::northcott::Boards;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let rows = |name| times_of(name, "n", on_a_line(number("row", 1, 2000).within(1, "n")));
    let parts = parts![n(2000).judged(2, 2000).small(4), Line, rows("ones"), rows("twos")];
    let format = header(10, parts).promised(Promise {
        keep: part,
        check: "lambda case: all(x != y for x, y in zip(case[1:], case[len(case) // 2 + 1 :]))",
        sentence: ["no two rooks stand in one cell", "没有两枚车在同一格"],
    });
    Problem::with(format, Boards::default, reference)
}

/// Moves the second rook to the next row where both stand in one cell.
fn part(case: &mut Case) {
    let (n, ones, mut twos) = (case.number("n"), case.numbers("ones"), case.numbers("twos"));
    let equal = ones.iter().zip(&mut twos).filter(|(one, two)| one == two);
    equal.for_each(|(_, two)| *two = *two % n + 1);
    case.set("twos", numbers(&twos));
}

fn reference(case: &Case, boards: &mut Boards, _: &mut Witness) -> String {
    choose(boards.won(&case.numbers("twos"), &case.numbers("ones")), "player-2", "player-1")
}
