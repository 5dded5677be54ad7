//! The moves of a rule, one by one, as it is defined: the slow twin of the tables, and what `moves` tells.

use super::rule::{Coins, Ruleset, Set, Split};

impl Ruleset {
    /// Gives `each` the heaps that every move leaves of a heap of `n`: one, which may be empty; of a split two, the less
    /// first, each pair once; of a coin the others that are turned.
    ///
    /// # Complexity
    ///
    /// O(moves), but for divisors and coprimes O(n log n).
    pub fn options(&self, n: u64, each: &mut dyn FnMut(&[u64])) {
        match self {
            Ruleset::Take(set, split) => {
                set.members(n, &mut |take| {
                    each(&[n - take]);
                    if let Some(Split::Rest) = split {
                        Split::Any.parts(n - take, each);
                    }
                });
                match split {
                    None | Some(Split::Rest) => {}
                    Some(split) => split.parts(n, each),
                }
            }
            Ruleset::Split(split) => split.parts(n, each),
            Ruleset::Divide => (1..n).filter(|d| n % d == 0).for_each(|d| each(&[d])),
            Ruleset::DivideBy(by) => {
                let mut last = None;
                for left in by.iter().map(|d| n / d).filter(|_| n > 0) {
                    if last != Some(left) {
                        each(&[left]);
                    }
                    last = Some(left);
                }
            }
            Ruleset::Turn(Coins::UpTo(most)) => turned(n, *most, &mut Vec::new(), each),
            Ruleset::Turn(Coins::Run) => {
                let others: Vec<u64> = (1..n).rev().collect();
                (0..n as usize).for_each(|count| each(&others[..count]));
            }
            Ruleset::Octal(_, moves) => {
                for &(take, digit) in moves.iter().filter(|&&(take, _)| take <= n && n > 0) {
                    let rest = n - take;
                    if rest == 0 && digit & 1 != 0 || rest > 0 && digit & 2 != 0 {
                        each(&[rest]);
                    }
                    if digit & 4 != 0 {
                        Split::Any.parts(rest, each);
                    }
                }
            }
        }
    }

    /// How many options a heap of `n` has at most.
    pub fn most_options(&self, n: u64) -> u64 {
        match self {
            Ruleset::Take(set, None) => set.most_members(n),
            Ruleset::Take(set, Some(Split::Rest)) => set.most_members(n).saturating_mul(1 + n / 2),
            Ruleset::Take(set, Some(_)) => set.most_members(n).saturating_add(n / 2),
            Ruleset::Split(_) => n / 2,
            Ruleset::Divide => n,
            Ruleset::DivideBy(by) => by.len() as u64,
            Ruleset::Turn(Coins::Run) => n.saturating_mul(n),
            Ruleset::Turn(Coins::UpTo(most)) => {
                (1..*most).fold(1, |all: u64, _| all.saturating_mul(n))
            }
            Ruleset::Octal(_, moves) => moves
                .iter()
                .filter(|step| step.0 <= n)
                .map(|step| if step.1 & 4 == 0 { 1 } else { n / 2 + 2 })
                .fold(0, u64::saturating_add),
        }
    }

    /// Whether a move can leave two heaps or more.
    pub fn splits(&self) -> bool {
        match self {
            Ruleset::Take(_, split) => split.is_some(),
            Ruleset::Split(_) => true,
            Ruleset::Divide | Ruleset::DivideBy(_) => false,
            Ruleset::Turn(_) => true,
            Ruleset::Octal(_, moves) => moves.iter().any(|step| step.1 & 4 != 0),
        }
    }
}

impl Split {
    fn parts(self, n: u64, each: &mut dyn FnMut(&[u64])) {
        let most = match self {
            Split::Any | Split::Rest => n / 2,
            Split::Unequal => n.saturating_sub(1) / 2,
        };
        (1..=most).for_each(|less| each(&[less, n - less]));
    }
}

impl Set {
    // How many members may be taken from a heap of `n`, at most.
    fn most_members(&self, n: u64) -> u64 {
        match self {
            Set::Runs(runs) => runs
                .iter()
                .take_while(|run| run.0 <= n)
                .fold(0u64, |sum, run| {
                    sum.saturating_add(run.1.min(n) - run.0 + 1)
                }),
            Set::Powers(_) | Set::Fibonacci => 100,
            Set::Squares => (n as f64).sqrt() as u64 + 1,
            Set::Heap => 1,
            Set::Several(sets) => sets
                .iter()
                .fold(0u64, |sum, set| sum.saturating_add(set.most_members(n))),
            Set::But(set, _) => set.most_members(n),
            _ => n,
        }
    }

    /// Whether the members depend on the heap, not only on being no more than it.
    pub fn depends_on_heap(&self) -> bool {
        match self {
            Set::UpToHalf | Set::Divisor | Set::Coprime | Set::Heap => true,
            Set::Several(sets) => sets.iter().any(Set::depends_on_heap),
            Set::But(set, but) => set.depends_on_heap() || but.depends_on_heap(),
            _ => false,
        }
    }

    /// Gives `each` the members that may be taken from a heap of `n`, ascending.
    pub fn members(&self, n: u64, each: &mut dyn FnMut(u64)) {
        match self {
            Set::Any => (1..=n).for_each(each),
            Set::UpToHalf => (1..=n / 2).for_each(each),
            Set::Divisor => (1..=n).filter(|take| n % take == 0).for_each(each),
            Set::Coprime => (1..=n).filter(|&take| gcd(n, take) == 1).for_each(each),
            Set::Squares => (1..)
                .map(|root: u64| root * root)
                .take_while(|&take| take <= n)
                .for_each(each),
            Set::Primes => (2..=n).filter(|&take| is_prime(take)).for_each(each),
            Set::Fibonacci => {
                let (mut take, mut next) = (1, 2);
                while take <= n {
                    each(take);
                    let sum = next + take;
                    take = next;
                    next = sum;
                }
            }
            Set::Powers(base) => {
                let mut take = Some(1u64);
                while let Some(power) = take.filter(|&power| power <= n) {
                    each(power);
                    take = power.checked_mul(*base);
                }
            }
            Set::Odd => (1..=n).filter(|take| take % 2 == 1).for_each(each),
            Set::Multiples(of) => {
                let all = (1..=n / of).map(|turn| turn * of);
                all.for_each(each)
            }
            Set::Heap => Some(n).filter(|&n| n > 0).into_iter().for_each(each),
            Set::Several(sets) => {
                let mut all = Vec::new();
                sets.iter()
                    .for_each(|set| set.members(n, &mut |take| all.push(take)));
                all.sort_unstable();
                all.dedup();
                all.into_iter().for_each(each)
            }
            Set::But(set, but) => {
                let mut none = Vec::new();
                but.members(n, &mut |take| none.push(take));
                set.members(n, &mut |take| {
                    if none.binary_search(&take).is_err() {
                        each(take);
                    }
                })
            }
            Set::Runs(runs) => {
                for &(low, high) in runs {
                    (low..=high.min(n)).for_each(&mut *each);
                }
            }
        }
    }
}

// The sets of less than `most` coins below `n`, beside those in `others`.
fn turned(n: u64, most: u64, others: &mut Vec<u64>, each: &mut dyn FnMut(&[u64])) {
    if n > 0 {
        each(others);
    }
    if most > 1 {
        for other in 1..n {
            others.push(other);
            turned(other, most - 1, others, each);
            others.pop();
        }
    }
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 {
        a
    } else {
        gcd(b, a % b)
    }
}

fn is_prime(n: u64) -> bool {
    (2..)
        .take_while(|d| d * d <= n)
        .all(|divisor| n % divisor != 0)
}

#[cfg(test)]
mod tests {
    use super::super::rule::Rule;
    use super::super::words::Words;

    #[test]
    fn the_options_of_each_rule_by_hand() {
        let options = |text: &str, n| {
            let mut all = Vec::new();
            let rule = Rule::parse(&mut Words::of(text)).unwrap();
            rule.game.options(n, &mut |left| all.push(left.to_vec()));
            assert!(all.len() as u64 <= rule.game.most_options(n), "{}", text);
            assert!(rule.game.splits() || all.iter().all(|left| left.len() == 1));
            all
        };
        let taken = |text: &str, n: u64| -> Vec<u64> {
            options(text, n).iter().map(|left| n - left[0]).collect()
        };
        assert_eq!(taken("take any", 3), [1, 2, 3]);
        assert_eq!(taken("take up to half", 5), [1, 2]);
        assert_eq!(taken("take up to half", 1), []);
        assert_eq!(taken("take a divisor", 6), [1, 2, 3, 6]);
        assert_eq!(taken("take a coprime", 6), [1, 5]);
        assert_eq!(taken("take a coprime", 1), [1]);
        assert_eq!(taken("take squares", 10), [1, 4, 9]);
        assert_eq!(taken("take primes", 11), [2, 3, 5, 7, 11]);
        assert_eq!(taken("take fibonacci", 13), [1, 2, 3, 5, 8, 13]);
        assert_eq!(taken("take powers of 3", 26), [1, 3, 9]);
        assert_eq!(taken("take 2..4 7 9", 8), [2, 3, 4, 7]);
        assert_eq!(taken("take odd", 6), [1, 3, 5]);
        assert_eq!(taken("take even", 6), [2, 4, 6]);
        assert_eq!(taken("take multiples of 3", 8), [3, 6]);
        assert_eq!(taken("take the heap", 8), [8]);
        assert_eq!(taken("take squares primes 4..5", 9), [1, 2, 3, 4, 5, 7, 9]);
        assert_eq!(taken("take a divisor but the heap", 6), [1, 2, 3]);
        assert_eq!(taken("take any but 2..3 primes", 7), [1, 4, 6]);
        assert_eq!(options("divide by 2 3 5", 5), [vec![2], vec![1]]);
        assert_eq!(options("divide by 2 3", 1), [vec![0]]);
        assert_eq!(options("divide", 12), [[1], [2], [3], [4], [6]]);
        assert_eq!(options("split", 4), [vec![1, 3], vec![2, 2]]);
        assert_eq!(options("split unequal", 4), [vec![1, 3]]);
        assert_eq!(options("split unequal", 5), [vec![1, 4], vec![2, 3]]);
        assert_eq!(options("take 2 or split", 3), [vec![1], vec![1, 2]]);
        assert_eq!(options("take 2 with split", 5), [vec![3], vec![1, 2]]);
        assert_eq!(options("take 1..2 with split", 3), options("octal 0.77", 3));
        // Kayles; a move that takes two leaves one heap, then one that may split and take nothing.
        assert_eq!(options("octal 0.77", 3), [vec![2], vec![1, 1], vec![1]]);
        assert_eq!(options("octal 4.1", 1), [vec![0]]);
        assert_eq!(options("octal 4.1", 3), [vec![1, 2]]);
        assert_eq!(options("turn up to 1 coins", 3), [vec![]]);
        assert_eq!(options("turn up to 2 coins", 3), [vec![], vec![1], vec![2]]);
        let three = [vec![], vec![1], vec![2], vec![2, 1]];
        assert_eq!(options("turn up to 3 coins", 3), three);
        assert_eq!(options("turn a run", 3), [vec![], vec![2], vec![2, 1]]);
        for rule in &[
            "turn a run",
            "turn up to 3 coins",
            "take any",
            "divide",
            "split",
            "octal 4.7",
            "take a divisor",
        ] {
            assert!(options(rule, 0).is_empty(), "{}", rule);
        }
    }
}
