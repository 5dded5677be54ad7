//! Game on Permutation: the chip goes left, to a smaller number.

use crate::problem::*;

pub fn problem() -> Problem {
    let n = number("n", 1, 300_000).small(6);
    let cell = number("cell", 1, 300_000).judge_by(1, "n").small(4);
    let row = times("cells", "n", cell).judge_order(Order::Distinct);
    let format = header_in_all("n", 300_000, parts![n, Line, row]).of_cases(1, 10_000);
    Problem::new(format, reference)
}

fn reference(case: &Case, _: &mut Witness) -> String {
    let row = case.numbers("cells");
    if row.len() <= 100 {
        // A position is the chip's place, from 0.
        let to_left = |chip: &[u64]| {
            let smaller = |&to: &u64| row[to as usize] < row[chip[0] as usize];
            (0..chip[0]).filter(smaller).map(|to| vec![to]).collect()
        };
        let mut game = PlayedOut::misere(to_left);
        let places = 0..row.len() as u64;
        return line(&[places.filter(|&place| !game.search(&[place])).count() as u64]);
    }
    // Second method: the number of moves in the longest play from each place, by the least number
    // that ends an increasing sequence of each length. Alice wins where it is 1; a longer play can
    // be cut short, so that its first move leads to such a place.
    let mut ends: Vec<u64> = Vec::new();
    let mut single = 0;
    for number in row {
        let moves = ends.partition_point(|&end| end < number);
        match ends.get_mut(moves) {
            Some(end) => *end = number,
            None => ends.push(number),
        }
        single += u64::from(moves == 1);
    }
    line(&[single])
}
