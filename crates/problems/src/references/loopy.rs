//! Games in which play may go on forever.

use rustc_hash::FxHashMap as HashMap;

/// For each node, whether the player to move wins within some number of moves, or the other does; a node is missing if
/// neither does. Play of at most k moves, of which the last reaches `end` or leaves no other move, is played out for k
/// = 0, 1, 2, ... until another move changes nothing.
pub fn winners(to: &HashMap<u64, Vec<u64>>, end: Option<u64>) -> HashMap<u64, bool> {
    let mut won: HashMap<u64, bool> = HashMap::default();
    loop {
        let mut later = HashMap::default();
        for (&node, options) in to {
            if Some(node) == end || options.iter().all(|option| won.get(option) == Some(&true)) {
                later.insert(node, false);
            } else if options.iter().any(|option| won.get(option) == Some(&false)) {
                later.insert(node, true);
            }
        }
        if later == won {
            return won;
        }
        won = later;
    }
}

/// Not a position of the game: the player to move there has lost.
const END: u64 = u64::MAX;

/// The number of the position with the mouse and the cat on these nodes.
pub fn place(mouse: u64, cat: u64, is_mouses_turn: bool) -> u64 {
    2000 * mouse + 2 * cat + u64::from(is_mouses_turn)
}

/// All positions of cat and mouse, each with the positions that a move reaches.
pub fn cat_and_mouse(graph: &[Vec<u64>]) -> HashMap<u64, Vec<u64>> {
    let nodes = 0..graph.len() as u64;
    let mut to = HashMap::from_iter([(END, vec![])]);
    for (mouse, cat) in nodes.clone().flat_map(|mouse| nodes.clone().map(move |cat| (mouse, cat))) {
        let mouses = graph[mouse as usize].iter();
        let mouses = mouses.map(|&mouse| place(mouse, cat, false));
        let cats = graph[cat as usize].iter().filter(|&&cat| cat != 0);
        let cats = cats.map(|&cat| place(mouse, cat, true));
        let (mouses, cats) = match (mouse, mouse == cat) {
            (0, _) => (vec![END], vec![]),
            (_, true) => (vec![], vec![END]),
            _ => (mouses.collect(), cats.collect()),
        };
        to.insert(place(mouse, cat, true), mouses);
        to.insert(place(mouse, cat, false), cats);
    }
    to
}
