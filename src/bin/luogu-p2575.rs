//! Chess of a master: staircase Nim of runs of pieces.

use grundy::io::{self, Fault, Io};
use grundy::rows::staircase;

const ABOUT: &str = "\
Rows of 20 cells with pieces: a move takes a piece to the next free cell on its right, past any
pieces between; whoever cannot move loses.

The free cells, counted from the right, are the steps of a staircase, and the pieces to the left of
each, up to the next free cell, are the balls on it: a move brings the piece, and the pieces that it
jumps over, one step down.

Game:    staircase
Judged:  Luogu P2575; 1 s, 125 MB; up to 100 cases of 1000 rows
Input:   the number of cases; a case is n, then n rows; a row is m, then its m cells with a piece.
Output:  a line for each: `YES` if the first player wins, or `NO`.
Range:   any n; rows of up to 20 pieces on different cells from 1 to 20.
Cost:    O(1) a row, constant memory.

Sample input:
2
1
2 19 20
2
1 19
1 18
Sample output:
NO
YES
";

const CELLS: usize = 20;

fn nim_sum(has_piece: &[bool]) -> u64 {
    let (mut sum, mut step, mut pieces) = (0, 0, 0);
    for &is_piece in has_piece.iter().rev().chain(Some(&false)) {
        if is_piece {
            pieces += 1;
            continue;
        }
        if staircase::is_heap(step) {
            sum ^= pieces;
        }
        step += 1;
        pieces = 0;
    }
    sum
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let mut sum = 0;
        for _ in 0..io.read()? {
            let mut has_piece = [false; CELLS + 1];
            for _ in 0..io.read_in(0, CELLS as u64)? {
                let cell = io.read_in(1, CELLS as u64)? as usize;
                if has_piece[cell] {
                    return Err(io.fault(format!("two pieces are on cell {}", cell)));
                }
                has_piece[cell] = true;
            }
            sum ^= nim_sum(&has_piece[1..]);
        }
        io.write_line(if sum != 0 { "YES" } else { "NO" })
    })
}

fn main() {
    io::run("luogu-p2575", ABOUT, solve);
}
