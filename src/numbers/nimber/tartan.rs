//! Where nim products come from: games on a board that are products of games on a row.
//!
//! In a coin-turning game on a row, a move turns over some coins, the rightmost of them from heads to tails; a row is
//! then the sum of its heads. The *product* of two such games is played on a board. A move chooses some columns by a
//! move of one game and some rows by a move of the other, and turns every coin where a chosen column and a chosen row
//! cross; the coin in the last of both must show heads. By the *Tartan theorem* a head at (x, y) is worth the nim
//! product of the values of x and y in the two games (Winning Ways, ch. 14).
//!
//! The reason is the definition of the product. Let x be worth a, and y worth b. Let a move with the last coin x turn
//! other coins that are worth a' together, and let a move with the last coin y turn other coins that are worth b'. By
//! induction, and because the product is distributive, the move on the board then turns, besides the coin at (x, y),
//! coins that are worth a'b ^ ab' ^ a'b' together. For this a move must turn every crossing, and nothing else. If it
//! turns any connected set, as in luogu-p2594, the theorem says nothing.
//!
//! Checked: the products of Nim, Ruler and Mock Turtles, each with each (Nim with Nim is Turning Corners), on all
//! boards of 3 rows and 4 columns, against the whole game.

use super::arithmetic::product;
use crate::rows::coin_turning::mock_turtles;
use std::collections::HashMap;

/// A game: whether a move may turn a set of coins of a row, in ascending order, and what each coin is worth. The
/// coins count from 0.
type Coins = (fn(&[usize]) -> bool, fn(u64) -> u64);

const GAMES: [Coins; 3] = [
    // Nim: one other coin, or none.
    (|set| set.len() <= 2, |x| x + 1),
    // Ruler: a run of coins.
    (|set| set[set.len() - 1] - set[0] == set.len() - 1, |x| 1 << (x + 1).trailing_zeros()),
    // Mock Turtles: up to two others.
    (|set| set.len() <= 3, mock_turtles),
];

fn moves(coins: usize, game: Coins) -> Vec<Vec<usize>> {
    let set = |set: usize| (0..coins).filter(|&coin| set >> coin & 1 == 1).collect();
    let sets = (1..1 << coins).map(set);
    sets.filter(|set: &Vec<usize>| game.0(set)).collect()
}

// A move: the coin that must show heads, and all that it turns, as bits.
fn won(board: u64, moves: &[(u64, u64)], memo: &mut HashMap<u64, bool>) -> bool {
    if let Some(&won) = memo.get(&board) {
        return won;
    }
    let mut legal = moves.iter().filter(|(farthest, _)| board & farthest != 0);
    let is_won = legal.any(|(_, turned)| !won(board ^ turned, moves, memo));
    memo.insert(board, is_won);
    is_won
}

#[test]
fn a_coin_of_a_product_of_games_is_worth_the_product_of_its_coins() {
    const ROWS: usize = 3;
    const COLUMNS: usize = 4;
    let bit = |x: usize, y: usize| 1u64 << (COLUMNS * y + x);
    let mut boards = 0;
    for (across, down) in GAMES.iter().flat_map(|&a| GAMES.iter().map(move |&b| (a, b))) {
        let mut crossed = Vec::new();
        for columns in moves(COLUMNS, across) {
            for rows in moves(ROWS, down) {
                let (&x, &y) = (columns.last().unwrap(), rows.last().unwrap());
                let column = |&x: &usize| rows.iter().map(move |&y| bit(x, y));
                crossed.push((bit(x, y), columns.iter().flat_map(column).sum()));
            }
        }
        let mut memo = HashMap::new();
        for board in 0..1 << (ROWS * COLUMNS) {
            let coins = (0..COLUMNS).flat_map(|x| (0..ROWS).map(move |y| (x, y)));
            let heads = coins.filter(|&(x, y)| board & bit(x, y) != 0);
            let values = heads.map(|(x, y)| product(across.1(x as u64), down.1(y as u64)));
            let sum = values.fold(0, |sum, value| sum ^ value);
            assert_eq!(won(board, &crossed, &mut memo), sum != 0, "{:b}", board);
            boards += 1;
        }
    }
    assert_eq!(boards, 9 << 12);
}
