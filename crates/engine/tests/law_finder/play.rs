//! Games in play against searches of the whole games.

use grundy_checks::definition::{Game, Position};
use grundy_engine::pattern::{Choice, Look, Table, Terms};
use grundy_lang::Lang;
use grundy_problems::random::{Choose, Random};
use std::collections::BTreeSet;

/// A rule, how it is drawn, the most heaps, and the largest heap.
const CASES: [(&str, Terms, u64, u64); 20] = [
    ("take 1 3 4", Terms::Stones, 4, 9),
    ("take a divisor", Terms::Stones, 3, 12),
    ("divide", Terms::Stones, 3, 30),
    ("divide by 2 3", Terms::Stones, 3, 20),
    ("octal 0.77", Terms::Rows, 3, 7),
    ("octal 0.007", Terms::Rows, 3, 12),
    ("split unequal", Terms::Rows, 2, 12),
    ("split into 2..3", Terms::Rows, 2, 8),
    ("take any or split", Terms::Rows, 3, 5),
    ("turn up to 3 coins", Terms::Coins, 4, 8),
    ("turn a run", Terms::Coins, 4, 8),
    ("pairs take any from one or the same from both", Terms::Board, 2, 9),
    ("pairs take (2,1) (1,2) (2,-1) (-1,2)", Terms::Board, 2, 8),
    ("pairs take multiples of the other from one", Terms::Board, 2, 12),
    ("take up to 2 times the last", Terms::Memory, 1, 25),
    ("take 1 2 or 2 5 never the same kind twice", Terms::Memory, 1, 25),
    ("misere take any", Terms::Stones, 3, 7),
    ("misere octal 0.77", Terms::Rows, 3, 7),
    ("misere take a divisor", Terms::Stones, 3, 10),
    ("misere split unequal", Terms::Rows, 2, 12),
];

/// The position that a move leaves.
fn after(game: &Game, look: &Look, choice: &Choice) -> Position {
    match look.terms {
        Terms::Board | Terms::Memory => (game.plain(choice.left.clone()), choice.after),
        _ => {
            let mut heaps = look.heaps.clone();
            heaps.remove(choice.at);
            (game.plain([heaps, choice.left.clone()].concat()), None)
        }
    }
}

/// The words of a line that ask for a move; its parts in another order than the game has them.
fn asked(choice: &Choice) -> String {
    let mut left: Vec<String> = choice.left.iter().map(u64::to_string).collect();
    if choice.left.len() > 2 {
        left.reverse();
    }
    let after = choice.after.map_or(String::new(), |after| format!(" after {after}"));
    format!("move {} {}{after}", choice.at + 1, left.join(" "))
}

#[test]
fn games_are_played_as_their_moves_say_and_who_wins_does_not_lose() {
    let mut random = Random(44);
    for (rule, terms, heaps, most) in CASES {
        let (mut table, mut game) = (Table::default(), Game::new(rule));
        let misere = rule.starts_with("misere");
        for _ in 0..60 {
            let count = if matches!(terms, Terms::Board) { 2 } else { random.between(1, heaps) };
            let first: Vec<u64> = (0..count).map(|_| random.between(0, most)).collect();
            let mut position = (game.plain(first), None);
            let mut should_win = None;
            for turn in 0.. {
                let heaps: Vec<String> = position.0.iter().map(u64::to_string).collect();
                let heaps = if heaps.is_empty() { "0".to_string() } else { heaps.join(" ") };
                let last = position.1.map_or(String::new(), |last| format!(" after {last}"));
                let line = format!("{rule} : {heaps}{last}");
                let look = table.look(&line).unwrap_or_else(|wrong| panic!("{line}: {wrong:?}"));
                assert_eq!((look.terms, look.count), (terms, look.choices.len()), "{line}");
                assert_eq!(look.moves.is_won, game.is_won(&position), "{line}");
                let of = |choice| {
                    let left = after(&game, &look, choice);
                    assert_eq!(choice.value > 0, game.is_won(&left), "{line}: {choice:?}");
                    left
                };
                let offered: BTreeSet<Position> = look.choices.iter().map(of).collect();
                assert_eq!(offered, game.moves(&position).into_iter().collect(), "{line}");
                for lang in [Lang::En, Lang::Zh] {
                    let said = look.said(lang).choices;
                    let different: BTreeSet<&String> = said.iter().collect();
                    assert_eq!(different.len(), look.count, "{line}: {said:?}");
                }
                let winning = look.choices.iter().filter(|choice| choice.value == 0);
                if terms != Terms::Board {
                    assert_eq!(look.moves.count, Some(winning.clone().count()), "{line}");
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
                let choice = best[random.below(best.len() as u64) as usize];
                position = after(&game, &look, choice);
                // The same by a line.
                let move_line = format!("{line} {}", asked(choice));
                let next = table.look(&move_line).unwrap();
                assert_eq!(next.made.as_ref(), Some(choice), "{move_line}");
                assert_eq!((game.plain(next.heaps), next.after), position, "{move_line}");
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
        ("misere take squares : 9999 9999 9999", 23, "because misere play is searched in full"),
        ("pairs take any from one : 9999 1", 27, "expected heaps up to 500"),
        ("take any : 900000000", 12, "moves at most in all"),
        ("take 1 2 never the same twice : 9 after 3", 41, "expected one of 1 2, found"),
        ("take up to 2 times the last : 9 7", 33, "expected one heap, found"),
        ("wythoff : 3 4 5", 15, "expected two heaps, found"),
        ("take 1 3 x", 10, "expected what to take"),
        ("take 1 3 : 9007199254740993", 12, "from 0 to 9007199254740992"),
    ] {
        let (at, said) = refused(line);
        assert!(at == column && said.to_string().contains(what), "{line}: {at}: {said}");
    }
}

#[test]
fn a_formula_is_drawn_as_its_moves_allow_and_each_move_is_listed_once() {
    let look = |line: &str| Table::default().look(line).unwrap();
    let left = |look: &Look| look.choices.iter().map(|choice| choice.left.clone()).collect();
    let halves = look("n -> n - 1; n / 2 : 1 3");
    assert_eq!((halves.terms, left(&halves)), (Terms::Stones, vec![vec![0], vec![2], vec![1]]));
    // Sums in two orders are one move, and empty rows are none.
    let rows = look("n -> [a, n - 2 - a] for a in 0..n-2 : 6");
    assert_eq!((rows.terms, left(&rows)), (Terms::Rows, vec![vec![4], vec![1, 3], vec![2, 2]]));
    // A move may lead beyond both numbers, and so does the board.
    let board = look("(n, m) -> (n - k, 2*k) for k in 1..min(n, m) : 5 8");
    assert_eq!((board.terms, board.values.len()), (Terms::Board, 11));
    assert_eq!(u64::from(board.values[0][10]), board.choices[4].value);
    // One that is faulty where no move leads has no values.
    let faulty = look("(a, b) -> (a - 6 / b, b); (a, b - 1) if b > 1 : 3 2");
    assert!(faulty.count == 2 && faulty.values.is_empty());
    let list = look("misere (a, b, c) -> (a - 1, b, c); (a, b - 1, c) : 1 1 4");
    assert_eq!((list.terms, list.arity, list.count), (Terms::Positions, 3, 2));
    let family = Table::default().look("n -> n - L for L in 1..3 : 4").unwrap_err();
    assert!(family.what.to_string().starts_with("expected a rule without parameters"));
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
    assert_eq!(
        table.look("turn a run : 5 3 3").unwrap_err().what.to_string(),
        "coin 3 is named twice"
    );
    let wrong = table.look("wythoff : 5").unwrap_err();
    assert_eq!(
        (wrong.column, &wrong.what.to_string()[..]),
        (12, "expected a second heap, found the end")
    );
    assert_eq!(table.look("pairs take 1 from one or (1,0) : 3 3").unwrap().count, 2);
    let far = table.look("take any : 2999 5000").unwrap();
    assert!(far.choices.iter().any(|choice| (choice.at, choice.value) == (1, 0)));
    // A larger position after a smaller one, with one of another game between.
    for line in ["octal 0.77 : 5", "octal 0.77 : 500", "take 1 : 3", "octal 0.77 : 5"] {
        let kept = table.look(line).unwrap();
        assert_eq!(kept, Table::default().look(line).unwrap(), "{line}");
    }
    let mut may = |line: &str| table.look(line).unwrap().made.is_some();
    assert!(may("octal 0.77 : 5 9 move 2 3 5") && !may("octal 0.77 : 5 9 move 2 3 3"));
    assert!(!may("octal 0.77 : 5 9 move 1 3 5") && may("take 1 : 3 move 1 2"));
    let far = table.look("split unequal : 30000").unwrap();
    assert!(far.count == 14_999 && (2000..=2010).contains(&far.choices.len()));
    assert!(far.moves.is_won && far.choices.iter().any(|choice| choice.value == 0));
}

#[test]
fn a_player_is_told_what_a_move_does_and_why_it_wins() {
    let told = |line: &str, lang| Table::default().look(line).unwrap().said(lang);
    for (line, english, chinese) in [
        ("take any : 3 4 move 1 0", "Take all of A", "取走 A 堆全部"),
        ("take any : 3 4 move 2 1", "Take 3 from B", "从 B 堆取 3 颗"),
        ("octal 0.77 : 3 1 9 move 3 7 named A1 A5 B", "Take 2 from B", "从 B 堆取 2 颗"),
        (
            "octal 0.77 : 5 9 move 1 3 1",
            "Take 1 from A, leaving 1 and 3",
            "从 A 堆取 1 颗，剩下 1 和 3",
        ),
        ("split into 2..3 : 7 move 1 4 2 1", "Split A into 1, 2 and 4", "把 A 分成 1、2 和 4"),
        ("divide : 5 12 move 2 6", "Replace B by 6", "把 B 换成 6"),
        ("turn a run : 3 5 move 2", "Turn coin 5", "翻第 5 枚"),
        ("turn a run : 3 5 move 2 3 4", "Turn coins 3, 4 and 5", "翻第 3、第 4 和第 5 枚"),
        ("queen : 5 8 move 1 5 1", "Go to (5, 1)", "走到 (5, 1)"),
        ("fibonacci nim : 18 move 1 13", "Take 5", "取 5 颗"),
        (
            "take 1 2 or 2 5 never the same kind twice : 9 move 1 7 after 2",
            "Take 2 as kind 2",
            "按第 2 类取 2 颗",
        ),
    ] {
        let made = |lang| told(line, lang).made.unwrap();
        assert_eq!((&made(Lang::En)[..], &made(Lang::Zh)[..]), (english, chinese), "{line}");
    }
    for (line, english, chinese) in [
        ("octal 0.77 : 5", "Take 1 or 2 stones side by side, from anywhere.", "可取相邻的 1 或 2 个：哪里都可以取。"),
        (
            "octal 4.1203 : 5",
            "Split a heap into two. Take 1 stone, if that is the whole heap. Take 2 stones side by side, if one heap is \
             left. Take 4 stones side by side, if no heap or one is left.",
            "可以把一堆分成两堆。 可取 1 个：只能取完整堆。 可取相邻的 2 个：只能从一端取，不能取完。 可取相邻的 4 个：\
             只能从一端取，可以取完。",
        ),
        ("fibonacci nim : 13 after 2", "Now at most 4 may be taken.", "现在最多可取 4 个。"),
        (
            "take 1 3 never the same twice : 9 after 3",
            "The last move took 3, which may not be taken now.",
            "上一步取了 3 个，现在不能取这么多。",
        ),
        (
            "take 1 or 2 3 never the same kind twice : 9 after 2",
            "The last move was of kind 2, which may not be used now.",
            "上一步属于第 2 类，现在不能用。",
        ),
        ("take 1 3 4 : 5", "", ""),
    ] {
        let allowed = |lang| told(line, lang).allowed.join(" ");
        assert_eq!((&allowed(Lang::En)[..], &allowed(Lang::Zh)[..]), (english, chinese), "{line}");
    }
    let misere = ["wythoff", "turn a run", "fibonacci nim", "take any"];
    assert_eq!(
        misere.map(|rule| told(rule, Lang::Zh).no_misere.is_some()),
        [true, true, true, false]
    );
}
