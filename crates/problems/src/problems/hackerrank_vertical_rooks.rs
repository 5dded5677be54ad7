//! Vertical Rooks: Northcott's game.

use crate::hard::numbers;
use crate::problem::*;
use crate::references::loopy::winners;
use crate::references::nim::is_odd;
use rustc_hash::FxHashMap as HashMap;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let rows = |name| times_of(name, "n", on_a_line(number("row", 1, 2000).within(1, "n")));
    let parts = parts![n(2000).judged(2, 2000).small(4), Line, rows("ones"), rows("twos")];
    let format = header(10, parts).promised(Promise {
        keep: part,
        check: "lambda case: all(x != y for x, y in zip(case[1:], case[len(case) // 2 + 1 :]))",
        sentence: ["no two rooks stand in one cell", "没有两枚车在同一格"],
    });
    Problem::with(format, HashMap::default, reference)
}

/// Moves the second rook to the next row where both stand in one cell.
fn part(case: &mut Case) {
    let (n, ones, mut twos) = (case.number("n"), case.numbers("ones"), case.numbers("twos"));
    let equal = ones.iter().zip(&mut twos).filter(|(one, two)| one == two);
    equal.for_each(|(_, two)| *two = *two % n + 1);
    case.set("twos", numbers(&twos));
}

/// Small boards by all moves, also those that retreat, for each n once.
fn reference(case: &Case, boards: &mut Boards, _: &mut Witness) -> String {
    let (n, ones, twos) = (case.number("n"), case.numbers("ones"), case.numbers("twos"));
    let pairs = || ones.iter().zip(&twos);
    let won = if n <= 4 && pairs().all(|(one, two)| one != two) {
        boards.entry(n).or_insert_with(|| winners(&moves(n), None))[&code(n, &twos, &ones)]
    } else {
        // Second method: Nim.
        is_odd(&pairs().map(|(&one, &two)| one.abs_diff(two).saturating_sub(1)).collect::<Vec<_>>())
    };
    choose(won, "player-2", "player-1")
}

/// For each n, whether the player to move wins, by the codes of the positions.
type Boards = HashMap<u64, HashMap<u64, bool>>;

/// A position as a number: the rows of the player to move, then those of the other.
fn code(n: u64, mine: &[u64], theirs: &[u64]) -> u64 {
    mine.iter().chain(theirs).fold(0, |code, row| code * n + row - 1)
}

fn moves(n: u64) -> HashMap<u64, Vec<u64>> {
    let mut to = HashMap::default();
    let columns = n as usize;
    for position in 0..n.pow(2 * n as u32) {
        let row = |at: usize| position / n.pow(2 * n as u32 - 1 - at as u32) % n + 1;
        let rows: Vec<u64> = (0..2 * columns).map(row).collect();
        let (mine, theirs) = rows.split_at(columns);
        if mine.iter().zip(theirs).any(|(mine, theirs)| mine == theirs) {
            continue;
        }
        let mut options = Vec::new();
        for at in 0..columns {
            let (from, other) = (mine[at], theirs[at]);
            let side = if from < other { 1..other } else { other + 1..n + 1 };
            for row in side.filter(|&row| row != from) {
                let mut mine = mine.to_vec();
                mine[at] = row;
                options.push(code(n, theirs, &mine));
            }
        }
        to.insert(position, options);
    }
    to
}
