//! The idiomatic way in Rust: lines, white space, `str::parse`, a `BufWriter`.
//!
//! The first argument says which problem.

use std::collections::HashSet;
use std::io::{self, BufRead, BufWriter, Write};

fn wythoff(a: u64, b: u64) -> bool {
    let below = |x: u64, d: u64| x <= d || x * (x - d) < d * d;
    let (low, d) = (a.min(b), a.max(b) - a.min(b));
    if d == 0 {
        low == 0
    } else {
        below(low, d) && !below(low + 1, d)
    }
}

// The nim product of numbers below 2^(2 * half).
fn product(a: u64, b: u64, half: u32, bytes: &mut [Option<u8>]) -> u64 {
    if a < 2 || b < 2 {
        return a * b;
    }
    let index = ((a & 255) << 8 | b & 255) as usize;
    if half == 4 {
        if let Some(product) = bytes[index] {
            return product.into();
        }
    }
    let mask = (1 << half) - 1;
    let low = product(a & mask, b & mask, half / 2, bytes);
    let high = product(a >> half, b >> half, half / 2, bytes);
    let (a_both, b_both) = ((a & mask) ^ (a >> half), (b & mask) ^ (b >> half));
    let both = product(a_both, b_both, half / 2, bytes);
    let tail = product(high, 1 << (half - 1), half / 2, bytes);
    let all = (both ^ low) << half | (low ^ tail);
    if half == 4 {
        bytes[index] = Some(all as u8);
    }
    all
}

fn value(successors: &[Vec<usize>], values: &mut [Option<u32>], node: usize) -> u32 {
    if let Some(value) = values[node] {
        return value;
    }
    let seen: HashSet<u32> = successors[node]
        .iter()
        .map(|&to| value(successors, values, to))
        .collect();
    let mex = (0..).find(|value| !seen.contains(value)).unwrap();
    values[node] = Some(mex);
    mex
}

fn main() {
    let stdin = io::stdin();
    let mut output = BufWriter::new(io::stdout().lock());
    let mut rows = stdin.lock().lines().map(|line| -> Vec<u64> {
        let line = line.unwrap();
        let numbers = line.split_whitespace();
        numbers.map(|number| number.parse().unwrap()).collect()
    });
    match std::env::args().nth(1).as_deref() {
        Some("poj1067") => {
            for row in rows {
                let answer = if wythoff(row[0], row[1]) { "0" } else { "1" };
                writeln!(output, "{}", answer).unwrap();
            }
        }
        Some("hdu1846") => {
            for row in rows.skip(1) {
                let answer = if row[0] % (row[1] + 1) > 0 {
                    "first"
                } else {
                    "second"
                };
                writeln!(output, "{}", answer).unwrap();
            }
        }
        Some("library-nim-product-64") => {
            let mut bytes = vec![None; 1 << 16];
            for row in rows.skip(1) {
                writeln!(output, "{}", product(row[0], row[1], 32, &mut bytes)).unwrap();
            }
        }
        Some("hdu1850") => {
            // A case may be on several lines.
            let mut numbers = rows.flatten();
            while let Some(count) = numbers.next().filter(|&count| count > 0) {
                let heaps: Vec<u64> = numbers.by_ref().take(count as usize).collect();
                let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
                let moves = heaps.iter().filter(|&heap| heap ^ sum < *heap).count();
                writeln!(output, "{}", moves).unwrap();
            }
        }
        Some("dag-tokens") => {
            let nodes = rows.next().unwrap()[0] as usize;
            let minus_1 = |row: Vec<u64>| row[1..].iter().map(|&to| to as usize - 1).collect();
            let successors: Vec<Vec<usize>> = rows.by_ref().take(nodes).map(minus_1).collect();
            let mut values = vec![None; nodes];
            let tokens: Vec<usize> = minus_1(rows.next().unwrap());
            let sum = tokens.iter().fold(0, |sum, &token| {
                sum ^ value(&successors, &mut values, token)
            });
            writeln!(output, "{}", if sum > 0 { "1" } else { "2" }).unwrap();
        }
        Some("hdu1524") => {
            let nodes = rows.next().unwrap()[0] as usize;
            let targets = |row: Vec<u64>| row[1..].iter().map(|&to| to as usize).collect();
            let successors: Vec<Vec<usize>> = rows.by_ref().take(nodes).map(targets).collect();
            let mut values = vec![None; nodes];
            for row in rows.take_while(|row| row[0] > 0) {
                let sum = row[1..].iter().fold(0, |sum, &token| {
                    sum ^ value(&successors, &mut values, token as usize)
                });
                writeln!(output, "{}", if sum > 0 { "WIN" } else { "LOSE" }).unwrap();
            }
        }
        _ => panic!("which problem?"),
    }
}
