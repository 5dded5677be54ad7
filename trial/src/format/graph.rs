//! What the judge's graphs are.

/// Whether no path of these edges comes back; nodes are numbered below `nodes`.
pub fn is_acyclic(nodes: u64, edges: &[(u64, u64)]) -> bool {
    let mut next = vec![Vec::new(); nodes as usize];
    let mut incoming = vec![0; nodes as usize];
    for &(from, to) in edges {
        next[from as usize].push(to as usize);
        incoming[to as usize] += 1;
    }
    let mut free: Vec<usize> = (0..next.len())
        .filter(|&node| incoming[node] == 0)
        .collect();
    let mut done = 0;
    while let Some(node) = free.pop() {
        done += 1;
        for &to in &next[node] {
            incoming[to] -= 1;
            if incoming[to] == 0 {
                free.push(to);
            }
        }
    }
    done == next.len()
}

/// Whether each node is a neighbour of its neighbours, of which it has at least one, each once and none of them itself;
/// and node 2 has one other than 0.
pub fn is_undirected(rows: &[Vec<u64>]) -> bool {
    let is_once = |row: &[u64], node: u64| row.iter().filter(|&&other| other == node).count() == 1;
    let is_right = |(node, row): (u64, &Vec<u64>)| {
        let is_neighbour =
            |&to: &u64| to != node && is_once(&rows[to as usize], node) && is_once(row, to);
        !row.is_empty() && row.iter().all(is_neighbour)
    };
    (0..).zip(rows).all(is_right)
        && rows
            .get(2)
            .is_none_or(|row| row.iter().any(|&node| node > 0))
}

/// Whether as many edges as there are nodes, less one, make a tree; nodes are numbered from `base` on.
pub fn is_tree(base: u64, edges: &[(u64, u64)]) -> bool {
    let mut root: Vec<usize> = (0..=edges.len()).collect();
    edges.iter().all(|&(a, b)| {
        let mut find = |node: u64| {
            let mut node = (node - base) as usize;
            while root[node] != node {
                root[node] = root[root[node]];
                node = root[node];
            }
            node
        };
        let (a, b) = (find(a), find(b));
        root[a] = b;
        a != b
    })
}

/// Whether these parents of the nodes 2, 3, ... make a tree with the root 1, whose leaves are at depths of one parity.
pub fn is_level(parents: &[u64]) -> bool {
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

/// Whether each node has two edges, and all cycles are of three nodes at least; nodes are numbered from 1 on, as many
/// as there are edges.
pub fn is_cycles(edges: &[(u64, u64)]) -> bool {
    let mut beside = vec![Vec::new(); edges.len() + 1];
    for &(a, b) in edges {
        beside[a as usize].push(b);
        beside[b as usize].push(a);
    }
    let is_of_two = |(node, beside): (usize, &Vec<u64>)| match beside[..] {
        [one, other] => one != other && one != node as u64 && other != node as u64,
        _ => false,
    };
    beside.iter().enumerate().skip(1).all(is_of_two)
}

/// Whether a word is an octal code.
pub fn is_code(word: &str) -> bool {
    let is_digit = |digit: u8| (b'0'..b'8').contains(&digit);
    match word.split_once('.') {
        Some(("" | "0" | "4", rest)) => rest.len() <= 4096 && rest.bytes().all(is_digit),
        _ => false,
    }
}
