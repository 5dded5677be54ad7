//! Rules with parameters: the law of each member, and the formulas that fit all.
//!
//! A formula is only observed, though each member may have a proof; but where two numbers may be taken, the values are
//! proved for all of them (`proof/takes`).
//!
//! Checked: `tests/law_finder/family.rs`.

use super::answer::{Family, Member, PairSays, TakesLaw};
use super::code::{self, Over};
use super::cost;
use super::finder::Finding;
use super::game::{Game, Grammar};
use super::pairs;
use super::proof::{takes, Known};
use super::states;
use super::text::Members;
use super::values::values;
use super::words::Words;
use super::work;
use super::written::Written;
use crate::fault::{Expected, Fault, Large, Things};
use crate::formula::{Formula, Mistake, Read, Wanted};
use crate::law::{family, Law, Sum};
use crate::requests::Wrong;
use grundy::table::TooLarge;
use grundy_lang::counted;

// The most members of a family, and the most heaps in all, for rules of one heap and of two.
const MOST_MEMBERS: usize = 400;
const MOST_HEAPS: u64 = 1_000_000;
const MOST_OF_PAIRS: u64 = 2000;
const MOST_PARAMETERS: usize = 3;
// The least heaps to which a formula for the values is sought.
const LEAST_HEAPS: u64 = 8;
// How many lost heaps a member shows that has no period.
const LOST: usize = 10;

/// A family as requested: the words of its rule, and the numbers of each member.
pub struct FamilyRule {
    /// The whole family as it should be written.
    pub name: String,
    rule: String,
    // The formula in place of the words, and whether it is of misere play.
    formula: Option<(Formula, bool)>,
    names: Vec<String>,
    numbers: Vec<Vec<u64>>,
}

impl FamilyRule {
    /// The family of a formula with parameters.
    ///
    /// # Errors
    ///
    /// If it has too many members or none, or is of positions that are not answered as a family.
    pub fn of_formula(written: &Written) -> Result<FamilyRule, Fault> {
        let Read { formula, is_misere, parameters, .. } = &written.read;
        let mut numbers: Vec<Vec<u64>> = vec![Vec::new()];
        for (_, ends) in parameters {
            let mut longer = Vec::new();
            for known in &numbers {
                let signed: Vec<i64> = known.iter().map(|&number| number as i64).collect();
                let end = |at: usize| ends[at].constant(&signed)?.try_into().ok();
                let (Some(low), Some(high)): (Option<u64>, Option<u64>) = (end(0), end(1)) else {
                    return Err(Fault::Formula(Box::new(Mistake::Expected(Wanted::Ends, None))));
                };
                let all = (low..=high).take(MOST_MEMBERS + 1);
                longer.extend(all.map(|number| [&known[..], &[number]].concat()));
                if longer.len() > MOST_MEMBERS {
                    let most = Expected::Few(MOST_MEMBERS as u64, Things::Members);
                    return Err(Fault::expected(most, Some(&high.to_string())));
                }
            }
            numbers = longer;
        }
        if numbers.is_empty() {
            return Err(Fault::Formula(Box::new(Mistake::Expected(Wanted::Ends, None))));
        }
        if formula.arity > 2 || formula.arity == 2 && formula.has_sums() {
            return Err(Fault::Formula(Box::new(Mistake::FamilyOfMany)));
        }
        let names = parameters.iter().map(|(name, _)| name.clone()).collect();
        let rule = if formula.arity == 2 { "pairs".to_string() } else { String::new() };
        let formula = Some((formula.clone(), *is_misere));
        Ok(FamilyRule { name: written.name.clone(), rule, formula, names, numbers })
    }

    /// The family that begins with the next word: its rule, `for` and the parameters.
    ///
    /// # Errors
    ///
    /// The word that is wrong, and what would be right.
    pub fn parse(words: &mut Words) -> Result<FamilyRule, Wrong> {
        let first = words.place();
        words.until("for");
        let rule = words.joined(first, words.place() - 1);
        let mut name = format!("{rule} for ");
        let (mut names, mut numbers): (Vec<String>, Vec<Vec<u64>>) = (Vec::new(), vec![Vec::new()]);
        while names.is_empty() || !matches!(words.peek(), None | Some("to")) {
            let is_name =
                |name: &&str| name.len() == 1 && name.chars().all(|c| c.is_ascii_uppercase());
            let next = words
                .next()
                .filter(is_name)
                .filter(|name| !names.iter().any(|other| other == name));
            let next = match next {
                Some(next) if names.len() < MOST_PARAMETERS => next,
                _ => return Err(words.expected(Expected::Parameter)),
            };
            words.expect("in")?;
            let from = words.place();
            let ends = words.next().unwrap_or_default();
            // "L in 1 to 3" would be one member for heaps up to 3.
            let is_number = |place: usize| words.is_number(place);
            if is_number(from) && words.peek() == Some("to") && is_number(from + 2) {
                let high = words.ahead(1).unwrap_or_default();
                let run = words.with(from, from + 3, &format!("{ends}..{high}"));
                let bound = words.with(from, from + 1, &format!("{ends}..{ends}"));
                words.read_to(from + 3);
                return Err(words.unclear(from, &[run, bound]));
            }
            let mut longer = Vec::new();
            for known in &numbers {
                let run = replaced(ends, &names, known);
                let run = run.split_once("..").unwrap_or((&run, &run));
                let (Ok(low), Ok(high)) = (run.0.parse::<u64>(), run.1.parse::<u64>()) else {
                    return Err(words.expected(Expected::Ends));
                };
                // A long range is not listed in full.
                let all = (low..=high).take(MOST_MEMBERS + 1);
                longer.extend(all.map(|number| [&known[..], &[number]].concat()));
                if longer.len() > MOST_MEMBERS {
                    return Err(words.expected(Expected::Few(MOST_MEMBERS as u64, Things::Members)));
                }
            }
            if !rule.contains(next) {
                return Err(words.expected(Expected::ParameterOf(next.to_string())));
            }
            name += &format!("{}{next} in {ends}", if names.is_empty() { "" } else { ", " });
            if longer.is_empty() {
                return Err(words.expected(Expected::Range));
            }
            names.push(next.to_string());
            numbers = longer;
        }
        Ok(FamilyRule { name, rule, formula: None, names, numbers })
    }

    /// The laws of all members for heaps up to `most`, and the formulas of the family, whose function says that it is
    /// about `with_words`.
    ///
    /// # Errors
    ///
    /// If a member is not a rule, or the values of all take too long: which one, or how many heaps would do.
    pub fn answer(&self, most: u64, with_words: &str) -> Result<Family, Fault> {
        let count = self.numbers.len() as u64;
        let games = self.games()?;
        let most_heaps = if self.rule.starts_with("pairs") { MOST_OF_PAIRS } else { MOST_HEAPS };
        let all_steps = |most: u64| {
            games.iter().fold(0, |sum: u64, (_, game)| sum.saturating_add(steps(game, most)))
        };
        let limit = work::largest(most_heaps / count - 1, work::MOST, all_steps);
        if most > limit {
            return Err(Fault::Large(Large::Members(count), TooLarge { most: limit, asked: most }));
        }
        let mut members = Vec::new();
        let mut tables = Vec::new();
        for ((text, game), numbers) in games.iter().zip(&self.numbers) {
            let (member, values) = member(text, game, numbers, most, work::SPARE / count)
                .map_err(|fault| of_member(text, fault))?;
            members.push(member);
            tables.push(values);
        }
        let of = |number: fn(&Member) -> Option<u64>| {
            let all = members.iter().map(|member| Some((&member.parameters[..], number(member)?)));
            family::number(&all.collect::<Option<Vec<_>>>()?)
        };
        let [period, preperiod, saltus, wythoff] = [
            of(|member| Some(member.law?.period as u64)),
            of(|member| Some(member.law?.preperiod as u64)),
            of(|member| Some(member.law?.saltus)),
            of(|member| member.wythoff),
        ];
        let laws = members.iter().zip(&tables).map(|(member, values)| {
            Some(family::Sample { parameters: &member.parameters, law: member.law?, values })
        });
        // Few values fit many formulas.
        let laws = laws.collect::<Option<Vec<_>>>().filter(|_| most >= LEAST_HEAPS);
        let value = laws.and_then(|laws| family::shape(&laws));
        let takes = self.takes(&games, &members);
        let over = |known: Known<(), String>| {
            let rule = with_words.to_string();
            Over { rule, is_outcome: false, known, name: "grundy" }
        };
        let doubt =
            format!("it holds for {} of the family, not proved", counted(members.len(), "member"));
        let code = match (&value, &takes) {
            (Some(value), _) => {
                Some(code::of_family(&self.names, value, &over(Known::Observed(doubt))))
            }
            (None, Some(takes)) => {
                code::of_takes(&self.names, takes, &over(takes.known.with(doubt)))
            }
            (None, None) => None,
        };
        let parameters = self.names.clone();
        Ok(Family { parameters, members, period, preperiod, saltus, value, wythoff, takes, code })
    }

    // The law, if one of two numbers may be taken, or of two and their sum.
    fn takes(&self, games: &[(String, Game)], members: &[Member]) -> Option<TakesLaw> {
        let words = self.rule.strip_prefix("take ")?.split(' ').filter(|&word| word != "or");
        let sums: Vec<Sum> = words.map(|word| self.sum(word)).collect::<Option<_>>()?;
        let mut all = Vec::new();
        for ((_, game), Member { parameters, law, .. }) in games.iter().zip(members) {
            let Game::Heaps(rule) = game else { return None };
            all.push((&parameters[..], rule, *law));
        }
        takes(&sums, &all)
    }

    // The number that a word stands for, in terms of the parameters.
    fn sum(&self, word: &str) -> Option<Sum> {
        let count = self.names.len();
        let of = |numbers: &[u64]| replaced(word, &self.names, numbers).parse::<i64>().ok();
        let constant = of(&vec![0; count])?;
        let times = (0..count).map(|at| {
            let mut numbers = vec![0; count];
            numbers[at] = 1;
            of(&numbers)?.checked_sub(constant)
        });
        Some(Sum { times: times.collect::<Option<_>>()?, constant })
    }

    /// The first rule and the last.
    ///
    /// # Errors
    ///
    /// If one of them is no rule.
    pub fn ends(&self) -> Result<Members, Fault> {
        let end = |numbers: &Vec<u64>| {
            let named = self.names.iter().zip(numbers);
            let named: Vec<String> =
                named.map(|(name, number)| format!("{name} = {number}")).collect();
            self.game(numbers).map(|(_, game)| (named.join(", "), game))
        };
        let last = self.numbers.len() - 1;
        Ok(Members { count: last + 1, ends: [end(&self.numbers[0])?, end(&self.numbers[last])?] })
    }

    /// The rule of each member, in words and read.
    ///
    /// # Errors
    ///
    /// What is wrong with the first that is none.
    pub fn games(&self) -> Result<Vec<(String, Game)>, Fault> {
        self.numbers.iter().map(|numbers| self.game(numbers)).collect()
    }

    // The rule of a member, in words and read.
    fn game(&self, numbers: &[u64]) -> Result<(String, Game), Fault> {
        if let Some((formula, is_misere)) = &self.formula {
            let numbers: Vec<i64> = numbers.iter().map(|&number| number as i64).collect();
            let formula = formula.with(&numbers);
            let misere = if *is_misere { "misere " } else { "" };
            return Ok((format!("{misere}{formula}"), Game::of_formula(formula, *is_misere)));
        }
        let words = self.rule.split(' ').map(|word| replaced(word, &self.names, numbers));
        let text = words.collect::<Vec<String>>().join(" ");
        let mut words = Words::of(&text);
        let game = Grammar::of(&words).parse(&mut words);
        match game.and_then(|game| words.end().map(|()| game)) {
            Ok(game) => Ok((text, game)),
            Err(wrong) => Err(of_member(&text, wrong.what)),
        }
    }
}

fn of_member(rule: &str, fault: Fault) -> Fault {
    Fault::Member(rule.to_string(), Box::new(fault))
}

// The steps for the values of the heaps up to `most`.
fn steps(game: &Game, most: u64) -> u64 {
    match game {
        Game::Heaps(rule) => cost::of_values(rule, most),
        Game::Pairs(rule) => pairs::steps(rule, most),
        Game::Memory(rule) => states::steps(rule, most),
        Game::Own(own) => own.steps(&vec![most; own.arity()]),
    }
}

// A word with numbers in place of names; in "2L+1..R", "1/L" and "(L,-1)" there are sums of parameters.
fn replaced(word: &str, names: &[String], numbers: &[u64]) -> String {
    let number =
        |name: &str| names.iter().position(|other| other == name).map(|at| i128::from(numbers[at]));
    let term = |term: &str| -> Option<i128> {
        match term.strip_suffix(|c: char| c.is_ascii_uppercase()) {
            None => term.parse().ok(),
            Some(times) => {
                let times: i128 =
                    if times.is_empty() { 1 } else { times.parse::<u64>().ok()?.into() };
                times.checked_mul(number(&term[term.len() - 1..])?)
            }
        }
    };
    let sum = |side: &str| -> Option<i128> {
        let signed = side.replace('-', "+-");
        let terms = signed.strip_prefix('+').unwrap_or(&signed).split('+');
        terms
            .map(|part| match part.strip_prefix('-') {
                Some(less) => Some(-term(less)?),
                None => term(part),
            })
            .sum()
    };
    let has_name = |side: &str| names.iter().any(|name| side.contains(&name[..]));
    let side = |side: &str| match sum(side).filter(|_| has_name(side)) {
        Some(sum) => sum.to_string(),
        None => side.to_string(),
    };
    for between in ["..", "1/", "(", ")", ","] {
        if let Some((one, other)) = word.split_once(between).filter(|_| has_name(word)) {
            let [one, other] = [one, other].map(|part| replaced(part, names, numbers));
            return [&one, between, &other].concat();
        }
    }
    side(word)
}

// The law of a member and its values, with at most so many steps for proofs and tests.
fn member(
    text: &str,
    game: &Game,
    numbers: &[u64],
    most: u64,
    steps: u64,
) -> Result<(Member, Vec<u64>), Fault> {
    let (rule, parameters) = (text.to_string(), numbers.to_vec());
    match game {
        Game::Pairs(of) => {
            pairs::check(of, most, None).map_err(|(_, fault)| fault)?;
            let law = pairs::known(of, text, &pairs::plane(of, most), steps).law;
            let known = law.as_ref().filter(|law| law.is_found()).map(|law| law.known.with(()));
            let wythoff = law.and_then(|law| match law.says {
                PairSays::Wythoff(t) => Some(t),
                _ => None,
            });
            let lost = Vec::new();
            Ok((Member { rule, parameters, law: None, wythoff, lost, known }, Vec::new()))
        }
        Game::Heaps(of) => {
            let values = values(of, most).map_err(|none| none.fault(Large::Table, most))?;
            Ok(of_heap(rule, parameters, Finding::of(of, &values, steps), of.misere))
        }
        Game::Own(_) => Err(Fault::Formula(Box::new(Mistake::FamilyOfMany))),
        Game::Memory(of) => {
            let values = states::values(of, most as usize + 1);
            Ok(of_heap(rule, parameters, states::finding(of, &values), of.is_outcome()))
        }
    }
}

// A member of one heap, from what was found. The formula is sought in all values that the law was tried on.
fn of_heap(
    rule: String,
    parameters: Vec<u64>,
    found: Finding,
    is_outcome: bool,
) -> (Member, Vec<u64>) {
    let known = found.has_law().then(|| found.known.with(()));
    let law = match found.law {
        Some(Law::Linear(law)) => Some(law),
        _ => None,
    };
    let values = found.values.into_owned();
    // Where there is no period, they are what a reader compares.
    let zeros = (0..).zip(&values).filter(|heap| *heap.1 == 0).map(|heap| heap.0).take(LOST);
    let lost = if is_outcome && law.is_none() { zeros.collect() } else { Vec::new() };
    (Member { rule, parameters, law, wythoff: None, lost, known }, values)
}
