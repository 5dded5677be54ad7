//! Cat and Mouse.

use crate::problem::*;
use crate::references::loopy::{cat_and_mouse, place, winners};

/// Bounds: one copy.
pub fn problem() -> Problem {
    let n = number("n", 3, 50).within(3, 64).small(6);
    Problem::new(one(parts![n, Part::Own(&Neighbours)]), reference)
}

/// For each node, from 0, its neighbours after their number. At the judge each node has at least one neighbour;
/// neighbours are mutual, distinct, and not the node itself; and node 2 has one other than 0 (the cat is there, and may
/// not go to 0).
struct Neighbours;

impl Own for Neighbours {
    fn name(&self) -> &'static str {
        "neighbours"
    }

    fn count(&self) -> Option<&'static str> {
        Some("n")
    }

    fn check(&self) -> &'static str {
        include_str!("leetcode913.py")
    }

    fn limits(&self) -> Vec<Limit> {
        vec![Limit::Own([
            "Each node has a neighbour, each of them once, and is one of theirs; node 2 has one other than 0",
            "每个节点都有邻居，不重复，且互为邻居；节点 2 除 0 之外还有邻居",
        ])]
    }

    fn read(&self, reader: &mut Reader, case: &mut Case) -> Result<Value, Misread> {
        let nodes = case.number("n");
        let node = number("node", 0, nodes - 1).within(0, nodes - 1);
        let count = number("neighbours", 0, nodes).within(0, nodes);
        let rows = Entries::of(parts![list_of(count, parts![node])]);
        let graph = reader.list(nodes, &rows, case)?;
        let rows: Vec<Vec<u64>> = graph.list().iter().map(Value::numbers).collect();
        reader.at_judge(|| is_undirected(&rows))?;
        Ok(graph)
    }

    fn print(&self, value: &Value, text: &mut Text) {
        text.counted_rows(value.list());
    }

    fn make(&self, made: &mut Made) -> Value {
        let nodes = made.case.number("n");
        // About one in this many pairs of nodes is an edge.
        let of = match made.size {
            Size::UpTo(_) => 2,
            Size::Largest(Shape::Highest) => 1,
            Size::Largest(Shape::Lowest) => u64::MAX,
            _ => made.choose.between(1, nodes),
        };
        let mut is_edge = vec![vec![false; nodes as usize]; nodes as usize];
        for (a, b) in (0..nodes as usize).flat_map(|a| (0..a).map(move |b| (a, b))) {
            let joined = made.choose.below(of) == 0;
            (is_edge[a][b], is_edge[b][a]) = (joined, joined);
        }
        for node in (0..nodes).map(|node| node as usize) {
            let first = usize::from(node == 2);
            if !is_edge[node][first..].contains(&true) {
                let other = if node + 1 < nodes as usize { node + 1 } else { 1 };
                (is_edge[node][other], is_edge[other][node]) = (true, true);
            }
        }
        let row = |row: &Vec<bool>| {
            let to = (0..).zip(row).filter(|of| *of.1).map(|of| of.0);
            Value::List(to.map(Value::Number).collect())
        };
        Value::List(is_edge.iter().map(row).collect())
    }

    /// One edge fewer, removed from both of its ends.
    fn smaller(&self, value: &Value) -> Vec<Value> {
        let mut all = Vec::new();
        let rows = value.list();
        for (a, row) in (0..).zip(rows) {
            for b in row.numbers().into_iter().filter(|&b| a < b) {
                let mut rows = rows.to_vec();
                for (from, to) in [(a, b), (b, a)] {
                    if let Value::List(row) = &mut rows[from as usize] {
                        row.retain(|node| *node != Value::Number(to));
                    }
                }
                all.push(Value::List(rows));
            }
        }
        all
    }
}

fn is_undirected(rows: &[Vec<u64>]) -> bool {
    let is_once = |row: &[u64], node: u64| row.iter().filter(|&&other| other == node).count() == 1;
    let is_right = |(node, row): (u64, &Vec<u64>)| {
        let is_neighbour =
            |&to: &u64| to != node && is_once(&rows[to as usize], node) && is_once(row, to);
        !row.is_empty() && row.iter().all(is_neighbour)
    };
    (0..).zip(rows).all(is_right) && rows[2].iter().any(|&node| node > 0)
}

fn reference(case: &Case, _: &mut Witness) -> String {
    let graph: Vec<Vec<u64>> = case.lists("neighbours");
    let won = winners(&cat_and_mouse(&graph), None);
    let number = match won.get(&place(1, 2, true)) {
        Some(true) => 1,
        Some(false) => 2,
        None => 0,
    };
    format!("{number}\n")
}
