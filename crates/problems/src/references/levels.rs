//! Numbers on an acyclic graph.

use super::nim::is_odd;
use super::Position;
use crate::format::Case;

pub fn successors(case: &Case) -> Vec<Vec<usize>> {
    let mut to = vec![Vec::new(); case.number("n") as usize];
    for edge in case.lists("graph") {
        to[edge[0] as usize - 1].push(edge[1] as usize - 1);
    }
    to
}

/// Whether these are the word and the numbers after a winning move, within the judge's range.
pub fn is_winning_move(case: &Case, words: &[&str]) -> bool {
    const MOST: u64 = 2_000_000_000_000_000_000;
    let (before, to) = (case.numbers("numbers"), successors(case));
    let ["WIN", numbers @ ..] = words else {
        return false;
    };
    let number = |word: &&str| word.parse().ok().filter(|&number| number <= MOST);
    let Some(after) = numbers.iter().map(number).collect::<Option<Vec<u64>>>() else {
        return false;
    };
    if after.len() != before.len() {
        return false;
    }
    let changed: Vec<usize> =
        (0..before.len()).filter(|&node| before[node] != after[node]).collect();
    let is_move = changed.iter().any(|&node| {
        let may_change = |other: &usize| *other == node || to[node].contains(other);
        after[node] < before[node] && changed.iter().all(may_change)
    });
    is_move && winning(&after, &levels(&to), &to).is_none()
}

/// The moves that lower a number, and put any numbers below `room` on the successors of its node.
pub fn options(position: &[u64], to: &[Vec<usize>], room: u64) -> Vec<Position> {
    let mut options = Vec::new();
    for (node, &number) in position.iter().enumerate() {
        let mut some: Vec<Position> = Vec::new();
        for less in 0..number {
            let mut option = position.to_vec();
            option[node] = less;
            some.push(option);
        }
        for &successor in &to[node] {
            let any = |option: &Position| {
                let option = option.clone();
                (0..room).map(move |number| {
                    let mut option = option.clone();
                    option[successor] = number;
                    option
                })
            };
            some = some.iter().flat_map(any).collect();
        }
        options.extend(some);
    }
    options
}

/// Second method: the level of each node by definition, from the nodes without successors back.
pub fn levels(to: &[Vec<usize>]) -> Vec<usize> {
    let mut before = vec![Vec::new(); to.len()];
    let mut open: Vec<usize> = to.iter().map(Vec::len).collect();
    for (node, row) in to.iter().enumerate() {
        for &next in row {
            before[next].push(node);
        }
    }
    let mut ready: Vec<usize> = (0..to.len()).filter(|&node| open[node] == 0).collect();
    let mut levels = vec![usize::MAX; to.len()];
    while let Some(node) = ready.pop() {
        let seen: Vec<usize> = to[node].iter().map(|&next| levels[next]).collect();
        levels[node] = (0..).find(|level| !seen.contains(level)).unwrap();
        for &earlier in &before[node] {
            open[earlier] -= 1;
            if open[earlier] == 0 {
                ready.push(earlier);
            }
        }
    }
    assert!(!levels.contains(&usize::MAX), "a golden case has no cycle");
    levels
}

/// A winning move: tries each node of the highest level whose nim-sum is not 0, and each number below its own.
pub fn winning(numbers: &[u64], levels: &[usize], to: &[Vec<usize>]) -> Option<Position> {
    let of_level = |level: usize| -> Vec<u64> {
        let all = numbers.iter().zip(levels);
        all.filter(|of| *of.1 == level).map(|of| *of.0).collect()
    };
    let highest = levels.iter().max().copied().unwrap_or(0);
    let uneven: Vec<usize> = (0..=highest).filter(|&level| is_odd(&of_level(level))).collect();
    let (&top, rest) = uneven.split_last()?;
    // The node's number must equal the nim-sum of all others on its level.
    let even = |node: usize| {
        let all = of_level(levels[node]).into_iter();
        all.fold(numbers[node], |sum, number| sum ^ number)
    };
    let node = (0..numbers.len()).find(|&node| levels[node] == top && even(node) < numbers[node]);
    let node = node.expect("one of the highest level can be lowered");
    let mut moved = numbers.to_vec();
    moved[node] = even(node);
    for &level in rest {
        let successors = to[node].iter().filter(|&&next| levels[next] == level);
        let least = *successors.min().expect("a successor in each lower level");
        moved[least] = even(least);
    }
    Some(moved)
}
