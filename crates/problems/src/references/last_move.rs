//! Heaps that remember their last move.

use super::{each_part, PlayedOut, Position, Witness};

/// The moves of a heap after a move of the kind `last`: the remaining heap, and the kind. Only the first kind, 0,
/// may repeat.
fn moves(takes: [u64; 3], heap: u64, last: u64) -> Vec<[u64; 2]> {
    let kinds = (0..3u64).filter(|&kind| heap > 0 && (kind == 0 || kind != last));
    kinds.map(|kind| [heap.saturating_sub(takes[kind as usize]), kind]).collect()
}

/// The options of a position, which is each heap and the kind of its last move.
fn options(takes: [u64; 3], position: &[u64]) -> Vec<Position> {
    each_part(2, position, |heap| moves(takes, heap[0], heap[1]))
}

pub fn played_out(takes: [u64; 3], heaps: &[u64], why: &mut Witness) -> u64 {
    // Without an earlier move, a heap is as after a move that may repeat.
    let position: Position = heaps.iter().flat_map(|&heap| [heap, 0]).collect();
    let mut game = PlayedOut::new(|position: &[u64]| options(takes, position));
    game.won(&position, why);
    let all = options(takes, &position);
    all.iter().filter(|option| !game.search(option)).count() as u64
}

/// Second method: values by definition up to `SIZE`, and beyond by a period that holds in the upper half of them.
pub struct Table {
    takes: [u64; 3],
    values: Vec<[u64; 3]>,
    period: u64,
}

const SIZE: u64 = 3000;

impl Table {
    pub fn new(takes: [u64; 3]) -> Table {
        let mut values: Vec<[u64; 3]> = Vec::new();
        for heap in 0..SIZE {
            let value = |last: u64| {
                let of = |[left, kind]: [u64; 2]| values[left as usize][kind as usize];
                let seen: Vec<u64> = moves(takes, heap, last).into_iter().map(of).collect();
                (0..).find(|value| !seen.contains(value)).unwrap()
            };
            let row = [0, 1, 2].map(value);
            values.push(row);
        }
        let upper = &values[SIZE as usize / 2..];
        let is_period = |&period: &usize| upper[period..] == upper[..upper.len() - period];
        let period = (1..upper.len() / 2).find(is_period).expect("a period");
        Table { takes, values, period: period as u64 }
    }

    pub fn of(&self, heap: u64, last: u64) -> u64 {
        let beyond = heap.saturating_sub(SIZE - 1);
        let heap = heap - beyond.div_ceil(self.period) * self.period;
        self.values[heap as usize][last as usize]
    }

    pub fn winning(&self, heaps: &[u64]) -> u64 {
        let sum = heaps.iter().fold(0, |sum, &heap| sum ^ self.of(heap, 0));
        let all = heaps.iter().flat_map(|&heap| {
            let moved = moves(self.takes, heap, 0).into_iter();
            moved.map(move |[left, kind]| sum ^ self.of(heap, 0) ^ self.of(left, kind))
        });
        all.filter(|&sum| sum == 0).count() as u64
    }
}
