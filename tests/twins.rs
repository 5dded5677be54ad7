//! Every program against its twin: on all small positions, and on every golden input, so that no
//! expected output is the word of the program that it tests.

// Tests run on the current compiler only.
#![allow(clippy::incompatible_msrv)]

mod common;
mod twin;

use common::{cases, path, programs, run, text, two_at_a_time};
use std::fs;

/// All lists of `length` numbers from `low` to `high`.
fn lists(length: usize, low: u64, high: u64) -> Vec<Vec<u64>> {
    (0..length).fold(vec![vec![]], |shorter, _| {
        let longer = |list: &Vec<u64>| {
            let list = list.clone();
            (low..=high)
                .map(move |last| [&list[..], &[last]].concat())
                .collect::<Vec<_>>()
        };
        shorter.iter().flat_map(longer).collect()
    })
}

/// A case of a count and its numbers.
fn counted(list: &[u64]) -> String {
    let numbers: Vec<String> = list.iter().map(u64::to_string).collect();
    format!("{} {}\n", list.len(), numbers.join(" "))
}

fn joined(list: &[u64]) -> String {
    counted(list).split_once(' ').unwrap().1.to_string()
}

fn up_to(length: usize, low: u64, high: u64) -> Vec<Vec<u64>> {
    (0..=length)
        .flat_map(|length| lists(length, low, high))
        .collect()
}

/// A small generator of numbers (Knuth's constants), so that a failure comes again.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }

    /// A graph whose edges go up from each node, in an order of nodes of its own.
    fn graph(&mut self, n: u64, base: u64) -> String {
        let mut name: Vec<u64> = (0..n).collect();
        (1..n)
            .rev()
            .for_each(|at| name.swap(at as usize, self.below(at + 1) as usize));
        let mut rows = vec![String::new(); n as usize];
        for node in 0..n {
            let above = n - 1 - node;
            let count = if above == 0 { 0 } else { self.below(4) };
            let targets: Vec<u64> = (0..count)
                .map(|_| name[(node + 1 + self.below(above)) as usize] + base)
                .collect();
            rows[name[node as usize] as usize] = counted(&targets);
        }
        rows.concat()
    }
}

/// Small inputs of a program: all of some size, seeded ones where all would be too many. Positions
/// that a game does not have (two tokens on one cell) are left out.
fn small(program: &str) -> String {
    let random = &mut Random(20261121);
    let headed = |cases: Vec<String>| format!("{}\n{}", cases.len(), cases.concat());
    let closed = |cases: Vec<String>| cases.concat() + "0\n";
    let all = |lists: Vec<Vec<u64>>| lists.iter().map(|list| counted(list)).collect::<Vec<_>>();
    let heaps = || all(up_to(4, 0, 5));
    let some_heaps = || all(up_to(4, 0, 5).into_iter().skip(1).collect());
    let tokens = || {
        let apart = |list: &Vec<u64>| (1..list.len()).all(|at| !list[..at].contains(&list[at]));
        all(up_to(4, 1, 8).into_iter().filter(apart).collect())
    };
    match program {
        "hdu1846" => headed(lists(2, 0, 60).iter().map(|list| joined(list)).collect()),
        "poj1067" => lists(2, 0, 40).iter().map(|list| joined(list)).collect(),
        "hdu1850" | "hdu2176" | "misere-nim" => closed(some_heaps()),
        "poj2234" => heaps().concat(),
        "hdu1907" => headed(heaps()),
        "stripes" => {
            let lengths = counted(&(0..=12).collect::<Vec<u64>>());
            lists(3, 1, 6)
                .iter()
                .map(|list| joined(list) + &lengths)
                .collect()
        }
        "n-ring" => headed(
            (0..=12)
                .flat_map(|n| (1..=13).map(move |m| format!("{} {}\n", n, m)))
                .collect(),
        ),
        "three-x" => (0..=12)
            .rev()
            .chain(0..=200)
            .map(|n| format!("{}\n", n))
            .collect(),
        "dag-tokens" => (0..2000)
            .map(|_| {
                let n = 1 + random.below(8);
                let graph = random.graph(n, 1);
                let tokens: Vec<u64> = (0..random.below(4)).map(|_| 1 + random.below(n)).collect();
                format!("{}\n{}{}", n, graph, counted(&tokens))
            })
            .collect(),
        "hdu1524" => (0..500)
            .map(|_| {
                let n = 1 + random.below(8);
                let mut case = format!("{}\n{}", n, random.graph(n, 0));
                for _ in 0..4 {
                    let tokens: Vec<u64> =
                        (0..1 + random.below(3)).map(|_| random.below(n)).collect();
                    case += &counted(&tokens);
                }
                case + "0\n"
            })
            .collect(),
        "hdu1847" | "fibonacci-nim" => (0..=500).map(|n| format!("{}\n", n)).collect(),
        "hdu2516" => closed((1..=500).map(|n| format!("{}\n", n)).collect()),
        "hdu2149" => lists(2, 0, 40).iter().map(|list| joined(list)).collect(),
        "hdu2177" => {
            lists(2, 0, 30)
                .iter()
                .skip(1)
                .map(|list| joined(list))
                .collect::<String>()
                + "0 0\n"
        }
        "hdu1851" => headed(
            (0..=2usize)
                .flat_map(|n| {
                    lists(2 * n, 0, 5)
                        .into_iter()
                        .map(move |list| format!("{} {}", n, joined(&list)))
                })
                .collect(),
        ),
        "dawsons-kayles" => all(up_to(3, 0, 7)).concat(),
        "subtraction" => {
            let heaps = counted(&(0..=60).rev().collect::<Vec<u64>>());
            up_to(3, 1, 6)
                .iter()
                .map(|set| counted(set) + &heaps)
                .collect()
        }
        "coins" => (0..=30)
            .flat_map(|heap| up_to(2, 1, 6).into_iter().map(move |set| (heap, set)))
            .map(|(heap, set)| format!("{} {}", heap, counted(&set)))
            .collect(),
        "hdu1536" => {
            let positions = up_to(2, 0, 9);
            let positions = format!("{}\n{}", positions.len(), all(positions.clone()).concat());
            closed(
                up_to(3, 1, 6)
                    .iter()
                    .skip(1)
                    .map(|set| counted(set) + &positions)
                    .collect(),
            )
        }
        "row-tokens" => tokens().concat(),
        "poj1704" => headed(tokens()),
        "octal" => {
            let heaps = joined(&(0..=40).rev().collect::<Vec<u64>>());
            let code =
                |code: Vec<u64>| format!("{}.{}{}{}", code[0] * 4, code[1], code[2], code[3]);
            lists(4, 0, 7)
                .into_iter()
                .filter(|digits| digits[0] < 2)
                .map(|digits| format!("{} 41 {}", code(digits), heaps))
                .collect()
        }
        "octal-period" => lists(3, 0, 7)
            .iter()
            .filter(|digits| digits[0] < 2)
            .flat_map(|d| [0, 1, 7, 40, 300].map(|limit| (d[0] * 4, d[1], d[2], limit)))
            .map(|(d0, d1, d2, limit)| format!("{}.{}{} {}\n", d0, d1, d2, limit))
            .collect(),
        "divisor-nim" => all([up_to(2, 1, 64), lists(3, 1, 12)].concat()).concat(),
        _ => panic!("{} has no small positions: write them here", program),
    }
}

fn compare(program: &str, what: &str, input: &[u8], output: &[u8]) {
    let twin = twin::answer(program, input).unwrap_or_else(|| panic!("{} has no twin", program));
    let output = text(output);
    if let Some(line) = twin
        .lines()
        .zip(output.lines())
        .position(|(twin, line)| twin != line)
    {
        let (twin, line) = (twin.lines().nth(line), output.lines().nth(line));
        panic!(
            "{} on {}: the twin says {:?}, not {:?}",
            program, what, twin, line
        );
    }
    assert!(
        twin == output,
        "{} on {}: not as many lines as the twin",
        program,
        what
    );
}

#[test]
fn programs_agree_with_their_twins_on_small_positions() {
    let lines = two_at_a_time(&programs(), |program| {
        let input = small(program);
        let output = run(program, input.as_bytes());
        assert_eq!(text(&output.stderr), "", "{}", program);
        compare(program, "small positions", input.as_bytes(), &output.stdout);
        output.stdout.iter().filter(|&&byte| byte == b'\n').count()
    });
    println!(
        "{} answers of {} programs agree with their twins",
        lines.iter().sum::<usize>(),
        lines.len()
    );
}

#[test]
fn expected_outputs_are_what_the_twins_say() {
    let counts = two_at_a_time(&programs(), |program| {
        let cases = cases(program);
        for (case, input, expected) in &cases {
            compare(program, case, input, expected);
        }
        cases.len()
    });
    let count: usize = counts.iter().sum();
    println!("{} expected outputs confirmed by a twin", count);
}

/// `cargo test --test twins -- --ignored` writes the expected outputs that are missing.
#[test]
#[ignore = "writes files"]
fn write_missing_outputs() {
    for program in programs() {
        let folder = path("testdata").join(&program);
        for case in common::names(&folder, ".in") {
            let file = folder.join(case.clone() + ".out");
            if !file.exists() {
                let input = fs::read(folder.join(case + ".in")).unwrap();
                fs::write(file, twin::answer(&program, &input).unwrap()).unwrap();
            }
        }
    }
}
