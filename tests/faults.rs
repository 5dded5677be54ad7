//! Bad input, by listing: every program on every `testdata/faults/<program>/<case>.in` answers what
//! came before the fault (`.out`), says one line (`.err`), and exits with status 1. What is too
//! large for a file is made here.

mod common;

use common::{cases, is_told, names, path, programs, run, text, IS_PACKAGE};
use std::fs;

#[test]
fn every_fault_is_told_in_one_line_after_the_answers_before_it() {
    let mut count = 0;
    for program in programs() {
        let folder = path("testdata/faults").join(&program);
        let faults = names(&folder, ".in");
        assert!(
            faults.len() >= 12,
            "{} has {} faults",
            program,
            faults.len()
        );
        assert_eq!(faults, names(&folder, ".out"), "{}", program);
        assert_eq!(faults, names(&folder, ".err"), "{}", program);
        for case in faults {
            let read = |ending: &str| fs::read(folder.join(case.clone() + ending)).unwrap();
            if !IS_PACKAGE && case == "input-after-ctrl-z" {
                // A Ctrl-Z is a blank there.
                continue;
            }
            let output = run(&program, &read(".in"));
            let (answers, errors) = (text(&output.stdout), text(&output.stderr));
            let (all, expected) = (text(&read(".out")), text(&read(".err")));
            assert_eq!(output.status.code(), Some(1), "{}/{}", program, case);
            if !IS_PACKAGE && expected.contains("no period is proved") {
                // Without the engine less is answered.
                assert!(all.starts_with(&answers), "{}/{}", program, case);
            } else {
                assert_eq!(answers, all, "{}/{}", program, case);
            }
            let what = format!("{}/{}: {}not {}", program, case, errors, expected);
            assert!(is_told(&program, &errors, &expected), "{}", what);
            count += 1;
        }
    }
    let folders = common::small_if_small(names(&path("testdata/faults"), ""));
    assert_eq!(
        folders,
        programs(),
        "a folder of faults belongs to no program"
    );
    println!("{} fault cases of {} programs", count, programs().len());
}

/// Whether the input may end after these numbers, by the formats of the problems alone.
fn is_whole(program: &str, numbers: &[u64]) -> bool {
    let mut rest = numbers.iter().copied();
    whole(program, &mut rest).is_some() && rest.next().is_none()
}

// `None` where the input would have to go on.
fn whole(program: &str, rest: &mut dyn Iterator<Item = u64>) -> Option<()> {
    fn skip(rest: &mut dyn Iterator<Item = u64>, count: u64) -> Option<()> {
        (0..count).try_for_each(|_| rest.next().map(|_| ()))
    }
    fn list(rest: &mut dyn Iterator<Item = u64>) -> Option<()> {
        let count = rest.next()?;
        skip(rest, count)
    }
    match program {
        "hdu1847" | "three-x" | "fibonacci-nim" => {
            rest.for_each(drop);
            Some(())
        }
        "poj1067" | "hdu2149" | "octal-period" => {
            while rest.next().is_some() {
                rest.next()?;
            }
            Some(())
        }
        "poj2234" | "dawsons-kayles" | "row-tokens" | "divisor-nim" => {
            while let Some(count) = rest.next() {
                skip(rest, count)?;
            }
            Some(())
        }
        "coins" | "octal" => {
            while rest.next().is_some() {
                list(rest)?;
            }
            Some(())
        }
        "subtraction" => {
            while let Some(count) = rest.next() {
                skip(rest, count)?;
                list(rest)?;
            }
            Some(())
        }
        "stripes" => {
            while rest.next().is_some() {
                skip(rest, 2)?;
                list(rest)?;
            }
            Some(())
        }
        "dag-tokens" => {
            while let Some(nodes) = rest.next() {
                (0..nodes).try_for_each(|_| list(rest))?;
                list(rest)?;
            }
            Some(())
        }
        "hdu1524" => {
            while let Some(nodes) = rest.next().filter(|&nodes| nodes > 0) {
                (0..nodes).try_for_each(|_| list(rest))?;
                loop {
                    match rest.next()? {
                        0 => break,
                        tokens => skip(rest, tokens)?,
                    }
                }
            }
            Some(())
        }
        "hdu1846" | "n-ring" => {
            let count = rest.next()?;
            skip(rest, 2 * count)
        }
        "hdu1907" | "poj1704" => {
            let count = rest.next()?;
            (0..count).try_for_each(|_| list(rest))
        }
        "hdu1851" => {
            let count = rest.next()?;
            (0..count).try_for_each(|_| {
                let pairs = rest.next()?;
                skip(rest, 2 * pairs)
            })
        }
        "hdu1850" | "hdu2176" | "misere-nim" => loop {
            match rest.next()? {
                0 => return Some(()),
                heaps => skip(rest, heaps)?,
            }
        },
        "hdu2516" => loop {
            if rest.next()? == 0 {
                return Some(());
            }
        },
        "hdu2177" => loop {
            if (rest.next()?, rest.next()?) == (0, 0) {
                return Some(());
            }
        },
        "hdu1536" => loop {
            match rest.next()? {
                0 => return Some(()),
                members => skip(rest, members)?,
            }
            let positions = rest.next()?;
            (0..positions).try_for_each(|_| list(rest))?;
        },
        _ => panic!("{} has no format here: write it", program),
    }
}

#[test]
fn a_sample_cut_after_any_token_is_a_shorter_input_or_a_fault_at_the_end() {
    let mut counts = (0, 0);
    for program in programs() {
        let sample = cases(&program).into_iter().find(|case| case.0 == "sample");
        let (_, input, expected) = sample.unwrap();
        let input = text(&input);
        let numbers: Vec<u64> = input
            .split_whitespace()
            // An octal code is a token like any other.
            .map(|token| token.parse().unwrap_or(0))
            .collect();
        assert!(is_whole(&program, &numbers), "{}", program);
        let mut at = 0;
        for (count, token) in input.split_whitespace().enumerate() {
            // The tokens before this one.
            let end = at;
            at += input[at..].find(token).unwrap() + token.len();
            let output = run(&program, &input.as_bytes()[..end]);
            let errors = text(&output.stderr);
            let what = format!("{} after {} tokens: {}", program, count, errors);
            assert!(expected.starts_with(&output.stdout), "{}", what);
            if is_whole(&program, &numbers[..count]) {
                assert_eq!(
                    (output.status.code(), errors.as_str()),
                    (Some(0), ""),
                    "{}",
                    what
                );
                counts.0 += 1;
            } else {
                assert_eq!(output.status.code(), Some(1), "{}", what);
                assert!(is_told(&program, &errors, &errors), "{}", what);
                if IS_PACKAGE {
                    let place = format!("{}: line ", program);
                    assert!(errors.starts_with(&place), "{}", what);
                    assert!(errors.ends_with(", found the end\n"), "{}", what);
                }
                counts.1 += 1;
            }
        }
    }
    println!(
        "{} cut samples are whole, {} are faults",
        counts.0, counts.1
    );
}

/// A ring of `n` nodes, from `base`.
fn ring(n: u64, base: u64) -> String {
    let mut graph = format!("{}\n", n);
    for node in 0..n {
        graph += &format!("1 {}\n", (node + 1) % n + base);
    }
    graph
}

#[test]
fn a_cycle_of_a_million_nodes_is_named_if_a_token_can_reach_it() {
    let n = 1_000_000;
    for &(program, base, tail, place) in &[
        ("dag-tokens", 1, "1 500000\n", "line 1000002, column 3"),
        ("hdu1524", 0, "1 499999\n0\n", "line 1000002, column 3"),
    ] {
        let output = run(program, (ring(n, base) + tail).as_bytes());
        let said = text(&output.stderr);
        let place = if IS_PACKAGE {
            format!("{}: ", place)
        } else {
            String::new()
        };
        let head = format!(
            "{}: {}a token can go round a cycle through node ",
            program, place
        );
        assert!(said.starts_with(&head), "{}", said);
        let node: u64 = said[head.len()..].trim_end().parse().unwrap();
        assert!(base <= node && node < n + base, "{}", said);
        assert_eq!(
            (output.status.code(), text(&output.stdout).as_str()),
            (Some(1), "")
        );
    }
    // Beside the ring a node from which no edge leads, and the token on it.
    let beside = |base: u64| ring(n, base).replacen("1000000", "1000001", 1) + "0\n";
    let output = run("dag-tokens", (beside(1) + "1 1000001\n").as_bytes());
    assert_eq!(
        (output.status.code(), text(&output.stdout).as_str()),
        (Some(0), "2\n")
    );
    let output = run("hdu1524", (beside(0) + "1 1000000\n0\n").as_bytes());
    assert_eq!(
        (output.status.code(), text(&output.stdout).as_str()),
        (Some(0), "LOSE\n")
    );
}
