//! How fast formulas are: options a second beside closures in Rust and Python with a cache.
//!
//! Eleven rules; for each the best of three runs, the same options in all three (Python: fewer heaps). Python 3 must be
//! installed. With `reach`: how many heaps, or which square, take 1 and 10 seconds.

use grundy::{fill, Mex};
use grundy_engine::formula::{cost, read, Search};
use std::process::Command;
use std::time::Instant;

struct Rule {
    name: &'static str,
    text: &'static str,
    most: &'static [u64],
    // The same in Rust: fills a table, and counts options.
    closure: fn(&[u64]) -> (Vec<u16>, u64),
    // The same in Python: the options of a position, as an expression; and up to where.
    python: &'static str,
    least: &'static [u64],
}

fn heaps(most: u64, mut rule: impl FnMut(usize, &[u16], &mut Mex, &mut u64)) -> (Vec<u16>, u64) {
    let mut table = vec![0; most as usize + 1];
    let mut options = 0;
    fill(&mut table, 0, |n, done, seen| rule(n, done, seen, &mut options));
    (table, options)
}

// The rule is told a, b, the table, its width, the values seen, and a counter.
fn pairs(
    most: &[u64],
    mut rule: impl FnMut(usize, usize, &[u16], usize, &mut Mex, &mut u64),
) -> (Vec<u16>, u64) {
    let width = most[1] as usize + 1;
    let mut table = vec![0; (most[0] as usize + 1) * width];
    let mut options = 0;
    fill(&mut table, 0, |at, done, seen| {
        rule(at / width, at % width, done, width, seen, &mut options);
    });
    (table, options)
}

fn gcd(mut a: usize, mut b: usize) -> usize {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a
}

const RULES: &[Rule] = &[
    Rule {
        name: "take 1 3 4",
        text: "n -> n - k for k in {1, 3, 4}",
        most: &[2_000_000],
        closure: |most| {
            heaps(most[0], |n, done, seen, options| {
                for take in [1, 3, 4].into_iter().filter(|&take| take <= n) {
                    seen.insert(done[n - take]);
                    *options += 1;
                }
            })
        },
        python: "[n - k for k in (1, 3, 4) if k <= n]",
        least: &[200_000],
    },
    Rule {
        name: "coprime",
        text: "n -> n - k for k in 1..n if gcd(n, k) == 1",
        most: &[5000],
        closure: |most| {
            heaps(most[0], |n, done, seen, options| {
                for k in (1..=n).filter(|&k| gcd(n, k) == 1) {
                    seen.insert(done[n - k]);
                    *options += 1;
                }
            })
        },
        python: "[n - k for k in range(1, n + 1) if gcd(n, k) == 1]",
        least: &[1500],
    },
    Rule {
        name: "digits",
        text: "n -> n - d for d in digits(n) if d > 0",
        most: &[1_000_000],
        closure: |most| {
            heaps(most[0], |n, done, seen, options| {
                let mut rest = n;
                while rest > 0 {
                    if rest % 10 > 0 {
                        seen.insert(done[n - rest % 10]);
                        *options += 1;
                    }
                    rest /= 10;
                }
            })
        },
        python: "[n - int(d) for d in str(n) if d != '0']",
        least: &[200_000],
    },
    Rule {
        name: "divisors",
        text: "n -> n - d for d in divisors(n) if d < n",
        most: &[200_000],
        closure: |most| {
            heaps(most[0], |n, done, seen, options| {
                for d in (1..).take_while(|d| d * d <= n).filter(|d| n % d == 0) {
                    for d in [d, n / d].into_iter().filter(|&d| d < n) {
                        seen.insert(done[n - d]);
                        *options += 1;
                    }
                }
            })
        },
        python: "[n - e for d in range(1, isqrt(n) + 1) if n % d == 0 for e in (d, n // d) if e < n]",
        least: &[10_000],
    },
    Rule {
        name: "1..n/2",
        text: "n -> n - k for k in 1..n/2",
        most: &[20_000],
        closure: |most| {
            heaps(most[0], |n, done, seen, options| {
                for k in 1..=n / 2 {
                    seen.insert(done[n - k]);
                    *options += 1;
                }
            })
        },
        python: "[n - k for k in range(1, n // 2 + 1)]",
        least: &[2000],
    },
    Rule {
        name: "mark",
        text: "n -> n - 1; n / 2",
        most: &[2_000_000],
        closure: |most| {
            heaps(most[0], |n, done, seen, options| {
                if n > 0 {
                    seen.insert(done[n - 1]);
                    seen.insert(done[n / 2]);
                    *options += 2;
                }
            })
        },
        python: "[n - 1, n // 2] if n > 0 else []",
        least: &[200_000],
    },
    Rule {
        name: "splits",
        text: "n -> [a, n - 2 - a] for a in 0..n-2",
        most: &[10_000],
        closure: |most| {
            heaps(most[0], |n, done, seen, options| {
                for a in 0..(n + 1).saturating_sub(2) {
                    seen.insert(done[a] ^ done[n - 2 - a]);
                    *options += 1;
                }
            })
        },
        python: "[(a, n - 2 - a) for a in range(n - 1)]",
        least: &[1500],
    },
    Rule {
        name: "wythoff",
        text: "(a, b) -> (a - k, b) for k in 1..a; (a, b - k) for k in 1..b; (a - k, b - k) for k in 1..min(a, b)",
        most: &[400, 400],
        closure: |most| {
            pairs(most, |a, b, done, width, seen, options| {
                for k in 1..=a {
                    seen.insert(done[(a - k) * width + b]);
                }
                for k in 1..=b {
                    seen.insert(done[a * width + b - k]);
                }
                for k in 1..=a.min(b) {
                    seen.insert(done[(a - k) * width + b - k]);
                }
                *options += (a + b + a.min(b)) as u64;
            })
        },
        python: "[(a - k, b) for k in range(1, a + 1)] + [(a, b - k) for k in range(1, b + 1)] \
                 + [(a - k, b - k) for k in range(1, min(a, b) + 1)]",
        least: &[120, 120],
    },
    Rule {
        name: "euclid sorted",
        text: "sorted (a, b) -> (a, b - k*a) for k in 1..b/max(a, 1) if a > 0",
        most: &[700, 700],
        closure: |most| {
            pairs(most, |a, b, done, width, seen, options| {
                let (a, b) = (a.min(b), a.max(b));
                if a == 0 {
                    return;
                }
                for k in 1..=b / a {
                    let (x, y) = (a.min(b - k * a), a.max(b - k * a));
                    seen.insert(done[x * width + y]);
                    *options += 1;
                }
            })
        },
        python: "[tuple(sorted((min(a, b), max(a, b) - k * min(a, b)))) for k in range(1, max(a, b) // min(a, b) + 1)] \
                 if a and b else []",
        least: &[200, 200],
    },
    Rule {
        name: "mem0",
        text: "(n, m) -> (n - k, k) for k in 1..n if k != m",
        most: &[400, 400],
        closure: |most| {
            pairs(most, |n, m, done, width, seen, options| {
                for k in (1..=n).filter(|&k| k != m) {
                    seen.insert(done[(n - k) * width + k]);
                    *options += 1;
                }
            })
        },
        python: "[(a - k, k) for k in range(1, a + 1) if k != b]",
        least: &[120, 120],
    },
    Rule {
        name: "fibonacci nim",
        text: "(n, m) -> (n - k, 2*k) for k in 1..min(n, m)",
        most: &[400, 800],
        closure: |most| {
            pairs(most, |n, m, done, width, seen, options| {
                for k in 1..=n.min(m) {
                    seen.insert(done[(n - k) * width + 2 * k]);
                    *options += 1;
                }
            })
        },
        python: "[(a - k, 2 * k) for k in range(1, min(a, b) + 1)]",
        least: &[100, 200],
    },
];

const PYTHON: &str = "
from functools import cache
from math import gcd, isqrt
from itertools import product
from time import perf_counter
options = 0
@cache
def value(POSITION):
    global options
    seen = set()
    for option in RULE:
        options += 1
        seen.add(OPTION)
    g = 0
    while g in seen:
        g += 1
    return g
begin = perf_counter()
for position in product(*[range(most + 1) for most in MOST]):
    value(*position)
print((perf_counter() - begin) / options)
";

// Seconds for an option.
fn in_python(rule: &Rule) -> f64 {
    let (position, option) = match (rule.most.len(), rule.name) {
        (1, "splits") => ("n", "value(option[0]) ^ value(option[1])"),
        (1, _) => ("n", "value(option)"),
        _ => ("a, b", "value(*option)"),
    };
    let script =
        PYTHON.replace("POSITION", position).replace("RULE", rule.python).replace("OPTION", option);
    let script = script.replace("MOST", &format!("{:?}", rule.least));
    let output =
        Command::new("python3").args(["-c", &script]).output().expect("python3 is installed");
    String::from_utf8_lossy(&output.stdout).trim().parse().expect("Python prints a number")
}

fn best<T>(mut run: impl FnMut() -> T) -> (f64, T) {
    let once = |_| {
        let begin = Instant::now();
        let result = run();
        (begin.elapsed().as_secs_f64(), result)
    };
    (0..3).map(once).min_by(|x, y| x.0.total_cmp(&y.0)).expect("three runs")
}

fn main() {
    if std::env::args().nth(1).as_deref() == Some("reach") {
        return reach();
    }
    println!(
        "{:14} {:>9} {:>9} {:>9}  {:>6} {:>7} {:>6}",
        "", "formula", "Rust", "Python", "slower", "faster", "step"
    );
    println!(
        "{:14} {:>29}  {:>6} {:>7} {:>6}",
        "", "million options a second", "than R", "than P", "ns"
    );
    let mut slower = Vec::new();
    for rule in RULES {
        let formula = read(rule.text, 0).expect("a formula").formula;
        let mut spent = 0;
        let (seconds, values) = best(|| {
            let mut left = u64::MAX;
            let values = Search::new(&formula, false).in_box(rule.most, &mut left).expect("values");
            spent = u64::MAX - left;
            values
        });
        let (seconds_of_closure, (table, options)) = best(|| (rule.closure)(rule.most));
        assert!(values.iter().zip(&table).all(|(&x, &y)| x == u32::from(y)), "{}", rule.name);
        let seconds_of_python = in_python(rule) * options as f64;
        let rate = |seconds: f64| options as f64 / seconds / 1e6;
        let ratio = seconds / seconds_of_closure;
        println!(
            "{:14} {:9.1} {:9.1} {:9.2}  {:6.1} {:7.0} {:6.2}",
            rule.name,
            rate(seconds),
            rate(seconds_of_closure),
            rate(seconds_of_python),
            ratio,
            seconds_of_python / seconds,
            seconds * 1e9 / spent as f64,
        );
        slower.push((ratio, rule.name));
    }
    slower.sort_by(|x, y| x.0.total_cmp(&y.0));
    println!("median {:.1}, worst {:?}", slower[slower.len() / 2].0, slower[slower.len() - 1]);
}

fn reach() {
    for rule in RULES {
        let formula = read(rule.text, 0).expect("a formula").formula;
        print!("{:14}", rule.name);
        for seconds in [1, 10] {
            let most = cost::largest(&formula, 1 << 25, seconds * 1_000_000_000);
            let begin = Instant::now();
            let done = Search::new(&formula, false)
                .in_box(&vec![most; formula.arity], &mut u64::MAX.clone());
            print!(
                "  {most:>10} in {:5.2} s{}",
                begin.elapsed().as_secs_f64(),
                if done.is_ok() { "" } else { "!" }
            );
        }
        println!();
    }
}
