//! The engine against published results, and against a search of the whole game.

use super::{Game, Limits, Play, Rule, Winner};
use crate::octal::{moves, Move};
use crate::random::{Choose, Random};
use std::collections::HashMap;

fn grown(code: &str, heaps: u64) -> Game {
    let mut game = Game::new(Rule::new(&moves(code).unwrap()));
    let mut limits = Limits::of_steps(1 << 32);
    assert!(game.grow(heaps, &mut limits), "{}", code);
    game
}

fn solved(code: &str) -> Game {
    let game = grown(code, 5000);
    assert!(game.period().is_some(), "{}", code);
    game
}

#[test]
fn quotients_are_the_published_ones() {
    // Plambeck and Siegel 2008, the tables of its appendix; Plambeck 2005 for 0.123.
    for &(code, order, lost, period, start) in &[
        ("0.77", 40, 9, 12, 71),
        ("0.75", 8, 2, 2, 8),
        ("0.123", 20, 5, 5, 5),
        ("0.15", 42, 12, 10, 66),
        ("0.71", 36, 9, 6, 3),
        ("0.53", 16, 3, 9, 21),
        ("0.34", 12, 3, 8, 7),
        ("0.312", 12, 3, 2, 5),
        ("0.72", 24, 5, 4, 16),
        ("0.351", 22, 6, 8, 4),
        ("0.144", 30, 5, 10, 12),
        ("0.152", 34, 6, 48, 25),
        ("0.712", 14, 4, 6, 3),
        ("0.1232", 46, 12, 6, 6),
        ("4.56", 8, 2, 4, 11),
        ("0.115", 42, 12, 14, 92),
    ] {
        let game = solved(code);
        let found = game.period().unwrap();
        let quotient = game.quotient();
        assert_eq!(
            (quotient.order(), quotient.lost(), found.length, found.start),
            (order, lost, period, start),
            "{code}"
        );
        assert_eq!(quotient.tame(), None, "{code}");
    }
}

// A code, the heap up to which it is grown, and the orders from some heaps on.
type Growth = (&'static str, u64, &'static [(u64, usize)]);

#[test]
fn orders_grow_as_published() {
    let expected: [Growth; 3] = [
        ("0.77", 167, &[(1, 2), (2, 6), (5, 12), (9, 18), (12, 24), (25, 32), (27, 40)]),
        (
            "0.15",
            153,
            &[(1, 2), (6, 6), (14, 8), (18, 16), (20, 20), (23, 30), (27, 36), (29, 40), (30, 42)],
        ),
        ("0.07", 29, &[(2, 2), (4, 6), (10, 12), (14, 24), (25, 144), (27, 176)]),
    ];
    for &(code, heaps, orders) in &expected {
        let game = grown(code, heaps);
        assert_eq!(game.orders()[1..], *orders, "{code}");
    }
}

#[test]
#[ignore = "takes some seconds"]
fn orders_of_dawsons_kayles_grow_as_published_up_to_33() {
    let mut game = Game::new(Rule::new(&moves("0.07").unwrap()));
    let mut limits = Limits::of_steps(1 << 40);
    limits.states = 3000;
    assert!(game.grow(33, &mut limits));
    let last = [(30, 360), (31, 520), (32, 552), (33, 638)];
    assert_eq!(game.orders()[7..], last);
}

#[test]
fn limits_of_states_and_heaps_are_kept() {
    // 0.77 has 32 states up to the heap 26, 40 from there on, and a period that the heap 167 proves.
    for &(states, heaps, largest, order) in
        &[(39, 1000, 26, 32), (40, 1000, 167, 40), (1500, 166, 166, 40), (1500, 167, 167, 40)]
    {
        let mut game = Game::new(Rule::new(&moves("0.77").unwrap()));
        let mut limits = Limits::of_steps(1 << 30);
        limits.states = states;
        limits.heaps = heaps;
        assert_eq!(game.grow(u64::MAX, &mut limits), largest == 167);
        assert_eq!((game.largest(), game.quotient().order()), (largest, order));
    }
}

#[test]
fn games_take_the_steps_that_the_atlas_counts_in() {
    // These are not answers, but this engine's counts: `data/misere.csv` says how far each game goes with a number of steps.
    for &(code, heaps, steps) in &[
        ("0.77", u64::MAX, 254_921),
        ("0.07", 25, 10_266_017),
        ("4.12", u64::MAX, 8_919),
        ("0.0000000007", 150, 1_949_543),
    ] {
        let mut game = Game::new(Rule::new(&moves(code).unwrap()));
        let mut limits = Limits::of_steps(1 << 30);
        game.grow(heaps, &mut limits);
        assert_eq!((1 << 30) - limits.steps, steps, "{code}");
    }
}

#[test]
fn tame_quotients_are_those_of_nim() {
    for &(n, codes) in &[
        (1, &["0.1", "0.2", "0.3", "0.5", "0.7"][..]),
        (2, &["0.22", "0.23", "0.31", "0.52", "0.73", "0.33"][..]),
        (3, &["4.12", "4.13", "4.72"][..]),
    ] {
        for code in codes {
            assert_eq!(solved(code).quotient().tame(), Some(n), "{code}");
        }
    }
    for n in 0..5 {
        let heaps = (1u64 << n) - 1;
        let any: Vec<(u64, u8)> = (1..=heaps).map(|take| (take, 3)).collect();
        let mut nim = Game::new(Rule::new(&any));
        assert!(nim.grow(heaps, &mut Limits::of_steps(1 << 30)));
        assert_eq!(nim.quotient().tame(), Some(n));
        let order = [1, 2, 6, 10, 18][n as usize];
        assert_eq!(nim.quotient().order(), order);
    }
}

#[test]
fn orders_are_one_or_even_and_the_least_wild_one_has_eight() {
    for code in 0..64 {
        for d0 in &["0", "4"] {
            let code = format!("{}.{}{}", d0, code / 8, code % 8);
            let mut game = Game::new(Rule::new(&moves(&code).unwrap()));
            game.grow(200, &mut Limits::of_steps(1_000_000));
            let order = game.quotient().order();
            assert!(order == 1 || order % 2 == 0, "{}", code);
            let quotient = game.quotient();
            let is_wild = quotient.tame().is_none();
            assert!(!is_wild || order >= 8 && quotient.lost() >= 2, "{}", code);
            // Every option of this heap ends the game, so the heap is lost.
            if let Some(h) = (1..=game.largest()).find(|&h| game.rule().count(h) > 0) {
                let a = game.image(h).unwrap();
                assert_eq!(quotient.product(a, a), 0);
                assert!((0..order).all(|x| quotient.product(a, x) != x), "{}", code);
            }
        }
    }
}

// The whole game: "won if there is no option, or some option is lost".
struct Search<'a> {
    rule: &'a Rule,
    lost: HashMap<Vec<u64>, bool>,
}

impl Search<'_> {
    fn plays(&self, heaps: &[u64]) -> Vec<(Play, Vec<u64>)> {
        let mut plays = Vec::new();
        for (heap, &size) in heaps.iter().enumerate() {
            self.rule.options(size, |take, left, right| {
                let mut after = heaps.to_vec();
                after.remove(heap);
                after.extend([left, right].iter().filter(|&&part| part > 0));
                after.sort_unstable();
                let play = Play { heap, take, left, right };
                plays.push((play, after));
            });
        }
        plays
    }

    fn is_lost(&mut self, heaps: &[u64]) -> bool {
        if let Some(&is_lost) = self.lost.get(heaps) {
            return is_lost;
        }
        let plays = self.plays(heaps);
        let is_lost = !plays.is_empty() && plays.iter().all(|(_, after)| !self.is_lost(after));
        self.lost.insert(heaps.to_vec(), is_lost);
        is_lost
    }
}

fn each_sum(most: u64, heaps: &mut Vec<u64>, each: &mut dyn FnMut(&[u64])) {
    each(heaps);
    for heap in heaps.last().copied().unwrap_or(1)..=most {
        heaps.push(heap);
        each_sum(most - heap, heaps, each);
        heaps.pop();
    }
}

#[test]
fn all_sums_up_to_17_are_as_the_search_says() {
    sums_are_as_the_search_says(17);
}

#[test]
#[ignore = "takes 10 s"]
fn all_sums_up_to_26_are_as_the_search_says() {
    sums_are_as_the_search_says(26);
}

fn sums_are_as_the_search_says(most: u64) {
    let codes = [
        "0.77", "0.75", "0.123", "0.15", "0.71", "0.53", "0.34", "0.312", "0.72", "0.351", "0.144",
        "0.152", "0.712", "0.1232", "4.56", "0.115", "0.07", "0.644", "4.7", "0.26", "0.54",
        "4.12", "4.44", "0.3", "0.22", "0.52", "0.73", "0.6", "0.156", "0.414", "4.", "0.",
    ];
    for code in &codes {
        let tried = check_sums(&moves(code).unwrap(), most, 1 << 30);
        println!("{code}: {tried} sums");
    }
}

/// Where the limits end the work, the heaps so far have their states.
#[test]
fn sums_of_random_rules_under_random_limits_are_as_the_search_says() {
    let (mut random, mut tried) = (Random(1), 0);
    for _ in 0..200 {
        let first = Some((0, 4 * random.below(2) as u8));
        let digits = (1..=1 + random.below(6)).map(|take| (take, random.below(8) as u8));
        let moves: Vec<Move> = first.into_iter().chain(digits).collect();
        let bits = random.below(22);
        tried += check_sums(&moves, 12, random.below(1 << bits));
    }
    println!("{tried} sums");
    assert!(tried > 10_000, "{tried}");
}

/// Compares all sums up to a total, as far as their heaps are proved with that many steps; the number of sums.
fn check_sums(moves: &[Move], most: u64, steps: u64) -> usize {
    let mut game = Game::new(Rule::new(moves));
    let is_whole = game.grow(most, &mut Limits::of_steps(steps));
    assert!(is_whole || game.largest() < most);
    let rule = game.rule().clone();
    let lost = HashMap::new();
    let mut search = Search { rule: &rule, lost };
    let largest = if game.period().is_some() { most } else { game.largest() };
    let mut tried = 0;
    each_sum(most, &mut Vec::new(), &mut |heaps| {
        if heaps.iter().any(|&heap| heap > largest) {
            return;
        }
        let is_lost = search.is_lost(heaps);
        assert_eq!(game.is_lost(heaps), Some(is_lost), "{moves:?} {heaps:?}");
        tried += 1;
        if heaps.iter().sum::<u64>() > 12 {
            return;
        }
        let plays = search.plays(heaps);
        let winner = if is_lost {
            Winner::Second
        } else if plays.is_empty() {
            Winner::Already
        } else {
            let wins = plays.into_iter().filter(|(_, after)| search.is_lost(after));
            Winner::FirstBy(wins.map(|(play, _)| play).min().unwrap())
        };
        assert_eq!(game.winner(heaps), Some(winner), "{moves:?} {heaps:?}");
    });
    tried
}
