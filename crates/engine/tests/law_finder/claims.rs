//! What the law finder claims about random rules, against searches of the games that reach three times as far, or four times
//! for what was only observed.
//!
//! `COUNT=20000 SEED=7` in the environment asks for other rules, and more.

use super::finder::answer;
use grundy_checks::definition::Game;
use grundy_checks::grammar::Grammar;
use grundy_engine::law::{Law, Linear};
use grundy_engine::pattern::{request, Answer, PairLaw, PairSays, Requests, Stated, Theorem};
use grundy_problems::random::Random;
use std::collections::BTreeMap;
use std::env;
use std::fmt::Debug;

/// Whether the law is that of these values.
fn is_law(law: &Stated, values: &[u64]) -> bool {
    let lost = |heap: u64, factor: u64| {
        let (mut all, mut at) = (vec![1], 0);
        while all[all.len() - 1] < heap {
            let last = all[all.len() - 1];
            while factor * all[at] < last {
                at += 1;
            }
            all.push(last + all[at]);
        }
        heap == 0 || all.contains(&heap)
    };
    let by_theorem = match law.theorem {
        Some(Theorem::LastTake(factor)) => {
            (0..).zip(values).all(|(n, &value)| (value == 0) == lost(n, factor))
        }
        Some(theorem) => theorem.values(values.len()) == values,
        None => true,
    };
    by_theorem
        && match &law.law {
            Some(Law::Linear(law)) => repeats(law, values),
            Some(law) => law.holds(values),
            None => true,
        }
}

fn repeats(law: &Linear, values: &[u64]) -> bool {
    let mut all = law.preperiod..values.len().saturating_sub(law.period);
    all.all(|n| values[n + law.period] == values[n] + law.saltus)
}

/// Whether the law is that of this table.
pub fn is_pair_law(says: &PairSays, table: &[Vec<u64>]) -> bool {
    let side = 0..table.len();
    let all =
        |is: &dyn Fn(usize, usize) -> bool| side.clone().all(|a| side.clone().all(|b| is(a, b)));
    let is_part = |part: &Option<Stated>, values: &[u64]| match part {
        Some(part) => is_law(part, values),
        None => values.iter().all(|&value| value == 0),
    };
    let as_shown = |value: u64, is_lost: bool| if is_lost { value.min(1) } else { value };
    let same = |(a, b): (usize, usize), (x, y): (usize, usize), is_lost| {
        as_shown(table[a][b], is_lost) == as_shown(table[x][y], is_lost)
    };
    match says {
        PairSays::Sum(parts) => {
            let first: Vec<u64> = table.iter().map(|row| row[0]).collect();
            is_part(&parts[0], &first)
                && is_part(&parts[parts.len() - 1], &table[0])
                && all(&|a, b| table[a][b] == first[a] ^ table[0][b])
        }
        PairSays::Lesser(of) => {
            let diagonal: Vec<u64> = side.clone().map(|n| table[n][n]).collect();
            is_part(of, &diagonal) && all(&|a, b| table[a][b] == diagonal[a.min(b)])
        }
        PairSays::Euclid => all(&|a, b| {
            let (low, high) = (a.min(b), a.max(b));
            let is_lost = low == 0 || low < high && high * (high - low) < low * low;
            (table[a][b] == 0) == is_lost
        }),
        PairSays::Wythoff(t) => {
            // The least number that is in no pair before, and that plus t k.
            let mut pairs: Vec<(usize, usize)> = Vec::new();
            for k in side.clone() {
                let is_new = |low: &usize| pairs.iter().all(|of| of.0 != *low && of.1 != *low);
                let low = (0..).find(is_new).unwrap();
                pairs.push((low, low + *t as usize * k));
            }
            all(&|a, b| (table[a][b] == 0) == pairs.contains(&(a.min(b), a.max(b))))
        }
        PairSays::Nimhoff(h) => all(&|a, b| {
            let h = *h as usize;
            table[a][b] == (h * ((a / h) ^ (b / h)) + (a + b) % h) as u64
        }),
        PairSays::Fold { fold, is_lost } => all(&|a, b| same((a, b), fold.place(a, b), *is_lost)),
        PairSays::Diagonal { diagonal, is_lost } => {
            all(&|a, b| same((a, b), diagonal.place(a, b), *is_lost))
        }
        PairSays::Number { form, is_lost, of } => {
            let number = |a: usize, b: usize| form.of(a as u64, b as u64);
            let mut alone = BTreeMap::new();
            for (a, row) in table.iter().enumerate() {
                for (b, &value) in row.iter().enumerate() {
                    alone.entry(number(a, b)).or_insert(as_shown(value, *is_lost));
                }
            }
            let is_one = all(&|a, b| alone[&number(a, b)] == as_shown(table[a][b], *is_lost));
            let alone: Vec<u64> = (0..).map_while(|number| alone.get(&number).copied()).collect();
            is_one && is_law(of, &alone)
        }
    }
}

/// Whether a law of two heaps is proved only if its parts are; that of a number made of the two is never proved.
fn is_proved_in_parts(law: &PairLaw) -> bool {
    let is_proved = |part: &Option<Stated>| part.as_ref().is_none_or(|part| part.known.is_proved());
    !law.known.is_proved()
        || match &law.says {
            PairSays::Sum(all) => all.iter().all(is_proved),
            PairSays::Lesser(of) => is_proved(of),
            PairSays::Number { .. } => false,
            _ => true,
        }
}

/// Whether text and comments say "proved" exactly if the type does.
fn is_said(answer: &Answer) -> bool {
    let is_proved = match (answer.law(), answer.pairs()) {
        (Some(law), _) => law.known.is_proved(),
        (_, Some(pairs)) => match &pairs.law {
            Some(law) => law.known.is_proved(),
            None => return true,
        },
        _ => return true,
    };
    let text = answer.to_string();
    let said = text.lines().any(|line| line.starts_with("proved for all"));
    let comment = answer.code().map(|code| code.rust.replace("\n// ", " "));
    said == is_proved && comment.is_none_or(|of| of.contains(": proved for all") == is_proved)
}

/// What was checked, and how often; what is wrong.
#[derive(Default)]
struct Tally {
    count: BTreeMap<String, u64>,
    wrong: Vec<String>,
}

impl Tally {
    /// Counts it under the first word that is known about it.
    fn check(&mut self, what: &dyn Debug, line: &str, is_right: bool) {
        let what = format!("{what:?}");
        let word = what.split(|c: char| !c.is_alphanumeric()).find(|word| *word != "Some");
        *self.count.entry(word.unwrap().to_string()).or_default() += 1;
        if !is_right {
            self.wrong.push(format!("{what}: {line}"));
        }
    }

    /// Checks what the answer claims.
    fn answer(&mut self, line: &str) -> Option<Answer> {
        let Ok(answer) = Requests::default().answer(line) else {
            *self.count.entry("refused".to_string()).or_default() += 1;
            return None;
        };
        let answer = answer.expect("a request");
        if !is_said(&answer) {
            self.wrong.push(format!("text and comments: {line}"));
        }
        // What few heaps show was tried with more.
        let further = if answer.to < 50 { 4 * answer.to } else { answer.to };
        if let Some(law) = answer.law() {
            let mut game = Game::new(&answer.rule);
            let is_proved = law.known.is_proved();
            let far = if is_proved { 3 * answer.to.max(law.seen as u64) } else { further };
            let is = is_law(law, &game.values(far.min(game.reach())));
            self.check(&law.known.proved(), line, is);
        }
        if let Some(law) = answer.pairs().and_then(|of| of.law.as_ref()) {
            let far = if law.known.is_proved() { 3 * answer.to } else { further };
            let is = is_pair_law(&law.says, &Game::new(&answer.rule).table(far));
            self.check(&law.known.proved(), line, is && is_proved_in_parts(law));
        }
        for member in answer.family().into_iter().flat_map(|family| &family.members) {
            let alone = self.answer(&request("law", &member.rule, Some(answer.to)).unwrap());
            let law = alone.as_ref().unwrap().law();
            if law.is_some_and(|law| law.linear() != member.law.as_ref()) {
                self.wrong.push(format!("another law alone: {line}"));
            }
        }
        Some(answer)
    }
}

fn assert_claims(rule: fn(&mut Grammar<Random>) -> String, least: u64, more: u64) {
    let number = |name, usual| env::var(name).map_or(usual, |word| word.parse().expect(name));
    let mut grammar = Grammar(Random(number("SEED", 60)));
    let mut tally = Tally::default();
    for _ in 0..number("COUNT", 30) {
        let rule = rule(&mut grammar);
        tally.answer(&format!("law {rule} to {}", least + grammar.below(more)));
    }
    println!("{:?}", tally.count);
    assert_eq!(tally.wrong, [""; 0]);
}

#[test]
fn claims_about_heaps_hold() {
    assert_claims(Grammar::heaps, 10, 120);
}

#[test]
fn claims_about_pairs_hold() {
    assert_claims(Grammar::pairs, 10, 12);
}

#[test]
fn claims_about_families_hold() {
    assert_claims(Grammar::family, 14, 40);
}

#[test]
fn claims_about_games_that_remember_hold() {
    assert_claims(Grammar::memory, 60, 200);
}

/// Of the laws that the first terms of thirteen sequences show, at most a third fails within four times as many.
#[test]
fn few_laws_of_few_terms_are_refuted() {
    type Term = fn(u64) -> u64;
    let all: [Term; 12] = [
        |n| n.count_ones().into(),
        |n| n.to_string().bytes().map(|b| u64::from(b - b'0')).sum(),
        |n| if n == 0 { 0 } else { n.trailing_zeros().into() },
        |n| u64::from(64 - n.leading_zeros()),
        |n| (1..=n).filter(|d| n % d == 0).count() as u64,
        u64::isqrt,
        |n| (2 * n * n).isqrt(),
        |n| {
            // The golden word.
            let term = |n: u64| (n + (5 * n * n).isqrt()) / 2;
            2 - (term(n + 1) - term(n))
        },
        |n| u64::from(n.count_ones() % 2),
        |n| n.to_string().len() as u64,
        |n| n ^ (n >> 1),
        |n| n.to_string().bytes().map(|b| u64::from(b - b'0')).max().unwrap(),
    ];
    let terms = all.map(|term| (0..800).map(term).collect());
    // Subtract 1 or halve.
    let mut mark = vec![0];
    for n in 1..800 {
        let seen = [mark[n - 1], mark[n / 2]];
        mark.push((0..).find(|value| !seen.contains(value)).unwrap());
    }
    let (mut claimed, mut refuted) = (0, 0);
    for terms in terms.iter().chain([&mark]) {
        for length in [12, 16, 20, 24, 32, 40, 60, 80, 100, 150, 200] {
            let words: Vec<String> = terms[..length].iter().map(u64::to_string).collect();
            if let Some(law) = &answer(&format!("values {}", words.join(" "))).law().unwrap().law {
                claimed += 1;
                refuted += usize::from(!law.holds(&terms[..4 * length]));
            }
        }
    }
    assert!(claimed > 30 && 3 * refuted <= claimed, "{refuted} of {claimed}");
}
