//! Integers read from text, compared with the textbook way: lines, white space, `str::parse`.
//!
//! `cargo bench -p grundy-benches --bench reader`; reports with plots in `target/criterion/report/index.html`.

use criterion::{Criterion, Throughput};
use grundy::io::answer;
use std::io::{self, BufRead, BufReader, Read};
use std::time::Duration;

const INTEGERS: u64 = 1_000_000;

// Pairs of seeded integers below `bound` (xorshift64), one pair a line.
fn text(bound: u64) -> Vec<u8> {
    let mut state = 88_172_645_463_325_252_u64;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state % bound
    };
    let lines: String = (0..INTEGERS / 2).map(|_| format!("{} {}\n", next(), next())).collect();
    lines.into_bytes()
}

fn scanned(text: &'static [u8]) -> u64 {
    let mut sum = 0u64;
    let done = answer(text, io::sink(), |io| {
        while let Some(value) = io.read_or_end()? {
            sum = sum.wrapping_add(value);
        }
        Ok(())
    });
    done.unwrap();
    sum
}

fn lines_and_parse(text: &[u8]) -> u64 {
    let mut sum = 0u64;
    for line in BufReader::new(text).lines() {
        for token in line.unwrap().split_whitespace() {
            sum = sum.wrapping_add(token.parse().unwrap());
        }
    }
    sum
}

fn read_all_and_parse(mut text: &[u8]) -> u64 {
    let mut whole = String::new();
    text.read_to_string(&mut whole).unwrap();
    let tokens = whole.split_ascii_whitespace();
    tokens.fold(0, |sum, token| sum.wrapping_add(token.parse::<u64>().unwrap()))
}

fn readers(criterion: &mut Criterion) {
    let kinds: [(&str, u64); 3] = [
        ("10^6 integers up to 99", 100),
        ("10^6 integers up to 10^9", 1_000_000_001),
        ("10^6 integers up to 2^64 - 2", u64::MAX),
    ];
    for &(name, bound) in &kinds {
        let text: &'static [u8] = Box::leak(text(bound).into_boxed_slice());
        assert_eq!(scanned(text), lines_and_parse(text));
        assert_eq!(scanned(text), read_all_and_parse(text));
        let mut group = criterion.benchmark_group(name);
        group.throughput(Throughput::Bytes(text.len() as u64));
        group.bench_function("scanner", |b| b.iter(|| scanned(text)));
        group.bench_function("lines, parse", |b| b.iter(|| lines_and_parse(text)));
        group.bench_function("read_to_string, parse", |b| {
            b.iter(|| read_all_and_parse(text));
        });
    }
}

fn main() {
    let mut criterion = Criterion::default()
        .warm_up_time(Duration::from_millis(300))
        .measurement_time(Duration::from_millis(1500))
        .sample_size(10)
        .configure_from_args();
    readers(&mut criterion);
    criterion.final_summary();
}
