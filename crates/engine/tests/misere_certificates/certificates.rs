//! Tests: certificates of `misere-quotient` are accepted; changed ones are refused, or just as true.

use super::checker::check;
use super::game::{digits, is_lost, sums};
use super::programs::{answers, certificate};
use grundy_problems::random::{Choose, Random};
use std::collections::HashMap;
use std::fs;

#[test]
fn certificates_are_accepted_and_say_the_outcomes() {
    let codes = [
        "0.77", "0.75", "0.123", "0.15", "0.71", "0.53", "0.34", "0.312", "0.72", "0.351", "0.144",
        "0.152", "0.712", "0.1232", "4.56", "0.115", "0.1", "0.3", "0.22", "4.72", "0.3333", "0.6",
        "0.26", "0.",
    ];
    let requests: Vec<String> = codes.iter().map(|code| format!("certificate {code}")).collect();
    for (code, text) in codes.iter().zip(answers(&requests)) {
        let claim = check(&text).unwrap_or_else(|why| panic!("{code}: {why}"));
        assert_eq!(claim.code, *code);
        let (digits, mut known) = (digits(code).unwrap(), HashMap::new());
        let largest = if claim.period.is_some() { 14 } else { claim.states.len() - 1 };
        for sum in sums(14) {
            if sum.iter().all(|&heap| heap <= largest) {
                assert_eq!(
                    claim.is_lost(&sum),
                    is_lost(&digits, &sum, &mut known),
                    "{code} {sum:?}"
                );
            }
        }
    }
}

#[test]
fn a_changed_certificate_is_refused_or_true() {
    let mut random = Random(28);
    let (mut refused, mut taken) = (0, 0);
    for code in ["0.75", "0.123", "0.77", "4.12"] {
        let text = certificate(code);
        let order = check(&text).unwrap().lost.len();
        // The positions of the entries: numbers, and the letters of the outcomes.
        let bytes = text.as_bytes();
        let begin = text.find("order").unwrap();
        let is_part = |at: usize| bytes[at].is_ascii_digit();
        let letters = text.find("outcomes ").unwrap() + 9;
        let entries: Vec<usize> = (begin..bytes.len())
            .filter(|&at| {
                is_part(at) && !is_part(at - 1) || (letters..letters + order).contains(&at)
            })
            .collect();
        let mut changes = 0;
        while changes < 250 {
            let at = entries[random.below(entries.len() as u64) as usize];
            let end = (at..).find(|&end| !is_part(end)).unwrap().max(at + 1);
            let new = match bytes[at] {
                b'P' => "N".to_string(),
                b'N' => "P".to_string(),
                _ => random.below(order as u64 + 1).to_string(),
            };
            if text[at..end] == new {
                continue;
            }
            changes += 1;
            let changed = format!("{}{}{}", &text[..at], new, &text[end..]);
            match check(&changed) {
                Err(_) => refused += 1,
                Ok(claim) => {
                    taken += 1;
                    let (digits, mut known) = (digits(code).unwrap(), HashMap::new());
                    for sum in sums(18) {
                        let expected = is_lost(&digits, &sum, &mut known);
                        assert_eq!(claim.is_lost(&sum), expected, "{code} {sum:?}: {at} is {new}");
                    }
                }
            }
        }
    }
    println!("{refused} changes refused, {taken} taken, which give the same outcomes");
    assert!(refused + taken == 1000 && refused > 900);
}

#[test]
fn what_is_no_certificate_is_refused_by_name() {
    let text = certificate("0.75");
    let replaced = |from: &str, to: &str| {
        assert!(text.contains(from));
        text.replacen(from, to, 1)
    };
    for (changed, why) in [
        (String::new(), "no newline at the end"),
        ("\n".to_string(), "expected code"),
        (text.trim_end().to_string(), "no newline at the end"),
        (text.clone() + "heap 22: 0\n", "expected the end"),
        (text.clone() + "\n", "expected the end"),
        (replaced("code 0.75", "code 0.77"), ""),
        (replaced("code 0.75", "code 75"), "no point"),
        (replaced("code 0.75", "code 1.75"), "no code"),
        (replaced("code 0.75", "code 0.79"), "no octal digit"),
        (replaced("order 8", "order 08"), "not as numbers are written"),
        (replaced("order 8", "order 9"), "as many outcomes"),
        (replaced("order 8", "order -8"), "no number"),
        (replaced("order 8", "order 99999999999999999999"), "no number"),
        (replaced("NP", "Np"), "no outcome"),
        (replaced("period 2 from 8", "period 2 from 9"), "too few heaps"),
        (replaced("period 2 from 8", "period 2 from 7"), "no such period"),
        (replaced("period 2 from 8", "period 1 from 8"), "no such period"),
        (replaced("period 2 from 8", "period 0 from 8"), "too few heaps"),
        (replaced("period 2 from 8", "heaps 22"), "as many heaps"),
        (replaced("heap 3:", "heap 4:"), "expected heap 3"),
        (replaced("heap 1: 1", "heap 1: 8"), "no state"),
        (replaced("action 1:", "action 7:"), "expected action 1"),
        (replaced("action 1: 1 ", "action 1: "), "as many states"),
    ] {
        let found = check(&changed).expect_err(&changed).to_string();
        assert!(found.contains(why), "{found}, not {why}");
    }
}

/// A certificate of few heaps, with the states of all of them and at most two actions.
fn few(code: &str, outcomes: &str, proof: &str, states: &[usize], actions: &[&str]) -> String {
    let mut text = format!("code {code}\norder {}\n", outcomes.len());
    text += &format!("outcomes {outcomes}\n{proof}\n");
    for (at, state) in states.iter().enumerate() {
        text += &format!("heap {}: {state}\n", at + 1);
    }
    actions.iter().fold(text, |text, action| text + action + "\n")
}

#[test]
fn each_step_of_the_checker_refuses_what_no_other_does() {
    let (one, two) = ("action 0: 0", ["action 0: 0 1", "action 1: 1 0"]);
    let by_turns: Vec<usize> = (0..10).map(|at| at % 2).collect();
    for (text, why) in [
        (few("0.1", "NP", "heaps 1", &[1], &["action 1: 0 1"]), "does not lead there"),
        (
            few("0.3", "NPN", "heaps 2", &[1, 2], &["action 1: 1 1 2", "action 2: 2 1 2"]),
            "does not commute",
        ),
        (few("0.1", "NP", "heaps 0", &[], &[]), "a state that no sum has"),
        (few("0.01", "NP", "heaps 1", &[1], &two[1..]), "cannot be moved"),
        (few("0.", "P", "heaps 1", &[0], &[one]), "the end is lost"),
        // In 0.2 a heap of 2 is lost, so a heap of 3 is not.
        (few("0.2", "NP", "heaps 3", &[0, 1, 1], &two), "a lost option of a lost sum"),
        // A quotient with one state, in which all is won, is right for no game with a move.
        (few("0.3", "N", "heaps 1", &[0], &[one]), "a won sum without a lost option"),
        // The states of 0.1 twice, with the same outcomes.
        (few("0.1", "NPNP", "heaps 1", &[1], &["action 1: 1 2 3 0"]), "two states agree"),
        (few("0.2", "NP", "period 2 from 1", &by_turns[..5], &two), "too few heaps"),
        (few("0.2", "NP", "period 2 from 2", &by_turns, &two), "not the least period"),
        (few("0.2", "NP", "period 4 from 1", &by_turns, &two), "not the least period"),
    ] {
        let found = check(&text).expect_err(&text).to_string();
        assert!(found.contains(why), "{found}, not {why}");
    }
    let whole = few("0.2", "NP", "period 2 from 1", &by_turns[..6], &two);
    assert_eq!(whole, certificate("0.2"));
}

/// Every game that the atlas calls solved.
#[test]
#[ignore = "takes minutes"]
fn every_solved_code_of_the_atlas_has_a_certificate() {
    let atlas = fs::read_to_string("data/misere.csv").unwrap();
    let solved: Vec<&str> = atlas
        .lines()
        .filter(|line| line.contains(",all,"))
        .map(|line| line.split(',').next().unwrap())
        .collect();
    let requests: Vec<String> = solved.iter().map(|code| format!("certificate {code}")).collect();
    for (code, text) in solved.iter().zip(answers(&requests)) {
        let claim = check(&text).unwrap_or_else(|why| panic!("{code}: {why}"));
        assert!(claim.code == *code && claim.period.is_some());
    }
    println!("{} certificates accepted", solved.len());
    assert!(solved.len() >= 407);
}
