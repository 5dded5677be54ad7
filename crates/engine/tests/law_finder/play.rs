//! Games in play against searches of the whole games.

use grundy_checks::definition::{Game, Position};
use grundy_engine::pattern::{Choice, Look, Table, Terms};
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
                position = after(&game, &look, best[random.below(best.len() as u64) as usize]);
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
        assert!(at == column && said.to_string().contains(what), "{line}: {at}: {said}");
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
    let mut may = |line: &str| table.look(line).unwrap().may;
    assert!(may("octal 0.77 : 5 9 move 2 3 5") && !may("octal 0.77 : 5 9 move 2 3 3"));
    assert!(!may("octal 0.77 : 5 9 move 1 3 5") && may("take 1 : 3 move 1 2"));
    let far = table.look("split unequal : 30000").unwrap();
    assert!(far.count == 14_999 && (2000..=2010).contains(&far.choices.len()));
    assert!(far.moves.is_won && far.choices.iter().any(|choice| choice.value == 0));
}
