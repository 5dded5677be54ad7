//! Random positions of every kind of game, and those that meet the rare conditions.

use super::games::{Full, FORMULAS};
use super::sentences::{numbers, Case};
use grundy_engine::pattern::{Chain, Table};
use grundy_lang::Lang;
use grundy_problems::random::{Choose, Random};
use std::collections::{BTreeMap, BTreeSet};

/// A rule, the most pieces, the largest, and the largest last take.
const KINDS: [(&str, u64, u64, u64); 43] = [
    ("take any", 4, 9, 0),
    ("take 1 3 4", 4, 9, 0),
    ("take 1 3 4", 1, 60, 0),
    ("take 2 5", 3, 9, 0),
    ("take a divisor", 3, 12, 0),
    ("take any but 2", 3, 9, 0),
    ("divide", 3, 24, 0),
    ("octal 0.77", 3, 8, 0),
    ("octal 0.07", 3, 9, 0),
    ("octal 0.007", 3, 12, 0),
    ("octal 4.56", 2, 7, 0),
    ("split unequal", 3, 10, 0),
    ("take any or split", 3, 6, 0),
    ("split into 2..3", 2, 8, 0),
    ("crosses 3", 2, 3, 0),
    ("crosses 9", 4, 9, 0),
    ("crosses 14", 4, 14, 0),
    ("turn up to 1 coins", 4, 9, 0),
    ("turn up to 2 coins", 4, 9, 0),
    ("turn up to 3 coins", 4, 9, 0),
    ("turn up to 4 coins", 4, 8, 0),
    ("turn a run", 4, 9, 0),
    ("pairs take any from one or the same from both", 2, 14, 0),
    ("pairs take (2,1) (1,2) (2,-1) (-1,2)", 2, 7, 0),
    ("pairs take multiples of the other from one", 2, 12, 0),
    ("take up to 1 times the last", 1, 30, 9),
    ("take up to 2 times the last", 1, 34, 9),
    ("take up to 3 times the last", 1, 34, 9),
    ("take up to 6 times the last", 1, 30, 5),
    ("take 1 2 3 never the same twice", 1, 25, 3),
    ("take 1 2 or 2 5 never the same kind twice", 1, 25, 2),
    ("misere take any", 4, 6, 0),
    ("misere take 1 3 4", 1, 30, 0),
    ("misere take 1..3", 3, 7, 0),
    ("misere take a divisor", 3, 8, 0),
    ("misere octal 0.77", 3, 6, 0),
    ("misere octal 0.07", 3, 8, 0),
    ("misere split unequal", 2, 12, 0),
    (FORMULAS[0].0, 3, 14, 0),
    (FORMULAS[1].0, 2, 9, 0),
    (FORMULAS[2].0, 3, 4, 0),
    (FORMULAS[3].0, 6, 3, 0),
    (FORMULAS[4].0, 4, 3, 0),
];

/// The same formulas under misere play, large heaps, and edges.
const LINES: [&str; 44] = [
    "misere (a, b) -> (a - 1, b); (a, b - 1); (a - 2, b - 2) : 5 4",
    "misere (a, b) -> (a - 1, b); (a, b - 1); (a - 2, b - 2) : 2 3",
    "misere (a, b, c) -> (a - 2, b, c); (a, b - 1, c - 1) : 4 3 3",
    "misere (a, b, c) -> (a - 2, b, c); (a, b - 1, c - 1) : 3 2 5",
    "misere (a, b, c) -> (a - 2, b, c); (a, b - 1, c - 1) : 2 0 0",
    "misere (a, b, c) -> (a - 2, b, c); (a, b - 1, c - 1) : 1 0 0",
    "(a, b, c) -> (a - 2, b, c); (a, b - 1, c - 1) : 5 2 2 5 2 2",
    "take 1 3 4 : 65 7",
    "take 1 3 4 : 200",
    "take 2.. : 101 7 4",
    "misere take any : 1 4 5",
    "take a divisor : 96 8",
    "take a divisor : 97",
    "divide : 96",
    "take any : 63 40 1",
    "take any : 127 64",
    "take any : 127",
    "take any : 0",
    "take any : 1 1",
    "take any : 5 5",
    "take any : 1 1 1",
    "misere take any : 0",
    "misere take any : 1 1",
    "misere take any : 5 1",
    "misere take any : 9 5 18",
    "take up to 2 times the last : 1",
    "take up to 2 times the last : 55",
    "take up to 2 times the last : 54",
    "octal 0.07 : 1 1",
    "octal 0.07 : 1 4 4",
    "n -> n + 1 if n % 2 == 1; n - 2 if n % 2 == 0 : 3",
    "octal 0.77 : 1 2 3",
    "pairs take any from one or the same from both : 0 0",
    "pairs take any from one or the same from both : 24 16",
    "pairs take any from one or the same from both : 25 40",
    "pairs take any from one or the same from both : 26 16",
    "pairs take (2,1) (1,2) (2,-1) (-1,2) : 20 20",
    "crosses 9 : 4 6",
    "crosses 5 : 3",
    "crosses 7 : 4 5 6",
    "misere take 1 3 4 : 70",
    "misere take squares : 3 5",
    "misere take squares : 9 4 6",
    "take 1 2 3 never the same twice : 45",
];

/// Every sentence that there is.
const KEYS: [&str; 42] = [
    "A1", "C1", "C2", "CL", "E0", "E1", "E2", "F1", "F2", "F3", "FL", "H", "HE", "HL", "K1", "L1",
    "L2", "L3", "M1", "M2", "M3", "M4", "ML", "N1", "P", "Q1", "R1", "R2", "R3", "RL", "S1", "S2",
    "SL", "SW", "T1", "T2", "V0", "V1", "V2", "W", "WA", "X1",
];

// What was met.
#[derive(Default)]
struct Met {
    table: Table,
    games: BTreeMap<String, Full>,
    keys: BTreeMap<&'static str, usize>,
    chains: BTreeSet<Chain>,
    positions: usize,
    not_so: Vec<String>,
}

impl Met {
    fn look(&mut self, rule: &str, line: &str) {
        let look = self.table.look(line).unwrap_or_else(|wrong| panic!("{line}: {wrong:?}"));
        let game = self.games.entry(rule.to_string()).or_insert_with(|| Full::new(rule));
        let said = [Lang::En, Lang::Zh].map(|lang| self.table.why(&look, lang).unwrap());
        for why in &said {
            let mut case = Case { line, look: &look, why, game };
            self.not_so.extend(case.check());
        }
        let texts = said.each_ref().map(|why| {
            let chips = why.mex.iter().flat_map(|mex| &mex.by).filter_map(|by| by.said.as_ref());
            why.steps.iter().chain(&why.heading).chain(&why.others).chain(chips).collect::<Vec<_>>()
        });
        assert_eq!(texts[0].len(), texts[1].len(), "{line}");
        for (en, zh) in texts[0].iter().zip(&texts[1]) {
            assert_eq!(en.key, zh.key, "{line}");
            let sorted = |text: &str| {
                let mut all = numbers(text);
                all.sort_unstable();
                all
            };
            // A law has its own words.
            if en.key != "L3" {
                assert_eq!(sorted(&en.said), sorted(&zh.said), "{line}: {en:?} {zh:?}");
                // A list of numbers or pairs is one word.
                let words = en
                    .said
                    .split_whitespace()
                    .filter(|word| !word.starts_with(|c: char| c == '(' || c.is_ascii_digit()));
                assert!(words.count() <= 25, "{line}: {en:?}");
                let is_chinese = |c: char| ('\u{4e00}'..='\u{9fff}').contains(&c);
                let words = zh.said.replace("SG", "").replace("Nim", "");
                let is_whole = !words.chars().any(|c| c.is_ascii_lowercase());
                assert!(
                    is_whole
                        && words.contains(is_chinese)
                        && en.said.is_ascii() | en.said.contains('…'),
                    "{line}: {zh:?}"
                );
            }
            *self.keys.entry(en.key).or_default() += 1;
        }
        self.chains.insert(said[0].chain);
        self.positions += 1;
    }

    fn random(&mut self, random: &mut Random, count: usize) {
        for (rule, pieces, most, last) in KINDS {
            let arity = FORMULAS.iter().find(|of| of.0 == rule).map_or(1, |of| of.1 as u64);
            for _ in 0..count {
                let is_two = rule.starts_with("pairs");
                let count = if is_two { 2 } else { arity * random.between(1, pieces / arity) };
                let mut heaps: Vec<u64> = (0..count).map(|_| random.between(0, most)).collect();
                if rule.starts_with("crosses") || rule.starts_with("turn") {
                    heaps.sort_unstable();
                    heaps.dedup();
                    heaps.retain(|&heap| heap > 0);
                    if heaps.is_empty() {
                        heaps.push(0);
                    }
                }
                let heaps: Vec<String> = heaps.iter().map(u64::to_string).collect();
                let mut line = format!("{rule} : {}", heaps.join(" "));
                if last > 0 && random.below(3) > 0 {
                    line += &format!(" after {}", random.between(1, last));
                }
                self.look(rule, &line);
            }
        }
        for line in LINES {
            let rule = line.split(" : ").next().unwrap();
            self.look(rule, line);
        }
    }

    fn is_complete(&self) {
        assert!(self.not_so.is_empty(), "{:#?}", self.not_so);
        let keys: Vec<&str> = self.keys.keys().copied().collect();
        let all: BTreeSet<&str> = KEYS.iter().copied().chain(["XL", "XT"]).collect();
        assert_eq!(keys, Vec::from_iter(all), "{:?}", self.keys);
        let chains = [
            Chain::Ended,
            Chain::Pairs,
            Chain::Nim,
            Chain::Values,
            Chain::Crosses,
            Chain::Coins,
            Chain::MisereNim,
            Chain::Stars,
            Chain::Fibonacci,
            Chain::Listed,
        ];
        assert_eq!(self.chains, BTreeSet::from(chains));
        println!("{} positions: {:?}", self.positions, self.keys);
    }
}

#[test]
fn every_sentence_is_so_and_each_is_met() {
    let mut met = Met::default();
    met.random(&mut Random(71), 12);
    met.is_complete();
}

#[test]
#[ignore = "500 positions of each kind take half a minute: cargo test -p grundy-engine --test tests law_finder::why -- --ignored"]
fn every_sentence_is_so_in_many_positions() {
    let mut met = Met::default();
    met.random(&mut Random(72), 500);
    met.is_complete();
}

#[test]
fn a_move_that_led_here_is_explained() {
    let mut table = Table::default();
    let mut lifted = |line: &str, lang| {
        let look = table.look(line).unwrap();
        let why = table.why(&look, lang).unwrap();
        why.lifted.unwrap().steps.into_iter().map(|step| (step.key, step.said)).collect::<Vec<_>>()
    };
    let fails = lifted("take any : 1 4 6 move 1 0", Lang::En);
    assert_eq!(
        fails,
        [(
            "Z",
            "Take all of A fails: the other answers take 2 from C, and you are lost.".to_string()
        )]
    );
    let fails = lifted("take any : 1 4 6 move 1 0", Lang::Zh);
    assert_eq!(fails[0].1, "取走 A 堆全部不行：对方应以从 C 堆取 2 颗，你就必败。");
    let last = lifted("misere take any : 3 move 1 0", Lang::En);
    assert_eq!(last, [("Z", "Take all is the last move and loses.".to_string())]);
    let wins: Vec<&str> =
        lifted("take any : 2 4 7 move 3 6", Lang::En).iter().map(|step| step.0).collect();
    assert_eq!(wins, ["N1", "R1", "R2", "R3"]);
}
