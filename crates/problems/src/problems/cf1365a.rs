//! Matrix Game: claim a cell in a free row and a free column.

use crate::problem::*;

/// Bounds: two copies.
pub fn problem() -> Problem {
    let side = |name| number(name, 1, 50).within(1, u64::MAX).small(3);
    let cells = times("cells", "m", number("cell", 0, 1).within(0, 1));
    let format = header(50, parts![side("n"), side("m"), times("rows", "n", cells)]);
    Problem::with(format, || PlayedOut::new(claims), reference)
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    let rows = case.lists("rows");
    if rows.len() * rows[0].len() <= 9 {
        let position = [vec![case.number("m")], rows.concat()].concat();
        return choose(game.won(&position, why), "Ashish", "Vivek");
    }
    // Second method: one play, in which each free row takes the last free column.
    let is_free = |column: &usize| rows.iter().all(|row| row[*column] == 0);
    let mut columns: Vec<usize> = (0..rows[0].len()).filter(is_free).collect();
    let free = rows.iter().filter(|row| row.iter().all(|&cell| cell == 0));
    let moves = free.filter(|_| columns.pop().is_some()).count();
    choose(moves % 2 == 1, "Ashish", "Vivek")
}

/// The moves. A matrix is its number of columns and its cells, row by row.
fn claims(position: &[u64]) -> Vec<Position> {
    let (columns, cells) = (position[0] as usize, &position[1..]);
    let is_free = |at: usize| {
        let row = at / columns * columns;
        let column = cells[at % columns..].iter().step_by(columns);
        cells[row..row + columns].iter().chain(column).all(|&cell| cell == 0)
    };
    let claim = |at: usize| {
        let mut claimed = position.to_vec();
        claimed[at + 1] = 1;
        claimed
    };
    (0..cells.len()).filter(|&at| is_free(at)).map(claim).collect()
}
