//! Rows of adjacent things, and rings: a set of cells that are left, as bits; a move takes a block.

use super::nim::is_odd;
use super::{choose, line, new, Game, Options, Position, Reference};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

pub fn reference(program: &str) -> Option<Reference> {
    match program {
        "lightoj1229" => {
            let mut number = 0;
            new(move |case| {
                number += 1;
                let cells = winning_cells(case.word("word"));
                let cells = if cells.is_empty() { vec![0] } else { cells };
                format!("Case {number}: {}", line(&cells))
            })
        }
        "leetcode294" => {
            let mut pairs = Rows::new(&[2]);
            new(move |case| choose(pluses_won(case.word("word"), &mut pairs), "true", "false"))
        }
        "cf305e" => {
            let mut pairs = Rows::new(&[2]);
            new(move |case| first_cut(case.word("word").as_bytes(), &mut pairs))
        }
        "cf1704f" => {
            let mut pairs = Rows::new(&[2]);
            new(move |case| choose(colours_won(case.word("word"), &mut pairs), "Alice", "Bob"))
        }
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
            let mut tables = HashMap::default();
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
        "hackerrank-bowling-pins" => {
            let mut rows = Rows::new(&[1, 2]);
            new(move |case| choose(pins_won(case.word("word"), &mut rows), "WIN", "LOSE"))
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
            let mut seen = HashSet::default();
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

/// Whether the player to move wins on a word of `+` and `-` who turns two adjacent `+`.
fn pluses_won(word: &str, pairs: &mut Rows) -> bool {
    let n = word.len() as u64;
    if n > 12 {
        let values = word.split('-').map(|run| pairs.value(run.len() as u64));
        return is_odd(&values.collect::<Vec<u64>>());
    }
    let bits = word.bytes().enumerate().filter(|&(_, letter)| letter == b'+');
    let cells = bits.map(|(at, _)| 1 << at).sum();
    let options = |position: &[u64]| blocks(position[0], n, &[2], false);
    Game::new(options).won(&[cells])
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

/// Pins of which some are gone: short rows by all sets of pins, long ones run by run.
fn pins_won(word: &str, rows: &mut Rows) -> bool {
    if word.len() <= 12 {
        let n = word.len() as u64;
        let options = |position: &[u64]| blocks(position[0], n, &[1, 2], false);
        let stands = (0..).zip(word.bytes()).filter(|&(_, pin)| pin == b'I');
        let cells = stands.map(|(at, _): (u64, u8)| 1 << at).sum();
        return Game::new(options).won(&[cells]);
    }
    let runs = word.split('X').map(|run| rows.value(run.len() as u64));
    is_odd(&runs.collect::<Vec<u64>>())
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

/// The winning cells of a row with crosses, from 1: each move played, and the rest as it is for short rows. For
/// longer ones by second method: whether who moves then completes three, and else the sum of the
/// stretches far from every cross, each the value of the whole game of setting crosses in it.
fn winning_cells(row: &str) -> Vec<u64> {
    let crosses: Vec<bool> = row.bytes().map(|cell| cell == b'X').collect();
    let n = crosses.len();
    let three = |crosses: &[bool]| crosses.windows(3).any(|three| three == [true; 3]);
    let cells = (0..n).filter(|&cell| !crosses[cell]);
    let after = |cell: usize| {
        let mut after = crosses.clone();
        after[cell] = true;
        after
    };
    if n <= 10 {
        let options = |position: &[u64]| {
            let crosses = position[0];
            if crosses & crosses >> 1 & crosses >> 2 != 0 {
                return vec![];
            }
            let free = (0..n).filter(|cell| crosses >> cell & 1 == 0);
            free.map(|cell| vec![crosses | 1 << cell]).collect()
        };
        let mut game = Game::new(options);
        let bits = |crosses: &[bool]| {
            crosses
                .iter()
                .rev()
                .fold(0, |bits, &cross| 2 * bits + u64::from(cross))
        };
        let mut wins = |cell: &usize| {
            let after = after(*cell);
            three(&after) || !after.contains(&false) || !game.won(&[bits(&after)])
        };
        return cells
            .filter(|cell| wins(cell))
            .map(|cell| cell as u64 + 1)
            .collect();
    }
    let completing: Vec<u64> = cells
        .clone()
        .filter(|&cell| three(&after(cell)))
        .map(|cell| cell as u64 + 1)
        .collect();
    if !completing.is_empty() {
        return completing;
    }
    let lost = |crosses: Vec<bool>| {
        let free = |cell: &usize| !crosses[*cell];
        let completes = |cell: usize| {
            let mut next = crosses.clone();
            next[cell] = true;
            three(&next)
        };
        if (0..n).filter(free).any(completes) {
            return false;
        }
        let near = |cell: usize| {
            (cell.saturating_sub(2)..=cell + 2).any(|at| crosses.get(at) == Some(&true))
        };
        let far: String = (0..n)
            .map(|cell| if near(cell) { ' ' } else { '.' })
            .collect();
        let values: Vec<u64> = far
            .split_whitespace()
            .map(|cells| stretch_value(cells.len()))
            .collect();
        !is_odd(&values)
    };
    cells
        .filter(|&cell| lost(after(cell)))
        .map(|cell| cell as u64 + 1)
        .collect()
}

/// The value of a row of free cells; a cross also takes the cells up to two away.
fn stretch_value(cells: usize) -> u64 {
    let mut values: Vec<u64> = Vec::new();
    for n in 0..=cells {
        let seen: HashSet<u64> = (0..n)
            .map(|at| values[at.saturating_sub(2)] ^ values[(n - 1 - at).saturating_sub(2)])
            .collect();
        values.push((0..).find(|value| !seen.contains(value)).unwrap());
    }
    values[cells]
}

/// The pieces of a word that is cut at a place, one after the other.
fn cuts(word: &[u64]) -> Vec<(usize, Position)> {
    // The end of a piece is a 0.
    let is_cut = |at: usize| word[at] > 0 && word[at - 1] > 0 && word[at - 1] == word[at + 1];
    let cut = |at: usize| {
        let (before, after) = (&word[..at], &word[at + 1..]);
        (at, [before, &[0, word[at], 0][..], after].concat())
    };
    (1..word.len().max(1) - 1 + usize::from(word.is_empty()))
        .filter(|&at| is_cut(at))
        .map(cut)
        .collect()
}

fn first_cut(word: &[u8], pairs: &mut Rows) -> String {
    let said = |place: Option<usize>| match place {
        None => "Second\n".to_string(),
        Some(place) => format!("First\n{}\n", place + 1),
    };
    let letters: Vec<u64> = word.iter().map(|&letter| u64::from(letter)).collect();
    if word.len() <= 9 {
        let options = |word: &[u64]| cuts(word).into_iter().map(|cut| cut.1).collect::<Vec<_>>();
        let mut game = Game::new(options);
        let first = cuts(&letters).into_iter().find(|cut| !game.won(&cut.1));
        return said(first.map(|cut| cut.0));
    }
    // Second method: the runs of places that can be cut, as rows of pins.
    let mut value = |word: &[u64]| {
        let runs: String = (1..word.len() - 1)
            .map(|at| {
                if word[at] > 0 && word[at - 1] > 0 && word[at - 1] == word[at + 1] {
                    '.'
                } else {
                    ' '
                }
            })
            .collect();
        let values: Vec<u64> = runs
            .split_whitespace()
            .map(|run| pairs.value(run.len() as u64 + 1))
            .collect();
        is_odd(&values)
    };
    said(
        cuts(&letters)
            .into_iter()
            .find(|cut| !value(&cut.1))
            .map(|cut| cut.0),
    )
}

/// Whether Alice wins: played out, a move for each in turn; or by second method, the published law.
fn colours_won(row: &str, pairs: &mut Rows) -> bool {
    // 1 red, 2 blue, 0 white; first who moves.
    fn options(position: &[u64]) -> Vec<Position> {
        let (player, row) = (position[0], &position[1..]);
        let is_move = |at: &usize| row[*at] == player || row[at + 1] == player;
        let after = |at: usize| {
            let mut after = position.to_vec();
            after[0] = 3 - player;
            after[at + 1] = 0;
            after[at + 2] = 0;
            after
        };
        (0..row.len() - 1).filter(is_move).map(after).collect()
    }
    if row.len() <= 9 {
        let cells = row.bytes().map(|cell| if cell == b'R' { 1 } else { 2 });
        let position: Position = Some(1).into_iter().chain(cells).collect();
        return Game::new(options as Options).won(&position);
    }
    let red = row.matches('R').count();
    let blue = row.len() - red;
    if red != blue {
        return red > blue;
    }
    let stretches = row
        .replace("RR", "R R")
        .replace("RR", "R R")
        .replace("BB", "B B")
        .replace("BB", "B B");
    let values: Vec<u64> = stretches
        .split(' ')
        .map(|stretch| pairs.value(stretch.len() as u64))
        .collect();
    is_odd(&values)
}
