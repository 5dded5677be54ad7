//! A rule of your own with a table: Kayles, by `grundy::kernel::fill`.
//!
//! A move takes one pin, or two adjacent pins, out of a row, which falls into two rows. You can write any game on
//! heaps or rows in this way if each move leads to smaller heaps or rows: change `parts`, which holds the whole rule.
//!
//! `cargo run --example kayles` prints
//!
//! ```text
//! rows of 0 to 11 pins have the values 0 1 2 3 1 4 3 2 1 4 2 6
//! rows of 5 and 9 pins: the second player wins
//! rows of 3 and 10 pins: the first player wins
//!     3 becomes 0 and 2
//!     10 becomes 1 and 7
//! ```

use grundy::heaps::nim::nim_sum;
use grundy::kernel::fill;

/// The two rows that each move leaves of a row of `n` pins; left <= right, because their order does not matter.
fn parts(n: usize) -> impl Iterator<Item = (usize, usize)> {
    let takes = 1..=n.min(2);
    takes.flat_map(move |take| {
        let rest = n - take;
        (0..=rest / 2).map(move |left| (left, rest - left))
    })
}

fn main() {
    let mut values = [0; 12];
    fill(&mut values, 0, |n, done, seen| {
        for (left, right) in parts(n) {
            seen.insert(done[left] ^ done[right]); // two rows: the nim-sum of their values
        }
    });
    let shown: Vec<String> = values.iter().map(|value| value.to_string()).collect();
    println!("rows of 0 to 11 pins have the values {}", shown.join(" "));

    for rows in &[[5, 9], [3, 10]] {
        let sum = nim_sum(rows.iter().map(|&n| u64::from(values[n]))) as u16;
        let winner = if sum == 0 { "second" } else { "first" };
        println!("rows of {} and {} pins: the {} player wins", rows[0], rows[1], winner);
        if sum == 0 {
            continue; // no move wins
        }
        for &n in rows {
            // A move wins if it leaves the nim-sum 0: this row must get the value of all others together.
            let wanted = sum ^ values[n];
            for (left, right) in parts(n).filter(|&(l, r)| values[l] ^ values[r] == wanted) {
                println!("    {} becomes {} and {}", n, left, right);
            }
        }
    }
}
