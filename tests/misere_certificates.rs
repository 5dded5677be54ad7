//! A checker of the certificates of misere quotients, and the certificates that `misere-quotient` writes. The checker
//! knows the code alone, and shares nothing with the library; `docs/misere-certificates.md` is its text.

// Tests run on the current compiler only.
#![allow(clippy::incompatible_msrv)]
#![cfg(feature = "large")]

#[path = "../trial/src/random.rs"]
mod random;

use random::{Choose, Random};
use std::collections::{HashMap, HashSet, VecDeque};
use std::io::Write;
use std::process::{Command, Output, Stdio};
use std::{fs, thread};

/// Runs a program on `input`.
fn run(program: &str, input: &str) -> Output {
    let mut child = Command::new(program)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    thread::scope(|scope| {
        scope.spawn(move || stdin.write_all(input.as_bytes()));
        child.wait_with_output().unwrap()
    })
}

const QUOTIENT: &str = env!("CARGO_BIN_EXE_misere-quotient");
const OCTAL: &str = env!("CARGO_BIN_EXE_misere-octal");

/// The answers of `misere-quotient` to requests, one each.
fn answers(requests: &[String]) -> Vec<String> {
    let output = run(QUOTIENT, &requests.join("\n"));
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{}", errors);
    let text = String::from_utf8(output.stdout).unwrap();
    let mut answers: Vec<String> = text
        .split("\n\n")
        .map(|part| part.to_string() + "\n")
        .collect();
    let last = answers.pop().unwrap();
    answers.push(last.trim_end().to_string() + "\n");
    assert_eq!(answers.len(), requests.len());
    answers
}

fn certificate(code: &str) -> String {
    answers(&[format!("certificate {code}")]).remove(0)
}

/// What a certificate says, as it stands.
#[derive(Clone, Debug)]
struct Claim {
    code: String,
    lost: Vec<bool>,
    period: Option<(usize, usize)>,
    /// Of each heap from 0.
    states: Vec<usize>,
    actions: HashMap<usize, Vec<usize>>,
}

fn number(word: &str) -> Result<usize, String> {
    let number: usize = word.parse().map_err(|_| format!("no number: {word:?}"))?;
    match number.to_string() == word && number < 1 << 30 {
        true => Ok(number),
        false => Err(format!("not as numbers are written: {word:?}")),
    }
}

fn parse(text: &str) -> Result<Claim, String> {
    let text = text.strip_suffix('\n').ok_or("no newline at the end")?;
    let mut lines = text.split('\n').peekable();
    let mut named = |name: &str| -> Result<String, String> {
        let line = lines.next().ok_or(format!("no line {name}"))?;
        let rest = line
            .strip_prefix(name)
            .and_then(|rest| rest.strip_prefix(' '));
        rest.map(str::to_string)
            .ok_or(format!("expected {name}, found {line:?}"))
    };
    let code = named("code")?;
    let order = number(&named("order")?)?;
    let outcomes = named("outcomes")?;
    let is_lost = |letter| match letter {
        'P' => Ok(true),
        'N' => Ok(false),
        _ => Err(format!("no outcome: {letter:?}")),
    };
    let lost: Vec<bool> = outcomes.chars().map(is_lost).collect::<Result<_, _>>()?;
    if order == 0 || lost.len() != order {
        return Err("as many outcomes as the order says".to_string());
    }
    let (period, heaps) = match named("period") {
        Ok(period) => {
            let (length, start) = period
                .split_once(" from ")
                .ok_or("expected period P from N")?;
            (Some((number(length)?, number(start)?)), None)
        }
        Err(line) => {
            let heaps = line
                .split_once("found \"heaps ")
                .and_then(|(_, rest)| rest.strip_suffix('"'));
            (None, Some(number(heaps.ok_or(line.clone())?)?))
        }
    };
    let state = |word: &str| {
        let state = number(word)?;
        if state < order {
            Ok(state)
        } else {
            Err(format!("no state: {word}"))
        }
    };
    let mut states = vec![0];
    while let Some(line) = lines.next_if(|line| line.starts_with("heap ")) {
        let prefix = format!("heap {}: ", states.len());
        states.push(state(
            line.strip_prefix(&prefix)
                .ok_or(format!("expected {prefix}"))?,
        )?);
    }
    if heaps.is_some_and(|heaps| heaps != states.len() - 1) {
        return Err("as many heaps as it says".to_string());
    }
    let mut of_heaps: Vec<usize> = states[1..].to_vec();
    of_heaps.sort_unstable();
    of_heaps.dedup();
    let mut actions = HashMap::new();
    for of in of_heaps {
        let prefix = format!("action {of}: ");
        let line = lines.next().and_then(|line| line.strip_prefix(&prefix));
        let line = line.ok_or(format!("expected {prefix}"))?;
        let action: Vec<usize> = line.split(' ').map(state).collect::<Result<_, _>>()?;
        if action.len() != order {
            return Err(format!("{prefix} as many states as the order says"));
        }
        actions.insert(of, action);
    }
    match lines.next() {
        None => Ok(Claim {
            code,
            lost,
            period,
            states,
            actions,
        }),
        Some(line) => Err(format!("expected the end, found {line:?}")),
    }
}

/// The digits of a code, that before the point first.
fn digits(code: &str) -> Result<Vec<u32>, String> {
    let (whole, rest) = code.split_once('.').ok_or("no point in the code")?;
    let whole = if whole.is_empty() { "0" } else { whole };
    if whole != "0" && whole != "4" {
        return Err("no code".to_string());
    }
    let digits = whole
        .chars()
        .chain(rest.chars())
        .map(|digit| digit.to_digit(8));
    digits
        .collect::<Option<_>>()
        .ok_or("no octal digit".to_string())
}

/// What a move may leave of a heap: one list for each option, of the heaps that are not empty.
fn options(digits: &[u32], heap: usize) -> Vec<Vec<usize>> {
    let mut options = Vec::new();
    for (taken, digit) in digits.iter().enumerate().take(heap + 1) {
        let rest = heap - taken;
        if taken > 0 && digit & 1 != 0 && rest == 0 {
            options.push(vec![]);
        }
        if taken > 0 && digit & 2 != 0 && rest > 0 {
            options.push(vec![rest]);
        }
        if digit & 4 != 0 {
            options.extend((1..=rest / 2).map(|part| vec![part, rest - part]));
        }
    }
    options
}

type Set = Vec<u64>;

fn has(set: &Set, x: usize) -> bool {
    set[x / 64] >> (x % 64) & 1 == 1
}

fn set_of(order: usize, members: impl Iterator<Item = usize>) -> Set {
    let mut set = vec![0; order.div_ceil(64)];
    members.for_each(|x| set[x / 64] |= 1 << (x % 64));
    set
}

/// Verifies a certificate; what it proves, or why it does not.
fn check(text: &str) -> Result<Claim, String> {
    let claim = parse(text)?;
    let digits = digits(&claim.code)?;
    let order = claim.lost.len();

    // An automaton that reads heaps in any order, and reaches all its states.
    for (&of, action) in &claim.actions {
        if action[0] != of {
            return Err(format!("action {of} does not lead there from 0"));
        }
        for other in claim.actions.values() {
            if (0..order).any(|x| action[other[x]] != other[action[x]]) {
                return Err(format!("action {of} does not commute"));
            }
        }
    }
    if claim
        .actions
        .get(&0)
        .is_some_and(|action| (0..order).any(|x| action[x] != x))
    {
        return Err("action 0 is not the identity".to_string());
    }
    let mut products: Vec<Option<Vec<usize>>> = vec![None; order];
    products[0] = Some((0..order).collect());
    let mut queue = vec![0];
    while let Some(y) = queue.pop() {
        for action in claim.actions.values() {
            if products[action[y]].is_none() {
                let row = products[y]
                    .as_ref()
                    .unwrap()
                    .iter()
                    .map(|&x| action[x])
                    .collect();
                products[action[y]] = Some(row);
                queue.push(action[y]);
            }
        }
    }
    let products: Vec<Vec<usize>> = products
        .into_iter()
        .collect::<Option<_>>()
        .ok_or("a state that no sum has")?;

    // (c), and heaps without options.
    if claim.lost[0] {
        return Err("the end is lost".to_string());
    }
    let mut generators: HashSet<(usize, Set)> = HashSet::new();
    for (heap, &state) in claim.states.iter().enumerate() {
        // As `options` has them, but of thousands of heaps.
        let mut set = vec![0; order.div_ceil(64)];
        let mut is_stuck = true;
        for (taken, digit) in digits.iter().enumerate().take(heap + 1) {
            let rest = heap - taken;
            let one = if rest == 0 { 1 } else { 2 };
            let alone = (taken > 0 && digit & one != 0).then_some(0);
            let splits = 1..=if digit & 4 != 0 { rest / 2 } else { 0 };
            for left in alone.into_iter().chain(splits) {
                let option = products[claim.states[left]][claim.states[rest - left]];
                set[option / 64] |= 1 << (option % 64);
                is_stuck = false;
            }
        }
        if is_stuck && state != 0 {
            return Err(format!(
                "heap {heap} cannot be moved, but changes the state"
            ));
        }
        if !is_stuck {
            generators.insert((state, set));
        }
    }
    // (a)
    for (state, options) in &generators {
        for x in (0..order).filter(|&x| claim.lost[products[*state][x]]) {
            if (0..order).any(|o| has(options, o) && claim.lost[products[o][x]]) {
                return Err(format!("a lost option of a lost sum, beside the state {x}"));
            }
        }
    }
    // (b), on the least pairs.
    let is_subset = |a: &Set, b: &Set| a.iter().zip(b).all(|(a, b)| a & !b == 0);
    let all: Vec<(usize, Set)> = generators.into_iter().collect();
    let is_least = |(state, options): &&(usize, Set)| {
        let less = |(other, fewer): &(usize, Set)| {
            other == state && fewer != options && is_subset(fewer, options)
        };
        !all.iter().any(less)
    };
    let generators: Vec<&(usize, Set)> = all.iter().filter(is_least).collect();
    let mut least: Vec<Vec<Set>> = vec![Vec::new(); order];
    // First in, first out: short sums have the least pairs.
    let mut queue = VecDeque::from([(0, set_of(order, 0..0))]);
    while let Some((x, set)) = queue.pop_front() {
        let is_end = set.iter().all(|&word| word == 0);
        if !is_end && !least[x].contains(&set) {
            continue; // A smaller one came in its place.
        }
        for (g, options) in generators.iter().copied() {
            let members = |set: &Set, by: usize| -> Vec<usize> {
                (0..order)
                    .filter(|&o| has(set, o))
                    .map(|o| products[o][by])
                    .collect()
            };
            let y = products[x][*g];
            let both = members(&set, *g).into_iter().chain(members(options, x));
            let product = set_of(order, both);
            if least[y].iter().any(|other| is_subset(other, &product)) {
                continue;
            }
            if !claim.lost[y] && !(0..order).any(|o| has(&product, o) && claim.lost[o]) {
                return Err(format!("a won sum without a lost option, of the state {y}"));
            }
            least[y].retain(|other| !is_subset(&product, other));
            least[y].push(product.clone());
            queue.push_back((y, product));
        }
    }
    // No two states agree after all words.
    let mut classes: Vec<usize> = claim.lost.iter().map(|&lost| usize::from(lost)).collect();
    let mut count = 0;
    loop {
        let mut numbers = HashMap::new();
        let refined: Vec<usize> = (0..order)
            .map(|x| {
                let mut key: Vec<usize> = claim
                    .actions
                    .keys()
                    .map(|of| classes[claim.actions[of][x]])
                    .collect();
                key.push(classes[x]);
                let next = numbers.len();
                *numbers.entry(key).or_insert(next)
            })
            .collect();
        classes = refined;
        if numbers.len() == count {
            break;
        }
        count = numbers.len();
    }
    if count != order {
        return Err("two states agree after all sums".to_string());
    }
    if let Some((length, start)) = claim.period {
        let k = digits.iter().rposition(|&digit| digit != 0).unwrap_or(0);
        let heaps = claim.states.len();
        if length == 0 || 2 * start.max(1) + 2 * length + k > heaps {
            return Err("too few heaps for the period".to_string());
        }
        let fits = |p: usize, from: usize| {
            (from..heaps - p).all(|n| claim.states[n] == claim.states[n + p])
        };
        if !fits(length, start) {
            return Err("no such period".to_string());
        }
        if start > 0 && fits(length, start - 1) || (1..length).any(|p| fits(p, start)) {
            return Err("not the least period".to_string());
        }
    }
    Ok(claim)
}

/// The whole game: "won if there is no option, or some option is lost".
fn is_lost(digits: &[u32], heaps: &[usize], known: &mut HashMap<Vec<usize>, bool>) -> bool {
    if let Some(&is_lost) = known.get(heaps) {
        return is_lost;
    }
    let (mut none, mut all_won) = (true, true);
    for at in 0..heaps.len() {
        for parts in options(digits, heaps[at]) {
            let mut after = heaps.to_vec();
            after.remove(at);
            after.extend(parts);
            after.sort_unstable();
            none = false;
            all_won = all_won && !is_lost(digits, &after, known);
        }
    }
    known.insert(heaps.to_vec(), !none && all_won);
    !none && all_won
}

/// All sums of a total up to `most`.
fn sums(most: usize) -> Vec<Vec<usize>> {
    fn extend(most: usize, sum: &mut Vec<usize>, all: &mut Vec<Vec<usize>>) {
        all.push(sum.clone());
        for heap in sum.last().copied().unwrap_or(1)..=most {
            sum.push(heap);
            extend(most - heap, sum, all);
            sum.pop();
        }
    }
    let mut all = Vec::new();
    extend(most, &mut Vec::new(), &mut all);
    all
}

impl Claim {
    fn heap(&self, heap: usize) -> usize {
        match self.period {
            Some((length, start)) if heap >= start => self.states[start + (heap - start) % length],
            _ => self.states[heap],
        }
    }

    fn is_lost(&self, heaps: &[usize]) -> bool {
        let heaps = heaps.iter().filter(|&&heap| heap > 0);
        let state = heaps.fold(0, |x, &heap| self.actions[&self.heap(heap)][x]);
        self.lost[state]
    }
}

#[test]
fn certificates_are_accepted_and_say_the_outcomes() {
    let codes = [
        "0.77", "0.75", "0.123", "0.15", "0.71", "0.53", "0.34", "0.312", "0.72", "0.351", "0.144",
        "0.152", "0.712", "0.1232", "4.56", "0.115", "0.1", "0.3", "0.22", "4.72", "0.3333", "0.6",
        "0.26", "0.",
    ];
    let requests: Vec<String> = codes
        .iter()
        .map(|code| format!("certificate {code}"))
        .collect();
    for (code, text) in codes.iter().zip(answers(&requests)) {
        let claim = check(&text).unwrap_or_else(|why| panic!("{}: {}", code, why));
        assert_eq!(claim.code, *code);
        let (digits, mut known) = (digits(code).unwrap(), HashMap::new());
        let largest = if claim.period.is_some() {
            14
        } else {
            claim.states.len() - 1
        };
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
        // The places of the entries: numbers, and the letters of the outcomes.
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
                        assert_eq!(
                            claim.is_lost(&sum),
                            expected,
                            "{code} {sum:?}: {at} is {new}"
                        );
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
        (
            replaced("order 8", "order 08"),
            "not as numbers are written",
        ),
        (replaced("order 8", "order 9"), "as many outcomes"),
        (replaced("order 8", "order -8"), "no number"),
        (
            replaced("order 8", "order 99999999999999999999"),
            "no number",
        ),
        (replaced("NP", "Np"), "no outcome"),
        (
            replaced("period 2 from 8", "period 2 from 9"),
            "too few heaps",
        ),
        (
            replaced("period 2 from 8", "period 2 from 7"),
            "no such period",
        ),
        (
            replaced("period 2 from 8", "period 1 from 8"),
            "no such period",
        ),
        (
            replaced("period 2 from 8", "period 0 from 8"),
            "too few heaps",
        ),
        (replaced("period 2 from 8", "heaps 22"), "as many heaps"),
        (replaced("heap 3:", "heap 4:"), "expected heap 3"),
        (replaced("heap 1: 1", "heap 1: 8"), "no state"),
        (replaced("action 1:", "action 7:"), "expected action 1"),
        (replaced("action 1: 1 ", "action 1: "), "as many states"),
    ] {
        let found = check(&changed).expect_err(&changed);
        assert!(found.contains(why), "{}, not {}", found, why);
    }
    // An automaton of one state, which says that all is won, is right for no game with a move.
    let nothing = "code 0.3\norder 1\noutcomes N\nheaps 1\nheap 1: 0\naction 0: 0\n";
    assert!(check(nothing)
        .unwrap_err()
        .contains("a won sum without a lost option"));
    // Twice the states of 0.1 with the same outcomes.
    let twice = "code 0.1\norder 4\noutcomes NPNP\nheaps 1\nheap 1: 1\naction 1: 1 2 3 0\n";
    assert!(check(twice).unwrap_err().contains("two states agree"));
}

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
            all.push(
                (0..1 + random.below(5))
                    .map(|_| large(&mut random))
                    .collect(),
            );
        }
        let lines = all.iter().map(|sum| {
            let words: Vec<String> = sum.iter().map(usize::to_string).collect();
            format!("{} {}\n", sum.len(), words.join(" "))
        });
        let input = format!("{code} {}\n{}", all.len(), lines.collect::<String>());
        let output = run(OCTAL, &input);
        assert!(output.status.success(), "{:?}", output);
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
            assert_eq!(words[0] == "second", lost, "{} {:?}: {}", code, sum, line);
            if words.len() == 1 {
                let is_end = || {
                    sum.iter()
                        .all(|&heap| heap < 10 && options(&digits, heap).is_empty())
                };
                assert!(lost || is_end(), "{} {:?}: {}", code, sum, line);
                continue;
            }
            let play: Vec<usize> = words[1..]
                .iter()
                .map(|word| word.parse().unwrap())
                .collect();
            let [heap, take, left, right] = play[..] else {
                panic!("{}", line)
            };
            let mut after = sum.clone();
            assert_eq!(
                after[heap - 1] - take,
                left + right,
                "{} {:?}: {}",
                code,
                sum,
                line
            );
            let parts = usize::from(left > 0) + usize::from(right > 0);
            assert!(
                left <= right && digits[take] >> parts & 1 == 1,
                "{} {:?}: {}",
                code,
                sum,
                line
            );
            after.remove(heap - 1);
            after.extend([left, right].iter().filter(|&&part| part > 0));
            assert!(claim.is_lost(&after), "{} {:?}: {}", code, sum, line);
            if is_small {
                let earlier = (0..heap).flat_map(|at| {
                    options(&digits, sum[at])
                        .into_iter()
                        .map(move |parts| (at, parts))
                });
                for (at, parts) in earlier {
                    let rest = sum[at] - parts.iter().sum::<usize>();
                    let b = parts.iter().copied().max().unwrap_or(0);
                    let a = parts.iter().sum::<usize>() - b;
                    let mut other = sum.clone();
                    other.remove(at);
                    other.extend(parts);
                    if (at + 1, rest, a, b) < (heap, take, left, right) {
                        assert!(
                            !claim.is_lost(&other),
                            "{} {:?}: {}, but {} {}",
                            code,
                            sum,
                            line,
                            at,
                            rest
                        );
                    }
                }
            }
        }
    }
}

/// The golden cases of a program: name, input, output.
fn golden(program: &str) -> Vec<(String, String, String)> {
    let folder = format!("testdata/{program}");
    let names = fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let inputs = names.filter(|path| path.extension().is_some_and(|ending| ending == "in"));
    let read = |path: &std::path::Path| fs::read_to_string(path).unwrap();
    inputs
        .map(|path| {
            let name = path.display().to_string();
            (name, read(&path), read(&path.with_extension("out")))
        })
        .collect()
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
                let heaps: Vec<usize> = line
                    .split(' ')
                    .skip(1)
                    .map(|heap| heap.parse().unwrap())
                    .collect();
                let total = heaps
                    .iter()
                    .fold(0, |sum: usize, &heap| sum.saturating_add(heap));
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
                // The moves in their order, as far as the first that wins.
                let mut expected = match lost(&heaps) {
                    true => "second".to_string(),
                    false => "first".to_string(),
                };
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
                assert_eq!(
                    answers.next(),
                    Some(&expected[..]),
                    "{name}: {code}: {line}"
                );
            }
        }
        assert_eq!(answers.next(), None, "{name}");
    }
    println!("{searched} positions searched, {by_certificate} by certificates");
}

/// A word such as ab^2, as a state.
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
            let end = power
                .find(|c: char| !c.is_ascii_digit())
                .unwrap_or(power.len());
            times = power[..end].parse().unwrap();
            rest = &power[end..];
        }
        exponents[usize::from(letter - b'a')] += times;
    }
    exponents
}

#[test]
fn golden_reports_are_right_and_say_all() {
    let (mut reports, mut certificates) = (0, 0);
    for (name, input, output) in golden("misere-quotient") {
        let requests = input
            .lines()
            .map(|line| line.split('#').next().unwrap().trim());
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
            // The words that no relation makes less are as many as the states, and stand for one each.
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
            let said: HashSet<usize> = list(3, "lost: ")
                .iter()
                .map(|word| state(&claim, &generators, word))
                .collect();
            let all: HashSet<usize> = (0..order).filter(|&x| claim.lost[x]).collect();
            assert_eq!(said, all, "{request}");
        }
    }
    println!("{reports} reports and {certificates} certificates");
}

#[test]
fn lines_of_random_words_are_answered_or_told() {
    let words = [
        "0.1",
        "certificate",
        "#",
        "4.",
        "0.8",
        "x",
        "certificate 0.3",
        "é",
        "1",
        "",
        "0.77",
        "9".repeat(5000).leak(),
    ];
    let mut random = Random(30);
    for program in [QUOTIENT, OCTAL] {
        for _ in 0..20 {
            // Many lines in one process.
            let line = |random: &mut Random| -> String {
                (0..random.below(4))
                    .map(|_| words[random.below(words.len() as u64) as usize])
                    .collect::<Vec<_>>()
                    .join(" ")
            };
            let input: String = (0..50).map(|_| line(&mut random) + "\n").collect();
            let output = run(program, &input);
            let errors = String::from_utf8(output.stderr).unwrap();
            assert!(
                errors.lines().all(|line| line.starts_with("misere-")),
                "{}",
                errors
            );
            assert_eq!(
                output.status.code(),
                Some(i32::from(!errors.is_empty())),
                "{}",
                errors
            );
        }
    }
}

/// `make misere`: every game that the atlas says is solved.
#[test]
#[ignore]
fn every_solved_code_of_the_atlas_has_a_certificate() {
    let atlas = fs::read_to_string("docs/misere.md").unwrap();
    let table = atlas.split("made by make atlas").nth(1).unwrap();
    let solved: Vec<&str> = table
        .lines()
        .filter(|line| line.starts_with("| 0.") || line.starts_with("| 4."))
        .filter(|line| line.contains("proved"))
        .map(|line| line.split(' ').nth(1).unwrap())
        .collect();
    let requests: Vec<String> = solved
        .iter()
        .map(|code| format!("certificate {code}"))
        .collect();
    for (code, text) in solved.iter().zip(answers(&requests)) {
        let claim = check(&text).unwrap_or_else(|why| panic!("{}: {}", code, why));
        assert!(claim.code == *code && claim.period.is_some());
    }
    println!("{} certificates accepted", solved.len());
    assert!(solved.len() >= 407);
}
