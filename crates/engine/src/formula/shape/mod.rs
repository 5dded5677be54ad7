//! What a rule of one number is like for all large numbers, if its options follow a pattern that proofs can use.
//!
//! The rule is evaluated for all n = m t + r at once, for each residue r modulo some m: every number is a line c + s t.
//! A range of bounded length is unrolled. In one range that grows let x be its number and y = n - x; it is evaluated where
//! x or y is fixed, where both are large, and, if a condition compares them, where they are near each other. What is no
//! line, and what depends on the ratio of x and y, has no shape.
//!
//! | file | what it does |
//! |---|---|
//! | `walk` | the options of all large n of one residue |
//! | `line` | numbers that grow along lines |
//!
//! Checked: the options that the shape gives against those of the machine, for random formulas (`tests.rs`).

mod line;
#[cfg(test)]
pub mod tests;
mod walk;

use self::line::{Of, Stop};
use self::walk::{line, Region, Walk};
use super::{print, Family, Formula, Function, Operator};
use grundy_lang::{told, Lang, Told};
use std::collections::BTreeSet;

/// A heap of an option of n.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Heap {
    /// This heap.
    Fixed(u64),
    /// n less this, which is at least 1.
    Less(u64),
    /// The lesser of x and y plus this.
    Lesser(i64),
    /// The larger of x and y plus this.
    Larger(i64),
}

/// The heaps that an option leaves, in order.
pub type Form = Vec<Heap>;

/// The options of all n from some n on.
///
/// Each option of each n >= `from` is of one of three kinds, and all that are said to be options are:
/// - (n mod m, form) is in `options`;
/// - there are x <= y with x + y = n, x >= `edge`, y - x > `near`, and (x mod m, y mod m, form) is in `far`;
/// - there are x <= y with x + y = n, y - x <= `near`, and (y - x, x mod m, form) is in `near_options`.
///
/// All heaps are smaller than n, and not negative. The fixed ones are below `from`.
#[derive(Clone, Debug, PartialEq)]
pub struct Shape {
    /// m, at least 1.
    pub modulus: u64,
    /// The n from which on this holds; at least 1.
    pub from: u64,
    /// The least x far from the middle.
    pub edge: u64,
    /// How far x and y are apart at most near the middle.
    pub near: u64,
    /// Options without x and y.
    pub options: BTreeSet<(u64, Form)>,
    /// Options for all x and y that are far apart.
    pub far: BTreeSet<(u64, u64, Form)>,
    /// Options for x and y that are not.
    pub near_options: BTreeSet<(u64, u64, Form)>,
}

/// Why a rule has no shape that is known here.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Unknown {
    /// A position has several numbers.
    Tuple,
    /// A function of a number that grows.
    Function(Function),
    /// An operator between two numbers that grow.
    Operator(Operator),
    /// A named set of a number that grows.
    Family(Family),
    /// Whether a number that grows is a prime.
    Prime,
    /// A range that grows where there may be none, or that leaves 0..n by far.
    Range,
    /// A range of too many turns.
    Turns,
    /// A heap that is neither fixed nor n, x or y, up to something fixed.
    Slope,
    /// A heap that is not smaller.
    Larger,
    /// A condition that depends on how many times as large as another number one is.
    Ratio,
    /// The modulus would be too large.
    Modulus,
    /// Numbers of 60 bits.
    Large,
    /// Too many cases.
    Long,
    /// A division by 0, or the like.
    Fault,
}

/// The largest modulus: a multiple of all numbers up to 10.
const MOST_MODULUS: i64 = 2520;
// How many nodes are looked at: about a tenth of a second.
const FUEL: u64 = 1_500_000;
// How large a threshold may become where all smaller numbers are tried.
const MOST_LARGE: i64 = 1 << 20;

impl Shape {
    /// The shape of a formula.
    ///
    /// # Errors
    ///
    /// If it has none that is known here: why.
    pub fn of(formula: &Formula) -> Result<Shape, Unknown> {
        if formula.arity != 1 {
            return Err(Unknown::Tuple);
        }
        let mut walk = Walk::new(formula, FUEL);
        let mut modulus = 1;
        loop {
            match Shape::modulo(modulus, &mut walk) {
                Ok(shape) => return Ok(shape),
                Err(Stop::Unknown(why)) => return Err(why),
                Err(Stop::Modulus(times)) => modulus = modulus.saturating_mul(times),
            }
            if modulus > MOST_MODULUS {
                return Err(Unknown::Modulus);
            }
        }
    }

    fn modulo(m: i64, walk: &mut Walk) -> Of<Shape> {
        let size = m as u64;
        let mut shape = Shape {
            modulus: size,
            from: 1,
            edge: 0,
            near: 0,
            options: BTreeSet::new(),
            far: BTreeSet::new(),
            near_options: BTreeSet::new(),
        };
        (walk.large, walk.outside, walk.grows) = (0, 0, false);
        shape.at_edges(m, walk, None)?;
        shape.from = shape.from.max(size.saturating_mul(walk.large as u64));
        if !walk.grows {
            return Ok(shape);
        }
        walk.large = 0;
        let is_ordered = match shape.far_apart(m, walk, Region::Free) {
            Err(Stop::Unknown(Unknown::Ratio)) => true,
            done => done.map(|()| false)?,
        };
        if is_ordered {
            (walk.large, shape.far) = (0, BTreeSet::new());
            shape.far_apart(m, walk, Region::Below)?;
            shape.far_apart(m, walk, Region::Beyond)?;
        }
        let large = walk.large;
        if large.max(walk.outside) > MOST_LARGE {
            return Err(Stop::Unknown(Unknown::Long));
        }
        shape.edge = size * large as u64;
        walk.large = 0;
        for fixed in -walk.outside..m * large {
            shape.at_edges(m, walk, Some(fixed))?;
        }
        let edges = size.saturating_mul(walk.large as u64);
        walk.large = 0;
        if is_ordered {
            shape.near = size * (large as u64 + 1);
            shape.near_by(m, walk, large + 2)?;
        } else {
            let is_equal = |(one, other, _): &&(u64, u64, Form)| one == other;
            let equal = shape.far.iter().filter(is_equal);
            shape.near_options = equal.map(|(one, _, form)| (0, *one, form.clone())).collect();
        }
        let middle = size.saturating_mul(2 * (walk.large as u64 + 1)).saturating_add(shape.near);
        shape.from = shape.from.max(edges).max(middle).max(2 * shape.edge + shape.near);
        Ok(shape)
    }

    // Adds the options for x or y fixed, or those without x and y.
    fn at_edges(&mut self, m: i64, walk: &mut Walk, fixed: Option<i64>) -> Of<()> {
        (walk.region, walk.parts) = (Region::Edge, None);
        for rest in 0..m {
            walk.burn(1)?;
            let n = line([m, 0], rest)?;
            walk.n = n;
            let mut add = |form| {
                self.options.insert((rest as u64, form));
            };
            let Some(fixed) = fixed else {
                walk.options(&mut add)?;
                continue;
            };
            let fixed = line([0, 0], fixed)?;
            let other = n.minus(fixed)?;
            for parts in [[fixed, other], [other, fixed]] {
                walk.parts = Some(parts);
                walk.options(&mut add)?;
            }
        }
        Ok(())
    }

    // Adds the options for x and y of all residues in a region.
    fn far_apart(&mut self, m: i64, walk: &mut Walk, region: Region) -> Of<()> {
        walk.region = region;
        for (u, v) in (0..m).flat_map(|u| (0..m).map(move |v| (u, v))) {
            let (one, other) = (u as u64, v as u64);
            of_pair(m, walk, (u, v), &mut |form| {
                if region != Region::Below {
                    self.far.insert((other, one, mirrored(&form)));
                }
                if region != Region::Beyond {
                    self.far.insert((one, other, form));
                }
            })?;
        }
        Ok(())
    }

    // Adds the options for x and y that are at most so many times m apart.
    fn near_by(&mut self, m: i64, walk: &mut Walk, turns: i64) -> Of<()> {
        for apart in -turns..=turns {
            walk.region = Region::Near(apart);
            for (u, v) in (0..m).flat_map(|u| (0..m).map(move |v| (u, v))) {
                let more = m * apart + u - v;
                let least = if more > 0 { v } else { u } as u64;
                if more.unsigned_abs() > self.near {
                    continue;
                }
                of_pair(m, walk, (u, v), &mut |form| {
                    let form = if more > 0 { mirrored(&form) } else { form };
                    self.near_options.insert((more.unsigned_abs(), least, form));
                })?;
            }
        }
        Ok(())
    }

    /// How far the heaps of options are from n, x or y, at most.
    pub fn reach(&self) -> u64 {
        let forms = self.options.iter().map(|of| &of.1);
        let forms = forms.chain(self.far.iter().map(|of| &of.2));
        let heaps = forms.chain(self.near_options.iter().map(|of| &of.2)).flatten();
        let reach = heaps.map(|heap| match heap {
            Heap::Fixed(_) => 0,
            Heap::Less(less) => *less,
            Heap::Lesser(more) | Heap::Larger(more) => more.unsigned_abs(),
        });
        reach.max().unwrap_or(0)
    }
}

// The options for x = m t + u and y = m t' + v.
fn of_pair(m: i64, walk: &mut Walk, (u, v): (i64, i64), add: &mut dyn FnMut(Form)) -> Of<()> {
    walk.burn(1)?;
    let parts = [line([m, 0], u)?, line([0, m], v)?];
    walk.n = parts[0].plus(parts[1], 1)?;
    walk.parts = Some(parts);
    walk.options(add)
}

/// A form in which x and y change their places.
pub fn mirrored(form: &[Heap]) -> Form {
    let other = |heap: &Heap| match *heap {
        Heap::Lesser(more) => Heap::Larger(more),
        Heap::Larger(more) => Heap::Lesser(more),
        heap => heap,
    };
    let mut form: Form = form.iter().map(other).collect();
    form.sort_unstable();
    form
}

impl Told for Unknown {
    fn told(&self, lang: Lang) -> String {
        told!(lang, match self {
            Unknown::Tuple => "a position has several numbers", "局面不止一个数";
            Unknown::Function(of) =>
                "{name} of a number that grows", "{name} 里的数会增大",
                name = print::function(*of);
            Unknown::Operator(of) =>
                "\"{sign}\" with numbers that grow", "“{sign}” 两边的数会增大",
                sign = print::operator(*of).0;
            Unknown::Family(of) =>
                "{name} of a number that grows", "{name} 里的数会增大",
                name = print::family(*of);
            Unknown::Prime => "whether a number that grows is a prime", "要判断会增大的数是不是质数";
            Unknown::Range =>
                "a range that grows, in another one, in a part of a sum or in a condition",
                "会变长的范围在另一个范围、和的一部分或条件里面";
            Unknown::Turns => "a range of more than 20,000 numbers", "范围里的数超过 20,000 个";
            Unknown::Slope =>
                "an option that is neither fixed nor n less a fixed number",
                "有一种走法剩下的既不是固定的数，也不是 n 减去固定的数";
            Unknown::Larger => "an option that is not smaller than n", "有一种走法剩下的不比 n 小";
            Unknown::Ratio =>
                "a condition on how many times as large one number is as another",
                "有一个条件取决于一个数是另一个数的几倍";
            Unknown::Modulus =>
                "remainders whose divisors have a common multiple above 2520",
                "各余数的除数的公倍数超过 2520";
            Unknown::Large => "numbers too large", "数太大";
            Unknown::Long => "too many cases", "情形太多";
            Unknown::Fault => "a fault in all large heaps", "大的堆都会出错";
        })
    }
}
