//! Games that are Nim once one has seen it: shut boxes, coins on squares, chips that come back, a move of nothing.

use super::nim::{is_odd, is_small};
use super::{choose, each, new, Case, Game, Options, Position, Reference};

pub fn reference(program: &str) -> Option<Reference> {
    match program {
        "yukicoder2282" => {
            let mut game = Game::new(boxes as Options);
            new(move |case| choose(boxes_won(&case.numbers("boxes"), &mut game), "First", "Second"))
        }
        "hackerrank-nimble-game-1" => {
            let mut game = Game::new(coins as Options);
            new(move |case| choose(coins_won(&case.numbers("squares"), &mut game), "First", "Second"))
        }
        "hackerrank-poker-nim-1" => {
            let mut game = Game::new(chips as Options);
            new(move |case| choose(chips_won(case, &mut game), "First", "Second"))
        }
        "hackerrank-zero-move-nim" => {
            let mut game = Game::new(zero_moves as Options);
            new(move |case| choose(zero_won(&case.numbers("heaps"), &mut game), "W", "L"))
        }
        _ => None,
    }
}

/// Boxes that are shut, one more than the stones in each, and open ones below them, by twos.
fn boxes(position: &[u64]) -> Vec<Position> {
    let mut options = Vec::new();
    for at in (0..position.len()).step_by(2) {
        let mut put = |shut, stones| {
            let mut option = position.to_vec();
            option[at] = shut;
            option[at + 1] = stones;
            options.push(option);
        };
        let stones = position[at + 1];
        match position[at] {
            1 => put(0, stones),
            _ => (0..stones).for_each(|left| put(0, left)),
        }
    }
    options
}

fn boxes_won(stones: &[u64], game: &mut Game<Options>) -> bool {
    if is_small(stones) && stones.len() <= 6 {
        let position: Vec<u64> = stones.iter().flat_map(|&stones| [1, stones]).collect();
        return game.won(&position);
    }
    // Second method: each box by the mex of its only option.
    let value = |&stones: &u64| (0..).find(|&value| value != stones).unwrap();
    is_odd(&stones.iter().map(value).collect::<Vec<u64>>())
}

/// A coin goes to a lower square.
fn coins(position: &[u64]) -> Vec<Position> {
    let mut options = Vec::new();
    for from in 0..position.len() {
        for to in (0..from).filter(|_| position[from] > 0) {
            let mut option = position.to_vec();
            option[from] -= 1;
            option[to] += 1;
            options.push(option);
        }
    }
    options
}

fn coins_won(squares: &[u64], game: &mut Game<Options>) -> bool {
    let sum = squares.iter().fold(0, |sum: u64, &coins| sum.saturating_add(coins));
    if squares.len() <= 5 && sum <= 9 {
        return game.won(squares);
    }
    // Second method: a heap for each square with an odd number.
    let odd = (0..).zip(squares).filter(|(_, coins)| *coins % 2 == 1);
    is_odd(&odd.map(|(square, _)| square).collect::<Vec<u64>>())
}

/// Heaps, how often who is to move may add to each, and how often the other may. One or two are added: an addition
/// of any size would make play as long as one likes.
fn chips(position: &[u64]) -> Vec<Position> {
    let n = position.len() / 3;
    let (heaps, mine, theirs) = (&position[..n], &position[n..2 * n], &position[2 * n..]);
    let mut options = Vec::new();
    if heaps.iter().all(|&heap| heap == 0) {
        return options;
    }
    for at in 0..n {
        let lefts = (0..heaps[at]).map(|left| (left, 0));
        let adds = (1..3).filter(|_| mine[at] > 0).map(|more| (heaps[at] + more, 1));
        for (heap, used) in lefts.chain(adds) {
            let (mut heaps, mut mine) = (heaps.to_vec(), mine.to_vec());
            heaps[at] = heap;
            mine[at] -= used;
            options.push([&heaps[..], theirs, &mine].concat());
        }
    }
    options
}

fn chips_won(case: &Case, game: &mut Game<Options>) -> bool {
    let (heaps, k) = (case.numbers("heaps"), case.number("k"));
    let n = heaps.len() as u64;
    if n <= 2 && n.saturating_mul(k) <= 2 && heaps.iter().all(|&heap| heap <= 4) {
        let times = vec![k; heaps.len()];
        return game.won(&[&heaps[..], &times, &times].concat());
    }
    // Second method: Nim.
    is_odd(&heaps)
}

/// Heaps by twos: its size, and whether it still has its move of nothing.
fn zero_moves(position: &[u64]) -> Vec<Position> {
    each(position, |place, number| match place % 2 {
        0 => (0..number).collect(),
        _ if position[place - 1] > 0 && number > 0 => vec![0],
        _ => vec![],
    })
}

fn zero_won(heaps: &[u64], game: &mut Game<Options>) -> bool {
    if is_small(heaps) && heaps.len() <= 3 {
        let position: Vec<u64> = heaps.iter().flat_map(|&heap| [heap, 1]).collect();
        return game.won(&position);
    }
    // Second method: by the definition as far as a table goes; there the values change places in pairs, 1 and 2, 3
    // and 4, and so on, which is continued.
    let mut table: Vec<u64> = vec![0];
    for heap in 1..200 {
        let is_free = |value: &u64| *value != heap && !table.contains(value);
        table.push((0..).find(is_free).unwrap());
    }
    assert!((1..198).all(|heap| table[heap + 2] == table[heap] + 2));
    let value = |&heap: &u64| match heap {
        0..=199 => u128::from(table[heap as usize]),
        _ => u128::from(heap - heap % 2) + u128::from(table[heap as usize % 2 + 2]) - 2,
    };
    heaps.iter().map(value).fold(0, |sum, value| sum ^ value) != 0
}
