//! The moves of large heaps against the functions that are printed for the same laws: who wins, that each winning move is
//! allowed, and that it leaves a position that is lost.

use super::finder::{answer, text};
use grundy_checks::run::feed;
use grundy_engine::pattern::{Answer, Found};
use grundy_problems::random::{Choose, Random};
use std::fs;
use std::path::Path;
use std::process::Command;

/// How many positions are asked of each rule.
const POSITIONS: usize = 75;

/// What a game is, and whether one move takes a heap, or two heaps, to these.
enum Allowed {
    /// Any number of heaps, with what is left of one of them, parts ascending.
    Heaps(fn(u64, &[u64]) -> bool),
    /// One heap, with what is left of it: the law says who wins one heap.
    Alone(fn(u64, &[u64]) -> bool),
    Pairs(fn([u64; 2], [u64; 2]) -> bool),
}

use Allowed::{Alone, Heaps, Pairs};

fn takes(left: &[u64], heap: u64, is_in: impl Fn(u64) -> bool) -> bool {
    left.len() == 1 && left[0] < heap && is_in(heap - left[0])
}

fn splits(left: &[u64], heap: u64, taken: impl Fn(u64) -> bool) -> bool {
    let sum = left.iter().try_fold(0, |sum: u64, &part| sum.checked_add(part));
    left.len() == 2 && left[0] > 0 && sum.and_then(|sum| heap.checked_sub(sum)).is_some_and(taken)
}

/// Whether a move takes from one heap, or numbers from both of which this says yes.
fn from_one_or(before: [u64; 2], after: [u64; 2], is_both: impl Fn(u64, u64) -> bool) -> bool {
    let taken = [0, 1].map(|at| before[at].checked_sub(after[at]));
    matches!(taken, [Some(x), Some(y)] if x + y > 0 && (x == 0 || y == 0 || is_both(x, y)))
}

const RULES: [(&str, Allowed); 29] = [
    ("take any", Heaps(|n, left| takes(left, n, |_| true))),
    ("take up to half", Heaps(|n, left| takes(left, n, |take| take <= n / 2))),
    ("take up to 1/3", Heaps(|n, left| takes(left, n, |take| take <= n / 3))),
    ("take 3..", Heaps(|n, left| takes(left, n, |take| take >= 3))),
    ("take multiples of 4", Heaps(|n, left| takes(left, n, |take| take % 4 == 0))),
    ("take odd", Heaps(|n, left| takes(left, n, |take| take % 2 == 1))),
    ("take a divisor", Heaps(|n, left| takes(left, n, |take| n % take == 0))),
    ("take powers of 2", Heaps(|n, left| takes(left, n, u64::is_power_of_two))),
    ("take any but 2 5", Heaps(|n, left| takes(left, n, |take| take != 2 && take != 5))),
    ("take 1 3 4", Heaps(|n, left| takes(left, n, |take| [1, 3, 4].contains(&take)))),
    (
        "take any or split",
        Heaps(|n, left| takes(left, n, |_| true) || splits(left, n, |taken| taken == 0)),
    ),
    (
        "take 3.. with split",
        Heaps(|n, left| takes(left, n, |take| take >= 3) || splits(left, n, |taken| taken >= 3)),
    ),
    (
        "take 1..3 or split",
        Heaps(|n, left| takes(left, n, |take| take < 4) || splits(left, n, |taken| taken == 0)),
    ),
    (
        "octal 0.77",
        Heaps(|n, left| {
            let few = |take| take == 1 || take == 2;
            takes(left, n, few) || splits(left, n, few)
        }),
    ),
    (
        "octal 0.07",
        Heaps(|n, left| takes(left, n, |take| take == 2) || splits(left, n, |taken| taken == 2)),
    ),
    ("divide", Heaps(|n, left| left.len() == 1 && left[0] < n && n % left[0] == 0)),
    (
        "split equal",
        Heaps(|n, left| left.len() == 2 && left[0] == left[1] && left[0] == n / 2 && n % 2 == 0),
    ),
    ("divide by 2", Heaps(|n, left| left == [n / 2])),
    (
        "split into 2..",
        Heaps(|n, left| left.len() > 1 && left[0] > 0 && left.iter().sum::<u64>() == n),
    ),
    ("misere take 1 3 4", Alone(|n, left| takes(left, n, |take| [1, 3, 4].contains(&take)))),
    ("take 1..3 never the same twice", Alone(|n, left| takes(left, n, |take| take < 4))),
    ("take up to 2 times the last", Alone(|n, left| takes(left, n, |take| take < n))),
    ("pairs take any from one", Pairs(|before, after| from_one_or(before, after, |_, _| false))),
    (
        "pairs take any from one or the same from both",
        Pairs(|before, after| from_one_or(before, after, |x, y| x == y)),
    ),
    (
        "pairs take any from one or any from both less than 3 apart",
        Pairs(|before, after| from_one_or(before, after, |x, y| x.abs_diff(y) < 3)),
    ),
    (
        "pairs take any from one or (1,1) (1,2) (2,1)",
        Pairs(|before, after| from_one_or(before, after, |x, y| x + y < 4)),
    ),
    (
        "pairs take any from one or 1 from one, 2 from the other",
        Pairs(|before, after| {
            from_one_or(before, after, |x, y| [(1, 2), (2, 1)].contains(&(x, y)))
        }),
    ),
    (
        "pairs take multiples of the other from one",
        Pairs(|[a, b], [x, y]| {
            (y == b && x < a && b > 0 && (a - x) % b == 0)
                || (x == a && y < b && a > 0 && (b - y) % a == 0)
        }),
    ),
    (
        "pairs take (2,1) or (1,2)",
        Pairs(|[a, b], [x, y]| {
            let taken = (a.wrapping_sub(x), b.wrapping_sub(y));
            x <= a && y <= b && [(2, 1), (1, 2)].contains(&taken)
        }),
    ),
];

/// The functions of all rules in one program, which answers calls: the number of a rule and its heaps.
fn program() -> Command {
    let (mut modules, mut arms) = (String::new(), String::new());
    for (at, (rule, allowed)) in RULES.iter().enumerate() {
        let answer = answer(&format!("law {rule}"));
        let code = answer.code().unwrap_or_else(|| panic!("{rule}"));
        let public = code.rust.replace("\nfn ", "\npub fn ");
        modules += &format!("mod m{at} {{\n{public}}}\n");
        let heaps = if matches!(allowed, Pairs(_)) { "w[1], w[2]" } else { "w[1]" };
        let call = if code.is_lost {
            format!("!m{at}::is_lost({heaps}) as u64")
        } else {
            format!("m{at}::grundy({heaps})")
        };
        arms += &format!("{at} => {call},\n");
    }
    let source = format!(
        "#![allow(dead_code)]\nuse std::io::*;\n{modules}
        fn main() {{
            let mut all = String::new();
            stdin().read_to_string(&mut all).unwrap();
            for line in all.lines() {{
                let w: Vec<u64> = line.split(' ').map(|word| word.parse().unwrap()).collect();
                println!(\"{{}}\", match w[0] {{ {arms} _ => unreachable!() }});
            }}
        }}"
    );
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("far.rs");
    fs::write(&file, source).unwrap();
    let program = file.with_extension("out");
    let said = Command::new("rustc")
        .args(["-Cdebuginfo=0", "-Cdebug-assertions", "--edition=2021", "-o"])
        .args([&program, &file])
        .output()
        .unwrap();
    assert!(said.status.success(), "{}", text(&said.stderr));
    Command::new(program)
}

/// A position with the winning moves that an answer gives, each as the heaps that it leaves.
struct Asked {
    at: usize,
    heaps: Vec<u64>,
    is_won: bool,
    left: Vec<Vec<u64>>,
}

impl Asked {
    fn new(at: usize, heaps: Vec<u64>) -> Asked {
        let (rule, allowed) = &RULES[at];
        let words: Vec<String> = heaps.iter().map(u64::to_string).collect();
        let Answer { found, .. } = answer(&format!("moves {rule} : {}", words.join(" ")));
        let (is_won, count, left) = match (found, allowed) {
            (Found::Moves { moves, .. }, Heaps(is_move) | Alone(is_move)) => {
                let each = moves.winning.iter().map(|winning| {
                    let heap = heaps[winning.at];
                    let mut parts = winning.left.clone();
                    parts.sort_unstable();
                    assert!(is_move(heap, &parts), "{rule}: {heap} to {parts:?}");
                    let others = heaps.iter().enumerate().filter(|other| other.0 != winning.at);
                    others.map(|other| *other.1).chain(parts).collect()
                });
                (moves.is_won, moves.count, each.collect::<Vec<Vec<u64>>>())
            }
            (Found::PairMoves { pair_moves, .. }, Pairs(is_move)) => {
                let each = pair_moves.left.iter().map(|&(x, y)| {
                    assert!(is_move([heaps[0], heaps[1]], [x, y]), "{rule}: {heaps:?} to {x} {y}");
                    vec![x, y]
                });
                (pair_moves.is_won, pair_moves.count, each.collect())
            }
            (found, _) => panic!("{rule}: {found:?}"),
        };
        // Under misere play, who cannot move has won.
        let is_over = rule.starts_with("misere") && heaps == [0];
        assert_eq!(is_won, !left.is_empty() || is_over, "{rule}: {heaps:?}");
        assert!(count.is_none_or(|count| count == left.len()) || left.len() == 10_000, "{rule}");
        Asked { at, heaps, is_won, left }
    }
}

/// Whether the last move matters, of which the function of a law knows nothing.
fn remembers(at: usize) -> bool {
    ["never", "the last"].iter().any(|word| RULES[at].0.contains(word))
}

/// A call of a rule's function, as the program reads it.
fn called(at: usize, heaps: &[u64]) -> String {
    let heaps: Vec<String> = heaps.iter().map(u64::to_string).collect();
    format!("{at} {}\n", heaps.join(" "))
}

#[test]
fn moves_of_large_heaps_agree_with_the_functions_of_the_laws() {
    let random = &mut Random(20_261_127);
    let mut asked = Vec::new();
    for (at, (rule, allowed)) in RULES.iter().enumerate() {
        for turn in 0..POSITIONS {
            let count = match allowed {
                Heaps(_) => 1 + random.below(4),
                Alone(_) => 1,
                Pairs(_) => 2,
            };
            // Few between, of which all moves are listed; and `divide` has a slow function.
            let mut heap = || {
                let bits = if random.below(3) == 0 {
                    random.below(16)
                } else {
                    34 + random.below(if *rule == "divide" { 8 } else { 30 })
                };
                random.below(1 << bits)
            };
            let mut heaps: Vec<u64> = (0..count).map(|_| heap()).collect();
            // Every third position is what a winning move leaves, and so it is lost; but not where the last move matters.
            let last: Option<&Asked> = asked.last();
            let left = last
                .filter(|last| turn % 3 == 2 && last.at == at)
                .and_then(|last| last.left.first());
            if let Some(left) = left.filter(|_| !remembers(at)) {
                heaps.clone_from(left);
            }
            asked.push(Asked::new(at, heaps));
        }
    }
    // The values of all heaps before and after.
    let calls = |Asked { at, heaps, left, .. }: &Asked| {
        // Where the last move matters, the function says nothing about what is left.
        let positions = [heaps].into_iter().chain(left.iter().filter(|_| !remembers(*at)));
        let each = |heaps: &Vec<u64>| match RULES[*at].1 {
            Pairs(_) => called(*at, heaps),
            _ => heaps.iter().map(|&heap| called(*at, &[heap])).collect(),
        };
        positions.map(each).collect::<String>()
    };
    let input: String = asked.iter().map(calls).collect();
    let output = feed(&mut program(), input.as_bytes());
    assert!(output.status.success(), "{}", text(&output.stderr));
    let said = text(&output.stdout);
    let mut values = said.lines().map(|line| line.parse::<u64>().unwrap());
    let (mut lost, mut many) = (0, 0);
    for position in &asked {
        let Asked { at, heaps, is_won, left } = position;
        let mut value = |heaps: &[u64]| {
            let count = if matches!(RULES[*at].1, Pairs(_)) { 1 } else { heaps.len() };
            values.by_ref().take(count).fold(0, |sum, value| sum ^ value)
        };
        assert_eq!(value(heaps) != 0, *is_won, "{}: {heaps:?}", RULES[*at].0);
        if !remembers(*at) {
            for left in left {
                assert_eq!(value(left), 0, "{}: {heaps:?} to {left:?}", RULES[*at].0);
            }
        }
        lost += u32::from(!is_won);
        many += u32::from(heaps.iter().any(|&heap| heap > 1 << 40));
    }
    assert_eq!(values.next(), None);
    assert!(lost > 500 && many > 1000, "{lost} lost, {many} large");
}
