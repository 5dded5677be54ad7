//! Games in play against searches of the whole games, with the moves written independently here.

use crate::random::{Choose, Random};
use grundy_engine::pattern::{Choice, Look, Table, Terms};
use std::collections::{BTreeSet, HashMap};

/// The nonempty heaps, ascending, or both heaps of two; and what was taken last.
type Position = (Vec<u64>, Option<u64>);

type Moves = fn(&Position) -> Vec<Position>;

/// All moves that replace one heap by what a move leaves of it.
fn of_heaps(position: &Position, left: impl Fn(u64) -> Vec<Vec<u64>>) -> Vec<Position> {
    let replaced = |at: usize, parts: &Vec<u64>| {
        let mut heaps = position.0.clone();
        heaps.remove(at);
        heaps.extend(parts);
        plain(heaps)
    };
    let heaps = position.0.iter().enumerate();
    heaps
        .flat_map(|(at, &n)| left(n).iter().map(|parts| replaced(at, parts)).collect::<Vec<_>>())
        .collect()
}

fn plain(mut heaps: Vec<u64>) -> Position {
    heaps.retain(|&heap| heap > 0);
    heaps.sort_unstable();
    (heaps, None)
}

fn taking(takes: impl Fn(u64, u64) -> bool) -> impl Fn(u64) -> Vec<Vec<u64>> {
    move |n| (1..=n).filter(|&take| takes(n, take)).map(|take| vec![n - take]).collect()
}

/// All ways to leave two nonempty heaps.
fn two(n: u64) -> Vec<Vec<u64>> {
    (1..=n / 2).map(|less| vec![less, n - less]).collect()
}

/// All ways to take neighbours, as many as `takes` says, from a row of n; gives what is left on both sides.
fn in_row(n: u64, takes: &[u64]) -> Vec<Vec<u64>> {
    let of = |take: u64| (0..=n - take).map(move |left| vec![left, n - take - left]);
    takes.iter().filter(|&&take| take <= n).flat_map(|&take| of(take)).collect()
}

/// All ways to turn a coin of the position and some lower places with it, where `may` allows these places.
fn turned(position: &Position, may: fn(&[u64]) -> bool) -> Vec<Position> {
    let coins: BTreeSet<u64> = position.0.iter().copied().collect();
    let mut all = Vec::new();
    for &n in &coins {
        for others in 0..1u64 << (n - 1) {
            let mut places: Vec<u64> =
                (1..n).filter(|place| others >> (place - 1) & 1 == 1).collect();
            places.push(n);
            if may(&places) {
                let of: BTreeSet<u64> = places.into_iter().collect();
                all.push((coins.symmetric_difference(&of).copied().collect(), None));
            }
        }
    }
    all
}

fn of_pairs(position: &Position, may: impl Fn(i64, i64, i64, i64) -> bool) -> Vec<Position> {
    let (a, b) = (position.0[0] as i64, position.0[1] as i64);
    let squares = (0..=a + b).flat_map(|x| (0..=a + b).map(move |y| (x, y)));
    let may = squares.filter(|&(x, y)| (x, y) != (a, b) && may(a - x, b - y, a, b));
    may.map(|(x, y)| (vec![x as u64, y as u64], None)).collect()
}

/// All moves in one heap; `may` gives the names under which a take may be remembered.
fn remembering(position: &Position, may: impl Fn(u64, u64) -> Vec<u64>) -> Vec<Position> {
    let n = position.0.first().copied().unwrap_or(0);
    let left = |take: u64| plain(vec![n - take]).0;
    let named = |take: u64| may(n, take).into_iter().map(move |name| (take, name));
    (1..=n).flat_map(named).map(|(take, name)| (left(take), Some(name))).collect()
}

fn unequal(n: u64) -> Vec<Vec<u64>> {
    two(n).into_iter().filter(|parts| parts[0] != parts[1]).collect()
}

/// A rule, how it is drawn, the most heaps, the largest heap, and its moves.
const CASES: [(&str, Terms, u64, u64, Moves); 20] = [
    ("take 1 3 4", Terms::Stones, 4, 9, |of| of_heaps(of, taking(|_, x| [1, 3, 4].contains(&x)))),
    ("take a divisor", Terms::Stones, 3, 12, |of| of_heaps(of, taking(|n, x| n % x == 0))),
    ("divide", Terms::Stones, 3, 30, |of| of_heaps(of, taking(|n, x| x < n && n % (n - x) == 0))),
    ("divide by 2 3", Terms::Stones, 3, 20, |of| {
        of_heaps(of, taking(|n, x| [n / 2, n / 3].contains(&(n - x))))
    }),
    ("octal 0.77", Terms::Rows, 3, 7, |of| of_heaps(of, |n| in_row(n, &[1, 2]))),
    ("octal 0.007", Terms::Rows, 3, 12, |of| of_heaps(of, |n| in_row(n, &[3]))),
    ("split unequal", Terms::Rows, 2, 12, |of| of_heaps(of, unequal)),
    ("split into 2..3", Terms::Rows, 2, 8, |of| {
        let three = |n| (1..n).flat_map(move |a| (1..n - a).map(move |b| vec![a, b, n - a - b]));
        of_heaps(of, |n| two(n).into_iter().chain(three(n)).collect())
    }),
    ("take any or split", Terms::Rows, 3, 5, |of| {
        of_heaps(of, |n| taking(|_, _| true)(n).into_iter().chain(two(n)).collect())
    }),
    ("turn up to 3 coins", Terms::Coins, 4, 8, |of| turned(of, |places| places.len() <= 3)),
    ("turn a run", Terms::Coins, 4, 8, |of| {
        turned(of, |places| places.windows(2).all(|two| two[0] + 1 == two[1]))
    }),
    ("pairs take any from one or the same from both", Terms::Board, 2, 9, |of| {
        of_pairs(of, |x, y, _, _| x >= 0 && y >= 0 && (x == 0 || y == 0 || x == y))
    }),
    ("pairs take (2,1) (1,2) (2,-1) (-1,2)", Terms::Board, 2, 8, |of| {
        of_pairs(of, |x, y, _, _| [(2, 1), (1, 2), (2, -1), (-1, 2)].contains(&(x, y)))
    }),
    ("pairs take multiples of the other from one", Terms::Board, 2, 12, |of| {
        let turns = |x, y, of| y == 0 && x > 0 && of > 0 && x % of == 0;
        of_pairs(of, |x, y, a, b| turns(x, y, b) || turns(y, x, a))
    }),
    ("take up to 2 times the last", Terms::Memory, 1, 25, |of| {
        let last = of.1;
        let may = |n, x| x <= last.map_or(n - 1, |last| 2 * last);
        remembering(of, |n, x| Vec::from_iter(may(n, x).then_some(x)))
    }),
    ("take 1 2 or 2 5 never the same kind twice", Terms::Memory, 1, 25, |of| {
        let kinds = |x| [(1, [1, 2]), (2, [2, 5])].into_iter().filter(move |of| of.1.contains(&x));
        remembering(of, |_, x| {
            kinds(x).map(|kind| kind.0).filter(|&kind| Some(kind) != of.1).collect()
        })
    }),
    ("misere take any", Terms::Stones, 3, 7, |of| of_heaps(of, taking(|_, _| true))),
    ("misere octal 0.77", Terms::Rows, 3, 7, |of| of_heaps(of, |n| in_row(n, &[1, 2]))),
    ("misere take a divisor", Terms::Stones, 3, 10, |of| of_heaps(of, taking(|n, x| n % x == 0))),
    ("misere split unequal", Terms::Rows, 2, 12, |of| of_heaps(of, unequal)),
];

fn is_won(
    position: &Position,
    moves: Moves,
    misere: bool,
    known: &mut HashMap<Position, bool>,
) -> bool {
    if let Some(&won) = known.get(position) {
        return won;
    }
    let all = moves(position);
    let won =
        all.is_empty() && misere || all.iter().any(|left| !is_won(left, moves, misere, known));
    known.insert(position.clone(), won);
    won
}

/// The position that a move leaves.
fn after(look: &Look, choice: &Choice) -> Position {
    match look.terms {
        Terms::Board => (choice.left.clone(), None),
        Terms::Memory => (plain(choice.left.clone()).0, choice.after),
        Terms::Coins => {
            let coins: BTreeSet<u64> = look.heaps.iter().copied().collect();
            let turned = choice.left.iter().copied().chain(Some(look.heaps[choice.at]));
            plain(coins.symmetric_difference(&turned.collect()).copied().collect())
        }
        _ => {
            let mut heaps = look.heaps.clone();
            heaps.remove(choice.at);
            plain(heaps.into_iter().chain(choice.left.iter().copied()).collect())
        }
    }
}

#[test]
fn games_are_played_as_their_moves_say_and_who_wins_does_not_lose() {
    let mut random = Random(44);
    for (rule, terms, heaps, most, moves) in CASES {
        let (mut table, mut known) = (Table::default(), HashMap::new());
        let misere = rule.starts_with("misere");
        for _ in 0..60 {
            let count = if matches!(terms, Terms::Board) { 2 } else { random.between(1, heaps) };
            let first: Vec<u64> = (0..count).map(|_| random.between(0, most)).collect();
            let mut position = match terms {
                Terms::Board => (first, None),
                Terms::Coins => plain(BTreeSet::from_iter(first).into_iter().collect()),
                _ => plain(first),
            };
            let mut should_win = None;
            for turn in 0.. {
                let heaps: Vec<String> = position.0.iter().map(u64::to_string).collect();
                let heaps = if heaps.is_empty() { "0".to_string() } else { heaps.join(" ") };
                let last = position.1.map_or(String::new(), |last| format!(" after {last}"));
                let line = format!("{rule} : {heaps}{last}");
                let look = table.look(&line).unwrap_or_else(|wrong| panic!("{line}: {wrong:?}"));
                assert_eq!((look.terms, look.count), (terms, look.choices.len()), "{line}");
                let mut is_lost = |left: &Position| !is_won(left, moves, misere, &mut known);
                assert_eq!(look.moves.is_won, !is_lost(&position), "{line}");
                let mut of = |choice| {
                    let left = after(&look, choice);
                    assert_eq!(choice.value == 0, is_lost(&left), "{line}: {choice:?}");
                    left
                };
                let offered: BTreeSet<Position> = look.choices.iter().map(&mut of).collect();
                assert_eq!(offered, moves(&position).into_iter().collect(), "{line}");
                let winning = look.choices.iter().filter(|choice| choice.value == 0);
                if terms != Terms::Board {
                    assert_eq!(look.moves.count, winning.clone().count(), "{line}");
                }
                // The first player to be in a won position keeps winning; the other plays at random.
                if look.choices.is_empty() {
                    assert_eq!(look.moves.is_won, misere, "{line}");
                    let wins = turn % 2 == u64::from(!misere);
                    assert!(should_win.is_none_or(|by| wins == (by == 0)), "{line}");
                    break;
                }
                if look.moves.is_won && should_win.is_none() {
                    should_win = Some(turn % 2);
                }
                let best: Vec<&Choice> = match should_win {
                    Some(by) if by == turn % 2 => winning.collect(),
                    _ => look.choices.iter().collect(),
                };
                position = after(&look, best[random.below(best.len() as u64) as usize]);
            }
        }
    }
}

#[test]
fn what_is_not_played_is_refused_before_a_game() {
    let refused = |line: &str| {
        let wrong = Table::default().look(line).unwrap_err();
        (wrong.column, wrong.what)
    };
    for (line, column, what) in [
        ("misere pairs take any from one : 1 2", 8, "two heaps have no misere play here"),
        ("misere take up to 2 times the last : 9", 1, "remember the last move have no misere play"),
        ("misere turn a run : 1", 8, "under misere play coins are no heaps"),
        ("misere take squares : 9999 9999 9999", 23, "for misere play is searched in full"),
        ("pairs take any from one : 9999 1", 27, "expected heaps up to 500"),
        ("take any : 900000000", 12, "moves at most in all"),
        ("take 1 2 never the same twice : 9 after 3", 41, "expected one of 1 2, found"),
        ("take up to 2 times the last : 9 7", 33, "expected one heap, found"),
        ("wythoff : 3 4 5", 15, "expected two heaps, found"),
        ("take 1 3 x", 10, "expected what to take"),
        ("take 1 3 : 9007199254740993", 12, "from 0 to 9007199254740992"),
    ] {
        let (at, said) = refused(line);
        assert!(at == column && said.contains(what), "{line}: {at}: {said}");
    }
}

#[test]
fn a_table_is_kept_and_names_a_game_and_moves_are_asked_about() {
    let mut table = Table::default();
    let rules = ["Nim", "kayles", "wythoff", "fibonacci nim", "turn a run"];
    let first = rules.map(|rule| table.look(rule).unwrap());
    let terms = first.map(|look| look.terms);
    let all = [Terms::Stones, Terms::Rows, Terms::Board, Terms::Memory, Terms::Coins];
    assert_eq!(terms, all);
    // Coins come in order, each once; two heaps; two ways to one square are one move; a winning move after 2000 others.
    assert_eq!(table.look("turn a run : 5 3 0").unwrap().heaps, [3, 5]);
    assert_eq!(table.look("turn a run : 5 3 3").unwrap_err().what, "coin 3 is named twice");
    let wrong = table.look("wythoff : 5").unwrap_err();
    assert_eq!((wrong.column, &wrong.what[..]), (12, "expected a second heap, found the end"));
    assert_eq!(table.look("pairs take 1 from one or (1,0) : 3 3").unwrap().count, 2);
    let far = table.look("take any : 2999 5000").unwrap();
    assert!(far.choices.iter().any(|choice| (choice.at, choice.value) == (1, 0)));
    // A larger position after a smaller one, with one of another game between.
    for line in ["octal 0.77 : 5", "octal 0.77 : 500", "take 1 : 3", "octal 0.77 : 5"] {
        let kept = table.look(line).unwrap();
        assert_eq!(kept, Table::default().look(line).unwrap(), "{line}");
    }
    let mut may = |line: &str| table.look(line).unwrap().may;
    assert!(may("octal 0.77 : 5 9 move 2 3 5") && !may("octal 0.77 : 5 9 move 2 3 3"));
    assert!(!may("octal 0.77 : 5 9 move 1 3 5") && may("take 1 : 3 move 1 2"));
    let far = table.look("split unequal : 30000").unwrap();
    assert!(far.count == 14_999 && (2000..=2010).contains(&far.choices.len()));
    assert!(far.moves.is_won && far.choices.iter().any(|choice| choice.value == 0));
}
