//! The passing of time: who reaches y wins.

use grundy::graphs::loopy::{LoopyGraph, TOGETHER};
use grundy::graphs::retrograde::Outcome;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A token on a graph, which may have cycles: a move slides it along an edge; whoever moves it to node
y wins, and whoever cannot move loses. Play that goes on forever is a draw.

Game:    loopy
Judged:  Luogu P6560; 1.5 s, 256 MB (not confirmed); n up to 10^5, m up to 5*10^5, q up to 500, x and y differ
Input:   one case: `n m q`, m edges, q pairs `x y`: the token stands on x; nodes from 1.
Output:  a line for each pair: `1` if the first player wins, `-1` if the second does, or `0`.
Range:   n up to 2^64 - 1, m below 2^31. Where x is y, the token is there already: `-1`.
Cost:    O(m log m) once, some 130 bytes an edge; 64 pairs are answered together,
         mostly in O(m); at worst O(m) a pair.

Sample input:
7 7 1
1 2
2 3
3 4
4 5
3 6
7 5
6 7
1 5
Sample output:
1
";

const MAX_EDGES: u64 = (1 << 31) - 1;

fn solve(io: &mut Io) -> Result<(), Fault> {
    let n = io.read()?;
    let (m, q) = (io.read_in(0, MAX_EDGES)?, io.read()?);
    let mut edges = Vec::new();
    for _ in 0..m {
        edges.push((io.read_in(1, n)?, io.read_in(1, n)?));
    }
    let mut graph = LoopyGraph::new(&edges);
    for first in (0..q).step_by(TOGETHER) {
        let mut pairs = Vec::new();
        let read: Result<(), Fault> = (first..q).take(TOGETHER).try_for_each(|_| {
            pairs.push((io.read_in(1, n)?, [io.read_in(1, n)?]));
            Ok(())
        });
        // The pairs before a fault are still answered.
        for outcome in graph.outcomes(&pairs) {
            io.write_line(match outcome {
                Outcome::Won => "1",
                Outcome::Lost => "-1",
                Outcome::Drawn => "0",
            })?;
        }
        read?;
    }
    Ok(())
}

fn main() {
    io::run("luogu-p6560", ABOUT, solve);
}
