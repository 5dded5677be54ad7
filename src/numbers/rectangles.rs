//! The area of a union of rectangles.
//!
//! Checked: seeded random sets of up to 7 rectangles on a board of 9 x 9, against a count of its cells one by one;
//! the same sets on a larger scale; the largest numbers.

/// A rectangle: its rows and its columns, each a pair of numbers: from the first up to the second, without the
/// second. It is empty if a first number is not less than the second.
#[derive(Clone, Copy, Debug)]
pub struct Rectangle {
    /// The rows.
    pub rows: (u64, u64),
    /// The columns.
    pub columns: (u64, u64),
}

/// How many cells lie in at least one of the rectangles.
///
/// A line sweeps over the rows. A segment tree over the columns at which rectangles begin or end holds how much of
/// the line is covered (Bentley 1977). A node counts the rectangles that cover all of its columns and are not counted
/// at a node above it. If there is such a rectangle, the whole node is covered; otherwise it is covered as much as
/// its two children.
///
/// ```
/// use grundy::numbers::rectangles::{area, Rectangle};
///
/// let one = Rectangle { rows: (0, 3), columns: (0, 3) };
/// let other = Rectangle { rows: (1, 4), columns: (1, 4) };
/// assert_eq!(area(&[one, other]), 9 + 9 - 4);
/// ```
///
/// # Complexity
///
/// O(m log m) for m rectangles, some 200 bytes each; no recursion.
pub fn area(rectangles: &[Rectangle]) -> u128 {
    let is_empty = |of: &&Rectangle| of.rows.0 >= of.rows.1 || of.columns.0 >= of.columns.1;
    let rectangles: Vec<&Rectangle> = rectangles.iter().filter(|of| !is_empty(of)).collect();
    let mut columns: Vec<u64> = rectangles.iter().map(|of| of.columns.0).collect();
    columns.extend(rectangles.iter().map(|of| of.columns.1));
    columns.sort_unstable();
    columns.dedup();
    let index = |column: u64| columns.binary_search(&column).unwrap_or(0);
    // Where rectangles begin and end.
    let mut changes = Vec::new();
    for of in rectangles {
        let strips = (index(of.columns.0), index(of.columns.1));
        changes.push((of.rows.0, true, strips));
        changes.push((of.rows.1, false, strips));
    }
    changes.sort_unstable();
    let mut line = Line::new(&columns);
    let (mut area, mut before) = (0, 0);
    for (row, begins, strips) in changes {
        area += u128::from(row - before) * u128::from(line.covered());
        before = row;
        line.change(strips, begins);
    }
    area
}

// The sweeping line: a segment tree, in which the children of a node are 2 node and 2 node + 1, and the leaves are
// the strips between two columns.
struct Line {
    width: Vec<u64>,
    covered: Vec<u64>,
    covers: Vec<u32>,
}

impl Line {
    fn new(columns: &[u64]) -> Line {
        let strips = columns.windows(2).map(|two| two[1] - two[0]);
        let leaves = strips.len();
        let mut width = vec![0; leaves];
        width.extend(strips);
        for node in (1..leaves).rev() {
            width[node] = width[2 * node] + width[2 * node + 1];
        }
        Line { width, covered: vec![0; 2 * leaves], covers: vec![0; 2 * leaves] }
    }

    fn covered(&self) -> u64 {
        self.covered.get(1).copied().unwrap_or(0)
    }

    // Covers the strips once more, or once less.
    fn change(&mut self, strips: (usize, usize), begins: bool) {
        let leaves = self.width.len() / 2;
        let (mut low, mut high) = (strips.0 + leaves, strips.1 + leaves);
        while low < high {
            if low % 2 == 1 {
                self.cover(low, begins);
                low += 1;
            }
            if high % 2 == 1 {
                high -= 1;
                self.cover(high, begins);
            }
            low /= 2;
            high /= 2;
        }
        for &end in &[strips.0 + leaves, strips.1 - 1 + leaves] {
            let mut node = end / 2;
            while node > 0 {
                self.update(node);
                node /= 2;
            }
        }
    }

    fn cover(&mut self, node: usize, begins: bool) {
        if begins {
            self.covers[node] += 1;
        } else {
            self.covers[node] -= 1;
        }
        self.update(node);
    }

    fn update(&mut self, node: usize) {
        self.covered[node] = if self.covers[node] > 0 {
            self.width[node]
        } else if 2 * node < self.covered.len() {
            self.covered[2 * node] + self.covered[2 * node + 1]
        } else {
            0
        };
    }
}

#[cfg(test)]
mod tests {
    use super::{area, Rectangle};
    use crate::random::Random;

    #[test]
    fn the_area_is_that_of_the_cells() {
        let mut random = Random(21);
        for round in 0..3000 {
            let mut range = || (random.below(10), random.below(10));
            let rectangle = |_| Rectangle { rows: range(), columns: range() };
            let rectangles: Vec<Rectangle> = (0..round % 8).map(rectangle).collect();
            let is_in = |range: (u64, u64), at: u64| range.0 <= at && at < range.1;
            let cells = (0..100).filter(|cell| {
                let mut all = rectangles.iter();
                all.any(|of| is_in(of.rows, cell / 10) && is_in(of.columns, cell % 10))
            });
            let cells = cells.count() as u128;
            assert_eq!(area(&rectangles), cells, "{:?}", rectangles);
            let scaled = rectangles.iter().map(|of| Rectangle {
                rows: (of.rows.0 << 40, of.rows.1 << 40),
                columns: (of.columns.0 << 50, of.columns.1 << 50),
            });
            assert_eq!(area(&scaled.collect::<Vec<_>>()), cells << 90);
        }
    }

    #[test]
    fn the_largest_rectangle_and_none_have_their_areas() {
        let all = Rectangle { rows: (0, u64::MAX), columns: (0, u64::MAX) };
        let most = u128::from(u64::MAX);
        assert_eq!(area(&[all, all]), most * most);
        assert_eq!(area(&[]), 0);
    }
}
