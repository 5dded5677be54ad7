//! Options of formulas and of rules, compared one by one.

use crate::formula::{Formula, Machine, Problem};
use crate::pattern::famous::{Source, FAMOUS};
use crate::pattern::game::Game;

// Rules that have no name of their own.
const OTHERS: [&str; 9] = [
    "take odd",
    "take even",
    "take half",
    "take up to sqrt",
    "divide by 2",
    "split",
    "split into 3",
    "take any with split",
    "pairs take any from one, any from the other",
];
// For how many steps options are listed.
const STEPS: u64 = 50_000_000;

/// Up to which heap options are compared with those of named rules; and of two heaps.
pub const MOST_ALIKE: u64 = 40;
pub const MOST_ALIKE_OF_TWO: u64 = 9;

/// A rule of the grammar that has the same options up to 40, of two heaps up to 9; a part of nothing is no part.
///
/// # Complexity
///
/// Some milliseconds; a tenth of a second for a formula that makes very many turns.
pub fn alike_rule(formula: &Formula) -> Option<&'static str> {
    let own = Compared::of(formula, [MOST_ALIKE, MOST_ALIKE_OF_TWO])?;
    let rules = FAMOUS.iter().filter_map(|famous| match famous.source {
        Source::Rule(rule) if !rule.contains('M') => Some(rule),
        _ => None,
    });
    rules.chain(OTHERS).find(|rule| Game::of(rule).is_some_and(|game| has_options(&game, &own)))
}

type Options = Vec<Vec<u64>>;

/// Positions up to some size, and their options.
pub struct Compared {
    all: Vec<(Vec<u64>, Options)>,
    is_sorted: bool,
}

impl Compared {
    /// The options of positions of one number, and of two, up to these; `None` if there is a fault, more numbers, or no end.
    pub fn of(formula: &Formula, [most, most_of_two]: [u64; 2]) -> Option<Compared> {
        let (machine, is_sorted) = (Machine::of(formula), formula.is_sorted);
        let positions: Vec<Vec<u64>> = match formula.arity {
            1 => (0..=most).map(|n| vec![n]).collect(),
            2 => {
                let row = |a| (0..=most_of_two).map(move |b| vec![a, b]);
                (0..=most_of_two).flat_map(row).collect()
            }
            _ => return None,
        };
        let (mut all, mut steps) = (Vec::new(), STEPS);
        for position in positions {
            let mut options = Vec::new();
            let end = machine.options(&position, &mut steps, &mut |one| options.push(one.to_vec()));
            match end {
                Ok(()) => all.push((position, in_order(options, formula.arity, is_sorted))),
                // A rule of the grammar has larger numbers.
                Err(trouble) if trouble.what == Problem::Large => {}
                Err(_) => return None,
            }
        }
        Some(Compared { all, is_sorted })
    }
}

/// Whether the positions of a game have these options.
pub fn has_options(game: &Game, own: &Compared) -> bool {
    own.all.iter().all(|(position, options)| {
        let mut others = Vec::new();
        match (game, &position[..]) {
            (Game::Heaps(rule), &[n]) if !rule.misere => {
                rule.game.options(n, &mut |left| others.push(left.to_vec()));
            }
            (Game::Pairs(rule), &[a, b]) => rule.options(a, b, &mut |a, b| others.push(vec![a, b])),
            _ => return false,
        }
        in_order(others, position.len(), own.is_sorted) == *options
    })
}

// Each option once; parts in order, and without those of nothing.
fn in_order(mut options: Options, arity: usize, is_sorted: bool) -> Options {
    for option in &mut options {
        if arity == 1 {
            option.retain(|&part| part > 0);
        }
        if arity == 1 || is_sorted {
            option.sort_unstable();
        }
    }
    options.sort_unstable();
    options.dedup();
    options
}
