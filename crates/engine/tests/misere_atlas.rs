//! The atlas of misere quotients: `data/misere.csv` is what the engine finds, and `docs/misere.md` shows a part of it.
//! `WRITE=1 cargo test --package grundy-engine --test tests misere_atlas -- --ignored` writes both.

use grundy_checks::found::each;
use grundy_engine::misere::{Game, Limits, Rule};
use grundy_engine::octal::moves;
use std::collections::HashMap;
use std::time::Instant;
use std::{env, fs};

const DATA: &str = "data/misere.csv";
const PAGE: &str = "../../docs/misere.md";
const BEGIN: &str = "<!-- made by the test misere_atlas -->\n";
const LOST: &str = "\n## Lost heaps\n\n";

const HEADER: &str = "\
# The atlas of misere quotients; docs/misere.md explains it, and how it is made.
# The limits of each code: 1500 elements, 20000 heaps, 2^31 steps.
# code,elements,lost,kind,period,from,heaps,limit,growth (heap:elements)
";

/// The codes on the page, with a description of each.
const SHOWN: [(&str, &str); 26] = [
    ("0.007", "Treblecross"),
    ("0.07", "Dawson's Kayles"),
    ("0.123", "wild, solved by Plambeck in 2005"),
    ("0.137", "Dawson's Chess"),
    ("0.146", "the most elements that were reached"),
    ("0.15", "Guiles"),
    ("0.156", "tame, with the longest period"),
    ("0.26", "grows with every other heap"),
    ("0.3", "take one"),
    ("0.33", "take one or two"),
    ("0.333", "take one to three"),
    ("0.373", "tame, with the period 28"),
    ("0.414", "doubles, with 3 lost elements"),
    ("0.512", "wild with only 8 elements"),
    ("0.54", "grows with every third or fourth heap"),
    ("0.56", "tame as far as it was computed"),
    ("0.57", "grows with every other heap"),
    ("0.6", "Officers"),
    ("0.644", "the largest quotient that is proved"),
    ("0.75", "wild with only 8 elements"),
    ("0.764", "doubles, with 3 lost elements"),
    ("0.77", "Kayles"),
    ("0.776", "doubles, with 5 lost elements"),
    ("0.1323", "the second largest that is proved"),
    ("4.44", "doubles, with 5 lost elements"),
    ("4.7", "grows with every heap"),
];

/// The steps for every code; the other limits are 1500 elements and 20000 heaps.
const STEPS: u64 = 1 << 31;

/// The steps for a test that runs each time.
const FEW_STEPS: u64 = 20_000_000;

/// All octal codes of up to three digits, all codes of two digits after 4., and all quaternary codes of four digits.
fn codes() -> Vec<String> {
    let three = (0..512).map(|d| format!("0.{d:03o}"));
    let four = (0..256).filter(|d| d % 4 > 0);
    let four = four.map(|d| format!("0.{}{}{}{}", d / 64, d / 16 % 4, d / 4 % 4, d % 4));
    let splitting = (0..64).map(|d| format!("4.{d:02o}"));
    let codes = three.chain(four).chain(splitting);
    codes.map(|code| code.trim_end_matches('0').to_string()).collect()
}

/// The row of a code, and the game.
fn row(code: &str, steps: u64) -> (String, Game) {
    let mut game = Game::new(Rule::new(&moves(code).unwrap()));
    let mut limits = Limits::of_steps(steps);
    game.grow(u64::MAX, &mut limits);
    let quotient = game.quotient();
    let kind = match quotient.tame() {
        Some(n) => format!("T_{n}"),
        None => "wild".to_string(),
    };
    let end = if let Some(period) = game.period() {
        format!("{},{},all,", period.length, period.start)
    } else {
        let limit = match game.largest() >= limits.heaps {
            true => "heaps",
            false if limits.steps == 0 => "steps",
            false => "elements",
        };
        format!(",,{},{limit}", game.largest())
    };
    let orders = game.orders()[1..].iter();
    let orders: Vec<String> = orders.map(|(heap, order)| format!("{heap}:{order}")).collect();
    let (order, lost) = (quotient.order(), quotient.lost());
    let row = format!("{code},{order},{lost},{kind},{end},{}\n", orders.join(" "));
    (row, game)
}

/// The lost heaps of a game, for the page.
fn lost_heaps(code: &str) -> String {
    let game = row(code, STEPS).1;
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

/// The file of all rows.
fn made() -> String {
    let rows = each(&codes(), |code| row(code, STEPS).0);
    HEADER.to_string() + &rows.concat()
}

/// The rows of the file by their codes.
fn rows(data: &str) -> HashMap<&str, &str> {
    data.lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| (line.split(',').next().unwrap(), line))
        .collect()
}

/// The rows that the page shows.
fn table(data: &str) -> String {
    let rows = rows(data);
    let solved = rows.values().filter(|row| row.contains(",all,"));
    let wild = solved.clone().filter(|row| row.contains(",wild,"));
    let mut text = format!(
        "{} of {} codes are solved, {} of them wild.\n\n",
        solved.count(),
        rows.len(),
        wild.count()
    );
    text += "| code | what | elements | lost | kind | period | from | heaps | limit | growth |\n";
    text += "|---|---|---|---|---|---|---|---|---|---|\n";
    for (code, what) in SHOWN {
        let rest = &rows[code][code.len() + 1..];
        text += &format!("| {code} | {what} | {} |\n", rest.replace(',', " | "));
    }
    text
}

#[test]
fn what_is_quickly_solved_is_as_the_atlas_says() {
    let data = fs::read_to_string(DATA).unwrap();
    let (rows, start) = (rows(&data), Instant::now());
    assert_eq!(rows.len(), codes().len());
    let mut solved = 0;
    for code in codes() {
        // `the_atlas_is_what_the_engine_finds` checks the codes that take longer.
        if !rows[&*code].contains(",all,") {
            continue;
        }
        let (row, game) = row(&code, FEW_STEPS);
        if game.period().is_some() {
            assert_eq!(rows[&*code], row.trim_end(), "{DATA}");
            solved += 1;
        }
    }
    println!("{solved} codes solved again in {:?}", start.elapsed());
    assert!(solved >= 407);
}

#[test]
fn the_page_shows_rows_of_the_atlas() {
    let page = fs::read_to_string(PAGE).unwrap();
    let shown = page.split(BEGIN).nth(1).unwrap();
    let data = fs::read_to_string(DATA).unwrap();
    assert!(shown.starts_with(&(table(&data) + LOST)), "the table in {PAGE} is not of {DATA}");
}

#[test]
#[ignore] // half an hour or so; with WRITE=1 both files are written
fn the_atlas_is_what_the_engine_finds() {
    let page = fs::read_to_string(PAGE).unwrap();
    let before = page.split(BEGIN).next().unwrap();
    let data = made();
    let lost = ["0.07", "0.77", "0.6"].map(lost_heaps).concat();
    let new = format!("{before}{BEGIN}{}{LOST}{lost}", table(&data));
    if env::var_os("WRITE").is_some() {
        fs::write(DATA, data).unwrap();
        fs::write(PAGE, new).unwrap();
    } else {
        let old = fs::read_to_string(DATA).unwrap();
        assert!(old == data && page == new, "run this test with WRITE=1");
    }
}
