//! Shapes against the options of the machine; and random rules, also for the tests of proofs.

use super::*;
use crate::formula::{Formula, Machine};
use crate::random::{Choose, Random};
use std::collections::BTreeSet;

impl Heap {
    fn of(self, n: u64, x: u64, y: u64) -> u64 {
        let more = |part: u64, more: i64| part.checked_add_signed(more).expect("a heap");
        match self {
            Heap::Fixed(fixed) => fixed,
            Heap::Less(less) => n - less,
            Heap::Lesser(by) => more(x, by),
            Heap::Larger(by) => more(y, by),
        }
    }
}

/// The options of n by the definition of a shape.
pub(crate) fn by_shape(shape: &Shape, n: u64) -> BTreeSet<Vec<u64>> {
    let m = shape.modulus;
    let mut all = BTreeSet::new();
    let mut add = |form: &Form, x: u64| {
        let mut heaps: Vec<u64> = form.iter().map(|heap| heap.of(n, x, n - x)).collect();
        assert!(heaps.iter().all(|&heap| heap < n), "{shape:?} {n}: {heaps:?}");
        heaps.sort_unstable();
        all.insert(heaps);
    };
    for (rest, form) in &shape.options {
        if n % m == *rest {
            add(form, 0);
        }
    }
    for x in 0..=n / 2 {
        let (y, apart) = (n - x, n - 2 * x);
        if x >= shape.edge && apart > shape.near {
            let forms = shape.far.iter().filter(|of| (of.0, of.1) == (x % m, y % m));
            forms.for_each(|of| add(&of.2, x));
        }
        if apart <= shape.near {
            let forms = shape.near_options.iter().filter(|of| (of.0, of.1) == (apart, x % m));
            forms.for_each(|of| add(&of.2, x));
        }
    }
    all
}

fn by_machine(formula: &Formula, n: u64) -> BTreeSet<Vec<u64>> {
    let mut all = BTreeSet::new();
    let mut add = |option: &[u64]| {
        let mut option = option.to_vec();
        option.sort_unstable();
        all.insert(option);
    };
    Machine::of(formula).options(&[n], &mut u64::MAX.clone(), &mut add).unwrap();
    all
}

fn condition(random: &mut Random, names: &[&str]) -> String {
    let name = names[random.below(names.len() as u64) as usize];
    let (q, c) = (random.between(2, 4), random.below(5));
    let other = names[random.below(names.len() as u64) as usize];
    match random.below(17) {
        15 => format!("{name} > 2 * {other} + {c}"),
        0..=3 => format!("{name} % {q} == {}", random.below(q)),
        4 => format!("{name} % {q} != {}", random.below(q)),
        5 => format!("({name} + {other}) % {q} < {}", random.between(1, q)),
        6 => format!("{name} > {c}"),
        7 => format!("{name} & {} != 0", random.between(1, 4)),
        8 => format!("gcd({name}, {}) == 1", random.between(2, 6)),
        9 => format!("{name} / {q} % 2 == {}", random.below(2)),
        10 => format!("{name} != {other} + {c}"),
        11 => format!("{name} < {other} + {c} or {other} % 2 == 1"),
        12 => format!("abs({name} - {other}) > {c}"),
        13 => format!("not {name} ^ 1 > {c} and isprime({name} % 5)"),
        14 => format!("{name} not in {{{c}, {q}, {}}}", random.below(12)),
        _ => format!("any({name} % i == 1 for i in {q}..{})", q + 1),
    }
}

/// A rule that has a shape, or nearly.
pub fn rule(random: &mut Random) -> String {
    let alternatives: Vec<String> =
        (0..random.between(1, 3)).map(|_| alternative(random)).collect();
    format!("n -> {}", alternatives.join("; "))
}

fn alternative(random: &mut Random) -> String {
    let (d, c) = (random.between(1, 6), random.below(4));
    let (mut text, names): (String, &[&str]) = match random.below(15) {
        12 => (format!("n - k for k in n..{d} step -{}", c + 1), &["n", "k"]),
        13 => (format!("[a - 1, n - a - {d}] for a in -2..n + 2 step 2"), &["n", "a"]),
        14 => (format!("[min(a, n - a), 2, n - a - 1] for a in 1..n - {d}"), &["n", "a", "n - a"]),
        0..=2 => (format!("n - {d}"), &["n"]),
        3 => (format!("{c} if n > {c}"), &["n"]),
        4 => (format!("n - k for k in {{{d}, {}, {}}}", d + c, 7 + c), &["n", "k"]),
        5 => (format!("n - k for k in {d}..{}", d + c), &["n", "k"]),
        6 => (format!("[n - {d}, {c}] if n > {c}"), &["n"]),
        7 => (format!("k for k in n - {}..n - {d}", d + c), &["n", "k"]),
        8 => ("n - k for k in 1..n".to_string(), &["n", "k", "n - k"]),
        9 => ("[a, n - a] for a in 1..n - 1".to_string(), &["n", "a", "n - a"]),
        10 => (format!("[a, n - {d} - a] for a in {c}..n / 2"), &["n", "a", "n - a", "n - a - 1"]),
        _ => (
            format!("[a, n - k - a] for k in {d}..{}, a in 0..n - k", d + c % 2),
            &["n", "a", "n - a", "n - k - a"],
        ),
    };
    for _ in 0..random.below(3) {
        text += &format!(" if {}", condition(random, names));
    }
    text
}

fn check(text: &str) -> Result<Shape, Unknown> {
    let formula = Formula::parse(text).unwrap();
    let shape = Shape::of(&formula)?;
    let from = shape.from;
    for n in (from..from + 30).chain([from + 71, from + 97]) {
        assert_eq!(by_shape(&shape, n), by_machine(&formula, n), "{text}: {n}, {shape:?}");
    }
    Ok(shape)
}

fn tried(seed: u64, count: usize) {
    let random = &mut Random(seed);
    let mut of = std::collections::BTreeMap::<String, usize>::new();
    for _ in 0..count {
        let text = rule(random);
        let why = match check(&text) {
            Ok(shape) if shape.far.is_empty() => "one".to_string(),
            Ok(shape) if shape.near > 0 => "ordered".to_string(),
            Ok(_) => "free".to_string(),
            Err(why) => format!("{why:?}"),
        };
        *of.entry(why).or_default() += 1;
    }
    println!("{of:?}");
    for kind in ["one", "free", "ordered"] {
        assert!(of[kind] > count / 20, "{of:?}");
    }
}

#[test]
fn the_options_of_a_shape_are_those_of_the_machine() {
    tried(67, 300);
}

#[test]
#[ignore]
fn the_options_of_many_shapes_are_those_of_the_machine() {
    tried(68, 20_000);
}
