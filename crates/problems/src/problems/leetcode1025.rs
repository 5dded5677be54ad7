//! Divisor Game: subtract a proper divisor.

use crate::problem::*;

/// Bounds: one copy.
pub fn problem() -> Problem {
    Problem::new(one(parts![n(1000).within(1, u64::MAX).small(200)]), |case, why| {
        choose(less_divisor_won(case.number("n"), why), "true", "false")
    })
}

/// Whether the player to move wins by subtracting divisors.
fn less_divisor_won(n: u64, why: &mut Witness) -> bool {
    if n <= 200 {
        let options = |position: &[u64]| {
            each(position, |_, n| {
                let divisors = (1..n).filter(|divisor| n % divisor == 0);
                divisors.map(|divisor| n - divisor).collect()
            })
        };
        return PlayedOut::new(options).won(&[n], why);
    }
    // Second method: by the last digit, as odd numbers are lost.
    n.to_string().ends_with(['0', '2', '4', '6', '8'])
}
