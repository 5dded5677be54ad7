//! Values that repeat, or that grow by the same amount, the *saltus*, in each period.
//!
//! In other words, the steps from one value to the next repeat. A law must be seen twice: the preperiod and the period
//! take at most half of the values. So every accepted law holds at least in the last half. From any two such laws a
//! third one follows, whose period divides both periods (Fine and Wilf, Uniqueness theorems for periodic functions,
//! 1965). So only the law with the least period matters.
//!
//! Checked: all tables of 14 values from 0 to 1, all tables of 9 values from 0 to 2, and seeded random tables, against
//! a reference that tries every preperiod, period and saltus; random laws, intact and with one wrong value.

use crate::z_function::z_of_reversed;

/// g(n + period) = g(n) + saltus for all n >= preperiod, with the least preperiod and period.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Linear {
    /// The first heap for which the law holds.
    pub preperiod: usize,
    /// The period, at least 1.
    pub period: usize,
    /// The saltus, 0 for values that repeat.
    #[cfg_attr(feature = "serde", serde(with = "crate::number"))]
    pub saltus: u64,
}

impl Linear {
    /// The law of all of `values`; `None` if there is none, or if preperiod and period take more than half of them.
    ///
    /// # Complexity
    ///
    /// O(number of values) in time and memory.
    ///
    /// ```
    /// use grundy_engine::law::Linear;
    ///
    /// // Lasker's Nim: take any number, or split.
    /// let law = Linear::find(&[0, 1, 2, 4, 3, 5, 6, 8, 7, 9, 10, 12, 11]);
    /// assert_eq!(law, Some(Linear { preperiod: 1, period: 4, saltus: 4 }));
    /// assert_eq!(law.unwrap().value(&[0, 1, 2, 4, 3], 100), 99);
    /// ```
    pub fn find(values: &[u64]) -> Option<Linear> {
        let length = values.len();
        // The difference of two u64 needs 65 bits.
        let steps: Vec<i128> =
            values.windows(2).map(|pair| i128::from(pair[1]) - i128::from(pair[0])).collect();
        let most = length / 2;
        let runs = z_of_reversed(&steps, most);
        for period in 1..=most {
            let preperiod = length - 1 - period - runs[period];
            if 2 * (preperiod + period) <= length {
                // No game has values that fall forever.
                let saltus = values[preperiod + period].checked_sub(values[preperiod])?;
                return Some(Linear { preperiod, period, saltus });
            }
        }
        None
    }

    /// The value of `n`, saturating; `values` begins with the preperiod and the first period.
    pub fn value(&self, values: &[u64], n: u64) -> u64 {
        let (preperiod, period) = (self.preperiod as u64, self.period as u64);
        if n < preperiod {
            return values[n as usize];
        }
        let (turns, at) = ((n - preperiod) / period, (n - preperiod) % period);
        let first = values[(preperiod + at) as usize];
        first.saturating_add(turns.saturating_mul(self.saltus))
    }
}

#[cfg(test)]
mod tests {
    use super::Linear;
    use crate::random::{Choose, Random};

    // The definition, tried on every preperiod and period, the least period first.
    fn reference(values: &[u64]) -> Option<Linear> {
        let length = values.len();
        for period in 1..=length {
            for preperiod in 0..=length {
                if 2 * (preperiod + period) > length {
                    break;
                }
                let saltus = values[preperiod + period].wrapping_sub(values[preperiod]);
                let grows = |n: usize| {
                    u128::from(values[n + period]) == u128::from(values[n]) + u128::from(saltus)
                };
                if (preperiod..length - period).all(grows) {
                    return Some(Linear { preperiod, period, saltus });
                }
            }
        }
        None
    }

    #[test]
    fn small_tables_have_the_law_that_the_reference_finds() {
        for &(length, base) in &[(14u32, 2u64), (9, 3), (0, 1), (1, 3), (2, 3), (3, 3)] {
            for code in 0..base.pow(length) {
                let values: Vec<u64> = (0..length).map(|at| code / base.pow(at) % base).collect();
                assert_eq!(Linear::find(&values), reference(&values), "{values:?}");
            }
        }
    }

    // A random law and its values, without noise; the steps of its first period do not repeat.
    fn made_up(random: &mut Random) -> (Linear, Vec<u64>) {
        let law = Linear {
            preperiod: random.below(30) as usize,
            period: 1 + random.below(40) as usize,
            saltus: random.below(3) * random.below(50),
        };
        let known: Vec<u64> = (0..law.preperiod + law.period).map(|_| random.below(1000)).collect();
        (law, (0..300).map(|n| law.value(&known, n)).collect())
    }

    #[test]
    fn laws_made_up_at_random_are_found_exactly() {
        let random = &mut Random(20_261_122);
        let mut exact = 0;
        for _ in 0..1000 {
            let (law, values) = made_up(random);
            let found = Linear::find(&values).expect("a law");
            assert_eq!(Some(found), reference(&values), "{law:?}");
            // By chance a shorter law may give the same values.
            exact += usize::from(found == law);
            assert!(found.preperiod <= law.preperiod && law.period % found.period == 0);
            // One wrong value: the law begins after it, or is not seen twice.
            let (at, mut wrong) = (random.below(300) as usize, values);
            wrong[at] += 1 + random.below(1000);
            let begins = found.preperiod.max(at + 1);
            let expected = Linear { preperiod: begins, ..found };
            let is_seen = 2 * (begins + found.period) <= 300;
            assert_eq!(Linear::find(&wrong), is_seen.then_some(expected));
        }
        assert!(exact > 980, "{}", exact);
    }

    #[test]
    fn no_law_is_seen_in_random_tables() {
        let random = &mut Random(1);
        for round in 0..100_000 {
            let most = 2 + random.below(9);
            let values: Vec<u64> = (0..80).map(|_| random.below(most)).collect();
            assert_eq!(super::super::Law::find(&values), None, "{round}");
        }
    }

    #[test]
    fn laws_hold_to_the_ends_of_u64() {
        let (most, half) = (u64::MAX, 1 << 63);
        let repeats = |saltus, period| Linear { preperiod: 0, period, saltus };
        assert_eq!(Linear::find(&[most, 0, most, 0]), Some(repeats(0, 2)));
        // Equal modulo 2^64, but not equal.
        assert_eq!(Linear::find(&[0, half, 0, half + 1, 0, half]), None);
        assert_eq!(Linear::find(&[half, 0, half, 0, half]), Some(repeats(0, 2)));
        assert_eq!(Linear::find(&[0, most]), Some(repeats(most, 1)));
        assert_eq!(Linear::find(&[3, 2, 1, 0]), None); // it falls
        assert_eq!(repeats(most, 1).value(&[0], 2), most);
    }
}
