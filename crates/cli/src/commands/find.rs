//! `grundy find`: the games that have a period, or begin with given values.

use crate::args;
use crate::catalogue::{GAMES, REMARKS};
use crate::commands::law;
use anyhow::{anyhow, Result};
use grundy::heaps::subtraction::Subtraction;
use grundy_catalogue::census::{Game, Remark};
use grundy_engine::law::Linear;
use grundy_engine::octal::{self, moves};
use grundy_lang::{told, Lang, Told};
use serde_json::json;
use std::process::ExitCode;

/// The number of games shown, unless all are requested.
const SHOWN: usize = 20;
/// The largest number in a subtraction set.
const MOST_TAKEN: u64 = 16;
/// The number of values compared, at most.
const MOST_VALUES: usize = 1000;

/// A game, what is known of its period, and the heap from which on it has the values.
struct Found {
    rule: String,
    period: Option<(usize, usize)>,
    reached: usize,
    from: usize,
    /// A code of the same class for which more is known.
    alike: Option<String>,
    remarks: Vec<&'static Remark>,
}

impl Found {
    /// The census's remarks, in a line.
    fn remarks(&self, lang: Lang) -> String {
        let remarks: Vec<String> = self.remarks.iter().map(|remark| remark.told(lang)).collect();
        remarks.join(&told!(lang, "; ", "；"))
    }

    fn new(rule: String, period: Option<(usize, usize)>, reached: usize, from: usize) -> Found {
        Found { rule, period, reached, from, alike: None, remarks: Vec::new() }
    }
}

enum Question {
    Period(usize),
    Values(Vec<u64>),
    Code(String),
}

pub fn find(args: &args::Find, lang: Lang) -> Result<ExitCode> {
    let question = question(&args.words, lang)?;
    let mut games = codes(&question);
    match &question {
        Question::Values(values) => games.extend(sets_with(values)),
        Question::Period(period) if args.sets => games.extend(sets_of(*period)),
        Question::Period(_) | Question::Code(_) => {}
    }
    // Games that begin with the empty heap come first.
    games.sort_by_key(|game| game.from);
    if games.is_empty() {
        say!(
            "{}",
            told!(
                lang,
                "found no code of the census and no subtraction set of 1 to {MOST_TAKEN}",
                "普查中没有，1 到 {MOST_TAKEN} 的减法游戏中也没有"
            )
        )?;
        return Ok(ExitCode::from(1));
    }
    let shown = if args.all { games.len() } else { SHOWN };
    for game in games.iter().take(shown) {
        if args.json {
            let (period, preperiod) = game.period.unzip();
            let Found { rule, reached, from, alike, .. } = game;
            let known = json!({
                "rule": rule, "period": period, "preperiod": preperiod, "reached": reached, "from": from,
                "alike": alike, "note": game.remarks(Lang::En),
            });
            say!("{known}")?;
        } else {
            say!("{}", line(game, lang))?;
        }
    }
    if games.len() > shown && !args.json {
        let more = games.len() - shown;
        say!("{}", told!(lang, "and {more} more: --all", "另有 {more} 个，用 --all 显示"))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn question(words: &[String], lang: Lang) -> Result<Question> {
    let plain = words.join(" ").replace([',', '[', ']', '(', ')'], " ");
    let words: Vec<String> = plain.split_whitespace().map(str::to_string).collect();
    let words = law::codes(&words);
    let words: Vec<&str> = words.iter().map(|word| &word[..]).collect();
    let numbers = |words: &[&str]| -> Option<Vec<u64>> {
        words.iter().map(|word| word.parse().ok()).collect()
    };
    let asked = match words[..] {
        ["period", period] => period.parse().ok().map(Question::Period),
        ["values", ref values @ ..] => numbers(values).map(Question::Values),
        [code] if code.contains('.') && moves(code).is_ok() => {
            Some(Question::Code(code.to_string()))
        }
        ref values => numbers(values).map(Question::Values),
    };
    let is_asked = |asked: &Question| match asked {
        Question::Period(period) => *period > 0,
        Question::Values(values) => !values.is_empty() && values.len() <= MOST_VALUES,
        Question::Code(_) => true,
    };
    asked.filter(is_asked).ok_or_else(|| {
        anyhow!(told!(
            lang,
            "ask for a period, such as period 34, for 1 to {MOST_VALUES} values, such as values 0 1 2 3 1, or for a game, such as 0.77 or kayles",
            "请写周期，例如 period 34；或 1 到 {MOST_VALUES} 个值，例如 values 0 1 2 3 1；或一个游戏，例如 0.77 或 kayles"
        ))
    })
}

/// The codes of the census that answer the question, in their order.
fn codes(question: &Question) -> Vec<Found> {
    let rule = |game: &Game| format!("octal {}", game.code().trim_end_matches('0'));
    let mut found = Vec::new();
    for game in GAMES {
        let period = game.period.map(|(period, start)| (period as usize, start as usize));
        let from = match question {
            Question::Period(asked) => period.filter(|period| period.0 == *asked).map(|_| 0),
            Question::Values(values) => begins(values, |length| of_code(&game.code(), length)),
            Question::Code(code) => (moves(code).ok() == moves(&game.code()).ok()).then_some(0),
        };
        if let Some(from) = from {
            let is_alike = |other: &&Game| period.is_none() && other.class == game.class;
            let remarks = REMARKS.iter().filter(|(digits, _)| *digits == game.digits);
            let farthest = GAMES.iter().filter(is_alike).max_by_key(|other| other.reached);
            found.push(Found {
                alike: farthest.filter(|other| other.reached > game.reached).map(rule),
                remarks: remarks.map(|(_, remark)| remark).collect(),
                ..Found::new(rule(game), period, game.reached as usize, from)
            });
        }
    }
    found
}

/// The heap, 0 or 1, from which on a game has the values.
fn begins(values: &[u64], of: impl Fn(usize) -> Vec<u64>) -> Option<usize> {
    // Most games differ early.
    [3, 8, values.len() + 1].into_iter().try_fold(0, |_, length| {
        let own = of(length.min(values.len() + 1));
        [0, 1].into_iter().find(|&from| own[from..].iter().zip(values).all(|(a, b)| a == b))
    })
}

fn of_code(code: &str, length: usize) -> Vec<u64> {
    let mut game = octal::Game::new(&moves(code).unwrap_or_default());
    game.grow(length, &mut u64::MAX.clone());
    (0..length as u64).map_while(|heap| game.known(heap)).collect()
}

/// The subtraction sets.
fn sets() -> impl Iterator<Item = Vec<u64>> {
    let bits = 1..1u64 << MOST_TAKEN;
    bits.map(|bits| (1..=MOST_TAKEN).filter(|take| bits >> (take - 1) & 1 == 1).collect())
}

fn of_set(set: &[u64], length: usize) -> Vec<u64> {
    let mut game = Subtraction::new(set.to_vec());
    (0..length as u64).map_while(|heap| game.value(heap).ok()).collect()
}

/// A set with its period, and the heap from which on it has the values asked for.
fn found(set: &[u64], from: usize) -> Found {
    let (law, reached) = law_of(set);
    let takes: Vec<String> = set.iter().map(u64::to_string).collect();
    let rule = format!("take {}", takes.join(" "));
    Found::new(rule, Some((law.period, law.preperiod)), reached, from)
}

fn sets_with(values: &[u64]) -> impl Iterator<Item = Found> + '_ {
    sets().filter_map(|set| {
        let from = begins(values, |length| of_set(&set, length))?;
        Some(found(&set, from))
    })
}

fn sets_of(period: usize) -> impl Iterator<Item = Found> {
    sets().map(|set| found(&set, 0)).filter(move |found| found.period.unzip().0 == Some(period))
}

/// The law of a set, and the largest heap that shows it: as many values must repeat as the largest number says.
fn law_of(set: &[u64]) -> (Linear, usize) {
    let most = set.last().map_or(0, |&take| take as usize);
    let lengths = (7..).map(|turn| 1 << turn);
    let mut laws = lengths.filter_map(|length| Some((Linear::find(&of_set(set, length))?, length)));
    let is_proved = |(law, length): &(Linear, usize)| law.preperiod + law.period + most <= *length;
    let (law, length) = laws.find(is_proved).expect("every subtraction game has a period");
    (law, length - 1)
}

fn line(game: &Found, lang: Lang) -> String {
    let mut known = vec![match game.period {
        Some((period, start)) => {
            told!(lang, "period {period} from {start}", "从 {start} 起周期为 {period}")
        }
        None => {
            let reached = game.reached;
            told!(lang, "no period up to {reached}", "到 {reached} 为止没有周期")
        }
    }];
    if let Some(alike) = &game.alike {
        known.push(told!(
            lang,
            "but for zeros in front its first 65528 values are those of {alike}",
            "除开头的 0 以外，前 65528 个值与 {alike} 相同"
        ));
    }
    if !game.remarks.is_empty() {
        known.push(game.remarks(lang));
    }
    if game.from == 1 {
        known.push(told!(lang, "the values begin with heap 1", "这些值从 1 个石子的堆开始"));
    }
    format!("{:<20} {}", game.rule, known.join(&told!(lang, "; ", "；")))
}
