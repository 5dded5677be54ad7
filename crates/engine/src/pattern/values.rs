//! The values of a rule's heaps up to some size, each kind of rule by its quickest way.
//!
//! | the rule | how |
//! |---|---|
//! | a theorem names it | its closed form |
//! | a heap may be split, or an octal code | the engine for octal games; unequal parts by definition |
//! | runs of numbers, any, up to half | a set of values that slides along the table |
//! | a heap may be split into several | for each number of parts, the set of all sums (`parts`) |
//! | other sets, and proper divisors | all options of each heap |
//! | misere, and a heap may be split | full search of all sums; for large heaps, the misere quotient |
//!
//! Checked: each way against the mex of all options that `options` gives, up to 300.

use super::cost;
use super::full_search::{FullSearch, MOST_SEARCHED};
use super::misere;
use super::own;
use super::parts;
use super::rule::{Coins, Rule, Ruleset, Split};
use super::set::{Set, MOST_DENSE};
use super::theorem::Theorem;
use super::window::Window;
use super::work;
use crate::fault::{Fault, Large};
use crate::octal::{self, Move};
use grundy::heaps::nim::nim_sum;
use grundy::kernel::Mex;
use grundy::table::{Mirror, TooLarge};

/// The largest heap that a request may name.
pub const MAX_HEAP: u64 = 1_000_000;

/// Why there are no values.
#[derive(Debug, PartialEq)]
pub enum NoValues {
    /// They cannot be computed in a few seconds.
    TooMany {
        /// A heap up to which they are computed.
        most: u64,
    },
    /// The formula is faulty.
    Faulty(Fault),
}
use NoValues::TooMany;

impl NoValues {
    /// The fault of a request for the values up to `asked`.
    pub fn fault(self, what: Large, asked: u64) -> Fault {
        match self {
            TooMany { most } => Fault::Large(what, TooLarge { most, asked }),
            NoValues::Faulty(fault) => fault,
        }
    }
}

// About eight seconds of marking.
const STEPS: u64 = 36_000_000_000;

// The largest heaps whose values are computed.
//
// Where all sums of two values are marked, four at a time.
const MOST_UNEQUAL: u64 = 200_000;
// Where a heap has as many moves as tokens, and each may split it.
const MOST_CUBED: u64 = 2_000;
// Where all numbers are tried as divisors; and where each also takes a greatest common divisor.
const MOST_DIVIDED: u64 = 40_000;
const MOST_DEPENDENT: u64 = 15_000;
// How many options are marked in about five seconds.
const MOST_MARKS: u64 = 2_500_000_000;

// The largest heap where a move turns at most `most` coins.
fn most_turned(most: u64) -> u64 {
    match most {
        1 | 2 => 20_000,
        3 => 1_500,
        4 => 250,
        _ => 100,
    }
}

/// The values of the heaps up to `most`; under misere play 1 for won and 0 for lost.
///
/// # Errors
///
/// If that would take longer than about ten seconds. It is refused before the work, except for games whose cost cannot
/// be foreseen: there a first part is computed.
///
/// # Complexity
///
/// Memory for O(most) values of a u64; time as in the table above.
pub fn values(rule: &Rule, most: u64) -> Result<Vec<u64>, NoValues> {
    within(rule, most, STEPS)
}

/// The values of more heaps than `length`, at most four times as many, as far as `steps` of `work` allow; `None` if that
/// is no more.
pub fn further(rule: &Rule, length: usize, steps: u64) -> Option<Vec<u64>> {
    let is_more = |most: u64| Some(most).filter(|&most| most >= length as u64);
    let most = (4 * length as u64 - 1).min(MAX_HEAP);
    if is_engaged(&rule.game) && !rule.misere {
        let budget = STEPS / (work::MOST / steps.max(1)).max(1);
        return match within(rule, most, budget) {
            Err(TooMany { most }) => within(rule, is_more(most)?, budget).ok(),
            found => found.ok(),
        };
    }
    let most = work::largest(most, steps, |most| cost::of_values(rule, most));
    match values(rule, is_more(most)?) {
        Err(TooMany { most }) => values(rule, is_more(most)?).ok(),
        found => found.ok(),
    }
}

// Whether the engine for octal games gives the values; it has a budget of its own steps, for it may find a period.
fn is_engaged(game: &Ruleset) -> bool {
    match game {
        Ruleset::Octal(..) | Ruleset::Split(Split::Any) => true,
        Ruleset::Take(set, Some(Split::Any | Split::Rest)) => !set.is_dense(),
        _ => false,
    }
}

fn within(rule: &Rule, most: u64, budget: u64) -> Result<Vec<u64>, NoValues> {
    let length = most as usize + 1;
    let up_to = |limit: u64| {
        if most > limit {
            Err(TooMany { most: limit })
        } else {
            Ok(())
        }
    };
    if let Ruleset::Own(own) = &rule.game {
        if own.steps(&[most]) > work::MOST {
            return Err(TooMany { most: own.largest(most, work::MOST) });
        }
        if !rule.misere || !rule.game.splits() {
            return own.table(most).map_err(|trouble| NoValues::Faulty(own::fault(trouble)));
        }
        own.is_searchable(most.min(MOST_SEARCHED)).map_err(NoValues::Faulty)?;
    }
    if rule.misere && rule.game.splits() {
        if most > MOST_SEARCHED {
            let game = misere::game(rule, most, misere::STEPS);
            let outcomes = game.map_or(Err(0), |game| misere::outcomes(&game, most));
            return outcomes.map_err(|largest| TooMany { most: largest.max(MOST_SEARCHED) });
        }
        let mut search = FullSearch::new(&rule.game);
        return Ok((0..=most).map(|n| u64::from(search.is_won(&[n]))).collect());
    }
    if let Some(known) = Theorem::of(rule) {
        return Ok(known.values(length));
    }
    match &rule.game {
        Ruleset::Own(_) => unreachable!("computed before"),
        Ruleset::Octal(_, moves) if rule.misere => {
            up_to(STEPS / 20 / (1 + moves.len() as u64))?;
            Ok(by_options(rule, length))
        }
        Ruleset::Octal(_, moves) => by_engine(moves, length, budget),
        Ruleset::Split(Split::Unequal) => {
            up_to(MOST_UNEQUAL)?;
            unequal(None, length)
        }
        Ruleset::Split(Split::Into(parts)) => {
            up_to(parts::most(*parts, false))?;
            Ok(parts::values(None, *parts, length))
        }
        Ruleset::Split(_) => by_engine(&[(0, 4)], length, budget),
        Ruleset::Take(set, Some(split)) => match split {
            Split::Into(parts) => {
                up_to(parts::most(*parts, set.is_dense()))?;
                up_to(most_marked(set, most))?;
                Ok(parts::values(Some(set), *parts, length))
            }
            Split::Any | Split::Rest if !set.is_dense() => {
                up_to(most_engaged(set, most))?;
                let (mut moves, digit) = match split {
                    Split::Rest => (Vec::new(), 7),
                    _ => (vec![(0, 4)], 3),
                };
                set.members(most, &mut |take| moves.push((take, digit)));
                by_engine(&moves, length, budget)
            }
            _ => {
                up_to(match split {
                    Split::Rest => MOST_CUBED,
                    _ if set.is_dense() => MOST_DENSE,
                    _ => MOST_UNEQUAL,
                })?;
                up_to(most_marked(set, most))?;
                match split {
                    Split::Unequal => unequal(Some(set), length),
                    _ => Ok(by_options(rule, length)),
                }
            }
        },
        Ruleset::Take(set, None) => match set {
            Set::Any | Set::UpTo(_) => Ok(sliding(rule.misere, set, &[], length)),
            Set::Runs(runs) => {
                // Each run changes the set twice per heap.
                up_to(STEPS / 20 / runs.len() as u64)?;
                Ok(sliding(rule.misere, set, runs, length))
            }
            _ => {
                up_to(most_marked(set, most))?;
                Ok(by_options(rule, length))
            }
        },
        Ruleset::Turn(coins) => {
            up_to(match coins {
                Coins::Run => MOST_CUBED,
                Coins::UpTo(most) => most_turned(*most),
            })?;
            Ok(by_options(rule, length))
        }
        Ruleset::DivideBy(by) => {
            up_to(STEPS / 20 / by.len() as u64)?;
            Ok(by_options(rule, length))
        }
        Ruleset::Divide => {
            up_to(MOST_DIVIDED)?;
            Ok(by_options(rule, length))
        }
    }
}

// The largest heap up to `most` for which marking all members of a set, for each heap, takes little enough time.
fn most_marked(set: &Set, most: u64) -> u64 {
    if set.depends_on_heap() {
        let steps = |most| work::total(most, |n| set.steps(n));
        return work::largest(most.min(MOST_DEPENDENT), work::MOST, steps);
    }
    let most = work::largest(most, work::MOST, |most| set.steps(most));
    let mut takes = Vec::new();
    set.members(most, &mut |take| takes.push(take));
    let marks = |limit: u64| {
        let possible = takes.iter().take_while(|&&take| take <= limit);
        possible.map(|&take| limit - take + 1).sum::<u64>()
    };
    let mut limit = most;
    while marks(limit) > MOST_MARKS {
        limit -= limit / 16;
    }
    limit
}

// The largest heap for the engine, which starts its proof again with each member that becomes possible.
fn most_engaged(set: &Set, most: u64) -> u64 {
    let most = work::largest(most, work::MOST, |most| set.steps(most));
    let mut count = 0;
    set.members(most, &mut |_| count += 1);
    most.min(MOST_MARKS / (1 + count))
}

// The values by definition, from every option of every heap.
fn by_options(rule: &Rule, length: usize) -> Vec<u64> {
    // For each value, the last heap with such an option, plus 1.
    let mut seen: Vec<usize> = Vec::new();
    let mut values: Vec<u64> = Vec::with_capacity(length);
    let takes = match &rule.game {
        Ruleset::Take(set, None) => Takes::of(set, length as u64),
        _ => Takes::OfHeap,
    };
    for n in 0..length {
        let mut none = true;
        let mut mark = |value: u64| {
            none = false;
            let value = value as usize;
            if value >= seen.len() {
                seen.resize(value + 1, 0);
            }
            seen[value] = n + 1;
        };
        match &takes {
            Takes::Fixed(takes) => {
                let possible = takes.iter().take_while(|&&take| take <= n);
                possible.for_each(|&take| mark(values[n - take]));
            }
            // Under misere play nothing is split here: one part is left, won or lost.
            Takes::OfHeap => rule.game.options(n as u64, &mut |left| {
                mark(nim_sum(left.iter().map(|&part| values[part as usize])));
            }),
        }
        let mex = (0..seen.len()).find(|&value| seen[value] != n + 1);
        let mex = mex.unwrap_or(seen.len()) as u64;
        values.push(if rule.misere { u64::from(none || mex > 0) } else { mex });
    }
    values
}

// What may be taken from the heaps up to a largest one.
enum Takes {
    // The same numbers from all heaps, as far as a heap has them; ascending.
    Fixed(Vec<usize>),
    // Numbers that depend on the heap.
    OfHeap,
}

impl Takes {
    fn of(set: &Set, most: u64) -> Takes {
        if set.depends_on_heap() {
            return Takes::OfHeap;
        }
        let mut takes = Vec::new();
        set.members(most, &mut |take| takes.push(take as usize));
        Takes::Fixed(takes)
    }
}

// From one heap to the next, only the ends of each run of options change.
fn sliding(misere: bool, set: &Set, runs: &[(u64, u64)], length: usize) -> Vec<u64> {
    let mut window = Window::new(length);
    let mut values: Vec<u64> = Vec::with_capacity(length);
    for n in 0..length as u64 {
        match set {
            Set::UpTo(bound) if n > 0 => {
                window.insert(values[n as usize - 1]);
                // The bound rises by 1 at most, so the least option never falls.
                if n - bound.of(n) > n - 1 - bound.of(n - 1) {
                    window.remove(values[(n - 1 - bound.of(n - 1)) as usize]);
                }
            }
            Set::Any if n > 0 => window.insert(values[n as usize - 1]),
            _ => {}
        }
        for &(low, high) in runs {
            if low <= n {
                window.insert(values[(n - low) as usize]);
            }
            if high < n {
                window.remove(values[(n - high - 1) as usize]);
            }
        }
        values.push(if misere {
            u64::from(window.is_empty() || window.contains(0))
        } else {
            window.mex()
        });
    }
    values
}

fn unequal(set: Option<&Set>, length: usize) -> Result<Vec<u64>, NoValues> {
    let (mut seen, mut mirror) = (Mex::new(), Mirror::new());
    let mut values: Vec<u16> = Vec::with_capacity(length);
    let takes = set.map(|set| (set, Takes::of(set, length as u64)));
    for n in 0..length {
        seen.clear();
        if n > 0 {
            mirror.push(values[n - 1]);
            // Each split once: the smaller parts, and the larger ones from the largest on.
            let smaller = values.get(1..(n + 1) / 2).unwrap_or(&[]);
            seen.insert_sums(smaller, mirror.newest_first());
        }
        match &takes {
            None => {}
            Some((_, Takes::Fixed(takes))) => {
                let possible = takes.iter().take_while(|&&take| take <= n);
                possible.for_each(|&take| seen.insert(values[n - take]));
            }
            Some((set, Takes::OfHeap)) => {
                set.members(n as u64, &mut |take| seen.insert(values[n - take as usize]));
            }
        }
        let mex = seen.mex_from(0);
        values.push(mex.ok_or(TooMany { most: (n as u64).saturating_sub(1) })?);
    }
    Ok(values.into_iter().map(u64::from).collect())
}

// After how many heaps the time for the others is estimated.
const PROBE: usize = 1 << 14;

fn by_engine(moves: &[Move], length: usize, mut budget: u64) -> Result<Vec<u64>, NoValues> {
    let mut game = octal::Game::new(moves);
    let known = |game: &octal::Game| {
        let values = (0..length as u64).map(|n| game.known(n));
        let computed = game.values().len() as u64;
        values.collect::<Option<Vec<u64>>>().ok_or(TooMany { most: computed.saturating_sub(1) })
    };
    if !game.grow(length.min(PROBE / 2), &mut budget) || length <= PROBE / 2 {
        return known(&game);
    }
    let before = budget;
    if !game.grow(length.min(PROBE), &mut budget) || length <= PROBE {
        return known(&game);
    }
    // At worst, the steps for a heap are proportional to its size.
    let per_heap = (before - budget) / (PROBE as u64 / 2) + 1;
    let steps =
        |length: u64| u128::from(per_heap) * u128::from(length * length) / (2 * PROBE as u128);
    if game.period().is_none() && steps(length as u64) > u128::from(budget) {
        let most = (2.0 * PROBE as f64 * budget as f64 / per_heap as f64).sqrt() as u64;
        return Err(TooMany { most });
    }
    game.grow(length, &mut budget);
    known(&game)
}

#[cfg(test)]
mod tests {
    use super::super::rule::Rule;
    use super::{values, NoValues, TooMany};

    const RULES: &[&str] = &[
        "take even",
        "take multiples of 3",
        "take a divisor or split",
        "take primes 1",
        "take powers of 2 powers of 3",
        "take any but multiples of 4",
        "take odd 2",
        "take 3..",
        "take up to sqrt",
        "take up to 1/3",
        "take half",
        "take 1 or half",
        "take up to sqrt or 7 or split unequal",
        "split equal",
        "split equal into 2..",
        "split equal into 3..5",
        "take 2 or split equal into 3",
        "take half or split",
        "take any",
        "take up to half",
        "take a divisor",
        "take a coprime",
        "take squares",
        "take primes",
        "take fibonacci",
        "take powers of 2",
        "take powers of 3",
        "take powers of 10",
        "take 1 3 4",
        "take 2..5",
        "take 3 7..9 20",
        "take 1..300",
        "take any or split",
        "take any or split unequal",
        "take up to half or split",
        "take a divisor or split unequal",
        "take a coprime or split",
        "take squares or split",
        "take primes or split unequal",
        "take fibonacci or split",
        "take powers of 2 or split",
        "take 1..3 or split",
        "take 2 5 or split unequal",
        "take 1..20000 or split",
        "split",
        "split unequal",
        "divide",
        "octal 0.07",
        "octal 4.15",
        "octal 0.3564",
        "octal 0.",
        "octal 0.3021",
        "take any with split",
        "take a divisor with split",
        "take up to half with split",
        "take squares with split",
        "take 2 4..5 with split",
        "take 3.. with split",
        "take multiples of 3 with split",
        "take 1 or 2.. with split",
        "take 4.. multiples of 3 with split",
        "take odd with split",
        "take odd",
        "take multiples of 3 primes 1",
        "take powers of 2 powers of 3 or split",
        "take any but 1 squares",
        "take a divisor but the heap",
        "take even but multiples of 4 or split unequal",
        "take the heap 2 with split",
        "divide by 2 3 7",
        "turn a run",
        "turn up to 1 coins",
        "turn up to 2 coins",
        "turn up to 3 coins",
    ];

    // The mex of all options.
    fn definition(rule: &Rule, length: u64) -> Vec<u64> {
        let mut values: Vec<u64> = Vec::new();
        for n in 0..length {
            let mut options = Vec::new();
            rule.game.options(n, &mut |left| {
                options.push(left.iter().fold(0, |sum, &part| sum ^ values[part as usize]));
            });
            values.push((0..).find(|value| !options.contains(value)).unwrap());
        }
        values
    }

    #[test]
    fn every_way_gives_the_mex_of_all_options() {
        for text in RULES {
            let rule = Rule::of(text);
            assert_eq!(values(&rule, 299), Ok(definition(&rule, 300)), "{text}");
            assert_eq!(values(&rule, 0), Ok(vec![0]), "{text}");
        }
        // A heap of 30 has 5603 such options.
        let rule = Rule::of("split into 2..");
        assert_eq!(values(&rule, 30), Ok(definition(&rule, 31)));
    }

    #[test]
    fn misere_outcomes_are_those_of_the_definition() {
        for text in RULES {
            if text.starts_with("turn") {
                continue; // none of misere play
            }
            let rule = Rule::of(&format!("misere {text}"));
            if rule.game.splits() {
                continue; // `full_search` is the definition.
            }
            let mut won: Vec<u64> = Vec::new();
            for n in 0..300 {
                let (mut all, mut lost) = (0, 0);
                rule.game.options(n, &mut |left| {
                    all += 1;
                    lost += u64::from(won[left[0] as usize] == 0);
                });
                won.push(u64::from(all == 0 || lost > 0));
            }
            assert_eq!(values(&rule, 299), Ok(won), "{text}");
        }
    }

    #[test]
    fn what_would_take_too_long_is_refused_before() {
        let most = |text: &str| {
            values(&Rule::of(text), 1_000_000).map_err(|none| match none {
                TooMany { most } => most,
                NoValues::Faulty(fault) => panic!("{fault}"),
            })
        };
        assert_eq!(most("split unequal"), Err(200_000));
        assert_eq!(most("take any but 1 or split unequal"), Err(8_000));
        assert_eq!(most("take primes").map_err(|most| most / 1000), Err(226));
        assert_eq!(most("take odd 4").map_err(|most| most / 1000), Err(97));
        assert_eq!(most("misere take a divisor"), Err(15_000));
        assert_eq!(most("misere split unequal"), Err(32));
        assert_eq!(most("misere octal 0.6"), Err(32));
        assert_eq!(most("misere take any with split"), Err(32));
        assert_eq!(most("misere octal 0.156").map(|all| all.len()), Ok(1_000_001));
        assert_eq!(most("take odd with split"), Err(2_000));
        // By a period, a sparse space, a closed form, a sliding set.
        for text in &["octal 0.77", "take any or split", "take 1..400000", "take 7.."] {
            assert!(most(text).is_ok(), "{}", text);
        }
    }
}
