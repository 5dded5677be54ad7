//! The program `pattern` against the games themselves: values by the mex of all options, winning moves by
//! searching the whole sum, laws by trying all, and the printed code by compiling it.

use super::finder::{answer, ask, run, text, Lines};
use grundy_checks::definition::{sums, Game};
use grundy_checks::run::feed;
use grundy_engine::pattern::{Language, Requests};
use grundy_problems::random::{Choose, Random};
use std::collections::HashSet;
use std::fs;
use std::path::Path;
use std::process::Command;

/// The winning moves, named as an answer names them.
fn winning(rule: &str, heaps: &[u64]) -> HashSet<String> {
    let (mut game, mut all) = (Game::new(rule), HashSet::new());
    for (at, &heap) in heaps.iter().enumerate() {
        for parts in game.options(heap) {
            let left = [&heaps[..at], &heaps[at + 1..], &parts].concat();
            if game.is_won_with(left) {
                continue;
            }
            let name = format!("heap {} ({heap})", at + 1);
            if rule.starts_with("turn") {
                let mut coins = [&[heap], &parts[..]].concat();
                let last = coins.pop().unwrap().to_string();
                let first: Vec<String> = coins.iter().map(u64::to_string).collect();
                all.insert(if first.is_empty() {
                    format!("turn the coin {last}")
                } else {
                    format!("turn the coins {} and {last}", first.join(", "))
                });
                continue;
            }
            let take = heap - parts.iter().sum::<u64>();
            all.insert(match &parts[..] {
                [left] if rule.contains("divide") => format!("put {left} in the place of {name}"),
                [_] => format!("take {take} of {name}"),
                [a, b] if take > 0 => {
                    format!("take {take} of {name}, split the rest into {a} and {b}")
                }
                [first @ .., last] => {
                    let first: Vec<String> = first.iter().map(u64::to_string).collect();
                    format!("split {name} into {} and {last}", first.join(", "))
                }
                [] => unreachable!(),
            });
        }
    }
    all
}

/// The least period whose first repetition begins in the first half of the values; its start, its saltus.
fn period(values: &[u64]) -> Option<(usize, usize, u64)> {
    let count = values.len();
    for period in 1..=count / 2 {
        for start in 0..=count / 2 - period {
            let grows = |n: usize| values[n + period].checked_sub(values[n]);
            let saltus = grows(start);
            if (start..count - period).all(|n| saltus.is_some() && grows(n) == saltus) {
                return Some((period, start, saltus.unwrap()));
            }
        }
    }
    None
}

/// Whether the values up to `most` refute a law, or a theorem does: that a saltus needs an endless set of takes.
fn is_refuted(rule: &str, (period, start, saltus): (usize, usize, u64), most: u64) -> bool {
    if saltus > 0 && (rule.starts_with("octal") || rule.starts_with("misere")) {
        return true;
    }
    let mut game = Game::new(rule);
    let of = game.values(most.min(game.reach()).min(160));
    (start + period..of.len()).any(|n| of[n] != of[n - period] + saltus)
}

/// What is wrong with the answer to a request, if anything is.
fn wrong(request: &str, answer: &str) -> Option<String> {
    let request = request.split('#').next().unwrap().trim();
    let lines = answer.lines().skip(2);
    let (kind, rest) = request.split_once(' ').unwrap();
    if kind == "moves" {
        let (rule, heaps) = rest.split_once(':').unwrap();
        let (rule, heaps) = (rule.trim(), heaps.split_whitespace().map(|h| h.parse().unwrap()));
        let heaps: Vec<u64> = heaps.collect();
        let mut said = HashSet::new();
        let mut count = 0;
        for line in lines {
            let what = line.split(": ").next().unwrap();
            if what.starts_with("take")
                || what.starts_with("put")
                || what.starts_with("split")
                || what.starts_with("turn")
            {
                said.insert(what.to_string());
                count += 1;
            }
            // The reason is an xor that is 0.
            if let Some(terms) = line.strip_suffix(" = 0").and_then(|line| line.split("; ").nth(1))
            {
                let sum =
                    terms.split(" ^ ").fold(0, |sum, term| sum ^ term.parse::<u64>().unwrap());
                if sum != 0 {
                    return Some(format!("{line}: the terms give {sum}"));
                }
            }
        }
        let expected = winning(rule, &heaps);
        let first_wins = answer.contains("the first player wins");
        if first_wins != Game::new(rule).is_won_with(heaps.clone()) {
            return Some("the other player wins".to_string());
        }
        let is_right = said == expected && count == expected.len();
        return (!is_right).then(|| format!("expected {expected:?}, said {said:?}"));
    }
    if kind == "antisg" {
        return wrong_anti_sg(rest, answer);
    }
    let data = super::finder::answer(request);
    if data.to_string().trim_end() != answer.trim_end() {
        return Some("the program says something else".to_string());
    }
    let law = data.law().unwrap();
    let is_proved = law.known.is_proved();
    let (rule, of) = if kind == "values" {
        let numbers = rest.split(|c: char| !c.is_ascii_digit()).filter(|word| !word.is_empty());
        (None, numbers.map(|number| number.parse().unwrap()).collect())
    } else {
        (Some(&data.rule[..]), Game::new(&data.rule).values(data.to))
    };
    if kind == "table" && data.values() != of {
        return Some(format!("expected the values {of:?}"));
    }
    let said = law.linear().map(|law| (law.period, law.preperiod, law.saltus));
    // A law may be proved by values that were not asked for.
    let of = match (rule, said) {
        (Some(rule), Some((period, start, _))) if is_proved => {
            let least = 2 * (period + start) as u64;
            Game::new(rule).values(least.max(of.len() as u64 - 1))
        }
        _ => of,
    };
    // A theorem states its period even if a short table shows another one, or none.
    if let (Some(_), Some((period, start, saltus))) = (law.theorem, said) {
        let holds = (start + period..of.len()).all(|n| of[n] == of[n - period] + saltus);
        return (!holds).then(|| format!("{said:?} does not hold"));
    }
    let shown = period(&of);
    if law.theorem.is_none() && said != shown {
        // More heaps may refute what these values show; values without a rule must show it three times.
        let is_none = match (rule, shown) {
            (Some(rule), Some(shown)) => is_refuted(rule, shown, 4 * of.len() as u64 - 1),
            (None, Some((period, start, _))) => start + 3 * period > of.len(),
            _ => false,
        };
        if said.is_some() || !is_none {
            return Some(format!("expected {shown:?}, said {said:?}"));
        }
    }
    let is_tried = !is_proved && of.len() < 50;
    if let (Some(rule), Some(said)) = (rule.filter(|_| is_tried), said) {
        if is_refuted(rule, said, 4 * of.len() as u64 - 1) {
            return Some(format!("{said:?}, which more heaps refute"));
        }
    }
    // A theorem needs a rule, and a proof needs a known rule.
    (is_proved && rule.is_none()).then(|| "nothing proves it".to_string())
}

/// What is wrong in an answer on the Anti-SG rule; tries all sums with a total up to 12.
fn wrong_anti_sg(request: &str, answer: &str) -> Option<String> {
    let (rule, most) = request.rsplit_once(" to ").unwrap();
    let most: u64 = most.parse().unwrap();
    let (of, mut game) = (Game::new(rule).values(12), Game::new(&format!("misere {rule}")));
    let mut fails = None;
    for total in 0..=12 {
        sums(total, 1, (1, total), &mut Vec::new(), &mut |sum| {
            let xor = sum.iter().fold(0, |xor, &heap| xor ^ of[heap as usize]);
            let is_greater = sum.iter().any(|&heap| of[heap as usize] > 1);
            let is_right = ((xor != 0) == is_greater) == game.is_won_with(sum.to_vec());
            if fails.is_none() && !is_right && sum.iter().all(|&heap| heap <= most) {
                fails = Some(sum.to_vec());
            }
        });
    }
    let said = answer.lines().nth(2).unwrap();
    let expected = fails.map(|sum| {
        let sum: Vec<String> = sum.iter().map(u64::to_string).collect();
        format!("wrong for the sum {}: ", sum.join(" "))
    });
    let is_right = match &expected {
        Some(expected) => said.starts_with(expected),
        None => said.starts_with("right for all sums"),
    };
    (!is_right).then(|| format!("expected {expected:?}"))
}

fn is_request(line: &&str) -> bool {
    !line.split('#').next().unwrap().trim().is_empty()
}

#[test]
fn golden_answers_are_what_the_games_say() {
    let mut count = 0;
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("testdata/pattern");
    for entry in fs::read_dir(cases).unwrap() {
        let case = entry.unwrap().path();
        if case.extension().unwrap() != "in" {
            continue;
        }
        let input = fs::read_to_string(&case).unwrap();
        let output = fs::read_to_string(case.with_extension("out")).unwrap();
        let case = case.display();
        let requests: Vec<&str> = input.lines().filter(is_request).collect();
        if requests[0].starts_with("plot") {
            continue;
        }
        let answers: Vec<&str> = output.split("\n\n").collect();
        assert_eq!(requests.len(), answers.len(), "{case}");
        let of_one = requests.into_iter().zip(answers);
        // `tests/law_finder/pairs.rs` and `tests/law_finder/states.rs` check the others.
        for (request, answer) in of_one.filter(|(request, _)| {
            ![" pairs ", " never ", " times "].iter().any(|word| request.contains(word))
        }) {
            let wrong = wrong(request, answer);
            assert_eq!(wrong, None, "{case}: {request}\n{answer}");
            count += 1;
        }
    }
    println!("{count} golden answers");
}

const RULES: [&str; 42] = [
    "take up to sqrt",
    "take up to 1/3",
    "take 1 or half",
    "take 1 or even but 4 or split",
    "divide by 2",
    "split equal",
    "take 2 or split equal",
    "divide by 10",
    "take any",
    "take up to half",
    "take a divisor",
    "take a coprime",
    "take squares",
    "take primes",
    "take fibonacci",
    "take powers of 2",
    "take powers of 3",
    "take powers of 4",
    "take 1 3 4",
    "take 2..5",
    "take 2 5 or split",
    "take any or split",
    "take any or split unequal",
    "take a divisor or split unequal",
    "take squares or split",
    "split",
    "split unequal",
    "divide",
    "octal 0.07",
    "octal 0.77",
    "octal 4.15",
    "octal 0.3564",
    "take 1 2 with split",
    "take squares with split",
    "take 3..",
    "take odd",
    "take a divisor but the heap",
    "take powers of 2 powers of 3",
    "take any but 1 multiples of 3",
    "take 1..3 squares with split",
    "take even 1 or split unequal",
    "divide by 2 3 4",
];

#[test]
fn winning_moves_are_those_of_a_full_search() {
    let random = &mut Random(20_261_122);
    for rule in RULES {
        for misere in ["", "misere "] {
            let mut requests = Vec::new();
            for _ in 0..12 {
                let heaps: Vec<String> = (0..1 + random.below(3))
                    .map(|_| random.below(if requests.len() < 6 { 5 } else { 8 }).to_string())
                    .collect();
                requests.push(format!("moves {misere}{rule} : {}", heaps.join(" ")));
            }
            let answers = ask(&requests.join("\n"));
            for (request, answer) in requests.iter().zip(answers.split("\n\n")) {
                assert_eq!(wrong(request, answer), None, "{answer}");
            }
        }
    }
}

#[test]
fn laws_and_tables_are_those_of_the_definition() {
    for rule in RULES {
        for misere in ["", "misere "] {
            // There, a sum that splits is searched in full.
            let slow = !misere.is_empty() && (rule.contains("split") || rule.starts_with("octal"));
            let most = if slow { [0, 5, 12] } else { [2, 40, 90] };
            let requests: Vec<String> = most
                .iter()
                .flat_map(|most| {
                    ["law", "table"].map(|kind| format!("{kind} {misere}{rule} to {most}"))
                })
                .collect();
            let answers = ask(&requests.join("\n"));
            for (request, answer) in requests.iter().zip(answers.split("\n\n")) {
                assert_eq!(wrong(request, answer), None, "{answer}");
            }
        }
    }
}

#[test]
fn coins_that_are_turned_are_those_of_the_game() {
    let random = &mut Random(20_261_122);
    for rule in [
        "turn a run",
        "turn up to 1 coins",
        "turn up to 2 coins",
        "turn up to 3 coins",
        "turn up to 4 coins",
    ] {
        let mut requests = vec![format!("law {rule} to 13"), format!("table {rule} to 9")];
        for _ in 0..20 {
            let coins: Vec<String> =
                (1..9).filter(|_| random.below(3) == 0).map(|n| n.to_string()).collect();
            if !coins.is_empty() {
                requests.push(format!("moves {rule} : {}", coins.join(" ")));
            }
        }
        let answers = ask(&requests.join("\n"));
        for (request, answer) in requests.iter().zip(answers.split("\n\n")) {
            assert_eq!(wrong(request, answer), None, "{answer}");
        }
    }
}

/// Every kind of law, of rules and of tables: the request, and the values.
fn all_kinds() -> Vec<(String, Vec<u64>)> {
    let mut all: Vec<(String, Vec<u64>)> = Vec::new();
    for (rule, most) in [
        ("take any", 50),
        ("take up to half", 200),
        ("take a divisor", 200),
        ("take a coprime", 300),
        ("take powers of 2", 100),
        ("take powers of 3", 100),
        ("take powers of 6", 100),
        ("take any or split", 100),
        ("take any with split", 60),
        ("take multiples of 3 with split", 60),
        ("divide", 300),
        ("take 1 3 4", 100),
        ("octal 0.77", 200),
        ("take 1..3 or split", 100),
        ("misere take 2 5", 60),
        ("turn a run", 200),
        ("take up to sqrt", 300),
        ("take up to 1/3", 200),
        ("divide by 2", 70),
        ("divide by 10", 120),
        ("take half", 70),
        ("split equal", 20),
        ("split into 2..", 20),
        ("take powers of 4", 30),
        ("turn up to 1 coins", 14),
        ("turn up to 2 coins", 14),
        ("turn up to 3 coins", 16),
    ] {
        all.push((format!("law {rule} to {most}"), Game::new(rule).values(most)));
    }
    let mut table = |values: Vec<u64>| {
        let words: Vec<String> = values.iter().map(u64::to_string).collect();
        all.push((format!("values {}", words.join(" ")), values));
    };
    table((0..60).map(|n| n % 3 + 5 * (n / 3)).collect());
    table((0..60).map(|n| if n < 4 { 9 } else { n % 3 + 5 * (n / 3) }).collect());
    table((0..60u64).map(|n| 7 + u64::from((n + 1).trailing_zeros())).collect());
    table((0..60u64).map(|n| 2 * (n & n.wrapping_neg())).collect());
    // Values too large for a signed number of 32 bits, and of 64.
    table((0..40).map(|n| [3_000_000_000, 5][n % 2]).collect());
    table((0..40).map(|n| [u64::MAX, 0, 1 << 63][n % 3]).collect());
    let mut of_half = vec![3];
    (1..70).for_each(|n| {
        of_half.push(if n % 2 == 0 { n as u64 / 2 + 1 } else { of_half[n / 2] + 2 });
    });
    table(of_half);
    let zeros = |most: u64, is_zero: &dyn Fn(u64) -> bool| {
        let other = |n: u64| 1 + n * n % 7 + n % 5 * (n % 11);
        (0..most).map(|n| if is_zero(n) { 0 } else { other(n) }).collect::<Vec<u64>>()
    };
    let golden = |n: u64, upper: bool| {
        (0..=n)
            .any(|k| (k * if upper { 3 } else { 1 } + ((5 * k * k) as f64).sqrt() as u64) / 2 == n)
    };
    table(zeros(300, &|n| n == 0 || n.is_power_of_two()));
    table(zeros(300, &|n| (n + 1).is_power_of_two()));
    table(zeros(90, &|n| [0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89].contains(&n)));
    table(zeros(90, &|n| [2, 6, 9, 16, 26, 43, 70].contains(&n) || n == 0)); // a + b + 1
    table(zeros(90, &|n| [3, 4, 6, 9, 14, 22, 35, 56].contains(&n))); // a + b - 1
    table(zeros(300, &|n| n > 2 && (n - 1).is_power_of_two())); // 2 b - 1
    table(zeros(120, &|n| (0..=n).any(|k| k * k == n)));
    table(zeros(120, &|n| (0..=n).any(|k| k * (k + 1) / 2 + 3 == n)));
    table(zeros(80, &|n| golden(n, false)));
    table(zeros(80, &|n| golden(n, true)));
    table(zeros(80, &|n| (0..=n).any(|k| ((8 * k * k) as f64).sqrt() as u64 / 2 == n)));
    table(zeros(120, &|n| n > 7 && [2, 3, 7].contains(&(n % 12)) || n == 5));
    table(zeros(120, &|n| n % 9 == 4 || n % 9 == 0));
    all
}

#[test]
fn functions_give_the_values() {
    let mut lines = Lines::default();
    for (request, values) in all_kinds() {
        let answer = answer(&request);
        let has_law = lines.take(&answer, &["n"], values.len(), &values);
        assert!(has_law || answer.to_string().contains("no law"), "{}", answer);
    }
    assert!(lines.count > 25, "{}", lines.count);
    lines.assert_right("pattern-code");
}

/// At the ends of the ranges that the comments name, by hand: 2^64 - 2 has 63 ones, and 2^64 - 4 is one more than 3 modulo 4.
#[test]
fn functions_are_right_at_the_ends_of_their_ranges() {
    let ends: [(&str, &str, u64, u64); 4] = [
        ("turn up to 3 coins", "For heaps up to 2^63.", 1 << 63, u64::MAX - 1),
        ("take any or split", "For heaps up to 2^64 - 2.", u64::MAX - 1, u64::MAX - 1),
        ("take any or split unequal", "For heaps up to 2^64 - 2.", u64::MAX - 4, u64::MAX - 3),
        ("take up to half", "", u64::MAX, 0),
    ];
    let (mut rust, mut cpp, mut expected) = (String::new(), String::new(), String::new());
    let (mut calls, mut cpp_calls) = (String::new(), String::new());
    for (at, (rule, range, n, value)) in ends.into_iter().enumerate() {
        let answer = answer(&format!("law {rule} to 20"));
        let code = answer.code().unwrap();
        let comment: Vec<&str> =
            code.cpp.lines().take_while(|line| line.starts_with("//")).collect();
        let comment = comment.join(" ").replace(" // ", " ");
        assert!(comment.ends_with(range), "{comment}");
        rust +=
            &format!("mod m{at} {{\n{}pub fn of(n: u64) -> u64 {{ grundy(n) }}\n}}\n", code.rust);
        cpp += &format!("namespace m{at} {{\n{}}}\n", code.cpp);
        calls += &format!("println!(\"{{}}\", m{at}::of({n}));\n");
        cpp_calls += &format!("printf(\"%llu\\n\", m{at}::grundy({n}ULL));\n");
        expected += &format!("{value}\n");
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let run = |ending: &str, source: String, compiler: &mut Command| {
        let file = folder.join(format!("ends.{ending}"));
        let made = file.with_extension(format!("{ending}.program"));
        fs::write(&file, source).unwrap();
        let status = compiler.arg(&file).arg("-o").arg(&made).status().ok()?;
        assert!(status.success());
        Some(text(&feed(&mut Command::new(made), b"").stdout))
    };
    let source = format!("{rust}fn main() {{\n{calls}}}\n");
    let flags = ["--edition=2021", "-Cdebuginfo=0", "-Cdebug-assertions", "-Aunused"];
    assert_eq!(run("rs", source, Command::new("rustc").args(flags)).expect("rustc"), expected);
    let source = format!("#include <cstdio>\n{cpp}int main() {{\n{cpp_calls}}}\n");
    let said = run("cpp", source, Command::new("g++").args(["-std=c++11", "-w"]));
    assert!(said.is_none_or(|said| said == expected));
}

#[test]
fn lines_of_random_words_are_answered_or_refused() {
    const WORDS: [&str; 35] = [
        "antisg",
        "take",
        "any",
        "up",
        "to",
        "half",
        "a",
        "divisor",
        "coprime",
        "squares",
        "primes",
        "fibonacci",
        "powers",
        "of",
        "2",
        "3",
        "1..4",
        "or",
        "split",
        "unequal",
        "divide",
        "octal",
        "0.77",
        "4.3",
        "misere",
        "law",
        "table",
        "values",
        "moves",
        ":",
        "7",
        "18446744073709551615",
        "..",
        "#",
        "plot",
    ];
    let random = &mut Random(7);
    let mut input = String::new();
    for _ in 0..4000 {
        // Half of the lines begin correctly.
        let first = ["law", "table", "values", "moves", "antisg"][random.below(5) as usize];
        let mut line = vec![if random.below(2) == 0 { first } else { "" }];
        if random.below(2) == 0 {
            line.push(RULES[random.below(RULES.len() as u64) as usize]);
        }
        for _ in 0..random.below(7) {
            line.push(WORDS[random.below(WORDS.len() as u64) as usize]);
        }
        input += &(line.join(" ") + "\n");
    }
    let output = run(&input);
    assert_eq!(output.status.code(), Some(1));
    let errors = text(&output.stderr);
    let says = |line: &str| ["expected ", "not understood"].iter().any(|it| line.contains(it));
    let is_line = |line: &str| line.starts_with("pattern: line ") && says(line);
    assert!(errors.lines().all(is_line), "{}", errors);
    let answers = text(&output.stdout);
    let requests = input.lines().filter(is_request).count();
    assert_eq!(answers.split("\n\n").count() + errors.lines().count(), requests);
}

#[test]
fn a_picture_stands_alone() {
    let picture = ask("plot octal 0.007 to 20000");
    assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n"));
    assert!(picture.len() < 1_000_000);
    for (input, place) in [
        ("law take 1..1 to 9\nplot take 1..1 to 9\n", "line 2, column 1"),
        ("plot take 1..1 to 9\n# nothing\nlaw take 1..1 to 9\n", "line 3, column 1"),
    ] {
        let output = run(input);
        let said = format!("pattern: {place}: expected plot to be the only request\n");
        assert_eq!((output.status.code(), text(&output.stderr)), (Some(1), said));
    }
}

/// Checks the whole program of each rule, adapted to input with the number of games first, and the number of heaps before
/// each game: for a thousand sums it says who wins, by the values of the definition.
fn assert_programs_right(name: &str, rules: &[(&str, u64)]) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let random = &mut Random(43);
    for &(rule, most) in rules {
        let of = Game::new(rule).values(most);
        let (mut input, mut expected) = ("1000\n".to_string(), String::new());
        for _ in 0..1000 {
            let heaps: Vec<u64> =
                (0..1 + random.below(6)).map(|_| random.below(most + 1)).collect();
            let sum = heaps.iter().fold(0, |sum, &heap| sum ^ of[heap as usize]);
            let words: Vec<String> = heaps.iter().map(u64::to_string).collect();
            input += &format!("{} {}\n", heaps.len(), words.join(" "));
            expected += if sum == 0 { "lose\n" } else { "win\n" };
        }
        for (language, ending, from, to) in [
            (Language::Rust, "rs", "[false, false, false]", "[true, true, false]"),
            (
                Language::Cpp,
                "cpp",
                "GAMES_FIRST = false, COUNT_FIRST = false",
                "GAMES_FIRST = true, COUNT_FIRST = true",
            ),
            (Language::Python, "py", "= False, False, False", "= True, True, False"),
        ] {
            let program = Requests::default().program(&format!("law {rule} to {most}"), language);
            let program = program.unwrap_or_else(|wrong| panic!("{rule}: {wrong:?}"));
            assert!(program.lines().all(|line| line.len() <= 100), "{rule}: {program}");
            assert!(program.contains(from), "{rule}: {program}");
            let program = program.replacen(from, to, 1).replacen("\"First\"", "\"win\"", 1);
            let program = program.replacen("\"Second\"", "\"lose\"", 1);
            let file = folder.join(format!("{name}.{ending}"));
            fs::write(&file, program).unwrap();
            let made = file.with_extension("program");
            let mut run = match language {
                Language::Python => Command::new("python3"),
                _ => Command::new(&made),
            };
            let compiler = match language {
                Language::Rust => Some(
                    Command::new("rustc")
                        .args(["--edition=2021", "-Dwarnings", "-o"])
                        .arg(&made)
                        .arg(&file)
                        .status(),
                ),
                Language::Cpp => Some(
                    Command::new("g++")
                        .args(["-std=c++11", "-Wall", "-O1", "-o"])
                        .arg(&made)
                        .arg(&file)
                        .status(),
                ),
                Language::Python => {
                    run.arg(&file);
                    None
                }
            };
            match compiler {
                Some(Ok(status)) => assert!(status.success(), "{rule}, {language:?}"),
                Some(Err(_)) => continue,
                None => {}
            }
            let output = feed(&mut run, input.as_bytes());
            assert_eq!(
                text(&output.stdout),
                expected,
                "{rule}, {language:?}: {}",
                text(&output.stderr)
            );
        }
    }
}

/// The programs use a period, a theorem, or, where there is no law, a table.
#[test]
fn whole_programs_say_who_wins() {
    assert_programs_right("program", &[("take 1 3 4", 300), ("take squares", 300)]);
}

#[test]
#[ignore] // half a minute of compiling
fn whole_programs_of_twenty_rules_say_who_wins() {
    assert_programs_right(
        "programs",
        &[
            ("take any", 300),
            ("take 1 3 4", 300),
            ("take 2..5", 300),
            ("take 3..", 300),
            ("take up to half", 300),
            ("take up to sqrt", 300),
            ("take up to 1/3", 300),
            ("take half", 300),
            ("take a divisor", 300),
            ("take a coprime", 300),
            ("take powers of 4", 300),
            ("take squares", 300),
            ("take primes", 300),
            ("take fibonacci", 300),
            ("take any or split", 100),
            ("split equal", 100),
            ("divide", 300),
            ("divide by 3", 300),
            ("octal 0.77", 200),
            ("take 1..3 or split", 100),
        ],
    );
}
