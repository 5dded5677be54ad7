use super::alike::{alike_rule, has_options, Compared};
use super::forms::TABLE;
use super::rules::recognised;
use crate::formula::Formula;
use crate::pattern::game::Game;
use grundy_problems::random::{Choose, Random};

const LINES: &str = include_str!("recognised.txt");

fn lines() -> impl Iterator<Item = (&'static str, &'static str)> {
    LINES.lines().map(|line| line.split_once(" # ").unwrap())
}

// Of all positions up to 60, of two heaps up to 14. A position with a fault has no options that could be right.
fn is_game(formula: &Formula, game: &Game) -> bool {
    Compared::of(formula, [60, 14]).is_some_and(|own| has_options(game, &own))
}

#[test]
fn rules_in_other_words_are_recognised() {
    let mut wrong = Vec::new();
    for (text, words) in lines() {
        let formula = Formula::parse(text).unwrap_or_else(|wrong| panic!("{text}: {wrong}"));
        let game = recognised(&formula, false);
        if game != Game::of(words) {
            wrong.push(format!("{text}: {game:?}, not {words}"));
        }
        if game.is_some_and(|game| !is_game(&formula, &game)) {
            wrong.push(format!("{text} is not {words}"));
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
}

// What is far off counts, too. (A code of octal digits once left out what a move takes beyond the 65th.)
#[test]
fn options_of_large_heaps_alone_make_another_rule() {
    for text in [
        "n -> [a, n - 70 - a] for a in 1..n-71",
        "n -> [a, n - 2 - a] for a in 0..n-2; n - 90",
        "n -> [a, n - 2 - a] for a in 0..n-2; n - 500",
        "n -> n - 1; [a, n - 70 - a] for a in 1..n-71",
        "n -> [a, n - a] for a in 1..n-1; [a, n - 66 - a] for a in 0..n-66",
        "n -> n - k for k in 1..n if k > 65; [a, n - 3 - a] for a in 1..n-4",
        "n -> n - k for k in 70..80; [a, n - 4 - a] for a in 1..n-5",
        "n -> [a, n - 2 - a] for a in 1..n-3; 0 if n == 66",
        "n -> n - k for k in 1..3; 0 if n == 101",
        "n -> n - k for k in {1, 2, 200}; n - 300 if n < 700",
        "n -> n - k for k in 1..n if k != 600",
    ] {
        let formula = Formula::parse(text).unwrap();
        if let Some(game) = recognised(&formula, false) {
            let own = Compared::of(&formula, [701, 0]).unwrap();
            assert!(has_options(&game, &own), "{text}: {game:?}");
        }
    }
}

// One random change of a formula: a number, a sign or a relation, a clause less, or another one's.
fn mutated(text: &str, random: &mut Random) -> String {
    let mut below = |end: usize| random.below(end as u64) as usize;
    let signs = [" + ", " - ", "*", "/", " % "];
    let relations = [" < ", " <= ", " > ", " >= ", " == ", " != "];
    let numbers = ["0", "1", "2", "3", "n", "k", "a", "b"];
    let words: Vec<&[&str]> = vec![
        &signs,
        &relations,
        &numbers,
        &["squares", "primes", "divisors", "fibonacci"],
        &["1..", "0..", "2..", "a..", "n.."],
        &["a - k", "a - 2*k", "b - k", "n - k", "n - a", "k"],
    ];
    for _ in 0..50 {
        let group = words[below(words.len())];
        let (from, to) = (group[below(group.len())], group[below(group.len())]);
        let places: Vec<usize> = text.match_indices(from).map(|found| found.0).collect();
        if from == to || places.is_empty() {
            continue;
        }
        let at = places[below(places.len())];
        return format!("{}{to}{}", &text[..at], &text[at + from.len()..]);
    }
    text.to_string()
}

#[test]
fn what_is_recognised_among_mutations_has_the_options_of_its_rule() {
    let all: Vec<&str> = lines().map(|line| line.0).collect();
    let mut random = Random(67);
    let (mut tried, mut known) = (0, 0);
    let mut wrong = Vec::new();
    while tried < COUNT {
        let mut text = all[random.below(all.len() as u64) as usize].to_string();
        for _ in 0..1 + random.below(2) {
            text = mutated(&text, &mut random);
        }
        let Ok(formula) = Formula::parse(&text) else { continue };
        tried += 1;
        if let Some(game) = recognised(&formula, false) {
            known += 1;
            if !is_game(&formula, &game) {
                wrong.push(format!("{text}: {game:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{} wrong of {known}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(known > tried / 10, "{known} of {tried}");
}

const COUNT: usize = 2000;

#[test]
fn no_formula_is_more_than_another_game_or_a_fault() {
    for text in ["n -> n - k for k in 1..n", "n -> [a, n - 2 - a] for a in 0..n", "n -> n / 2"] {
        let formula = Formula::parse(text).unwrap();
        let Some(Game::Heaps(rule)) = recognised(&formula, true) else { panic!("{text}") };
        assert!(rule.misere);
    }
    for text in [
        // The grammar has no such misere game.
        "n -> [] if n > 0; a for a in 1..n-1; [a, b] for a in 1..n-1, b in 1..a-1",
        "n -> [a, b, n - 1 - a - b] for a in 1..n, b in 1..n if a + b < n - 1",
        "(a, b) -> (a - k, b) for k in 1..a; (a, b - k) for k in 1..b",
    ] {
        let formula = Formula::parse(text).unwrap();
        assert!(recognised(&formula, false).is_some() && recognised(&formula, true).is_none());
    }
    // Numbers near 2^63, and loops within loops.
    for text in [
        "n -> n - k for k in -9223372036854775807..9223372036854775807",
        "n -> n - 9223372036854775807*k for k in 1..n if -9223372036854775807*k < 5",
        "n -> n - k for k in 1..n if 9223372036854775807 - k + 9223372036854775807 > n",
        "n -> n - 2**i for i in 0..63",
        "n -> [a, b, n - a - b] for a in 1..n, b in 1..n if a < 9223372036854775807*b",
        "n -> n - x for x in {y + y for y in {z + z for z in {k + k for k in {j + j for j in 1..n}}}}",
    ] {
        recognised(&Formula::parse(text).unwrap(), false);
    }
}

#[test]
fn other_formulas_are_alike_as_far_as_they_are_compared() {
    let alike = |text: &str| alike_rule(&Formula::parse(text).unwrap());
    assert_eq!(alike("n -> n - n / d for d in divisors(n)"), Some("take a divisor"));
    assert_eq!(alike("n -> n - min(k, n) for k in 1..n if n > 0"), Some("take any"));
    let kayles = "n -> [a, b] for a in 0..n-1, b in 0..n-1 if n - a - b in 1..2";
    assert_eq!(alike(kayles), Some("octal 0.77"));
    let wythoff = "(a, b) -> (x, y) for x in 0..a, y in 0..b if x + y < a + b and (x == a or y == b or a - x == b - y)";
    assert_eq!(alike(wythoff), Some("pairs take any from one or the same from both"));
    assert_eq!(alike("n -> n - d for d in digits(n) if d > 0"), None);
    assert_eq!(alike("n -> n - k for k in 1..n if n < 41"), Some("take any"));
    assert_eq!(alike("n -> n / (n - 40)"), None);
    assert_eq!(alike("n -> n - k for k in 1..10**15"), None);
    assert_eq!(alike("(a, b, c) -> (a - 1, b, c)"), None);
}

#[test]
fn every_line_of_the_table_is_a_rule_alone_or_with_others() {
    let lines = include_str!("forms.txt").lines();
    let lines = lines.filter(|line| !line.starts_with('#') && line.contains(" | "));
    assert!(lines.eq(TABLE.iter().map(|form| form.line)));
    let mut unknown = Vec::new();
    for form in TABLE.iter() {
        // What makes a rule of it.
        let others = match form.words {
            "coins 3" => "n -> [] if n > 0; [k, m] for k in 0..n-1, m in 0..k-1",
            "C..:4" => "n -> n - k for k in 2..n",
            words if words.starts_with("coins") => "n -> [] if n > 0; k for k in 1..n-1",
            "multiples of the other from the first" => {
                "(a, b) -> (a, b - k*a) for k in 1..b if a > 0"
            }
            "multiples of the other from the second" => {
                "(a, b) -> (a - k*b, b) for k in 1..a if b > 0"
            }
            _ => "",
        };
        let others = (!others.is_empty()).then(|| Formula::parse(others).unwrap().alternatives);
        let mut known = 0;
        let numbers = [(2, 4), (3, 1), (0, 1), (1, 2), (5, 7)];
        for (c, d) in numbers.into_iter().take(if form.has.contains(&true) { 5 } else { 1 }) {
            let mut formula = form.formula.with(&[c, d]);
            formula.alternatives.extend(others.iter().flatten().cloned());
            formula.names = vec!["x".to_string(); 20];
            for is_sorted in [false, true].into_iter().take(formula.arity) {
                formula.is_sorted = is_sorted;
                if let Some(game) = recognised(&formula, false) {
                    assert!(is_game(&formula, &game), "{} {formula}: {game:?}", form.line);
                    known += 1;
                }
            }
        }
        unknown.extend((known == 0).then_some(form.line));
    }
    assert!(unknown.is_empty(), "{unknown:#?}");
}
