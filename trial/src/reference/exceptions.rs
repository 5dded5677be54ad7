//! Heaps of which a part may be taken, or some numbers not, or that become two.

use super::nim::{is_odd, is_small};
use super::{choose, each, new, numbered, Game, Options, Position, Reference};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};
use std::sync::{LazyLock, Mutex};

pub fn reference(program: &str) -> Option<Reference> {
    match program {
        "arc091-d" => new(|case| {
            let heaps: Vec<(u64, u64)> = case.lists("heaps").iter().map(|h| (h[0], h[1])).collect();
            choose(parts_won(&heaps), "Takahashi", "Aoki")
        }),
        "lightoj1296" => numbered(|case| {
            let halves = |heap| (heap, 2);
            parts_won(
                &case
                    .numbers("heaps")
                    .into_iter()
                    .map(halves)
                    .collect::<Vec<_>>(),
            )
        }),
        "cf1194d" => new(|case| {
            let (n, k) = (case.number("n"), case.number("k"));
            choose(one_two_or_k_won(n, k), "Alice", "Bob")
        }),
        "cf768e" => {
            let mut game = Game::new(unused as Options);
            new(move |case| {
                let heaps = case.numbers("heaps");
                let won = match heaps.len() <= 2 && heaps.iter().all(|&heap| heap <= 10) {
                    true => {
                        // A heap, and the amounts taken from it as bits; then the next.
                        game.won(
                            &heaps
                                .iter()
                                .flat_map(|&heap| [heap, 0])
                                .collect::<Position>(),
                        )
                    }
                    false => {
                        let mut values = UNUSED.lock().unwrap();
                        let value = |&heap: &u64| unused_value(heap, 0, &mut values);
                        is_odd(&heaps.iter().map(value).collect::<Vec<_>>())
                    }
                };
                choose(won, "NO", "YES")
            })
        }
        "cf603c" => new(|case| {
            let (heaps, k) = (case.numbers("heaps"), case.number("k"));
            choose(copies_won(&heaps, k), "Kevin", "Nicky")
        }),
        "cf255e" => {
            let mut game = Game::new(between_roots as Options);
            let mut values = HashMap::default();
            new(move |case| {
                let heaps = case.numbers("heaps");
                let won = match heaps.len() <= 2 && heaps.iter().all(|&heap| heap <= 7000) {
                    true => game.won(&heaps),
                    false => {
                        let value = |&heap: &u64| root_value(heap, &mut values);
                        is_odd(&heaps.iter().map(value).collect::<Vec<_>>())
                    }
                };
                choose(won, "Furlo", "Rublo")
            })
        }
        "abc255-g" => new(|case| {
            let pairs: HashSet<(u64, u64)> =
                case.lists("pairs").iter().map(|p| (p[0], p[1])).collect();
            let heaps = case.numbers("heaps");
            choose(exceptions_won(&heaps, &pairs), "Takahashi", "Aoki")
        }),
        _ => None,
    }
}

/// Heaps with a K each, of which up to a K-th part may be taken.
fn parts_won(heaps: &[(u64, u64)]) -> bool {
    let sizes: Vec<u64> = heaps.iter().map(|heap| heap.0).collect();
    if is_small(&sizes) {
        let options = |position: &[u64]| {
            each(position, |place, heap| {
                (1..=heap / heaps[place].1)
                    .map(|take| heap - take)
                    .collect()
            })
        };
        return Game::new(options).won(&sizes);
    }
    let values = heaps.iter().map(|&(heap, k)| match heap {
        // Second method: a table with a set for each heap.
        0..=2000 => {
            let mut table: Vec<u64> = Vec::new();
            for n in 0..=heap {
                let options = (1..=n / k).map(|take| table[(n - take) as usize]);
                let seen: HashSet<u64> = options.collect();
                table.push((0..).find(|value| !seen.contains(value)).unwrap());
            }
            table[heap as usize]
        }
        // Third: what no heap before it has, if a multiple of K is reached; else that of the heap
        // one below the smallest option, a step at a time.
        _ => {
            let (mut rest, mut steps) = (heap, 0);
            while rest / k > 0 && rest / k * k != rest {
                rest = rest - rest / k - 1;
                steps += 1;
                assert!(steps < 100_000_000, "{} {} is too much", heap, k);
            }
            rest / k
        }
    });
    is_odd(&values.collect::<Vec<u64>>())
}

fn one_two_or_k_won(n: u64, k: u64) -> bool {
    // Of a longer strip what is left of rounds of 3 (k + 1), which is a period for every k: the
    // strip begins anew after a round, as it does at 0 if three in a row are as they are there.
    let round = 3 * (u128::from(k) + 1);
    let rest = (u128::from(n) % round) as u64;
    if rest > 10_000_000 {
        // Second method, of large k: below k it is taking 1 or 2, k is won, and what follows k begins
        // anew if 3 divides k, and else goes on.
        let is_lost = |n: u64| n % 3 == 0;
        return match k % 3 {
            0 if rest > k => one_two_or_k_won(rest - k - 1, k),
            0 => rest == k || !is_lost(rest),
            _ => !is_lost(rest),
        };
    }
    let mut won: Vec<bool> = Vec::new();
    for at in 0..=rest {
        let takes = vec![1, 2, k].into_iter().filter(|&take| take <= at);
        let is_won = takes.map(|take| won[(at - take) as usize]).any(|won| !won);
        won.push(is_won);
    }
    won[rest as usize]
}

fn unused(position: &[u64]) -> Vec<Position> {
    let mut options = Vec::new();
    for at in (0..position.len()).step_by(2) {
        for take in (1..=position[at]).filter(|take| position[at + 1] >> take & 1 == 0) {
            let mut option = position.to_vec();
            option[at] -= take;
            option[at + 1] |= 1 << take;
            options.push(option);
        }
    }
    options
}

/// For every input: they are some 300000.
static UNUSED: LazyLock<Mutex<HashMap<(u64, u128), u64>>> = LazyLock::new(Mutex::default);

/// Second method: each heap with what was taken from it has the mex of its options.
fn unused_value(heap: u64, used: u128, values: &mut HashMap<(u64, u128), u64>) -> u64 {
    let used = used & ((1 << (heap + 1)) - 1);
    if let Some(&value) = values.get(&(heap, used)) {
        return value;
    }
    let mut seen = HashSet::default();
    for take in (1..=heap).filter(|take| used >> take & 1 == 0) {
        seen.insert(unused_value(heap - take, used | 1 << take, values));
    }
    let value = (0..).find(|value| !seen.contains(value)).unwrap();
    values.insert((heap, used), value);
    value
}

fn copies(heap: u64, k: u64) -> Option<Vec<u64>> {
    let is_even = heap > 0 && heap / 2 * 2 == heap;
    Some(vec![heap / 2; k as usize]).filter(|_| is_even)
}

fn copies_won(heaps: &[u64], k: u64) -> bool {
    if heaps.len() <= 3 && heaps.iter().all(|&heap| heap <= 10) && k <= 3 {
        let options = |position: &[u64]| {
            let mut options = each(position, |_, heap| {
                heap.checked_sub(1).into_iter().collect()
            });
            for (at, &heap) in position.iter().enumerate() {
                if let Some(copies) = copies(heap, k) {
                    let mut option = position.to_vec();
                    option.remove(at);
                    option.extend(copies);
                    options.push(option);
                }
            }
            for option in &mut options {
                option.retain(|&heap| heap > 0);
                option.sort_unstable();
            }
            options
        };
        return Game::new(options).won(heaps);
    }
    // Second method: the values by definition; those from 5 on go by the heap of half the size,
    // which is looked up in the same way.
    let mut table: Vec<u64> = Vec::new();
    for n in 0..=2000u64 {
        let mut seen = HashSet::default();
        if n > 0 {
            seen.insert(table[n as usize - 1]);
        }
        if n > 0 && n % 2 == 0 {
            let half = table[n as usize / 2];
            seen.insert(if k % 2 == 1 { half } else { 0 });
        }
        table.push((0..).find(|value| !seen.contains(value)).unwrap());
    }
    let value = |&heap: &u64| {
        let mut halves = vec![heap];
        while *halves.last().unwrap() > 2000 {
            let last = *halves.last().unwrap();
            // An odd heap above 4 has the value 0 in the table, and so have those beyond.
            if last % 2 == 1 {
                break;
            }
            halves.push(last / 2);
        }
        let last = halves.pop().unwrap();
        let mut value = if last > 2000 { 0 } else { table[last as usize] };
        for _ in halves {
            let option = if k % 2 == 1 { value } else { 0 };
            value = (0..).find(|&value| value != 0 && value != option).unwrap();
        }
        value
    };
    is_odd(&heaps.iter().map(value).collect::<Vec<u64>>())
}

fn between_roots(position: &[u64]) -> Vec<Position> {
    each(position, |_, x| {
        let roots = (1..x).take_while(|y| y * y <= x);
        roots.filter(|y| y * y * y * y >= x).collect()
    })
}

/// Second method: the values by definition, with each of a run of equal ones looked up once.
fn root_value(x: u64, values: &mut HashMap<u64, u64>) -> u64 {
    if x == 0 {
        return 0; // 0 lies between its own roots, but is no less.
    }
    let (mut low, mut high) = ((x as f64).powf(0.25) as u128, (x as f64).sqrt() as u128);
    let wide = u128::from(x);
    while low > 0 && (low - 1).pow(4) >= wide {
        low -= 1;
    }
    while low.pow(4) < wide {
        low += 1;
    }
    while high * high > wide {
        high -= 1;
    }
    while (high + 1) * (high + 1) <= wide {
        high += 1;
    }
    let high = high.min(wide.saturating_sub(1));
    // The values go 0 1 2 0 3 1 2 in runs, in which these are the first (the table below 7000 and the
    // published one, Codeforces 255E).
    let firsts: [u128; 7] = [0, 4, 16, 82, 6724, 50_626, 2_562_991_876];
    let mut seen = HashSet::default();
    for y in firsts
        .iter()
        .copied()
        .chain([low])
        .filter(|&y| low <= y && y <= high)
    {
        let y = y as u64;
        let value = match values.get(&y) {
            Some(&value) => value,
            None => root_value(y, values),
        };
        values.insert(y, value);
        seen.insert(value);
    }
    (0..).find(|value| !seen.contains(value)).unwrap()
}

fn exceptions_won(heaps: &[u64], pairs: &HashSet<(u64, u64)>) -> bool {
    if is_small(heaps) {
        let options = |position: &[u64]| {
            each(position, |_, heap| {
                let takes = (1..=heap).filter(|&take| !pairs.contains(&(heap, take)));
                takes.map(|take| heap - take).collect()
            })
        };
        return Game::new(options).won(heaps);
    }
    // Second method: a table with a set for each heap; beyond it, if no exception is there, each
    // heap is one more than that before it.
    let largest = heaps.iter().copied().max().unwrap_or(0);
    let last = pairs
        .iter()
        .map(|pair| pair.0)
        .filter(|&heap| heap <= largest);
    let last = last.max().unwrap_or(0) + 1;
    assert!(last <= 5000, "an exception at {} is too much", last);
    let mut table: Vec<u64> = Vec::new();
    for heap in 0..=last {
        let takes = (1..=heap).filter(|&take| !pairs.contains(&(heap, take)));
        let seen: HashSet<u64> = takes.map(|take| table[(heap - take) as usize]).collect();
        table.push((0..).find(|value| !seen.contains(value)).unwrap());
    }
    let value = |&heap: &u64| match heap <= last {
        true => table[heap as usize],
        false => table[last as usize] + (heap - last),
    };
    is_odd(&heaps.iter().map(value).collect::<Vec<u64>>())
}
