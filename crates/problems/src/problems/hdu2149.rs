//! Public Sale: raise by 1 to N, reach M.

use crate::hard::{bash, named};
use crate::problem::*;

pub fn problem() -> Problem {
    Problem::new(to_end(parts![m(1099).small(40), n(1099).small(40)]), reference)
        .hard(|_| named(bash(1099), "m", "n"))
}

fn reference(case: &Case, _: &mut Witness) -> String {
    match raises(case.number("m"), case.number("n")) {
        raises if raises.is_empty() => "none\n".to_string(),
        raises => line(&raises),
    }
}

/// The winning first raises.
fn raises(price: u64, most: u64) -> Vec<u64> {
    if price <= 100 && most <= 200 {
        let options = |position: &[u64]| match position[0] {
            0 => vec![],
            price => (1..=most).map(|raise| vec![price.saturating_sub(raise)]).collect(),
        };
        let mut game = PlayedOut::new(options);
        let mut wins = |raise| price > 0 && !game.search(&[price.saturating_sub(raise)]);
        return (1..=most).filter(|&raise| wins(raise)).collect();
    }
    if price <= most {
        return (price..=most).collect();
    }
    let rounds = u128::from(price) / (u128::from(most) + 1);
    let raise = u128::from(price) - rounds * (u128::from(most) + 1);
    let raise = Some(raise as u64).filter(|&raise| raise > 0);
    raise.into_iter().collect()
}
