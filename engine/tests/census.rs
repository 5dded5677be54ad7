//! The rows of `data/census.csv`, checked from themselves alone: values by every option of every heap, the window that proves
//! a period, and that no shorter one, and no earlier heap, would do. It shares nothing with what wrote them.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::Mutex;
use std::thread;

const CENSUS: &str = include_str!("../data/census.csv");
const PUBLISHED: &str = include_str!("../data/octal-periods.csv");

#[derive(Clone)]
struct Row {
    digits: Vec<usize>,
    period: usize,
    preperiod: usize,
    largest: u16,
    first: usize,
    text: String,
}

impl Row {
    /// A row, if it has a period.
    fn of(line: &str) -> Option<Row> {
        let cells: Vec<&str> = line.split(',').collect();
        let digits = cells[0].chars().filter_map(|c| c.to_digit(8)).map(|d| d as usize).collect();
        Some(Row {
            digits,
            period: cells[1].parse().ok()?,
            preperiod: cells[2].parse().unwrap(),
            largest: cells[4].parse().unwrap(),
            first: cells[5].parse().unwrap(),
            text: line.to_string(),
        })
    }

    /// How many heaps prove it: no move takes more than the last digit says.
    fn window(&self) -> usize {
        let most_taken = self.digits.iter().rposition(|&digit| digit > 0).unwrap_or(0);
        2 * self.preperiod.max(1) + 2 * self.period + most_taken
    }

    /// What is wrong with it.
    fn fault(&self) -> Option<&'static str> {
        let values = plainly(&self.digits, self.window());
        let repeats = |from: usize, length: usize| {
            (from..values.len() - length).all(|n| values[n] == values[n + length])
        };
        let (start, p) = (self.preperiod, self.period);
        if p == 0 || !repeats(start, p) {
            return Some("it does not repeat");
        }
        if start > 0 && values[start - 1] == values[start - 1 + p] {
            return Some("it begins earlier");
        }
        // A shorter period of what repeats would divide it.
        let divides = |q: &usize| p % q == 0 && (2..*q).all(|r| q % r != 0);
        if (2..=p).filter(divides).any(|q| repeats(start, p / q)) {
            return Some("it is no least period");
        }
        let largest = values.iter().copied().max().unwrap();
        let first = values.iter().position(|&value| value == largest).unwrap();
        ((largest, first) != (self.largest, self.first)).then_some("another largest value")
    }
}

/// The values of the heaps below `length`: the least that no move leaves.
fn plainly(digits: &[usize], length: usize) -> Vec<u16> {
    let mut values: Vec<u16> = Vec::new();
    let mut seen = vec![usize::MAX; 1 << 16];
    for n in 0..length {
        for (take, &digit) in digits.iter().enumerate().take_while(|&(take, _)| take <= n) {
            let rest = n - take;
            if digit & 1 != 0 && rest == 0 {
                seen[0] = n;
            }
            if digit & 2 != 0 && rest > 0 {
                seen[usize::from(values[rest])] = n;
            }
            let half = rest / 2;
            if digit & 4 != 0 && half > 0 {
                let (first, second) = (&values[1..=half], &values[rest - half..rest]);
                for (a, b) in first.iter().zip(second.iter().rev()) {
                    seen[usize::from(a ^ b)] = n;
                }
            }
        }
        values.push(seen.iter().position(|&at| at != n).unwrap() as u16);
    }
    values
}

fn rows() -> Vec<Row> {
    CENSUS.lines().filter(|line| !line.starts_with('#')).filter_map(Row::of).collect()
}

fn checked(rows: &[Row]) {
    let (next, faults) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(row) = rows.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if let Some(fault) = row.fault() {
                        faults.lock().unwrap().push(format!("{}: {fault}", row.text));
                    }
                }
            });
        }
    });
    let faults = faults.into_inner().unwrap();
    println!("{} rows", rows.len());
    assert!(!rows.is_empty() && faults.is_empty(), "{faults:#?}");
}

#[test]
fn every_code_has_a_row() {
    let lines = CENSUS.lines().filter(|line| !line.starts_with('#'));
    let codes: Vec<&str> = lines.filter_map(|line| line.split(',').next()).collect();
    let expected = (0..8192).map(|code| format!("{}.{:04o}", code >> 12 << 2, code & 4095));
    assert!(codes.into_iter().eq(expected));
}

#[test]
fn periods_are_proved_by_their_windows() {
    checked(&rows().into_iter().filter(|row| row.window() <= 1000).collect::<Vec<_>>());
}

#[test]
#[ignore = "takes minutes: tools/census check"]
fn periods_of_20000_heaps_are_proved_by_their_windows() {
    checked(&rows().into_iter().filter(|row| row.window() <= 20_000).collect::<Vec<_>>());
}

#[test]
#[ignore = "takes long: tools/census check"]
fn some_long_periods_are_proved_by_their_windows() {
    let mut long: Vec<Row> = rows().into_iter().filter(|row| row.window() > 20_000).collect();
    long.sort_by_key(Row::window);
    let step = long.len() / 10;
    checked(&long.into_iter().step_by(step.max(1)).take(8).collect::<Vec<_>>());
}

#[test]
fn spoilt_rows_are_refused() {
    let rows: Vec<Row> =
        rows().into_iter().filter(|row| (40..400).contains(&row.window())).collect();
    let mut refused = 0;
    for row in rows.iter().step_by(rows.len() / 50) {
        let spoilt = [
            Row { period: 2 * row.period, ..row.clone() },
            Row { preperiod: row.preperiod + 1, ..row.clone() },
            Row { preperiod: row.preperiod.wrapping_sub(1).min(1 << 20), ..row.clone() },
            Row { largest: row.largest + 1, ..row.clone() },
            Row { first: row.first + 1, ..row.clone() },
        ];
        for spoilt in spoilt.iter().filter(|spoilt| spoilt.preperiod < 1 << 20) {
            assert!(
                spoilt.fault().is_some(),
                "{}: {} {}",
                row.text,
                spoilt.period,
                spoilt.preperiod
            );
            refused += 1;
        }
    }
    assert!(refused >= 200, "{refused}");
}

#[test]
fn no_row_differs_from_a_published_one() {
    let rows: HashMap<Vec<usize>, Row> =
        rows().into_iter().map(|row| (row.digits.clone(), row)).collect();
    let (mut same, mut beyond) = (0, 0);
    for line in PUBLISHED.lines().filter(|line| !line.starts_with('#')).skip(1) {
        let cells: Vec<&str> = line.split(',').collect();
        let (before, behind) = cells[0].split_once('.').unwrap();
        let digits = format!("{}{behind:0<4}", if before.is_empty() { "0" } else { before });
        let digits: Vec<usize> = digits.chars().map(|c| c.to_digit(8).unwrap() as usize).collect();
        let number = |at: usize| cells[at].parse::<usize>().unwrap();
        let Some(row) = rows.get(&digits) else {
            beyond += usize::from(digits.len() == 5);
            continue;
        };
        // There the first heap of the periodic part is 1 at least.
        assert_eq!((row.preperiod.max(1), row.period), (number(1), number(2)), "{line}");
        if !cells[3].is_empty() && !cells[4].is_empty() {
            assert_eq!((usize::from(row.largest), row.first), (number(3), number(4)), "{line}");
        }
        same += 1;
    }
    println!("{same} as published, {beyond} beyond these tables");
    assert!(same > 80, "{same}");
}
