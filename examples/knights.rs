//! A board game of your own with a search: knights that only move towards the corner, by `grundy::solver`.
//!
//! A move takes a knight two cells to the left and one up or down, or two cells up and one to the left or right; a player
//! who cannot move loses. Several knights may share a cell. The solver needs only the options of a position. A position may
//! have any type that can be the key of a map: a pair, a `Vec`, a `String`.
//!
//! `cargo run --example knights` prints
//!
//! ```text
//! 0 0 1 1 0 0 1 1
//! 0 0 2 1 0 0 1 1
//! 1 2 2 2 3 2 2 2
//! 1 1 2 1 4 3 2 3
//! 0 0 3 4 0 0 1 1
//! 0 0 2 3 0 0 2 1
//! 1 1 2 2 1 2 2 2
//! 1 1 2 3 1 1 2 0
//! knights at (4, 3), (3, 4) and (7, 7): the second player wins
//! ```

use grundy::solver::Solver;

const SIDE: u8 = 8;

/// Where a knight may go from column x and row y, both counted from 0.
fn options(&(x, y): &(u8, u8)) -> Vec<(u8, u8)> {
    let jumps: [(i8, i8); 4] = [(-2, -1), (-2, 1), (-1, -2), (1, -2)];
    let cells = jumps.iter().map(|&(right, down)| {
        // A step off the board wraps round to a large number.
        let x = x.wrapping_add(right as u8);
        (x, y.wrapping_add(down as u8))
    });
    cells.filter(|&(x, y)| x < SIDE && y < SIDE).collect()
}

fn main() {
    let mut game = Solver::new(options);
    for y in 0..SIDE {
        let row: Vec<String> = (0..SIDE).map(|x| game.value((x, y)).to_string()).collect();
        println!("{}", row.join(" "));
    }
    // Knights do not hinder each other, so they are a sum of games, and its value is the nim-sum.
    let sum = game.value((4, 3)) ^ game.value((3, 4)) ^ game.value((7, 7));
    let winner = if sum == 0 { "second" } else { "first" };
    println!("knights at (4, 3), (3, 4) and (7, 7): the {} player wins", winner);
}
