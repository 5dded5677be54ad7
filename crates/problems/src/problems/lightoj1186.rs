//! Incredible Chess: Northcott's game.

use crate::hard::numbers;
use crate::problem::*;
use crate::references::northcott::Boards;

pub fn problem() -> Problem {
    let rows = |name, row| times(name, "n", number(row, 0, 99).within(0, "n - 1").small(3));
    let n = n(100).judged(3, 100).small(4);
    let format = header(200, parts![n, Line, rows("white", "w"), rows("black", "b")]).promised(Promise {
        keep: face,
        check: "lambda case: all(int(w) < int(b) for w, b in zip(case[1:], case[len(case) // 2 + 1 :]))",
        sentence: ["each white pawn is below the black one", "每列的白兵都在黑兵之下"],
    });
    Problem::with(format, Boards::default, reference).numbered()
}

/// Puts the white pawn below the black one.
fn face(case: &mut Case) {
    let (mut white, mut black) = (case.numbers("white"), case.numbers("black"));
    for (white, black) in white.iter_mut().zip(&mut black) {
        (*white, *black) = match (*white).min(*black) {
            0 => (0, (*white).max(*black).max(1)),
            low => (low - u64::from(white == black), (*white).max(*black)),
        };
    }
    case.set("white", numbers(&white));
    case.set("black", numbers(&black));
}

fn reference(case: &Case, boards: &mut Boards, _: &mut Witness) -> String {
    let rows = |name| case.numbers(name).iter().map(|row| row + 1).collect::<Vec<u64>>();
    choose(boards.won(&rows("white"), &rows("black")), "white wins", "black wins")
}
