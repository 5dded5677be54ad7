//! Graphs made of cycles, from which connected parts are taken.

use super::nim::is_odd;
use super::{PlayedOut, Witness};
use crate::format::Case;
use rustc_hash::FxHashSet as HashSet;

pub fn won(case: &Case, why: &mut Witness) -> bool {
    let (n, l, r) = (case.number("n"), case.number("l"), case.number("r"));
    let edges = case.lists("cycles");
    if n > 9 {
        return is_odd(&values(&lengths(&edges), l, r));
    }
    // A position: the remaining vertices, as bits.
    let parts: Vec<u64> = connected(&edges)
        .into_iter()
        .filter(|part| (l..=r).contains(&part.count_ones().into()))
        .collect();
    let options = |position: &[u64]| {
        let left = |part: &u64| vec![position[0] & !part];
        let fits = |part: &&u64| position[0] & **part == **part;
        parts.iter().filter(fits).map(left).collect()
    };
    PlayedOut::new(options).won(&[(1 << n) - 1], why)
}

/// All connected sets of vertices, each grown by one adjacent vertex at a time.
fn connected(edges: &[Vec<u64>]) -> HashSet<u64> {
    let mut all: HashSet<u64> = HashSet::default();
    let mut open: Vec<u64> = (0..edges.len()).map(|vertex| 1 << vertex).collect();
    while let Some(part) = open.pop() {
        if all.insert(part) {
            for edge in edges {
                let ends = 1 << (edge[0] - 1) | 1 << (edge[1] - 1);
                if part & ends != 0 {
                    open.push(part | ends);
                }
            }
        }
    }
    all
}

/// The number of vertices in each connected part; parts are merged edge by edge.
fn lengths(edges: &[Vec<u64>]) -> Vec<u64> {
    let mut part: Vec<usize> = (0..edges.len()).collect();
    let mut members: Vec<Vec<usize>> = part.iter().map(|&vertex| vec![vertex]).collect();
    for edge in edges {
        let ends = [0, 1].map(|end| part[edge[end] as usize - 1]);
        if ends[0] != ends[1] {
            let more = std::mem::take(&mut members[ends[1]]);
            for &vertex in &more {
                part[vertex] = ends[0];
            }
            members[ends[0]].extend(more);
        }
    }
    members.retain(|members| !members.is_empty());
    members.iter().map(|members| members.len() as u64).collect()
}

/// Second method: the values of cycles by definition, from a table of paths.
fn values(lengths: &[u64], l: u64, r: u64) -> Vec<u64> {
    let longest = lengths.iter().copied().max().unwrap_or(0);
    let mex = |options: Vec<u64>| {
        let seen: HashSet<u64> = options.into_iter().collect();
        (0..).find(|value| !seen.contains(value)).unwrap()
    };
    let mut paths: Vec<u64> = Vec::new();
    for n in 0..longest {
        let lefts = (l..=r.min(n)).map(|take| n - take);
        let two = lefts.flat_map(|left| (0..=left / 2).map(move |a| (a, left - a)));
        let options = two.map(|(a, b)| paths[a as usize] ^ paths[b as usize]);
        let value = mex(options.collect());
        paths.push(value);
    }
    let cycle = |&n: &u64| mex((l..=r.min(n)).map(|take| paths[(n - take) as usize]).collect());
    lengths.iter().map(cycle).collect()
}
