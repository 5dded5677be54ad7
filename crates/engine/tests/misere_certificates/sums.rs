//! Tests: what `misere-octal` says about a sum, against a full search or a checked certificate.

use super::checker::check;
use super::game::{digits, is_lost, options, sums};
use super::programs::{certificate, golden, run, OCTAL};
use grundy_problems::random::{Choose, Random};
use std::collections::HashMap;

#[test]
fn moves_are_those_of_the_search_and_of_the_certificate() {
    let mut random = Random(29);
    for code in ["0.77", "0.123", "4.56", "0.152", "0.72", "0.3"] {
        let (claim, digits) = (check(&certificate(code)).unwrap(), digits(code).unwrap());
        let mut all = sums(9);
        for _ in 0..200 {
            let large = |random: &mut Random| match random.below(3) {
                0 => random.below(40) as usize,
                1 => random.below(100_000) as usize,
                _ => u64::MAX as usize - random.below(1000) as usize,
            };
            all.push((0..1 + random.below(5)).map(|_| large(&mut random)).collect());
        }
        let lines = all.iter().map(|sum| {
            let words: Vec<String> = sum.iter().map(usize::to_string).collect();
            format!("{} {}\n", sum.len(), words.join(" "))
        });
        let input = format!("{code} {}\n{}", all.len(), lines.collect::<String>());
        let output = run(OCTAL, &input);
        assert!(output.status.success(), "{output:?}");
        let text = String::from_utf8(output.stdout).unwrap();
        assert_eq!(text.lines().count(), all.len());
        let mut known = HashMap::new();
        for (sum, line) in all.iter().zip(text.lines()) {
            let words: Vec<&str> = line.split(' ').collect();
            let is_small = sum.iter().all(|&heap| heap < 10);
            let lost = claim.is_lost(sum);
            if is_small {
                assert_eq!(lost, is_lost(&digits, sum, &mut known), "{code} {sum:?}");
            }
            assert_eq!(words[0] == "second", lost, "{code} {sum:?}: {line}");
            if words.len() == 1 {
                let is_end =
                    || sum.iter().all(|&heap| heap < 10 && options(&digits, heap).is_empty());
                assert!(lost || is_end(), "{code} {sum:?}: {line}");
                continue;
            }
            let play: Vec<usize> = words[1..].iter().map(|word| word.parse().unwrap()).collect();
            let [heap, take, left, right] = play[..] else { panic!("{}", line) };
            let mut after = sum.clone();
            assert_eq!(after[heap - 1] - take, left + right, "{code} {sum:?}: {line}");
            let parts = usize::from(left > 0) + usize::from(right > 0);
            assert!(left <= right && digits[take] >> parts & 1 == 1, "{code} {sum:?}: {line}");
            after.remove(heap - 1);
            after.extend([left, right].iter().filter(|&&part| part > 0));
            assert!(claim.is_lost(&after), "{code} {sum:?}: {line}");
            if is_small {
                let earlier = (0..heap).flat_map(|at| {
                    options(&digits, sum[at]).into_iter().map(move |parts| (at, parts))
                });
                for (at, parts) in earlier {
                    let rest = sum[at] - parts.iter().sum::<usize>();
                    let b = parts.iter().copied().max().unwrap_or(0);
                    let a = parts.iter().sum::<usize>() - b;
                    let mut other = sum.clone();
                    other.remove(at);
                    other.extend(parts);
                    if (at + 1, rest, a, b) < (heap, take, left, right) {
                        assert!(!claim.is_lost(&other), "{code} {sum:?}: {line}, but {at} {rest}");
                    }
                }
            }
        }
    }
}

#[test]
fn golden_sums_are_as_the_search_or_a_checked_certificate_says() {
    let (mut searched, mut by_certificate) = (0, 0);
    for (name, input, output) in golden("misere-octal") {
        let mut lines = input.lines();
        let mut answers = output.lines();
        while let Some(head) = lines.next() {
            let (code, count) = head.split_once(' ').unwrap();
            let (digits, mut known) = (digits(code).unwrap(), HashMap::new());
            let mut claim = None;
            for line in lines.by_ref().take(count.parse().unwrap()) {
                let heaps: Vec<usize> =
                    line.split(' ').skip(1).map(|heap| heap.parse().unwrap()).collect();
                let total = heaps.iter().fold(0, |sum: usize, &heap| sum.saturating_add(heap));
                let mut lost = |heaps: &[usize]| {
                    let mut heaps = heaps.to_vec();
                    heaps.retain(|&heap| heap > 0);
                    heaps.sort_unstable();
                    if total <= 24 {
                        searched += 1;
                        return is_lost(&digits, &heaps, &mut known);
                    }
                    by_certificate += 1;
                    let claim = claim.get_or_insert_with(|| check(&certificate(code)).unwrap());
                    claim.is_lost(&heaps)
                };
                // The moves in order, up to the first that wins.
                let mut expected =
                    if lost(&heaps) { "second".to_string() } else { "first".to_string() };
                if expected == "first" {
                    'moves: for (at, &heap) in heaps.iter().enumerate() {
                        for (take, digit) in digits.iter().enumerate().take(heap.saturating_add(1))
                        {
                            if take > heap {
                                continue;
                            }
                            let rest = heap - take;
                            for left in 0..=(rest / 2).min(1000) {
                                let parts = usize::from(left > 0) + usize::from(rest > left);
                                let mut after = heaps.clone();
                                after[at] = left;
                                after.push(rest - left);
                                let is_move = digit >> parts & 1 == 1 && (take > 0 || parts == 2);
                                if is_move && lost(&after) {
                                    expected =
                                        format!("first {} {take} {left} {}", at + 1, rest - left);
                                    break 'moves;
                                }
                            }
                        }
                    }
                }
                assert_eq!(answers.next(), Some(&expected[..]), "{name}: {code}: {line}");
            }
        }
        assert_eq!(answers.next(), None, "{name}");
    }
    println!("{searched} positions searched, {by_certificate} by certificates");
}
