//! A rule of one's own: a formula that is ready to be computed. It keeps the values that it has.
//!
//! Checked: the values of many formulas against a search written apart (`tests/law_finder/formulas.rs`).

use super::work;
use crate::fault::{Fault, Large};
use crate::formula::{cost, Formula, Machine, Mistake, Problem, Search, Shape, Trouble, Unknown};
use grundy::table::TooLarge;
use std::cell::{OnceCell, RefCell};
use std::collections::HashSet;
use std::fmt;
use std::rc::Rc;

/// A formula, compiled; a copy shares the values.
#[derive(Clone)]
pub struct Own(Rc<Ready>);

struct Ready {
    formula: Formula,
    is_misere: bool,
    machine: Machine,
    search: RefCell<Search>,
    shape: OnceCell<Result<Shape, Unknown>>,
}

impl PartialEq for Own {
    fn eq(&self, other: &Own) -> bool {
        (self.0.is_misere, &self.0.formula) == (other.0.is_misere, &other.0.formula)
    }
}

impl fmt::Debug for Own {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Debug::fmt(&self.0.formula, f)
    }
}

// The most options of a position that are counted, and the steps for that.
const MOST_COUNTED: u64 = 200_000_000;
// How many options of the position that is shown as an example are listed.
const MOST_SHOWN: usize = 12;
// The steps for these; and how many options are told apart.
const MOST_LISTED: u64 = 20_000_000;
const MOST_KNOWN: usize = 1_000_000;

impl Own {
    /// The rule of a formula without parameters.
    pub fn new(formula: Formula, is_misere: bool) -> Own {
        let machine = Machine::of(&formula);
        let search = RefCell::new(Search::new(&formula, is_misere));
        Own(Rc::new(Ready { formula, is_misere, machine, search, shape: OnceCell::new() }))
    }

    /// The formula.
    pub fn formula(&self) -> &Formula {
        &self.0.formula
    }

    /// Whether the player who makes the last move loses.
    pub fn is_misere(&self) -> bool {
        self.0.is_misere
    }

    /// What is known of its options for all large n.
    ///
    /// # Errors
    ///
    /// Why nothing is.
    pub fn shape(&self) -> Result<&Shape, &Unknown> {
        self.0.shape.get_or_init(|| Shape::of(&self.0.formula)).as_ref()
    }

    /// How many numbers a position has.
    pub fn arity(&self) -> usize {
        self.0.formula.arity
    }

    /// Calls `each` with the parts of every option, one behind the other, for a position whose options were counted. Each
    /// option comes once, in whatever order its parts stand; of more than a million, some may come again.
    pub fn options(&self, position: &[u64], each: &mut dyn FnMut(&[u64])) {
        // A fault was told when they were counted.
        let _ = self.each_once(position, each);
    }

    fn each_once(&self, position: &[u64], each: &mut dyn FnMut(&[u64])) -> Result<(), Trouble> {
        let (mut steps, mut known) = (MOST_COUNTED, HashSet::new());
        self.0.machine.options(position, &mut steps, &mut |option| {
            if known.len() >= MOST_KNOWN || known.insert(self.sum(option)) {
                each(option);
            }
        })
    }

    // The positions that an option leaves, in order.
    fn sum(&self, option: &[u64]) -> Vec<Vec<u64>> {
        let mut parts: Vec<Vec<u64>> = option.chunks(self.arity()).map(<[u64]>::to_vec).collect();
        parts.sort_unstable();
        parts
    }

    /// How many options a position has.
    ///
    /// # Errors
    ///
    /// If the formula is faulty there, or has too many.
    pub fn count(&self, position: &[u64]) -> Result<u64, Trouble> {
        let mut count = 0;
        self.each_once(position, &mut |_| count += 1)?;
        Ok(count)
    }

    /// The value of a position, in so many steps; under misere play 1 for won and 0 for lost.
    ///
    /// # Errors
    ///
    /// If the formula is faulty, or there is too much to compute.
    pub fn value(&self, position: &[u64], mut steps: u64) -> Result<u64, Trouble> {
        self.0.search.borrow_mut().value(position, &mut steps).map(u64::from)
    }

    /// The values of the heaps up to `most`, for a rule of one number.
    ///
    /// # Errors
    ///
    /// As [`Own::value`].
    pub fn table(&self, most: u64) -> Result<Vec<u64>, Trouble> {
        self.0.search.borrow_mut().table(most, &mut (2 * work::MOST))
    }

    /// The values of all positions up to these numbers, the last number changing first.
    ///
    /// # Errors
    ///
    /// As [`Own::value`]; and before the work, if it would take too long.
    pub fn in_box(&self, most: &[u64]) -> Result<Vec<u32>, Fault> {
        self.in_box_within(most, work::MOST)
    }

    /// The same in so many steps, or twice as many where the count of a few positions was too low.
    ///
    /// # Errors
    ///
    /// As [`Own::in_box`].
    pub fn in_box_within(&self, most: &[u64], budget: u64) -> Result<Vec<u32>, Fault> {
        if self.steps(most) > budget {
            let asked = most.iter().copied().max().unwrap_or(0);
            let limit = self.largest(asked, budget);
            return Err(Fault::Large(Large::Table, TooLarge { most: limit, asked }));
        }
        let mut steps = 2 * budget;
        self.0.search.borrow_mut().in_box(most, &mut steps).map_err(fault)
    }

    /// The steps (`work`) for the values of all positions up to these numbers.
    pub fn steps(&self, most: &[u64]) -> u64 {
        cost::steps(&self.0.formula, most)
    }

    /// The largest side, up to `limit`, of a box whose values take so many steps.
    pub fn largest(&self, limit: u64, budget: u64) -> u64 {
        cost::largest(&self.0.formula, limit, budget)
    }

    /// Whether sums of heaps up to `most` can be searched under misere play: no move makes more of a heap.
    ///
    /// # Errors
    ///
    /// If one does, or the formula is faulty.
    pub fn is_searchable(&self, most: u64) -> Result<(), Fault> {
        for n in 0..=most {
            self.value(&[n], work::MOST).map_err(fault)?;
            let mut is_less = n > 0 || self.count(&[0]).map_err(fault)? == 0;
            self.options(&[n], &mut |parts| is_less &= parts.iter().sum::<u64>() <= n);
            if !is_less {
                return Err(Fault::Formula(Box::new(Mistake::MisereSums)));
            }
        }
        Ok(())
    }

    /// A small position that has options, and the first of these, each once; whether there are more.
    pub fn example(&self) -> (Vec<u64>, Vec<Vec<u64>>, bool) {
        let position = |first: u64| (first..).take(self.arity()).collect::<Vec<u64>>();
        let firsts: &[u64] = if self.arity() == 1 { &[7, 12, 30, 100] } else { &[2, 5, 1, 0] };
        // If none can be listed, there may be options.
        let mut shown = (position(firsts[0]), Vec::new(), true);
        for &first in firsts {
            let (position, mut all, mut is_cut) = (position(first), Vec::new(), false);
            let mut each = |option: &[u64]| {
                if all.iter().any(|known: &Vec<u64>| self.sum(known) == self.sum(option)) {
                    return;
                }
                if all.len() < MOST_SHOWN {
                    all.push(option.to_vec());
                } else {
                    is_cut = true;
                }
            };
            let mut steps = MOST_LISTED;
            match self.0.machine.options(&position, &mut steps, &mut each) {
                Ok(()) => {}
                Err(trouble) if trouble.what == Problem::Long => is_cut = true,
                Err(_) => continue,
            }
            // One with a choice says more.
            if all.len() > shown.1.len().min(1) || shown.1.is_empty() && shown.2 {
                shown = (position, all, is_cut);
                if shown.1.len() > 1 {
                    break;
                }
            }
        }
        shown
    }
}

/// What is wrong with a formula, as a fault.
pub fn fault(trouble: Trouble) -> Fault {
    Fault::Formula(Box::new(Mistake::Trouble(trouble)))
}

impl Fault {
    /// The place of a fault in a formula's text, as a column.
    pub(super) fn column(&self) -> Option<u64> {
        match self {
            Fault::Formula(mistake) => match &**mistake {
                Mistake::Trouble(trouble) if trouble.what != Problem::Long => {
                    Some(trouble.at as u64 + 1)
                }
                _ => None,
            },
            _ => None,
        }
    }
}
