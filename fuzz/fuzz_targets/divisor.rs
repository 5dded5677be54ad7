//! The divisor game: the number of prime factors against the table of the game, and beyond the
//! table against trial division.
#![no_main]

use grundy::heaps::divisor;
use grundy::numbers::factors;
use grundy_fuzz::mex;
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

const NUMBERS: usize = 2048;

static TABLE: LazyLock<Vec<u64>> = LazyLock::new(|| {
    let mut table = vec![0];
    for n in 1..NUMBERS {
        let value = mex((1..n).filter(|divisor| n % divisor == 0).map(|divisor| table[divisor]));
        table.push(value);
    }
    table
});

fn factors(mut n: u64) -> u64 {
    let (mut count, mut divisor) = (0, 2);
    while divisor * divisor <= n {
        if n.is_multiple_of(divisor) {
            n /= divisor;
            count += 1;
        } else {
            divisor += 1;
        }
    }
    count + u64::from(n > 1)
}

fuzz_target!(|input: (u16, u32, u32)| {
    let n = usize::from(input.0) % (NUMBERS - 1) + 1;
    assert_eq!(divisor::value(n as u64), TABLE[n], "{n}");

    let (a, b) = (u64::from(input.1.max(1)), u64::from(input.2.max(1)));
    let count = factors(a) + factors(b);
    assert_eq!(divisor::value(a * b), count, "{a} {b}");
    assert_eq!(factors::is_prime(a * b), count == 1, "{a} {b}");
});
