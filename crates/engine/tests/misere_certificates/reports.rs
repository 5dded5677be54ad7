//! Tests: what `misere-quotient` writes for people; checked certificates confirm its generators, relations and lost words.

use super::checker::check;
use super::claim::Claim;
use super::programs::{certificate, golden};
use std::collections::HashSet;

#[test]
fn golden_reports_are_right_and_say_all() {
    let (mut reports, mut certificates) = (0, 0);
    for (name, input, output) in golden("misere-quotient") {
        let requests = input.lines().map(|line| line.split('#').next().unwrap().trim());
        let requests: Vec<&str> = requests.filter(|request| !request.is_empty()).collect();
        let answers: Vec<&str> = output.trim_end().split("\n\n").collect();
        assert_eq!(requests.len(), answers.len(), "{name}");
        for (request, answer) in requests.iter().zip(answers) {
            if let Some(code) = request.strip_prefix("certificate ") {
                let claim = check(&format!("{answer}\n")).unwrap();
                assert_eq!(claim.code, code.trim());
                certificates += 1;
                continue;
            }
            reports += 1;
            let claim = check(&certificate(request)).unwrap();
            let order = claim.lost.len();
            let lost = claim.lost.iter().filter(|&&lost| lost).count();
            let lines: Vec<&str> = answer.lines().collect();
            let (length, start) = claim.period.unwrap();
            assert!(
                lines[0].starts_with(&format!("{request}: order {order}, {lost} lost, ")),
                "{}",
                answer
            );
            let end = format!(", period {length} from {start}, proved for all heaps");
            assert!(lines[0].ends_with(&end), "{}", answer);
            let list = |line: usize, name: &str| -> Vec<&str> {
                let rest = lines[line].strip_prefix(name).unwrap();
                rest.split(", ").filter(|&item| item != "none").collect()
            };
            let generators: Vec<usize> = list(1, "generators: ")
                .iter()
                .map(|item| item.split_once(" = ").unwrap().1.parse().unwrap())
                .collect();
            let mut left_sides = Vec::new();
            for relation in list(2, "relations: ") {
                let (left, right) = relation.split_once(" = ").unwrap();
                let of = |word| state(&claim, &generators, word);
                assert_eq!(of(left), of(right), "{request}: {relation}");
                left_sides.push(exponents(left, generators.len()));
            }
            // The words that no relation reduces are as many as the states, and stand for one state each.
            let mut words = vec![vec![0; generators.len()]];
            for generator in 0..generators.len() {
                let mut at = 0;
                while at < words.len() {
                    let mut word = words[at].clone();
                    word[generator] += 1;
                    let has = |side: &Vec<usize>| side.iter().zip(&word).all(|(a, b)| a <= b);
                    if !left_sides.iter().any(has) {
                        words.push(word);
                    }
                    at += 1;
                    assert!(words.len() <= order, "{}", request);
                }
            }
            assert_eq!(words.len(), order, "{request}");
            let said: HashSet<usize> =
                list(3, "lost: ").iter().map(|word| state(&claim, &generators, word)).collect();
            let all: HashSet<usize> = (0..order).filter(|&x| claim.lost[x]).collect();
            assert_eq!(said, all, "{request}");
        }
    }
    println!("{reports} reports and {certificates} certificates");
}

/// The state of a word such as ab^2.
fn state(claim: &Claim, generators: &[usize], word: &str) -> usize {
    let mut state = 0;
    for (generator, times) in exponents(word, generators.len()).into_iter().enumerate() {
        let action = &claim.actions[&claim.states[generators[generator]]];
        state = (0..times).fold(state, |x, _| action[x]);
    }
    state
}

fn exponents(word: &str, generators: usize) -> Vec<usize> {
    let mut exponents = vec![0; generators];
    let mut rest = word.trim_start_matches('1');
    while let Some(letter) = rest.bytes().next() {
        rest = &rest[1..];
        let mut times = 1;
        if let Some(power) = rest.strip_prefix('^') {
            let end = power.find(|c: char| !c.is_ascii_digit()).unwrap_or(power.len());
            times = power[..end].parse().unwrap();
            rest = &power[end..];
        }
        exponents[usize::from(letter - b'a')] += times;
    }
    exponents
}
