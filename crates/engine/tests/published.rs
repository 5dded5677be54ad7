//! Published periods of octal games; and the rows of the suite, which uses only tables.

use grundy::rows::runs::Rows;
use grundy_engine::octal::{moves, Game, BUDGET};

/// Periods of octal games, with the heap from which they hold (Guy and Smith 1956; Winning Ways, ch. 4,
/// table 6). Each is proved at the first possible value: in a table of twice the start plus twice the
/// period plus the most that a move takes.
#[test]
fn octal_games_have_the_published_periods() {
    let published = [("0.07", 34, 53), ("0.77", 12, 71), ("0.055", 148, 259), ("0.156", 349, 3479)];
    for &(code, length, start) in &published {
        let moves = moves(code).unwrap();
        let mut game = Game::new(&moves);
        assert!(game.grow(usize::MAX, &mut BUDGET.clone()));
        let period = game.period().unwrap();
        assert_eq!((period.length, period.start), (length, start), "{code}");
        let most_taken = moves[moves.len() - 1].0 as usize;
        let needed = 2 * (start + length) + most_taken;
        assert_eq!(game.values().len(), needed, "{code}");
    }
    println!("{} periods of octal games", published.len());
}

/// The tables of rows agree with the engine, also near their end: three-x by its sparse space, Kayles by its period,
/// and a size that no row reaches.
#[test]
fn rows_are_those_of_the_engine() {
    for &(code, sizes, from) in &[
        ("0.007", &[3][..], 19_900),
        ("0.77", &[1, 2], 0),
        ("0.70007", &[1, 5], 19_000),
        ("0.0", &[u64::MAX], 19_900),
    ] {
        let mut game = Game::new(&moves(code).unwrap());
        let mut rows = Rows::new(sizes);
        for n in (0..5000).chain(from..=20_000) {
            let expected = game.value(n, 1 << 22, &mut BUDGET.clone());
            assert_eq!(rows.value(n).ok(), expected.ok(), "{code} {n}");
        }
    }
}
