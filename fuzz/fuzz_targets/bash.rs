//! Bash's game against its table, and for large heaps against the values of its own options.
#![no_main]

use grundy::heaps::bash;
use grundy_fuzz::mex;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u8, u8, u64)| {
    let (n, m, far) = (u64::from(input.0), u64::from(input.1), input.2);
    let mut table: Vec<u64> = Vec::new();
    for heap in 0..=n {
        let options = (1..=m.min(heap)).map(|take| table[(heap - take) as usize]);
        let value = mex(options);
        table.push(value);
    }
    assert_eq!(bash::value(n, m), table[n as usize], "{n} {m}");

    let options = (1..=m.min(far)).map(|take| bash::value(far - take, m));
    assert_eq!(bash::value(far, m), mex(options), "{far} {m}");
    assert_eq!(bash::value(far, u64::MAX), far);
});
