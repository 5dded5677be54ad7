//! The shape of a formula: its options for n of each residue, in each region of x and y.

use super::form::{mirrored, Form, Shape};
use super::line::{Line, Of, Stop};
use super::unknown::Unknown;
use super::walk::{Region, Walk};
use crate::formula::Formula;

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
        let mut shape = Shape { modulus: size, from: 1, ..Shape::default() };
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
            walk.large = 0;
            shape.far.clear();
            shape.far_apart(m, walk, Region::Below)?;
            shape.far_apart(m, walk, Region::Beyond)?;
        }
        let large = walk.large;
        if large.max(walk.outside) > MOST_LARGE {
            return Err(Unknown::Long.into());
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
            let n = Line { at: rest, by: [m, 0] };
            walk.n = n;
            let mut add = |form| {
                self.options.insert((rest as u64, form));
            };
            let Some(fixed) = fixed else {
                walk.options(&mut add)?;
                continue;
            };
            let fixed = Line::fixed(fixed);
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
}

// The options for x = m t + u and y = m t' + v.
fn of_pair(m: i64, walk: &mut Walk, (u, v): (i64, i64), add: &mut dyn FnMut(Form)) -> Of<()> {
    walk.burn(1)?;
    let parts = [Line { at: u, by: [m, 0] }, Line { at: v, by: [0, m] }];
    walk.n = parts[0].plus(parts[1], 1)?;
    walk.parts = Some(parts);
    walk.options(add)
}
