//! Bars that are taken out of a box and shortened outside; heaps that are removed before Nim.

use super::{PlayedOut, Position, Witness};

/// A position: the number of bars in the box, those bars, and the bars outside.
fn options(position: &[u64]) -> Vec<Position> {
    let inside = &position[1..1 + position[0] as usize];
    let outside = &position[1 + inside.len()..];
    let mut options = Vec::new();
    for chosen in 1..1 << inside.len() {
        let (mut left, mut out) = (Vec::new(), outside.to_vec());
        for (at, &bar) in inside.iter().enumerate() {
            if chosen >> at & 1 == 1 { &mut out } else { &mut left }.push(bar);
        }
        out.sort_unstable();
        options.push([&[left.len() as u64][..], &left, &out].concat());
    }
    for (at, &bar) in outside.iter().enumerate() {
        for shorter in 0..bar {
            let mut out = outside.to_vec();
            out[at] = shorter;
            out.retain(|&bar| bar > 0);
            out.sort_unstable();
            options.push([&position[..1 + inside.len()], &out].concat());
        }
    }
    options
}

pub fn won(bars: &[u64], why: &mut Witness) -> bool {
    if bars.len() <= 3 && bars.iter().all(|&bar| bar <= 6)
        || bars.len() == 4 && bars.iter().all(|&bar| bar <= 3)
    {
        let position = [&[bars.len() as u64][..], bars].concat();
        return PlayedOut::new(options).won(&position, why);
    }
    // Second method: whether a nonempty set of bars has nim-sum 0, found by listing all sums.
    let mut sums = std::collections::HashSet::new();
    bars.iter().any(|&bar| {
        let more: Vec<u64> = sums.iter().map(|sum| sum ^ bar).collect();
        sums.insert(bar);
        sums.extend(more);
        sums.contains(&0) || sums.len() >= 1 << 20
    })
}
