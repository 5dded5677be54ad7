//! A picture of values: SVG, a point a heap.
//!
//! Points fall into cells of a grid, so that a picture of a million heaps is no larger than one of some
//! ten thousand; cells side by side are one line.

use std::fmt::Write;

// So that every other cell of all rows takes less than a megabyte.
const COLUMNS: usize = 800;
const ROWS: usize = 320;
const MARGIN: usize = 50;

/// The picture of `values`, with `title` over it and `law` under it.
///
/// # Complexity
///
/// O(number of values); less than a megabyte.
pub fn plot(title: &str, law: &str, values: &[u64]) -> String {
    let most = values.iter().cloned().max().unwrap_or(0).max(1);
    let last = values.len().saturating_sub(1).max(1);
    let columns = values.len().min(COLUMNS);
    let rows = (most.min(ROWS as u64 - 1) + 1) as usize;
    let mut grid = vec![false; columns * rows];
    for (n, &value) in values.iter().enumerate() {
        let column = n * (columns - 1) / last;
        // In 128 bits, for a table may have any values.
        let row = (u128::from(value) * (rows as u128 - 1) / u128::from(most)) as usize;
        grid[row * columns + column] = true;
    }
    // The cells are as large as the picture allows; it is as wide as it is for the most cells.
    let (width, height) = (COLUMNS as f64 / columns as f64, ROWS as f64 / rows as f64);
    let mut path = String::new();
    for row in 0..rows {
        let cells = &grid[row * columns..][..columns];
        let (mut column, mut pen) = (0, 0);
        let mut is_begun = false;
        while column < columns {
            let run = cells[column..].iter().take_while(|&&cell| cell).count();
            if run > 0 {
                // Relative moves are short.
                if is_begun {
                    write!(path, "m{} 0", column - pen).unwrap();
                } else {
                    write!(path, "M{} {}", column, rows - 1 - row).unwrap();
                }
                write!(path, "h{}", run).unwrap();
                is_begun = true;
                pen = column + run;
            }
            column += run.max(1);
        }
    }
    let (right, bottom) = (MARGIN + COLUMNS, MARGIN + ROWS);
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
    line(format!(
        "<text x=\"{}\" y=\"{}\" font-size=\"16\">{}</text>",
        MARGIN,
        MARGIN - 20,
        escaped(title)
    ));
    line(format!(
        "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{}</text>",
        MARGIN + COLUMNS / 2,
        bottom + 36,
        escaped(law)
    ));
    for (x, anchor, n) in [(MARGIN, "start", 0), (right, "end", last)].iter() {
        line(format!(
            "<text x=\"{}\" y=\"{}\" text-anchor=\"{}\">n = {}</text>",
            x,
            bottom + 18,
            anchor,
            n
        ));
    }
    for (y, value) in [(bottom, 0), (MARGIN + 10, most)].iter() {
        line(format!(
            "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text>",
            MARGIN - 6,
            y,
            value
        ));
    }
    line(format!(
        "<path d=\"M{0} {1}V{2}H{3}\" fill=\"none\" stroke=\"gray\"/>",
        MARGIN - 2,
        MARGIN,
        bottom + 2,
        right
    ));
    // A cell's line runs through its middle.
    line(format!(
        "<g transform=\"translate({} {}) scale({:.4} {:.4}) translate(0 0.5)\"><path d=\"{}\" stroke=\"black\" fill=\"none\"/></g>",
        MARGIN, MARGIN, width, height, path
    ));
    line("</svg>".to_string());
    text
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::{plot, COLUMNS, ROWS};

    #[test]
    fn the_worst_picture_is_less_than_a_megabyte() {
        // A chessboard of cells.
        let length = COLUMNS * ROWS;
        let cell = |n: usize| {
            let (column, at) = (n / ROWS, n % ROWS);
            ((at - at % 2 + column % 2) * 3) as u64
        };
        let values: Vec<u64> = (0..length).map(cell).collect();
        let picture = plot("a < b & c", "", &values);
        assert!(picture.len() < 1_000_000, "{}", picture.len());
        assert!(picture.matches('h').count() > length / 3);
        assert!(picture.contains(">a &lt; b &amp; c<"));
    }

    #[test]
    fn points_stand_where_their_values_say() {
        let picture = plot("", "", &[0, 1, 2, 1, 1]);
        // Five columns, three rows, the greatest value on top.
        assert!(
            picture.contains("d=\"M0 2h1M1 1h1m1 0h2M2 0h1\""),
            "{}",
            picture
        );
        for &values in &[&[][..], &[0], &[u64::MAX], &[7, u64::MAX, 0]] {
            assert!(plot("", "", values).ends_with("</svg>\n"));
        }
    }
}
