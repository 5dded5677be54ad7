//! Numbers as vectors over GF(2), added by xor: Gaussian elimination, a bit at a time.
//!
//! Checked: all lists of up to 4 numbers below 8 against their subsets.

/// Independent vectors, each with a highest bit of its own.
///
/// ```
/// use grundy::numbers::gf2::Basis;
///
/// let mut basis = Basis::new();
/// assert!(basis.insert(5) && basis.insert(6));
/// assert!(!basis.insert(3)); // 5 ^ 6
/// ```
#[derive(Default)]
pub struct Basis {
    // By highest bit; 0 where there is none.
    rows: Vec<u64>,
}

impl Basis {
    /// The empty basis.
    pub fn new() -> Basis {
        Basis { rows: vec![0; 64] }
    }

    /// Adds a vector and returns `true`; or returns `false` if it is 0 or a sum of vectors that were added before. At
    /// most 64 steps.
    pub fn insert(&mut self, vector: u64) -> bool {
        let mut rest = vector;
        while rest > 0 {
            let row = &mut self.rows[63 - rest.leading_zeros() as usize];
            if *row == 0 {
                *row = rest;
                return true;
            }
            rest ^= *row;
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::Basis;

    #[test]
    fn a_vector_is_refused_exactly_if_a_subset_has_it_as_its_sum() {
        for code in 0..8usize.pow(4) {
            let list = [code % 8, code / 8 % 8, code / 64 % 8, code / 512];
            let mut basis = Basis::new();
            for (length, &vector) in list.iter().enumerate() {
                let sum = |subset: usize| {
                    let chosen = (0..length).filter(|at| subset >> at & 1 == 1);
                    chosen.fold(0, |sum, at| sum ^ list[at])
                };
                let is_sum = (0..1 << length).any(|subset| sum(subset) == vector);
                assert_eq!(basis.insert(vector as u64), !is_sum, "{:?} {}", list, length);
            }
        }
        let mut basis = Basis::new();
        assert!((0..64).all(|bit| basis.insert(u64::MAX >> bit)));
        assert!(!basis.insert(1 << 63));
    }
}
