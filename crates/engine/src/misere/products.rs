//! The table of a finite commutative monoid, and its lost elements.
//!
//! Checked: by every test of the quotients.

use super::bits::Bits;

/// A commutative monoid with lost elements; 0 is its identity.
#[derive(Clone, Debug, PartialEq)]
pub struct Products {
    order: usize,
    // Row by row.
    table: Vec<u16>,
    lost: Bits,
}

impl Products {
    /// The monoid in which `n` times `x` is `rows[n][x]`, and its lost elements.
    pub fn new(rows: Vec<Vec<u16>>, lost: Bits) -> Products {
        Products { order: rows.len(), table: rows.concat(), lost }
    }

    /// The number of elements.
    pub fn order(&self) -> usize {
        self.order
    }

    /// The product of two elements.
    pub fn of(&self, x: usize, y: usize) -> usize {
        self.table[x * self.order + y] as usize
    }

    /// The products of `x` and each element.
    pub fn row(&self, x: usize) -> &[u16] {
        &self.table[x * self.order..(x + 1) * self.order]
    }

    /// The lost elements.
    pub fn lost(&self) -> &Bits {
        &self.lost
    }

    /// Whether `x` is lost.
    pub fn is_lost(&self, x: usize) -> bool {
        self.lost.contains(x)
    }

    /// For each `x`, the elements `z` with `xz` lost.
    pub fn lost_beside(&self) -> Vec<Bits> {
        let set = |x: usize| {
            let mut set = Bits::none(self.order);
            let row = self.row(x).iter().enumerate();
            row.filter(|(_, &xz)| self.is_lost(xz as usize)).for_each(|(z, _)| set.insert(z));
            set
        };
        (0..self.order).map(set).collect()
    }
}
