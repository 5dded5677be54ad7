//! The twins: for each program a second one that takes the same text and gives the same text, and
//! shares nothing with the library.
//!
//! Small positions are played out: "a position is won if some option is lost", on the whole list of
//! heaps, with a memo and no theory. Larger ones are decided by a second method, named at its
//! place: Zeckendorf representations for Wythoff and Fibonacci Nim, parities of columns for Nim,
//! tables with a set per heap for rows.

use std::collections::{HashMap, HashSet};

type Position = Vec<u64>;

/// A game played out: the options of a position, and who wins when there are none.
struct Game<'a> {
    options: &'a dyn Fn(&[u64]) -> Vec<Position>,
    misere: bool,
    memo: HashMap<Position, bool>,
}

impl<'a> Game<'a> {
    fn new(options: &'a dyn Fn(&[u64]) -> Vec<Position>) -> Game<'a> {
        Game {
            options,
            misere: false,
            memo: HashMap::new(),
        }
    }

    fn won(&mut self, position: &[u64]) -> bool {
        if let Some(&won) = self.memo.get(position) {
            return won;
        }
        let options = (self.options)(position);
        let won = match options.is_empty() {
            true => self.misere,
            false => options.iter().any(|option| !self.won(option)),
        };
        self.memo.insert(position.to_vec(), won);
        won
    }
}

/// All positions that differ from `position` in one place, by what `of` makes of it.
fn each<F: Fn(usize, u64) -> Vec<u64>>(position: &[u64], of: F) -> Vec<Position> {
    let mut options = Vec::new();
    for (place, &heap) in position.iter().enumerate() {
        for left in of(place, heap) {
            let mut option = position.to_vec();
            option[place] = left;
            options.push(option);
        }
    }
    options
}

/// The tokens of an input.
struct Tokens(std::vec::IntoIter<u64>);

impl Tokens {
    fn of(input: &[u8]) -> Tokens {
        let text = String::from_utf8_lossy(input);
        let text = text
            .trim_start_matches('\u{feff}')
            .trim_end_matches('\u{1a}');
        let tokens: Vec<u64> = text
            .split(|c: char| c == '\x0b' || c.is_ascii_whitespace())
            .filter(|token| !token.is_empty())
            .map_while(|token| token.parse().ok())
            .collect();
        Tokens(tokens.into_iter())
    }

    fn maybe(&mut self) -> Option<u64> {
        self.0.next()
    }

    fn one(&mut self) -> u64 {
        self.maybe().expect("a golden case must be whole")
    }

    fn many(&mut self, count: u64) -> Vec<u64> {
        (0..count).map(|_| self.one()).collect()
    }

    /// The first number of the next case, if it is not 0.
    fn until_zero(&mut self) -> Option<u64> {
        Some(self.one()).filter(|&first| first != 0)
    }
}

/// The output that `program` owes to `input`, or `None` if there is no such program.
pub fn answer(program: &str, input: &[u8]) -> Option<String> {
    let tokens = &mut Tokens::of(input);
    let lines = match program {
        "hdu1846" => hdu1846(tokens),
        "poj1067" => poj1067(tokens),
        "hdu1850" => hdu1850(tokens),
        "stripes" => stripes(tokens),
        "n-ring" => n_ring(tokens),
        "three-x" => three_x(tokens),
        "dag-tokens" => dag_tokens(tokens),
        "hdu1847" => hdu1847(tokens),
        "hdu2149" => hdu2149(tokens),
        "poj2234" => poj2234(tokens),
        "hdu2176" => nim_moves(tokens, false),
        "misere-nim" => nim_moves(tokens, true),
        "hdu1907" => hdu1907(tokens),
        "hdu2177" => hdu2177(tokens),
        "hdu1851" => hdu1851(tokens),
        "dawsons-kayles" => dawsons_kayles(tokens),
        "hdu2516" => hdu2516(tokens),
        "fibonacci-nim" => fibonacci_nim(tokens),
        "subtraction" => subtraction(tokens),
        "coins" => coins(tokens),
        "hdu1536" => hdu1536(tokens),
        "row-tokens" => row_tokens(tokens),
        "poj1704" => poj1704(tokens),
        "divisor-nim" => divisor_nim(tokens),
        "hdu1524" => hdu1524(tokens),
        "octal" => octal(input),
        "octal-period" => octal_period(input),
        _ => return None,
    };
    Some(lines.into_iter().map(|line| line + "\n").collect())
}

fn choose(won: bool, first: &str, second: &str) -> String {
    if won { first } else { second }.to_string()
}

// Heaps of which a limited number may be taken.

fn limited(heaps: &[u64], limits: &[u64]) -> bool {
    if heaps
        .iter()
        .map(|heap| heap.saturating_add(1))
        .fold(1, u64::saturating_mul)
        <= 3000
    {
        let options = |position: &[u64]| {
            each(position, |place, heap| {
                (1..=heap.min(limits[place]))
                    .map(|take| heap - take)
                    .collect()
            })
        };
        return Game::new(&options).won(heaps);
    }
    // Second method: what is left beyond whole rounds of limit + 1, each answered by its
    // complement.
    let rest = |(&heap, &limit): (&u64, &u64)| {
        let round = u128::from(limit) + 1;
        (u128::from(heap) - u128::from(heap) / round * round) as u64
    };
    let rests: Vec<u64> = heaps.iter().zip(limits).map(rest).collect();
    columns(&rests).iter().any(|count| count % 2 == 1)
}

fn hdu1846(tokens: &mut Tokens) -> Vec<String> {
    let cases = tokens.one();
    (0..cases)
        .map(|_| {
            let (n, m) = (tokens.one(), tokens.one());
            choose(limited(&[n], &[m]), "first", "second")
        })
        .collect()
}

fn hdu1851(tokens: &mut Tokens) -> Vec<String> {
    let cases = tokens.one();
    (0..cases)
        .map(|_| {
            let n = tokens.one();
            let pairs = tokens.many(2 * n);
            let heaps: Vec<u64> = pairs.iter().step_by(2).copied().collect();
            let limits: Vec<u64> = pairs.iter().skip(1).step_by(2).copied().collect();
            choose(limited(&heaps, &limits), "No", "Yes")
        })
        .collect()
}

fn hdu1847(tokens: &mut Tokens) -> Vec<String> {
    let powers: Vec<u64> = (0..64).map(|bit| 1 << bit).collect();
    let options = |position: &[u64]| each(position, |_, heap| below(heap, &powers));
    let mut game = Game::new(&options);
    let mut lines = Vec::new();
    while let Some(n) = tokens.maybe() {
        // Second method: 3 divides n exactly if it divides the sum of its digits.
        let digits = || {
            n.to_string()
                .bytes()
                .map(|digit| u32::from(digit - b'0'))
                .sum::<u32>()
        };
        let won = if n <= 500 {
            game.won(&[n])
        } else {
            digits() % 3 != 0
        };
        lines.push(choose(won, "Kiki", "Cici"));
    }
    lines
}

/// What may be left of a heap when one of `set` is taken.
fn below(heap: u64, set: &[u64]) -> Vec<u64> {
    set.iter()
        .filter(|&&take| take <= heap)
        .map(|take| heap - take)
        .collect()
}

fn hdu2149(tokens: &mut Tokens) -> Vec<String> {
    let mut lines = Vec::new();
    while let Some(price) = tokens.maybe() {
        let most = tokens.one();
        let raises: Vec<u64> = if price <= 100 && most <= 200 {
            let options = |position: &[u64]| match position[0] {
                0 => vec![],
                price => (1..=most)
                    .map(|raise| vec![price.saturating_sub(raise)])
                    .collect(),
            };
            let mut game = Game::new(&options);
            (1..=most)
                .filter(|&raise| price > 0 && !game.won(&[price.saturating_sub(raise)]))
                .collect()
        } else if price <= most {
            (price..=most).collect()
        } else {
            let rounds = u128::from(price) / (u128::from(most) + 1);
            let raise = u128::from(price) - rounds * (u128::from(most) + 1);
            Some(raise as u64)
                .filter(|&raise| raise > 0)
                .into_iter()
                .collect()
        };
        let raises: Vec<String> = raises.iter().map(u64::to_string).collect();
        lines.push(if raises.is_empty() {
            "none".to_string()
        } else {
            raises.join(" ")
        });
    }
    lines
}

// Nim.

/// In how many heaps each binary digit is 1.
fn columns(heaps: &[u64]) -> Vec<u64> {
    (0..64)
        .map(|bit| heaps.iter().filter(|&&heap| heap >> bit & 1 == 1).count() as u64)
        .collect()
}

fn nim_options(position: &[u64]) -> Vec<Position> {
    each(position, |_, heap| (0..heap).collect())
}

fn is_small(heaps: &[u64]) -> bool {
    heaps
        .iter()
        .map(|heap| heap.saturating_add(1))
        .fold(1, u64::saturating_mul)
        <= 3000
}

fn nim_won(heaps: &[u64], misere: bool) -> bool {
    if is_small(heaps) {
        let mut game = Game::new(&nim_options);
        game.misere = misere;
        return game.won(heaps);
    }
    // Second method (Bouton's own): the binary digits written below one another, by the parity of
    // each column; in misere play the same unless no heap is greater than 1.
    let odd = columns(heaps).iter().any(|count| count % 2 == 1);
    if misere && heaps.iter().all(|&heap| heap <= 1) {
        !odd
    } else {
        odd
    }
}

/// All winning moves in the order of the heaps.
fn nim_winning(heaps: &[u64], misere: bool) -> Vec<(u64, u64)> {
    let mut moves = Vec::new();
    let counts = columns(heaps);
    for (place, &heap) in heaps.iter().enumerate() {
        if is_small(heaps) {
            for left in 0..heap {
                let mut option = heaps.to_vec();
                option[place] = left;
                if !nim_won(&option, misere) {
                    moves.push((heap, left));
                }
            }
            continue;
        }
        // Every column of the others that is odd must be made even.
        let mut left = (0..64)
            .filter(|&bit| (counts[bit] - (heap >> bit & 1)) % 2 == 1)
            .map(|bit| 1 << bit)
            .sum();
        let others_large = heaps.iter().filter(|&&other| other > 1).count() > (heap > 1) as usize;
        if misere && !others_large {
            left = 1 - left;
        }
        if left < heap {
            moves.push((heap, left));
        }
    }
    moves
}

fn hdu1850(tokens: &mut Tokens) -> Vec<String> {
    let mut lines = Vec::new();
    while let Some(count) = tokens.until_zero() {
        lines.push(nim_winning(&tokens.many(count), false).len().to_string());
    }
    lines
}

fn poj2234(tokens: &mut Tokens) -> Vec<String> {
    let mut lines = Vec::new();
    while let Some(count) = tokens.maybe() {
        lines.push(choose(nim_won(&tokens.many(count), false), "Yes", "No"));
    }
    lines
}

fn nim_moves(tokens: &mut Tokens, misere: bool) -> Vec<String> {
    let mut lines = Vec::new();
    while let Some(count) = tokens.until_zero() {
        let heaps = tokens.many(count);
        lines.push(choose(nim_won(&heaps, misere), "Yes", "No"));
        lines.extend(
            nim_winning(&heaps, misere)
                .iter()
                .map(|(heap, left)| format!("{} {}", heap, left)),
        );
    }
    lines
}

fn hdu1907(tokens: &mut Tokens) -> Vec<String> {
    let cases = tokens.one();
    (0..cases)
        .map(|_| {
            let count = tokens.one();
            choose(nim_won(&tokens.many(count), true), "John", "Brother")
        })
        .collect()
}

// Wythoff and Fibonacci.

fn wythoff_options(position: &[u64]) -> Vec<Position> {
    let mut options = nim_options(position);
    options.extend(
        (1..=position[0].min(position[1])).map(|both| vec![position[0] - both, position[1] - both]),
    );
    options
}

/// The Fibonacci numbers 1, 2, 3, 5, ... of which the greedy sum is `n`, as indices, largest first.
fn zeckendorf(n: u64) -> Vec<usize> {
    let mut fibonacci = vec![1u128, 2];
    while *fibonacci.last().unwrap() <= u128::from(n) {
        fibonacci.push(fibonacci[fibonacci.len() - 1] + fibonacci[fibonacci.len() - 2]);
    }
    let mut rest = u128::from(n);
    let mut indices = Vec::new();
    for (index, &number) in fibonacci.iter().enumerate().rev() {
        if number <= rest {
            rest -= number;
            indices.push(index);
        }
    }
    indices
}

/// Second method (Silber 1976): a lower heap's Zeckendorf representation ends in an even number of
/// zeros, and its partner is the same with one zero more.
fn wythoff_lost(a: u64, b: u64) -> bool {
    let (low, high) = (zeckendorf(a.min(b)), zeckendorf(a.max(b)));
    match low.last() {
        None => high.is_empty(),
        Some(zeros) => zeros % 2 == 0 && low.iter().map(|index| index + 1).eq(high.iter().copied()),
    }
}

fn wythoff_is_small(a: u64, b: u64) -> bool {
    a <= 40 && b <= 40
}

fn poj1067(tokens: &mut Tokens) -> Vec<String> {
    let mut game = Game::new(&wythoff_options);
    let mut lines = Vec::new();
    while let Some(a) = tokens.maybe() {
        let b = tokens.one();
        let won = if wythoff_is_small(a, b) {
            game.won(&[a, b])
        } else {
            !wythoff_lost(a, b)
        };
        lines.push(choose(won, "1", "0"));
    }
    lines
}

fn partner(heap: u64) -> Option<u64> {
    // The one heap with which `heap` is lost: its representation shifted by one place.
    let fibonacci: Vec<u128> = (0..100)
        .scan((1u128, 2u128), |pair, _| {
            let now = pair.0;
            *pair = (pair.1, pair.0 + pair.1);
            Some(now)
        })
        .collect();
    let places = zeckendorf(heap);
    let up = places.last().is_some_and(|zeros| zeros % 2 == 0);
    let sum: u128 = places
        .iter()
        .map(|&place| fibonacci[if up { place + 1 } else { place - 1 }])
        .sum();
    Some(sum)
        .filter(|&sum| sum <= u128::from(u64::MAX))
        .map(|sum| sum as u64)
}

fn hdu2177(tokens: &mut Tokens) -> Vec<String> {
    let mut game = Game::new(&wythoff_options);
    let mut lines = Vec::new();
    loop {
        let (a, b) = (tokens.one(), tokens.one());
        let (a, b) = (a.min(b), a.max(b));
        if b == 0 {
            return lines;
        }
        let small = wythoff_is_small(a, b);
        let mut lost = |a: u64, b: u64| {
            if small {
                !game.won(&[a, b])
            } else {
                wythoff_lost(a, b)
            }
        };
        lines.push(choose(!lost(a, b), "1", "0"));
        if lost(a, b) {
            continue;
        }
        let mut both = Vec::new();
        let mut single = Vec::new();
        if small {
            both.extend(
                (0..a)
                    .map(|low| (low, low + (b - a)))
                    .filter(|&(low, high)| lost(low, high)),
            );
            single.extend(
                (0..a)
                    .map(|left| (left, b))
                    .filter(|&(low, high)| lost(low, high)),
            );
            single.extend(
                (0..b)
                    .map(|left| (a.min(left), a.max(left)))
                    .filter(|&(low, high)| lost(low, high)),
            );
        } else {
            // A double is near enough to find the exact one beside it.
            let guess = ((b - a) as f64 * 1.618_033_988_749_895) as u64;
            let near = guess.saturating_sub(5000)..a.min(guess.saturating_add(5000));
            both.extend(
                near.map(|low| (low, low + (b - a)))
                    .filter(|&(low, high)| lost(low, high)),
            );
            single.extend(
                partner(a)
                    .filter(|&left| left < b)
                    .map(|left| (a.min(left), a.max(left))),
            );
            single.extend(partner(b).filter(|&left| left < a).map(|left| (left, b)));
        }
        single.sort_unstable();
        single.dedup();
        lines.extend(
            both.iter()
                .chain(&single)
                .map(|(low, high)| format!("{} {}", low, high)),
        );
    }
}

fn fibonacci_won(n: u64, game: &mut Game) -> bool {
    match n {
        0..=60 => game.won(&[n, n.saturating_sub(1)]),
        _ => zeckendorf(n).len() > 1,
    }
}

fn fibonacci_options(position: &[u64]) -> Vec<Position> {
    (1..=position[0].min(position[1]))
        .map(|take| vec![position[0] - take, 2 * take])
        .collect()
}

fn hdu2516(tokens: &mut Tokens) -> Vec<String> {
    let mut game = Game::new(&fibonacci_options);
    let mut lines = Vec::new();
    while let Some(n) = tokens.until_zero() {
        lines.push(choose(
            fibonacci_won(n, &mut game),
            "First win",
            "Second win",
        ));
    }
    lines
}

fn fibonacci_nim(tokens: &mut Tokens) -> Vec<String> {
    let mut game = Game::new(&fibonacci_options);
    let mut lines = Vec::new();
    while let Some(n) = tokens.maybe() {
        lines.push(choose(fibonacci_won(n, &mut game), "1", "2"));
    }
    lines
}

// Rows: a set of cells that are left, as bits; a move takes a block of adjacent ones.

fn blocks(cells: u64, n: u64, sizes: &[u64], ring: bool) -> Vec<Position> {
    let mut options = Vec::new();
    for &size in sizes.iter().filter(|&&size| size <= n) {
        for first in 0..n {
            if !ring && first + size > n {
                break;
            }
            let block: u64 = (0..size).map(|at| 1 << ((first + at) % n)).sum();
            if cells & block == block {
                options.push(vec![cells & !block]);
            }
        }
    }
    options
}

/// Second method for long rows: the textbook's table, with a new set for each row.
fn row_values(longest: u64, sizes: &[u64]) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for n in 0..=longest as usize {
        let mut seen = HashSet::new();
        for &size in sizes.iter().filter(|&&size| size <= n as u64) {
            let left = n - size as usize;
            seen.extend((0..=left).map(|at| values[at] ^ values[left - at]));
        }
        values.push((0..).find(|value| !seen.contains(value)).unwrap());
    }
    values
}

fn row_won(n: u64, sizes: &[u64]) -> bool {
    let options = |position: &[u64]| blocks(position[0], n, sizes, false);
    Game::new(&options).won(&[(1 << n) - 1])
}

fn stripes(tokens: &mut Tokens) -> Vec<String> {
    let mut lines = Vec::new();
    while let Some(a) = tokens.maybe() {
        let sizes = [a, tokens.one(), tokens.one()];
        let count = tokens.one();
        let lengths = tokens.many(count);
        let values = row_values(lengths.iter().copied().max().unwrap_or(0), &sizes);
        for n in lengths {
            let won = if n <= 12 {
                row_won(n, &sizes)
            } else {
                values[n as usize] != 0
            };
            lines.push(choose(won, "1", "2"));
        }
    }
    lines
}

fn n_ring(tokens: &mut Tokens) -> Vec<String> {
    let mut tables: HashMap<u64, Vec<u64>> = HashMap::new();
    let cases = tokens.one();
    (0..cases)
        .map(|_| {
            let (n, m) = (tokens.one(), tokens.one());
            let won = if n <= 12 {
                let sizes = [m];
                let options = |position: &[u64]| blocks(position[0], n, &sizes, true);
                Game::new(&options).won(&[(1 << n) - 1])
            } else if n < m {
                false
            } else if n - m < m {
                true
            } else {
                let table = tables.entry(m).or_default();
                if table.len() as u64 <= n - m {
                    *table = row_values((n - m).max(1000), &[m]);
                }
                table[(n - m) as usize] == 0
            };
            choose(won, "xian shou sheng", "hou shou sheng")
        })
        .collect()
}

fn three_x(tokens: &mut Tokens) -> Vec<String> {
    let tokens: Vec<u64> = std::iter::from_fn(|| tokens.maybe()).collect();
    let values = row_values(tokens.iter().copied().max().unwrap_or(0) + 2, &[3]);
    let won = |&n: &u64| {
        if n < 3 || n > 12 {
            // The recurrence is the statement for rows too short for three crosses.
            return values[n as usize + 2] != 0;
        }
        // The game itself: crosses are set one by one, and three in a row win.
        let options = |position: &[u64]| {
            let crosses = position[0];
            if crosses & crosses >> 1 & crosses >> 2 != 0 {
                return vec![];
            }
            (0..n)
                .filter(|cell| crosses >> cell & 1 == 0)
                .map(|cell| vec![crosses | 1 << cell])
                .collect()
        };
        Game::new(&options).won(&[0])
    };
    tokens.iter().map(|n| choose(won(n), "1", "2")).collect()
}

fn dawsons_kayles(tokens: &mut Tokens) -> Vec<String> {
    let mut lines = Vec::new();
    while let Some(count) = tokens.maybe() {
        let rows = tokens.many(count);
        let won = if rows.iter().map(|row| row + 1).sum::<u64>() <= 16 {
            // The rows side by side, with a pin missing between two.
            let mut pins = 0;
            let mut n = 0;
            for row in &rows {
                pins |= ((1 << row) - 1) << n;
                n += row + 1;
            }
            let options = |position: &[u64]| blocks(position[0], n, &[2], false);
            Game::new(&options).won(&[pins])
        } else {
            // Published: period 34 (Guy and Smith 1956), so a row of 1000 or more is one below.
            let values = row_values(1100, &[2]);
            let reduced = |&row: &u64| {
                if row < 1000 {
                    row
                } else {
                    1000 + (row - 1000) % 34
                }
            };
            let values: Vec<u64> = rows
                .iter()
                .map(|row| values[reduced(row) as usize])
                .collect();
            columns(&values).iter().any(|count| count % 2 == 1)
        };
        lines.push(choose(won, "1", "2"));
    }
    lines
}

// Graphs.

fn tokens_won(successors: &[Vec<u64>], values: &mut Option<Vec<u64>>, tokens: &[u64]) -> bool {
    let n = successors.len();
    if n <= 8 && tokens.len() <= 3 {
        let options =
            |position: &[u64]| each(position, |_, node| successors[node as usize].clone());
        return Game::new(&options).won(tokens);
    }
    // Second method: nodes in the order in which the last of their successors got its value, from
    // the sinks back. Nodes on or before a cycle get none.
    let values = values.get_or_insert_with(|| {
        let mut before: Vec<Vec<usize>> = vec![Vec::new(); n];
        let mut open: Vec<usize> = successors.iter().map(Vec::len).collect();
        for (node, row) in successors.iter().enumerate() {
            row.iter().for_each(|&to| before[to as usize].push(node));
        }
        let mut ready: Vec<usize> = (0..n).filter(|&node| open[node] == 0).collect();
        let mut values = vec![u64::MAX; n];
        while let Some(node) = ready.pop() {
            let seen: HashSet<u64> = successors[node]
                .iter()
                .map(|&to| values[to as usize])
                .collect();
            values[node] = (0..).find(|value| !seen.contains(value)).unwrap();
            for &earlier in &before[node] {
                open[earlier] -= 1;
                if open[earlier] == 0 {
                    ready.push(earlier);
                }
            }
        }
        values
    });
    let values: Vec<u64> = tokens.iter().map(|&token| values[token as usize]).collect();
    assert!(
        !values.contains(&u64::MAX),
        "a golden case has no cycle that a token can reach"
    );
    columns(&values).iter().any(|count| count % 2 == 1)
}

fn graph(tokens: &mut Tokens, n: u64, base: u64) -> Vec<Vec<u64>> {
    (0..n)
        .map(|_| {
            let count = tokens.one();
            tokens.many(count).iter().map(|node| node - base).collect()
        })
        .collect()
}

fn dag_tokens(tokens: &mut Tokens) -> Vec<String> {
    let mut lines = Vec::new();
    while let Some(n) = tokens.maybe() {
        let successors = graph(tokens, n, 1);
        let count = tokens.one();
        let nodes: Vec<u64> = tokens.many(count).iter().map(|node| node - 1).collect();
        lines.push(choose(tokens_won(&successors, &mut None, &nodes), "1", "2"));
    }
    lines
}

fn hdu1524(tokens: &mut Tokens) -> Vec<String> {
    let mut lines = Vec::new();
    while let Some(n) = tokens.maybe().filter(|&n| n > 0) {
        let successors = graph(tokens, n, 0);
        let mut values = None;
        while let Some(count) = tokens.until_zero() {
            let nodes = tokens.many(count);
            lines.push(choose(
                tokens_won(&successors, &mut values, &nodes),
                "WIN",
                "LOSE",
            ));
        }
    }
    lines
}

// Subtraction games.

/// The Grundy value of each heap: the Nim heap beside which it is lost.
fn subtraction_values(set: &[u64], heaps: &[u64]) -> Vec<u64> {
    let largest = heaps.iter().copied().max().unwrap_or(0);
    let set = &set
        .iter()
        .copied()
        .filter(|&member| member <= largest)
        .collect::<Vec<u64>>()[..];
    let options = |position: &[u64]| {
        let mut options: Vec<Position> = below(position[0], set)
            .into_iter()
            .map(|left| vec![left, position[1]])
            .collect();
        options.extend((0..position[1]).map(|left| vec![position[0], left]));
        options
    };
    let mut game = Game::new(&options);
    let period = published_period(set);
    let reduced: Vec<u64> = heaps
        .iter()
        .map(|&heap| match heap {
            0..=20_000 => heap,
            _ => {
                10_000
                    + (heap - 10_000)
                        % period.unwrap_or_else(|| panic!("no published period of {:?}", set))
            }
        })
        .collect();
    // Second method for larger heaps: the textbook's table.
    let mut table: Vec<u64> = Vec::new();
    for heap in 0..=reduced.iter().copied().max().unwrap_or(0) {
        let seen: HashSet<u64> = below(heap, set)
            .iter()
            .map(|&left| table[left as usize])
            .collect();
        table.push((0..).find(|value| !seen.contains(value)).unwrap());
    }
    let value = |heap: u64| match heap {
        0..=20 => (0..).find(|&nim| !game.won(&[heap, nim])).unwrap(),
        _ => table[heap as usize],
    };
    reduced.into_iter().map(value).collect()
}

/// Periods of the sets in the golden cases (Winning Ways, ch. 4): {s}: 2s; {1, b}: 2 for b odd,
/// else b + 1; {1, ..., m}: m + 1; {1, 3, 4}: 7.
fn published_period(set: &[u64]) -> Option<u64> {
    let mut set = set.to_vec();
    set.sort_unstable();
    set.dedup();
    match set[..] {
        [] => Some(1),
        [s] => Some(2 * s),
        [1, 3, 4] => Some(7),
        [1, b] => Some(if b % 2 == 1 { 2 } else { b + 1 }),
        _ if set.iter().enumerate().all(|(at, &s)| s == at as u64 + 1) => {
            Some(set.len() as u64 + 1)
        }
        _ => None,
    }
}

fn subtraction(tokens: &mut Tokens) -> Vec<String> {
    let mut lines = Vec::new();
    while let Some(k) = tokens.maybe() {
        let set = tokens.many(k);
        let count = tokens.one();
        let heaps = tokens.many(count);
        lines.extend(
            subtraction_values(&set, &heaps)
                .iter()
                .map(|value| match value {
                    0 => "P 0".to_string(),
                    _ => format!("N {}", value),
                }),
        );
    }
    lines
}

fn coins(tokens: &mut Tokens) -> Vec<String> {
    let mut lines = Vec::new();
    while let Some(heap) = tokens.maybe() {
        let k = tokens.one();
        let set = tokens.many(k);
        lines.push(choose(
            subtraction_values(&set, &[heap])[0] != 0,
            "Alice",
            "Bob",
        ));
    }
    lines
}

fn hdu1536(tokens: &mut Tokens) -> Vec<String> {
    let mut lines = Vec::new();
    while let Some(k) = tokens.until_zero() {
        let set = tokens.many(k);
        let positions = tokens.one();
        let mut line = String::new();
        for _ in 0..positions {
            let count = tokens.one();
            let heaps = tokens.many(count);
            let won = if is_small(&heaps) {
                let options = |position: &[u64]| each(position, |_, heap| below(heap, &set));
                Game::new(&options).won(&heaps)
            } else {
                columns(&subtraction_values(&set, &heaps))
                    .iter()
                    .any(|count| count % 2 == 1)
            };
            line += if won { "W" } else { "L" };
        }
        lines.push(line);
    }
    lines
}

// Tokens on a row.

fn row_position_won(cells: &[u64]) -> bool {
    let mut cells = cells.to_vec();
    cells.sort_unstable();
    if cells.len() <= 4 && cells.iter().all(|&cell| cell <= 10) {
        let options = |position: &[u64]| {
            let low = |place: usize| {
                if place == 0 {
                    1
                } else {
                    position[place - 1] + 1
                }
            };
            each(position, |place, cell| (low(place)..cell).collect())
        };
        return Game::new(&options).won(&cells);
    }
    // Second method: from the right, the gaps between the tokens of each pair are heaps of Nim.
    if cells.len() % 2 == 1 {
        cells.insert(0, 0);
    }
    let gaps: Vec<u64> = cells.chunks(2).map(|pair| pair[1] - pair[0] - 1).collect();
    columns(&gaps).iter().any(|count| count % 2 == 1)
}

fn row_tokens(tokens: &mut Tokens) -> Vec<String> {
    let mut lines = Vec::new();
    while let Some(count) = tokens.maybe() {
        lines.push(choose(row_position_won(&tokens.many(count)), "1", "2"));
    }
    lines
}

fn poj1704(tokens: &mut Tokens) -> Vec<String> {
    let cases = tokens.one();
    (0..cases)
        .map(|_| {
            let count = tokens.one();
            choose(
                row_position_won(&tokens.many(count)),
                "Georgia will win",
                "Bob will win",
            )
        })
        .collect()
}

// Divisors.

/// Primes beyond trial division, by publication: the largest below 2^32, 2^64 and some between
/// (prime gaps below powers of two; 2^61 - 1 and 2^31 - 1 are Mersenne's; 2642257 is the first
/// above the cube root of 2^64).
const PRIMES: [u64; 8] = [
    18_446_744_073_709_551_557,
    18_446_744_073_709_551_533,
    2_305_843_009_213_693_951,
    4_294_967_291,
    4_294_967_279,
    2_147_483_647,
    2_642_257,
    1_000_000_007,
];

fn prime_factors(n: u64) -> u64 {
    let mut rest = n;
    let mut count = 0;
    for &prime in &PRIMES {
        while rest % prime == 0 {
            rest /= prime;
            count += 1;
        }
    }
    let mut divisor = 2;
    while divisor * divisor <= rest {
        while rest % divisor == 0 {
            rest /= divisor;
            count += 1;
        }
        divisor += 1;
        assert!(
            divisor < 100_000_000,
            "{} has a factor that is too large for trial division",
            n
        );
    }
    count + (rest > 1) as u64
}

fn divisor_nim(tokens: &mut Tokens) -> Vec<String> {
    let mut lines = Vec::new();
    while let Some(count) = tokens.maybe() {
        let numbers = tokens.many(count);
        let first = if numbers.len() <= 3 && numbers.iter().all(|&number| number <= 64) {
            let options = |position: &[u64]| {
                each(position, |_, number| {
                    (1..number)
                        .filter(|divisor| number % divisor == 0)
                        .collect()
                })
            };
            let mut game = Game::new(&options);
            let all = options(&numbers);
            let winning = all.iter().find(|option| !game.won(option));
            winning.map(|option| {
                (0..)
                    .find(|&place: &usize| option[place] != numbers[place])
                    .unwrap()
                    + 1
            })
        } else {
            let heaps: Vec<u64> = numbers
                .iter()
                .map(|&number| prime_factors(number))
                .collect();
            let others = |place: usize| {
                let rest: Vec<u64> = heaps
                    .iter()
                    .enumerate()
                    .filter(|&(at, _)| at != place)
                    .map(|(_, &heap)| heap)
                    .collect();
                columns(&rest)
                    .iter()
                    .enumerate()
                    .map(|(bit, count)| (count % 2) << bit)
                    .sum::<u64>()
            };
            (0..heaps.len())
                .find(|&place| others(place) < heaps[place])
                .map(|place| place + 1)
        };
        match first {
            None => lines.push("2".to_string()),
            Some(first) => lines.extend(vec!["1".to_string(), first.to_string()]),
        }
    }
    lines
}

// Octal codes.

/// The digits of a code, the one before the point first.
fn digits(code: &str) -> Vec<u32> {
    let (whole, rest) = code.split_once('.').expect("a golden code has a point");
    let whole = if whole.is_empty() { "0" } else { whole };
    let digits = whole.chars().chain(rest.chars());
    digits.map(|digit| digit.to_digit(8).unwrap()).collect()
}

/// The values of all heaps before `heaps`, from what a digit says.
fn octal_values(digits: &[u32], heaps: usize) -> Vec<usize> {
    let mut values: Vec<usize> = Vec::new();
    let mut seen = vec![usize::MAX; 1 << 14];
    for n in 0..heaps {
        for (k, digit) in digits.iter().enumerate().take(n + 1) {
            let left = n - k;
            if left == 0 && digit & 1 != 0 {
                seen[0] = n;
            }
            if left > 0 && digit & 2 != 0 {
                seen[values[left]] = n;
            }
            if digit & 4 != 0 {
                for part in 1..=left / 2 {
                    seen[values[part] ^ values[left - part]] = n;
                }
            }
        }
        values.push(seen.iter().position(|&last| last != n).unwrap());
    }
    values
}

/// Guy and Smith's theorem as it stands, for every period that fits.
fn octal_proof(digits: &[u32], values: &[usize]) -> Option<(usize, usize)> {
    let last = digits.iter().rposition(|&digit| digit != 0).unwrap_or(0);
    (1..values.len() / 2).find_map(|p| {
        let differs = |&n: &usize| values[n] != values[n + p];
        let start = (0..values.len() - p)
            .rev()
            .find(differs)
            .map_or(0, |n| n + 1);
        Some((p, start)).filter(|_| 2 * start.max(1) + 2 * p + last <= values.len())
    })
}

/// The values up to `limit`, or enough of them for a proof, which is sought each time that the
/// table has doubled; and what is proved.
fn octal_table(digits: &[u32], limit: usize) -> (Vec<usize>, Option<(usize, usize)>) {
    let mut heaps = 1000;
    loop {
        let values = octal_values(digits, heaps.min(limit + 1));
        let proof = octal_proof(digits, &values);
        if proof.is_some() || heaps > limit {
            return (values, proof);
        }
        heaps *= 2;
    }
}

fn octal(input: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(input);
    let mut tokens = text.trim_start_matches('\u{feff}').split_whitespace();
    let mut lines = Vec::new();
    while let Some(code) = tokens.next().filter(|token| token.contains('.')) {
        let digits = digits(code);
        let count: usize = tokens.next().unwrap().parse().unwrap();
        let heaps: Vec<u64> = (0..count)
            .map(|_| tokens.next().unwrap().parse().unwrap())
            .collect();
        let largest = heaps.iter().copied().max().unwrap_or(0);
        let (values, proof) = octal_table(&digits, largest.min(1 << 30) as usize);
        for heap in heaps {
            let place = match proof {
                Some((p, start)) if heap >= values.len() as u64 => {
                    start as u64 + (heap - start as u64) % p as u64
                }
                _ => heap,
            };
            lines.push(values[place as usize].to_string());
        }
    }
    lines
}

fn octal_period(input: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(input);
    let tokens = text.trim_start_matches('\u{feff}').split_whitespace();
    let tokens: Vec<&str> = tokens.filter(|token| *token != "\u{1a}").collect();
    let answer = |case: &[&str]| {
        let limit: u64 = case[1].trim_end_matches('\u{1a}').parse().unwrap();
        match octal_table(&digits(case[0]), limit.min(1 << 30) as usize).1 {
            Some((p, start)) => format!("period {} from {}", p, start),
            None => format!("none up to {}", limit),
        }
    };
    tokens.chunks(2).map(answer).collect()
}
