//! A picture in SVG: of values, one point per heap, or of the lost pairs of two heaps.
//!
//! Points fall into cells of a grid, so that a picture of a million heaps is no larger than one of some ten thousand.
//! Adjacent cells are one line.

use crate::law::Plane;
use std::fmt::Write;

// Even with every other cell of all rows marked, a picture takes less than a megabyte.
const COLUMNS: usize = 800;
const ROWS: usize = 320;
const SIDE: usize = 480;
const MARGIN: usize = 50;

/// The picture of `values`, without words.
///
/// # Complexity
///
/// O(number of values); less than a megabyte.
pub fn plot(values: &[u64]) -> String {
    let most = values.iter().copied().max().unwrap_or(0).max(1);
    let last = values.len().saturating_sub(1).max(1);
    let columns = values.len().min(COLUMNS);
    let rows = (most.min(ROWS as u64 - 1) + 1) as usize;
    let mut grid = Grid::new(columns, rows);
    for (n, &value) in values.iter().enumerate() {
        // In 128 bits, because a table may have any values.
        let row = (u128::from(value) * (rows as u128 - 1) / u128::from(most)) as usize;
        grid.mark(n * (columns - 1) / last, row);
    }
    let frame = Frame { width: COLUMNS, height: ROWS, along: ("n", last as u64), up: ("", most) };
    frame.picture(&grid)
}

/// The picture of the pairs of value 0 in `plane`, without words.
///
/// # Complexity
///
/// O(number of pairs); less than a megabyte.
pub fn plane(plane: &Plane) -> String {
    let last = plane.side().saturating_sub(1).max(1);
    let cells = plane.side().min(SIDE);
    let mut grid = Grid::new(cells, cells);
    for (a, b) in plane.zeros() {
        grid.mark(b * (cells - 1) / last, a * (cells - 1) / last);
    }
    let along = ("b", last as u64);
    let frame = Frame { width: SIDE, height: SIDE, along, up: ("a", last as u64) };
    frame.picture(&grid)
}

/// A picture with `title` and, smaller, `rule` over it and `law` under it, which are its first three texts.
pub fn titled(picture: &str, title: &str, rule: &str, law: &str) -> String {
    const ROOM: &str = "></text>";
    let mut parts = picture.splitn(4, ROOM);
    let mut text = parts.next().unwrap_or_default().to_string();
    for (part, words) in parts.zip([title, rule, law]) {
        text += &format!(">{}</text>{part}", escaped(words));
    }
    text
}

// Cells, some of which are marked.
struct Grid {
    columns: usize,
    rows: usize,
    cells: Vec<bool>,
}

impl Grid {
    fn new(columns: usize, rows: usize) -> Grid {
        Grid { columns, rows, cells: vec![false; columns * rows] }
    }

    fn mark(&mut self, column: usize, row: usize) {
        self.cells[row * self.columns + column] = true;
    }

    // A line for each run of cells; the first row is the lowest.
    fn path(&self) -> String {
        let mut path = String::new();
        for row in 0..self.rows {
            let cells = &self.cells[row * self.columns..][..self.columns];
            let mut column = 0;
            let mut pen = None;
            while column < self.columns {
                let run = cells[column..].iter().take_while(|&&cell| cell).count();
                if run > 0 {
                    // Relative moves are short.
                    match pen {
                        Some(end) => write!(path, "m{} 0", column - end).unwrap(),
                        None => write!(path, "M{} {}", column, self.rows - 1 - row).unwrap(),
                    }
                    write!(path, "h{run}").unwrap();
                    pen = Some(column + run);
                }
                column += run.max(1);
            }
        }
        path
    }
}

// The frame of a grid: its size in the picture, and what each axis counts, up to which number.
struct Frame {
    width: usize,
    height: usize,
    along: (&'static str, u64),
    up: (&'static str, u64),
}

// The numbers at an axis up to `last`: from 0 on, in steps of 1, 2 or 5 times a power of 10; at most ten besides the last.
fn ticks(last: u64) -> Vec<u64> {
    let steps = (0..19).flat_map(|power| [1, 2, 5].map(|digit| digit * 10u64.pow(power)));
    let step = steps.clone().find(|step| last / step <= 10).unwrap_or(u64::MAX);
    let mut ticks: Vec<u64> = (0..=last / step).map(|turn| turn * step).collect();
    // Leave room for the last number.
    ticks.retain(|&tick| tick == last || last - tick > step / 2 || tick == 0);
    if ticks.last() != Some(&last) {
        ticks.push(last);
    }
    ticks
}

impl Frame {
    fn picture(&self, grid: &Grid) -> String {
        // The cells fill the picture, which always has the size for the most cells.
        let (width, height) =
            (self.width as f64 / grid.columns as f64, self.height as f64 / grid.rows as f64);
        let (right, bottom) = (MARGIN + self.width, MARGIN + self.height);
        let mut text = String::new();
        let mut line = |what: String| {
            text.push_str(&what);
            text.push('\n');
        };
        line(format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" font-family=\"sans-serif\" font-size=\"12\">",
            right + MARGIN,
            bottom + MARGIN
        ));
        line("<rect width=\"100%\" height=\"100%\" fill=\"white\"/>".to_string());
        // Room for the words.
        line(format!("<text x=\"{}\" y=\"{}\" font-size=\"16\"></text>", MARGIN, MARGIN - 28));
        line(format!("<text x=\"{}\" y=\"{}\"></text>", MARGIN, MARGIN - 12));
        line(format!(
            "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\"></text>",
            MARGIN + self.width / 2,
            bottom + 36
        ));
        let mut axes = format!("M{} {MARGIN}V{}H{right}", MARGIN - 2, bottom + 2);
        // The middle of the cell of a number; in 128 bits, because values may be any.
        let middle = |tick: u64, (length, cells): (usize, usize), last: u64| {
            let (last, cells) = (u128::from(last), cells.max(1) as u128);
            let twice = 2 * u128::from(tick) * (cells - 1) + last;
            (twice * length as u128 / (2 * last * cells)) as usize
        };
        for tick in ticks(self.along.1) {
            let x = MARGIN + middle(tick, (self.width, grid.columns), self.along.1);
            let y = bottom + 18;
            line(format!("<text x=\"{x}\" y=\"{y}\" text-anchor=\"middle\">{tick}</text>"));
            write!(axes, "M{x} {}v4", bottom + 2).unwrap();
        }
        for tick in ticks(self.up.1) {
            let y = bottom - middle(tick, (self.height, grid.rows), self.up.1);
            let x = MARGIN - 8;
            line(format!("<text x=\"{x}\" y=\"{}\" text-anchor=\"end\">{tick}</text>", y + 4));
            write!(axes, "M{} {y}h-4", MARGIN - 2).unwrap();
        }
        // What the axes count, at their ends.
        for (x, y, name) in
            [(right + 24, bottom + 18, self.along.0), (MARGIN - 8, MARGIN - 12, self.up.0)]
        {
            line(format!("<text x=\"{x}\" y=\"{y}\" text-anchor=\"end\">{name}</text>"));
        }
        line(format!("<path d=\"{axes}\" fill=\"none\" stroke=\"gray\"/>"));
        // A cell's line runs through its middle.
        line(format!(
            "<g transform=\"translate({} {}) scale({:.4} {:.4}) translate(0 0.5)\"><path d=\"{}\" stroke=\"black\" fill=\"none\"/></g>",
            MARGIN, MARGIN, width, height, grid.path()
        ));
        line("</svg>".to_string());
        text
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::{plane, plot, ticks, titled, COLUMNS, ROWS};
    use crate::law::Plane;

    #[test]
    fn the_worst_picture_is_less_than_a_megabyte() {
        // A chessboard of cells.
        let length = COLUMNS * ROWS;
        let cell = |n: usize| {
            let (column, at) = (n / ROWS, n % ROWS);
            ((at - at % 2 + column % 2) * 3) as u64
        };
        let values: Vec<u64> = (0..length).map(cell).collect();
        let picture = titled(&plot(&values), "a < b & c", "e", "d");
        assert!(picture.len() < 1_000_000, "{}", picture.len());
        assert!(picture.matches('h').count() > length / 3);
        assert!(
            picture.contains(">a &lt; b &amp; c<")
                && picture.contains(">e<")
                && picture.contains(">d<")
        );
    }

    #[test]
    fn points_stand_where_their_values_say() {
        let picture = plot(&[0, 1, 2, 1, 1]);
        // Five columns, three rows, the greatest value on top.
        assert!(picture.contains("d=\"M0 2h1M1 1h1m1 0h2M2 0h1\""), "{}", picture);
        assert!(plot(&[0, 1]).contains("d=\"M0 1h1M1 0h1\""));
        let top = format!("d=\"M0 {}h1M1 0h1\"", ROWS - 1);
        assert!(plot(&[0, 1000]).contains(&top));
        for &values in &[&[][..], &[0], &[u64::MAX], &[7, u64::MAX, 0]] {
            assert!(plot(values).ends_with("</svg>\n"));
        }
    }

    #[test]
    fn axes_count_in_round_numbers_and_end_at_the_last() {
        assert_eq!(ticks(7), [0, 1, 2, 3, 4, 5, 6, 7]);
        assert_eq!(ticks(20), [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
        assert_eq!(ticks(21), [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 21]);
        assert_eq!(ticks(300), [0, 50, 100, 150, 200, 250, 300]);
        assert_eq!(ticks(1), [0, 1]);
        assert_eq!((ticks(u64::MAX).len(), ticks(u64::MAX).last()), (10, Some(&u64::MAX)));
        // Of the 21 numbers, 10 stands in the middle.
        let picture = plot(&(0..21).collect::<Vec<u64>>());
        assert!(picture.contains("<text x=\"450\" y=\"388\" text-anchor=\"middle\">10</text>"));
    }

    #[test]
    fn lost_pairs_stand_where_they_are() {
        let table = Plane::new(3, |a, b| u32::from((a, b) != (0, 2) && (a, b) != (2, 1)));
        let picture = plane(&table);
        assert!(picture.contains("d=\"M2 2h1M1 0h1\""), "{}", picture);
        let two = Plane::new(2, |a, b| u32::from((a, b) != (1, 1)));
        assert!(plane(&two).contains("d=\"M1 0h1\""));
        let chessboard = Plane::new(1500, |a, b| ((a + b) % 2) as u32);
        assert!(plane(&chessboard).len() < 1_000_000);
        let alone = Plane::new(1, |_, _| 0);
        assert!(plane(&alone).contains("d=\"M0 0h1\""));
    }
}
