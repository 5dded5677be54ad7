//! Tame quotients: those of Nim heaps.
//!
//! T_0 is the quotient of no move, T_1 that of heaps of 1, T_n that of Nim heaps below 2^n. For n >= 2 it consists of 1, an
//! element a with aa = 1, and a group of order 2^n in which each element times itself is its identity e; P = {a, e}.
//! (Sums of heaps 0 and 1 are 1 or a; as soon as there is a larger heap, the nim-sum says all.)
//!
//! Such a monoid is determined by n. For x in the group 1 x = e x and a x = (ae) x, so all products follow from the group and
//! from its element ae. That is not e, for e is lost, so that ae, an option of which it is, is not. And every element of
//! Z_2^n but the identity is taken to every other by some automorphism.
//!
//! Checked: the quotients of Nim heaps up to 1, 3, 7, 15 are T_1 to T_4; the kinds of the published table (`tests.rs`).

use super::quotient::Quotient;

impl Quotient {
    /// The n for which this is T_n, the quotient of Nim heaps below 2^n; `None` if it is wild.
    ///
    /// # Complexity
    ///
    /// O(order).
    pub fn tame(&self) -> Option<u32> {
        match self.order() {
            1 if !self.is_lost(0) => return Some(0),
            // With one lost element a: aa = 1, as it is not a times anything else.
            2 if self.lost() == 1 && self.is_lost(1) && self.product(1, 1) == 0 => return Some(1),
            order if order < 6 || !(order - 2).is_power_of_two() => return None,
            _ => {}
        }
        let squares = |of: usize| (0..self.order()).filter(move |&x| self.product(x, x) == of);
        let units: Vec<usize> = squares(0).collect();
        let lost: Vec<usize> = (0..self.order()).filter(|&x| self.is_lost(x)).collect();
        if units.len() != 2 || lost.len() != 2 {
            return None;
        }
        let a = units[1];
        let e = lost.into_iter().find(|&x| x != a)?;
        let is_group =
            |x: usize| x == 0 || x == a || self.product(x, x) == e && self.product(x, e) == x;
        let is_tame = self.is_lost(a) && self.product(a, e) != e && (0..self.order()).all(is_group);
        match is_tame {
            true => Some((self.order() - 2).trailing_zeros()),
            false => None,
        }
    }
}
