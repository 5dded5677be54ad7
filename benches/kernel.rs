//! Tables of Grundy values, compared with the textbook way: a fresh set for every heap.
//!
//! `cargo bench -p grundy-benches --bench kernel`; reports with plots in `target/criterion/report/index.html`.

use criterion::{BenchmarkId, Criterion};
use grundy::graphs::digraph::Digraph;
use grundy::kernel::{fill, Mex};
use grundy::rows::runs::Rows;
use std::collections::HashSet;
use std::time::Duration;

const TAKES: [usize; 3] = [1, 3, 4];

fn least_absent_of_vec(values: &[u16]) -> u16 {
    let mut seen = vec![false; values.len() + 1];
    for &value in values {
        if usize::from(value) < seen.len() {
            seen[usize::from(value)] = true;
        }
    }
    seen.iter().position(|&seen| !seen).unwrap() as u16
}

fn least_absent_of_set(values: &[u16]) -> u16 {
    let seen: HashSet<u16> = values.iter().copied().collect();
    (0..).find(|value| !seen.contains(value)).unwrap()
}

// A heap game in the textbook way: the list of the options' values, then its mex.
fn textbook<O>(heaps: usize, options: O, least_absent: fn(&[u16]) -> u16) -> Vec<u16>
where
    O: Fn(usize, &[u16], &mut Vec<u16>),
{
    let mut table = Vec::new();
    for n in 0..heaps {
        let mut values = Vec::new();
        options(n, &table, &mut values);
        table.push(least_absent(&values));
    }
    table
}

fn textbook_rows(sizes: &[usize], cells: usize, least_absent: fn(&[u16]) -> u16) -> Vec<u16> {
    let options = |n: usize, done: &[u16], values: &mut Vec<u16>| {
        for &size in sizes.iter().filter(|&&size| size <= n) {
            values.extend((0..=n - size).map(|left| done[left] ^ done[n - size - left]));
        }
    };
    textbook(cells + 1, options, least_absent)
}

fn subtraction(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("take 1, 3 or 4");
    for &heaps in &[1000, 100_000] {
        let ours = || {
            let mut table = vec![0; heaps];
            fill(&mut table, 0, |n, done, seen: &mut Mex| {
                for take in TAKES.iter().filter(|&&take| take <= n) {
                    seen.insert(done[n - take]);
                }
            });
            table
        };
        let theirs = |least_absent| {
            let options = |n: usize, done: &[u16], values: &mut Vec<u16>| {
                values.extend(TAKES.iter().filter(|&&t| t <= n).map(|t| done[n - t]));
            };
            textbook(heaps, options, least_absent)
        };
        let period = [0, 1, 0, 1, 2, 3, 2];
        assert!(ours().iter().zip(period.iter().cycle()).all(|(a, b)| a == b));
        assert_eq!(ours(), theirs(least_absent_of_vec));
        assert_eq!(ours(), theirs(least_absent_of_set));
        let id = |name| BenchmarkId::new(name, heaps);
        group.bench_function(id("fill"), |b| b.iter(ours));
        group.bench_function(id("a fresh Vec"), |b| {
            b.iter(|| theirs(least_absent_of_vec));
        });
        group.bench_function(id("a fresh HashSet"), |b| {
            b.iter(|| theirs(least_absent_of_set));
        });
    }
}

fn rows(criterion: &mut Criterion) {
    let games: [(&str, &[usize], usize, bool); 3] = [
        ("stripes 1 5 1", &[1, 5], 1000, true),
        ("stripes 1 5 1", &[1, 5], 10_000, false),
        ("three-x", &[3], 2002, true),
    ];
    for &(name, sizes, cells, with_set) in &games {
        let mut group = criterion.benchmark_group(format!("{} to {}", name, cells));
        let wide: Vec<u64> = sizes.iter().map(|&size| size as u64).collect();
        let ours = || Rows::new(&wide).value(cells as u64).unwrap();
        let table = textbook_rows(sizes, cells, least_absent_of_vec);
        assert_eq!(ours(), u64::from(table[cells]));
        group.bench_function("rows", |b| b.iter(ours));
        group.bench_function("a fresh Vec", |b| {
            b.iter(|| textbook_rows(sizes, cells, least_absent_of_vec));
        });
        // At 10000 a table takes tens of seconds.
        if with_set {
            group.bench_function("a fresh HashSet", |b| {
                b.iter(|| textbook_rows(sizes, cells, least_absent_of_set));
            });
        }
    }
}

// A seeded graph in which every edge goes to a greater node (xorshift64).
fn random_graph(nodes: u32, edges: u32) -> Vec<Vec<u32>> {
    let mut state = 88_172_645_463_325_252_u64;
    (0..nodes)
        .map(|node| {
            let below = nodes - 1 - node;
            (0..edges.min(below))
                .map(|_| {
                    state ^= state << 13;
                    state ^= state >> 7;
                    state ^= state << 17;
                    node + 1 + (state >> 33) as u32 % below
                })
                .collect()
        })
        .collect()
}

fn recursion(graph: &[Vec<u32>], values: &mut Vec<Option<u16>>, node: usize) -> u16 {
    if let Some(value) = values[node] {
        return value;
    }
    let options: Vec<u16> =
        graph[node].iter().map(|&to| recursion(graph, values, to as usize)).collect();
    let value = least_absent_of_set(&options);
    values[node] = Some(value);
    value
}

fn graph(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("graph of 20000 nodes, 200000 edges");
    let edges = random_graph(20_000, 10);
    let ours = || {
        let mut graph = Digraph::new(0);
        for row in &edges {
            for &to in row {
                graph.add_edge(u64::from(to));
            }
            graph.end_node();
        }
        graph.value(0).unwrap()
    };
    let theirs = || recursion(&edges, &mut vec![None; edges.len()], 0);
    assert_eq!(ours(), u64::from(theirs()));
    group.bench_function("digraph", |b| b.iter(ours));
    group.bench_function("recursion, a fresh HashSet", |b| b.iter(theirs));
}

fn main() {
    let mut criterion = Criterion::default()
        .warm_up_time(Duration::from_millis(300))
        .measurement_time(Duration::from_millis(1500))
        .sample_size(10)
        .configure_from_args();
    subtraction(&mut criterion);
    rows(&mut criterion);
    graph(&mut criterion);
    criterion.final_summary();
}
