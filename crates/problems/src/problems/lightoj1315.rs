//! Game of hyper knights.

use crate::problem::*;
use crate::references::nim::is_odd;

pub fn problem() -> Problem {
    let side = |name| number(name, 0, 499).within(0, 1999).small(8);
    let knights = lists_of("knights", 1000, parts![side("x"), side("y")]);
    let format = header(200, parts![knights.small(3)]);
    let found = || (PlayedOut::new(one_knight as Options), Values::new(jumps as Options));
    Problem::with(format, found, reference).numbered()
}

type Found = (PlayedOut, Values);

fn reference(case: &Case, (game, values): &mut Found, why: &mut Witness) -> String {
    let knights = case.lists("knights");
    let won = if knights.len() <= 3 && knights.iter().flatten().all(|&at| at <= 8) {
        game.won(&knights.concat(), why)
    } else {
        // Second method: the value of each knight by definition.
        is_odd(&knights.iter().map(|knight| values.of(knight)).collect::<Vec<u64>>())
    };
    choose(won, "Alice", "Bob")
}

/// Each knight is two numbers.
fn one_knight(position: &[u64]) -> Vec<Position> {
    each_part(2, position, jumps)
}

fn jumps(knight: &[u64]) -> Vec<Position> {
    let (x, y) = (knight[0], knight[1]);
    let mut jumps = Vec::new();
    if x >= 1 {
        jumps.extend(y.checked_sub(3).map(|y| vec![x - 1, y]));
        jumps.extend(y.checked_sub(2).map(|y| vec![x - 1, y]));
    }
    if y >= 1 {
        jumps.extend(x.checked_sub(3).map(|x| vec![x, y - 1]));
        jumps.extend(x.checked_sub(2).map(|x| vec![x, y - 1]));
    }
    jumps.extend(y.checked_sub(2).map(|y| vec![x + 1, y]));
    jumps.extend(x.checked_sub(2).map(|x| vec![x, y + 1]));
    jumps
}
