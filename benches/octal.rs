//! Octal games at growing sizes: the textbook loop, then the engine with one more part in each row.
//!
//! `cargo bench -p grundy-benches --bench octal`; reports with plots in `target/criterion/report/index.html`.

use criterion::{BenchmarkId, Criterion};
use grundy_engine::octal::{moves, Game, Move, Strategy};
use std::time::Duration;

// Every option of every heap; a split and its mirror image count once. A heap marks what it has seen
// with its own number.
fn textbook(moves: &[Move], heap: usize) -> u64 {
    let mut values = vec![0u16; heap + 1];
    let mut seen = vec![usize::MAX; 1 << 14];
    for n in 0..=heap {
        for &(take, digit) in moves.iter().filter(|m| m.0 <= n as u64) {
            let rest = n - take as usize;
            if digit & 1 != 0 && rest == 0 {
                seen[0] = n;
            }
            if digit & 2 != 0 && rest > 0 {
                seen[values[rest] as usize] = n;
            }
            if digit & 4 != 0 {
                for left in 1..=rest / 2 {
                    seen[(values[left] ^ values[rest - left]) as usize] = n;
                }
            }
        }
        values[n] = seen.iter().position(|&last| last != n).unwrap() as u16;
    }
    u64::from(values[heap])
}

fn value(game: Game, heap: usize) -> u64 {
    let mut game = game;
    game.value(heap as u64, 1 << 24, &mut u64::MAX.clone()).unwrap()
}

fn octal_games(criterion: &mut Criterion) {
    // The code, and the heaps up to which the textbook, all splits and a sparse space take about a
    // second at most; 0 if the sparse space has no good mask (0.07, 0.16).
    let games = [
        ("0.007", 30_000, 100_000, 100_000),
        ("0.07", 30_000, 100_000, 0),
        ("0.16", 30_000, 100_000, 0),
        ("0.454", 10_000, 30_000, 1_000_000),
    ];
    for &(code, textbooks, splits, sparse) in &games {
        let moves = moves(code).unwrap();
        let new = || Game::new(&moves);
        let only = |strategy| Game::only(&moves, strategy);
        let mut group = criterion.benchmark_group(code);
        group.sample_size(10);
        group.warm_up_time(Duration::from_millis(1));
        group.measurement_time(Duration::from_millis(100));
        for &heap in &[10_000, 30_000, 100_000, 300_000, 1_000_000] {
            let mut row = |name: &str, most: usize, run: &dyn Fn() -> u64| {
                if heap <= most {
                    group.bench_function(BenchmarkId::new(name, heap), |b| b.iter(run));
                }
            };
            row("textbook", textbooks, &|| textbook(&moves, heap));
            row("all splits", splits, &|| value(only(Strategy::AllSplits), heap));
            row("sparse", sparse, &|| value(only(Strategy::Best), heap));
            row("period", if code == "0.07" { heap } else { 0 }, &|| value(new(), heap));
            if heap <= 10_000 {
                let expected = textbook(&moves, heap);
                for game in [new(), only(Strategy::Best), only(Strategy::AllSplits)] {
                    assert_eq!(value(game, heap), expected, "{}", code);
                }
            }
        }
    }
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    octal_games(&mut criterion);
    criterion.final_summary();
}
