//! The atlas of misere quotients, `docs/misere.md`: its rows are what the engine finds, and `make atlas` writes them.

use grundy_engine::misere::{Game, Limits, Rule};
use grundy_engine::octal::moves;
use std::collections::HashMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::Mutex;
use std::time::{Duration, Instant};
use std::{env, fs, thread};

const FILE: &str = "../docs/misere.md";
const BEGIN: &str = "<!-- made by make atlas -->\n";

/// The same for every code: 1500 elements, 20000 heaps, and so many steps.
const STEPS: u64 = 1 << 31;

/// What a test that runs each time may take.
const FEW_STEPS: u64 = 20_000_000;

/// All octal codes of up to three digits, with 4 before the point of two, and all quaternary ones of four.
fn codes() -> Vec<String> {
    let three = (0..512).map(|d| format!("0.{d:03o}"));
    let four = (0..256).filter(|d| d % 4 > 0);
    let four = four.map(|d| format!("0.{}{}{}{}", d / 64, d / 16 % 4, d / 4 % 4, d % 4));
    let splitting = (0..64).map(|d| format!("4.{d:02o}"));
    let codes = three.chain(four).chain(splitting);
    codes.map(|code| code.trim_end_matches('0').to_string()).collect()
}

/// The row of a code, and whether it is solved.
fn row(code: &str, steps: u64) -> (String, Game) {
    let mut game = Game::new(Rule::new(&moves(code).unwrap()));
    let mut limits = Limits::of_steps(steps);
    game.grow(u64::MAX, &mut limits);
    let quotient = game.quotient();
    let kind = match quotient.tame() {
        Some(n) => format!("T_{n}"),
        None => "wild".to_string(),
    };
    let end = match game.period() {
        Some(period) => format!("{} | {} | proved", period.length, period.start),
        None => {
            let limit = if game.largest() >= limits.heaps {
                "heaps"
            } else if limits.steps == 0 {
                "steps"
            } else {
                "elements"
            };
            format!("| | up to {}: {limit}", game.largest())
        }
    };
    let orders = game.orders()[1..].iter();
    let orders: Vec<String> = orders.map(|(heap, order)| format!("{heap}:{order}")).collect();
    let (order, lost) = (quotient.order(), quotient.lost());
    let row = format!("| {code} | {order} | {lost} | {kind} | {end} | {} |\n", orders.join(" "));
    (row.replace("| |", "||").replace("||", "| |"), game)
}

/// The lost heaps of a game.
fn lost_heaps(code: &str, game: &Game) -> String {
    let heaps: Vec<String> = (1..=game.largest())
        .filter(|&heap| game.is_lost(&[heap]) == Some(true))
        .map(|heap| heap.to_string())
        .collect();
    let end = match game.period() {
        Some(period) => format!("; period {} from {}", period.length, period.start),
        None => format!("; no other up to {}", game.largest()),
    };
    format!("- {code}: {}{end}\n", heaps.join(", "))
}

fn made() -> String {
    let codes = codes();
    let next = AtomicUsize::new(0);
    let rows = Mutex::new(vec![String::new(); codes.len()]);
    let solved = Mutex::new((0, 0, Duration::ZERO));
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| loop {
                let at = next.fetch_add(1, Ordering::Relaxed);
                if at >= codes.len() {
                    break;
                }
                let start = Instant::now();
                let (row, game) = row(&codes[at], STEPS);
                if game.period().is_some() {
                    let mut solved = solved.lock().unwrap();
                    solved.0 += 1;
                    solved.1 += usize::from(game.quotient().tame().is_none());
                    solved.2 += start.elapsed();
                }
                rows.lock().unwrap()[at] = row;
            });
        }
    });
    let (count, wild, time) = solved.into_inner().unwrap();
    println!("{count} solved, {wild} of them wild, in {time:?}");
    let mut text = format!("{count} of {} codes are solved, {wild} of them wild.\n\n", codes.len());
    text += "| code | elements | lost | kind | period | from | heaps | growth, heap:elements |\n";
    text += "|---|---|---|---|---|---|---|---|\n";
    text += &rows.into_inner().unwrap().concat();
    text += "\n## Lost heaps\n\n";
    for code in ["0.07", "0.77", "0.6"] {
        write!(text, "{}", lost_heaps(code, &row(code, STEPS).1)).unwrap();
    }
    text
}

/// The rows of the file by their codes.
fn kept() -> HashMap<String, String> {
    let text = fs::read_to_string(FILE).unwrap();
    let table = text.split(BEGIN).nth(1).unwrap();
    let rows = table.lines().filter(|line| line.starts_with("| 0.") || line.starts_with("| 4."));
    rows.map(|line| (line.split(' ').nth(1).unwrap().to_string(), format!("{line}\n"))).collect()
}

#[test]
fn what_is_quickly_solved_is_as_the_atlas_says() {
    let (kept, start) = (kept(), Instant::now());
    assert_eq!(kept.len(), codes().len());
    let mut solved = 0;
    for code in codes() {
        // A code that takes longer is left to `make atlas`.
        if !kept[&code].contains("proved") {
            continue;
        }
        let (row, game) = row(&code, FEW_STEPS);
        if game.period().is_some() {
            assert_eq!(kept[&code], row);
            solved += 1;
        }
    }
    println!("{solved} codes solved again in {:?}", start.elapsed());
    assert!(solved >= 407);
}

#[test]
#[ignore] // half an hour or so; with WRITE=1 the file is written
fn the_atlas_is_what_the_engine_finds() {
    let text = fs::read_to_string(FILE).unwrap();
    let (before, old) = text.split_once(BEGIN).expect("the line after which the rows stand");
    let new = made();
    if env::var_os("WRITE").is_some() {
        fs::write(FILE, format!("{before}{BEGIN}{new}")).unwrap();
    } else {
        assert!(old == new, "{} is not what `make atlas` writes", FILE);
    }
}
