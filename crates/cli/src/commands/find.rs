//! `grundy find`: the games that have a period, or given values or lost heaps, and what is known of a game.

use crate::args::{self, Asked};
use crate::catalogue::{GAMES, HEXADECIMAL, REMARKS};
use crate::request::{given, refused};
use anyhow::{anyhow, Result};
use grundy_catalogue::census::{Game, Hexadecimal, Remark, Seen};
use grundy_engine::law::Linear;
use grundy_engine::pattern::{
    alike, alike_answer, alike_lost, octal_named, of_set, read_table, request, rule_of, sets,
    Alike, Answer, Given, Requests, ValueTable, MOST_TAKEN,
};
use grundy_lang::{told, Lang, Told};
use serde_json::{json, Value};
use std::process::ExitCode;

/// The number of games shown, unless all are requested.
const SHOWN: usize = 20;
/// The same below an answer about values.
const SHOWN_WITH_VALUES: usize = 5;
/// The largest heap whose value is compared, of a game without a name.
const COMPARED: u64 = 60;

pub fn find(args: &args::Find, lang: Lang) -> Result<ExitCode> {
    let games = games(args, lang)?;
    let status = ExitCode::from(u8::from(games.is_empty()));
    if args.json {
        let all: Vec<Value> = games.iter().map(object).collect();
        say!("{}", json!({ "count": all.len(), "games": all }))?;
        return Ok(status);
    }
    if games.is_empty() {
        say!("{}", none(lang))?;
    }
    let shown = if args.all { games.len() } else { SHOWN };
    for game in games.iter().take(shown) {
        say!("{}", line(game, lang))?;
    }
    if games.len() > shown {
        let (count, more) = (games.len(), games.len() - shown);
        say!(
            "{}",
            told!(
                lang,
                "{count} in all; {more} more: --all",
                "共 {count} 个；另有 {more} 个，用 --all 显示"
            )
        )?;
    }
    Ok(status)
}

/// The games that are asked for. What is asked may stand in one word, in quotes; without a word for it, it is a game or
/// values.
fn games(args: &args::Find, lang: Lang) -> Result<Vec<Alike>> {
    let unknown = || {
        anyhow!(told!(
            lang,
            "ask for a period, such as period 34, for values, such as values 0 1 2 3 1, for lost heaps, such as lost 0 2 5 7, or for a game, such as 0.77 or kayles",
            "请写周期，例如 period 34；或值，例如 values 0 1 2 3 1；或必败的堆，例如 lost 0 2 5 7；或一个游戏，例如 0.77 或 kayles"
        ))
    };
    let (kind, words) = match &args.asked {
        Some(Asked::Period { words }) => ("period", words),
        Some(Asked::Values { words }) => ("values", words),
        Some(Asked::Lost { words }) => ("lost", words),
        Some(Asked::Game { words }) => ("game", words),
        None => ("", &args.words),
    };
    let text = format!("{kind} {}", given(words)?);
    let text = text.trim_start();
    let (kind, rest) = match text.split_once(char::is_whitespace) {
        Some((kind @ ("period" | "values" | "lost" | "game"), rest)) => (kind, rest),
        _ => ("", text),
    };
    let at = text.len() - rest.len();
    match kind {
        "period" => match rest.trim().parse() {
            Ok(period) if period > 0 => Ok(with_period(period, args.sets)),
            _ => Err(unknown()),
        },
        "game" => game(rest).ok_or_else(unknown),
        "values" => match read_table(rest, at) {
            Ok(pasted) => Ok(alike(&pasted.table)),
            Err(wrong) => Err(refused(text, wrong, lang)),
        },
        "lost" => match read_table(rest, at) {
            Ok(pasted) => Ok(lost(&pasted.table)),
            Err(wrong) => Err(refused(text, wrong, lang)),
        },
        _ => match read_table(rest, 0) {
            Ok(pasted) if octal_code(rest).is_none() => Ok(alike(&pasted.table)),
            _ => game(rest).ok_or_else(unknown),
        },
    }
}

/// The games of which a table of numbers or pairs has the lost heaps.
fn lost(table: &ValueTable) -> Vec<Alike> {
    match table {
        ValueTable::Values(numbers) => alike_lost(numbers),
        table => alike(table),
    }
}

/// The octal code that a text is or names; a number is none.
fn octal_code(text: &str) -> Option<String> {
    octal_named(text).filter(|code| code.contains('.'))
}

/// The game that a text names or describes, if something is known of it, or else those with its values.
fn game(text: &str) -> Option<Vec<Alike>> {
    let rule = octal_code(text).map(|code| format!("octal {code}"));
    let line = request("law", rule.as_deref().unwrap_or(text), Some(COMPARED)).ok()?;
    let answer = Requests::with_values(COMPARED).answer(&line).ok()??;
    let alone = Alike::of(&answer.rule);
    if alone.famous.is_some() || Fact::of(&alone.rule).is_some() {
        return Some(vec![alone]);
    }
    Some(match answer.pairs() {
        Some(pairs) => {
            let pair = |&(a, b): &(usize, usize)| (a as u64, b as u64);
            alike(&ValueTable::Lost(pairs.lost.iter().map(pair).collect()))
        }
        None => alike(&ValueTable::Values(answer.values().to_vec())),
    })
}

/// The games with a period, the famous ones first.
fn with_period(period: usize, with_sets: bool) -> Vec<Alike> {
    let is_published = |remark: &Remark| matches!(remark, Remark::Published { period: of, .. } if of.parse() == Ok(period));
    let has_period = |game: &&Game| match game.period {
        Some((of, _)) => of as usize == period,
        None => remarks(game).any(is_published),
    };
    let octal = GAMES.iter().filter(has_period).map(rule);
    let has_period = |code: &&Hexadecimal| {
        code.seen == Seen::Proved && code.saltus == 0 && code.period as usize == period
    };
    let hexadecimal = HEXADECIMAL
        .iter()
        .filter(has_period)
        .map(|code| format!("octal 0.{}", format!("{:03x}", code.digits).trim_end_matches('0')));
    let sets = sets().filter(|set| with_sets && law_of(set).0.period == period);
    let rules = octal.chain(hexadecimal).chain(sets.map(|set| rule_of(&set)));
    let mut found: Vec<Alike> = rules.map(|rule| Alike::of(&rule)).collect();
    found.sort_by_key(|game| game.famous.is_none());
    found
}

/// The rule of an octal game.
fn rule(game: &Game) -> String {
    let code = game.code();
    let code = code.trim_end_matches('0');
    format!("octal {code}{}", if code.ends_with('.') { "0" } else { "" })
}

/// The census's remarks on a game.
fn remarks(game: &Game) -> impl Iterator<Item = &'static Remark> {
    let digits = game.digits;
    REMARKS.iter().filter(move |remark| remark.0 == digits).map(|(_, remark)| remark)
}

/// What is known of the values of a game.
enum Fact {
    Octal(&'static Game),
    Hexadecimal(&'static Hexadecimal),
    /// The law of a subtraction set, and the largest heap that shows it.
    Set(Linear, usize),
}

impl Fact {
    /// By its rule, as the grammar writes it.
    fn of(rule: &str) -> Option<Fact> {
        if let Some(takes) = rule.strip_prefix("take ") {
            let takes: Option<Vec<u64>> = takes.split(' ').map(|take| take.parse().ok()).collect();
            let set = takes.filter(|set| set.iter().all(|take| *take <= MOST_TAKEN))?;
            let (law, reached) = law_of(&set);
            return Some(Fact::Set(law, reached));
        }
        let (whole, code) = rule.strip_prefix("octal ")?.split_once('.')?;
        let code = code.trim_end_matches('0');
        let digits = |code: &str, radix| u16::from_str_radix(code, radix).ok();
        if let Some(digits) = digits(&format!("{whole}{code:0<4}"), 8).filter(|_| code.len() <= 4) {
            return GAMES.iter().find(|game| game.digits == digits).map(Fact::Octal);
        }
        let digits = digits(&format!("{code:0<3}"), 16).filter(|_| code.len() <= 3)?;
        HEXADECIMAL.iter().find(|code| code.digits == digits).map(Fact::Hexadecimal)
    }

    fn period(&self) -> Option<(usize, usize)> {
        match self {
            Fact::Octal(game) => game.period.map(|(period, from)| (period as usize, from as usize)),
            Fact::Hexadecimal(code) if code.seen == Seen::Proved && code.saltus == 0 => {
                Some((code.period as usize, code.from as usize))
            }
            Fact::Hexadecimal(_) => None,
            Fact::Set(law, _) => Some((law.period, law.preperiod)),
        }
    }

    /// The largest heap that was computed.
    fn reached(&self) -> usize {
        match self {
            Fact::Octal(game) => game.reached as usize,
            Fact::Hexadecimal(code) => code.reached as usize,
            Fact::Set(_, reached) => *reached,
        }
    }

    /// A code of the same class for which more is known, if the period is unknown.
    fn farthest(&self) -> Option<String> {
        let Fact::Octal(game) = self else { return None };
        let is_alike = |other: &&Game| game.period.is_none() && other.class == game.class;
        let farthest = GAMES.iter().filter(is_alike).max_by_key(|other| other.reached)?;
        (farthest.reached > game.reached).then(|| rule(farthest))
    }

    /// The census's remarks.
    fn remarks(&self, lang: Lang) -> Vec<String> {
        match self {
            Fact::Octal(game) => remarks(game).map(|remark| remark.told(lang)).collect(),
            Fact::Hexadecimal(_) | Fact::Set(..) => Vec::new(),
        }
    }

    fn told(&self, lang: Lang) -> Vec<String> {
        let period = match (self, self.period()) {
            (Fact::Hexadecimal(code), _) => code.told(lang),
            (_, Some((period, start))) => {
                told!(lang, "period {period} from {start}", "从 {start} 起周期为 {period}")
            }
            (_, None) => told!(
                lang,
                "no period up to {reached}",
                "到 {reached} 为止没有周期",
                reached = self.reached()
            ),
        };
        let farthest = self.farthest().map(|farthest| {
            told!(
                lang,
                "except for the zeros at the beginning, its first 65528 values are those of {farthest}",
                "除开头的 0 以外，前 65528 个值与 {farthest} 相同"
            )
        });
        Some(period).into_iter().chain(farthest).chain(self.remarks(lang)).collect()
    }
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

/// Its name, what is known of its values, and its problems.
fn known(game: &Alike, lang: Lang) -> String {
    let facts = Fact::of(&game.rule).map_or(Vec::new(), |fact| fact.told(lang));
    let known: Vec<String> =
        game.name(lang).into_iter().chain(facts).chain(game.notes(lang)).collect();
    known.join(&told!(lang, "; ", "；"))
}

fn line(game: &Alike, lang: Lang) -> String {
    let known = known(game, lang);
    // A game that the grammar cannot say has a name.
    if game.rule.is_empty() {
        return known;
    }
    format!("{:<20} {known}", game.rule)
}

fn object(game: &Alike) -> Value {
    let fact = Fact::of(&game.rule);
    let (period, preperiod) = fact.as_ref().and_then(Fact::period).unzip();
    let from = match game.given {
        Given::From(heap) => Some(heap),
        _ => None,
    };
    json!({
        "rule": game.rule,
        "name": game.name(Lang::En),
        "problems": game.famous.map_or(&[][..], |famous| famous.problems),
        "from": from,
        "period": period,
        "preperiod": preperiod,
        "reached": fact.as_ref().map(Fact::reached),
        "alike": fact.as_ref().and_then(Fact::farthest),
        "note": fact.map_or(String::new(), |fact| fact.remarks(Lang::En).join("; ")),
    })
}

/// Below an answer without a law: what is known of its game, or the games that have the given values.
pub fn of_answer(answer: &Answer, lang: Lang) -> String {
    let Some(games) = alike_answer(answer) else { return String::new() };
    if !answer.rule.is_empty() {
        let is_known = |game: &&Alike| game.famous.is_some() || Fact::of(&game.rule).is_some();
        let known = games.iter().find(is_known).map(|game| {
            told!(lang, "known: {known}\n", "已知：{known}\n", known = known(game, lang))
        });
        return known.unwrap_or_default();
    }
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
        "games with these values:\n{lines}\n",
        "有这些值的游戏：\n{lines}\n",
        lines = lines.join("\n")
    )
}

fn none(lang: Lang) -> String {
    told!(
        lang,
        "found no game with a name, no code of the census and no subtraction set of 1 to {MOST_TAKEN}",
        "有名字的游戏、普查和 1 到 {MOST_TAKEN} 的减法游戏中都没有"
    )
}
