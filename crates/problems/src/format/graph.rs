//! The judge's graphs: tests of what they must be.

/// Whether these edges form no cycle; nodes are numbered below `nodes`.
pub fn is_acyclic(nodes: u64, edges: &[(u64, u64)]) -> bool {
    let mut next = vec![Vec::new(); nodes as usize];
    let mut incoming = vec![0; nodes as usize];
    for &(from, to) in edges {
        next[from as usize].push(to as usize);
        incoming[to as usize] += 1;
    }
    let mut free: Vec<usize> = (0..next.len()).filter(|&node| incoming[node] == 0).collect();
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

/// Whether these edges, one fewer than there are nodes, form a tree; nodes are numbered from `base`.
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

/// Whether a word is an octal code.
pub fn is_code(word: &str) -> bool {
    let is_digit = |digit: u8| (b'0'..b'8').contains(&digit);
    match word.split_once('.') {
        Some(("" | "0" | "4", rest)) => rest.len() <= 4096 && rest.bytes().all(is_digit),
        _ => false,
    }
}
