//! Rules as formulas against the same rules as closures, with a recursive search of their own.

use grundy::solver::Solver;
use grundy_engine::formula::{cost, read, Formula, Machine, Problem, Search, Trouble};
use grundy_engine::pattern::{request, Requests};
use std::collections::{BTreeSet, HashMap};

// The options of a position, parts one behind the other.
type Options = fn(&[i64]) -> Vec<Vec<i64>>;

struct Rule {
    text: &'static str,
    most: &'static [u64],
    options: Options,
}

const fn rule(text: &'static str, most: &'static [u64], options: Options) -> Rule {
    Rule { text, most, options }
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 {
        a
    } else {
        gcd(b, a % b)
    }
}

fn is_prime(n: i64) -> bool {
    n > 1 && (2..n).all(|d| n % d != 0)
}

fn digits(n: i64) -> Vec<i64> {
    n.to_string().bytes().map(|digit| i64::from(digit - b'0')).collect()
}

fn bits(n: i64) -> Vec<i64> {
    (0..40).filter(|bit| n >> bit & 1 == 1).collect()
}

fn to(numbers: impl IntoIterator<Item = i64>) -> Vec<Vec<i64>> {
    numbers.into_iter().map(|number| vec![number]).collect()
}

const EXAMPLES: &[Rule] = &[
    rule("n -> n - k for k in {1, 3, 4}", &[200], |p| to([p[0] - 1, p[0] - 3, p[0] - 4])),
    rule("n -> n - k for k in 1..n if k not in {2, 5, 9}", &[200], |p| {
        to((1..=p[0]).filter(|k| ![2, 5, 9].contains(k)).map(|k| p[0] - k))
    }),
    rule(
        "n -> n - 1 if n > 1; [a, b, n - 2 - a - b] for a in 1..n-2, b in a..n-2-a if a <= b <= n - 2 - a - b and n - 2 - a - b >= 1",
        &[40],
        |p| {
            let n = p[0];
            let mut all = if n > 1 { to([n - 1]) } else { vec![] };
            for a in 1..n {
                for b in a..n {
                    if b <= n - 2 - a - b {
                        all.push(vec![a, b, n - 2 - a - b]);
                    }
                }
            }
            all
        },
    ),
    rule("n -> [a, b, n - a - b] for a in 1..n/3, b in a+1..n/2 if b < n - a - b", &[45], |p| {
        let n = p[0];
        let mut all = vec![];
        for a in 1..n {
            for b in a + 1..n {
                for c in b + 1..n {
                    if a + b + c == n {
                        all.push(vec![a, b, c]);
                    }
                }
            }
        }
        all
    }),
    rule("n -> n - k*k for k in 1..sqrt(n)", &[200], |p| to((1..=p[0]).map(|k| p[0] - k * k))),
    rule("n -> n - p for p in primes(n)", &[200], |p| {
        to((1..=p[0]).filter(|&q| is_prime(q)).map(|q| p[0] - q))
    }),
    rule("n -> n - product(i for i in 1..k) for k in 1..min(n, 20)", &[200], |p| {
        to([1, 2, 6, 24, 120].map(|factorial| p[0] - factorial))
    }),
    rule("n -> [] if n > 0; a for a in 1..n-1; [a, b] for a in 1..n-1, b in 1..a-1", &[40], |p| {
        let n = p[0];
        let mut all = if n > 0 { vec![vec![]] } else { vec![] };
        for a in 1..n {
            all.push(vec![a]);
            (1..a).for_each(|b| all.push(vec![a, b]));
        }
        all
    }),
    rule("(a, b) -> [(x, b), (a, y), (x, y)] for x in 0..a-1, y in 0..b-1", &[15, 15], |p| {
        let (a, b) = (p[0], p[1]);
        (0..a).flat_map(|x| (0..b).map(move |y| vec![x, b, a, y, x, y])).collect()
    }),
    rule("n -> n - 1; n / 2 if n > 0", &[300], |p| to([p[0] - 1, p[0] / 2])),
    rule("n -> n - 1; n / 2 if n % 2 == 0 and n > 0", &[300], |p| {
        if p[0] % 2 == 0 {
            to([p[0] - 1, p[0] / 2])
        } else {
            to([p[0] - 1])
        }
    }),
    rule("(n, m) -> (n - k, k) for k in 1..n if k != m", &[18, 18], |p| {
        (1..=p[0]).filter(|&k| k != p[1]).map(|k| vec![p[0] - k, k]).collect()
    }),
    rule("(n, m) -> (n - k, 2*k) for k in 1..min(n, m)", &[25, 25], |p| {
        (1..=p[1]).map(|k| vec![p[0] - k, 2 * k]).collect()
    }),
    rule(
        "(a, b) -> (a - k, b) for k in 1..a; (a, b - k) for k in 1..b; (a - k, b - k) for k in 1..min(a, b)",
        &[25, 25],
        |p| {
            let moves = (1..30).flat_map(|k| vec![[k, 0], [0, k], [k, k]]);
            moves.map(|[x, y]| vec![p[0] - x, p[1] - y]).collect()
        },
    ),
    rule(
        "(a, b) -> (a - k, b) for k in 1..a; (a, b - k) for k in 1..b; (a - i, b - j) for i in 0..a, j in 0..b if 0 < i + j < 3",
        &[20, 20],
        |p| {
            let lines = (1..30).flat_map(|k| vec![[k, 0], [0, k]]);
            lines.chain([[1, 1]]).map(|[x, y]| vec![p[0] - x, p[1] - y]).collect()
        },
    ),
    rule("sorted (a, b) -> (a, b - k*a) for k in 1..b/max(a, 1) if a > 0", &[20, 20], |p| {
        if p[0] == 0 {
            return vec![];
        }
        (1..30).map(|k| vec![p[0], p[1] - k * p[0]]).collect()
    }),
    rule(
        "s -> s & ~(9 << i | 1 << i >> 3 | min(1, 2 - i % 3) << i + 1 | min(1, i % 3) << i >> 1) for i in bits(s)",
        &[511],
        |p| {
            let near = |i: i64, j: i64| (i / 3 - j / 3).abs() + (i % 3 - j % 3).abs() <= 1;
            to(bits(p[0]).into_iter().map(|i| (0..9).filter(|&j| !near(i, j)).map(|j| p[0] & 1 << j).sum()))
        },
    ),
    rule("n -> [a, n - 2 - a] for a in 0..n-2", &[80], |p| (0..p[0]).map(|a| vec![a, p[0] - 2 - a]).collect()),
    rule(
        "(a, b, c) -> (x, min(b, x), min(c, x)) for x in 0..a-1; (a, x, min(c, x)) for x in 0..b-1; (a, b, x) for x in 0..c-1",
        &[7, 7, 7],
        |p| {
            // A bite leaves at most x squares in its row and in all above.
            let bite = |row: usize, x: i64| (0..3).map(|r| if r < row { p[r] } else { p[r].min(x) }).collect();
            (0..3).flat_map(|row| (0..p[row]).map(move |x| bite(row, x))).collect()
        },
    ),
    rule("(y, z) -> (y - k, z) for k in 1..y; (min(y, (z - k)/2), z - k) for k in 1..z", &[20, 20], |p| {
        let (y, z) = (p[0], p[1]);
        let cuts = (0..z).map(|left| vec![y.min(left / 2), left]);
        (0..y).map(|left| vec![left, z]).chain(cuts).collect()
    }),
    rule(
        "(a, b, c) -> (x, b, c) for x in 0..a-1 if b + c > 0; (a, x, c) for x in 0..b-1 if a + c > 0; (a, b, x) for x in 0..c-1 if a + b > 0",
        &[7, 7, 7],
        |p| {
            if p.iter().filter(|&&heap| heap > 0).count() < 2 {
                return vec![];
            }
            nim(p)
        },
    ),
    rule(
        "(a, b, c) -> (x, y, c) for x in 0..a, y in 0..b if x + y < a + b; (a, y, z) for y in 0..b, z in 0..c if y + z < b + c; (x, b, z) for x in 0..a, z in 0..c if x + z < a + c",
        &[5, 5, 5],
        |p| {
            let mut all = vec![];
            for x in 0..=p[0] {
                for y in 0..=p[1] {
                    for z in 0..=p[2] {
                        let left = vec![x, y, z];
                        let changed = left.iter().zip(p).filter(|(x, y)| x != y).count();
                        if (1..3).contains(&changed) {
                            all.push(left);
                        }
                    }
                }
            }
            all
        },
    ),
    rule(
        "(a, b, c, p) -> (x, b, c, p) for x in 0..a-1; (a, x, c, p) for x in 0..b-1; (a, b, x, p) for x in 0..c-1; (a, b, c, 0) if p > 0 and a + b + c > 0",
        &[4, 4, 4, 1],
        |p| {
            let mut all: Vec<Vec<i64>> = nim(&p[..3]).into_iter().map(|left| [&left[..], &p[3..]].concat()).collect();
            if p[3] > 0 && p[..3] != [0, 0, 0] {
                all.push([&p[..3], &[0]].concat());
            }
            all
        },
    ),
    rule("n -> n - d for d in digits(n) if d > 0", &[400], |p| {
        to(digits(p[0]).into_iter().filter(|&d| d > 0).map(|d| p[0] - d))
    }),
    rule("n -> n - d for d in divisors(n) if d < n", &[300], |p| {
        to((1..p[0]).filter(|d| p[0] % d == 0).map(|d| p[0] - d))
    }),
    rule("n -> n - k for k in 1..n if gcd(n, k) == 1", &[200], |p| {
        to((1..=p[0]).filter(|&k| gcd(p[0], k) == 1).map(|k| p[0] - k))
    }),
    rule("n -> n - k for k in 1..n/2", &[300], |p| to((1..p[0]).filter(|k| 2 * k <= p[0]).map(|k| p[0] - k))),
    rule("n -> [d, n / d] for d in divisors(n) if 1 < d < n", &[300], |p| {
        (2..p[0]).filter(|d| p[0] % d == 0).map(|d| vec![d, p[0] / d]).collect()
    }),
    rule("n -> n - popcount(n) if n > 0; n - 1", &[300], |p| to([p[0] - bits(p[0]).len() as i64, p[0] - 1])),
    rule("n -> [a, n - k - a] for k in 2..4, a in 0..n-k", &[100], |p| {
        (2..=4).flat_map(|k| (0..p[0]).map(move |a| vec![a, p[0] - k - a])).collect()
    }),
    rule("n -> n / p**e for p in factors(n), e in 1..log(p, n) if n % p**e == 0", &[300], |p| {
        let of = |q: i64| is_prime(q) || (2..q).any(|r| is_prime(r) && (1..9).any(|e| r.checked_pow(e) == Some(q)));
        to((2..=p[0]).filter(|q| p[0] % q == 0).filter(|&q| of(q)).map(|q| p[0] / q))
    }),
    rule(
        "(n, t) -> (max(0, n - 2), 0) if n > 0; (max(0, n - 3), 1) if n > 0 and t != 1; (max(0, n - 5), 2) if n > 0 and t != 2",
        &[60, 2],
        |p| {
            if p[0] == 0 {
                return vec![];
            }
            let attacks = [(2, 0), (3, 1), (5, 2)].into_iter().filter(|&(_, kind)| kind == 0 || kind != p[1]);
            attacks.map(|(loss, kind)| vec![(p[0] - loss).max(0), kind]).collect()
        },
    ),
    rule("(a, b) -> (i, b - i) for i in 1..b-1; (i, a - i) for i in 1..a-1", &[20, 20], |p| {
        p.iter().flat_map(|&heap| (1..heap).map(move |i| vec![i, heap - i])).collect()
    }),
    rule("n -> [a, b] for a in 0..n-1, b in 0..a", &[40], |p| {
        (0..p[0]).flat_map(|a| (0..=a).map(move |b| vec![a, b])).collect()
    }),
    rule("n -> d for d in divisors(n) if d < n", &[300], |p| to((1..p[0]).filter(|d| p[0] % d == 0))),
    rule("n -> n - j * 10**i for i in 0..3, j in 1..9 if j <= n / 10**i % 10", &[400], |p| {
        let places = (0..).map(|i| 10i64.pow(i)).zip(digits(p[0]).into_iter().rev());
        to(places.flat_map(|(place, digit)| (1..=digit).map(move |j| p[0] - j * place)))
    }),
    rule("s -> s & ~sum(1 << i*j for j in 1..9/i) for i in bits(s) if i > 0", &[1023], |p| {
        let left = |i: i64| bits(p[0]).into_iter().filter(|j| *j == 0 || j % i != 0).map(|j| 1 << j).sum();
        to(bits(p[0]).into_iter().filter(|&i| i > 0).map(left))
    }),
    rule("n -> [max(0, p - 3), max(0, n - p - 2)] for p in 1..n", &[80], |p| {
        (1..=p[0]).map(|q| vec![(q - 3).max(0), (p[0] - q - 2).max(0)]).collect()
    }),
    rule("n -> n - 2**i for i in bits(n); n & n - 1 if n > 0", &[300], |p| {
        to(bits(p[0]).into_iter().map(|i| p[0] - (1 << i)))
    }),
    rule(
        "misere sorted (a, b) -> (a - k, b) for k in 1..a; (a, b - k) for k in 1..b; (a - k, b - k) for k in 1..a",
        &[20, 20],
        |p| {
            let moves = (1..30).flat_map(|k| vec![[k, 0], [0, k], [k, k]]);
            moves.map(|[x, y]| vec![p[0] - x, p[1] - y]).collect()
        },
    ),
];

fn nim(heaps: &[i64]) -> Vec<Vec<i64>> {
    let place = |at: usize| {
        (0..heaps[at]).map(move |left| {
            let mut heaps = heaps.to_vec();
            heaps[at] = left;
            heaps
        })
    };
    (0..heaps.len()).flat_map(place).collect()
}

// The twin: it plays the game.
struct Twin {
    options: Options,
    is_sorted: bool,
    is_misere: bool,
    known: HashMap<Vec<i64>, u32>,
}

impl Twin {
    // The options that count.
    fn options(&self, position: &[i64]) -> BTreeSet<Vec<i64>> {
        let mut start = position.to_vec();
        if self.is_sorted {
            start.sort_unstable();
        }
        let is_move = |option: &Vec<i64>| {
            let is_zero = position.iter().chain(option).all(|&number| number == 0);
            option.iter().all(|&number| number >= 0) && !is_zero
        };
        let mut all: Vec<Vec<i64>> = (self.options)(&start).into_iter().filter(is_move).collect();
        if self.is_sorted {
            all.iter_mut()
                .flat_map(|option| option.chunks_mut(position.len()))
                .for_each(|part| part.sort_unstable());
        }
        all.into_iter().collect()
    }

    fn value(&mut self, position: &[i64]) -> u32 {
        if let Some(&value) = self.known.get(position) {
            return value;
        }
        let mut values = BTreeSet::new();
        for option in self.options(position) {
            let parts: Vec<u32> =
                option.chunks(position.len()).map(|part| self.value(part)).collect();
            values.insert(parts.into_iter().fold(0, |sum, value| sum ^ value));
        }
        let value = if self.is_misere {
            u32::from(values.is_empty() || values.contains(&0))
        } else {
            (0..).find(|value| !values.contains(value)).unwrap()
        };
        self.known.insert(position.to_vec(), value);
        value
    }
}

// All positions of a box, the last number changing first.
fn all(most: &[u64]) -> Vec<Vec<u64>> {
    most.iter().fold(vec![vec![]], |starts, &most| {
        starts
            .iter()
            .flat_map(|start| (0..=most).map(move |x| [&start[..], &[x]].concat()))
            .collect()
    })
}

#[test]
fn values_and_options_are_those_of_closures() {
    for rule in EXAMPLES {
        let text = rule.text;
        let read = read(text, 0).unwrap_or_else(|wrong| panic!("{text}: {wrong:?}"));
        let is_sorted = read.formula.is_sorted;
        let mut twin = Twin {
            options: rule.options,
            is_sorted,
            is_misere: read.is_misere,
            known: HashMap::new(),
        };
        let machine = Machine::of(&read.formula);
        let mut search = Search::new(&read.formula, read.is_misere);
        let mut steps = 1_000_000_000;
        let values = search
            .in_box(rule.most, &mut steps)
            .unwrap_or_else(|trouble| panic!("{text}: {trouble:?}"));
        let positions = all(rule.most);
        assert_eq!(values.len(), positions.len(), "{text}");
        for (position, value) in positions.iter().zip(values) {
            let signed: Vec<i64> = position.iter().map(|&number| number as i64).collect();
            assert_eq!(value, twin.value(&signed), "{text}: {position:?}");
            let mut options = BTreeSet::new();
            let mut each = |option: &[u64]| {
                options.insert(option.iter().map(|&number| number as i64).collect());
            };
            machine.options(position, &mut steps, &mut each).unwrap();
            assert_eq!(options, twin.options(&signed), "{text}: {position:?}");
        }
        let alone = Search::new(&read.formula, read.is_misere).value(rule.most, &mut steps);
        let last: Vec<i64> = rule.most.iter().map(|&number| number as i64).collect();
        assert_eq!(alone, Ok(twin.value(&last)), "{text}");
    }
}

fn formula(text: &str) -> Formula {
    read(text, 0).unwrap_or_else(|wrong| panic!("{text}: {wrong:?}")).formula
}

fn value(text: &str, position: &[u64]) -> Result<u32, Trouble> {
    Search::new(&formula(text), false).value(position, &mut 1_000_000_000)
}

#[test]
fn steps_are_counted_before_the_work() {
    for rule in EXAMPLES {
        let formula = formula(rule.text);
        let most = vec![cost::largest(&formula, 20_000, 3_000_000); formula.arity];
        let mut left = u64::MAX;
        let counted = cost::steps(&formula, &most);
        assert!(counted <= 3_000_000, "{}", rule.text);
        // Masks beyond 62 bits are too large.
        if Search::new(&formula, false).in_box(&most, &mut left).is_ok() {
            let ratio = counted as f64 / (u64::MAX - left) as f64;
            assert!((0.4..2.5).contains(&ratio), "{} to {most:?}: {ratio}", rule.text);
        }
    }
}

#[test]
fn deep_and_far_positions_have_values() {
    assert_eq!(value("n -> n - 1", &[1_000_001]), Ok(1));
    assert_eq!(value("n -> n + 1 if n < 1000000", &[0]), Ok(0));
    assert_eq!(
        value("n -> n / 2; n / 3", &[i64::MAX as u64]),
        value("n -> n / 2; n // 3", &[i64::MAX as u64])
    );
    assert_eq!(value("(a, b) -> (b, a - 1) if a > 0", &[300_000, 300_000]), Ok(0));
    assert_eq!(
        value("(a, b, c) -> (b, c, a / 2)", &[1 << 62, 5, 1 << 40]).map(|value| value < 2),
        Ok(true)
    );
    assert_eq!(
        value("n -> n / d for d in divisors(n) if d > 1", &[1_000_000_000_000_000_000]),
        Ok(36)
    );
    assert_eq!(value("n -> 0 if n in primes(n)", &[9_223_372_036_854_775_783]), Ok(1));
    // Options come before those that lead to them, whatever the order.
    assert_eq!(value("n -> x for x in 0..n-1", &[3000]), Ok(3000));
    assert_eq!(value("n -> n - k for k in 1..n", &[3000]), Ok(3000));
}

#[test]
fn a_way_back_is_a_cycle() {
    for (text, position, way) in [
        ("n -> n - 3 if n > 3; n + 3 if n < 6", &[6][..], &[&[6][..], &[3], &[6]][..]),
        ("n -> n", &[4], &[&[4], &[4]]),
        ("n -> n - 1 if n > 5; [2, n] if n == 5", &[9], &[&[5], &[5]]),
        ("(a, b) -> (b, a); (a - 1, b)", &[0, 2], &[&[0, 2], &[2, 0], &[0, 2]]),
        (
            "sorted (a, b) -> (b, a - 1) if a == b; (a + 1, b) if a < b",
            &[2, 3],
            &[&[2, 3], &[3, 3], &[2, 3]],
        ),
    ] {
        let what = value(text, position).map_err(|trouble| trouble.what);
        let way: Vec<Vec<u64>> = way.iter().map(|position| position.to_vec()).collect();
        assert_eq!(what, Err(Problem::Cycle(way)), "{text}");
    }
    // From nothing to nothing is no way back.
    assert_eq!(value("n -> n / 2; n & n - 1", &[0]), Ok(0));
    assert_eq!(value("(a, b) -> (a / 2, b / 2)", &[0, 1]), Ok(1));
    // What ended with a cycle can go on.
    let mut search = Search::new(&formula("n -> n - 1; n + 1 if n == 9"), false);
    for n in [20, 9, 8] {
        assert_eq!(search.value(&[n], &mut 10_000).is_ok(), n < 9);
    }
    assert!(matches!(
        search.in_box(&[12], &mut 10_000),
        Err(Trouble { what: Problem::Cycle(_), .. })
    ));
}

#[test]
fn the_solver_of_the_library_has_the_same_rules() {
    for rule in EXAMPLES {
        let read = read(rule.text, 0).unwrap();
        if read.is_misere || read.formula.is_sorted {
            continue;
        }
        let is_option = |option: &Vec<i64>| option.iter().all(|&number| number >= 0);
        let mut search = Search::new(&read.formula, false);
        let values = search.in_box(rule.most, &mut 1_000_000_000).unwrap();
        let positions = all(rule.most).into_iter().zip(values);
        match rule.most.len() {
            1 => {
                let options = |&n: &i64| (rule.options)(&[n]).into_iter().filter(is_option);
                let mut solver = Solver::new(options);
                for (position, value) in positions {
                    assert_eq!(solver.value(position[0] as i64), u64::from(value), "{}", rule.text);
                }
            }
            2 => {
                let pairs = |option: Vec<i64>| {
                    option.chunks(2).map(|part| (part[0], part[1])).collect::<Vec<_>>()
                };
                let options = |&(a, b): &(i64, i64)| {
                    (rule.options)(&[a, b]).into_iter().filter(is_option).map(pairs)
                };
                let mut solver = Solver::new(options);
                for (position, value) in positions {
                    let position = (position[0] as i64, position[1] as i64);
                    assert_eq!(
                        solver.value(position),
                        u64::from(value),
                        "{} {position:?}",
                        rule.text
                    );
                }
            }
            _ => {}
        }
    }
    // The same ways back, in the same words.
    let swap = |&(a, b): &(u64, u64)| {
        vec![Some((b, a)), a.checked_sub(1).map(|a| (a, b))].into_iter().flatten()
    };
    let cycle = Solver::new(swap).try_value((0, 1)).unwrap_err().to_string();
    let formula = "(a, b) -> (b, a); (a - 1, b)";
    let wrong = Requests::default().answer(&format!("table {formula} to 2 2")).unwrap_err();
    assert!(cycle.ends_with("found the cycle (0, 1) -> (1, 0) -> (0, 1)"), "{cycle}");
    assert!(wrong.to_string().contains(&cycle), "{wrong}");
}

#[test]
fn faults_tell_where_and_of_what() {
    for (text, n, what, sign, of) in [
        ("n -> n / n", 0, Problem::ByZero, "/", &[("n", 0)][..]),
        ("n -> n - 1 for k in 0..n if n % k == 0", 7, Problem::ByZero, "%", &[("n", 7), ("k", 0)]),
        (
            "n -> n - 1 for k in 0..3, j in {5} if 10 / (k - 2) > j",
            7,
            Problem::ByZero,
            "/",
            &[("n", 7), ("k", 2), ("j", 5)],
        ),
        ("n -> n - 10**k for k in 1..40", 9, Problem::Large, "**", &[("n", 9), ("k", 19)]),
        (
            "n -> n << k for k in 1..40 if k > 39",
            1 << 40,
            Problem::Large,
            "<<",
            &[("n", 1 << 40), ("k", 40)],
        ),
        ("n -> n - 2**(n - 9)", 8, Problem::Negative(-1), "**", &[("n", 8)]),
        ("n -> n - sqrt(n - 9)", 8, Problem::Negative(-1), "sqrt", &[("n", 8)]),
        ("n -> k for k in bits(n - 9)", 8, Problem::Negative(-1), "bits", &[("n", 8)]),
        ("n -> log(n, 5)", 1, Problem::Base(1), "log", &[("n", 1)]),
        ("n -> log(2, n)", 0, Problem::Logarithm(0), "log", &[("n", 0)]),
        ("n -> k for k in powers(n, 5)", 1, Problem::Base(1), "powers", &[("n", 1)]),
        ("n -> n - 1 for k in 1..9 step n", 0, Problem::Step, "1..", &[("n", 0)]),
        ("n -> min(k for k in 1..n)", 0, Problem::Empty, "min", &[("n", 0)]),
    ] {
        let trouble =
            Machine::of(&formula(text)).options(&[n], &mut 1000, &mut |_| {}).expect_err(text);
        let of: Vec<(String, i64)> =
            of.iter().map(|&(name, number)| (name.to_string(), number)).collect();
        assert_eq!((trouble.what, trouble.of), (what, of), "{text}");
        assert!(text[trouble.at..].starts_with(sign), "{text}: {}", &text[trouble.at..]);
    }
    // What conditions exclude is not computed.
    for text in [
        "n -> n - 1 for k in 0..n if k > 0 if n % k == 0",
        "n -> n - 1 for k in 0..n if k > 0 and n % k == 0",
        "n -> n - 1 for k in 0..n if k == 0 or n % k == 0",
        "n -> n - 10**k for k in 1..400 if k < 18",
        "n -> n - 1 if n > 0 and n / n == 1",
    ] {
        assert_eq!(value(text, &[0]), Ok(0), "{text}");
        assert_eq!(value(text, &[1]), Ok(u32::from(!text.contains("10**"))), "{text}");
    }
}

#[test]
fn hostile_formulas_end() {
    for text in [
        "n -> n - p for p in primes(10**15)",
        "n -> n - k for k in {1..2**60}",
        "n -> n - k for k in -2**62..2**62 step 3",
        "n -> n - sum(1..2**60)",
        "n -> n - len(k for k in 1..2**62)",
        "n -> n - k for k in squares(2**62)",
        "n -> 0 if any(k == 0 for k in 1..2**60)",
        "n -> 0 if n in {k + 10 for k in 1..2**60}",
        "n -> [k for k in 1..2**60] if n >= 0",
        "n -> n + 1",
        "n -> n + k for k in 1..10**9",
        "n -> n - d for k in 1..10**9, d in divisors(10**18 + k) if d < n",
    ] {
        let formula = formula(text);
        let mut left = 20_000_000;
        let trouble = Search::new(&formula, false).value(&[7], &mut left).expect_err(text);
        assert_eq!((trouble.what, left), (Problem::Long, 0), "{text}");
        assert!(text.contains("n + 1") || cost::steps(&formula, &[7]) == u64::MAX, "{text}");
    }
    for (text, start) in
        [("n -> n + 1", &[7][..]), ("(a, b) -> (a + 1, b - 1); (a - 1, b + 3)", &[3, 3])]
    {
        let what = value(text, start).unwrap_err().what;
        let Problem::Grows(from, to) = &what else { panic!("{text}: {what:?}") };
        assert!(from == start && to.iter().any(|&number| number > 1 << 20), "{text}: {to:?}");
    }
    assert_eq!(value("n -> n - 1", &[u64::MAX]).unwrap_err().what, Problem::Large);
    let mut left = 10_000_000_000;
    let nim = formula("n -> n - k for k in 1..n");
    assert_eq!(
        Search::new(&nim, false).in_box(&[u64::MAX], &mut left).unwrap_err().what,
        Problem::Long
    );
    assert_eq!(cost::steps(&nim, &[u64::MAX]), u64::MAX);
    assert_eq!(cost::largest(&formula("n -> n - 1"), 1000, u64::MAX), 1000);
    assert_eq!(cost::largest(&formula("n -> n - k for k in 1..10**9"), 1000, 1_000_000_000), 0);
}

#[test]
fn a_remark_ends_its_line_alone() {
    let line = |rule: &str| request("law", rule, Some(9)).unwrap();
    assert_eq!(line("n -> n - 1; # one\n  n / 2 # half"), line("n -> n - 1;         n / 2"));
    // Nothing behind a remark is dropped, right or wrong.
    let wrong = Requests::default().answer(&line("n -> n - 1; # one\n  n / 2 iff n")).unwrap_err();
    assert!(wrong.column == 31 && wrong.what.to_string().ends_with("found \"iff\""), "{wrong}");
}

#[test]
fn the_formulas_of_the_guide_are_answered() {
    let formulas = |guide: &'static str| {
        let rows = guide.lines().filter_map(|line| line.strip_prefix("| `"));
        rows.filter_map(|row| row.split_once("` |")).map(|row| row.0).collect::<Vec<&str>>()
    };
    let chinese = formulas(include_str!("../../../docs/zh/formulas.md"));
    let formulas = formulas(include_str!("../../../docs/formulas.md"));
    assert_eq!((formulas.len(), &chinese), (10, &formulas));
    for formula in formulas {
        let answer = Requests::default().answer(&format!("law {formula} to 12"));
        let said = answer.unwrap_or_else(|wrong| panic!("{formula}: {wrong}")).unwrap().to_string();
        assert!(said.contains("rule: of ") || said.contains("rule: 6 rules"), "{said}");
    }
}

#[test]
fn few_values_show_no_law() {
    let answer = |line: &str| {
        let answer = Requests::default().answer(line);
        answer.unwrap_or_else(|wrong| panic!("{line}: {wrong}")).unwrap().to_string()
    };
    // The next heap has too many options, so there is nothing on which a law could be tried.
    let single = "law n -> n - k for k in 1..3**(8*n) to 1";
    let pair = "law (a, b) -> (a - k, b) for k in 1..3**(6*(a + b)) to 1";
    for line in [single, pair] {
        let said = answer(line);
        assert!(said.contains("no law found") && !said.contains("observed"), "{said}");
    }
    // Up to 1 the value is a nim-sum, up to 2 it is not.
    let sums = "law (a, b, c) -> (a - 1, b, c); (a, b - 1, c); (a, b, c - 1); (a - 2, b - 2, c)";
    for (to, is_said) in [(1, false), (2, false), (40, false)] {
        assert_eq!(answer(&format!("{sums} to {to}")).contains("observed"), is_said, "{to}");
    }
    let nim = "law (a, b, c) -> (x, b, c) for x in 0..a-1; (a, x, c) for x in 0..b-1; (a, b, x) for x in 0..c-1";
    for (to, is_said) in [(1, false), (2, false), (3, true)] {
        assert_eq!(answer(&format!("{nim} to {to}")).contains("observed"), is_said, "{to}");
    }
}
