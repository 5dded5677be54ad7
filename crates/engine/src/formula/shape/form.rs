//! The options of all large n.

use std::collections::BTreeSet;

/// A heap of an option of n.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Heap {
    /// This heap.
    Fixed(u64),
    /// n less this, which is at least 1.
    Less(u64),
    /// The lesser of x and y plus this.
    Lesser(i64),
    /// The larger of x and y plus this.
    Larger(i64),
}

/// The heaps that an option leaves, in order.
pub type Form = Vec<Heap>;

/// The options of all n from some n on.
///
/// Each option of each n >= `from` is of one of three kinds, and all that are said to be options are:
/// - (n mod m, form) is in `options`;
/// - there are x <= y with x + y = n, x >= `edge`, y - x > `near`, and (x mod m, y mod m, form) is in `far`;
/// - there are x <= y with x + y = n, y - x <= `near`, and (y - x, x mod m, form) is in `near_options`.
///
/// All heaps are smaller than n, and not negative. The fixed ones are below `from`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Shape {
    /// m, at least 1.
    pub modulus: u64,
    /// The n from which on this holds; at least 1.
    pub from: u64,
    /// The least x far from the middle.
    pub edge: u64,
    /// How far x and y are apart at most near the middle.
    pub near: u64,
    /// Options without x and y.
    pub options: BTreeSet<(u64, Form)>,
    /// Options for all x and y that are far apart.
    pub far: BTreeSet<(u64, u64, Form)>,
    /// Options for x and y that are not.
    pub near_options: BTreeSet<(u64, u64, Form)>,
}

impl Shape {
    /// How far the heaps of options are from n, x or y, at most.
    pub fn reach(&self) -> u64 {
        let forms = self.options.iter().map(|of| &of.1);
        let forms = forms.chain(self.far.iter().map(|of| &of.2));
        let heaps = forms.chain(self.near_options.iter().map(|of| &of.2)).flatten();
        let reach = heaps.map(|heap| match heap {
            Heap::Fixed(_) => 0,
            Heap::Less(less) => *less,
            Heap::Lesser(more) | Heap::Larger(more) => more.unsigned_abs(),
        });
        reach.max().unwrap_or(0)
    }
}

/// A form in which x and y change their places.
pub fn mirrored(form: &[Heap]) -> Form {
    let other = |heap: &Heap| match *heap {
        Heap::Lesser(more) => Heap::Larger(more),
        Heap::Larger(more) => Heap::Lesser(more),
        heap => heap,
    };
    let mut form: Form = form.iter().map(other).collect();
    form.sort_unstable();
    form
}
