//! Rows and rings against plain tables of their games.
#![no_main]

use grundy::rows::rings::Rings;
use grundy::rows::runs::Rows;
use grundy_fuzz::mex;
use libfuzzer_sys::fuzz_target;

fn table(n: u64, sizes: &[u64]) -> Vec<u64> {
    let mut table: Vec<u64> = Vec::new();
    for row in 0..=n {
        let takes = sizes.iter().filter(|&&size| size <= row);
        let value = mex(takes.flat_map(|size| {
            let rest = row - size;
            let table = &table;
            (0..=rest).map(move |left| table[left as usize] ^ table[(rest - left) as usize])
        }));
        table.push(value);
    }
    table
}

fuzz_target!(|input: (u8, [u8; 3], u8)| {
    let n = u64::from(input.0);
    let sizes = input.1.map(|size| u64::from(size % 16) + 1);
    let table = table(n, &sizes);
    let mut rows = Rows::new(&sizes);
    for row in [n / 2, n, n / 3] {
        let value = rows.value(row).unwrap();
        assert_eq!(value, table[row as usize], "{sizes:?} {row}");
    }

    // The first move on a ring leaves a row; all first moves win or lose alike.
    let m = u64::from(input.2 % 16) + 1;
    let won = n >= m && self::table(n - m, &[m])[(n - m) as usize] == 0;
    assert_eq!(Rings::new().is_won(n, m), Ok(won), "{n} {m}");
});
