//! Wallet Exchange: take a coin out of either wallet.

use crate::problem::*;

/// Bounds: two copies.
pub fn problem() -> Problem {
    let coins = |name| number(name, 1, 1_000_000_000).within(0, u64::MAX);
    let format = header(1000, parts![coins("a"), coins("b")]);
    Problem::with(format, || PlayedOut::new(takes), reference)
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    let (a, b) = (case.number("a"), case.number("b"));
    let won = if a.max(b) <= 30 {
        game.won(&[a, b], why)
    } else {
        // Second method: the last digit of the number of coins.
        (u128::from(a) + u128::from(b)).to_string().ends_with(['1', '3', '5', '7', '9'])
    };
    choose(won, "Alice", "Bob")
}

/// The player's own wallet comes first.
fn takes(wallets: &[u64]) -> Vec<Position> {
    let exchanges = [(wallets[0], wallets[1]), (wallets[1], wallets[0])];
    let takes = exchanges.iter().filter(|(own, _)| *own > 0);
    takes.map(|&(own, other)| vec![other, own - 1]).collect()
}
