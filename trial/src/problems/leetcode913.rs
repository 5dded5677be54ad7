//! Cat and Mouse.

use crate::games::loopy::winners;
use crate::problem::*;
use rustc_hash::FxHashMap as HashMap;

pub fn problem() -> Problem {
    Problem::new(format(), reference)
}

fn format() -> Format {
    let n = number("n", 3, 50).within(3, 64).small(6);
    one(vec![n.into(), Part::Neighbours("n")])
}

fn reference() -> Reference {
    answer(|case| {
        let graph: Vec<Vec<u64>> = case.lists("graph");
        let won = winners(&cat_and_mouse(&graph), None);
        let number = match won.get(&position(1, 2, true)) {
            Some(true) => 1,
            Some(false) => 2,
            None => 0,
        };
        format!("{number}\n")
    })
}

/// No position of the game: where who is to move has lost.
const END: u64 = u64::MAX;

/// The number of the position with the mouse and the cat on these nodes.
fn position(mouse: u64, cat: u64, is_mouses_turn: bool) -> u64 {
    2000 * mouse + 2 * cat + u64::from(is_mouses_turn)
}

/// All positions of cat and mouse, each with those that a move leads to.
fn cat_and_mouse(graph: &[Vec<u64>]) -> HashMap<u64, Vec<u64>> {
    let nodes = 0..graph.len() as u64;
    let mut to = HashMap::from_iter([(END, vec![])]);
    for (mouse, cat) in nodes
        .clone()
        .flat_map(|mouse| nodes.clone().map(move |cat| (mouse, cat)))
    {
        let mouses = graph[mouse as usize].iter();
        let mouses = mouses.map(|&mouse| position(mouse, cat, false));
        let cats = graph[cat as usize].iter().filter(|&&cat| cat != 0);
        let cats = cats.map(|&cat| position(mouse, cat, true));
        let (mouses, cats) = match (mouse, mouse == cat) {
            (0, _) => (vec![END], vec![]),
            (_, true) => (vec![], vec![END]),
            _ => (mouses.collect(), cats.collect()),
        };
        to.insert(position(mouse, cat, true), mouses);
        to.insert(position(mouse, cat, false), cats);
    }
    to
}
