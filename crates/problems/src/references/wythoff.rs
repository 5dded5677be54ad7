//! Wythoff's game.

use super::fibonacci::{numbers, zeckendorf};
use super::{line, nim, PlayedOut, Position};

pub fn options(position: &[u64]) -> Vec<Position> {
    let mut options = nim::options(position);
    options.extend(
        (1..=position[0].min(position[1])).map(|both| vec![position[0] - both, position[1] - both]),
    );
    options
}

/// Second method (Silber 1976): the smaller heap's Zeckendorf representation ends in an even number
/// of zeros, and its partner has the same with one more zero.
pub fn lost(a: u64, b: u64) -> bool {
    let (low, high) = (zeckendorf(a.min(b)), zeckendorf(a.max(b)));
    match low.last() {
        None => high.is_empty(),
        Some(zeros) => zeros % 2 == 0 && low.iter().map(|index| index + 1).eq(high.iter().copied()),
    }
}

pub fn is_small(a: u64, b: u64) -> bool {
    a <= 40 && b <= 40
}

/// The one heap that forms a lost pair with `heap`: its representation shifted by one place.
fn partner(heap: u64) -> Option<u64> {
    let fibonacci = numbers();
    let places = zeckendorf(heap);
    let up = places.last().is_some_and(|zeros| zeros % 2 == 0);
    let sum: u128 =
        places.iter().map(|&place| fibonacci[if up { place + 1 } else { place - 1 }]).sum();
    std::convert::TryFrom::try_from(sum).ok()
}

pub fn winning(a: u64, b: u64, game: &mut PlayedOut) -> String {
    let small = is_small(a, b);
    let mut lost = |a: u64, b: u64| {
        if small {
            !game.search(&[a, b])
        } else {
            self::lost(a, b)
        }
    };
    if lost(a, b) {
        return "0\n".to_string();
    }
    let mut both = Vec::new();
    let mut single = Vec::new();
    if small {
        both.extend((0..a).map(|low| (low, low + (b - a))).filter(|&(low, high)| lost(low, high)));
        single.extend((0..a).map(|left| (left, b)).filter(|&(low, high)| lost(low, high)));
        single.extend(
            (0..b).map(|left| (a.min(left), a.max(left))).filter(|&(low, high)| lost(low, high)),
        );
    } else {
        // A double is accurate enough to find the exact number next to it.
        let guess = ((b - a) as f64 * 1.618_033_988_749_895) as u64;
        let near = guess.saturating_sub(5000)..a.min(guess.saturating_add(5000));
        both.extend(near.map(|low| (low, low + (b - a))).filter(|&(low, high)| lost(low, high)));
        single.extend(partner(a).filter(|&left| left < b).map(|left| (a.min(left), a.max(left))));
        single.extend(partner(b).filter(|&left| left < a).map(|left| (left, b)));
    }
    single.sort_unstable();
    single.dedup();
    let moves = both.iter().chain(&single);
    let lines: String = moves.map(|&(low, high)| line(&[low, high])).collect();
    "1\n".to_string() + &lines
}
