//! The requests of `pattern` on two heaps, against a search of the game: tables, lost pairs, winning moves, laws of
//! random steps, and the printed code.

use crate::finder::{ask, Lines};
use crate::random::{Choose, Random};
use std::collections::HashSet;
use std::fs;
use std::path::Path;

/// What each move leaves.
type Options = Box<dyn Fn(u64, u64) -> Vec<(u64, u64)>>;

/// The moves that a test on both heaps at once allows: how many are taken from each.
fn taking(may: impl Fn(u64, u64, u64, u64) -> bool + 'static) -> Options {
    Box::new(move |a, b| {
        let all = (0..=a).flat_map(|x| (0..=b).map(move |y| (x, y)));
        let takes = all.filter(|&(x, y)| (x, y) != (0, 0) && may(x, y, a, b));
        takes.map(|(x, y)| (a - x, b - y)).collect()
    })
}

fn stepping(steps: Vec<(i64, i64)>) -> Options {
    Box::new(move |a, b| {
        let left = steps.iter().map(|&(x, y)| (a as i64 - x, b as i64 - y));
        left.filter(|&(a, b)| a >= 0 && b >= 0).map(|(a, b)| (a as u64, b as u64)).collect()
    })
}

fn rules() -> Vec<(&'static str, Options)> {
    let square = |k: u64| (1..=k).any(|root| root * root == k);
    vec![
        (
            "take any from one or the same from both",
            taking(|x, y, _, _| x == 0 || y == 0 || x == y),
        ),
        (
            "take any from one or any from both less than 3 apart",
            taking(|x, y, _, _| x == 0 || y == 0 || x.abs_diff(y) < 3),
        ),
        (
            "take multiples of the other from one",
            taking(|x, y, a, b| x == 0 && a > 0 && y % a == 0 || y == 0 && b > 0 && x % b == 0),
        ),
        ("take any from one", taking(|x, y, _, _| x == 0 || y == 0)),
        ("take any from both", taking(|x, y, _, _| x == y)),
        (
            "take 1..3 from the first or 1 2 from the second",
            taking(|x, y, _, _| y == 0 && x <= 3 || x == 0 && y <= 2),
        ),
        ("take 2 5 from both", taking(|x, y, _, _| x == y && (x == 2 || x == 5))),
        ("take (1,0) (0,1) (1,1)", stepping(vec![(1, 0), (0, 1), (1, 1)])),
        ("take (2,1) or (1,2)", stepping(vec![(2, 1), (1, 2)])),
        ("take (2,1) (1,2) (2,-1) (-1,2)", stepping(vec![(2, 1), (1, 2), (2, -1), (-1, 2)])),
        ("take (1,2) (0,3)", stepping(vec![(1, 2), (0, 3)])),
        (
            "take 1 from both or 3 from one",
            taking(|x, y, _, _| [(1, 1), (3, 0), (0, 3)].contains(&(x, y))),
        ),
        (
            "take 1 from one 2 from the other or 1 from both",
            taking(|x, y, _, _| [(1, 1), (1, 2), (2, 1)].contains(&(x, y))),
        ),
        (
            "take any from one or 1..2 from both",
            taking(|x, y, _, _| x == 0 || y == 0 || x == y && x < 3),
        ),
        (
            "take squares from one or half from both",
            taking(move |x, y, a, b| {
                x == 0 && square(y) || y == 0 && square(x) || x == y && 2 * x == a && a == b
            }),
        ),
        (
            "take odd from both or 2 from one",
            taking(|x, y, _, _| x == y && x % 2 == 1 || x + y == 2 && x != y),
        ),
    ]
}

/// The values of all pairs up to `most`: the mex of all options, in the order of the sums.
fn values(options: &Options, most: usize) -> Vec<Vec<u64>> {
    let wide = 2 * most + 1;
    let mut values = vec![vec![0; wide]; wide];
    for sum in 0..wide {
        for a in 0..=sum {
            let left = options(a as u64, (sum - a) as u64);
            let mut seen = vec![false; left.len() + 1];
            for (a, b) in left {
                let value: u64 = values[a as usize][b as usize];
                if let Some(seen) = seen.get_mut(value as usize) {
                    *seen = true;
                }
            }
            let mex = seen.iter().position(|seen| !seen).unwrap();
            values[a][sum - a] = mex as u64;
        }
    }
    values.truncate(most + 1);
    for row in &mut values {
        row.truncate(most + 1);
    }
    values
}

/// What is wrong with the table and the list of lost pairs in an answer.
fn wrong(answer: &str, values: &[Vec<u64>], has_table: bool) -> Option<String> {
    let mut lines = answer.lines().skip(1);
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
    for (rule, options) in rules() {
        let answers = ask(&format!("table pairs {rule} to 13\nlaw pairs {rule} to 40"));
        let (table, law) = answers.split_once("\n\n").unwrap();
        assert_eq!(wrong(table, &values(&options, 13), true), None, "{rule}");
        assert_eq!(wrong(law, &values(&options, 40), false), None, "{rule}");
    }
}

#[test]
fn winning_moves_are_those_of_a_search() {
    for (rule, options) in rules() {
        let all = values(&options, 16);
        let pairs: Vec<(u64, u64)> = (0..7).flat_map(|a| (0..8).map(move |b| (a, b))).collect();
        let requests: Vec<String> =
            pairs.iter().map(|(a, b)| format!("moves pairs {rule} : {a} {b}")).collect();
        let answers = ask(&requests.join("\n"));
        for (&(a, b), answer) in pairs.iter().zip(answers.split("\n\n")) {
            let mut lines = answer.lines().skip(1);
            let said = lines.next().unwrap();
            let value = all[a as usize][b as usize];
            assert!(said.starts_with(&format!("({a}, {b}): value {value}: ")), "{rule}: {said}");
            assert_eq!(said.contains("the first player wins"), value > 0, "{rule}: {said}");
            let left: HashSet<(u64, u64)> = options(a, b).into_iter().collect();
            let lost = left.into_iter().filter(|&(a, b)| all[a as usize][b as usize] == 0);
            let expected: HashSet<String> =
                lost.map(|(a, b)| format!("leaves ({a}, {b}), which is lost")).collect();
            let found: Vec<String> =
                lines.map(|line| line.split(": ").nth(1).unwrap().to_string()).collect();
            assert_eq!(found.len(), expected.len(), "{rule}: {answer}");
            assert_eq!(found.into_iter().collect::<HashSet<_>>(), expected, "{rule}");
        }
    }
}

/// The numbers in a text.
fn numbers(text: &str) -> Vec<usize> {
    let words = text.split(|c: char| !c.is_ascii_digit());
    words.filter_map(|word| word.parse().ok()).collect()
}

/// The steps of a line such as `g(a + 3, b) = g(a, b) for a >= 2, g(a, b + 4) = g(a, b)`: how far down, how far to the right,
/// and from which row and column on.
fn repetitions(line: &str) -> Vec<[usize; 4]> {
    let of = line.split(';').next().unwrap();
    let (name, rest) = of.split_once(": ").unwrap();
    if name.ends_with("diagonal") {
        let all = numbers(rest);
        let start = all.get(2).copied().unwrap_or(0);
        return vec![[all[0], all[1], start, start]];
    }
    let (rows, columns) = rest
        .split_once("b), ")
        .map(|(a, b)| (a.to_string() + "b)", b))
        .or_else(|| {
            let at = rest.rfind(", g(").or_else(|| rest.rfind(", lost("))?;
            Some((rest[..at].to_string(), &rest[at + 2..]))
        })
        .unwrap();
    let (rows, columns) = (numbers(&rows), numbers(columns));
    vec![
        [rows[0], 0, rows.get(1).copied().unwrap_or(0), 0],
        [0, columns[0], 0, columns.get(1).copied().unwrap_or(0)],
    ]
}

#[test]
fn no_law_of_random_steps_is_false() {
    let random = &mut Random(20_261_123);
    let mut sets = Vec::new();
    while sets.len() < 1000 {
        let count = 1 + random.below(5);
        let least = if random.below(4) == 0 { -2 } else { 0 };
        let mut step = || {
            (
                least + random.below((5 - least) as u64) as i64,
                least + random.below((5 - least) as u64) as i64,
            )
        };
        let steps: Vec<(i64, i64)> =
            (0..count).map(|_| step()).filter(|step| step.0 + step.1 > 0).collect();
        if !steps.is_empty() {
            sets.push(steps);
        }
    }
    let request = |steps: &Vec<(i64, i64)>| {
        let steps: Vec<String> = steps.iter().map(|(x, y)| format!("({x},{y})")).collect();
        format!("law pairs take {} to 48", steps.join(" "))
    };
    let requests: Vec<String> = sets.iter().map(request).collect();
    let answers = ask(&requests.join("\n"));
    let (mut proved, mut none, mut other) = (0, 0, 0);
    for (steps, answer) in sets.into_iter().zip(answers.split("\n\n")) {
        let Some(line) = answer.lines().find(|line| line.starts_with("periodic")) else {
            none += usize::from(answer.contains("no law found"));
            other += usize::from(!answer.contains("no law found"));
            continue;
        };
        assert!(answer.contains("proved for all"), "{steps:?}\n{answer}");
        proved += 1;
        // Farther than the program has looked.
        let name = format!("{steps:?}");
        let values = values(&stepping(steps), 64);
        let is_lost = line.contains("lost(");
        let value = |a: usize, b: usize| {
            if is_lost {
                values[a][b].min(1)
            } else {
                values[a][b]
            }
        };
        for [down, right, top, left] in repetitions(line) {
            for a in top..=64 - down {
                for b in left..=64 - right {
                    assert_eq!(value(a, b), value(a + down, b + right), "{name}: {line}");
                }
            }
        }
    }
    println!("{proved} laws proved, {none} of none, {other} that follow from one number");
    assert!(proved > 700, "{proved} proved");
}

#[test]
fn functions_give_the_values() {
    let mut lines = Lines::default();
    // Laws with rows and columns before the first that repeats.
    let late = [
        vec![(3, 3), (0, 3), (3, 1)],
        vec![(4, 0), (1, 4), (2, 2)],
        vec![(1, 2), (0, 5), (1, 1), (5, 2)],
    ];
    let late = late.map(|steps| {
        let words: Vec<String> = steps.iter().map(|(x, y)| format!("({x},{y})")).collect();
        (format!("take {}", words.join(" ")), stepping(steps))
    });
    let rules = rules().into_iter().map(|(rule, options)| (rule.to_string(), options));
    for (rule, options) in rules.chain(late) {
        let answer = crate::finder::answer(&format!("law pairs {rule} to 40"));
        lines.take(&answer, &["a", "b"], 50, &values(&options, 49).concat());
    }
    assert!(lines.count >= 12, "{}", lines.count);
    lines.assert_right("pairs-code");
}

#[test]
fn golden_answers_are_what_a_search_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("testdata/pattern");
    let input = fs::read_to_string(folder.join("pairs.in")).unwrap();
    let output = fs::read_to_string(folder.join("pairs.out")).unwrap();
    let known = rules();
    let answers: Vec<&str> = output.split("\n\n").collect();
    assert_eq!(input.lines().count(), answers.len());
    let mut count = 0;
    for (line, answer) in input.lines().zip(answers) {
        let (kind, rest) = line.split_once(" pairs ").unwrap();
        if kind == "moves" {
            continue; // as above
        }
        let (rule, most) = rest.rsplit_once(" to ").unwrap();
        let (_, options) = known.iter().find(|known| known.0 == rule).expect(rule);
        let values = values(options, most.parse().unwrap());
        assert_eq!(wrong(answer, &values, kind == "table"), None, "{line}");
        count += 1;
    }
    assert!(count > 5);
}
