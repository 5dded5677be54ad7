//! Games by their definition, as a second opinion on the law finder: a rule is read again from its words, and played by plain
//! search. Nothing of the finder is used here.

use std::collections::HashMap;
use std::ops::RangeInclusive;

/// Whether k may be taken from a heap of n, for n and k.
type Set = Box<dyn Fn(u64, u64) -> bool>;

fn number(word: &str) -> u64 {
    word.parse().unwrap_or_else(|_| panic!("a number, not {word:?}"))
}

/// `3`, `3..5`, or `3..`, which has no end.
fn run(word: &str) -> RangeInclusive<u64> {
    let (low, high) = word.split_once("..").unwrap_or((word, word));
    number(low)..=if high.is_empty() { u64::MAX } else { number(high) }
}

/// All that one of the sets between `or` has.
fn set(text: &str) -> Set {
    let of_one = |text: &str| match text.split_once(" but ") {
        Some((all, but)) => {
            let (all, but) = (union(all), union(but));
            Box::new(move |n, k| all(n, k) && !but(n, k)) as Set
        }
        None => union(text),
    };
    let sets: Vec<Set> = text.split(" or ").map(of_one).collect();
    Box::new(move |n, k| sets.iter().any(|set| set(n, k)))
}

fn union(text: &str) -> Set {
    let mut words = text.split_whitespace();
    let mut sets: Vec<Set> = Vec::new();
    while let Some(word) = words.next() {
        let mut after = |count: usize| words.nth(count).unwrap();
        sets.push(match word {
            "any" => Box::new(|_, _| true),
            "odd" => Box::new(|_, k| k % 2 == 1),
            "even" => Box::new(|_, k| k % 2 == 0),
            "half" => Box::new(|n, k| 2 * k == n),
            "up" => match after(1) {
                "half" => Box::new(|n, k| 2 * k <= n),
                "sqrt" => Box::new(|n, k| k * k <= n),
                most => match most.strip_prefix("1/").map(number) {
                    Some(parts) => Box::new(move |n, k| k * parts <= n),
                    None => {
                        let most = number(most);
                        Box::new(move |_, k| k <= most)
                    }
                },
            },
            "a" => match after(0) {
                "divisor" => Box::new(|n, k| n % k == 0),
                _ => Box::new(|n, k| (2..=k).all(|d| k % d > 0 || n % d > 0)),
            },
            "the" => {
                after(0);
                Box::new(|n, k| k == n)
            }
            "squares" => Box::new(|_, k| {
                (1..=k).take_while(|root| root * root <= k).any(|root| root * root == k)
            }),
            "primes" => {
                Box::new(|_, k| k > 1 && (2..k).take_while(|d| d * d <= k).all(|d| k % d > 0))
            }
            "fibonacci" => Box::new(|_, k| {
                let (mut a, mut b) = (1, 2);
                while a < k {
                    (a, b) = (b, a + b);
                }
                a == k
            }),
            "powers" => {
                let base = number(after(1));
                Box::new(move |_, k| (0..64).any(|e| base.checked_pow(e) == Some(k)))
            }
            "multiples" => {
                let of = number(after(1));
                Box::new(move |_, k| k % of == 0)
            }
            word => {
                let run = run(word);
                Box::new(move |_, k| run.contains(&k))
            }
        });
    }
    Box::new(move |n, k| sets.iter().any(|set| set(n, k)))
}

fn mex(seen: &[u64]) -> u64 {
    let mut is_seen = vec![false; seen.len() + 1];
    for &value in seen {
        if let Some(is) = is_seen.get_mut(value as usize) {
            *is = true;
        }
    }
    is_seen.iter().position(|is| !is).unwrap() as u64
}

/// All ways to write n as a sum of so many numbers, ascending from `least` on; each is told behind what `parts` has.
pub fn sums(
    n: u64,
    least: u64,
    (fewest, most): (u64, u64),
    parts: &mut Vec<u64>,
    each: &mut dyn FnMut(&[u64]),
) {
    if fewest <= 1 && n >= least {
        parts.push(n);
        each(parts);
        parts.pop();
    }
    if most > 1 {
        for part in least..=n / 2 {
            parts.push(part);
            sums(n - part, part, (fewest.saturating_sub(1), most - 1), parts, each);
            parts.pop();
        }
    }
}

/// All ways to add at most so many lower coins to those in `coins`.
fn lower(below: u64, most: u64, coins: &mut Vec<u64>, each: &mut dyn FnMut(&[u64])) {
    each(coins);
    if most > 0 {
        for coin in 1..below {
            coins.push(coin);
            lower(coin, most - 1, coins, each);
            coins.pop();
        }
    }
}

/// Tells what a move leaves of two heaps.
type PairMove = Box<dyn Fn(u64, u64, &mut dyn FnMut(u64, u64))>;

fn pair_move(text: &str) -> PairMove {
    let Some((what, from)) = text.split_once(" from ") else {
        let numbers = text.split(['(', ')', ',', ' ']).filter(|word| !word.is_empty());
        let numbers: Vec<i64> = numbers.map(|word| word.parse().unwrap()).collect();
        return Box::new(move |a, b, each| {
            for step in numbers.chunks(2) {
                let left = (a.checked_add_signed(-step[0]), b.checked_add_signed(-step[1]));
                if let (Some(a), Some(b)) = left {
                    each(a, b);
                }
            }
        });
    };
    if what == "multiples of the other" {
        return Box::new(|a, b, each| {
            (1..=a.checked_div(b).unwrap_or(0)).for_each(|k| each(a - k * b, b));
            (1..=b.checked_div(a).unwrap_or(0)).for_each(|k| each(a, b - k * a));
        });
    }
    if let Some((_, near)) = from.split_once("less than ") {
        let near = number(near.split(' ').next().unwrap());
        return Box::new(move |a, b, each| {
            for x in 1..=a {
                let near = (1..=b).filter(|y| x.abs_diff(*y) < near);
                near.for_each(|y| each(a - x, b - y));
            }
        });
    }
    let takes = |set: &Set, n: u64| (1..=n).filter(|&k| set(n, k)).collect::<Vec<u64>>();
    if let Some(other) = from.strip_suffix(" from the other") {
        let other = other.strip_prefix("one").unwrap().trim_start_matches(',');
        let sets = [set(what), set(other)];
        return Box::new(move |a, b, each| {
            for (one, other) in [(&sets[0], &sets[1]), (&sets[1], &sets[0])] {
                for x in takes(one, a) {
                    for y in takes(other, b) {
                        each(a - x, b - y);
                    }
                }
            }
        });
    }
    let (set, from) = (set(if what == "the same" { "any" } else { what }), from.to_string());
    Box::new(move |a, b, each| {
        if from == "both" {
            let of_both = takes(&set, a).into_iter().filter(|&k| k <= b && set(b, k));
            return of_both.for_each(|k| each(a - k, b - k));
        }
        if from != "the second" {
            for k in takes(&set, a) {
                each(a - k, b);
            }
        }
        if from != "the first" {
            for k in takes(&set, b) {
                each(a, b - k);
            }
        }
    })
}

/// The names under which the next mover remembers that k was taken from n, for n, k and the name before; none if this is not
/// allowed.
type Names = Box<dyn Fn(u64, u64, Option<u64>) -> Vec<u64>>;

fn names(rule: &str) -> Names {
    if let Some(factor) = rule.strip_suffix(" times the last") {
        let factor = number(factor.strip_prefix("up to ").unwrap());
        let most = move |n: u64, last: Option<u64>| last.map_or(n - 1, |last| factor * last);
        return Box::new(move |n, k, last| Vec::from_iter((k <= most(n, last)).then_some(k)));
    }
    if let Some(takes) = rule.strip_suffix(" never the same twice") {
        let may_take = set(takes);
        return Box::new(move |n, k, last| {
            Vec::from_iter((may_take(n, k) && Some(k) != last).then_some(k))
        });
    }
    let kinds = rule.strip_suffix(" never the same kind twice").unwrap();
    let kinds: Vec<Set> = kinds.split(" or ").map(set).collect();
    Box::new(move |n, k, last| {
        let kinds = (1..).zip(&kinds).filter(|(name, kind)| kind(n, k) && Some(*name) != last);
        kinds.map(|(name, _)| name).collect()
    })
}

/// The nonempty heaps, ascending, or both heaps of two; and the name of the last move, if it matters.
pub type Position = (Vec<u64>, Option<u64>);

/// What a move does.
enum Moves {
    /// Replaces one heap by others.
    Heaps {
        /// The first word, and the others before the split.
        game: (String, String),
        may_take: Set,
        /// How a heap is split; after `with`, what is left of it.
        split: Option<String>,
        is_with: bool,
    },
    Pairs(Vec<PairMove>),
    Memory(Names),
}

/// A game, read from its rule.
pub struct Game {
    rule: String,
    moves: Moves,
    won: HashMap<Position, bool>,
    values: HashMap<Position, u64>,
}

impl Game {
    /// The game of a rule in the words of the law finder.
    ///
    /// # Panics
    ///
    /// If the rule is not in the grammar.
    pub fn new(rule: &str) -> Self {
        let game = rule.strip_prefix("misere ").unwrap_or(rule);
        let moves = if let Some(moves) = game.strip_prefix("pairs take ") {
            Moves::Pairs(moves.split(" or ").map(pair_move).collect())
        } else if game.contains(" never ") || game.contains(" times ") {
            Moves::Memory(names(game.strip_prefix("take ").unwrap()))
        } else {
            let (game, split) =
                game.split_once("split").map_or((game, None), |of| (of.0, Some(of.1)));
            let is_with = game.ends_with(" with ");
            let game = game.trim_end_matches(" or ").trim_end_matches(" with ");
            let (first, rest) = game.split_once(' ').unwrap_or((game, ""));
            Moves::Heaps {
                game: (first.to_string(), rest.to_string()),
                may_take: set(if first == "take" { rest } else { "" }),
                split: split.map(str::to_string),
                is_with,
            }
        };
        Game { rule: rule.to_string(), moves, won: HashMap::new(), values: HashMap::new() }
    }

    fn is_misere(&self) -> bool {
        self.rule.starts_with("misere")
    }

    /// Tells what each move leaves of one heap; empty heaps may be among it.
    fn each_option(&self, n: u64, each: &mut dyn FnMut(&[u64])) {
        let Moves::Heaps { game: (first, rest), may_take, split, is_with } = &self.moves else {
            panic!("{}: a game with moves in single heaps", self.rule);
        };
        let two = |n: u64, each: &mut dyn FnMut(&[u64])| sums(n, 1, (2, 2), &mut Vec::new(), each);
        for k in (1..=n).filter(|&k| may_take(n, k)) {
            each(&[n - k]);
            if *is_with {
                two(n - k, each);
            }
        }
        if let Some(how) = split.as_ref().filter(|_| !is_with) {
            let counts = how.split_once("into ").map_or(2..=2, |how| run(how.1));
            let (fewest, most) = (*counts.start(), n.min(*counts.end()));
            if how.contains("unequal") {
                two(n, &mut |parts| {
                    if parts[0] < parts[1] {
                        each(parts);
                    }
                });
            } else if how.contains("equal") {
                let counts = (fewest..=most).filter(|count| n % count == 0);
                counts.for_each(|count| each(&vec![n / count; count as usize]));
            } else {
                sums(n, 1, (fewest, most), &mut Vec::new(), each);
            }
        }
        match (&first[..], &rest[..]) {
            ("divide", "") => (1..n).filter(|d| n % d == 0).for_each(|d| each(&[d])),
            ("divide", by) if n > 0 => {
                by.split(' ').skip(1).for_each(|by| each(&[n / number(by)]));
            }
            ("turn", "a run") => {
                (1..=n).for_each(|low| each(&(low..n).rev().collect::<Vec<u64>>()));
            }
            ("turn", most) if n > 0 => {
                lower(n, number(most.split(' ').nth(2).unwrap()) - 1, &mut Vec::new(), each);
            }
            ("octal", code) if n > 0 => {
                let (before, digits) = code.split_once('.').unwrap();
                if before == "4" {
                    two(n, each);
                }
                for (k, digit) in (1..=n).zip(digits.bytes()) {
                    if digit & 1 > 0 && k == n || digit & 2 > 0 && k < n {
                        each(&[n - k]);
                    }
                    if digit & 4 > 0 {
                        two(n - k, each);
                    }
                }
            }
            _ => {}
        }
    }

    /// What each move leaves of one heap.
    pub fn options(&self, n: u64) -> Vec<Vec<u64>> {
        let mut all = Vec::new();
        self.each_option(n, &mut |left| all.push(left.to_vec()));
        all
    }

    /// Heaps as a position has them; of coins, two at one place lie as before.
    pub fn plain(&self, mut heaps: Vec<u64>) -> Vec<u64> {
        if let Moves::Pairs(_) = self.moves {
            return heaps;
        }
        heaps.retain(|&heap| heap > 0);
        heaps.sort_unstable();
        if self.rule.starts_with("turn") {
            let coins = heaps.chunk_by(|a, b| a == b).filter(|coins| coins.len() % 2 == 1);
            return coins.map(|coins| coins[0]).collect();
        }
        heaps
    }

    /// What each move leaves.
    pub fn moves(&self, (heaps, last): &Position) -> Vec<Position> {
        let mut all = Vec::new();
        match &self.moves {
            Moves::Heaps { .. } => {
                for (at, &heap) in heaps.iter().enumerate() {
                    self.each_option(heap, &mut |left| {
                        let left = [&heaps[..at], &heaps[at + 1..], left].concat();
                        all.push((self.plain(left), None));
                    });
                }
            }
            Moves::Pairs(moves) => moves.iter().for_each(|of| {
                of(heaps[0], heaps[1], &mut |a, b| all.push((vec![a, b], None)));
            }),
            Moves::Memory(names) => {
                let n = heaps.first().copied().unwrap_or(0);
                for k in 1..=n {
                    let left = |name| (self.plain(vec![n - k]), Some(name));
                    all.extend(names(n, k, *last).into_iter().map(left));
                }
            }
        }
        all
    }

    /// Whether the player to move wins, by a search of the whole game.
    pub fn is_won(&mut self, position: &Position) -> bool {
        if let Some(&won) = self.won.get(position) {
            return won;
        }
        let all = self.moves(position);
        let won = all.is_empty() && self.is_misere() || all.iter().any(|left| !self.is_won(left));
        self.won.insert(position.clone(), won);
        won
    }

    /// Whether the player to move wins the sum of these heaps.
    pub fn is_won_with(&mut self, heaps: Vec<u64>) -> bool {
        self.is_won(&(self.plain(heaps), None))
    }

    /// The values of the heaps up to `most`; 1 for a heap that is won under misere play, or if the last take counts.
    pub fn values(&mut self, most: u64) -> Vec<u64> {
        let mut values: Vec<u64> = Vec::new();
        for n in 0..=most {
            values.push(if self.is_misere() || self.rule.ends_with("times the last") {
                u64::from(self.is_won_with(vec![n]))
            } else if let Moves::Memory(_) = self.moves {
                self.value(&(self.plain(vec![n]), None))
            } else {
                let mut seen = Vec::new();
                let sum = |sum, &part: &u64| sum ^ values[part as usize];
                self.each_option(n, &mut |left| seen.push(left.iter().fold(0, sum)));
                mex(&seen)
            });
        }
        values
    }

    fn value(&mut self, position: &Position) -> u64 {
        if let Some(&value) = self.values.get(position) {
            return value;
        }
        let seen: Vec<u64> = self.moves(position).iter().map(|left| self.value(left)).collect();
        self.values.insert(position.clone(), mex(&seen));
        mex(&seen)
    }

    /// The values of all pairs of heaps up to `most`.
    ///
    /// # Panics
    ///
    /// If the rule is not one of two heaps.
    pub fn table(&self, most: u64) -> Vec<Vec<u64>> {
        let Moves::Pairs(moves) = &self.moves else { panic!("{}: two heaps", self.rule) };
        // A step may add to one heap, if it takes more from the other.
        let wide = if self.rule.contains('-') { 2 * most } else { most } as usize;
        let (mut values, mut seen) = (vec![vec![0; wide + 1]; wide + 1], Vec::new());
        for sum in 0..=2 * most as usize {
            for a in sum.saturating_sub(wide)..=sum.min(wide) {
                for each in moves {
                    each(a as u64, (sum - a) as u64, &mut |a, b| {
                        seen.push(values[a as usize][b as usize]);
                    });
                }
                values[a][sum - a] = mex(&seen);
                seen.clear();
            }
        }
        values.truncate(most as usize + 1);
        for row in &mut values {
            row.truncate(most as usize + 1);
        }
        values
    }

    /// The largest heap for which `values` takes about a second at most.
    pub fn reach(&self) -> u64 {
        let has = |word: &str| self.rule.contains(word);
        match () {
            () if self.is_misere() && (has("split") || has("octal")) => 26,
            () if self.rule.ends_with("into 3") || has(" never ") || has(" times ") => 300,
            () if has("turn") || has("into") && !has("equal") => 40,
            () if has("with split") => 1500,
            () if has("coprime") || has("primes") => 2500,
            () => 5000,
        }
    }
}
