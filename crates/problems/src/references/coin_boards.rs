//! Coins on a board: a move turns some over, or one leaps.

use super::Position;

/// The coins of n rows of m; 1 marks those that may be chosen.
pub fn connected(n: usize, m: usize) -> impl Fn(&[u64]) -> Vec<Position> {
    let mut sets: Vec<(usize, Vec<usize>)> = Vec::new();
    for set in 1..1usize << (n * m) {
        let coins: Vec<usize> = (0..n * m).filter(|coin| set >> coin & 1 == 1).collect();
        // The first coin and all coins joined to it edge to edge.
        let mut joined = vec![coins[0]];
        let mut at = 0;
        while at < joined.len() {
            for &coin in &coins {
                let (rows, columns) =
                    ((coin / m).abs_diff(joined[at] / m), (coin % m).abs_diff(joined[at] % m));
                if rows + columns == 1 && !joined.contains(&coin) {
                    joined.push(coin);
                }
            }
            at += 1;
        }
        let corner = |corner: usize| {
            let is_within = |&coin: &usize| coin / m <= corner / m && coin % m <= corner % m;
            coins.iter().all(is_within)
        };
        let chosen = coins.iter().copied().filter(|&coin| corner(coin));
        if joined.len() == coins.len() {
            sets.extend(chosen.map(|chosen| (chosen, coins.clone())));
        }
    }
    move |board| {
        let legal = sets.iter().filter(|(chosen, _)| board[*chosen] == 1);
        let turned = legal.map(|(_, coins)| {
            let mut board = board.to_vec();
            for &coin in coins {
                board[coin] ^= 1;
            }
            board
        });
        turned.collect()
    }
}

/// Second method: inner coins on the same diagonal have equal values, which no other coin has; the coins of the
/// first row and column form the game Ruler, whose values are found by their mex.
pub fn by_diagonals(rows: &[Vec<u64>]) -> bool {
    let length = rows.len().max(rows[0].len());
    let mut ruler: Vec<u128> = Vec::new();
    for coin in 0..length {
        let runs = (0..=coin).map(|first| ruler[first..].iter().fold(0, |sum, value| sum ^ value));
        let runs: Vec<u128> = runs.collect();
        ruler.push((0..).find(|value| !runs.contains(value)).unwrap());
    }
    let mut edge = 0;
    let mut diagonals = vec![0u64; 2 * length];
    for (x, row) in rows.iter().enumerate() {
        for (y, &coin) in row.iter().enumerate() {
            match x.min(y) {
                0 => edge ^= ruler[x.max(y)] * u128::from(coin),
                _ => diagonals[x + y] ^= coin,
            }
        }
    }
    // A diagonal and the edge may cancel.
    for (bit, diagonal) in diagonals.iter_mut().enumerate().take(128) {
        *diagonal ^= (edge >> bit & 1) as u64;
    }
    diagonals.contains(&1)
}

/// The moves of a coin on 15 columns and 15 rows that leaps up and to the left.
pub fn up_and_left(position: &[u64]) -> Vec<Position> {
    let (x, y) = (position[0] + 2, position[1] + 2);
    let to = [(x - 2, y + 1), (x - 2, y - 1), (x + 1, y - 2), (x - 1, y - 2)];
    let on_the_board = |&(x, y): &(u64, u64)| (3..18).contains(&x) && (3..18).contains(&y);
    let to = to.into_iter().filter(on_the_board);
    to.map(|(x, y)| vec![x - 2, y - 2]).collect()
}
