//! Names of games that have only a formula: each leads to it, and the formula is that game, played with other things.

use grundy::numbers::nimber::product;
use grundy_engine::formula::{read, Search};
use grundy_engine::pattern::Requests;
use std::collections::{BTreeSet, HashMap};

// Whether a position is worth this, by the formula to which a name leads.
struct Named(Search);

impl Named {
    fn of(name: &str) -> Named {
        let wrong = Requests::default().answer(&format!("law {name}")).expect_err(name);
        let lines = wrong.what.lines();
        let [line] = lines else { panic!("{name}: {lines:?}") };
        let rule = line.strip_prefix("law ").expect(name);
        let read = read(rule, 0).unwrap_or_else(|wrong| panic!("{rule}: {wrong}"));
        Named(Search::new(&read.formula, read.is_misere))
    }

    fn value(&mut self, position: &[u64]) -> u32 {
        self.0.value(position, &mut 1_000_000_000).unwrap()
    }
}

// The value of a position whose options are sums of positions.
fn value<P: Clone + Ord + std::hash::Hash + Eq>(
    position: &P,
    options: &dyn Fn(&P) -> Vec<Vec<P>>,
    known: &mut HashMap<P, u32>,
) -> u32 {
    if let Some(&value) = known.get(position) {
        return value;
    }
    let all = options(position);
    let values: BTreeSet<u32> = all
        .iter()
        .map(|sum| sum.iter().fold(0, |all, part| all ^ value(part, options, known)))
        .collect();
    let mex = (0..).find(|value| !values.contains(value)).unwrap();
    known.insert(position.clone(), mex);
    mex
}

fn alone<P>(options: Vec<P>) -> Vec<Vec<P>> {
    options.into_iter().map(|option| vec![option]).collect()
}

type Squares = BTreeSet<(u64, u64)>;

// The squares of a board of 3 x 3 that a number has as bits.
fn squares(bits: u64) -> Squares {
    (0..9).filter(|at| bits >> at & 1 == 1).map(|at| (at / 3, at % 3)).collect()
}

#[test]
fn chomp_is_a_bar_whose_last_square_loses() {
    fn is_won(bar: &Squares, known: &mut HashMap<Squares, bool>) -> bool {
        if let Some(&is_won) = known.get(bar) {
            return is_won;
        }
        // With nothing left the other one has taken the last square.
        let is_won = bar.is_empty()
            || bar.iter().any(|&(row, column)| {
                let left = bar.iter().copied().filter(|at| at.0 < row || at.1 < column).collect();
                !is_won(&left, known)
            });
        known.insert(bar.clone(), is_won);
        is_won
    }
    for name in ["chomp", "巧克力游戏"] {
        let (mut named, mut known) = (Named::of(name), HashMap::new());
        for (a, b, c) in
            (0..5).flat_map(|a| (0..=a).flat_map(move |b| (0..=b).map(move |c| (a, b, c))))
        {
            let row = |row: u64, length: u64| (0..length).map(move |column| (row, column));
            let bar: Squares = row(0, a).chain(row(1, b)).chain(row(2, c)).collect();
            let is_won = is_won(&bar, &mut known);
            assert_eq!(named.value(&[a, b, c]), u32::from(is_won), "{a} {b} {c}");
        }
    }
}

#[test]
fn cram_and_notakto_are_played_on_a_board() {
    let (mut named, mut known) = (Named::of("cram"), HashMap::new());
    let dominoes = |empty: &Squares| {
        let pairs = empty.iter().flat_map(|&(row, column)| {
            [(row, column + 1), (row + 1, column)].map(|next| [(row, column), next])
        });
        let pairs = pairs.filter(|pair| empty.contains(&pair[1]));
        alone(
            pairs
                .map(|pair| empty.iter().copied().filter(|at| !pair.contains(at)).collect())
                .collect(),
        )
    };
    for board in 0..512 {
        let value = value(&squares(board), &dominoes, &mut known);
        assert_eq!(named.value(&[board]), value, "{board}");
    }
    // Whoever completes three in a row loses.
    let (mut named, mut known) = (Named::of("notakto"), HashMap::new());
    let is_line = |empty: &Squares| {
        let has = |line: &[(u64, u64)]| line.iter().all(|at| !empty.contains(at));
        (0..3).any(|i| has(&[(i, 0), (i, 1), (i, 2)]) || has(&[(0, i), (1, i), (2, i)]))
            || has(&[(0, 0), (1, 1), (2, 2)])
            || has(&[(0, 2), (1, 1), (2, 0)])
    };
    let crosses = |empty: &Squares| {
        let left = |at| empty.iter().copied().filter(|other| other != at).collect::<Squares>();
        alone(empty.iter().map(left).filter(|left| !is_line(left)).collect())
    };
    for board in (0..512).filter(|&board| !is_line(&squares(board))) {
        let value = value(&squares(board), &crosses, &mut known);
        assert_eq!(named.value(&[board]), value, "{board}");
    }
}

#[test]
fn names_of_three_heaps_are_these_games() {
    type Heaps = Vec<u64>;
    let less = |heaps: &Heaps, at: usize| {
        let heaps = heaps.clone();
        (0..heaps[at]).map(move |left| {
            let mut heaps = heaps.clone();
            heaps[at] = left;
            heaps
        })
    };
    let ends = |heaps: &Heaps| {
        let row: Heaps = heaps.iter().copied().filter(|&heap| heap > 0).collect();
        let ends: BTreeSet<usize> =
            [0, row.len().wrapping_sub(1)].into_iter().filter(|&at| at < row.len()).collect();
        alone(ends.into_iter().flat_map(|at| less(&row, at)).collect())
    };
    let gale = |heaps: &Heaps| {
        let count = heaps.iter().filter(|&&heap| heap > 0).count();
        alone(if count < 2 { vec![] } else { (0..3).flat_map(|at| less(heaps, at)).collect() })
    };
    let slow = |heaps: &Heaps| {
        let moves = [vec![0], vec![1], vec![2], vec![0, 1], vec![0, 2], vec![1, 2]];
        let moves = moves.iter().filter(|of| of.iter().all(|&at| heaps[at] > 0));
        alone(
            moves
                .map(|of| (0..3).map(|at| heaps[at] - u64::from(of.contains(&at))).collect())
                .collect(),
        )
    };
    // The third number counts the passes.
    let pass = |heaps: &Heaps| {
        let mut all: Vec<Heaps> = (0..2).flat_map(|at| less(heaps, at)).collect();
        all.extend(
            (heaps[2] > 0 && heaps[0] + heaps[1] > 0)
                .then(|| vec![heaps[0], heaps[1], heaps[2] - 1]),
        );
        alone(all)
    };
    type Options<'a> = &'a dyn Fn(&Heaps) -> Vec<Vec<Heaps>>;
    let games: [(&str, Options); 5] = [
        ("end nim", &ends),
        ("Gale's nim", &gale),
        ("slow nim", &slow),
        ("nim with a pass", &pass),
        ("可以空走一次的 nim", &pass),
    ];
    for (name, options) in games {
        let (mut named, mut known) = (Named::of(name), HashMap::new());
        for heaps in (0..125).map(|code| vec![code / 25, code / 5 % 5, code % 5]) {
            let value = value(&heaps, options, &mut known);
            assert_eq!(named.value(&heaps), value, "{name} {heaps:?}");
        }
    }
    // Moore: lost if the digits of base 2 add up to multiples of 3.
    let mut named = Named::of("Moore's nim");
    for heaps in (0..1000).map(|code| [code / 100, code / 10 % 10, code % 10]) {
        let is_lost =
            (0..4).all(|bit| heaps.iter().map(|heap| heap >> bit & 1).sum::<u64>() % 3 == 0);
        assert_eq!(named.value(&heaps) == 0, is_lost, "{heaps:?}");
    }
}

#[test]
fn names_of_two_numbers_are_these_games() {
    let mut named = Named::of("turning corners");
    for (a, b) in (0..16).flat_map(|a| (0..16).map(move |b| (a, b))) {
        assert_eq!(u64::from(named.value(&[a, b])), product(a, b), "{a} {b}");
    }
    let (mut named, mut known) = (Named::of("mem"), HashMap::new());
    let mem = |&(heap, last): &(u64, u64)| {
        alone((1..=heap).filter(|&take| take >= last).map(|take| (heap - take, take)).collect())
    };
    let (mut cyclic, mut of_both) = (Named::of("nimhoff"), HashMap::new());
    let nimhoff = |&(a, b): &(u64, u64)| {
        let all = (0..=a).flat_map(|x| (0..=b).map(move |y| (x, y)));
        let all = all.filter(|&(x, y)| x + y > 0 && (x == 0 || y == 0 || x + y < 3));
        alone(all.map(|(x, y)| (a - x, b - y)).collect())
    };
    for position in (0..400).map(|code| (code / 20, code % 20)) {
        let numbers = [position.0, position.1];
        assert_eq!(named.value(&numbers), value(&position, &mem, &mut known), "{position:?}");
        assert_eq!(cyclic.value(&numbers), value(&position, &nimhoff, &mut of_both));
    }
}

#[test]
fn names_of_one_heap_are_these_games() {
    let is_prime = |n: u64| n > 1 && (2..n).all(|d| n % d > 0);
    let is_prime_power = |n: u64| {
        (2..=n).find(|d| n % d == 0).is_some_and(|p| {
            let mut rest = n;
            while rest % p == 0 {
                rest /= p;
            }
            rest == 1 && is_prime(p)
        })
    };
    let digits = |n: u64, take: u64| n.to_string().contains(&take.to_string()) && take < 10;
    let is_cube = |take: u64| (1..9).any(|root| root * root * root == take);
    let is_triangle = |take: u64| (1..99).any(|side| side * (side + 1) == 2 * take);
    let is_factorial = |take: u64| (1..9).any(|n| (1..=n).product::<u64>() == take);
    type MayTake<'a> = &'a dyn Fn(u64, u64) -> bool;
    let games: [(&str, MayTake); 7] = [
        ("take a digit of the heap", &digits),
        ("取走各位数字之一", &digits),
        ("take a triangular number", &|_, take| is_triangle(take)),
        ("take a cube number of stones", &|_, take| is_cube(take)),
        ("take a factorial", &|_, take| is_factorial(take)),
        ("take a prime power", &|_, take| is_prime_power(take)),
        ("mark", &|n, take| take == 1 || n - take == n / 2),
    ];
    for (name, may_take) in games {
        let (mut named, mut known) = (Named::of(name), HashMap::new());
        let options = |&n: &u64| {
            alone((1..=n).filter(|&take| may_take(n, take)).map(|take| n - take).collect())
        };
        for n in 0..150 {
            assert_eq!(named.value(&[n]), value(&n, &options, &mut known), "{name} {n}");
        }
    }
    let (mut named, mut known) = (Named::of("split into 3 unequal piles"), HashMap::new());
    let thirds = |&n: &u64| {
        let all = (1..n).flat_map(|a| (a + 1..n).map(move |b| [a, b]));
        let all = all.filter(|[a, b]| n > a + 2 * b);
        all.map(|[a, b]| vec![a, b, n - a - b]).collect()
    };
    for n in 0..60 {
        assert_eq!(named.value(&[n]), value(&n, &thirds, &mut known), "{n}");
    }
}
