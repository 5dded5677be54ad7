//! Writes a seeded input: `generate PROBLEM SIZE`, where SIZE is the number of pairs, heaps or edges.

use std::io::{self, BufWriter, Write};

fn main() -> io::Result<()> {
    let arguments: Vec<String> = std::env::args().collect();
    let size: u64 = arguments[2].parse().unwrap();
    let mut output = BufWriter::new(io::stdout().lock());
    // xorshift64
    let mut state = 88_172_645_463_325_252_u64;
    let mut next = |bound: u64| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state % bound
    };
    const BOUND: u64 = 1_000_000_001;
    match arguments[1].as_str() {
        "poj1067" => {
            for _ in 0..size {
                writeln!(output, "{} {}", next(BOUND), next(BOUND))?;
            }
        }
        "hdu1846" => {
            writeln!(output, "{}", size)?;
            for _ in 0..size {
                writeln!(output, "{} {}", next(BOUND), next(BOUND))?;
            }
        }
        "library-nim-product-64" => {
            writeln!(output, "{}", size)?;
            for _ in 0..size {
                writeln!(output, "{} {}", next(u64::MAX), next(u64::MAX))?;
            }
        }
        // Cases of 1 to 100 heaps, the judge's own limit.
        "hdu1850" => {
            let mut left = size;
            while left > 0 {
                let heaps = (1 + next(100)).min(left);
                write!(output, "{}", heaps)?;
                for _ in 0..heaps {
                    write!(output, " {}", next(BOUND))?;
                }
                writeln!(output)?;
                left -= heaps;
            }
            writeln!(output, "0")?;
        }
        // Three tokens.
        "dag-tokens" => {
            let nodes = size / 10;
            graph(&mut output, nodes, 1, &mut next)?;
            writeln!(output, "3 1 {} {}", nodes / 2, nodes / 3)?;
        }
        // As many positions as nodes, each of up to ten tokens.
        "hdu1524" => {
            let nodes = size / 10;
            graph(&mut output, nodes, 0, &mut next)?;
            for _ in 0..nodes {
                let tokens = 1 + next(10);
                write!(output, "{}", tokens)?;
                for _ in 0..tokens {
                    write!(output, " {}", next(nodes))?;
                }
                writeln!(output)?;
            }
            writeln!(output, "0")?;
        }
        _ => panic!("which problem?"),
    }
    output.flush()
}

// Ten edges from each node, each to a greater one; nodes count from `first`.
fn graph(
    output: &mut impl Write,
    nodes: u64,
    first: u64,
    next: &mut impl FnMut(u64) -> u64,
) -> io::Result<()> {
    writeln!(output, "{}", nodes)?;
    for node in 0..nodes {
        let ahead = nodes - 1 - node;
        let edges = if ahead == 0 { 0 } else { 10 };
        write!(output, "{}", edges)?;
        for _ in 0..edges {
            write!(output, " {}", first + node + 1 + next(ahead))?;
        }
        writeln!(output)?;
    }
    Ok(())
}
