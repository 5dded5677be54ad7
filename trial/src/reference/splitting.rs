//! Splitting and merging: consecutive sizes, equal sizes, pairs, sheets; merging up to a size.

use super::nim::is_odd;
use super::{choose, line, new, Game, Options, Position, Reference};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

pub fn reference(program: &str) -> Option<Reference> {
    match program {
        "cf87c" => {
            let mut game = Game::new(|position| splits(position, runs));
            let mut table = Vec::new();
            new(move |case| {
                let heap = case.number("heap");
                let mut winning = runs(heap).into_iter().filter(|run| match heap {
                    0..=40 => !game.won(&position(run.clone())),
                    _ => sum(run, &mut table, &runs) == 0,
                });
                // The shortest comes first.
                match winning.next() {
                    Some(run) => format!("{}\n", run.len()),
                    None => "-1\n".to_string(),
                }
            })
        }
        "luogu-p3235" => new(|case| {
            let least = case.number("f");
            let of_equal = move |heap| equal_parts(heap, least);
            let mut game = Game::new(move |position| splits(position, of_equal));
            let mut table = Vec::new();
            let mut answers = Vec::new();
            for heaps in case.lists("games") {
                let won = match heaps.iter().sum::<u64>() {
                    0..=30 => game.won(&position(heaps)),
                    _ => is_odd(&equal_values(&heaps, least, &mut table)),
                };
                answers.push(won as u64);
            }
            line(&answers)
        }),
        "luogu-p4101" => {
            let mut games = HashMap::default();
            new(move |case| {
                let (n, m) = (case.number("n"), case.number("m"));
                let won = match n {
                    0..=24 => {
                        let of_most = || Game::new(move |position| merges(position, m));
                        let game = games.entry(m).or_insert_with(of_most);
                        game.won(&vec![1; n as usize])
                    }
                    // Second method: the moves that fill the heaps one by one.
                    _ if m < 2 => false,
                    _ => {
                        (u128::from(n / m) * u128::from(m - 1) + u128::from((n % m).max(1) - 1)) & 1
                            == 1
                    }
                };
                choose(won, "0", "1")
            })
        }
        "luogu-p2148" => {
            let mut game = Game::new(pairs as Options);
            let mut table = HashMap::default();
            new(move |case| {
                let heaps = case.numbers("heaps");
                let won = match heaps
                    .iter()
                    .fold(0, |sum: u64, &heap| sum.saturating_add(heap))
                {
                    0..=16 => game.won(&heaps),
                    _ => {
                        let pairs = heaps.chunks(2);
                        let values = pairs.map(|pair| pair_value(pair[0], pair[1], &mut table));
                        is_odd(&values.collect::<Vec<_>>())
                    }
                };
                choose(won, "YES", "NO")
            })
        }
        "luogu-p10501" => {
            let mut game = Game::new(cuts as Options);
            let mut table = HashMap::default();
            new(move |case| {
                let (w, h) = (case.number("w"), case.number("h"));
                let won = match w * h {
                    0..=16 => game.won(&[w, h]),
                    _ => sheet(w, h, &mut table) != 0,
                };
                choose(won, "WIN", "LOSE")
            })
        }
        _ => None,
    }
}

/// Heaps that cannot move play no part.
fn position(mut heaps: Vec<u64>) -> Position {
    heaps.retain(|&heap| heap > 1);
    heaps.sort_unstable();
    heaps
}

fn splits(heaps: &[u64], of: impl Fn(u64) -> Vec<Vec<u64>>) -> Vec<Position> {
    let mut options = Vec::new();
    for (at, &heap) in heaps.iter().enumerate() {
        for parts in of(heap) {
            let mut option = heaps.to_vec();
            option.remove(at);
            option.extend(parts);
            options.push(position(option));
        }
    }
    options
}

/// Consecutive sizes, the shorter runs first.
fn runs(heap: u64) -> Vec<Vec<u64>> {
    let counts = (2..heap).take_while(|count| count * (count + 1) / 2 <= heap);
    let of = |count: u64| {
        let rest = heap - count * (count - 1) / 2;
        let least = rest / count;
        Some((least..least + count).collect()).filter(|_| least * count == rest)
    };
    counts.filter_map(of).collect()
}

fn equal_parts(heap: u64, least: u64) -> Vec<Vec<u64>> {
    let counts = 2..if heap < least {
        2
    } else {
        heap.saturating_add(1).max(2)
    };
    let of = |count: u64| (0..count).map(|at| (heap + at) / count).collect();
    counts.map(of).collect()
}

/// Second method: the values by definition, the heaps of either size counted for every number of them.
fn equal_values(heaps: &[u64], least: u64, table: &mut Vec<u64>) -> Vec<u64> {
    for heap in table.len() as u64..=heaps.iter().copied().max().unwrap_or(0) {
        let times = |count: u64, size: u64| {
            if count & 1 == 1 {
                table[size as usize]
            } else {
                0
            }
        };
        let mut seen = HashSet::default();
        if heap >= least {
            for count in 2..=heap {
                let larger = heap - heap / count * count;
                let option = times(larger, heap / count + 1) ^ times(count - larger, heap / count);
                seen.insert(option);
            }
        }
        table.push((0..).find(|value| !seen.contains(value)).unwrap());
    }
    heaps.iter().map(|&heap| table[heap as usize]).collect()
}

/// Second method: the values by definition.
fn sum(heaps: &[u64], table: &mut Vec<u64>, of: &impl Fn(u64) -> Vec<Vec<u64>>) -> u64 {
    for heap in table.len() as u64..=heaps.iter().copied().max().unwrap_or(0) {
        let value = |parts: Vec<u64>| {
            parts
                .iter()
                .fold(0, |sum, &part| sum ^ table[part as usize])
        };
        let seen: HashSet<u64> = of(heap).into_iter().map(value).collect();
        table.push((0..).find(|value| !seen.contains(value)).unwrap());
    }
    heaps
        .iter()
        .fold(0, |sum, &heap| sum ^ table[heap as usize])
}

/// Two heaps into one of at most `most`.
fn merges(heaps: &[u64], most: u64) -> Vec<Position> {
    let mut options = Vec::new();
    for a in 0..heaps.len() {
        for b in 0..a {
            if heaps[a] + heaps[b] <= most {
                let mut option = heaps.to_vec();
                option[b] += option.remove(a);
                option.sort_unstable();
                options.push(option);
            }
        }
    }
    options.sort();
    options.dedup();
    options
}

/// The first of two and the second of two, and so on.
fn pairs(heaps: &[u64]) -> Vec<Position> {
    let mut options = Vec::new();
    for (at, &heap) in heaps.iter().enumerate() {
        for part in 1..heap {
            let mut option = heaps.to_vec();
            (option[at], option[at ^ 1]) = (part, heap - part);
            options.push(option);
        }
    }
    options
}

/// Second method: the value of a pair by definition. If it is large, a value is reached if one of the heaps
/// less 1 has it as the place of a one: the table of small pairs has just these.
fn pair_value(a: u64, b: u64, table: &mut HashMap<(u64, u64), u64>) -> u64 {
    if a.max(b) > 200 {
        let is_reached = |value: u32| {
            let half = 1_u64.checked_shl(value);
            [a, b]
                .iter()
                .any(|&heap| half.is_some_and(|half| ((heap - 1) / half) & 1 == 1))
        };
        return u64::from((0..).find(|&value| !is_reached(value)).unwrap());
    }
    if let Some(&value) = table.get(&(a, b)) {
        return value;
    }
    let mut seen = HashSet::default();
    for heap in [a, b] {
        for part in 1..heap {
            seen.insert(pair_value(part, heap - part, table));
        }
    }
    let value = (0..).find(|value| !seen.contains(value)).unwrap();
    table.insert((a, b), value);
    value
}

/// Width and height of each sheet; where a sheet of 1 x 1 was cut off, the game is over.
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
            option.iter_mut().for_each(|sheet| sheet.sort_unstable());
            option.sort_unstable();
            options.push(option.concat());
        }
    }
    options
}

/// Second method: the values by definition, for the cuts that lose at once left out.
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
