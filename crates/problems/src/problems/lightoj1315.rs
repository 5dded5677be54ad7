//! Game of hyper knights.

use crate::problem::*;
use crate::references::nim::is_odd;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

pub fn problem() -> Problem {
    let side = |name| number(name, 0, 499).within(0, 1999).small(8);
    let knights = lists_of("knights", 1000, parts![side("x"), side("y")]);
    let format = header(200, parts![knights.small(3)]);
    Problem::with(format, || (PlayedOut::new(options), HashMap::default()), reference).numbered()
}

fn reference(
    case: &Case,
    (game, memo): &mut (PlayedOut, HashMap<Position, u64>),
    why: &mut Witness,
) -> String {
    let knights = case.lists("knights");
    if knights.len() <= 3 && knights.iter().flatten().all(|&at| at <= 8) {
        return choose(game.won(&knights.concat(), why), "Alice", "Bob");
    }
    let values: Vec<u64> = knights.iter().map(|knight| value(knight, memo)).collect();
    choose(is_odd(&values), "Alice", "Bob")
}

/// The moves of one of the knights; each knight is two numbers.
fn options(position: &[u64]) -> Vec<Position> {
    let mut options = Vec::new();
    for knight in (0..position.len()).step_by(2) {
        for to in jumps(position[knight], position[knight + 1]) {
            let mut option = position.to_vec();
            option[knight..knight + 2].copy_from_slice(&to);
            options.push(option);
        }
    }
    options
}

fn jumps(x: u64, y: u64) -> Vec<[u64; 2]> {
    let mut jumps = Vec::new();
    if x >= 1 {
        jumps.extend(y.checked_sub(3).map(|y| [x - 1, y]));
        jumps.extend(y.checked_sub(2).map(|y| [x - 1, y]));
    }
    if y >= 1 {
        jumps.extend(x.checked_sub(3).map(|x| [x, y - 1]));
        jumps.extend(x.checked_sub(2).map(|x| [x, y - 1]));
    }
    jumps.extend(y.checked_sub(2).map(|y| [x + 1, y]));
    jumps.extend(x.checked_sub(2).map(|x| [x, y + 1]));
    jumps
}

/// Second method: the value of a knight by definition.
fn value(knight: &[u64], memo: &mut HashMap<Position, u64>) -> u64 {
    if let Some(&value) = memo.get(knight) {
        return value;
    }
    let options = jumps(knight[0], knight[1]);
    let seen: HashSet<u64> = options.iter().map(|to| value(to, memo)).collect();
    let least = (0..).find(|value| !seen.contains(value)).unwrap();
    memo.insert(knight.to_vec(), least);
    least
}
