//! What the law finder claims about random rules, against searches of the games that reach three times as far.
//!
//! `claims KIND COUNT [SEED]` makes so many random requests and checks their answers; KIND is `heaps`, `pairs`,
//! `families`, `memory` or `observed`. `claims sequences` cuts thirteen sequences at eleven lengths. `claims requests KIND
//! COUNT [SEED]` or `claims requests sequences` prints the requests instead, for another program.
//!
//! The games are read here a second time, from the words of the rules, and played by the definition.

use grundy_engine::law::{Law, Linear};
use grundy_engine::pattern::{
    request as request_of, Answer, PairLaw, PairSays, Requests, Stated, Theorem,
};
use grundy_problems::random::{Choose, Random};
use std::collections::BTreeMap;
use std::env;

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let number =
        |at: usize, usual: u64| words.get(at).map_or(usual, |word| word.parse().expect("a number"));
    match words[..] {
        ["sequences"] => sequences(false),
        ["requests", "sequences"] => sequences(true),
        ["requests", kind, ..] => {
            let random = &mut Random(number(3, 60));
            (0..number(2, 1000)).for_each(|_| println!("{}", request(kind, random)));
        }
        [kind, ..] => claims(kind, number(1, 1000), number(2, 60)),
        _ => eprintln!(
            "claims heaps|pairs|families|memory|observed COUNT [SEED], or claims sequences"
        ),
    }
}

// Requests at random.

fn one_of<'a>(random: &mut Random, words: &[&'a str]) -> &'a str {
    words[random.below(words.len() as u64) as usize]
}

fn part(random: &mut Random) -> String {
    let a = 1 + random.below(9);
    let b = a + random.below(6);
    match random.below(16) {
        0..=6 => format!("{a}"),
        7 => format!("{a}..{b}"),
        8 => format!("{}", 10 + random.below(40)),
        9 => format!("{a}.."),
        10 => format!("powers of {}", a + 1),
        11 => format!("multiples of {a}"),
        _ => one_of(
            random,
            &[
                "any",
                "odd",
                "even",
                "half",
                "up to half",
                "up to sqrt",
                "up to 1/3",
                "a divisor",
                "a coprime",
                "squares",
                "primes",
                "fibonacci",
                "the heap",
            ],
        )
        .to_string(),
    }
}

fn set(random: &mut Random) -> String {
    let mut parts: Vec<String> = (0..=random.below(3)).map(|_| part(random)).collect();
    if parts.iter().any(|part| part == "any") {
        parts.retain(|part| part == "any");
        parts.truncate(1);
    }
    let but = match random.below(6) {
        0 => format!(
            " but {}",
            (0..=random.below(2)).map(|_| part(random)).collect::<Vec<_>>().join(" ")
        ),
        _ => String::new(),
    };
    parts.join(" ") + &but
}

fn numbers(random: &mut Random, most: u64) -> String {
    let all: Vec<String> =
        (0..=random.below(4)).map(|_| (1 + random.below(most)).to_string()).collect();
    all.join(" ")
}

fn heaps(random: &mut Random) -> String {
    let misere = if random.below(6) == 0 { "misere " } else { "" };
    let game = match random.below(12) {
        0..=3 => format!("take {}", set(random)),
        4 | 5 => format!("take {}", numbers(random, 12)),
        6 => format!(
            "take {} or split{}",
            numbers(random, 6),
            one_of(random, &["", " unequal", " equal"])
        ),
        7 => format!("take {} with split", numbers(random, 4)),
        8 => format!(
            "take {} or split{}",
            set(random),
            one_of(random, &["", " unequal", " equal", " into 3", " equal into 2.."])
        ),
        9 | 10 => {
            let digits: String =
                (0..=random.below(3)).map(|_| random.below(8).to_string()).collect();
            format!("octal {}.{digits}", one_of(random, &["0", "4"]))
        }
        _ => format!("divide by {} {}", 2 + random.below(5), 2 + random.below(9)),
    };
    format!("{misere}{game}")
}

fn pair_move(random: &mut Random) -> String {
    let small =
        |random: &mut Random| if random.below(2) == 0 { set(random) } else { numbers(random, 5) };
    match random.below(10) {
        0 | 1 => format!("{} from one", small(random)),
        2 => format!("{} from the {}", small(random), one_of(random, &["first", "second"])),
        3 => format!("{} from both", small(random)),
        4 => format!("{} from one, {} from the other", numbers(random, 4), numbers(random, 4)),
        5 => one_of(
            random,
            &["any from one", "the same from both", "multiples of the other from one"],
        )
        .to_string(),
        6 => format!("any from both less than {} apart", 1 + random.below(4)),
        _ => {
            let step = |random: &mut Random| {
                let least = if random.below(5) == 0 { 2 } else { 0 };
                let [x, y] = [0, 1].map(|_| random.below(5) as i64 - least);
                if x + y > 0 {
                    format!("({x},{y})")
                } else {
                    "(1,2)".to_string()
                }
            };
            (0..=random.below(3)).map(|_| step(random)).collect::<Vec<_>>().join(" ")
        }
    }
}

fn request(kind: &str, random: &mut Random) -> String {
    match kind {
        "heaps" => format!("law {} to {}", heaps(random), 10 + random.below(120)),
        "observed" => format!("law {}", heaps(random)),
        "pairs" => {
            let count = if random.below(2) == 0 { 0 } else { random.below(3) };
            let moves: Vec<String> = (0..=count).map(|_| pair_move(random)).collect();
            format!("law pairs take {} to {}", moves.join(" or "), 10 + random.below(12))
        }
        "families" => {
            let a = 1 + random.below(4);
            let rule = match random.below(9) {
                0 => format!("take L..R for L in {a}..{}, R in L..{}", a + 2, a + 5),
                1 => format!("take {} L for L in 1..{}", numbers(random, 9), 3 + a),
                2 => format!("take L {}L+1 for L in 1..{}", a + 1, 3 + a),
                3 => format!("take {} or L for L in 2..{}", set(random), 4 + a),
                4 => format!("take any but L for L in 1..{}", 3 + a),
                5 => format!(
                    "take L {a} or split{} for L in 1..4",
                    one_of(random, &["", " unequal", " equal"])
                ),
                6 => format!("pairs take {} from one or (L,{a}) for L in 1..4", numbers(random, 4)),
                7 => format!("pairs take {} L from one for L in 1..3", set(random)),
                _ => format!("misere take {} L for L in 1..4", numbers(random, 6)),
            };
            let to = if rule.starts_with("pairs") { 14 } else { 20 + random.below(60) };
            format!("law {rule} to {to}")
        }
        "memory" => {
            let kinds: Vec<String> = (0..=random.below(3)).map(|_| numbers(random, 12)).collect();
            match random.below(8) {
                0 => format!(
                    "law take up to {} times the last to {}",
                    1 + random.below(9),
                    60 + random.below(200)
                ),
                1 => format!("law take {} never the same twice to 60", numbers(random, 12)),
                _ => format!("law take {} never the same kind twice to 60", kinds.join(" or ")),
            }
        }
        _ => panic!("heaps, pairs, families, memory or observed, not {kind}"),
    }
}

// The games, from their words.

/// Whether k may be taken from n, by the words of a union of sets.
fn is_in(words: &[&str], n: u64, k: u64) -> bool {
    let number = |word: &str| word.parse::<u64>().expect("a number");
    let (mut at, mut is_member) = (0, false);
    while at < words.len() {
        let (is, read) = match words[at] {
            "any" => (true, 1),
            "odd" => (k % 2 == 1, 1),
            "even" => (k % 2 == 0, 1),
            "half" => (2 * k == n, 1),
            "squares" => {
                ((1..=k).take_while(|root| root * root <= k).any(|root| root * root == k), 1)
            }
            "primes" => (k > 1 && (2..=k).take_while(|d| d * d <= k).all(|d| k % d > 0), 1),
            "fibonacci" => {
                let (mut a, mut b) = (1, 2);
                while a < k {
                    (a, b) = (b, a + b);
                }
                (a == k, 1)
            }
            "powers" => {
                let base = number(words[at + 2]);
                let mut power = 1;
                while power < k {
                    power *= base;
                }
                (power == k, 3)
            }
            "multiples" => (k % number(words[at + 2]) == 0, 3),
            "the" => (k == n, 2),
            "a" if words[at + 1] == "divisor" => (n % k == 0, 2),
            "a" => ((2..=k).all(|d| k % d > 0 || n % d > 0), 2),
            "up" => match words[at + 2] {
                "half" => (2 * k <= n, 3),
                "sqrt" => (k * k <= n, 3),
                part => match part.strip_prefix("1/") {
                    Some(parts) => (k * number(parts) <= n, 3),
                    None => (k <= number(part), 3),
                },
            },
            run => {
                let (low, high) = run.split_once("..").unwrap_or((run, run));
                (number(low) <= k && (high.is_empty() || k <= number(high)), 1)
            }
        };
        is_member |= is;
        at += read;
    }
    is_member
}

fn may_take(set: &str, n: u64, k: u64) -> bool {
    let is_in = |of: &str| is_in(&of.split_whitespace().collect::<Vec<&str>>(), n, k);
    set.split(" or ").any(|set| match set.split_once(" but ") {
        Some((set, but)) => is_in(set) && !is_in(but),
        None => is_in(set),
    })
}

fn depends(set: &str) -> bool {
    ["half", "sqrt", "1/", "divisor", "coprime", "the heap"].iter().any(|word| set.contains(word))
}

/// The numbers that may be taken from each heap up to `most`.
fn takes(set: &str, most: u64) -> Vec<Vec<u64>> {
    if depends(set) {
        return (0..=most).map(|n| (1..=n).filter(|&k| may_take(set, n, k)).collect()).collect();
    }
    let all: Vec<u64> = (1..=most).filter(|&k| may_take(set, most, k)).collect();
    (0..=most).map(|n| all.iter().copied().take_while(|&k| k <= n).collect()).collect()
}

fn mex(seen: &mut Vec<u64>, marks: &mut Vec<u64>, turn: u64) -> u64 {
    for &value in seen.iter() {
        if value as usize >= marks.len() {
            marks.resize(value as usize + 1, 0);
        }
        marks[value as usize] = turn;
    }
    seen.clear();
    marks.iter().position(|&mark| mark != turn).unwrap_or(marks.len()) as u64
}

/// The values of the heaps up to `most`, by definition; `None` for games that are not searched here.
fn values(rule: &str, most: u64) -> Option<Vec<u64>> {
    let (misere, rule) = rule.strip_prefix("misere ").map_or((false, rule), |rule| (true, rule));
    let (first, rest) = rule.split_once(' ').unwrap_or((rule, ""));
    let (set, split) = match rest.split_once(" with split") {
        Some((set, _)) => (set, Some("with")),
        None => match rest.split_once(" or split") {
            Some((set, how)) => (set, Some(how.trim())),
            None => (rest, None),
        },
    };
    if misere && (split.is_some() || first == "octal") {
        return None;
    }
    let takes = if first == "take" { takes(set, most) } else { Vec::new() };
    let (mut values, mut seen, mut marks) = (Vec::new(), Vec::new(), Vec::new());
    for n in 0..=most {
        let value = |heap: u64, values: &[u64]| values[heap as usize];
        let two = |rest: u64, least: u64, seen: &mut Vec<u64>, values: &[u64]| {
            for a in 1..=rest / 2 {
                if 2 * a + least <= rest {
                    seen.push(values[a as usize] ^ values[(rest - a) as usize]);
                }
            }
        };
        let mut options = 0;
        match first {
            "take" => {
                for &k in &takes[n as usize] {
                    options += 1;
                    seen.push(value(n - k, &values));
                    if split == Some("with") {
                        two(n - k, 0, &mut seen, &values);
                    }
                }
                match split {
                    None | Some("with") => {}
                    Some("") => two(n, 0, &mut seen, &values),
                    Some("unequal") => two(n, 1, &mut seen, &values),
                    Some("equal") if n > 0 && n % 2 == 0 => seen.push(0),
                    Some("equal") => {}
                    Some("equal into 2..") => {
                        for count in (2..=n).filter(|count| n % count == 0) {
                            seen.push(if count % 2 == 0 { 0 } else { value(n / count, &values) });
                        }
                    }
                    Some("into 3") => {
                        for a in 1..=n / 3 {
                            for b in a..=(n - a) / 2 {
                                seen.push(
                                    value(a, &values)
                                        ^ value(b, &values)
                                        ^ value(n - a - b, &values),
                                );
                            }
                        }
                    }
                    Some(_) => return None,
                }
            }
            "octal" => {
                let (before, digits) = rest.split_once('.').unwrap();
                if before == "4" {
                    two(n, 0, &mut seen, &values);
                }
                for (k, digit) in (1..=n).zip(digits.bytes()) {
                    let digit = digit - b'0';
                    if digit & 1 > 0 && k == n || digit & 2 > 0 && k < n {
                        seen.push(value(n - k, &values));
                    }
                    if digit & 4 > 0 {
                        two(n - k, 0, &mut seen, &values);
                    }
                }
            }
            "divide" => {
                for by in rest.split_whitespace().skip(1).filter(|_| n > 0) {
                    options += 1;
                    seen.push(value(n / by.parse::<u64>().unwrap(), &values));
                }
            }
            _ => return None,
        }
        let found = if misere {
            u64::from(options == 0 || seen.contains(&0))
        } else {
            mex(&mut seen, &mut marks, n + 1)
        };
        seen.clear();
        values.push(found);
    }
    Some(values)
}

/// As far as a search goes in about a second.
fn reach(rule: &str, most: u64) -> u64 {
    let limit = match () {
        () if rule.contains("into 3") => 700,
        () if rule.contains("with split") => 1500,
        () if rule.contains("coprime") || rule.contains("primes") => 2500,
        () if depends(rule) || rule.contains("but") => 5000,
        () if rule.contains("split") || rule.contains("octal") => 20_000,
        () => 60_000,
    };
    most.min(limit)
}

/// The values of all pairs up to `most`, by definition.
fn table(rule: &str, most: u64) -> Vec<Vec<u64>> {
    let moves: Vec<&str> = rule.strip_prefix("pairs take ").unwrap().split(" or ").collect();
    let wide = if rule.contains("(-") || rule.contains(",-") { 2 * most } else { most };
    let sets: Vec<Vec<Vec<u64>>> = moves
        .iter()
        .map(|of| {
            of.split_once(" from ").map_or(Vec::new(), |of| match of.0 {
                "the same" => takes("any", wide),
                "multiples of the other" => Vec::new(),
                set => takes(set, wide),
            })
        })
        .collect();
    let others: Vec<Vec<Vec<u64>>> = moves
        .iter()
        .map(|of| match of.split_once(" from one ").or_else(|| of.split_once(" from one, ")) {
            Some((_, rest)) => takes(rest.split_once(" from ").unwrap().0, wide),
            None => Vec::new(),
        })
        .collect();
    let steps: Vec<Vec<(i64, i64)>> = moves
        .iter()
        .map(|of| {
            let all: Vec<i64> = of
                .split(|c: char| !c.is_ascii_digit() && c != '-')
                .filter_map(|word| word.parse().ok())
                .collect();
            if of.contains("from") {
                Vec::new()
            } else {
                all.chunks(2).map(|two| (two[0], two[1])).collect()
            }
        })
        .collect();
    let mut values = vec![vec![0; wide as usize + 1]; wide as usize + 1];
    let (mut seen, mut marks, mut turn) = (Vec::new(), Vec::new(), 0);
    for sum in 0..=2 * most {
        for a in sum.saturating_sub(wide)..=sum.min(wide) {
            let b = sum - a;
            let at = |a: u64, b: u64, values: &Vec<Vec<u64>>| values[a as usize][b as usize];
            for (of, text) in moves.iter().enumerate() {
                let set = &sets[of];
                let ends = |end: &str| text.ends_with(end);
                if !text.contains("from") {
                    for &(x, y) in &steps[of] {
                        let (left, right) = (a as i64 - x, b as i64 - y);
                        if left >= 0 && right >= 0 {
                            seen.push(at(left as u64, right as u64, &values));
                        }
                    }
                } else if *text == "multiples of the other from one" {
                    (1..=a.checked_div(b).unwrap_or(0))
                        .for_each(|k| seen.push(at(a - k * b, b, &values)));
                    (1..=b.checked_div(a).unwrap_or(0))
                        .for_each(|k| seen.push(at(a, b - k * a, &values)));
                } else if let Some((_, near)) = text.split_once(" less than ") {
                    let near: u64 = near.split(' ').next().unwrap().parse().unwrap();
                    for x in 1..=a {
                        (1..=b)
                            .filter(|y| x.abs_diff(*y) < near)
                            .for_each(|y| seen.push(at(a - x, b - y, &values)));
                    }
                } else if ends("from the other") {
                    let other = &others[of];
                    for (one, other) in [(set, other), (other, set)] {
                        for &x in &one[a as usize] {
                            other[b as usize]
                                .iter()
                                .for_each(|&y| seen.push(at(a - x, b - y, &values)));
                        }
                    }
                } else if ends("from both") {
                    let both = set[a as usize].iter().filter(|x| set[b as usize].contains(x));
                    both.for_each(|&x| seen.push(at(a - x, b - x, &values)));
                } else {
                    if !ends("second") {
                        set[a as usize].iter().for_each(|&x| seen.push(at(a - x, b, &values)));
                    }
                    if !ends("first") {
                        set[b as usize].iter().for_each(|&y| seen.push(at(a, b - y, &values)));
                    }
                }
            }
            turn += 1;
            let value = mex(&mut seen, &mut marks, turn);
            values[a as usize][b as usize] = value;
        }
    }
    values
}

/// The values of heaps before the first move, where moves are remembered.
fn remembered(rule: &str, most: u64) -> Vec<u64> {
    let rule = rule.strip_prefix("take ").unwrap();
    if let Some(factor) = rule.strip_prefix("up to ") {
        let factor: u64 = factor.split(' ').next().unwrap().parse().unwrap();
        // The least take that wins, from the definition: what is left is lost for takes up to `factor` times it.
        let mut least = vec![u64::MAX];
        for n in 1..=most {
            let wins = |&k: &u64| least[(n - k) as usize] > factor * k;
            least.push((1..=n).find(wins).unwrap());
        }
        return (0..=most).map(|n| u64::from(n > 0 && least[n as usize] < n)).collect();
    }
    let (kinds, is_kind) = match rule.split_once(" never the same kind twice") {
        Some((kinds, _)) => (kinds, true),
        None => (rule.split_once(" never").unwrap().0, false),
    };
    let list =
        |text: &str| -> Vec<u64> { text.split(' ').map(|word| word.parse().unwrap()).collect() };
    let kinds: Vec<Vec<u64>> = if is_kind {
        kinds.split(" or ").map(list).collect()
    } else {
        list(kinds).into_iter().map(|k| vec![k]).collect()
    };
    // Equal numbers are one kind if each number is its own.
    let name = |kind: usize| if is_kind { kind as u64 } else { kinds[kind][0] };
    let mut known: Vec<Vec<u64>> = Vec::new();
    for n in 0..=most {
        let value = |last: Option<u64>| {
            let allowed = (0..kinds.len()).filter(|&kind| Some(name(kind)) != last);
            let seen: Vec<u64> = allowed
                .flat_map(|kind| kinds[kind].iter().map(move |&k| (kind, k)))
                .filter(|&(_, k)| k <= n)
                .map(|(kind, k)| known[(n - k) as usize][kind])
                .collect();
            (0..).find(|value| !seen.contains(value)).unwrap()
        };
        let mut all: Vec<u64> = (0..kinds.len()).map(|kind| value(Some(name(kind)))).collect();
        all.push(value(None));
        known.push(all);
    }
    known.iter().map(|all| *all.last().unwrap()).collect()
}

// What is claimed.

#[derive(Default)]
struct Tally {
    checked: BTreeMap<String, u64>,
    observed: u64,
    none: u64,
    refused: u64,
    short: u64,
    wrong: Vec<String>,
}

impl Tally {
    fn check(&mut self, kind: &str, request: &str, is_right: bool) {
        *self.checked.entry(kind.to_string()).or_default() += 1;
        if !is_right {
            self.wrong.push(format!("{kind}: {request}"));
        }
    }
}

fn holds(law: &Linear, values: &[u64]) -> bool {
    let mut all = law.preperiod..values.len().saturating_sub(law.period);
    all.all(|n| values[n + law.period] == values[n] + law.saltus)
}

/// Whether the law is that of these values.
fn is_law(law: &Stated, values: &[u64]) -> bool {
    let lost = |heap: usize, factor: u64| {
        let (mut all, mut at) = (vec![1u64], 0);
        while all[all.len() - 1] < heap as u64 {
            let last = all[all.len() - 1];
            while factor * all[at] < last {
                at += 1;
            }
            all.push(last + all[at]);
        }
        heap == 0 || all.contains(&(heap as u64))
    };
    let by_theorem = match law.theorem {
        Some(Theorem::LastTake(factor)) => {
            (0..values.len()).all(|n| (values[n] == 0) == lost(n, factor))
        }
        Some(theorem) => theorem.values(values.len()) == values,
        None => true,
    };
    by_theorem
        && match &law.law {
            Some(Law::Linear(law)) => holds(law, values),
            Some(law) => law.holds(values),
            None => true,
        }
}

fn of_heaps(tally: &mut Tally, request: &str, rule: &str, law: &Stated) {
    let reason = |law: &Stated| {
        let why = format!("{:?}", law.known.proved());
        why.trim_start_matches("Some(")
            .split(|c: char| !c.is_alphanumeric())
            .next()
            .unwrap()
            .to_string()
    };
    if law.known.is_proved() {
        let far = 3 * law.seen as u64;
        match values(rule, reach(rule, far)) {
            None => tally.short += 1,
            Some(values) => {
                tally.short += u64::from(reach(rule, far) < far);
                tally.check(&reason(law), request, is_law(law, &values));
            }
        }
    } else if law.law.is_some() {
        tally.observed += 1;
    } else {
        tally.none += 1;
    }
}

fn of_pairs(tally: &mut Tally, request: &str, answer_rule: &str, to: u64, law: &PairLaw) {
    let is_proved = law.known.is_proved();
    let inner: Vec<&Stated> = match &law.says {
        PairSays::Sum(all) => all.iter().flatten().collect(),
        PairSays::Lesser(of) => of.iter().collect(),
        PairSays::Number { of, .. } => vec![&**of],
        _ => Vec::new(),
    };
    let is_whole = inner.iter().all(|of| of.known.is_proved());
    if is_proved && !is_whole {
        tally.wrong.push(format!("proved without its parts: {request}"));
    }
    if !is_proved {
        tally.observed += 1;
    }
    let far = if is_proved { 3 * to } else { 4 * to };
    let values = table(answer_rule, far);
    let side = 0..=far as usize;
    let all =
        |is: &dyn Fn(usize, usize) -> bool| side.clone().all(|a| side.clone().all(|b| is(a, b)));
    match &law.says {
        PairSays::Sum(parts) => {
            let first = |n: usize| values[n][0];
            let second = |n: usize| values[0][n];
            // Each part against the game of that heap alone, and the sum against the table.
            let is_part = |of: &Option<Stated>, value: &dyn Fn(usize) -> u64| {
                let alone: Vec<u64> = side.clone().map(value).collect();
                of.as_ref().is_none_or(|of| is_law(of, &alone))
            };
            let parts = (is_part(&parts[0], &first), is_part(parts.last().unwrap(), &second));
            let sum = all(&|a, b| values[a][b] == first(a) ^ second(b));
            tally.check(
                if is_proved { "sum" } else { "sum, observed" },
                request,
                parts == (true, true) && sum,
            );
        }
        PairSays::Lesser(of) => {
            let diagonal: Vec<u64> = side.clone().map(|n| values[n][n]).collect();
            let is_part = of.as_ref().as_ref().is_none_or(|of| is_law(of, &diagonal));
            tally.check(
                if is_proved { "lesser" } else { "lesser, observed" },
                request,
                is_part && all(&|a, b| values[a][b] == diagonal[a.min(b)]),
            );
        }
        PairSays::Euclid => {
            let lost = |a: usize, b: usize| {
                let (low, high) = (a.min(b), a.max(b));
                low == 0 || low < high && high * (high - low) < low * low
            };
            tally.check("euclid", request, all(&|a, b| (values[a][b] == 0) == lost(a, b)));
        }
        PairSays::Wythoff(t) => {
            // The least number that is in no pair before, and that plus t k.
            let mut is_lost = vec![vec![false; far as usize + 1]; far as usize + 1];
            let mut used = vec![false; 3 * far as usize * (*t as usize + 1) + 9];
            for k in 0.. {
                let low = used.iter().position(|used| !used).unwrap();
                let high = low + *t as usize * k;
                if low > far as usize {
                    break;
                }
                (used[low], used[high]) = (true, true);
                if high <= far as usize {
                    (is_lost[low][high], is_lost[high][low]) = (true, true);
                }
            }
            tally.check("wythoff", request, all(&|a, b| (values[a][b] == 0) == is_lost[a][b]));
        }
        PairSays::Fold { fold, is_lost } => {
            let shown = |value: u64| if *is_lost { value.min(1) } else { value };
            let is = all(&|a, b| {
                let (x, y) = fold.place(a, b);
                shown(values[a][b]) == shown(values[x][y])
            });
            tally.check(if is_proved { "bounded" } else { "periodic, observed" }, request, is);
        }
        PairSays::Diagonal { diagonal, is_lost } => {
            let shown = |value: u64| if *is_lost { value.min(1) } else { value };
            let is = all(&|a, b| {
                let (x, y) = diagonal.place(a, b);
                shown(values[a][b]) == shown(values[x][y])
            });
            tally.check(if is_proved { "bounded" } else { "periodic, observed" }, request, is);
        }
        PairSays::Number { form, is_lost, of } => {
            let mut alone = BTreeMap::new();
            let shown = |value: u64| if *is_lost { value.min(1) } else { value };
            let mut is = !is_proved;
            for a in side.clone() {
                for b in side.clone() {
                    let value = shown(values[a][b]);
                    is &= *alone.entry(form.of(a as u64, b as u64)).or_insert(value) == value;
                }
            }
            let alone: Vec<u64> = (0..).map_while(|number| alone.get(&number).copied()).collect();
            tally.check("number, observed", request, is && is_law(of, &alone));
        }
    }
}

/// Whether text and comments say "proved" exactly if the type does.
fn is_said(answer: &Answer) -> bool {
    let is_proved = match (&answer.law, &answer.pairs) {
        (Some(law), _) => Some(law.known.is_proved()),
        (_, Some(pairs)) => pairs.law.as_ref().map(|law| law.known.is_proved()),
        _ => None,
    };
    let text = answer.to_string();
    let lines = |start: &str| text.lines().any(|line| line.starts_with(start));
    let said = lines("proved for all");
    let code = answer.code().map(|code| {
        let comment: String = code
            .rust
            .lines()
            .map(|line| line.trim_start_matches("// ").to_string() + " ")
            .collect();
        comment.contains(": proved for all")
    });
    is_proved.is_none_or(|is| is == said && code.is_none_or(|code| code == is))
}

fn claims(kind: &str, count: u64, seed: u64) {
    let random = &mut Random(seed);
    let mut tally = Tally::default();
    for _ in 0..count {
        let line = request(kind, random);
        if kind == "observed" {
            for to in [24, 50, 100] {
                observed(&mut tally, &format!("{line} to {to}"));
            }
            continue;
        }
        let answer = match Requests::default().answer(&line) {
            Ok(answer) => answer.expect("a request"),
            Err(_) => {
                tally.refused += 1;
                continue;
            }
        };
        if !is_said(&answer) {
            tally.wrong.push(format!("text and comments: {line}"));
        }
        match kind {
            "pairs" => match &answer.pairs.as_ref().unwrap().law {
                Some(law) => of_pairs(&mut tally, &line, &answer.rule, answer.to, law),
                None => tally.none += 1,
            },
            "families" => {
                for member in &answer.family.as_ref().unwrap().members {
                    let to = answer.to;
                    match member.known {
                        None => tally.none += 1,
                        Some(known) if !known.is_proved() => tally.observed += 1,
                        Some(_) if member.rule.starts_with("pairs") => {
                            let one =
                                Requests::default().answer(&format!("law {} to {to}", member.rule));
                            let one = one.unwrap().unwrap().pairs.unwrap().law.unwrap();
                            of_pairs(&mut tally, &line, &member.rule, to, &one);
                        }
                        Some(_) => {
                            let alone = request_of("law", &member.rule, Some(to)).unwrap();
                            let alone = Requests::default().answer(&alone).unwrap().unwrap();
                            let law = alone.law.unwrap();
                            if !law.known.is_proved() || law.linear() != member.law.as_ref() {
                                tally.wrong.push(format!("another law alone: {line}"));
                            }
                            of_heaps(&mut tally, &line, &member.rule, &law);
                        }
                    }
                }
            }
            "memory" => {
                let law = answer.law.as_ref().unwrap();
                if law.known.is_proved() {
                    let far =
                        if law.theorem.is_some() { 3 * answer.to } else { 3 * law.seen as u64 };
                    let why = if law.theorem.is_some() { "theorem" } else { "kinds" };
                    let is = is_law(law, &remembered(&answer.rule, far));
                    tally.check(why, &line, is);
                } else if law.law.is_some() {
                    tally.observed += 1;
                } else {
                    tally.none += 1;
                }
            }
            _ => of_heaps(&mut tally, &line, &answer.rule, answer.law.as_ref().unwrap()),
        }
    }
    println!("{count} {kind}, seed {seed}: {:?}", tally.checked);
    println!(
        "observed {}, no law {}, refused {}, search shorter than three times {}; false: {}",
        tally.observed,
        tally.none,
        tally.refused,
        tally.short,
        tally.wrong.len()
    );
    tally.wrong.iter().take(30).for_each(|line| println!("  {line}"));
    if !tally.wrong.is_empty() {
        std::process::exit(1);
    }
}

// An observed law against four times the heaps.
fn observed(tally: &mut Tally, line: &str) {
    let Ok(Some(answer)) = Requests::default().answer(line) else {
        tally.refused += 1;
        return;
    };
    let law = answer.law.as_ref().unwrap();
    if law.law.is_none() || law.known.is_proved() {
        tally.none += 1;
        return;
    }
    let far = 4 * answer.to;
    match values(&answer.rule, reach(&answer.rule, far)) {
        None => tally.short += 1,
        Some(values) => {
            tally.short += u64::from(reach(&answer.rule, far) < far);
            tally.observed += 1;
            if !is_law(law, &values) {
                tally.wrong.push(line.to_string());
            }
        }
    }
}

/// Thirteen sequences, and how many laws of their first terms fail within four times as many.
fn sequences(only_requests: bool) {
    type Term = fn(u64) -> u64;
    let all: [(&str, Term); 13] = [
        ("popcount", |n| n.count_ones().into()),
        ("digit sum", |n| n.to_string().bytes().map(|b| u64::from(b - b'0')).sum()),
        ("ruler", |n| if n == 0 { 0 } else { n.trailing_zeros().into() }),
        ("bit length", |n| u64::from(64 - n.leading_zeros())),
        ("divisors", |n| (1..=n).filter(|d| n % d == 0).count() as u64),
        ("isqrt", u64::isqrt),
        ("n sqrt 2", |n| (2 * n * n).isqrt()),
        ("golden word", |n| {
            let term = |n: u64| (n + (5 * n * n).isqrt()) / 2;
            2 - (term(n + 1) - term(n))
        }),
        ("Thue-Morse", |n| u64::from(n.count_ones() % 2)),
        ("number of digits", |n| n.to_string().len() as u64),
        ("Gray code", |n| n ^ (n >> 1)),
        ("greatest digit", |n| n.to_string().bytes().map(|b| u64::from(b - b'0')).max().unwrap()),
        // Subtract 1 or halve: by the values before, below.
        ("Mark", |_| 0),
    ];
    let lengths = [12, 16, 20, 24, 32, 40, 60, 80, 100, 150, 200];
    let (mut claims, mut periods, mut refuted) = (0, 0, 0);
    for (name, term) in all {
        let mut terms: Vec<u64> = (0..800).map(term).collect();
        if name == "Mark" {
            for n in 1..terms.len() {
                let seen = [terms[n - 1], terms[n / 2]];
                terms[n] = (0..).find(|value| !seen.contains(value)).unwrap();
            }
        }
        for length in lengths {
            let words: Vec<String> = terms[..length].iter().map(u64::to_string).collect();
            let line = format!("values {}", words.join(" "));
            if only_requests {
                println!("{line}");
                continue;
            }
            let law = Requests::default().answer(&line).unwrap().unwrap().law.unwrap().law;
            let Some(law) = law else { continue };
            claims += 1;
            periods += u32::from(matches!(law, Law::Linear(_)));
            if !law.holds(&terms[..4 * length]) {
                refuted += 1;
                println!("  {name}, {length} terms: {law:?}");
            }
        }
    }
    if !only_requests {
        println!("{claims} laws claimed, of them {periods} periods; {refuted} refuted");
    }
}
