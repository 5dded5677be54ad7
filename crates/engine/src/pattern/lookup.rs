//! Games that have given values, or given lost heaps.
//!
//! Values may begin one heap earlier or later than a game's, or with the first heap that is not worth 0. They are
//! compared with the famous games, with the octal codes of four digits and the hexadecimal codes of three, and with all
//! subtraction sets of 1 to 16; nothing is stored but the names.
//!
//! Checked: sequences of the literature, those of our games and others (`tests/grundy/find.rs` of the command).

use super::answer::{Answer, Found, Task};
use super::famous::{famous, Famous, Source, FAMOUS};
use super::game::Game;
use super::pasted::Table;
use super::{pairs, states, values};
use crate::law::{Law, Plane};
use crate::octal::{self, Move};
use grundy_lang::{told, Lang, Told};

/// The largest number in a subtraction set.
pub const MOST_TAKEN: u64 = 16;
/// The number of values that are compared, at most.
pub const MOST_COMPARED: usize = 1000;

// The number of zeros with which the values of a game begin, at most.
const MOST_ZEROS: usize = 17;
// The largest heap of two that is compared.
const MOST_SIDE: u64 = 120;

/// A game that has what was asked for.
#[derive(Clone, Debug)]
pub struct Alike {
    /// Its rule; empty if the grammar has none.
    pub rule: String,
    /// Its name, and problems.
    pub famous: Option<&'static Famous>,
    /// What was given.
    pub given: Given,
}

/// What was given, as the game has it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Given {
    /// Its values, or its lost heaps, from this heap on; from -1 on there is a 0 in front.
    From(i64),
    /// Its values of two heaps, or its lost pairs; of a list, without the pairs that have an empty heap if they are above 0,
    /// and with both heaps larger by so much.
    Pairs {
        /// The first heap of the pairs that were given.
        from: u64,
        /// By how much they are larger.
        more: u64,
    },
    /// The smaller heaps of its lost pairs.
    Smaller,
    /// The larger ones.
    Larger,
}

impl Alike {
    /// The game with this rule, with its name if it has one.
    pub fn of(rule: &str) -> Alike {
        match famous(rule) {
            Some(famous) => of_famous(famous, 0, Given::From(0)),
            None => Alike { rule: rule.to_string(), famous: None, given: Given::From(0) },
        }
    }

    /// The game by its name, if it is famous.
    pub fn name(&self, lang: Lang) -> Option<String> {
        self.famous.map(|famous| famous.told(lang))
    }

    /// The problems that have its values, and where those begin that were given.
    pub fn notes(&self, lang: Lang) -> Vec<String> {
        let problems = self.famous.map_or(&[][..], |famous| famous.problems);
        let problems = (!problems.is_empty()).then(|| {
            let names = problems.join(&told!(lang, ", ", "、"));
            match problems.len() {
                1 => told!(lang, "problem {names}", "题目 {names}"),
                _ => told!(lang, "problems {names}", "题目 {names}"),
            }
        });
        problems.into_iter().chain(self.given.told(lang)).collect()
    }

    /// Its name and the notes in a line.
    pub fn known(&self, lang: Lang) -> String {
        let known = self.name(lang).into_iter().chain(self.notes(lang));
        known.collect::<Vec<String>>().join(&told!(lang, "; ", "；"))
    }
}

impl Given {
    // By how many heaps the values are shifted.
    fn shift(self) -> u64 {
        match self {
            Given::From(heap) => heap.unsigned_abs(),
            _ => 0,
        }
    }

    fn told(self, lang: Lang) -> Option<String> {
        Some(match self {
            Given::From(0) | Given::Pairs { from: 0, more: 0 } => return None,
            Given::From(-1) => told!(
                lang,
                "the values begin with a 0 in front of heap 0",
                "这些值在 0 个石子的堆前面多一个 0"
            ),
            Given::From(heap) => {
                told!(lang, "the values begin with heap {heap}", "这些值从 {heap} 个石子的堆开始")
            }
            Given::Pairs { from, more: 0 } => {
                told!(lang, "the pairs begin with heap {from}", "这些局面从 {from} 个石子的堆开始")
            }
            Given::Pairs { more, .. } => told!(
                lang,
                "each heap of the pairs is larger by {more}",
                "这些局面的每堆多 {more} 个"
            ),
            Given::Smaller => {
                told!(lang, "the smaller heaps of the lost pairs", "必败局面中较小的堆")
            }
            Given::Larger => {
                told!(lang, "the larger heaps of the lost pairs", "必败局面中较大的堆")
            }
        })
    }
}

/// The games that have the values of a table, or who wins, or the lost pairs; the famous ones first, then those whose
/// values begin with the same heap. Of many values the first [`MOST_COMPARED`] count.
///
/// ```
/// use grundy_engine::pattern::{alike, read_table};
///
/// let first = |text: &str| alike(&read_table(text, 0).unwrap().table).remove(0).rule;
/// assert_eq!(first("0 1 2 3 1 4 3 2 1 4 2 6"), "octal 0.77");
/// assert_eq!(first("(1,2) (3,5) (4,7) (6,10)"), "pairs take any from one or the same from both");
/// assert!(alike(&read_table("3 1 4 1 5 9 2 6", 0).unwrap().table).is_empty());
/// ```
///
/// # Complexity
///
/// Some tens of milliseconds, and longer for many values of games that are close.
pub fn alike(table: &Table) -> Vec<Alike> {
    match table {
        Table::Values(values) => with_values(values, false),
        Table::Winners(values) => with_values(values, true),
        Table::Pairs { rows, are_winners } => with_rows(rows, *are_winners),
        Table::Lost(pairs) => with_lost(pairs),
    }
}

fn with_values(asked: &[u64], are_winners: bool) -> Vec<Alike> {
    let asked = &asked[..asked.len().min(MOST_COMPARED)];
    let compared = Compared { asked, are_winners };
    let mut found = compared.famous();
    let named: Vec<Game> = found.iter().filter_map(|alike| Game::of(&alike.rule)).collect();
    let is_named =
        |rule: &str| Game::of(rule).is_some_and(|own| named.iter().any(|of| of.is(&own)));
    let (octal, hexadecimal) = (compared.codes(8, 4), compared.codes(16, 3));
    let others = octal.chain(hexadecimal).chain(compared.sets());
    found.extend(others.filter(|alike| !is_named(&alike.rule)));
    // The famous ones stay in their order, and are the first.
    found.sort_by_key(|alike| {
        let length = if alike.famous.is_some() { 0 } else { alike.rule.len() };
        (length > 0, alike.given.shift(), length)
    });
    found
}

/// Where an answer has no law of all values: the games that have the given values, or the game of the rule. Values of
/// which each is won or lost are compared as such.
pub fn alike_answer(answer: &Answer) -> Option<Vec<Alike>> {
    let Found::Heaps { law, is_outcome, values, .. } = &answer.found else { return None };
    let has_law = matches!(law.law, Some(Law::Linear(_) | Law::Halves(_)));
    if has_law
        || law.theorem.is_some()
        || !matches!(answer.asked, Task::Values | Task::Law | Task::Table)
    {
        return None;
    }
    Some(match &answer.rule[..] {
        "" => with_values(values, *is_outcome),
        rule => vec![Alike::of(rule)],
    })
}

/// The games of which these are the lost heaps, in their order, perhaps without 0; or of two heaps the lost pairs, one
/// after the other, or their smaller or larger heaps.
///
/// ```
/// use grundy_engine::pattern::alike_lost;
///
/// let first = |numbers: &[u64]| alike_lost(numbers).remove(0).known(Default::default());
/// assert_eq!(first(&[0, 2, 5, 7, 10, 12, 15]), "Take-a-Square; problem leetcode1510");
/// assert!(first(&[1, 3, 4, 6, 8, 9, 11]).ends_with("the smaller heaps of the lost pairs"));
/// ```
pub fn alike_lost(numbers: &[u64]) -> Vec<Alike> {
    let mut found = Vec::new();
    let ascends = numbers.windows(2).all(|two| two[0] < two[1]);
    if ascends {
        let below = |most: u64| &numbers[..numbers.partition_point(|&n| n <= most)];
        let heaps = below(MOST_COMPARED as u64 - 1);
        let winner = |n: u64| u64::from(n > 0 && !heaps.contains(&n));
        let winners: Vec<u64> = (0..=heaps.last().copied().unwrap_or(0)).map(winner).collect();
        found.extend(with_values(&winners, true));
        let has = |heaps: Vec<u64>, own: &[u64]| {
            // All heaps from 1 on say nothing.
            own.last().is_some_and(|&last| last > own.len() as u64) && heaps.starts_with(own)
        };
        found.extend(of_pairs(MOST_SIDE).filter_map(|(famous, lost)| {
            let heaps = |of: fn(&(u64, u64)) -> u64| {
                let mut heaps: Vec<u64> = lost.iter().map(of).filter(|&heap| heap > 0).collect();
                heaps.sort_unstable();
                heaps.dedup();
                heaps
            };
            let own = |most| below(most).strip_prefix(&[0]).unwrap_or(below(most));
            let given = if has(heaps(|pair| pair.0), own(MOST_SIDE / 4)) {
                Given::Smaller
            } else if has(heaps(|pair| pair.1), own(MOST_SIDE)) {
                Given::Larger
            } else {
                return None;
            };
            Some(of_famous(famous, 0, given))
        }));
    }
    if numbers.len() % 2 == 0 {
        let pairs: Vec<(u64, u64)> = numbers.chunks_exact(2).map(|two| (two[0], two[1])).collect();
        found.extend(with_lost(&pairs));
    }
    found
}

fn of_famous(famous: &'static Famous, most: u64, given: Given) -> Alike {
    Alike { rule: famous.words(most), famous: Some(famous), given }
}

// Values that are compared with those of games.
struct Compared<'a> {
    asked: &'a [u64],
    are_winners: bool,
}

impl Compared<'_> {
    // From which heap on a game has them, by its first values; it may have too few.
    fn begin(&self, of: &dyn Fn(usize) -> Option<Vec<u64>>) -> Option<Given> {
        let Compared { asked, are_winners } = *self;
        // Most games differ early.
        [3, 8, asked.len()].into_iter().try_fold(Given::From(0), |_, length| {
            let asked = &asked[..length.min(asked.len())];
            let (first, rest) = asked.split_first()?;
            let zeros = if *first == 0 { 1 } else { MOST_ZEROS };
            let mut own = of(asked.len() + zeros)?;
            if are_winners {
                own = own.into_iter().map(|value| value.min(1)).collect();
            }
            let has =
                |from: usize, values: &[u64]| own.get(from..from + values.len()) == Some(values);
            if let Some(from) = (0..2).find(|&from| has(from, asked)) {
                return Some(Given::From(from as i64));
            }
            if *first == 0 {
                return (rest.len() > 1 && has(0, rest)).then_some(Given::From(-1));
            }
            let zeros = own.iter().take_while(|&&value| value == 0).count();
            has(zeros, asked).then_some(Given::From(zeros as i64))
        })
    }

    fn famous(&self) -> Vec<Alike> {
        let most = self.asked.iter().copied().max().unwrap_or(0);
        let alike = |famous: &'static Famous| {
            let game = Game::of(&famous.words(most));
            let given = self.begin(&|length| match (famous.source, &game) {
                (Source::Value(value), _) => Some((0..length as u64).map(value).collect()),
                (_, Some(Game::Heaps(rule))) => values::values(rule, length as u64 - 1).ok(),
                (_, Some(Game::Memory(rule))) => Some(states::values(rule, length)),
                _ => None,
            })?;
            Some(of_famous(famous, most, given))
        };
        FAMOUS.iter().filter_map(alike).collect()
    }

    // The codes with so many digits behind the point that are less than `base`; of base 16 those with a digit from 8 on.
    fn codes(&self, base: u64, digits: u32) -> impl Iterator<Item = Alike> + '_ {
        let wholes = if base == 8 { &[0, 4][..] } else { &[0] };
        let codes = move |whole: &u8| {
            (0..base.pow(digits)).map({
                let whole = *whole;
                move |rest| (whole, rest)
            })
        };
        wholes.iter().flat_map(codes).filter_map(move |(whole, rest)| {
            let digit = |place: u32| (rest / base.pow(digits - place) % base) as u8;
            let moves = (1..=digits).map(|place| (u64::from(place), digit(place)));
            let moves = Some((0, whole)).into_iter().chain(moves);
            let moves: Vec<Move> = moves.filter(|&(_, digit)| digit > 0).collect();
            if moves.iter().all(|&(_, digit)| base == 16 && digit < 8) {
                return None;
            }
            let given = self.begin(&|length| Some(of_moves(&moves, length)))?;
            let code: String = (1..=digits).map(|place| format!("{:x}", digit(place))).collect();
            let code = code.trim_end_matches('0');
            let rule = format!("octal {whole}.{}", if code.is_empty() { "0" } else { code });
            Some(Alike { rule, famous: None, given })
        })
    }

    fn sets(&self) -> impl Iterator<Item = Alike> + '_ {
        sets().filter_map(|set| {
            let given = self.begin(&|length| Some(of_set(&set, length)))?;
            Some(Alike { rule: rule_of(&set), famous: None, given })
        })
    }
}

fn of_moves(moves: &[Move], length: usize) -> Vec<u64> {
    let mut game = octal::Game::new(moves);
    game.grow(length, &mut u64::MAX.clone());
    (0..length as u64).map_while(|heap| game.known(heap)).collect()
}

/// The subtraction sets of 1 to [`MOST_TAKEN`], ascending.
pub fn sets() -> impl Iterator<Item = Vec<u64>> {
    let bits = 1..1u64 << MOST_TAKEN;
    bits.map(|bits| (1..=MOST_TAKEN).filter(|take| bits >> (take - 1) & 1 == 1).collect())
}

/// The rule of a subtraction set.
pub fn rule_of(set: &[u64]) -> String {
    let takes: Vec<String> = set.iter().map(u64::to_string).collect();
    format!("take {}", takes.join(" "))
}

/// The values of a subtraction set by their definition: of at most 16 options, a bit for each value. (A table that fits
/// every game takes far longer to make ready than so few heaps to fill.)
pub fn of_set(set: &[u64], length: usize) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::with_capacity(length);
    for heap in 0..length {
        let lefts = set.iter().filter_map(|&take| heap.checked_sub(take as usize));
        let seen = lefts.fold(0u32, |seen, left| seen | 1 << values[left]);
        values.push(u64::from(seen.trailing_ones()));
    }
    values
}

// The famous games of two heaps, each with its table up to a heap.
fn planes(most: u64) -> impl Iterator<Item = (&'static Famous, Plane)> {
    FAMOUS.iter().filter_map(move |famous| match Game::of(&famous.words(0))? {
        Game::Pairs(rule) if most <= MOST_SIDE.min(pairs::most_side(&rule)) => {
            Some((famous, pairs::plane(&rule, most)))
        }
        _ => None,
    })
}

// The same with the lost pairs, the smaller heap first.
fn of_pairs(most: u64) -> impl Iterator<Item = (&'static Famous, Vec<(u64, u64)>)> {
    planes(most).map(|(famous, plane)| {
        let pairs = plane.zeros().into_iter().map(|(a, b)| (a as u64, b as u64));
        (famous, sorted(pairs))
    })
}

// Each pair once, the smaller heap first.
fn sorted(pairs: impl Iterator<Item = (u64, u64)>) -> Vec<(u64, u64)> {
    let mut pairs: Vec<(u64, u64)> = pairs.map(|(a, b)| (a.min(b), a.max(b))).collect();
    pairs.sort_unstable();
    pairs.dedup();
    pairs
}

fn with_rows(rows: &[Vec<u32>], are_winners: bool) -> Vec<Alike> {
    let most = rows.len().max(rows.first().map_or(0, Vec::len)).saturating_sub(1) as u64;
    let value = |value: u32| if are_winners { value.min(1) } else { value };
    let has = |plane: &Plane, (a, row): (usize, &Vec<u32>)| {
        plane.row(a).iter().take(row.len()).map(|&of| value(of)).eq(row.iter().copied())
    };
    let found =
        planes(most).filter(|(_, plane)| rows.iter().enumerate().all(|row| has(plane, row)));
    found.map(|(famous, _)| of_famous(famous, 0, Given::Pairs { from: 0, more: 0 })).collect()
}

// All lost pairs up to the largest heap are given, perhaps without those that have an empty heap, or each one heap larger.
fn with_lost(given: &[(u64, u64)]) -> Vec<Alike> {
    let within = |pair: &(u64, u64)| pair.0.max(pair.1) <= MOST_SIDE;
    let given = sorted(given.iter().copied().filter(within));
    let largest = given.iter().map(|pair| pair.1).max().unwrap_or(0);
    if given.len() < 2 {
        return Vec::new();
    }
    let found = of_pairs(largest).filter_map(|(famous, lost)| {
        let up_to = |most: u64| lost.iter().copied().filter(move |pair| pair.1 <= most);
        let given = if up_to(largest).eq(given.iter().copied()) {
            Given::Pairs { from: 0, more: 0 }
        } else if up_to(largest).filter(|pair| pair.0 > 0).eq(given.iter().copied()) {
            Given::Pairs { from: 1, more: 0 }
        } else {
            let larger = up_to(largest.saturating_sub(1)).map(|(a, b)| (a + 1, b + 1));
            larger.eq(given.iter().copied()).then_some(Given::Pairs { from: 0, more: 1 })?
        };
        Some(of_famous(famous, 0, given))
    });
    found.collect()
}
