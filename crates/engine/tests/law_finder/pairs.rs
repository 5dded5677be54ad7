//! The requests of `pattern` on two heaps, against a search of the game: tables, lost pairs, winning moves, laws of
//! random steps, and the printed code.

use super::claims::is_pair_law;
use super::finder::{answer, ask, Lines};
use grundy_checks::definition::Game;
use grundy_engine::pattern::PairSays;
use grundy_problems::random::{Choose, Random};
use std::collections::HashSet;
use std::fs;
use std::path::Path;

const RULES: [&str; 18] = [
    "take any from one or the same from both",
    "take any from one or any from both less than 3 apart",
    "take multiples of the other from one",
    "take any from one",
    "take any from both",
    "take 1..3 from the first or 1 2 from the second",
    "take 2 5 from both",
    "take (1,0) (0,1) (1,1)",
    "take (2,1) or (1,2)",
    "take (2,1) (1,2) (2,-1) (-1,2)",
    "take (1,2) (0,3)",
    "take 1 from both or 3 from one",
    "take 1 from one 2 from the other or 1 from both",
    "take any from one or 1..2 from both",
    "take any from one or (1,1) (1,2) (2,1)",
    "take any from one or (1,2) (-1,2)",
    "take squares from one or half from both",
    "take odd from both or 2 from one",
];

fn game(rule: &str) -> Game {
    Game::new(&format!("pairs {rule}"))
}

/// What is wrong with the table and the list of lost pairs in an answer.
fn wrong(answer: &str, values: &[Vec<u64>], has_table: bool) -> Option<String> {
    let mut lines = answer.lines().skip(2);
    if has_table {
        let numbers = |line: &str| -> Vec<u64> {
            line.split_whitespace().map(|word| word.parse().unwrap()).collect()
        };
        let head = numbers(lines.next().unwrap());
        if !head.into_iter().eq(0..values.len() as u64) {
            return Some("the head".to_string());
        }
        for (a, row) in values.iter().enumerate() {
            let (first, rest) = lines.next().unwrap().split_once(':').unwrap();
            if first.trim().parse() != Ok(a) || numbers(rest) != *row {
                return Some(format!("row {a}: expected {row:?}, found {rest}"));
            }
        }
    }
    let is_symmetric = (0..values.len()).all(|a| (0..a).all(|b| values[a][b] == values[b][a]));
    let mut expected = String::from(if is_symmetric { "lost, in any order:" } else { "lost:" });
    let mut count = 0;
    for (a, row) in values.iter().enumerate() {
        for (b, _) in row.iter().enumerate().filter(|item| *item.1 == 0) {
            if a <= b || !is_symmetric {
                count += 1;
                expected += &if count <= 40 { format!(" ({a}, {b})") } else { String::new() };
            }
        }
    }
    let found = lines.next().unwrap();
    let found = found.split(" and ").next().unwrap();
    (found != expected).then(|| format!("expected {expected}, found {found}"))
}

#[test]
fn tables_and_lost_pairs_are_those_of_a_search() {
    for rule in RULES {
        let answers = ask(&format!("table pairs {rule} to 13\nlaw pairs {rule} to 40"));
        let (table, law) = answers.split_once("\n\n").unwrap();
        assert_eq!(wrong(table, &game(rule).table(13), true), None, "{rule}");
        assert_eq!(wrong(law, &game(rule).table(40), false), None, "{rule}");
    }
}

#[test]
fn winning_moves_are_those_of_a_search() {
    for rule in RULES {
        let game = game(rule);
        let all = game.table(16);
        let pairs: Vec<(u64, u64)> = (0..7).flat_map(|a| (0..8).map(move |b| (a, b))).collect();
        let requests: Vec<String> =
            pairs.iter().map(|(a, b)| format!("moves pairs {rule} : {a} {b}")).collect();
        let answers = ask(&requests.join("\n"));
        for (&(a, b), answer) in pairs.iter().zip(answers.split("\n\n")) {
            let mut lines = answer.lines().skip(2);
            let said = lines.next().unwrap();
            let value = all[a as usize][b as usize];
            assert!(said.starts_with(&format!("({a}, {b}): value {value}: ")), "{rule}: {said}");
            assert_eq!(said.contains("the first player wins"), value > 0, "{rule}: {said}");
            let left = game.moves(&(vec![a, b], None));
            let left = left.iter().map(|left| [left.0[0], left.0[1]]);
            let lost = left.filter(|&[a, b]| all[a as usize][b as usize] == 0);
            let expected: HashSet<String> =
                lost.map(|[a, b]| format!("leaves ({a}, {b}), which is lost")).collect();
            let found: Vec<String> =
                lines.map(|line| line.split(": ").nth(1).unwrap().to_string()).collect();
            assert_eq!(found.len(), expected.len(), "{rule}: {answer}");
            assert_eq!(found.into_iter().collect::<HashSet<_>>(), expected, "{rule}");
        }
    }
}

#[test]
fn laws_of_random_steps_are_proved_and_hold() {
    let random = &mut Random(20_261_123);
    let mut proved = 0;
    for _ in 0..1000 {
        let least = if random.below(4) == 0 { -2 } else { 0 };
        let count = 1 + random.below(5);
        let mut number = || least + random.below((5 - least) as u64) as i64;
        let steps = (0..count).map(|_| (number(), number())).filter(|(x, y)| x + y > 0);
        let steps: Vec<String> = steps.map(|(x, y)| format!("({x},{y})")).collect();
        if steps.is_empty() {
            continue;
        }
        let answer = answer(&format!("law pairs take {} to 48", steps.join(" ")));
        let Some(law) = &answer.pairs().unwrap().law else { continue };
        let is_number = matches!(law.says, PairSays::Number { .. });
        assert!(law.known.is_proved() != is_number, "{answer}");
        // Farther than the program has looked.
        assert!(is_pair_law(&law.says, &Game::new(&answer.rule).table(64)), "{answer}");
        proved += usize::from(!is_number);
    }
    assert!(proved > 700, "{proved} proved");
}

#[test]
fn functions_give_the_values() {
    let mut lines = Lines::default();
    // Laws with rows and columns before the first that repeats.
    let late = ["take (3,3) (0,3) (3,1)", "take (4,0) (1,4) (2,2)", "take (1,2) (0,5) (1,1) (5,2)"];
    for rule in RULES.into_iter().chain(late) {
        let answer = answer(&format!("law pairs {rule} to 40"));
        lines.take(&answer, &["a", "b"], 50, &game(rule).table(49).concat());
    }
    // Played out to heaps of 200.
    let said = "g(a + 1, b) = g(a, b) for a >= 9, g(a, b + 6) = g(a, b) for b >= 6\n";
    assert!(answer(&format!("law pairs {} to 40", late[0])).to_string().contains(said));
    assert!(lines.count >= 12, "{}", lines.count);
    lines.assert_right("pairs-code");
}

#[test]
fn golden_answers_are_what_a_search_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("testdata/pattern");
    let input = fs::read_to_string(folder.join("pairs.in")).unwrap();
    let output = fs::read_to_string(folder.join("pairs.out")).unwrap();
    let answers: Vec<&str> = output.split("\n\n").collect();
    assert_eq!(input.lines().count(), answers.len());
    let mut count = 0;
    for (line, answer) in input.lines().zip(answers) {
        let (kind, rest) = line.split_once(" pairs ").unwrap();
        if kind == "moves" {
            continue; // as above
        }
        let (rule, most) = rest.rsplit_once(" to ").unwrap();
        let values = game(rule).table(most.parse().unwrap());
        assert_eq!(wrong(answer, &values, kind == "table"), None, "{line}");
        count += 1;
    }
    assert!(count > 5);
}
