//! `grundy find`: the games that have a period, or begin with given values.

use crate::args;
use crate::catalogue::{GAMES, REMARKS};
use crate::commands::octal as games;
use crate::request::{given, refused};
use anyhow::{anyhow, Result};
use grundy_catalogue::census::{Game, Remark};
use grundy_engine::law::Linear;
use grundy_engine::octal::{self, moves};
use grundy_engine::pattern::{self, read_table, Answer, ValueTable};
use grundy_lang::{told, Lang, Told};
use serde_json::json;
use std::process::ExitCode;

/// The number of games shown, unless all are requested.
const SHOWN: usize = 20;
/// The same below an answer about values.
const SHOWN_WITH_VALUES: usize = 5;
/// The number of zeros with which the values of a game begin, at most.
const MOST_ZEROS: usize = 17;
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
    Values(Values),
    Code(String),
}

/// The values of a table that was given, or its winners: 1 for a heap that is won, 0 for one that is lost.
struct Values {
    values: Vec<u64>,
    are_winners: bool,
}

pub fn find(args: &args::Find, lang: Lang) -> Result<ExitCode> {
    let question = question(&args.words, lang)?;
    let mut games = games(&question);
    if let (Question::Period(period), true) = (&question, args.sets) {
        games.extend(sets_of(*period));
    }
    if games.is_empty() {
        say!("{}", none(lang))?;
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
    let unknown = || {
        anyhow!(told!(
            lang,
            "ask for a period, such as period 34, for 1 to {MOST_VALUES} values, such as values 0 1 2 3 1, or for a game, such as 0.77 or kayles",
            "请写周期，例如 period 34；或 1 到 {MOST_VALUES} 个值，例如 values 0 1 2 3 1；或一个游戏，例如 0.77 或 kayles"
        ))
    };
    let typed: Vec<String> = words.join(" ").split_whitespace().map(str::to_string).collect();
    let coded = games::codes(&typed);
    match &coded.iter().map(|word| &word[..]).collect::<Vec<&str>>()[..] {
        ["period", period] => {
            let period = period.parse().ok().filter(|&period| period > 0);
            return period.map(Question::Period).ok_or_else(unknown);
        }
        [code] if code.contains('.') && moves(code).is_ok() => {
            return Ok(Question::Code(code.to_string()));
        }
        _ => {}
    }
    let (asked, words) = match words {
        [first, rest @ ..] if first == "values" => ("values ", rest),
        words => ("", words),
    };
    let text = asked.to_string() + &given(words)?;
    // A text in quotes begins with the word, too.
    let start = if text.starts_with("values") { "values".len() } else { 0 };
    let table = match read_table(&text[start..], start) {
        Ok(pasted) => pasted.table,
        Err(_) if start == 0 => return Err(unknown()),
        Err(wrong) => return Err(refused(&text, wrong, lang)),
    };
    let (values, are_winners) = match table {
        ValueTable::Values(values) => (values, false),
        ValueTable::Winners(values) => (values, true),
        ValueTable::Pairs { .. } | ValueTable::Lost(_) => return Err(unknown()),
    };
    match values.len() {
        0..=MOST_VALUES => Ok(Question::Values(Values { values, are_winners })),
        _ => Err(unknown()),
    }
}

/// If an answer about given values has no law, the games that have them.
pub fn of_answer(answer: &Answer, lang: Lang) -> String {
    let are_winners = match &answer.found {
        pattern::Found::Heaps { law, is_outcome, .. } if law.law.is_none() => *is_outcome,
        _ => return String::new(),
    };
    let count = answer.values().len().min(MOST_VALUES);
    let values = Values { values: answer.values()[..count].to_vec(), are_winners };
    let games = games(&Question::Values(values));
    if games.is_empty() {
        return none(lang) + "\n";
    }
    let more = games.len().saturating_sub(SHOWN_WITH_VALUES);
    let shown = games.iter().take(SHOWN_WITH_VALUES);
    let mut lines: Vec<String> = shown.map(|game| line(game, lang)).collect();
    if more > 0 {
        lines.push(told!(
            lang,
            "and {more} more: grundy find values",
            "另有 {more} 个，用 grundy find values 显示"
        ));
    }
    told!(
        lang,
        "games with these {count} values:\n{lines}\n",
        "有这 {count} 个值的游戏：\n{lines}\n",
        lines = lines.join("\n")
    )
}

fn none(lang: Lang) -> String {
    told!(
        lang,
        "found no code of the census and no subtraction set of 1 to {MOST_TAKEN}",
        "普查中没有，1 到 {MOST_TAKEN} 的减法游戏中也没有"
    )
}

/// The games that answer a question; those that begin with the empty heap come first.
fn games(question: &Question) -> Vec<Found> {
    let mut games = codes(question);
    if let Question::Values(values) = question {
        games.extend(sets_with(values));
    }
    games.sort_by_key(|game| game.from);
    games
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

/// The heap from which on a game has the values: 0 or 1, or, if the first value is not 0, the first heap of which that is
/// so.
fn begins(asked: &Values, of: impl Fn(usize) -> Vec<u64>) -> Option<usize> {
    let Values { values, are_winners } = asked;
    // Most games differ early.
    [3, 8, values.len()].into_iter().try_fold(0, |_, length| {
        let values = &values[..length.min(values.len())];
        let mut own = of(values.len() + MOST_ZEROS);
        if *are_winners {
            own = own.into_iter().map(|value| value.min(1)).collect();
        }
        let first = own.iter().take_while(|&&value| value == 0).count();
        let starts = [0, 1].into_iter().chain((values[0] > 0).then_some(first));
        let is_so = |from: &usize| own[*from..].iter().zip(values).all(|(a, b)| a == b);
        starts.filter(|from| *from <= MOST_ZEROS).find(is_so)
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

/// The values by their definition: of at most 16 options, a bit for each value. (A table that fits every game takes far
/// longer to make ready than so few heaps to fill.)
fn of_set(set: &[u64], length: usize) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::with_capacity(length);
    for heap in 0..length {
        let lefts = set.iter().filter_map(|&take| heap.checked_sub(take as usize));
        let seen = lefts.fold(0u32, |seen, left| seen | 1 << values[left]);
        values.push(u64::from(seen.trailing_ones()));
    }
    values
}

/// A set with its period, and the heap from which on it has the values asked for.
fn found(set: &[u64], from: usize) -> Found {
    let (law, reached) = law_of(set);
    let takes: Vec<String> = set.iter().map(u64::to_string).collect();
    let rule = format!("take {}", takes.join(" "));
    Found::new(rule, Some((law.period, law.preperiod)), reached, from)
}

fn sets_with(values: &Values) -> impl Iterator<Item = Found> + '_ {
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
            "except for the zeros at the beginning, its first 65528 values are those of {alike}",
            "除开头的 0 以外，前 65528 个值与 {alike} 相同"
        ));
    }
    if !game.remarks.is_empty() {
        known.push(game.remarks(lang));
    }
    if game.from > 0 {
        let from = game.from;
        known.push(told!(
            lang,
            "the values begin with heap {from}",
            "这些值从 {from} 个石子的堆开始"
        ));
    }
    format!("{:<20} {}", game.rule, known.join(&told!(lang, "; ", "；")))
}
