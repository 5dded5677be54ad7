//! 01 Game: writing 0 and 1 into a row.

use crate::problem::*;
use crate::references::writing::Row;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let size = 1_000_000_000_000_000_000;
    let m = number("m", 0, 200_000).within(0, "n");
    let format = one(parts![number("n", 1, size).small(7), m.small(3), Part::Own(&Marks),]);
    Problem::with(format, Row::new, reference)
}

/// Cells that hold 0 or 1, in ascending order, each on a line: its number, from 1, and its content. At the judge no two
/// neighbours hold the same.
struct Marks;

impl Own for Marks {
    fn name(&self) -> &'static str {
        "marks"
    }

    fn count(&self) -> Option<&'static str> {
        Some("m")
    }

    fn row(&self) -> String {
        "(\"own\", marks, \"n\", \"m\")".to_string()
    }

    fn check(&self) -> &'static str {
        include_str!("arc151_c.py")
    }

    fn read(&self, reader: &mut Reader, case: &mut Case) -> Result<Value, Misread> {
        let cells = case.number("n");
        let mut marks = Vec::new();
        let (mut before, mut held) = (0, None);
        for after in (0..case.number("m")).rev() {
            let cell = reader.number(before + 1, cells - after, false)?;
            let mark = reader.number(0, 1, false)?;
            reader.at_judge(|| cell > before + 1 || held != Some(mark))?;
            (before, held) = (cell, Some(mark));
            marks.push(pair(cell, mark));
        }
        Ok(Value::List(marks))
    }

    fn make(&self, made: &mut Made) -> Value {
        let (cells, marks) = (made.case.number("n"), made.case.number("m"));
        let (mut before, mut held) = (0, 0);
        let mark = |after: u64| {
            // Spread over the remaining cells.
            let room = (cells - before) / (after + 1);
            let most = (before + room.saturating_mul(2).max(1)).min(cells - after);
            let cell = made.choose.between(before + 1, most);
            let is_free = made.bounds == Bounds::Program || before == 0 || cell > before + 1;
            held = if is_free { made.choose.below(2) } else { 1 - held };
            before = cell;
            pair(cell, held)
        };
        Value::List((0..marks).rev().map(mark).collect())
    }
}

fn reference(case: &Case, row: &mut Row, why: &mut Witness) -> String {
    let n = case.number("n");
    let marks = case.lists("marks");
    let marks: Vec<(u64, u64)> = marks.iter().map(|mark| (mark[0], mark[1] + 1)).collect();
    choose(row.won(n, &marks, why), "Takahashi", "Aoki")
}
