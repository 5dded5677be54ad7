//! Berzerk: a monster on a ring, moved clockwise into a hole.

use grundy::graphs::retrograde::{self, Outcome};
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A ring of n places with a hole at place 1: a move takes the monster clockwise by a number of places
from the player's own set of steps; whoever moves it into the hole wins. Play may go on forever.

Game:    retrograde
Judged:  Codeforces 787C, Codeforces 786A; 4 s, 256 MB; n up to 7000
Input:   one case: n; k, then k steps of the one player; and the same for the other player.
Output:  two lines: if the one player begins, then if the other begins. Each line has a word for
         each place from 2 to n, where the monster may stand first: `Win` or `Lose` if the player
         who begins wins or loses, or `Loop` if play goes on forever.
Range:   n from 2 to 20000, any k from 1, steps from 1 to n - 1; a step given twice counts once.
Cost:    O(n k), some 40 bytes a place; the n k moves are not stored.

Sample input:
5
2 3 2
3 1 2 3
Sample output:
Lose Win Win Loop
Loop Win Win Win
";

const MAX_PLACES: u64 = 20_000;

fn solve(io: &mut Io) -> Result<(), Fault> {
    let n = io.read_in(2, MAX_PLACES)?;
    let mut read_steps = || {
        let count = io.read_in(1, u64::MAX)?;
        let mut is_step = vec![false; n as usize];
        for _ in 0..count {
            is_step[io.read_in(1, n - 1)? as usize] = true;
        }
        let steps = (0..n as u32).filter(|&step| is_step[step as usize]);
        Ok::<Vec<u32>, Fault>(steps.collect())
    };
    let steps = [read_steps()?, read_steps()?];
    let n = n as u32;
    // The node of a place, counted from 0, and the player to move. Nobody moves from the hole.
    let node = |place: u32, player: u32| 2 * place + player;
    let mut moves = vec![0; 2 * n as usize];
    for place in 1..n {
        for player in 0..2 {
            moves[node(place, player) as usize] = steps[player as usize].len() as u32;
        }
    }
    let outcomes = retrograde::outcomes(&moves, |to| {
        let (place, player) = (to / 2, 1 - to % 2);
        let from = steps[player as usize].iter();
        let from =
            from.map(move |step| if place < *step { place + n - step } else { place - step });
        from.filter(|&place| place > 0).map(move |place| node(place, player))
    });
    for player in 0..2 {
        let words = (1..n).map(|place| match outcomes[node(place, player) as usize] {
            Outcome::Won => "Win",
            Outcome::Lost => "Lose",
            Outcome::Drawn => "Loop",
        });
        io.write_line(&words.collect::<Vec<&str>>().join(" "))?;
    }
    Ok(())
}

fn main() {
    io::run("cf787c", ABOUT, solve);
}
