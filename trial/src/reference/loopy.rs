//! Play that may go round.

use super::{line_of, new, Reference};
use rustc_hash::FxHashMap as HashMap;

pub fn reference(program: &str) -> Option<Reference> {
    match program {
        "luogu-p6560" => new(|case| {
            let mut to: HashMap<u64, Vec<u64>> = HashMap::default();
            for edge in case.lists("graph") {
                to.entry(edge[0]).or_default().push(edge[1]);
                to.entry(edge[1]).or_default();
            }
            let pairs = case.lists("pairs");
            let word = |pair: &Vec<u64>| {
                let winner = match to.contains_key(&pair[0]) {
                    true => winners(&to, Some(pair[1])).get(&pair[0]).copied(),
                    false => Some(false), // There is no move.
                };
                winner.map_or("0\n", |first| if first { "1\n" } else { "-1\n" })
            };
            pairs.iter().map(word).collect()
        }),
        "cf787c" => new(|case| {
            let n = case.number("n");
            let steps = ["first", "second"].map(|name| case.numbers(name));
            // A node is a place, and whose turn it is; from the hole, place 0, there is no move.
            let mut to: HashMap<u64, Vec<u64>> = HashMap::default();
            for (place, player) in (0..n).flat_map(|place| [(place, 0), (place, 1)]) {
                let steps = steps[player].iter().filter(|_| place > 0);
                let next = steps.map(|step| 2 * ((place + step) % n) + 1 - player as u64);
                to.insert(2 * place + player as u64, next.collect());
            }
            let won = winners(&to, None);
            let word = |node: u64| match won.get(&node) {
                Some(true) => "Win",
                Some(false) => "Lose",
                None => "Loop",
            };
            let words = |player: u64| line_of((1..n).map(|place| word(2 * place + player)));
            words(0) + &words(1)
        }),
        "abc209-e" => new(|case| {
            let words = case.words("words");
            let triple = |letters: &str| letters.bytes().fold(0, |code, byte| 256 * code + u64::from(byte));
            let mut to: HashMap<u64, Vec<u64>> = HashMap::default();
            let last = |word: &str| triple(&word[word.len() - 3..]);
            for word in &words {
                to.entry(triple(&word[..3])).or_default().push(last(word));
                to.entry(last(word)).or_default();
            }
            let won = winners(&to, None);
            let winner = |word: &&str| match won.get(&last(word)) {
                Some(true) => "Aoki\n",
                Some(false) => "Takahashi\n",
                None => "Draw\n",
            };
            words.iter().map(winner).collect()
        }),
        "leetcode913" => new(|case| {
            let graph: Vec<Vec<u64>> = case.lists("graph");
            let won = winners(&cat_and_mouse(&graph), None);
            let number = match won.get(&position(1, 2, true)) {
                Some(true) => 1,
                Some(false) => 2,
                None => 0,
            };
            format!("{number}\n")
        }),
        _ => None,
    }
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
    for (mouse, cat) in nodes.clone().flat_map(|mouse| nodes.clone().map(move |cat| (mouse, cat))) {
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

/// Node by node, whether the player to move wins within any number of moves, or the other does; a node is not there if
/// neither does. Play of at most k moves is played out for k = 0, 1, 2, ..., of which the last move reaches `end` or
/// leaves no other, until another move changes nothing.
fn winners(to: &HashMap<u64, Vec<u64>>, end: Option<u64>) -> HashMap<u64, bool> {
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
