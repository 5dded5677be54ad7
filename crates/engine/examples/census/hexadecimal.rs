//! The codes 0.d1d2d3 with a digit from 8 to f: a move may leave three heaps. Their values need not repeat. Of the
//! observed laws only a period is proved.

use anyhow::{Context, Result};
use grundy_checks::found::each;
use grundy_engine::octal::{moves, Game};

/// The largest heaps computed: for a code of two digits, and of three.
const HEAPS: [usize; 2] = [1 << 13, 1 << 12];
const HEADER: &str = "\
# The hexadecimal codes 0.d1d2d3 with a digit of 8 to f in normal play; docs/census.md says how they are made.
# Those that end in 0 to 8192 heaps, the others to 4096, if no value is above 16383 before. Regularity: `proved`, a period;
# `observed`, that a period later each value is larger by the saltus, in all that was computed; `ruler`, the same but for some
# heaps, of which twice as much repairs about half, and so on.
# code,regularity,period,saltus,from heap,reached,largest value,its first heap";

/// A law observed in the values.
struct Seen {
    name: &'static str,
    period: usize,
    saltus: usize,
    /// The heap from which it holds, if it holds for all later heaps.
    from: Option<usize>,
}

/// Prints the whole table, or the rows of these codes.
pub fn print(mut codes: Vec<String>) -> Result<()> {
    let all = (0..1 << 12)
        .map(|code: usize| format!("0.{code:03x}"))
        .filter(|code| code.contains(|digit: char| digit > '7'));
    if codes.is_empty() {
        codes.extend(all);
    }
    let rows = each(&codes, |code| row(code)).into_iter();
    let mut rows = rows.collect::<Result<Vec<String>>>()?;
    rows.sort();
    println!("{HEADER}\n{}", rows.join("\n"));
    Ok(())
}

fn row(code: &str) -> Result<String> {
    let mut game = Game::new(&moves(code).with_context(|| format!("{code:?}"))?);
    let heaps = HEAPS[usize::from(!code.ends_with('0'))];
    game.grow(heaps + 1, &mut u64::MAX.clone());
    let values = game.values();
    let seen = match game.period() {
        Some(period) => {
            let period = crate::row::least(values, period);
            Some(Seen {
                name: "proved",
                period: period.length,
                saltus: 0,
                from: Some(period.start),
            })
        }
        None => arithmetic(values).or_else(|| ruler(values)),
    };
    let seen = seen.map_or(",,,".to_string(), |Seen { name, period, saltus, from }| {
        let from = from.map_or(String::new(), |from| from.to_string());
        format!("{name},{period},{saltus},{from}")
    });
    let (at, largest) = values.iter().enumerate().rev().max_by_key(|heap| heap.1).expect("heap 0");
    Ok(format!("{code},{seen},{},{largest},{at}", values.len() - 1))
}

/// How many heaps from the middle on differ from the one a period before by another number than `saltus`.
fn exceptions(values: &[u16], period: usize, saltus: usize) -> usize {
    let middle = values.len() / 2;
    let pairs = values[middle..].iter().zip(&values[middle - period..]);
    pairs.filter(|(&value, &before)| usize::from(value) != usize::from(before) + saltus).count()
}

/// The least period with its saltus, if they hold for the last half of the values.
fn arithmetic(values: &[u16]) -> Option<Seen> {
    let last = values.len() - 1;
    let steps = |period: usize| values[last].checked_sub(values[last - period]).map(usize::from);
    let (period, saltus) = (1..values.len() / 8)
        .filter_map(|period| Some((period, steps(period)?)))
        .find(|&(period, saltus)| exceptions(values, period, saltus) == 0)?;
    let differs = |&n: &usize| usize::from(values[n + period]) != usize::from(values[n]) + saltus;
    let from = (0..values.len() - period).rev().find(differs).map_or(0, |n| n + 1);
    Some(Seen { name: "observed", period, saltus, from: Some(from) })
}

/// A period and a saltus whose exceptions become fewer, by about half, each time both are doubled.
fn ruler(values: &[u16]) -> Option<Seen> {
    let few = values.len() / 8;
    let is_half = |counts: &[usize; 4]| {
        counts[0] < few
            && counts
                .windows(2)
                .all(|two| two[1] > 0 && 4 * two[1] < 3 * two[0] && 3 * two[1] > two[0])
    };
    let last = values.len() - 1;
    let found = (1..values.len() / 64).find_map(|period| {
        // Most heaps have the same saltus, so one of the last few has it.
        let before = |at: usize| values[at].checked_sub(values[at - period]).map(usize::from);
        (0..8).filter_map(|back| before(last - back)).filter(|&saltus| saltus > 0).find_map(
            |saltus| {
                let counts =
                    [0, 1, 2, 3].map(|turn| exceptions(values, period << turn, saltus << turn));
                is_half(&counts).then_some((period, saltus))
            },
        )
    });
    found.map(|(period, saltus)| Seen { name: "ruler", period, saltus, from: None })
}
