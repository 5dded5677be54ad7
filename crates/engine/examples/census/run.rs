//! The computation of all codes, on all cores; the results so far are written every minute.

use crate::limits::{Limits, FAR};
use crate::row::{rare, Row};
use anyhow::{Context, Result};
use grundy_checks::found::each;
use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::sync::Mutex;
use std::time::{Duration, Instant};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/data/census.csv");
const PUBLISHED: &str = include_str!("../../data/octal-periods.csv");
const HEADER: &str = "\
# The octal codes 0.d1d2d3d4 and 4.d1d2d3d4 in normal play; docs/census.md says how they are made.
# Every code to 65536 heaps; of each class without a proved period one code to 1048576 heaps or 60 s, and of those whose
# sparse spaces are best one to 16777216 heaps or 600 s: `reached` says how far. Codes of a class have the same 65528
# values behind the zeros in front.
# code,period,preperiod,reached,largest value,its first heap,class,note
";

/// The rows, in the order of their codes.
pub type Rows = BTreeMap<String, Row>;

/// All codes of four digits.
pub fn codes() -> impl Iterator<Item = String> {
    (0..2 << 12).map(|code: usize| format!("{}.{:04o}", code >> 12 << 2, code & 0o7777))
}

pub fn read() -> Result<Rows> {
    let text = fs::read_to_string(FILE).unwrap_or_default();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| Row::parse(line).map(|row| (row.code.clone(), row))).collect()
}

pub fn write(rows: &mut Rows) -> Result<()> {
    published(rows);
    let lines: String = rows.values().map(|row| format!("{row}\n")).collect();
    let new = format!("{FILE}.new");
    let kept = fs::write(&new, HEADER.to_string() + &lines).and_then(|()| fs::rename(&new, FILE));
    kept.context(FILE)
}

/// Puts a row in if it says more than the present one.
pub fn put(rows: &mut Rows, row: Row) {
    let is_better = rows.get(&row.code).is_none_or(|old| {
        old.period.is_none() && (row.period.is_some() || row.reached > old.reached)
    });
    if is_better {
        rows.insert(row.code.clone(), row);
    }
}

/// Continues where the file ends.
pub fn go_on() -> Result<()> {
    let mut rows = read()?;
    let left: Vec<String> = codes().filter(|code| !rows.contains_key(code)).collect();
    all("to 65536 heaps", &left, Limits::FIRST, &mut rows)?;
    // The first code of each unsolved class; if it is solved, so are the others.
    let mut classes: HashMap<u32, String> = HashMap::new();
    for row in rows.values().filter(|row| row.period.is_none()) {
        classes.entry(row.values).or_insert_with(|| row.code.clone());
    }
    let mut first: Vec<String> = classes.values().cloned().collect();
    first.sort();
    first.retain(|code| rows[code].reached == Limits::FIRST.heaps);
    all("one of each class", &first, Limits::CLASS, &mut rows)?;
    let solved: Vec<u32> = rows
        .values()
        .filter(|row| row.period.is_some() && row.reached > Limits::FIRST.heaps)
        .map(|row| row.values)
        .collect();
    let others = rows.values().filter(|row| row.period.is_none() && solved.contains(&row.values));
    let others: Vec<String> = others.map(|row| row.code.clone()).collect();
    all("of solved classes", &others, Limits { seconds: None, ..Limits::SPARSE }, &mut rows)?;
    // The fewer heaps are rare, the farther a code gets in the same time.
    let far = rows.values().filter(|row| row.period.is_none() && row.reached == FAR);
    let mut far: Vec<(usize, String)> =
        far.filter_map(|row| Some((rare(&row.code)?, row.code.clone()))).collect();
    far.sort();
    let far: Vec<String> = far.into_iter().map(|(_, code)| code).collect();
    all("sparse ones", &far, Limits::SPARSE, &mut rows)
}

/// Notes what others have published about codes that have no proved period here.
fn published(rows: &mut Rows) {
    for line in PUBLISHED.lines().filter(|line| line.starts_with(['.', '4'])) {
        let cells: Vec<&str> = line.split(',').collect();
        let (before, behind) = cells[0].split_once('.').unwrap_or_default();
        let code = format!("{}.{behind:0<4}", if before.is_empty() { "0" } else { before });
        if let Some(row) = rows.get_mut(&code).filter(|row| row.period.is_none()) {
            if !row.note.contains("published") {
                let gap = if row.note.is_empty() { "" } else { "; " };
                row.note += &format!("{gap}published: period {} from {}", cells[2], cells[1]);
            }
        }
    }
}

/// Computes some codes on all cores.
fn all(what: &str, codes: &[String], limits: Limits, rows: &mut Rows) -> Result<()> {
    let (begun, mut done) = (Instant::now(), 0);
    let shared = Mutex::new((&mut *rows, &mut done, Instant::now(), Ok(())));
    each(codes, |code| {
        let row = Row::of(code, limits);
        let mut shared = shared.lock().expect("no thread failed");
        let (rows, done, written, result) = &mut *shared;
        **done += 1;
        match row {
            Ok(row) => put(rows, row),
            Err(what) => *result = Err(what),
        }
        if written.elapsed() > Duration::from_secs(60) {
            *written = Instant::now();
            eprintln!("{what}: {done} of {}, {} s", codes.len(), begun.elapsed().as_secs());
            if let Err(what) = write(rows) {
                *result = Err(what);
            }
        }
    });
    shared.into_inner().expect("no thread failed").3?;
    eprintln!("{what}: {} codes, {} s", codes.len(), begun.elapsed().as_secs());
    write(rows)
}
