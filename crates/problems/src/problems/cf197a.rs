//! Plate Game: plates on a table.

use crate::problem::*;

/// Bounds: two copies.
pub fn problem() -> Problem {
    let side = |name| number(name, 1, 100).small(5);
    let format = one(parts![side("a"), side("b"), side("r").within(1, u64::MAX)]);
    Problem::with(format, || PlayedOut::new(plates), reference)
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    let [a, b, r] = ["a", "b", "r"].map(|name| case.number(name));
    let won = if a.max(b).max(r) <= 5 {
        // Only plates whose centres stand at multiples of 1/2 are played; the centre of the table is one of them, and
        // so is what lies opposite.
        game.won(&[a, b, r, 0], why)
    } else {
        u128::from(a) >= 2 * u128::from(r) && u128::from(b) >= 2 * u128::from(r)
    };
    choose(won, "First", "Second")
}

/// The moves on a table of a x b with plates of radius r. The last number has a bit for each place that no plate can
/// have any more; places are counted in halves from that of the first row and column.
fn plates(position: &[u64]) -> Vec<Position> {
    let &[a, b, r, taken] = position else { panic!("a table, a radius and plates") };
    let count = |side: u64| (2 * side + 1).saturating_sub(4 * r);
    let (rows, columns) = (count(a), count(b));
    let places: Vec<(u64, u64)> =
        (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column))).collect();
    let bit = |&(row, column): &(u64, u64)| 1 << (row * columns + column);
    let with = |plate: &(u64, u64)| {
        let overlap = |place: &&(u64, u64)| {
            let (down, across) = (plate.0.abs_diff(place.0), plate.1.abs_diff(place.1));
            down * down + across * across < 16 * r * r
        };
        taken | places.iter().filter(overlap).map(bit).sum::<u64>()
    };
    let free = places.iter().filter(|place| taken & bit(place) == 0);
    free.map(|plate| vec![a, b, r, with(plate)]).collect()
}
