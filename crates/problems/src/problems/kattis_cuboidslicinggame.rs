//! Cuboid Slicing Game: three layers of a cuboid vanish, and up to eight cuboids are left.

use crate::problem::*;
use crate::references::splitting::{position, splits, sum};
use std::sync::Mutex;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let side = |name| number(name, 1, 30).within(1, 30).small(4);
    let cuboids = lists_of("cuboids", 100, parts![side("a"), side("b"), side("c")]).small(2);
    let format = one(parts![Part::OneOf(&["RUBEN", "ALBERT"]), Line, cuboids]);
    Problem::new(format, reference)
}

/// The values of the cuboids by their numbers, which all cases share.
static VALUES: Mutex<Vec<u64>> = Mutex::new(Vec::new());

fn reference(case: &Case, why: &mut Witness) -> String {
    let cuboids = case.lists("cuboids");
    let numbers: Vec<u64> = cuboids.iter().map(|sides| number_of(sides)).collect();
    let won = if cuboids.iter().map(|sides| sides.iter().product::<u64>()).sum::<u64>() <= 32 {
        PlayedOut::new(options).won(&position(numbers), why)
    } else {
        // Second method: the values by definition.
        sum(&numbers, &mut VALUES.lock().unwrap(), &parts_of) != 0
    };
    choose(won == (case.word("word") == "RUBEN"), "RUBEN", "ALBERT")
}

/// A cuboid as a number, which is greater than those of its parts.
fn number_of(sides: &[u64]) -> u64 {
    let mut sides = sides.to_vec();
    sides.sort_unstable();
    sides.iter().rev().fold(0, |number, side| 31 * number + side)
}

/// What each move leaves of a cuboid; of two layers that are mirror images only one is chosen.
fn parts_of(cuboid: u64) -> Vec<Vec<u64>> {
    let (a, b, c) = (cuboid / 961, cuboid / 31 % 31, cuboid % 31);
    let mut all = Vec::new();
    if a < b || b < c {
        return all; // the number of no cuboid
    }
    for i in 0..a.div_ceil(2) {
        for j in 0..b.div_ceil(2) {
            for k in 0..c.div_ceil(2) {
                let mut parts = Vec::new();
                for x in [i, a - 1 - i] {
                    for y in [j, b - 1 - j] {
                        parts.extend([k, c - 1 - k].map(|z| [x, y, z]));
                    }
                }
                parts.retain(|sides| !sides.contains(&0));
                all.push(parts.iter().map(|sides| number_of(sides)).collect());
            }
        }
    }
    all
}

fn options(cuboids: &[u64]) -> Vec<Position> {
    splits(cuboids, parts_of)
}
