//! Proofs that values repeat, or grow by a saltus, by the shape of their rule.
//!
//! A shape says which options all heaps n >= n0 have (`formula::Shape`): heaps n - d, fixed heaps, and, for x <= y with
//! x + y = n and x >= X, heaps x + c and y + c'. Which of them exist depends on remainders modulo m; where y - x <= D it
//! may also depend on y - x. K is the largest of all d, |c| and |c'|. All heaps are smaller than n, and fixed ones are
//! below n0. Let s >= n0, and let m divide p.
//!
//! **Steps.** Let no option depend on x; here s + K >= n0 is enough. If g(i + p) = g(i) for s <= i < s + K, this holds for
//! all i >= s. *Proof* by induction: for n >= s + K the options of n and n + p have the same d and the same fixed heaps,
//! and n - d >= s, so g(n + p - d) = g(n - d). This also holds for sums of such heaps, and, if there are none, under misere
//! play.
//!
//! **Splits.** Let each near option, that is, one with y - x <= D, have the form of a far option of heaps with the same
//! remainders, x and y perhaps exchanged. If g(i + p) = g(i) for s <= i < L, where L = 2 s + 3 D + 2 p + 2 K + 1, this
//! holds for all i >= s. *Proof* by induction: let n >= L. For each option of n there is one of n + p with the same value
//! and form, and conversely; all heaps that are compared lie between s and n, or between s and n + p, and differ by
//! multiples of p.
//! - Heaps n - d and fixed ones are as above.
//! - A far pair (x, y) of n: (x, y + p). Here y - K >= n / 2 - K >= s.
//! - A far pair of n + p: (x, y - p), if still y - p - x > D; y - p - K >= (n - p) / 2 - K >= s. Else (x - p, y): it is
//!   farther apart, and x - p - K >= (n - D) / 2 - p - K >= s, because y - x <= D + p.
//! - A near pair of n: let x take the place of the lesser part in the far form; x may be the larger one. With the least
//!   j >= 0 for which (2 j + 1) p > 2 D, (x - j p, y + (j + 1) p) is far apart, because y - x >= -D. As j p <= D + p / 2, it
//!   has x - j p - K >= (n - D) / 2 - D - p / 2 - K >= s, and y + j p + K <= (n + D) / 2 + D + p / 2 + K < n.
//! - A near pair of n + p: with the least j >= 1 for which (2 j - 1) p > 2 D, (x - j p, y + (j - 1) p). As
//!   j p <= D + 3 p / 2, it has x - j p - K >= (n + p - D) / 2 - D - 3 p / 2 - K >= s, and
//!   y + (j - 1) p + K <= (n + p + D) / 2 + D + p / 2 + K < n + p.
//!
//! In all cases X <= s / 2, so x stays at least X; and remainders modulo m are kept. If all options are heaps, not sums,
//! the same holds under misere play.
//!
//! *Equal parts.* A near option whose heaps that grow are equal in pairs has a fixed value. Whether it exists depends on
//! n mod 2 m, so it needs no far form if 2 m divides p. In this way splits into unequal parts are covered: the pair (x, x)
//! that is missing needs no twin, and that of (x, x + p) is (x - p, x + 2 p).
//!
//! *Without order.* Let D = 0, let forms remain forms if x and y are exchanged, and let equal x and y have them too. Then
//! (x, y - p) always serves, also where y - p < x, so L = 2 s + p + 2 K + 1 is enough (Guy and Smith, The G-values of
//! various games, 1956, for octal games).
//!
//! **Far heaps.** Let there be no order, and let each option be one heap, or a sum of fixed ones. For z = u modulo m let
//! S(u, c, n) be the set of all g(z + c) with X <= z <= n - X: g(n) is the mex of the values of fixed heaps, of g(n - d), and
//! of the S(u, c, n) that belong to n mod m. Let W = X + K. From n to n + 1, only z = n + 1 - X comes to these sets, and
//! z + c lies among the W heaps before n + 1. So n mod m, the last W values and the sets S decide all later values. For
//! each remainder of n take the mex of the values of fixed heaps and of the sets that belong to it, and let B be the least
//! such mex; B' for n' = n + p. If the last W values, less B, and all members of the sets from B on, less B, are the same for
//! n and n', with B' in the place of B, and if B = B' or all values of fixed heaps are below B, then
//! g(i + p) = g(i) + B' - B for all i >= n - W. *Proof*: in both games all values below B, or B', are those of options of
//! each later heap, so only values from there on matter, and these correspond; so do the new values and the sets to which
//! they come.
//!
//! A law of period q follows from one of a multiple p of q that is proved, because it holds for s <= i < s + p.
//!
//! Checked: windows that are one value short prove nothing; each condition is broken once; the laws of random rules in
//! tables eight times as long (below).

use super::super::answer::{Doubt, OfHeaps, Proof};
use super::super::values::MAX_HEAP;
use super::{Known, Proved};
use crate::formula::{mirrored, Form, Heap, Shape};
use crate::law::Linear;
use grundy::numbers::factors::gcd;
use std::collections::{BTreeMap, BTreeSet};

// How many members of sets are looked at for far heaps.
const MOST_MEMBERS: u64 = 1 << 24;

/// Whether `law`, shown by the first `values` of a rule of this shape, holds for all.
pub fn of_shape(shape: &Shape, law: &Linear, values: &[u64], is_misere: bool) -> OfHeaps {
    let observed = Known::Observed(Doubt::Observed);
    let Some(modulus) = modulus(shape, is_misere) else { return observed };
    let period = multiple(law, modulus);
    let start = shape.from.max(law.preperiod as u64);
    if law.saltus > 0 {
        if is_misere || !is_far(shape, period, law, values) {
            return observed;
        }
        let saltus = law.saltus * (period / law.period as u64);
        let heap = values.len() as u64 - period;
        return Known::Proved(Proved(Proof::Far { modulus, heap, period, saltus }));
    }
    let reach = shape.reach();
    if shape.far.is_empty() {
        let is_fixed = |heap: &Heap| matches!(heap, Heap::Fixed(_));
        let has_fixed = shape.options.iter().any(|of| of.1.iter().any(is_fixed));
        let steps = Steps { modulus, from: shape.from, most: reach, has_fixed };
        return of_steps(steps, law, values);
    }
    let apart = if is_free(shape) { period } else { 3 * shape.near + 2 * period };
    let end = (2 * start).saturating_add(apart).saturating_add(2 * reach + 1);
    let why = Proof::Splits { modulus, from: shape.from, start, end, period };
    let needs = end.max(start.saturating_add(law.period as u64)).saturating_add(period);
    decided(needs, values, || holds(law, values).then_some(why))
}

/// What is an option from a heap on: some of the `most` heaps before, and fixed ones, as a remainder says.
pub struct Steps {
    pub modulus: u64,
    pub from: u64,
    pub most: u64,
    pub has_fixed: bool,
}

/// The same if that is known.
pub fn of_steps(steps: Steps, law: &Linear, values: &[u64]) -> OfHeaps {
    let Steps { modulus, from, most, has_fixed } = steps;
    let period = multiple(law, modulus);
    let start = from.saturating_sub(most).max(law.preperiod as u64);
    // Of a multiple of the period, the law itself is to be seen for a period, too.
    let of_law = if period == law.period as u64 { 0 } else { law.period as u64 };
    let needs = start.saturating_add(most.max(of_law)).saturating_add(period);
    let why = Proof::Steps { modulus, from, most, has_fixed, period };
    decided(needs, values, || (law.saltus == 0 && holds(law, values)).then_some(why))
}

/// What is known if so many values decide it.
pub fn decided(needs: u64, values: &[u64], why: impl FnOnce() -> Option<Proof>) -> OfHeaps {
    if needs <= values.len() as u64 {
        why().map_or(Known::Observed(Doubt::Observed), |why| Known::Proved(Proved(why)))
    } else if needs > MAX_HEAP + 1 {
        // No request computes more.
        Known::Observed(Doubt::Observed)
    } else {
        Known::Observed(Doubt::Needs(needs))
    }
}

// The least multiple of the period that the modulus divides.
fn multiple(law: &Linear, modulus: u64) -> u64 {
    (law.period as u64 / gcd(law.period as u64, modulus)).saturating_mul(modulus)
}

// Whether all these values have the law; then they also have its multiples.
fn holds(law: &Linear, values: &[u64]) -> bool {
    let later = values.iter().skip(law.preperiod + law.period);
    let earlier = values.iter().skip(law.preperiod);
    later.zip(earlier).all(|(later, earlier)| later.checked_sub(*earlier) == Some(law.saltus))
}

// What must divide a period; `None` if near options lack far forms, or if there are sums under misere play.
fn modulus(shape: &Shape, is_misere: bool) -> Option<u64> {
    let m = shape.modulus;
    let has_far_form = |(apart, u, form): &(u64, u64, Form)| {
        let v = (u + apart) % m;
        shape.far.contains(&(*u, v, form.clone())) || shape.far.contains(&(v, *u, mirrored(form)))
    };
    let forms = shape.options.iter().map(|of| &of.1);
    let forms = forms.chain(shape.far.iter().map(|of| &of.2));
    let mut forms = forms.chain(shape.near_options.iter().map(|of| &of.2));
    if is_misere && forms.any(|form| form.len() != 1) {
        return None;
    }
    let lone = shape.near_options.iter().filter(|near| !has_far_form(near));
    let mut modulus = m;
    for (apart, _, form) in lone {
        modulus = 2 * m;
        if !is_fixed(*apart, form) {
            return None;
        }
    }
    Some(modulus)
}

// Whether the heaps that grow are equal in pairs, if x and y are this far apart.
fn is_fixed(apart: u64, form: &[Heap]) -> bool {
    let mut odd = BTreeSet::new();
    for heap in form {
        let heap = match *heap {
            Heap::Fixed(_) => continue,
            Heap::Larger(more) => Heap::Lesser(more + apart as i64),
            heap => heap,
        };
        if !odd.remove(&heap) {
            odd.insert(heap);
        }
    }
    odd.is_empty()
}

// Whether the order of x and y never matters.
fn is_free(shape: &Shape) -> bool {
    let has_mirrored =
        |(u, v, form): &(u64, u64, Form)| shape.far.contains(&(*v, *u, mirrored(form)));
    let equal = shape.far.iter().filter(|of| of.0 == of.1);
    let equal: BTreeSet<_> = equal.map(|(u, _, form)| (0, *u, form.clone())).collect();
    shape.near == 0 && shape.far.iter().all(has_mirrored) && shape.near_options == equal
}

// Whether what decides later values is the same at the end of the values and a period before, up to the saltus.
fn is_far(shape: &Shape, period: u64, law: &Linear, values: &[u64]) -> bool {
    let m = shape.modulus;
    let is_one =
        |form: &Form| form.len() == 1 || form.iter().all(|heap| matches!(heap, Heap::Fixed(_)));
    let is_far = |form: &Form| matches!(form[..], [Heap::Lesser(_) | Heap::Larger(_)]);
    // So the last values repeat, by the law.
    let recent = shape.edge + shape.reach();
    let least = shape.from.max(law.preperiod as u64 + recent).max(shape.edge + recent);
    let is_long = least + period + law.period as u64 <= values.len() as u64;
    if !is_free(shape)
        || !is_long
        || !shape.options.iter().all(|of| is_one(&of.1))
        || !shape.far.iter().all(|of| is_far(&of.2))
        || shape.far.len() as u64 * (values.len() as u64 / m + 1) > MOST_MEMBERS
        || !holds(law, values)
    {
        return false;
    }
    let later = values.len();
    let earlier = later - period as usize;
    let (one, other) = (State::of(shape, &values[..earlier]), State::of(shape, values));
    let saltus = law.saltus * (period / law.period as u64);
    one.base + saltus == other.base
        && (saltus == 0 || one.fixed.last().is_none_or(|&most| most < one.base))
        && one.sets == other.sets
}

// What decides all later values, besides the last of them: the values of each set that are not less than the base, less
// the base.
#[derive(Debug)]
struct State {
    base: u64,
    fixed: BTreeSet<u64>,
    sets: BTreeMap<(u64, i64), Vec<u64>>,
}

impl State {
    fn of(shape: &Shape, values: &[u64]) -> State {
        let (m, n) = (shape.modulus, values.len() as u64);
        let set = |u: u64, more: i64| -> BTreeSet<u64> {
            let first = shape.edge + (u + m - shape.edge % m) % m;
            let heaps = (first..=n - shape.edge).step_by(m as usize);
            heaps.map(|z| values[(z as i64 + more) as usize]).collect()
        };
        let mut sets = BTreeMap::new();
        let mut of_rest = vec![BTreeSet::new(); m as usize];
        let mut fixed = BTreeSet::new();
        for (rest, form) in &shape.options {
            let value = form.iter().try_fold(0, |sum, heap| match heap {
                Heap::Fixed(heap) => Some(sum ^ values[*heap as usize]),
                _ => None,
            });
            fixed.extend(value);
            of_rest[*rest as usize].extend(value);
        }
        for (u, v, form) in &shape.far {
            if let [Heap::Lesser(more)] = form[..] {
                let set: &BTreeSet<u64> = sets.entry((*u, more)).or_insert_with(|| set(*u, more));
                of_rest[((u + v) % m) as usize].extend(set);
            }
        }
        let mex = |set: &BTreeSet<u64>| {
            (0..).zip(set).find(|(at, value)| at != *value).map_or(set.len() as u64, |of| of.0)
        };
        let base = of_rest.iter().map(mex).min().unwrap_or(0);
        State {
            base,
            fixed,
            sets: sets
                .into_iter()
                .map(|(of, set)| (of, set.range(base..).map(|value| value - base).collect()))
                .collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formula::{random_rule, Formula, Search};
    use crate::random::{Choose, Random};
    use std::collections::BTreeMap;

    struct Game(Formula, bool);

    impl Game {
        fn of(text: &str) -> Game {
            let (is_misere, text) =
                text.strip_prefix("misere ").map_or((false, text), |text| (true, text));
            Game(Formula::parse(text).expect(text), is_misere)
        }

        fn values(&self, count: u64) -> Option<Vec<u64>> {
            Search::new(&self.0, self.1).table(count - 1, &mut 4_000_000_000).ok()
        }

        // The law that this many values show, and what is known about it.
        fn known(&self, count: u64) -> Option<(Linear, OfHeaps)> {
            let shape = Shape::of(&self.0).ok()?;
            let values = self.values(count)?;
            let law = Linear::find(&values)?;
            let known = of_shape(&shape, &law, &values, self.1);
            Some((law, known))
        }

        // The same with as many values as decide it; how many these are.
        fn decided(&self, mut count: u64, most: u64) -> Option<(u64, Linear, OfHeaps)> {
            loop {
                let (law, known) = self.known(count)?;
                match known {
                    Known::Observed(Doubt::Needs(more)) if more <= most => count = more,
                    _ => return Some((count, law, known)),
                }
            }
        }
    }

    // Looks for so many proofs of random rules, each against a table eight times as long.
    fn try_proofs(seed: u64, count: usize, most: u64) {
        let random = &mut Random(seed);
        let (mut kinds, mut rules) = (BTreeMap::<&str, usize>::new(), 0);
        while kinds.values().sum::<usize>() < count {
            rules += 1;
            let text = random_rule(random);
            let is_misere = random.below(3) == 0 && !text.contains('[');
            let game = Game::of(&format!("{}{text}", if is_misere { "misere " } else { "" }));
            let Some((length, law, known)) = game.decided(40, most) else { continue };
            let Some(why) = known.proved() else { continue };
            let values = game.values(8 * length).expect("values");
            assert!(holds(&law, &values), "{text}: {law:?}, {why:?}");
            let kind = match why {
                Proof::Steps { .. } if is_misere => "misere steps",
                Proof::Steps { modulus: 1, .. } => "steps",
                Proof::Steps { .. } => "steps modulo m",
                Proof::Splits { .. } if is_misere => "misere splits",
                Proof::Splits { modulus: 1, .. } => "splits",
                Proof::Splits { .. } => "splits modulo m",
                Proof::Far { modulus: 1, .. } => "far",
                _ => "far modulo m",
            };
            *kinds.entry(kind).or_default() += 1;
        }
        println!("{rules} rules: {kinds:?}");
        assert_eq!(kinds.len(), 8, "{kinds:?}");
    }

    #[test]
    fn what_is_proved_of_random_rules_holds_in_longer_tables() {
        try_proofs(67, 200, 400);
    }

    // The least number of values that prove a law, with the law; all smaller numbers prove nothing.
    fn least(text: &str) -> (u64, Linear, Proof) {
        let game = Game::of(text);
        let proved =
            |count| game.known(count).and_then(|(law, known)| Some((law, known.proved()?.clone())));
        let (count, (law, why)) =
            (1..2000).find_map(|count| Some((count, proved(count)?))).expect(text);
        assert!(holds(&law, &game.values(8 * count).unwrap()), "{text}");
        (count, law, why)
    }

    #[test]
    fn known_periods_are_proved_by_formulas() {
        for (text, preperiod, period) in [
            ("n -> n - k for k in {1, 3, 4}", 0, 7),
            ("misere n -> n - k for k in {1, 3, 4}", 0, 7),
            // Kayles, Dawson's Kayles.
            ("n -> [a, n - k - a] for k in 1..2, a in 0..n - k", 71, 12),
            ("n -> [a, n - 2 - a] for a in 0..n - 2", 53, 34),
            ("n -> [a, n - 2 - a] for a in 0..n/2 - 1", 53, 34),
            // Cuts in two: values 0, 0, 1, 0, 1, ...
            ("n -> [a, n - a] for a in 1..n - 1", 1, 2),
            ("n -> n - 1; n - 3 if n % 2 == 0", 0, 2),
            ("n -> n - 1 if n % 3 != 0; 0 if n % 4 == 1 and n > 0", 0, 12),
            ("n -> n - k for k in 1..n if k % 2 == 1", 0, 2),
            ("n -> n % 4 if n > 3", 4, 1),
        ] {
            let (_, law, _) = least(text);
            assert_eq!((law.preperiod, law.period, law.saltus), (preperiod, period, 0), "{text}");
        }
        for (text, preperiod, period, saltus) in [
            ("n -> n - k for k in 1..n", 0, 1, 1),
            ("n -> a for a in 0..n - 1", 0, 1, 1),
            ("n -> n - k for k in 1..n if k not in {2, 5}", 0, 4, 2),
            ("n -> n - k for k in 1..n if k % 2 == 0", 0, 2, 1),
        ] {
            let (_, law, _) = least(text);
            assert_eq!(law, Linear { preperiod, period, saltus }, "{text}");
        }
    }

    #[test]
    fn a_window_one_value_short_proves_nothing() {
        let line = |preperiod, period| Linear { preperiod, period, saltus: 0 };
        for (text, law, needs) in [
            // From n0 = 5 on, K = 4, so s = 1; K values after a period, or, if that is a multiple, what shows the law once.
            ("n -> n - k for k in {1, 3, 4}", line(0, 7), 1 + 7 + 4),
            ("n -> n - k for k in {1, 3, 4}", line(10, 2), 10 + 2 + 4),
            ("n -> n - 1; n - 3 if n % 2 == 0", line(9, 3), 9 + 6 + 3),
            // 2 s + p + 2 K + 1, and p, for two parts without an order; K = 4.
            ("n -> [a, n - 2 - a] for a in 0..n - 2", line(53, 34), 106 + 34 + 8 + 1 + 34),
            // 2 s + 3 D + 2 p + 2 K + 1, and p. Here m = 2, for n/2; t > 1 makes 2 t at least 1 more than a half, so D = 6,
            // and up to 3 is a number from an edge.
            ("n -> [a, n - a] for a in 1..n/2", line(53, 34), 106 + 18 + 68 + 6 + 1 + 34),
        ] {
            let game = Game::of(text);
            let shape = Shape::of(&game.0).unwrap();
            let known = |count: usize| of_shape(&shape, &law, &vec![0; count], false);
            assert_eq!(known(1), Known::Observed(Doubt::Needs(needs as u64)), "{text}");
            assert_eq!(known(needs - 1), Known::Observed(Doubt::Needs(needs as u64)), "{text}");
            assert!(known(needs).is_proved(), "{text}");
        }
    }

    // A law that begins at a heap, of this period and saltus.
    fn law(preperiod: usize, period: usize, saltus: u64) -> Linear {
        Linear { preperiod, period, saltus }
    }

    #[test]
    fn laws_that_a_condition_refutes_are_not_proved() {
        // Where a law of this period begins, and how many values show it; how many decide it, if a number does.
        for (text, start, period, count, needs) in [
            // Without the remainder by 7 one value is enough; 1 comes at 14.
            ("n -> n - 1 if n % 7 == 0", 8, 1, 14, Some(16)),
            // The condition begins at 21.
            ("n -> n - 1 if n > 20", 0, 1, 21, Some(22)),
            // Equal parts, which are even, although m = 2: 36 has them.
            ("n -> [a, n - a] for a in 2..n - 2 if 2*a == n and a % 2 < 1", 33, 1, 36, Some(38)),
            // Parts near each other and nowhere else, which are not equal.
            ("n -> [a, n - a] for a in 1..n - 1 if abs(n - 2 * a) == 1", 25, 1, 27, None),
        ] {
            let game = Game::of(text);
            let shape = Shape::of(&game.0).unwrap();
            let all = game.values(400).unwrap();
            let known = of_shape(&shape, &law(start, period, 0), &all[..count], game.1);
            let doubt = needs.map_or(Doubt::Observed, Doubt::Needs);
            assert_eq!(known, Known::Observed(doubt), "{text}: {shape:?}");
        }
        // Sums under misere play.
        let shape = Shape::of(&Game::of("n -> [n - 1, n - 2] if n > 0").0).unwrap();
        let known = |is_misere| of_shape(&shape, &law(0, 1, 0), &[0; 100], is_misere);
        assert!(known(false).is_proved() && !known(true).is_proved());
        // A law that the values do not have, although there are enough of them.
        let game = Game::of("n -> n - k for k in {1, 3, 4}");
        let shape = Shape::of(&game.0).unwrap();
        let known = of_shape(&shape, &law(0, 6, 0), &game.values(100).unwrap(), false);
        assert_eq!(known, Known::Observed(Doubt::Observed));
    }

    #[test]
    fn what_decides_far_heaps_is_compared() {
        let game = Game::of("n -> n - k for k in 1..n if k not in {2, 5}");
        let shape = Shape::of(&game.0).unwrap();
        let values = game.values(100).unwrap();
        let proves = |shape: &Shape, values: &[u64]| {
            of_shape(shape, &law(40, 4, 2), values, false).is_proved()
        };
        assert!(proves(&shape, &values));
        // Values 0, 1, 0, 1, 2, 3, 2, 3, ...: one that will be missed later, one that is still to come among all far heaps
        // or fixed ones.
        for changed in [&[(28, 0), (30, 0)][..], &[(28, 1000)], &[(3, 1000)]] {
            let mut other = values.clone();
            for &(n, value) in changed {
                other[n] = value;
            }
            assert!(!proves(&shape, &other), "{changed:?}");
        }
        let mut with_sums = shape.clone();
        with_sums.options.insert((0, vec![Heap::Less(1), Heap::Less(2)]));
        let with_order = Shape { near_options: [].into(), ..shape };
        assert!(!proves(&with_order, &values) && !proves(&with_sums, &values));
    }

    #[test]
    #[ignore]
    fn what_is_proved_of_many_random_rules_holds_in_longer_tables() {
        try_proofs(68, 3000, 1200);
    }
}
