//! Undirected vertex geography: a move slides the only token along an edge to a node where it has not been;
//! whoever cannot move loses.
//!
//! Checked: all graphs with up to 3 nodes on each side, all boards of up to 5 x 1, 1 x 5, 3 x 3 and 3 x 4 cells, and
//! random boards of 4 x 4 cells, against the whole game.

use super::matching::Matching;

/// For each node of a bipartite graph, given as for [`Matching::new`], whether the player to move loses with the
/// token there.
///
/// He wins exactly if every maximum matching covers the token's node (Fraenkel, Scheinerman and Ullman 1993,
/// "Undirected edge geography"). If so, he takes any maximum matching and always moves along its edge. If the other
/// player could reach a node that this matching leaves free, [flipping](super::matching) the way there would give a
/// maximum matching that leaves the start free. If some maximum matching leaves the start free, the other player
/// moves along its edges. Each move of the first player leads to a node that this matching covers: otherwise the way
/// there would be a path between two free nodes, and flipping it would make the matching larger.
///
/// # Panics
///
/// As [`Matching::new`].
///
/// # Complexity
///
/// As [`Matching::new`].
///
/// ```
/// use grundy::graphs::geography::lost;
///
/// // A path of three nodes: who stands on its middle moves to an end.
/// assert_eq!(lost(&[true, false, true], &[(0, 1), (2, 1)]), [true, false, true]);
/// ```
pub fn lost(is_left: &[bool], edges: &[(u32, u32)]) -> Vec<bool> {
    Matching::new(is_left, edges).avoidable()
}

/// The most rows and columns of a square board that [`lost_cells`] takes: 65536^2 cells are too many.
pub const MAX_SIDE: u64 = 65_535;

/// The row and column, from 1, of each cell where the player to move loses, row by row. A token moves to adjacent
/// free cells, but not to a cell where it has been; `is_free` says, row by row, which cells of the board are free.
///
/// # Panics
///
/// If there are 2^32 - 1 free cells or more.
///
/// # Complexity
///
/// O(cells^1.5) at most, mostly far less; 70 bytes a cell.
///
/// ```
/// use grundy::graphs::geography::lost_cells;
///
/// let board = [vec![false, true], vec![true, true]];
/// assert_eq!(lost_cells(&board), [(1, 2), (2, 1)]);
/// ```
pub fn lost_cells(is_free: &[Vec<bool>]) -> Vec<(u64, u64)> {
    let mut cells = Vec::new();
    let mut edges = Vec::new();
    // The nodes of the row above, by column.
    let mut above: Vec<Option<u32>> = Vec::new();
    for (row, is_free) in is_free.iter().enumerate() {
        let mut before = None;
        above.resize(is_free.len(), None);
        for (column, &is_free) in is_free.iter().enumerate() {
            let node = if is_free { Some(cells.len() as u32) } else { None };
            if let Some(node) = node {
                for &neighbour in before.iter().chain(above[column].iter()) {
                    // The left side are the cells where row and column, from 0, have an even sum.
                    edges.push(match (row + column) % 2 {
                        0 => (node, neighbour),
                        _ => (neighbour, node),
                    });
                }
                cells.push((row as u64, column as u64));
            }
            above[column] = node;
            before = node;
        }
    }
    let is_left: Vec<bool> = cells.iter().map(|cell| (cell.0 + cell.1) % 2 == 0).collect();
    let is_lost = lost(&is_left, &edges);
    let lost = cells.into_iter().zip(is_lost).filter(|cell| cell.1);
    lost.map(|((row, column), _)| (row + 1, column + 1)).collect()
}

#[cfg(test)]
mod tests {
    use super::{lost, lost_cells};
    use crate::random::Random;

    /// Whether the player to move wins on `node`, where `been` are the nodes that a move may not enter.
    fn won(node: usize, been: u32, neighbours: &[Vec<usize>]) -> bool {
        let been = been | 1 << node;
        let mut options = neighbours[node].iter().filter(|&&to| been >> to & 1 == 0);
        options.any(|&to| !won(to, been, neighbours))
    }

    #[test]
    fn all_small_graphs_are_as_played_out() {
        for &(left, right) in &[(1, 1), (1, 2), (2, 1), (2, 2), (2, 3), (3, 3)] {
            let is_left: Vec<bool> = (0..left + right).map(|node| node < left).collect();
            for set in 0..1u64 << (left * right) {
                let all = (0..left).flat_map(|a| (0..right).map(move |b| (a, left + b)));
                let edges: Vec<(usize, usize)> = all
                    .enumerate()
                    .filter(|edge| set >> edge.0 & 1 == 1)
                    .map(|edge| edge.1)
                    .collect();
                let mut neighbours = vec![Vec::new(); left + right];
                for &(a, b) in &edges {
                    neighbours[a].push(b);
                    neighbours[b].push(a);
                }
                let given: Vec<(u32, u32)> =
                    edges.iter().map(|&(a, b)| (a as u32, b as u32)).collect();
                let played: Vec<bool> =
                    (0..left + right).map(|node| !won(node, 0, &neighbours)).collect();
                assert_eq!(lost(&is_left, &given), played, "{:?}", edges);
            }
        }
    }

    fn assert_as_played_out(board: &[Vec<bool>]) {
        let width = board[0].len();
        let is_free = |at: usize| board[at / width][at % width];
        let cells = width * board.len();
        let neighbours: Vec<Vec<usize>> = (0..cells)
            .map(|at| {
                let is_beside = |to: &usize| {
                    let rows = (at / width) as i64 - (to / width) as i64;
                    let columns = (at % width) as i64 - (to % width) as i64;
                    rows.abs() + columns.abs() == 1 && is_free(*to)
                };
                (0..cells).filter(is_beside).collect()
            })
            .collect();
        let played: Vec<(u64, u64)> = (0..cells)
            .filter(|&at| is_free(at) && !won(at, 0, &neighbours))
            .map(|at| ((at / width) as u64 + 1, (at % width) as u64 + 1))
            .collect();
        assert_eq!(lost_cells(board), played, "{:?}", board);
    }

    #[test]
    fn all_small_boards_are_as_played_out() {
        for &(rows, columns) in &[(1, 1), (1, 5), (5, 1), (2, 3), (3, 2), (3, 3), (3, 4)] {
            for set in 0..1u32 << (rows * columns) {
                let cell = |at: usize| set >> at & 1 == 1;
                let row = |row: usize| (0..columns).map(|at| cell(row * columns + at)).collect();
                let board: Vec<Vec<bool>> = (0..rows).map(row).collect();
                assert_as_played_out(&board);
            }
        }
    }

    #[test]
    fn random_boards_are_as_played_out() {
        let mut random = Random(7);
        for _ in 0..200 {
            let row = |random: &mut Random| (0..4).map(|_| random.below(5) > 0).collect();
            let board: Vec<Vec<bool>> = (0..4).map(|_| row(&mut random)).collect();
            assert_as_played_out(&board);
        }
    }

    #[test]
    fn a_board_without_free_cells_has_no_lost_one() {
        assert!(lost_cells(&[]).is_empty());
        assert!(lost_cells(&[vec![], vec![]]).is_empty());
        assert!(lost_cells(&[vec![false; 3]]).is_empty());
    }
}
