//! Cutting Game: who first cuts off one square wins.

use crate::problem::*;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

pub fn problem() -> Problem {
    let side = |name| number(name, 2, 200).within(2, 500).small(9);
    let format = to_end(parts![side("w"), side("h")]).of_largest(1000);
    Problem::with(format, || (PlayedOut::new(cuts), HashMap::default()), reference)
}

fn reference(
    case: &Case,
    (game, table): &mut (PlayedOut, HashMap<(u64, u64), u64>),
    why: &mut Witness,
) -> String {
    let (w, h) = (case.number("w"), case.number("h"));
    let won = match w * h {
        0..=16 => game.won(&[w, h], why),
        _ => sheet(w, h, table) != 0,
    };
    choose(won, "WIN", "LOSE")
}

/// The moves on sheets of given width and height; the game is over when a sheet of 1 x 1 has been cut off.
fn cuts(sheets: &[u64]) -> Vec<Position> {
    if sheets.chunks(2).any(|sheet| sheet == [1, 1]) {
        return vec![];
    }
    let mut options = Vec::new();
    for (at, sheet) in sheets.chunks(2).enumerate() {
        let (w, h) = (sheet[0], sheet[1]);
        let upright = (1..w).map(|part| [[part, h], [w - part, h]]);
        let across = (1..h).map(|part| [[w, part], [w, h - part]]);
        for parts in upright.chain(across) {
            let mut option: Vec<[u64; 2]> =
                sheets.chunks(2).map(|sheet| [sheet[0], sheet[1]]).collect();
            option.remove(at);
            option.extend(parts);
            for sheet in &mut option {
                sheet.sort_unstable();
            }
            option.sort_unstable();
            options.push(option.concat());
        }
    }
    options
}

/// Second method: the values by definition, without the cuts that lose at once.
fn sheet(w: u64, h: u64, table: &mut HashMap<(u64, u64), u64>) -> u64 {
    if let Some(&value) = table.get(&(w, h)) {
        return value;
    }
    let mut seen = HashSet::default();
    for part in 2..w.saturating_sub(1) {
        seen.insert(sheet(part, h, table) ^ sheet(w - part, h, table));
    }
    for part in 2..h.saturating_sub(1) {
        seen.insert(sheet(w, part, table) ^ sheet(w, h - part, table));
    }
    let value = (0..).find(|value| !seen.contains(value)).unwrap();
    table.insert((w, h), value);
    value
}
