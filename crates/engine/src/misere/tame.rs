//! Tame quotients: the quotients of Nim heaps.
//!
//! T_0 is the quotient of the game without moves, T_1 that of heaps of 1, T_n that of Nim heaps below 2^n. For n >= 2
//! it consists of 1, an element a with aa = 1, and a group of order 2^n with identity e, in which each element is its
//! own inverse; P = {a, e}. (A sum of heaps of 1 has the state 1 or a; as soon as there is a larger heap, the nim-sum
//! says all.)
//!
//! Such a monoid is determined by n. For x in the group, 1 x = e x and a x = (ae) x, so all products follow from the
//! group and its element ae. ae is not e: e is lost and is an option of ae, so ae is not lost. And some automorphism of
//! Z_2^n takes any element except the identity to any other.
//!
//! Checked: T_2, T_3, and tables that differ from them in one product or one lost element; the quotients of Nim heaps up
//! to 1, 3, 7, 15 are T_1 to T_4; the kinds of the published table (`tests.rs`).

use super::quotient::Quotient;

impl Quotient {
    /// The n for which this is T_n, the quotient of Nim heaps below 2^n; `None` if it is wild.
    ///
    /// # Complexity
    ///
    /// O(order). Only squares and products with e are read; the rest follows, because it is a monoid.
    pub fn tame(&self) -> Option<u32> {
        let order = self.order();
        match order {
            1 => return Some(0),
            // If there are two elements, the one that is not 1 is lost. If it is the state of a heap of 1, two such
            // heaps cancel.
            2 if self.product(1, 1) == 0 => return Some(1),
            2..=5 => return None,
            _ => {}
        }
        let squares = |square: usize| (0..order).filter(move |&x| self.product(x, x) == square);
        let units: Vec<usize> = squares(0).collect();
        let lost: Vec<usize> = (1..order).filter(|&x| self.is_lost(x)).collect();
        // Only 1 and a have the square 1: an element of the group with that square would be its identity.
        let a = units.into_iter().nth(1)?;
        if lost.len() != 2 || !lost.contains(&a) {
            return None;
        }
        let e = lost[0] + lost[1] - a;
        let is_of_group = |&x: &usize| self.product(x, x) == e && self.product(x, e) == x;
        let of_group = (0..order).filter(is_of_group).count();
        let is_tame = self.product(a, e) != e && of_group == order - 2;
        is_tame.then(|| of_group.trailing_zeros())
    }
}

#[cfg(test)]
mod tests {
    use super::super::bits::Bits;
    use super::super::products::Products;
    use super::Quotient;

    /// T_n for n > 1. The elements 1 and a have the numbers 0 and 1; the group follows, its identity first. For n = 1
    /// no game has this quotient.
    fn table(n: u32) -> Vec<Vec<u16>> {
        let product = |x: u16, y: u16| match (x, y) {
            (0, y) => y,
            (x, 0) => x,
            (1, 1) => 0,
            (1, y) => 2 + ((y - 2) ^ 1),
            (x, 1) => 2 + ((x - 2) ^ 1),
            (x, y) => 2 + ((x - 2) ^ (y - 2)),
        };
        let order = 2 + (1 << n);
        (0..order).map(|x| (0..order).map(|y| product(x, y)).collect()).collect()
    }

    fn tame(table: Vec<Vec<u16>>, lost: &[usize]) -> Option<u32> {
        let mut bits = Bits::none(table.len());
        for &x in lost {
            bits.insert(x);
        }
        let products = Products::new(table, bits);
        let quotient = Quotient { products, images: Vec::new(), least: Vec::new() };
        quotient.tame()
    }

    #[test]
    fn one_product_or_one_lost_element_makes_the_difference() {
        for n in 2..=3 {
            assert_eq!(tame(table(n), &[1, 2]), Some(n));
            let order = table(n).len();
            let wrong = |x: usize, y: usize, product: usize| {
                let mut changed = table(n);
                changed[x][y] = product as u16;
                changed[y][x] = product as u16;
                assert_eq!(tame(changed, &[1, 2]), None, "{x} {y} {product}");
            };
            for x in 1..order {
                for other in (0..order).filter(|&other| other as u16 != table(n)[x][x]) {
                    wrong(x, x, other);
                }
                for other in (0..order).filter(|&other| x > 1 && other as u16 != table(n)[x][2]) {
                    wrong(x, 2, other);
                }
            }
            wrong(1, 2, 2);
            for x in 1..order {
                let mut lost = vec![1, 2];
                match lost.iter().position(|&y| y == x) {
                    Some(at) => drop(lost.remove(at)),
                    None => lost.push(x),
                }
                assert_eq!(tame(table(n), &lost), None, "{lost:?}");
            }
            assert_eq!(tame(table(n), &[2, 3]), None);
            assert_eq!(tame(table(n), &[3, 4]), None);
        }
        assert_eq!(tame(table(1), &[1, 2]), None);
        assert_eq!(tame(vec![vec![0, 1], vec![1, 1]], &[1]), None);
    }
}
