//! Rows of adjacent things, and rings: a set of cells that are left, as bits; a move takes a block.

use super::nim::is_odd;
use super::{choose, new, Game, Position, Twin};
use std::collections::{HashMap, HashSet};

pub fn twin(program: &str) -> Option<Twin> {
    match program {
        "stripes" => new(|case| {
            let sizes = ["a", "b", "c"].map(|size| case.number(size));
            let mut rows = Rows::new(&sizes);
            let lengths = case.numbers("lengths");
            let won = |n| match n {
                0..=12 => row_won(n, &sizes),
                _ => rows.value(n) != 0,
            };
            lengths
                .into_iter()
                .map(won)
                .map(|won| choose(won, "1", "2"))
                .collect()
        }),
        "n-ring" => {
            let mut tables = HashMap::new();
            new(move |case| {
                let (n, m) = (case.number("n"), case.number("m"));
                choose(
                    ring_won(n, m, &mut tables),
                    "xian shou sheng",
                    "hou shou sheng",
                )
            })
        }
        "three-x" => {
            let mut rows = Rows::new(&[3]);
            new(move |case| choose(crosses_won(case.number("n"), &mut rows), "1", "2"))
        }
        "dawsons-kayles" => {
            let mut pairs = Rows::new(&[2]);
            new(move |case| {
                let rows = case.numbers("rows");
                let won = dawsons_kayles_won(&rows, &mut pairs);
                choose(won, "1", "2")
            })
        }
        _ => None,
    }
}

fn blocks(cells: u64, n: u64, sizes: &[u64], ring: bool) -> Vec<Position> {
    let mut options = Vec::new();
    for &size in sizes.iter().filter(|&&size| size <= n) {
        for first in 0..n {
            if !ring && first + size > n {
                break;
            }
            let block: u64 = (0..size).map(|at| 1 << ((first + at) % n)).sum();
            if cells & block == block {
                options.push(vec![cells & !block]);
            }
        }
    }
    options
}

/// Second method for long rows: the textbook's table, with a new set for each row.
struct Rows {
    sizes: Vec<u64>,
    values: Vec<u64>,
}

impl Rows {
    fn new(sizes: &[u64]) -> Rows {
        let (sizes, values) = (sizes.to_vec(), Vec::new());
        Rows { sizes, values }
    }

    fn value(&mut self, n: u64) -> u64 {
        let values = &mut self.values;
        for n in values.len()..=n as usize {
            let mut seen = HashSet::new();
            for &size in self.sizes.iter().filter(|&&size| size <= n as u64) {
                let left = n - size as usize;
                seen.extend((0..=left).map(|at| values[at] ^ values[left - at]));
            }
            values.push((0..).find(|value| !seen.contains(value)).unwrap());
        }
        values[n as usize]
    }
}

fn row_won(n: u64, sizes: &[u64]) -> bool {
    let options = |position: &[u64]| blocks(position[0], n, sizes, false);
    Game::new(options).won(&[(1 << n) - 1])
}

fn ring_won(n: u64, m: u64, tables: &mut HashMap<u64, Rows>) -> bool {
    if n <= 12 {
        let sizes = [m];
        let options = |position: &[u64]| blocks(position[0], n, &sizes, true);
        Game::new(options).won(&[(1 << n) - 1])
    } else if n < m {
        false
    } else if n - m < m {
        true
    } else {
        let rows = tables.entry(m).or_insert_with(|| Rows::new(&[m]));
        rows.value(n - m) == 0
    }
}

fn crosses_won(n: u64, rows: &mut Rows) -> bool {
    if !(3..=12).contains(&n) {
        // The recurrence is the statement for rows too short for three crosses.
        return rows.value(n + 2) != 0;
    }
    // The game itself: crosses are set one by one, and three in a row win.
    let options = |position: &[u64]| {
        let crosses = position[0];
        if crosses & crosses >> 1 & crosses >> 2 != 0 {
            return vec![];
        }
        (0..n)
            .filter(|cell| crosses >> cell & 1 == 0)
            .map(|cell| vec![crosses | 1 << cell])
            .collect()
    };
    Game::new(options).won(&[0])
}

fn dawsons_kayles_won(rows: &[u64], pairs: &mut Rows) -> bool {
    let cells = rows.iter().fold(0, |sum: u64, &row| {
        sum.saturating_add(row.saturating_add(1))
    });
    if cells <= 16 {
        // The rows side by side, with a pin missing between two.
        let (mut pins, mut n) = (0, 0);
        for row in rows {
            pins |= ((1 << row) - 1) << n;
            n += row + 1;
        }
        let options = |position: &[u64]| blocks(position[0], n, &[2], false);
        return Game::new(options).won(&[pins]);
    }
    // Published: period 34 (Guy and Smith 1956), so a row of 1000 or more is one below.
    let reduced = |row| {
        if row < 1000 {
            row
        } else {
            1000 + (row - 1000) % 34
        }
    };
    let values: Vec<u64> = rows.iter().map(|&row| pairs.value(reduced(row))).collect();
    is_odd(&values)
}
