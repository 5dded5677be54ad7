//! Sagheer and apple tree: how many swaps make the first player lose.

use crate::hard::{balanced, listed, numbers};
use crate::problem::*;
use crate::references::staircase::swaps_lost;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let n = number("n", 2, 100_000).within(1, u64::MAX).small(5);
    let apples = times("apples", "n", number("apples", 1, 10_000_000).small(2));
    Problem::new(one(parts![n, Line, apples, Part::Own(&Parents)]), reference).hard(hard)
}

/// The parents of the nodes 2, 3, ... of a tree with root 1, on one line. All its leaves have depths of one parity.
struct Parents;

impl Own for Parents {
    fn name(&self) -> &'static str {
        "parents"
    }

    fn count(&self) -> Option<&'static str> {
        Some("n")
    }

    fn check(&self) -> &'static str {
        include_str!("cf812e.py")
    }

    fn read(&self, reader: &mut Reader, case: &mut Case) -> Result<Value, Misread> {
        let nodes = case.number("n");
        let parent = number("parent", 1, nodes).within(1, nodes);
        let parents = reader.list(nodes - 1, &Entries::of(parts![parent]), case)?;
        reader.at_judge(|| is_level(&parents.numbers()))?;
        Ok(parents)
    }

    fn print(&self, value: &Value, text: &mut Text) {
        text.rows(std::slice::from_ref(value));
    }

    fn make(&self, made: &mut Made) -> Value {
        let nodes = made.case.number("n");
        // A tree of 2 nodes has its leaf at depth 1.
        let deep = match nodes {
            0 | 1 => 0,
            2 => 1,
            _ => made.choose.below(2),
        };
        let (mut depth, mut children) = (vec![0], vec![0]);
        let mut parents: Vec<u64> = Vec::new();
        // The leaves of the wrong parity so far; each needs a child.
        let mut wrong = deep;
        for left in (1..nodes).rev() {
            let among = depth.len() as u64;
            let mut parent = match made.size {
                Size::Largest(Shape::Lowest) => 0,
                Size::Largest(Shape::Random | Shape::Highest) => among - 1,
                _ => made.choose.below(among),
            } as usize;
            let is_wrong = |depth: u64| depth % 2 != deep;
            let after = |parent: usize| {
                let was = u64::from(children[parent] == 0 && is_wrong(depth[parent]));
                wrong - was + u64::from(is_wrong(depth[parent] + 1))
            };
            // Leave room for the children that the others need, and a place for the last one.
            while after(parent) >= left {
                parent = (parent + 1) % depth.len();
            }
            wrong = after(parent);
            children[parent] += 1;
            depth.push(depth[parent] + 1);
            children.push(0);
            parents.push(parent as u64);
        }
        // Rename all nodes except the root.
        let mut name: Vec<u64> = (0..nodes).collect();
        made.shuffle(&mut name[1..]);
        let mut named = vec![0; parents.len()];
        for (node, &parent) in (1..).zip(&parents) {
            named[name[node] as usize - 1] = name[parent as usize] + 1;
        }
        numbers(&named)
    }
}

/// Whether these parents of the nodes 2, 3, ... form a tree with root 1 whose leaves all have depths of one parity.
fn is_level(parents: &[u64]) -> bool {
    let mut children = vec![Vec::new(); parents.len() + 2];
    for (node, &parent) in (2..).zip(parents) {
        children[parent as usize].push(node);
    }
    let mut reached = vec![(1, 0)];
    let mut leaves = [false; 2];
    let mut next = 0;
    while let Some(&(node, depth)) = reached.get(next) {
        next += 1;
        leaves[depth % 2] |= children[node].is_empty();
        reached.extend(children[node].iter().map(|&child| (child, depth + 1)));
    }
    reached.len() == parents.len() + 1 && leaves != [true; 2]
}

fn reference(case: &Case, _: &mut Witness) -> String {
    let (apples, parents) = (case.numbers("apples"), case.numbers("parents"));
    line(&[swaps_lost(&apples, &parents)])
}

/// Apples on a star and on a path, where the heaps have nim-sum 0, or one of them differs.
fn hard(random: &mut Random) -> Vec<Parts> {
    // So many equal leaves that the number of pairs is above 2^32.
    let mut star = listed("apples", &[1; 99_999]);
    star.push(("parents", numbers(&[1; 99_998])));
    let mut all = vec![star];
    for length in [2000, 60, 5, 3] {
        let Some(heaps) = balanced(length, 10_000_000, random) else { continue };
        let star = [vec![heaps[0]], heaps.clone()].concat();
        // The heaps from the last node up; above each is a node that does not count.
        let path: Vec<u64> = heaps.iter().flat_map(|&heap| [heap ^ 1 | 2, heap]).collect();
        for apples in [star.clone(), path.clone()] {
            let parents: Vec<u64> = if apples.len() == path.len() {
                (1..apples.len() as u64).collect()
            } else {
                vec![1; apples.len() - 1]
            };
            let mut won = apples.clone();
            *won.last_mut().expect("a heap") ^= 2;
            for apples in [apples, won] {
                let mut parts = listed("apples", &apples);
                parts.push(("parents", numbers(&parents)));
                all.push(parts);
            }
        }
    }
    all.retain(|parts| !format!("{parts:?}").contains("Number(0)"));
    all
}
